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
from desktop_app.ui.parts.mirroring import placed
from desktop_app.ui.parts.table import Table

_ROW, _GAP = 26, 10
Index = QModelIndex | QPersistentModelIndex


class EventList(Table):
    """`opened(event)` by a click, Enter or Space."""

    opened = Signal(object)

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._events: ListTableModel[LoggedEvent] = ListTableModel(
            [
                Column("time", words.tr("Time", "monitor"), self._time, tone=lambda _: "muted"),
                Column("what", words.tr("Event", "monitor"), event_sentence, tip=event_sentence),
            ],
            identity=lambda event: event.id,
        )
        super().__init__(words.tr("Events", "monitor"), self._events)
        self.setItemDelegate(_EventDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        self.setColumnWidth(0, _widest_time(self._now()) + _GAP)
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


def _widest_time(now: datetime) -> int:
    """Pixels of the longest that a time can be, in whichever way the person writes times: "10:58:58 PM", "28 Sept"."""
    at = now.replace(month=1, day=28, minute=58, second=58)
    texts = [words.clock(at.replace(hour=hour), seconds=True) for hour in range(24)]
    texts += [words.day(at.replace(month=month), with_year=False) for month in range(1, 13)]
    return max(map(QFontMetrics(_small(QFont())).horizontalAdvance, texts))


def _small(font: QFont) -> QFont:
    smaller = QFont(font)
    smaller.setPixelSize(theme.sizes().small)
    return smaller


class _EventDelegate(CellDelegate):
    """Small letters, no lines: a log and not a table."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """As any cell, smaller."""
        font = _small(option.font)
        option.font, option.fontMetrics = font, QFontMetrics(font)
        super().paint(painter, option, index)

    def draw_line(self, painter: QPainter, rect: QRect) -> None:
        """None."""

    def draw_content(self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: Index) -> None:
        """Close to the edges."""
        wider = placed(room.adjusted(-12, 0, 10, 0), room, option.direction)
        super().draw_content(painter, wider, option, index)

    def shortened(self, option: QStyleOptionViewItem, index: Index) -> str:  # noqa: ARG002 - others look
        """Times have their room, and sentences a tool tip of their own."""
        return ""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """A low row."""
        return QSize(super().sizeHint(option, index).width(), _ROW)
