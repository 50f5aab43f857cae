"""Which row names the columns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from desktop_app.core.cells import is_blank, number_text, says_nothing
from desktop_app.core.column_names import is_header_word, name_hint
from desktop_app.core.phone_cells import is_phone
from desktop_app.core.table import Row

# Titles, dates and blank lines above the header are few; a table's first rows are enough to see its width.
_ROWS_ABOVE = 30
_TYPICAL_ROWS = 200
_LONGEST_NAME = 30
_DIGIT = re.compile(r"\d")


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
    """The index into `rows` of the header, None where the first of them is data already.

    Rows above that fill less than half of the table's usual width are titles, unless one
    stands right above the data and holds words that name columns.
    """
    if not rows:
        return None
    usual = median(row.filled for row in rows[:_TYPICAL_ROWS])
    enough = max(1.0, usual / 2 if usual > 2 else usual)
    wide = [index for index, row in enumerate(rows[:_ROWS_ABOVE]) if row.filled >= enough]
    if not wide:
        return None
    first = wide[0]
    if _names_columns(rows, first, country):
        return _better_below(rows, first, country)
    above = first - 1
    if above >= 0 and _names_columns(rows, above, country) and _words_in(rows[above]):
        return above
    return None


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
    """Whether a word such as Mobile in the row stands above cells that are mostly phone numbers."""
    for column, cell in enumerate(rows[index].cells):
        if isinstance(cell, str) and len(cell) <= _LONGEST_NAME and name_hint(cell) > 0:
            under = [row.cells[column] for row in rows[index + 1 : index + 51] if column < len(row.cells)]
            filled = [value for value in under if not is_blank(value)]
            if filled and 2 * sum(is_phone(value, country) for value in filled) > len(filled):
                return True
    return False


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
    if any(says_nothing(text) or _is_value(text) for text in texts):
        return False
    if _words_in(row):
        return True
    below = rows[index + 1 : index + 51]
    return _contrasts(row, below, country) or not below or (len(texts) > 1 and _all_text(below))


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
