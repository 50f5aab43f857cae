"""The tree of batches and tasks as a view."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from desktop_app.core.batch import Task
from desktop_app.ui import words
from desktop_app.ui.monitor.entry import Entry
from desktop_app.ui.monitor.tree_model import MonitorModel
from desktop_app.ui.parts.cell_delegate import ProgressDelegate
from desktop_app.ui.parts.table import TreeTable

_LEAST_NAME = 140
# Left out first where there is no room; each is said in the panel beside the tree, too.
_GIVE_WAY = ("product", "heard", "left")


class MonitorTree(TreeTable):
    """`chosen(entry, task)` when another row is the current one, `opened(batch_id)` by Enter or a double click."""

    chosen = Signal(object, object)
    opened = Signal(str)

    def __init__(self, model: MonitorModel) -> None:
        super().__init__(words.tr("Batches", "monitor"))
        self._model = model
        # The row is painted first, and what passes by while an arrow key is held is told of only where it stops.
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.timeout.connect(self._tell)
        self.setModel(model)
        self.setRootIsDecorated(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.header().setStretchLastSection(False)
        for at, column in enumerate(model.columns):
            self.header().resizeSection(at, column.width or _LEAST_NAME)
            stretch = column.key == "name"
            mode = QHeaderView.ResizeMode.Stretch if stretch else QHeaderView.ResizeMode.Interactive
            self.header().setSectionResizeMode(at, mode)
            if column.progress is not None:
                self.setItemDelegateForColumn(at, ProgressDelegate(self))
        self.doubleClicked.connect(self._open)

    def current(self) -> tuple[Entry, Task | None] | None:
        """The current row's batch, and its task if it is one."""
        return self._model.line_at(self.currentIndex())

    def choose(self, batch_id: str, task_id: int | None = None) -> bool:
        """Make a row the current one and show it; whether it is there."""
        index = self._model.index_of(batch_id, task_id)
        if index.isValid():
            self.setCurrentIndex(index)
            self.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
            self._tell()
        return index.isValid()

    def currentChanged(  # noqa: N802 - Qt's name
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Another row is the current one, by whatever means."""
        super().currentChanged(current, previous)
        self._telling.start()

    def _tell(self) -> None:
        self._telling.stop()
        self.chosen.emit(*(self.current() or (None, None)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens what is chosen, the same on every system."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._open(self.currentIndex())
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room for all columns the least important give way, so that none is cut off."""
        room = self.viewport().width() - _LEAST_NAME - sum(column.width for column in self._model.columns)
        for key in _GIVE_WAY:
            at = next(at for at, column in enumerate(self._model.columns) if column.key == key)
            self.setColumnHidden(at, room < 0)
            if room < 0:
                room += self._model.columns[at].width
        super().resizeEvent(event)

    def _open(self, index: QModelIndex | QPersistentModelIndex) -> None:
        found = self._model.line_at(index)
        if found is not None:
            self.opened.emit(found[0].batch.id)
