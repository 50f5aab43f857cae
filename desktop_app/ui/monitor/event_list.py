"""What happened, the newest first: a time and a sentence each; more of it on demand."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from operator import is_not

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyleOptionViewItem

from desktop_app.core.batch import LoggedEvent
from desktop_app.ui import theme, words
from desktop_app.ui.monitor.event_words import event_sentence
from desktop_app.ui.parts.cell_delegate import CellDelegate
from desktop_app.ui.parts.data_table_model import Column
from desktop_app.ui.parts.list_table_model import ListTableModel
from desktop_app.ui.parts.table import Table

_ROW, _TIME = 26, 62
Index = QModelIndex | QPersistentModelIndex


class EventList(Table):
    """`opened(event)` by a click, Enter or Space."""

    opened = Signal(object)

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._events: ListTableModel[LoggedEvent] = ListTableModel(
            [
                Column("time", words.tr("Time", "monitor"), self._time, width=_TIME, tone=lambda _: "muted"),
                Column("what", words.tr("Event", "monitor"), event_sentence, tip=event_sentence),
            ],
            identity=lambda event: event.id,
        )
        super().__init__(words.tr("Events", "monitor"), self._events)
        self.setItemDelegate(_EventDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().setMinimumSectionSize(_ROW)
        self.verticalHeader().setDefaultSectionSize(_ROW)
        self.clicked.connect(self._open)
        self.setMinimumHeight(3 * _ROW)

    def sizeHint(self) -> QSize:
        """Little; it takes what room there is."""
        return QSize(super().sizeHint().width(), 3 * _ROW)

    def set_events(self, events: list[LoggedEvent]) -> None:
        """Show these; what is chosen stays chosen."""
        shown = self._events.rows
        if len(shown) != len(events) or any(map(is_not, shown, events)):
            self._events.set_rows(events)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space open the chosen one."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._open(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _open(self, index: Index) -> None:
        event = self._events.row_at(index.row()) if index.isValid() else None
        if event is not None:
            self.opened.emit(event)

    def _time(self, event: LoggedEvent) -> str:
        now = self._now()
        at = event.at.astimezone(now.tzinfo)
        return words.clock(at, seconds=True) if at.date() == now.date() else words.day(at, with_year=False)


class _EventDelegate(CellDelegate):
    """Small letters, no lines: a log and not a table."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """As any cell, smaller."""
        font = QFont(option.font)
        font.setPixelSize(theme.sizes().small)
        option.font, option.fontMetrics = font, QFontMetrics(font)
        super().paint(painter, option, index)

    def draw_line(self, painter: QPainter, rect: QRect) -> None:
        """None."""

    def draw_content(self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: Index) -> None:
        """Close to the edges."""
        super().draw_content(painter, room.adjusted(-12, 0, 10, 0), option, index)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A low row."""
        return QSize(super().sizeHint(option, index).width(), _ROW)
