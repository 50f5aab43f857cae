"""Finds the columns that the file typed as numbers or dates. Import notes them, because a list stores only text."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from itertools import zip_longest
from typing import Any

from desktop_app.core.detection.formula_cells import FormulaCells
from desktop_app.core.detection.table import CellValue, Row
from desktop_app.core.text.spreadsheet_text import any_typed

# In a workbook dates are numbers, too.
_NUMBERS = frozenset({int, float, date, datetime})


class NumericColumns:
    """Collects the numeric columns, from all rows of data, chunk by chunk.

    A column is numeric if it has a cell with a number or a date, and no text cell that could be taken for one. Text
    such as "n/a" among amounts can still be told apart later; "12" typed as text can't. `formulas`: the cells with
    formulas without results, which are looked for on the same way.
    """

    def __init__(self) -> None:
        self._numeric: set[int] = set()
        self._ambiguous: set[int] = set()
        self.formulas = FormulaCells()

    def look(self, rows: list[Row], first: int = 1) -> None:
        """Examine the next rows, of which the first has this number; their formulas without results become texts."""
        for index, cells in enumerate(zip_longest(*rows)):
            kinds = set(map(type, cells))
            self.formulas.look(index, cells, kinds, rows, first)
            if index not in self._ambiguous:
                self._look_at(index, cells, kinds)

    def found(self) -> list[int]:
        """Return the indices of the numeric columns, counted from 0, in order."""
        return sorted(self._numeric - self._ambiguous)

    def _look_at(self, index: int, cells: Sequence[CellValue], kinds: set[type]) -> None:
        if kinds & _NUMBERS:
            self._numeric.add(index)
        if str not in kinds:
            return
        texts: Any = cells if len(kinds) == 1 else [cell for cell in cells if type(cell) is str]
        if any_typed(texts):
            self._ambiguous.add(index)
