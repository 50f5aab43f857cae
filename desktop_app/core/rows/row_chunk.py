"""Holds many rows of a list on their way into `list.sqlite`, as a list for each column."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field

from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.rows.list_row import ListRow, RowNumber

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

    def add_numbers(self, row: ListRow) -> None:
        """Append the numbers of a row that has several."""
        for place, each in enumerate(row.numbers):
            found = each.e164, each.region, each.line_type, each.status.value, each.problem, each.first_row
            self.numbers.append((row.row, place, each.slot, each.raw, *found))
