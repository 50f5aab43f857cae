"""One event in full: time, sentence, facts, and the service's raw answer."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import LoggedEvent
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.look import theme
from desktop_app.ui.monitor.panel.answer_text import AnswerText
from desktop_app.ui.monitor.panel.event_words import event_facts, event_sentence, raw_answer
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import KeyValue, Label
from desktop_app.ui.text import words


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
