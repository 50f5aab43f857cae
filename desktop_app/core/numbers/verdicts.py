"""Holds the verdicts on the cells of a phone column."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop_app.core.numbers.number_columns import NumberColumns
from desktop_app.core.numbers.phone import Normalised


@dataclass(frozen=True, slots=True)
class CellVerdict:
    """The verdict on one number of a cell; `raw` is the part of the cell that holds it."""

    raw: str
    found: Normalised


@dataclass(frozen=True, slots=True)
class JudgedCells:
    """The verdicts on many cells of a column: `found` has the numbers of the cells without any doubt, by position.

    `closely` has the verdicts on all other cells with their positions, in order. Those cells are empty in `found`.
    """

    found: NumberColumns
    closely: list[tuple[int, tuple[CellVerdict, ...]]]

    def take(self, places: Sequence[int], cells: JudgedCells) -> None:
        """Put separately judged cells in their places. Sort `closely` once all are there."""
        for column, values in zip(self.found, cells.found, strict=True):
            for place, value in zip(places, values, strict=True):
                column[place] = value
        self.closely.extend((places[place], verdicts) for place, verdicts in cells.closely)
