"""A table of a long list: what is selected of it is copied in the background."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, Signal
from PySide6.QtGui import QHideEvent

from desktop_app.ui.parts.data_table_model import DataTableModel
from desktop_app.ui.parts.row_copy import Cells, RowCopy, positions
from desktop_app.ui.parts.table import Table


class PagedTable(Table):
    """Over a `DataTableModel` that reads its rows a page at a time.

    `copied(rows, selected)` once so many of the selected rows are in the clipboard, `copying(rows)` before, where that
    takes a while, and `copy_stopped` where nothing comes of it: other rows came, or the table was hidden.
    `copied_none`: the selected rows have nothing of what was to be copied.
    """

    copying = Signal(int)
    copy_stopped = Signal()
    copied = Signal(int, int)
    copied_none = Signal()

    def __init__(self, name: str, model: QAbstractItemModel | None = None) -> None:
        super().__init__(name)
        self._copying = RowCopy(self)
        self._copying.lasts.connect(self.copying)
        self._copying.done.connect(self.copied)
        self._copying.stopped.connect(self.copy_stopped)
        self._copying.found_none.connect(self.copied_none)
        if model is not None:
            self.setModel(model)

    def setModel(self, model: QAbstractItemModel | None) -> None:  # noqa: N802 - Qt's name
        """Take the model; a copy of the former one's rows is given up."""
        self._copying.stop()
        former = self.model()
        if former is not None:
            former.modelAboutToBeReset.disconnect(self._copying.stop)
        super().setModel(model)
        if model is not None:
            model.modelAboutToBeReset.connect(self._copying.stop)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody waits for a copy any more, and its list may be closed."""
        self._copying.stop()
        super().hideEvent(event)

    def copy_selected(self, *, with_titles: bool = False) -> None:
        """Into the clipboard, in the background: tens of thousands of rows have to be read for it."""
        model = self.model()
        if isinstance(model, DataTableModel):
            self._copying.start(model, positions(self.selectionModel().selection()), with_titles=with_titles)

    def copy_of_selected(self, cells: Cells) -> None:
        """Something else of the selected rows than what the columns say, in the background as well."""
        model = self.model()
        if isinstance(model, DataTableModel):
            self._copying.start_with(model, positions(self.selectionModel().selection()), cells)
