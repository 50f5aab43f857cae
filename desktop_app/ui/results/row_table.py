"""The list as a table: sorted by its titles, back to the list's order by a third click."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt

from desktop_app.ui import words
from desktop_app.ui.parts.data_table_model import Column
from desktop_app.ui.parts.paged_table import PagedTable
from desktop_app.ui.results.columns import fitting_width
from desktop_app.ui.results.row_model import PagedModel

_SAMPLE = 60  # rows looked at for the widths


class RowTable(PagedTable):
    """Keeps its place when the rows are read anew."""

    def __init__(self, model: PagedModel[Any], name: str = "") -> None:
        super().__init__(name or words.tr("Results", "results"), model)
        self._rows = model
        self.horizontalHeader().setSortIndicatorClearable(True)
        self.sort_by_header()

    def fit_columns(self) -> None:
        """Widths for what stands in the first rows."""
        sample = [row for at in range(min(_SAMPLE, self._rows.row_count())) if (row := self._rows.row_at(at))]
        measure = self.fontMetrics().horizontalAdvance
        for at, column in enumerate(self._rows.columns):
            self.setColumnWidth(at, fitting_width(column, sample, measure))

    def show_columns(
        self, read: Callable[[Sequence[int]], list[Any]], columns: Sequence[Column[Any]], sort: str, descending: bool
    ) -> None:
        """Other columns over the same rows; where one is, and by what they are sorted, stays."""
        at, place = self.currentIndex().row(), self.verticalScrollBar().value()
        self._rows.start(read, columns, self._rows.numbers)
        header = self.horizontalHeader()
        header.blockSignals(True)  # it is so already: nobody needs to sort
        order = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        header.setSortIndicator(self._rows.column_at(sort) if sort else -1, order)
        header.blockSignals(False)
        self.fit_columns()
        if at >= 0:
            self.setCurrentIndex(self._rows.index(at, 0))
        self.verticalScrollBar().setValue(place)

    def show_rows(self, numbers: array[int], *, same_question: bool) -> None:
        """Other rows; for an answer to the same question as before nothing moves."""
        at, place = self.currentIndex().row(), self.verticalScrollBar().value()
        current = self._rows.numbers[at] if 0 <= at < len(self._rows.numbers) else None
        if not self._rows.show_rows(numbers):
            return
        if not same_question:
            self.scrollToTop()
            return
        self.verticalScrollBar().setValue(place)
        there = None if current is None else place_of(numbers, current, at)
        if there is not None:
            self.setCurrentIndex(self._rows.index(there, 0))
            self.verticalScrollBar().setValue(place)


def place_of(numbers: array[int], wanted: int, likely: int) -> int | None:
    """Where a row stands, looked for at a likely place first; None where it doesn't."""
    if likely < len(numbers) and numbers[likely] == wanted:
        return likely
    try:
        return numbers.index(wanted)
    except ValueError:
        return None
