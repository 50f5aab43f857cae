"""The place beside the tree: the panel of the chosen batch, or the sums of several."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.batches.status import Action, BatchStatus, actions_of
from desktop_app.ui.batch.timing import BatchTiming
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.monitor.panel.chosen import WIDTH, Panel
from desktop_app.ui.parts.banner import Confirmation
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import KeyValue, Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.compact_mode import LOW_PANEL, CompactMode
from desktop_app.ui.parts.layout.scrolled import FitScrollArea
from desktop_app.ui.text import joining, words


class Side(QStackedWidget):
    """Shows `panel` while at most one batch is marked, else `several`."""

    def __init__(self, context: PageContext, timing: BatchTiming, running: Callable[[str], bool]) -> None:
        super().__init__()
        self.panel = Panel(context, timing)
        self.several = Several(running, WIDTH)
        self.setFixedWidth(WIDTH)
        self.addWidget(self.panel)
        self.addWidget(self.several)

    def show_line(self, status: BatchStatus | None, task: Task | None) -> None:
        """Show the chosen batch or task, None for nothing."""
        self.panel.show_line(status, task)

    def show_marked(self, statuses: Sequence[BatchStatus]) -> None:
        """Show the marked batches in their current state."""
        if len(statuses) > 1:
            self.several.show_statuses(statuses)
        self.setCurrentWidget(self.several if len(statuses) > 1 else self.panel)

    def ask_delete(self) -> None:
        """Ask about deleting what is shown."""
        if self.currentWidget() is self.several:
            self.several.ask_delete()
        else:
            self.panel.ask_delete()


# The panel for several marked batches: their sums, and the actions on all of them.


class Several(Card):
    """Emits `wanted(Action, ids)` with the batches to which the action applies; deleting once it is confirmed."""

    wanted = Signal(object, object)

    def __init__(self, running: Callable[[str], bool], width: int) -> None:
        super().__init__()
        self._running = running
        self._statuses: list[BatchStatus] = []
        self.setFixedWidth(width)
        self.title = Label("", "heading")
        self.title.setMinimumHeight(theme.CONTROL_HEIGHT)  # aligned with the title of a single batch
        self.numbers = KeyValue(words.tr("Numbers", "monitor"))
        self.answered = KeyValue(words.tr("Answered", "monitor"))
        self.out = KeyValue(joining.begun_large(words.tr("awaiting answers", "monitor")))
        self.doubtful = KeyValue(words.tr("In doubt", "monitor"))
        self.waiting = KeyValue(words.tr("Not sent", "monitor"))
        self.refused = KeyValue(words.tr("Refused", "monitor"))
        self.unanswered = KeyValue(words.tr("Unanswered", "monitor"))
        self.kept = Label("", "small", wrap=True)
        advice = words.tr("Choose one of them to see its events and answers.", "monitor")
        self.carry_on = Button("", clicked=lambda: self._want(Action.CARRY_ON))
        self.pause = Button("", clicked=lambda: self._want(Action.PAUSE))
        self.delete = Button("", icon="trash", clicked=self.ask_delete)
        self.question = Confirmation("", words.tr("Delete", "monitor"), words.tr("Keep them", "monitor"))
        self.question.confirmed.connect(lambda: self._want(Action.DELETE))
        self.question.settled.connect(self._answered)
        self._buttons = QWidget()
        column = QVBoxLayout(self._buttons)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        for button in (self.carry_on, self.pause, self.delete, self.kept):
            column.addWidget(button)
        sums = QVBoxLayout()
        sums.setContentsMargins(0, 0, 0, 0)
        sums.setSpacing(theme.S)
        sums.addWidget(self.numbers)
        for part in (self.answered, self.out, self.doubtful, self.waiting, self.refused, self.unanswered):
            sums.addWidget(part)
        sums.addWidget(Label(advice, "small", wrap=True))
        self.add(self.title, FitScrollArea(sums, words.tr("Numbers", "monitor")))
        self.body.addStretch()
        self.add(self._buttons, self.question)
        CompactMode(self, LOW_PANEL).changed.connect(self.set_low)

    def show_statuses(self, statuses: Sequence[BatchStatus]) -> None:
        """Show these batches in their current state."""
        if [status.batch.id for status in statuses] != [status.batch.id for status in self._statuses]:
            self.take_back()
        self._statuses = list(statuses)
        self.title.setText(words.counted(len(statuses), "%n batch", "%n batches"))
        self.setAccessibleName(self.title.text())
        self.numbers.set_value(words.number(sum(status.numbers for status in statuses)))
        self._show_sums([status.counts_by_journal for status in statuses])
        self._offer(self.carry_on, self._that(Action.CARRY_ON), words.tr("Carry on ({})", "monitor"))
        self._offer(self.pause, self._that(Action.PAUSE), words.tr("Pause ({})", "monitor"))
        self._offer(self.delete, self._that(Action.DELETE), words.tr("Delete ({})", "monitor"))
        stays = self._staying()
        self.kept.setText(stays)
        self.kept.setVisible(bool(stays))

    def ask_delete(self) -> None:
        """Delete ended batches at once, because that can be undone; ask first if some aren't finished."""
        doomed = set(self._that(Action.DELETE))
        unfinished = sum(not status.ended for status in self._statuses if status.batch.id in doomed)
        if not unfinished:
            self._want(Action.DELETE)
            return
        unsent = sum(status.counts_by_journal.unsent for status in self._statuses if status.batch.id in doomed)
        asked = words.counted(len(doomed), "Delete %n batch?", "Delete %n batches?")
        dropped = words.counted(
            unsent,
            "%n number isn't verified yet and is dropped.",
            "%n numbers aren't verified yet and are dropped.",
        )
        message = joining.sentences(asked, dropped if unsent else "", self._staying())
        self.question.set_question(message, words.tr("Delete", "monitor"))
        self._buttons.hide()
        self.question.ask()

    def _show_sums(self, counts: Sequence[ProgressCounts]) -> None:
        """Show the sums by the journal, whose counts of each batch add up."""
        self.answered.set_value(words.number(sum(each.answered or 0 for each in counts)))
        for line, number in (
            (self.out, sum(each.out for each in counts)),
            (self.doubtful, sum(each.doubtful for each in counts)),
            (self.waiting, sum(each.waiting for each in counts)),
            (self.refused, sum(each.refused for each in counts)),
            (self.unanswered, sum(each.unanswered or 0 for each in counts)),
        ):
            line.set_value(words.number(number))
            line.setVisible(bool(number))

    def _staying(self) -> str:
        """Return why some of them can't be deleted; "" if all can."""
        kept = len(self._statuses) - len(self._that(Action.DELETE))
        return (
            words.counted(
                kept,
                "%n can't be deleted while it is under way.",
                "%n can't be deleted while they are under way.",
            )
            if kept
            else ""
        )

    def take_back(self) -> None:
        """Dismiss the question."""
        if not self.question.isHidden():
            self.question.dismiss()

    def _answered(self) -> None:
        self._buttons.show()
        if self.delete.isVisible():
            self.delete.setFocus(Qt.FocusReason.OtherFocusReason)

    def _want(self, action: Action) -> None:
        self.wanted.emit(action, self._that(action))

    def _that(self, action: Action) -> list[str]:
        """Return the ids of the batches to which an action applies."""
        ids = [status.batch.id for status in self._statuses]
        actions = [actions_of(status, running=self._running(status.batch.id)) for status in self._statuses]
        return [batch_id for batch_id, possible in zip(ids, actions, strict=True) if action in possible]

    def _offer(self, button: Button, ids: Sequence[str], text: str) -> None:
        button.setText(text.format(words.number(len(ids))))
        button.setVisible(bool(ids))
