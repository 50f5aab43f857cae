"""Holds a few hundred rows of a list with their answers, column by column, because that is quickest to lay out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import compress
from typing import TypeVar

from desktop_app.core.rows.list_row import NumberAnswer, RowNumber

# A row's several numbers, each with its answer, in their order.
Told = Sequence[tuple[RowNumber, NumberAnswer]]
_Item = TypeVar("_Item")


@dataclass(frozen=True, slots=True)
class OutputBatch:
    """Columns of equal length, each named after its field of `ListRow` or `AnsweredRow`.

    `status` and `answer` are those enumerations' values. `cells` are as many as the list has columns, `values` as many
    as the batch has result columns. `several` has the rows with several numbers, by their place in the batch.
    """

    row: Sequence[int]
    cells: Sequence[Sequence[str]]
    e164: Sequence[str]
    status: Sequence[str]
    problem: Sequence[str]
    first_row: Sequence[int | None]
    answer: Sequence[str]
    values: Sequence[Sequence[str]]
    several: Mapping[int, Told] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.row)

    def only(self, wanted: Sequence[bool]) -> OutputBatch:
        """Return the rows that are `wanted`, which has one value per row."""

        def kept(column: Sequence[_Item]) -> list[_Item]:
            return list(compress(column, wanted))

        places = {old: new for new, old in enumerate(kept(range(len(wanted))))}
        return OutputBatch(
            kept(self.row),
            kept(self.cells),
            kept(self.e164),
            kept(self.status),
            kept(self.problem),
            kept(self.first_row),
            kept(self.answer),
            kept(self.values),
            {places[place]: told for place, told in self.several.items() if wanted[place]},
        )
