"""Notes which cells of a list are formulas without results: a list stores only text, and a text may look like one."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from desktop_app.core.detection.table import CellValue, Row, Uncalculated

# Stretches of all columns together; a text that begins with “=” ends one. What comes then is taken for text.
_MOST = 1_000


class FormulaCells:
    """Collects the formulas without results, chunk by chunk, as stretches: column, first and last row.

    In a stretch every cell of the column that begins with “=” is one. So a column of formulas is a single stretch.
    """

    def __init__(self) -> None:
        self._found: list[list[int]] = []
        self._open: dict[int, list[int]] = {}

    def look(self, column: int, cells: Sequence[CellValue], kinds: set[type], rows: list[Row], first: int) -> None:
        """Examine a column's next cells, of these kinds; make its formulas plain texts in `rows`.

        `first` is the number of the first of these rows.
        """
        if Uncalculated not in kinds and column not in self._open:
            return
        for at, cell in enumerate(cells):
            if type(cell) is Uncalculated:
                rows[at] = [*rows[at]]  # a reader may have given this very row for several
                rows[at][column] = str(cell)
                self._formula(column, first + at)
            elif type(cell) is str and cell.startswith("="):
                self._open.pop(column, None)

    def found(self) -> list[list[int]]:
        """Return the stretches."""
        return self._found

    def _formula(self, column: int, row: int) -> None:
        stretch = self._open.get(column)
        if stretch is not None:
            stretch[2] = row
        elif len(self._found) < _MOST:
            self._open[column] = [column, row, row]
            self._found.append(self._open[column])


class FormulasOfColumn:
    """Tells which cells of a column are formulas without results, from the stretches that `FormulaCells` found."""

    def __init__(self, stretches: Sequence[Sequence[int]], column: int) -> None:
        self._own = [(first, last) for of, first, last in stretches if of == column]
        self._firsts = [first for first, _ in self._own]

    def __bool__(self) -> bool:
        return bool(self._own)

    def without(self, cells: Sequence[str], rows: Sequence[int]) -> list[str]:
        """Return the cells of these rows, "" for those that are such formulas."""
        return ["" if cell[:1] == "=" and self._within(row) else cell for cell, row in zip(cells, rows, strict=True)]

    def _within(self, row: int) -> bool:
        at = bisect_right(self._firsts, row) - 1
        return at >= 0 and row <= self._own[at][1]
