"""The list as a table: sorted by its titles, back to the list's order by a third click."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent

from desktop_app.core.list_row import AnsweredRow
from desktop_app.ui import words
from desktop_app.ui.parts.data_table_model import Column
from desktop_app.ui.parts.table import Table
from desktop_app.ui.results.columns import fitting_width
from desktop_app.ui.results.row_copy import RowCopy, positions
from desktop_app.ui.results.row_model import Read, RowModel

_SAMPLE = 60  # rows looked at for the widths


class RowTable(Table):
    """Keeps its place when the rows are read anew. `copied(rows, selected)` once the rows are in the clipboard.

    `copying(rows)` before, where that takes a while, and `copy_stopped` where nothing comes of it.
    """

    copying = Signal(int)
    copy_stopped = Signal()
    copied = Signal(int, int)

    def __init__(self, model: RowModel) -> None:
        super().__init__(words.tr("Results", "results"), model)
        self._rows = model
        self._copying = RowCopy(model, self)
        self._copying.lasts.connect(self.copying)
        self._copying.done.connect(self.copied)
        self._copying.stopped.connect(self.copy_stopped)
        self.horizontalHeader().setSortIndicatorClearable(True)
        self.sort_by_header()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for a copy any more, and its list may be closed."""
        self._copying.stop()
        super().hideEvent(event)

    def fit_columns(self) -> None:
        """Widths for what stands in the first rows."""
        sample = [row for at in range(min(_SAMPLE, self._rows.row_count())) if (row := self._rows.row_at(at))]
        measure = self.fontMetrics().horizontalAdvance
        for at, column in enumerate(self._rows.columns):
            self.setColumnWidth(at, fitting_width(column, sample, measure))

    def show_columns(self, read: Read, columns: Sequence[Column[AnsweredRow]], sort: str, descending: bool) -> None:
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

    def copy_selected(self, *, with_titles: bool = False) -> None:
        """Into the clipboard, in the background: tens of thousands of rows have to be read for it."""
        self._copying.start(positions(self.selectionModel().selection()), with_titles=with_titles)


def place_of(numbers: array[int], wanted: int, likely: int) -> int | None:
    """Where a row stands, looked for at a likely place first; None where it doesn't."""
    if likely < len(numbers) and numbers[likely] == wanted:
        return likely
    try:
        return numbers.index(wanted)
    except ValueError:
        return None
