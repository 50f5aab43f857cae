"""What was made of the cells of a phone column, one by one and many at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.core.detection.cells import Damage
from desktop_app.core.numbers.number_columns import NumberColumns
from desktop_app.core.numbers.phone import Normalised


@dataclass(frozen=True, slots=True)
class CellVerdict:
    """What one number of a cell is; `raw` is the part of the cell in which it stands."""

    raw: str
    found: Normalised
    damage: Damage | None = None


@dataclass(frozen=True, slots=True)
class JudgedCells:
    """Many cells of a column: `found` has the numbers of those in which nothing is to be doubted, each in its place.

    `closely` has the verdicts on all others with their places, in order; these have empty texts in `found`.
    """

    found: NumberColumns
    closely: list[tuple[int, tuple[CellVerdict, ...]]]

    def take(self, places: Sequence[int], cells: JudgedCells) -> None:
        """Put cells that were judged by themselves in their places; `closely` is to be sorted when all are there."""
        for column, values in zip(self.found, cells.found, strict=True):
            for place, value in zip(places, values, strict=True):
                column[place] = value
        self.closely.extend((places[place], verdicts) for place, verdicts in cells.closely)
