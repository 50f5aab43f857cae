"""The events of the chosen batch or task: a list, newest first, their words, and one of them in full.

The list is as high as all its rows, for use inside a scroll area; long sentences wrap.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import datetime
from operator import is_not
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QHeaderView, QStyleOptionViewItem, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import LoggedEvent
from desktop_app.core.batches.submission import STOPPED_BETWEEN, TaskEvent
from desktop_app.core.text.translatable import tr_noop
from desktop_app.services.batches.pausing import GONE_ON_LOGGED, PAUSED_LOGGED, SAMPLED_LOGGED
from desktop_app.services.batches.realtime_round import REFUSED_LOGGED, UNKNOWN_LOGGED
from desktop_app.services.batches.trials import ASKS_LOGGED, TRIAL_AWAITED_LOGGED, TRIAL_LOGGED, UNDERSTOOD_LOGGED
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.fields import FixedText
from desktop_app.ui.parts.label import KeyValue, Label
from desktop_app.ui.parts.layout.mirroring import placed
from desktop_app.ui.parts.tables.cell_delegate import PADDING, CellDelegate, cell_look
from desktop_app.ui.parts.tables.data_table_model import Column, ListTableModel
from desktop_app.ui.parts.tables.table import Table
from desktop_app.ui.text import joining, stored_words, words

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
        self._sentences: list[str] = []  # of all rows, worded once: two hundred take as long as a frame
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
            self._sentences = list(map(event_sentence, events))
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the row heights to the new width, at which sentences wrap differently."""
        super().resizeEvent(event)
        if self.columnWidth(1) != self._fitted:
            self._fit()

    def _fit(self) -> None:
        self._fitted = self.columnWidth(1)
        metrics = QFontMetrics(_small(self.font()))
        for row, sentence in enumerate(self._sentences):
            self.setRowHeight(row, _height(metrics, sentence, self._fitted - _EDGE))
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


# --- One event in full ---


class EventDetail(QWidget):
    """Emits `closed` on its button or Escape."""

    closed = Signal()

    def __init__(self, now: Callable[[], datetime]) -> None:
        super().__init__()
        self._now = now
        self.back = Button(words.tr("Events", "monitor"), "link", icon="arrow-left", clicked=self.closed.emit)
        self.back.setAccessibleName(words.tr("Back to the events", "monitor"))
        self._what = Label("", "strong", wrap=True).selectable()
        self._when = Label("", "small")
        self._facts = QVBoxLayout()
        self._facts.setSpacing(0)
        self._caption = Label(words.tr("The service answered", "monitor"), "caption")
        self.answer = AnswerText(words.tr("The service's answer", "monitor"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        top = QHBoxLayout()
        top.addWidget(self.back)
        top.addStretch()
        column.addLayout(top)
        column.addWidget(self._what)
        column.addWidget(self._when)
        column.addLayout(self._facts)
        column.addWidget(self._caption)
        column.addWidget(self.answer, 1)
        column.addStretch()
        bind("monitor.back", self, self.closed.emit, within=True)

    def show_event(self, event: LoggedEvent) -> None:
        """Show an event and take the focus."""
        at = event.at.astimezone(self._now().tzinfo)
        self._what.setText(event_sentence(event))
        self._when.setText(f"{words.day(at)}, {words.clock(at, seconds=True)}")
        while (old := self._facts.takeAt(0)) is not None:
            if (widget := old.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for name, value in event_facts(event):
            if len(value) < 24:
                self._facts.addWidget(KeyValue(name, value))
            else:
                self._facts.addWidget(Label(name, "caption"))
                self._facts.addWidget(Label(value, "fine", wrap=True).selectable())
        answer = raw_answer(event)
        self.answer.setPlainText(answer)
        self.answer.setVisible(bool(answer))
        self._caption.setVisible(bool(answer))
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)


# --- Words for the journal's events ---


# Sentences about a task ("{part}" is "Task 3"); values of the event's detail can be used by name.
_SENTENCES = tr_noop(
    {
        "prepared": "Prepared in {tasks}",
        "sent again": "Prepared to send {numbers} again, in {tasks}",
        PAUSED_LOGGED: "You paused it",
        GONE_ON_LOGGED: "You carried on",
        SAMPLED_LOGGED: "The first numbers went, you are asked whether the rest goes",
        TRIAL_LOGGED: "{part} goes first, alone: {numbers}",
        TRIAL_AWAITED_LOGGED: "Waits for the first numbers of another list",
        UNDERSTOOD_LOGGED: "The first numbers were answered, the rest follows",
        ASKS_LOGGED: "You are asked whether the rest goes",
        TaskEvent.SEND: "{part}: sending {numbers}",
        TaskEvent.REPEATED: "{part} sent again with the same key, by itself",
        TaskEvent.NEVER_ARRIVED: "{part} not reached, tried again",
        TaskEvent.THROTTLED: "{part} has to wait",
        TaskEvent.REFUSED: "{part} refused by the service",
        TaskEvent.DOUBTED: "{part}: did it arrive?",
        "balance": "{part}: balance read",
        TaskEvent.TAKEN: "{part} accepted",
        TaskEvent.REPLIED: "{part} answered in the reply",
        TaskEvent.BEGUN: "{part} started: {numbers}",
        TaskEvent.ASKED: "{part}: all checked",
        TaskEvent.STOPPED: "{part} stopped before its first number",
        UNKNOWN_LOGGED: "{part}: charged or not?",
        REFUSED_LOGGED: "{part}: a number was refused",
        TaskEvent.DIVIDED: "{part} split",
        TaskEvent.MENDED: "{part} is tried again: it had been refused",
        TaskEvent.LIST_REPLACED: "{part}: the list was lost, its answers are fetched again",
        TaskEvent.RESTORED: "{part}: the journal was restored, was it sent since?",
        TaskEvent.HEARD_PENDING: "{part} queued",
        TaskEvent.HEARD_PROCESSING: "{part} processing",
        TaskEvent.HEARD_COMPLETED: "{part} completed",
        TaskEvent.HEARD_FAILED: "{part} failed",
        TaskEvent.DOWNLOADED: "{part} fetched, {bytes}",
        TaskEvent.ANSWERS_JOINED: "{part}: {answered}",
        TaskEvent.KEPT: "{part}: nothing newer available, {answered} kept",
        TaskEvent.FETCH_AGAIN: "You had {part} fetched again",
        TaskEvent.REREAD: "{part} read differently: {answered}",
        TaskEvent.DECIDED_ARRIVED: "You decided: {part} arrived",
        TaskEvent.DECIDED_RESEND: "You decided: send {part} again",
        TaskEvent.DECIDED_LEAVE: "You decided: leave {part}",
    },
    "monitor",
)
_REUSED = tr_noop("Prepared in {tasks}, {reused} reused", "monitor")
_ALL_REUSED = tr_noop("All {reused} from earlier lists", "monitor")
_PAUSED = tr_noop("{part} paused, its rest waits", "monitor")
# Names of the details; others are shown under their key.
_NAMES = tr_noop(
    {
        "numbers": "Numbers",
        "number": "Number",
        "unknown": "Not known",
        "refused": "Refused",
        "country": "Country",
        "balance": "Balance",
        "first_number": "First number",
        "last_number": "Last number",
        "reason": "Reason",
        "error": "Kind",
        "task_id": "Task id",
        "bytes": "Bytes",
        "answered": "Answers",
        "repeated": "Repeated",
        "never_sent": "Never sent",
        "differing": "Two different answers",
        "read as": "Read as",
        "tasks": "Tasks",
        "reused": "Reused",
        "days": "Maximum age in days",
    },
    "monitor",
)


def event_sentence(event: LoggedEvent) -> str:
    """Return one line: "Task 3: 3,911 answers"."""
    template = _PAUSED if _paused(event) else _SENTENCES.get(event.kind)
    if _reusing(event):
        template = _REUSED if event.detail.get("tasks") else _ALL_REUSED
    if template is None:
        return event.kind
    told = words.tr(template, "monitor")
    return told.format(part=_part(event.part, first=told.startswith("{part}")), **_amounts(event.detail))


def _part(part: int | None, *, first: bool) -> str:
    """Return the task's name, as it begins a sentence or stands inside one."""
    if not part:
        return words.tr("Task", "monitor") if first else words.tr("task", "monitor")
    return (words.tr("Task {}", "monitor") if first else words.tr("task {}", "monitor")).format(part)


def _reusing(event: LoggedEvent) -> bool:
    """Return True if a batch reused answers of earlier lists when it was prepared."""
    return event.kind == "prepared" and bool(event.detail.get("reused"))


def _paused(event: LoggedEvent) -> bool:
    """Return True for a paused one-by-one task, which is divided there into the settled part and the waiting rest."""
    return event.kind == TaskEvent.DIVIDED and event.detail.get("reason") == STOPPED_BETWEEN


def event_facts(event: LoggedEvent) -> list[tuple[str, str]]:
    """Return the names and values of the event's detail, without the raw answer."""
    return [
        (
            words.tr(_NAMES[name], "monitor") if name in _NAMES else name,
            stored_words.shown(value) if isinstance(value, str) else _value(value),
        )
        for name, value in event.detail.items()
        if name != "answer" and value not in (None, "", 0)
    ]


def raw_answer(event: LoggedEvent) -> str:
    """Return the service's answer as it came: indented JSON, or its text; "" if the event has none."""
    return pretty(event.detail.get("answer"))


def pretty(answer: Any) -> str:
    """Return an answer formatted for reading."""
    if answer in (None, ""):
        return ""
    return answer if isinstance(answer, str) else json.dumps(answer, ensure_ascii=False, indent=2)


def _amounts(detail: dict[str, Any]) -> dict[str, str]:
    return {
        "tasks": words.counted(_whole(detail.get("tasks")), "%n task", "%n tasks"),
        "numbers": words.counted(_whole(detail.get("numbers")), "%n number", "%n numbers"),
        "answered": words.counted(_whole(detail.get("answered")), "%n answer", "%n answers"),
        "reused": words.counted(_whole(detail.get("reused")), "%n answer", "%n answers"),
        "bytes": words.file_size(_whole(detail.get("bytes"))),
    }


def _whole(value: Any) -> int:
    return value if isinstance(value, int) else 0


def _value(value: Any) -> str:
    if isinstance(value, list):
        return joining.listed(_value(each) for each in value)
    return words.number(value) if isinstance(value, int | float) and not isinstance(value, bool) else str(value)


class AnswerText(FixedText):
    """Shows a service's answer verbatim."""
