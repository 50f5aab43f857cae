"""Which of a list's columns hold numbers, as its file typed them: noted at import, because a list keeps texts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from desktop_app.core.detection.table import CellValue, Row
from desktop_app.core.text.spreadsheet_text import any_exact_number

_NUMBERS = frozenset({int, float})


class NumericColumns:
    """Looks at all rows of data, chunk by chunk.

    A column is numeric if it has a number cell and no text cell that would be taken for one: "n/a" among amounts is
    told apart by its text later, "12" that was typed as text is not.
    """

    def __init__(self) -> None:
        self._numeric: set[int] = set()
        self._ambiguous: set[int] = set()

    def look(self, rows: Sequence[Row]) -> None:
        """Take the next rows into account."""
        for index, cells in enumerate(zip_longest(*rows)):
            if index not in self._ambiguous:
                self._look_at(index, cells)

    def found(self) -> list[int]:
        """Return the indices of the numeric columns, from 0, in their order."""
        return sorted(self._numeric - self._ambiguous)

    def _look_at(self, index: int, cells: Sequence[CellValue]) -> None:
        kinds = set(map(type, cells))
        if kinds & _NUMBERS:
            self._numeric.add(index)
        if str in kinds and any_exact_number([cell for cell in cells if isinstance(cell, str)]):
            self._ambiguous.add(index)
