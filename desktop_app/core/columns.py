"""What the first rows of a table tell: its header, its columns, and which of them holds the phone numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from desktop_app.core.cells import is_blank
from desktop_app.core.column_names import column_letter, find_column, name_hint, names_of
from desktop_app.core.header_row import FilledRow, filled_rows, find_header
from desktop_app.core.phone_cells import CellReading, read_cell
from desktop_app.core.table import Column, Row, SheetName, TableShape

__all__ = ["SAMPLE_ROWS", "SheetCandidate", "best_sheet", "column_letter", "phone_cells", "shape_of"]

# So many first rows tell what a table holds.
SAMPLE_ROWS = 1_000

# The likeness that a column needs: below, phone numbers are the exception in it. A name that
# says "phone" needs less from the data.
_LEAST_LIKENESS = 0.3
_LEAST_WITH_NAME = 0.1
# Fuller columns win over sparse ones of the same quality.
_WEIGHT_OF_FILL = 0.3
# Bare digits that count up, as order and customer numbers do.
_COUNTING_UP = 0.55
_LARGEST_STEP = 200


@dataclass(frozen=True, slots=True)
class SheetCandidate:
    """A sheet with its shape and how many cells of its phone column are phone numbers (see `phone_cells`)."""

    sheet: SheetName
    shape: TableShape
    phone_cells: int


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


def shape_of(sample: Sequence[Row], country: str | None = None, column: str | None = None) -> TableShape:
    """Header, columns and phone column of the table whose rows begin with `sample` (up to `SAMPLE_ROWS`).

    `country` (ISO 3166-1 alpha-2) decides about numbers written nationally; without it their
    shape does. `column` is the name or letter that the person gave; raises ColumnMissing where
    there is none such. `phone_column` is None where nothing looks like phone numbers.
    """
    rows = filled_rows(sample[:SAMPLE_ROWS])
    header = find_header(rows, country)
    data = rows if header is None else rows[header + 1 :]
    width = max((_width(row) for row in (rows if header is None else rows[header:])), default=0)
    names = names_of(() if header is None else rows[header].cells, width)
    profiles = [_profile(index, name, data, country) for index, name in enumerate(names)]
    if len(profiles) > 1:  # a column by itself is the list, in whatever order
        profiles = [replace(profile, likeness=profile.likeness * profile.trust) for profile in profiles]
    columns = tuple(profile.column for profile in profiles)
    phone = find_column(columns, column) if column else _phone_column(profiles)
    return TableShape(None if header is None else rows[header].number, columns, phone)


def phone_cells(sample: Sequence[Row], shape: TableShape, country: str | None = None) -> int:
    """How many cells of the shape's phone column are phone numbers."""
    if shape.phone_column is None:
        return 0
    index = shape.phone_column.index
    cells = (row[index] for row in sample[shape.header_row or 0 :] if index < len(row))
    readings = (read_cell(cell, country) for cell in cells)
    return sum(reading is not None and reading.phone for reading in readings)


def best_sheet(candidates: Sequence[SheetCandidate]) -> SheetCandidate | None:
    """The sheet to take: the most phone cells win, hidden sheets come last, earlier before later; None of none."""
    return max(candidates, key=_rank, default=None)


def _rank(candidate: SheetCandidate) -> tuple[bool, bool, int, bool]:
    found = candidate.shape.phone_column is not None
    visible = not candidate.sheet.hidden
    return found, visible, candidate.phone_cells, bool(candidate.shape.columns)


def _width(row: FilledRow) -> int:
    return max(index for index, cell in enumerate(row.cells, 1) if not is_blank(cell))


def _profile(index: int, name: str, data: Sequence[FilledRow], country: str | None) -> _Profile:
    cells = (row.cells[index] if index < len(row.cells) else None for row in data)
    readings = [reading for reading in (read_cell(cell, country) for cell in cells) if reading is not None]
    if not readings:
        return _Profile(Column(index, name), 0.0, 0.0)
    share = sum(reading.phone for reading in readings) / len(readings)
    likeness = sum(reading.likeness for reading in readings) / len(readings)
    trust = _COUNTING_UP if _counts_up(readings) else 1.0
    return _Profile(Column(index, name, share), likeness, len(readings) / len(data), trust)


def _counts_up(readings: Iterable[CellReading]) -> bool:
    """Whether the column is a running number: bare digits in small, mostly upward steps."""
    numbers = [reading.bare for reading in readings if reading.bare is not None]
    steps = [after - before for before, after in pairwise(numbers)]
    small = sum(0 < step <= _LARGEST_STEP for step in steps)
    return len(steps) >= 3 and small >= 0.9 * len(steps)


def _phone_column(profiles: Sequence[_Profile]) -> Column | None:
    candidates = [profile for profile in profiles if profile.qualifies]
    best = max(candidates, key=lambda profile: profile.score, default=None)
    return best.column if best else None
