"""What the first rows of a table tell: its header, its columns, and which of them holds the phone numbers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial

from desktop_app.core.cells import is_blank
from desktop_app.core.column_names import column_called, column_letter, name_hint, names_of
from desktop_app.core.country_column import find_country_column
from desktop_app.core.errors import HeaderMissing
from desktop_app.core.header_row import FilledRow, filled_rows, find_header
from desktop_app.core.phone import NumberReader, normalise
from desktop_app.core.phone_cells import SAYS_NOTHING, read_cell, trust_in
from desktop_app.core.table import Column, ReadOptions, Row, SheetName, SheetNumbers, TableShape

__all__ = ["SAMPLE_ROWS", "SheetCandidate", "best_sheet", "column_letter", "phone_cells", "shape_of"]

# So many first rows tell what a table holds.
SAMPLE_ROWS = 1_000

# The likeness that a column needs: below, phone numbers are the exception in it. A name that
# says "phone" needs less from the data.
_LEAST_LIKENESS = 0.3
_LEAST_WITH_NAME = 0.1
# Fuller columns win over sparse ones of the same quality.
_WEIGHT_OF_FILL = 0.3
_FEWEST_OF_SHEET = 2


@dataclass(frozen=True, slots=True)
class SheetCandidate:
    """A sheet with its shape and how many cells of its phone column are phone numbers (see `phone_cells`).

    `whole`: all of its rows were looked at, so that there are no more.
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
    """Header, columns and phone column of the table whose rows begin with `sample` (up to `SAMPLE_ROWS`).

    `country` (ISO 3166-1 alpha-2) decides about numbers written nationally; without it their
    shape does. The rest is what the person fixed, as in `ReadOptions`: columns by name or letter,
    `header` a row's number or 0; raises ColumnMissing and HeaderMissing where there is none such, but no
    ColumnMissing where they were chosen `among` another number of columns: those are found anew.
    `read` is `normalise`, or what does the same more quickly. `phone_column` is None where nothing looks
    like phone numbers.
    """
    rows = filled_rows(sample[:SAMPLE_ROWS])
    number = _found_header(rows, country) if header is None else _given_header(sample, header)
    named = next((row for row in rows if row.number == number), None)
    data = [row for row in rows if row.number > (number or 0)]
    width = max((_width(row) for row in (*data, *([named] if named else ()))), default=0)
    names = names_of(named.cells if named else (), width)
    profiles = [_profile(index, name, data, country, read) for index, name in enumerate(names)]
    if len(profiles) > 1:  # a column by itself is the list, in whatever order
        profiles = [replace(profile, likeness=profile.likeness * profile.trust) for profile in profiles]
    columns = tuple(profile.column for profile in profiles)
    chosen = ReadOptions(column=column, more_columns=tuple(more), country_column=country_column, among=among)
    meant = chosen.meant_among(len(columns))
    find = partial(column_called, columns, among=meant.among)
    phone = find(meant.column) if meant.column else _phone_column(profiles)
    others = _others(find, phone, meant.more_columns)
    if phone is None and others:  # wanted, though by the look of it alone it would not be taken
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
    """How many cells of the shape's phone column are phone numbers."""
    if shape.phone_column is None:
        return 0
    index = shape.phone_column.index
    cells = (row[index] for row in sample[shape.header_row or 0 :] if index < len(row))
    readings = (read_cell(cell, country, read) for cell in cells)
    return sum(reading is not None and reading.phone for reading in readings)


def best_sheet(candidates: Sequence[SheetCandidate]) -> SheetCandidate | None:
    """The sheet to take: the most phone cells win, hidden sheets come last, earlier before later; None of none."""
    return max(candidates, key=_rank, default=None)


def other_sheets(candidates: Sequence[SheetCandidate], chosen: SheetCandidate) -> list[SheetNumbers]:
    """The visible sheets beside the chosen one that hold phone numbers, too; a single number may be anybody's."""
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
