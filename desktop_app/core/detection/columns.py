"""Detects a table's header and columns from its first rows, and the column with the phone numbers."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice, pairwise
from statistics import median

from desktop_app.core.countries.column import find_country_column
from desktop_app.core.detection.cells import is_blank, number_text, says_nothing
from desktop_app.core.detection.column_names import column_called, column_letter, is_header_word, name_hint, names_of
from desktop_app.core.detection.phone_cells import DAMAGED_NUMBER, SAYS_NOTHING, is_phone, read_cell, trust_in
from desktop_app.core.detection.table import CellValue, Column, ReadOptions, Row, SheetName, SheetNumbers, TableShape
from desktop_app.core.errors import HeaderMissing
from desktop_app.core.numbers.number_parser import verdicts_on
from desktop_app.core.numbers.phone import NumberReader, normalise
from desktop_app.core.numbers.problems import NumberProblem

__all__ = ["SAMPLE_ROWS", "SheetCandidate", "best_sheet", "column_letter", "phone_cells", "shape_of"]

# Detection looks at this many rows.
SAMPLE_ROWS = 1_000

# The likeness that a column needs: below it, phone numbers are the exception. A column whose name says "phone" needs
# less.
_LEAST_LIKENESS = 0.3
_LEAST_WITH_NAME = 0.1
# Of two columns of the same quality, the fuller one wins.
_WEIGHT_OF_FILL = 0.3
_FEWEST_OF_SHEET = 2


@dataclass(frozen=True, slots=True)
class SheetCandidate:
    """A sheet with its shape and the count of phone numbers in its phone column (see `phone_cells`).

    `whole` is True if all of its rows were examined, so that the count is complete.
    """

    sheet: SheetName
    shape: TableShape
    phone_cells: int
    whole: bool = True


@dataclass(frozen=True, slots=True)
class _Profile:
    column: Column
    likeness: float
    fill: float
    trust: float = 1.0

    @property
    def score(self) -> float:
        return self.likeness + self.fill * _WEIGHT_OF_FILL + name_hint(self.column.name)

    @property
    def qualifies(self) -> bool:
        hint = name_hint(self.column.name)
        return self.likeness + min(hint, 0) / 3 >= (_LEAST_WITH_NAME if hint > 0 else _LEAST_LIKENESS)


def shape_of(  # noqa: PLR0913 - a person may fix each of them
    sample: Sequence[Row],
    country: str | None = None,
    column: str | None = None,
    *,
    more: Sequence[str] = (),
    header: int | None = None,
    country_column: str | None = None,
    among: int | None = None,
    read: NumberReader = normalise,
) -> TableShape:
    """Return the header, columns and phone column of the table whose rows begin with `sample` (up to `SAMPLE_ROWS`).

    `country` (ISO 3166-1 alpha-2) decides about nationally written numbers; without it their spelling does. The other
    arguments are what the person chose, as in `ReadOptions`: columns by name or letter, and `header` as a row number,
    or 0 for no header. `read` is `normalise` or a faster equivalent. `phone_column` is None if no column looks like
    phone numbers.
    Raises HeaderMissing if the table lacks the chosen header row, and ColumnMissing if it lacks a chosen column. It
    raises no ColumnMissing if the columns were chosen `among` another number of columns: then it detects them anew.
    """
    rows = filled_rows(sample[:SAMPLE_ROWS])
    number = _found_header(rows, country) if header is None else _given_header(sample, header)
    named = next((row for row in rows if row.number == number), None)
    data = [row for row in rows if row.number > (number or 0)]
    width = max((_width(row) for row in (*data, *([named] if named else ()))), default=0)
    names = names_of(named.cells if named else (), width)
    profiles = [_profile(index, name, data, country, read) for index, name in enumerate(names)]
    if len(profiles) > 1:  # a single column is the list, whatever the order of its numbers
        profiles = [replace(profile, likeness=profile.likeness * profile.trust) for profile in profiles]
    columns = tuple(profile.column for profile in profiles)
    chosen = ReadOptions(column=column, more_columns=tuple(more), country_column=country_column, among=among)
    meant = chosen.meant_among(len(columns))
    find = partial(column_called, columns, among=meant.among)
    phone = find(meant.column) if meant.column else _phone_column(profiles)
    others = _others(find, phone, meant.more_columns)
    if phone is None and others:  # the person chose it, though detection would not
        phone, others = others[0], others[1:]
    taken = [each.index for each in (phone, *others) if each]
    below = [row.cells for row in data]
    told = find(meant.country_column) if meant.country_column and taken else meant.country_column
    return TableShape(number, columns, phone, others, _country_column(columns, below, told, taken, country))


def _found_header(rows: Sequence[FilledRow], country: str | None) -> int | None:
    index = find_header(rows, country)
    return None if index is None else rows[index].number


def _given_header(sample: Sequence[Row], header: int) -> int | None:
    if header > len(sample):
        raise HeaderMissing(row=header, rows=len(sample))
    return header or None


def _others(find: Callable[[str], Column], phone: Column | None, more: Sequence[str]) -> tuple[Column, ...]:
    found = {column.index: column for column in map(find, more) if column != phone}
    return tuple(found[index] for index in sorted(found))


def _country_column(
    columns: Sequence[Column],
    data: Sequence[Row],
    wanted: Column | str | None,
    phone: Collection[int],
    default: str | None,
) -> Column | None:
    if isinstance(wanted, Column):
        return None if wanted.index in phone else wanted
    if not phone or wanted == "":
        return None
    country = find_country_column(columns, data, phone, default)
    return country.column if country else None


def phone_cells(
    sample: Sequence[Row], shape: TableShape, country: str | None = None, read: NumberReader = normalise
) -> int:
    """Return how many cells of the shape's phone column are phone numbers."""
    if shape.phone_column is None:
        return 0
    index = shape.phone_column.index
    cells = (row[index] for row in sample[shape.header_row or 0 :] if index < len(row))
    readings = (read_cell(cell, country, read) for cell in cells)
    return sum(reading is not None and reading.phone for reading in readings)


def best_sheet(candidates: Sequence[SheetCandidate]) -> SheetCandidate | None:
    """Return the best sheet to read, or None if there is none.

    A sheet with a phone column comes first, then a visible one, then the one with the most phone cells, then the
    earliest.
    """
    return max(candidates, key=_rank, default=None)


def other_sheets(candidates: Sequence[SheetCandidate], chosen: SheetCandidate) -> list[SheetNumbers]:
    """Return the other visible sheets with phone numbers. A single number isn't enough, because it may be chance."""
    return [
        SheetNumbers(each.sheet.name, each.phone_cells, each.whole)
        for each in candidates
        if each is not chosen and not each.sheet.hidden and each.phone_cells >= _FEWEST_OF_SHEET
    ]


def _rank(candidate: SheetCandidate) -> tuple[bool, bool, int, bool]:
    found = candidate.shape.phone_column is not None
    visible = not candidate.sheet.hidden
    return found, visible, candidate.phone_cells, bool(candidate.shape.columns)


def _width(row: FilledRow) -> int:
    return max(index for index, cell in enumerate(row.cells, 1) if not is_blank(cell))


def _profile(index: int, name: str, data: Sequence[FilledRow], country: str | None, read: NumberReader) -> _Profile:
    cells = (row.cells[index] if index < len(row.cells) else None for row in data)
    readings = [reading for reading in (read_cell(cell, country, read) for cell in cells) if reading is not None]
    if not readings:
        return _Profile(Column(index, name), 0.0, 0.0)
    share = sum(reading.phone for reading in readings) / len(readings)
    telling = [reading for reading in readings if reading is not SAYS_NOTHING]
    likeness = sum(reading.likeness for reading in telling) / len(telling) if telling else 0.0
    return _Profile(Column(index, name, share), likeness, len(readings) / len(data), trust_in(readings))


def _phone_column(profiles: Sequence[_Profile]) -> Column | None:
    candidates = [profile for profile in profiles if profile.qualifies]
    best = max(candidates, key=lambda profile: profile.score, default=None)
    return best.column if best else None


# --- The header row ---


# Few titles, dates and blank lines stand above a header. The first rows are enough to see a table's width.
_ROWS_ABOVE = 30
_TYPICAL_ROWS = 200
_LONGEST_NAME, _LONGEST_NOTE = 30, 250
# From this likeness on, a cell above a header may be a phone number.
_MAY_BE_NUMBER = 0.4
# The cell count of a line above the table, such as "Exported, 2025-06-01".
_LABEL_AND_VALUE = 2
_MOST_TITLES, _WIDEST_TITLE = 10, 20
# Judging a cell is slow, and a row may have thousands. So only this many names, and cells below each, are examined.
_MOST_HINTS, _FEW_CELLS = 10, 20
_DIGIT = re.compile(r"\d")
_CONTACT = re.compile(
    r"hot ?line|support|service|servi[zç]|soporte|suporte|help|hilfe|aide|ayuda|ajuda|aiuto|conta[ct]|kontakt|question"
    r"|fragen|pregunta|dúvida|pergunta|domand|info|电话|热线|联系|客服",
    re.I,
)
_COUNTED = re.compile(r"([^\W\d_][^\d]{0,20})(\d{1,5})")
_FEWEST_COUNTED = 3


@dataclass(frozen=True, slots=True)
class FilledRow:
    """A row that isn't blank, with its number as the person counts it."""

    number: int
    cells: Row

    @property
    def filled(self) -> int:
        """The number of its filled cells."""
        return sum(not is_blank(cell) for cell in self.cells)


def filled_rows(sample: Sequence[Row]) -> list[FilledRow]:
    """Return the rows that aren't blank."""
    rows = (FilledRow(number, row) for number, row in enumerate(sample, 1))
    return [row for row in rows if any(not is_blank(cell) for cell in row.cells)]


def find_header(rows: Sequence[FilledRow], country: str | None) -> int | None:
    """Return the index into `rows` of the header, or None if the first row is already data.

    A word such as Mobile above phone numbers identifies it for sure. Otherwise the header is the first row below titles
    and lines such as "Exported, 2025-06-01", if it can name columns; or the last of those lines, if it has header
    words.
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
    """Return the first text-only row with a phone word above phone numbers.

    Return None if a number already stands above it, but for one that a title names: "Hotline, 0800 123 4567".
    """
    for index, row in enumerate(rows[:_ROWS_ABOVE]):
        if not all(isinstance(cell, str) for cell in row.cells if not is_blank(cell)):
            continue
        column = _named_numbers(rows, index, country)
        if column is not None and not _has_number(row, country):
            above = [other for other in rows[:index] if _has_number(other, country) or _may_be(other, column, country)]
            return index if not above or (len(above) == 1 and _is_contact_line(above[0], row.filled)) else None
    return None


def _first_below_titles(rows: Sequence[FilledRow], country: str | None) -> int | None:
    """Return the first row that isn't a title: one with what may be a number, or one with enough filled cells.

    Enough is half of the table's usual width, and more than a label and a value. If no row above a blank line has a
    number, and the row below the line can name columns, all rows above it are titles.
    """
    usual = median(row.filled for row in rows[:_TYPICAL_ROWS])
    enough = max(1.0, usual / 2 if usual > 2 else usual)
    if usual > _LABEL_AND_VALUE:
        enough = max(enough, _LABEL_AND_VALUE + 1)
    above_blank = _titles_above_blank(rows, country)
    if above_blank and rows[above_blank].filled >= enough and _names_columns(rows, above_blank, country):
        return above_blank
    above = enumerate(rows[:_ROWS_ABOVE])
    return next((index for index, row in above if row.filled >= enough or _may_have_number(row, country)), None)


def _titles_above_blank(rows: Sequence[FilledRow], country: str | None) -> int:
    """Return how many rows stand above the last blank line among the first rows without any number, or 0."""
    last = 0
    for index, row in enumerate(rows[:_MOST_TITLES]):
        if index and row.number > rows[index - 1].number + 1:
            last = index
        if row.filled > _WIDEST_TITLE or _may_have_number(row, country):
            break
    return last


def _has_number(row: FilledRow, country: str | None) -> bool:
    return any(_is_number(cell, country) for cell in row.cells if not is_blank(cell))


def _is_number(cell: CellValue, country: str | None) -> bool:
    """Return True for a phone number, also a damaged one, or one among words that are too many for `is_phone`."""
    reading = read_cell(cell, country)
    if reading is None or reading.phone or reading is DAMAGED_NUMBER:
        return reading is not None
    wordy = isinstance(cell, str) and _LONGEST_NAME < len(cell) <= _LONGEST_NOTE and len(_DIGIT.findall(cell)) > 6
    found = verdicts_on(str(cell), country) if wordy else ()
    return any(each.found.valid or each.found.problem == NumberProblem.NO_COUNTRY for each in found)


def _may_have_number(row: FilledRow, country: str | None) -> bool:
    """Return True if a cell is a number, or may be one that is too short, or a national one without a country."""
    every = range(len(row.cells))
    return any(_may_be(row, column, country) for column in every) or _has_number(row, country)


def _may_be(row: FilledRow, column: int, country: str | None) -> bool:
    reading = read_cell(row.cells[column], country) if column < len(row.cells) else None
    return reading is not None and reading.likeness >= _MAY_BE_NUMBER


def _is_contact_line(row: FilledRow, width: int) -> bool:
    """Return True for a title that says whose number it has, above a header of `width` names: Hotline, 0800 123 4567.

    A line of a list has somebody's name there, which says nothing of numbers.
    """
    texts = [cell for cell in row.cells if not is_blank(cell)]
    label = texts[0]
    if not isinstance(label, str) or len(texts) > min(width, _LABEL_AND_VALUE):
        return False
    digits = len(_DIGIT.findall(label))
    if len(texts) == _LABEL_AND_VALUE:
        return not digits and (name_hint(label) != 0 or _CONTACT.search(label) is not None)
    return width > 1 and (name_hint(label) != 0 or sum(map(str.isalpha, label)) > digits)


def _better_below(rows: Sequence[FilledRow], first: int, country: str | None) -> int:
    """Return the lower row of a two-row header if only it has header words or names the numbers, else the upper one."""
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
    """Return the first column in which a word such as Mobile in this row stands above mostly phone numbers."""
    hints = (column for column, cell in enumerate(rows[index].cells) if _hints_at_numbers(cell))
    for column in islice(hints, _MOST_HINTS):
        under = [row.cells[column] for row in rows[index + 1 : index + 51] if column < len(row.cells)]
        filled = [value for value in under if not is_blank(value)][:_FEW_CELLS]
        if filled and 2 * sum(is_phone(value, country) for value in filled) > len(filled):
            return column
    return None


def _hints_at_numbers(cell: CellValue) -> bool:
    return isinstance(cell, str) and len(cell) <= _LONGEST_NAME and name_hint(cell) > 0 and not _is_value(cell)


def _words_in(row: FilledRow) -> int:
    return sum(isinstance(cell, str) and is_header_word(cell) for cell in row.cells)


def _names_columns(rows: Sequence[FilledRow], index: int, country: str | None) -> bool:
    """Return True if the row can be a header: only text, no phone number, nothing that is a value."""
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
    """Return the texts that differ only by a counter, such as F1, F2, F3: they name columns despite their digits."""
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
    """Return True for text that is mostly digits or an e-mail address, and so doesn't name a column."""
    digits = len(_DIGIT.findall(text))
    return digits >= 5 or 2 * digits > len(text) or ("@" in text and "." in text)


def _contrasts(row: FilledRow, below: Sequence[FilledRow], country: str | None) -> bool:
    """Return True if mostly numbers, dates or phone numbers stand below some name."""
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
    """Return True if all cells are words. Then the first row counts as the header, because most lists have one."""
    return all(isinstance(cell, str) and not _is_value(number_text(cell)) for row in rows for cell in row.cells
               if not is_blank(cell))  # fmt: skip
