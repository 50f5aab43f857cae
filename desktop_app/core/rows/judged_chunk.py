"""Holds rows whose numbers have been judged, before it is known which numbers the list already contains."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from desktop_app.core.numbers.number_columns import NumberColumns
from desktop_app.core.numbers.verdicts import CellVerdict, JudgedCells

# Separates the texts of a column on their way to another process.
_BETWEEN = "\n"
# The maximum of characters to join: joining takes the same memory again, or four times as much with rare letters.
_LONGEST = 4_000_000

Closely = list[tuple[int, tuple[CellVerdict, ...]]]


@dataclass(frozen=True, slots=True)
class JudgedChunk:
    """Consecutive rows from number `first` on; `cells` has each row's cells as a JSON array.

    `seen` has the texts of each phone column's cells, `judged` the verdicts on them.
    """

    first: int
    cells: list[str]
    seen: list[list[str]]
    judged: list[JudgedCells]

    def __len__(self) -> int:
        return len(self.cells)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a column at a time: thousands of short texts take several times as long as one long text."""
        pack = _together if sum(map(len, self.cells)) <= _LONGEST else list
        judged = [([*map(pack, each.found)], each.closely) for each in self.judged]
        return _apart, (self.first, pack(self.cells), [*map(pack, self.seen)], judged)

    def closely(self) -> list[tuple[int, Sequence[CellVerdict]]]:
        """Return the verdicts of all closely judged cells, by row."""
        if len(self.judged) == 1:
            return list(self.judged[0].closely)
        closely: defaultdict[int, list[CellVerdict]] = defaultdict(list)
        for place, verdicts in chain.from_iterable(column.closely for column in self.judged):
            closely[place] += verdicts
        return sorted(closely.items())


def _apart(
    first: int,
    cells: str | list[str],
    seen: list[str | list[str]],
    judged: list[tuple[list[str | list[str]], Closely]],
) -> JudgedChunk:
    columns = [JudgedCells(NumberColumns(*map(_list, found)), closely) for found, closely in judged]
    return JudgedChunk(first, _list(cells), [*map(_list, seen)], columns)


def _together(texts: list[str]) -> str | list[str]:
    """Join the texts into one, or return the list if they couldn't be split again."""
    together = _BETWEEN.join(texts)
    return together if together.count(_BETWEEN) == len(texts) - 1 else texts


def _list(texts: str | list[str]) -> list[str]:
    return texts.split(_BETWEEN) if isinstance(texts, str) else texts
