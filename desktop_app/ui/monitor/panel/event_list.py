"""The list of events, newest first: a time and a sentence each; details on demand.

It is as high as all its rows, for use inside a scroll area; long sentences wrap.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from operator import is_not

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyleOptionViewItem

from desktop_app.core.batches.batch import LoggedEvent
from desktop_app.ui.look import theme
from desktop_app.ui.monitor.panel.event_words import event_sentence
from desktop_app.ui.parts.layout.mirroring import placed
from desktop_app.ui.parts.tables.cell_delegate import PADDING, CellDelegate, cell_look
from desktop_app.ui.parts.tables.data_table_model import Column, ListTableModel
from desktop_app.ui.parts.tables.table import Table
from desktop_app.ui.text import words

_ROW, _GAP = 26, 10
_EDGE = 2  # pixels a cell's words keep from its end
_WRAPPED = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignTop.value
Index = QModelIndex | QPersistentModelIndex


class EventList(Table):
    """Emits `opened(event)` on a click, Enter or Space.

    `reached(rect)` when the current row changes; the rectangle is in its viewport.
    """

    opened = Signal(object)
    reached = Signal(QRect)

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now
        self._fitted = 0  # the width for which the row heights were calculated
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
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().setMinimumSectionSize(_ROW)
        self.verticalHeader().setDefaultSectionSize(_ROW)
        self.clicked.connect(self._open)
        self._fit()

    def sizeHint(self) -> QSize:
        """Return the height of the events and no more, so that the enclosing area doesn't scroll needlessly."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        """Return the same height; the default of a table would leave room for a few rows."""
        return QSize(super().minimumSizeHint().width(), self.minimumHeight())

    def set_events(self, events: list[LoggedEvent]) -> None:
        """Show these events; keep the current one."""
        shown = self._events.rows
        if len(shown) != len(events) or any(map(is_not, shown, events)):
            self._events.set_rows(events)
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the row heights to the new width, at which sentences wrap differently."""
        super().resizeEvent(event)
        if self.columnWidth(1) != self._fitted:
            self._fit()

    def _fit(self) -> None:
        self._fitted = self.columnWidth(1)
        metrics = QFontMetrics(_small(self.font()))
        for row, event in enumerate(self._events.rows):
            self.setRowHeight(row, _height(metrics, event_sentence(event), self._fitted - _EDGE))
        self.setMinimumHeight(max(_ROW, self.verticalHeader().length()) + 2 * self.frameWidth())

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802 - Qt's name
        """Report the current row, so that the enclosing area can scroll to it."""
        super().currentChanged(current, previous)
        if current.isValid():
            self.reached.emit(self.visualRect(current))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the current event on Enter or Space."""
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
    """Return the pixels of the longest possible time in the person's format: "10:58:58 PM", "28 Sept"."""
    at = now.replace(month=1, day=28, minute=58, second=58)
    texts = [words.clock(at.replace(hour=hour), seconds=True) for hour in range(24)]
    texts += [words.day(at.replace(month=month), with_year=False) for month in range(1, 13)]
    return max(map(QFontMetrics(_small(QFont())).horizontalAdvance, texts))


def _height(metrics: QFontMetrics, text: str, width: int) -> int:
    """Return the height of a row whose words have this width; most fit on one line."""
    if metrics.horizontalAdvance(text) <= width:
        return _ROW
    return _ROW - metrics.height() + metrics.boundingRect(0, 0, width, 1000, _WRAPPED, text).height()


def _small(font: QFont) -> QFont:
    smaller = QFont(font)
    smaller.setPixelSize(theme.sizes().small)
    return smaller


class _EventDelegate(CellDelegate):
    """Draws small letters without lines: a log rather than a table."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the cell in the small font."""
        font = _small(option.font)
        option.font, option.fontMetrics = font, QFontMetrics(font)
        super().paint(painter, option, index)

    def draw_line(self, painter: QPainter, rect: QRect) -> None:
        """Draw no line."""

    def draw_content(self, painter: QPainter, room: QRect, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw the words close to the edges, from the first line on."""
        wider = placed(room.adjusted(-PADDING, 0, PADDING - _EDGE, 0), room, option.direction)
        text, _icon, tone, _flags = cell_look(index)
        if index.column() == 0 or option.fontMetrics.horizontalAdvance(text) <= wider.width():
            wider.setHeight(_ROW)
            super().draw_content(painter, wider, option, index)
            return
        painter.setFont(option.font)
        painter.setPen(theme.painted(tone or "text"))
        painter.drawText(wider.adjusted(0, (_ROW - option.fontMetrics.height()) // 2, 0, 0), _WRAPPED, text)

    def shortened(self, option: QStyleOptionViewItem, index: Index) -> str:  # noqa: ARG002 - others look
        """Return "": times fit, and sentences have a tool tip of their own."""
        return ""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return a low row's size."""
        return QSize(super().sizeHint(option, index).width(), _ROW)
