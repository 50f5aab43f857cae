"""Which row names the columns."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice, pairwise
from statistics import median

from desktop_app.core.cells import is_blank, number_text, says_nothing
from desktop_app.core.column_names import is_header_word, name_hint
from desktop_app.core.phone_cells import is_phone
from desktop_app.core.table import CellValue, Row

# Titles, dates and blank lines above the header are few; a table's first rows are enough to see its width.
_ROWS_ABOVE = 30
_TYPICAL_ROWS = 200
_LONGEST_NAME = 30
# Cells of a line above the table, such as "Exported, 2025-06-01".
_LABEL_AND_VALUE = 2
_MOST_TITLES, _WIDEST_TITLE = 10, 20
# Judging a cell takes long, and a row may have thousands: so many names, and so many cells below each, are looked at.
_MOST_HINTS, _FEW_CELLS = 10, 20
_DIGIT = re.compile(r"\d")
_COUNTED = re.compile(r"([^\W\d_][^\d]{0,20})(\d{1,5})")
_FEWEST_COUNTED = 3


@dataclass(frozen=True, slots=True)
class FilledRow:
    """A row with something in it, its number as the person counts it."""

    number: int
    cells: Row

    @property
    def filled(self) -> int:
        """How many of its cells hold something."""
        return sum(not is_blank(cell) for cell in self.cells)


def filled_rows(sample: Sequence[Row]) -> list[FilledRow]:
    """The rows with something in them."""
    rows = (FilledRow(number, row) for number, row in enumerate(sample, 1))
    return [row for row in rows if any(not is_blank(cell) for cell in row.cells)]


def find_header(rows: Sequence[FilledRow], country: str | None) -> int | None:
    """Return the index into `rows` of the header, None where the first of them is data already.

    A word such as Mobile above phone numbers tells it for sure. Else it is the first row below titles and lines such as
    "Exported, 2025-06-01" that can name columns, or the last of those, where it has words that do.
    """
    if not rows:
        return None
    sure = _row_that_names_numbers(rows, country)
    if sure is not None:
        return sure
    first = _first_below_titles(rows, country)
    if first is None:
        return None
    if _names_columns(rows, first, country):
        return _better_below(rows, first, country)
    above = first - 1
    if above >= 0 and _names_columns(rows, above, country) and _words_in(rows[above]):
        return above
    return None


def _row_that_names_numbers(rows: Sequence[FilledRow], country: str | None) -> int | None:
    """The first row with nothing but text and a word above phone numbers; not below two numbers of that column."""
    for index, row in enumerate(rows[:_ROWS_ABOVE]):
        if not all(isinstance(cell, str) for cell in row.cells if not is_blank(cell)):
            continue
        column = _named_numbers(rows, index, country)
        if column is not None:
            above = (other.cells[column] for other in rows[:index] if column < len(other.cells))
            return index if sum(is_phone(cell, country) for cell in above if not is_blank(cell)) < 2 else None
    return None


def _first_below_titles(rows: Sequence[FilledRow], country: str | None) -> int | None:
    """The first row that is no title: that fills half of the table's usual width, and more than a label and a value.

    Where no row above a blank line has a number, and the one below it can name columns, all above are titles.
    """
    usual = median(row.filled for row in rows[:_TYPICAL_ROWS])
    enough = max(1.0, usual / 2 if usual > 2 else usual)
    if usual > _LABEL_AND_VALUE:
        enough = max(enough, _LABEL_AND_VALUE + 1)
    above_blank = _titles_above_blank(rows, country)
    if above_blank and rows[above_blank].filled >= enough and _names_columns(rows, above_blank, country):
        return above_blank
    wide = (index for index, row in enumerate(rows[:_ROWS_ABOVE]) if row.filled >= enough or _has_number(row, country))
    return next(wide, None)


def _titles_above_blank(rows: Sequence[FilledRow], country: str | None) -> int:
    """How many rows without a number stand above the last blank line among them; 0 where it has none."""
    last = 0
    for index, row in enumerate(rows[:_MOST_TITLES]):
        if index and row.number > rows[index - 1].number + 1:
            last = index
        if row.filled > _WIDEST_TITLE or _has_number(row, country):
            break
    return last


def _has_number(row: FilledRow, country: str | None) -> bool:
    return any(is_phone(cell, country) for cell in row.cells if not is_blank(cell))


def _better_below(rows: Sequence[FilledRow], first: int, country: str | None) -> int:
    """Of a header in two rows, the lower one, where only it holds words that name columns, or names the numbers."""
    below = first + 1
    if below >= len(rows) or not _names_columns(rows, below, country):
        return first
    if _names_numbers(rows, below, country) and not _names_numbers(rows, first, country):
        return below
    if _words_in(rows[first]) or rows[below].filled < rows[first].filled:
        return first
    return below if _words_in(rows[below]) else first


def _names_numbers(rows: Sequence[FilledRow], index: int, country: str | None) -> bool:
    return _named_numbers(rows, index, country) is not None


def _named_numbers(rows: Sequence[FilledRow], index: int, country: str | None) -> int | None:
    """The first column for which a word such as Mobile in the row stands above cells that are mostly phone numbers."""
    hints = (column for column, cell in enumerate(rows[index].cells) if _hints_at_numbers(cell))
    for column in islice(hints, _MOST_HINTS):
        under = [row.cells[column] for row in rows[index + 1 : index + 51] if column < len(row.cells)]
        filled = [value for value in under if not is_blank(value)][:_FEW_CELLS]
        if filled and 2 * sum(is_phone(value, country) for value in filled) > len(filled):
            return column
    return None


def _hints_at_numbers(cell: CellValue) -> bool:
    return isinstance(cell, str) and len(cell) <= _LONGEST_NAME and name_hint(cell) > 0


def _words_in(row: FilledRow) -> int:
    return sum(isinstance(cell, str) and is_header_word(cell) for cell in row.cells)


def _names_columns(rows: Sequence[FilledRow], index: int, country: str | None) -> bool:
    """Whether the row can be a header: only text, no phone number, nothing that is a value."""
    row = rows[index]
    texts = []
    for cell in row.cells:
        if is_blank(cell):
            continue
        if not isinstance(cell, str) or is_phone(cell, country):
            return False
        texts.append(number_text(cell))
    counted = _counted_names(texts)
    if any(says_nothing(text) or (_is_value(text) and text not in counted) for text in texts):
        return False
    if _words_in(row):
        return True
    below = rows[index + 1 : index + 51]
    return _contrasts(row, below, country) or not below or (len(texts) > 1 and _all_text(below))


def _counted_names(texts: Sequence[str]) -> set[str]:
    """Those of a row that say the same and are counted on, such as F1, F2, F3: names of columns, digits or not."""
    groups: dict[str, list[tuple[int, str]]] = defaultdict(list)
    for text in texts:
        if found := _COUNTED.fullmatch(text):
            groups[found[1]].append((int(found[2]), text))
    return {
        text
        for group in groups.values()
        if len(group) >= _FEWEST_COUNTED
        and all(1 <= later - number <= _FEWEST_COUNTED for (number, _), (later, _) in pairwise(group))
        for _, text in group
    }


def _is_value(text: str) -> bool:
    """Mostly digits, or an e-mail address: no name of a column."""
    digits = len(_DIGIT.findall(text))
    return digits >= 5 or 2 * digits > len(text) or ("@" in text and "." in text)


def _contrasts(row: FilledRow, below: Sequence[FilledRow], country: str | None) -> bool:
    """Whether below some name stand mostly numbers, dates or phone numbers."""
    for column, cell in enumerate(row.cells):
        if is_blank(cell):
            continue
        under = [other.cells[column] for other in below if column < len(other.cells)]
        filled = [value for value in under if not is_blank(value)]
        values = sum(not isinstance(v, str) or _is_value(number_text(v)) or is_phone(v, country) for v in filled)
        if filled and 2 * values >= len(filled):
            return True
    return False


def _all_text(rows: Sequence[FilledRow]) -> bool:
    """Nothing but words: then the first row is taken for names, as most lists have them."""
    return all(isinstance(cell, str) and not _is_value(number_text(cell)) for row in rows for cell in row.cells
               if not is_blank(cell))  # fmt: skip
