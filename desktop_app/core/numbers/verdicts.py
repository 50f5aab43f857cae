"""Holds the verdicts on the cells of a phone column."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from desktop_app.core.numbers.phone import Normalised


class NumberColumns(NamedTuple):
    """The E.164, region and line type of many texts, in order, as in `Normalised`; "" in all three without a number.

    Regions and line types are a few string objects that all numbers share.
    """

    e164: list[str]
    region: list[str]
    line_type: list[str]

    @classmethod
    def of(cls, numbers: Iterable[Normalised]) -> NumberColumns:
        """Return the columns of numbers that were normalised one by one."""
        found = list(numbers)
        return cls([each.e164 for each in found], [each.region for each in found], [each.line_type for each in found])

    @classmethod
    def empty(cls, count: int) -> NumberColumns:
        """Return the columns of `count` texts without a number."""
        return cls([""] * count, [""] * count, [""] * count)


@dataclass(frozen=True, slots=True)
class CellVerdict:
    """The verdict on one number of a cell; `raw` is the part of the cell that holds it."""

    raw: str
    found: Normalised


@dataclass(frozen=True, slots=True)
class ParsedCells:
    """The verdicts on many cells of a column: `found` has the numbers of the cells without any doubt, by position.

    `slow` has the verdicts on all other cells with their positions, in order. Those cells are empty in `found`.
    """

    found: NumberColumns
    slow: list[tuple[int, tuple[CellVerdict, ...]]]

    def take(self, places: Sequence[int], cells: ParsedCells) -> None:
        """Put separately parsed cells in their places. Sort `slow` once all are there."""
        for column, values in zip(self.found, cells.found, strict=True):
            for place, value in zip(places, values, strict=True):
                column[place] = value
        self.slow.extend((places[place], verdicts) for place, verdicts in cells.slow)
