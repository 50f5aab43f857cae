"""Holds many rows of a list on their way into `list.sqlite`, as a list for each column."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

from desktop_app.core.detection.table import CellValue
from desktop_app.core.numbers.phone import CellVerdict, NumberColumns, NumberStatus, ParsedCells
from desktop_app.core.rows.list_row import ListRow, RowNumber

# Separates the texts of a column on their way to another process.
_BETWEEN = "\n"
# The maximum of characters to join: joining takes the same memory again, or four times as much with rare letters.
_LONGEST = 4_000_000

SlowVerdicts = list[tuple[int, tuple[CellVerdict, ...]]]


@dataclass(frozen=True, slots=True)
class UnparsedChunk:
    """Consecutive rows from number `first` on; `cells` has each row's cells as a JSON array.

    `seen` has the texts of each phone column's cells, `values` the cells themselves; `countries` is each row's country.
    """

    first: int
    cells: list[str]
    seen: list[list[str]]
    values: list[list[CellValue]]
    countries: list[str | None]

    def __len__(self) -> int:
        return len(self.cells)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle texts as `ParsedChunk` does, but `values` as they are: their types count."""
        pack = _packing(self.cells)
        return _unparsed_apart, (self.first, pack(self.cells), [*map(pack, self.seen)], self.values, self.countries)


@dataclass(frozen=True, slots=True)
class ParsedChunk:
    """An `UnparsedChunk` whose numbers are parsed: `parsed` has the verdicts on each phone column's cells."""

    first: int
    cells: list[str]
    seen: list[list[str]]
    parsed: list[ParsedCells]

    def __len__(self) -> int:
        return len(self.cells)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a column at a time: thousands of short texts take several times as long as one long text."""
        pack = _packing(self.cells)
        parsed = [([*map(pack, each.found)], each.slow) for each in self.parsed]
        return _apart, (self.first, pack(self.cells), [*map(pack, self.seen)], parsed)

    def slow(self) -> list[tuple[int, Sequence[CellVerdict]]]:
        """Return the verdicts of all cells of the slow path, by row."""
        if len(self.parsed) == 1:
            return list(self.parsed[0].slow)
        slow: defaultdict[int, list[CellVerdict]] = defaultdict(list)
        for place, verdicts in chain.from_iterable(column.slow for column in self.parsed):
            slow[place] += verdicts
        return sorted(slow.items())


def _apart(
    first: int,
    cells: str | list[str],
    seen: list[str | list[str]],
    parsed: list[tuple[list[str | list[str]], SlowVerdicts]],
) -> ParsedChunk:
    columns = [ParsedCells(NumberColumns(*map(_list, found)), slow) for found, slow in parsed]
    return ParsedChunk(first, _list(cells), [*map(_list, seen)], columns)


def _unparsed_apart(
    first: int,
    cells: str | list[str],
    seen: list[str | list[str]],
    values: list[list[CellValue]],
    countries: list[str | None],
) -> UnparsedChunk:
    return UnparsedChunk(first, _list(cells), [*map(_list, seen)], values, countries)


def _packing(cells: list[str]) -> Callable[[list[str]], str | list[str]]:
    return _together if sum(map(len, cells)) <= _LONGEST else list


def _together(texts: list[str]) -> str | list[str]:
    """Join the texts into one, or return the list if they couldn't be split again."""
    together = _BETWEEN.join(texts)
    return together if together.count(_BETWEEN) == len(texts) - 1 else texts


def _list(texts: str | list[str]) -> list[str]:
    return texts.split(_BETWEEN) if isinstance(texts, str) else texts


NumbersRow = tuple[int, int, int, str, str, str, str, str, str, int | None]


@dataclass(slots=True)
class RowChunk:
    """Consecutive rows, column by column, as `storage.lists.schema` stores them; all lists have the same length.

    `row` is as the person counts. `cells` has each row's cells as a JSON array. `status` is the value of a
    `NumberStatus`. `first_row` is where a duplicate's number stood first. `numbers` are the rows of `row_numbers`: the
    numbers of rows that have several.
    """

    row: list[int] = field(default_factory=list)
    cells: list[str] = field(default_factory=list)
    raw: list[str] = field(default_factory=list)
    e164: list[str] = field(default_factory=list)
    region: list[str] = field(default_factory=list)
    line_type: list[str] = field(default_factory=list)
    status: list[str] = field(default_factory=list)
    problem: list[str] = field(default_factory=list)
    first_row: list[int | None] = field(default_factory=list)
    numbers: list[NumbersRow] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.row)

    def rows(self, most: int | None = None) -> list[ListRow]:
        """Return the rows themselves, or the first `most` of them."""
        numbers: defaultdict[int, list[RowNumber]] = defaultdict(list)
        for row, _place, slot, raw, e164, region, line_type, status, problem, first in self.numbers:
            numbers[row].append(RowNumber(slot, raw, e164, region, line_type, NumberStatus(status), problem, first))
        return [
            ListRow(
                row=row,
                cells=tuple(json.loads(self.cells[at])),
                raw=self.raw[at],
                e164=self.e164[at],
                region=self.region[at],
                line_type=self.line_type[at],
                status=NumberStatus(self.status[at]),
                problem=self.problem[at],
                first_row=self.first_row[at],
                numbers=tuple(numbers.get(row, ())),
            )
            for at, row in enumerate(self.row[:most])
        ]
