"""The panel beside the tree: the chosen batch or task, its progress, events and actions."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Batch, LoggedEvent, Task
from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.batches.status import Action, Actions, BatchStatus, actions_of
from desktop_app.ui.batch.looks import name
from desktop_app.ui.batch.timing import BatchTiming
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.monitor.actions import ActionButtons
from desktop_app.ui.monitor.panel.events import EventDetail, EventList
from desktop_app.ui.monitor.panel.figures import (
    AnswerCount,
    ChargeLines,
    ChargeState,
    Charging,
    Figures,
    FiguresState,
    StatusBanner,
    banner_state,
    task_words,
)
from desktop_app.ui.monitor.panel.own_words import Heading, NoteField
from desktop_app.ui.parts.label import DatedLabel, ElidedLabel, Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.compact_mode import LOW_PANEL, CompactMode
from desktop_app.ui.parts.layout.scrolled import ScrollEdges
from desktop_app.ui.text import words
from desktop_app.ui.text.charge_words import price_charged
from desktop_app.ui.text.connection_words import connection_title
from desktop_app.ui.text.list_title import file_title, list_title

WIDTH = 280
_EVENTS = 200  # the newest; the command line's log has more


class Panel(Card):
    """Shows what `show_line` passes, again at each change.

    Keeps its scroll position while that is the same batch or task.

    Emits `wanted(Action, ids)` for what is done with the batch, deleting once it is confirmed; `decide_clicked(status,
    task)`; `renamed` and `annotated` with the batch's id and the new words.
    """

    wanted = Signal(object, object)
    decide_clicked = Signal(object, object)
    renamed = Signal(str, str)
    annotated = Signal(str, str)

    def __init__(self, context: PageContext, timing: BatchTiming) -> None:
        super().__init__()
        self.setAccessibleName(words.tr("The chosen batch", "monitor"))
        self._context = context
        self._timing = timing
        self._status: BatchStatus | None = None
        self._task: Task | None = None
        self._count = AnswerCount(context, self)
        self._charging = Charging(context.services)
        self._service_name = ""
        self._events_are_of: tuple[str, int | None] = ("", None)
        self._read_events: list[LoggedEvent] = []
        self.setFixedWidth(WIDTH)
        self.naming = Heading()
        self._about = ElidedLabel("", "muted")
        self._service = DatedLabel("", "small")
        for label in (self._about, self._service):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.figures = Figures()
        self.charge = ChargeLines()
        self.note = NoteField()
        self._banner = StatusBanner()
        self.events = EventList(timing.now)
        self.detail = EventDetail(timing.now)
        self.buttons = ActionButtons(context)
        first, groups = ((self._about, self._service), (self.figures,)), ((self.charge,), (self._banner, self.note))
        self._summary = Summary(self, first, groups, self.events, self.buttons)
        self.add(self.naming, self._summary, self.detail, self.buttons)
        self.body.setStretchFactor(self._summary, 1)
        self.body.setSpacing(0)  # the scrolling part reaches the line above the buttons
        self.body.insertSpacing(1, theme.XS)
        self._connect()
        self.show_line(None, None)

    def _connect(self) -> None:
        self.events.opened.connect(self._open_event)
        self.detail.closed.connect(self._close_event)
        self.buttons.wanted.connect(self._do)
        self.buttons.delete_confirmed.connect(lambda: self._want(Action.DELETE))
        for written, to_page in ((self.naming.renamed, self.renamed), (self.note.written, self.annotated)):
            written.connect(lambda text, to_page=to_page: self._status and to_page.emit(self._status.batch.id, text))
        self.naming.note_clicked.connect(self.write_note)
        self.note.ended.connect(self.naming.note.setFocus)
        bar = self._summary.verticalScrollBar()
        bar.rangeChanged.connect(lambda _least, _most: self.note.editing and QTimer.singleShot(0, self, self._see_note))
        self.note.editing_changed.connect(self.buttons.set_aside)
        self.buttons.repeat.asking_changed.connect(lambda asking: self._summary.show_rest(not asking))
        self.charge.price_taken.connect(self._take_price)
        self.charge.price_shown.connect(self._open_connection)
        self._count.counted.connect(self._answers_counted)
        self._context.on_account(lambda _status: self._show_charge())

    def _do(self, action: Action) -> None:
        """Do what a button says, or have it done."""
        if action is Action.DECIDE:
            self.decide_clicked.emit(self._status, self._task)
        elif action is Action.REPEAT and self._status is not None:
            self.buttons.repeat.ask(self._status.batch.id)
        elif action is Action.CONNECTION:
            self._open_connection()
        elif action is Action.DELETE:
            self.ask_delete()
        else:
            self._want(action)

    def _want(self, action: Action) -> None:
        if self._status is not None:
            self.wanted.emit(action, [self._status.batch.id])

    # --- Contents ---

    def show_line(self, status: BatchStatus | None, task: Task | None) -> None:
        """Show a batch, or one of its tasks; None (no row is left) empties the panel."""
        if status is not None and status is self._status and task is self._task:
            return  # another batch changed
        before = (self._status and self._status.batch.id, self._task and self._task.id)
        other = before != (status and status.batch.id, task and task.id)
        if other and self.note.editing:
            self.note.finish()  # the note belongs to the previous batch
        self._status, self._task = status, task
        if other:
            self.detail.hide()
            self.buttons.take_back()
            self.naming.stop()
            self._summary.verticalScrollBar().setValue(0)
        reading = status is not None and self.detail.isHidden()
        self.naming.setVisible(status is not None)
        self._summary.setVisible(reading)
        self.buttons.setVisible(reading)
        if status is not None:
            self._fill(status, task)

    def refresh_time(self) -> None:
        """Update the relative times."""
        if self._status is not None:
            self._fill_figures(self._status, self._task)
            self._show_banner(self._status, self._task)

    def write_note(self) -> None:
        """Open the note of the whole batch for writing."""
        if self._status is not None and self._task is None:
            self._close_event()
            self.note.edit()
            QTimer.singleShot(0, self, self._see_note)  # after it was laid out

    def _see_note(self) -> None:
        """Scroll to the note, whatever appears above it meanwhile."""
        if self.note.editing:
            self._summary.reveal(self.note.field, self.note.keep)

    def ask_delete(self) -> None:
        """Delete an ended batch at once, because that can be undone; ask first about an unfinished one."""
        if self._status is None or Action.DELETE not in self._actions(self._status):
            return
        if self._status.ended:
            self._want(Action.DELETE)
        else:
            self._close_event()
            self.buttons.ask(self._counts(self._status, None).unsent)

    def _fill(self, status: BatchStatus, task: Task | None) -> None:
        batch = status.batch
        self._service_name = connection_title(self._context.services.session.connection(batch.base_url))
        self.naming.show_title(name(task or status), file_title(batch), own=task is None)
        about = task_words(status, task, self._charging.unit(status)) if task else status.product_title
        self._about.setText(about)
        self._show_charge()
        self._service.tell(*((list_title(batch),) if task else (self._service_name, self._when(batch))))
        self.note.show_note(batch.note)
        if task is not None:
            self.note.hide()
        self.events.set_events(self._events_of(batch.id, task.id if task else None))
        if task is None:
            self._count.ask(status)
        else:
            self._count.show_task(task.answered)
        self._fill_figures(status, task)
        self._show_banner(status, task)
        self._show_actions(status)

    def _show_charge(self) -> None:
        whole = self._status if self._task is None else None
        self.charge.show_state(self._charging.state(whole) if whole is not None else ChargeState())

    def _take_price(self) -> None:
        """Use the price this list came to for the next estimates."""
        shown = self._status
        price = price_charged(shown.batch, shown.tasks, shown.product) if shown else None
        if shown is None or price is None:
            return
        connection = self._context.services.session.connection(shown.batch.base_url)

        def kept(_: None) -> None:
            held = self.charge.take.hasFocus()
            self._show_charge()
            if held:
                self.charge.taken.setFocus(Qt.FocusReason.OtherFocusReason)
            if connection.base_url == self._context.connection().base_url:
                self._context.tell_account()

        keeping = self._context.services.session.keep_price(connection, shown.batch.product, price)
        self._context.runner.start("price", keeping, done=kept, failed=self._context.show_error)

    def _when(self, batch: Batch) -> str:
        at = batch.created_at.astimezone(self._timing.now().tzinfo)
        return f"{words.day(at)}, {words.clock(at)}"

    def _events_of(self, batch_id: str, task_id: int | None) -> list[LoggedEvent]:
        """Return the newest events; read only those added since the last call for the same line."""
        shown = self._read_events if self._events_are_of == (batch_id, task_id) else []
        since = shown[0].id if shown else 0
        new = self._context.services.journal.events(batch_id, task_id, _EVENTS, since=since)
        self._events_are_of, self._read_events = (batch_id, task_id), [*new, *shown][:_EVENTS]
        return self._read_events

    def _fill_figures(self, status: BatchStatus, task: Task | None) -> None:
        line, timing = task or status, self._timing
        counts, count = self._counts(status, task), self._count
        pace = timing.left(line), timing.rate(line)
        self.figures.show_state(FiguresState(counts, *pace, timing.look(line).tone, count.rows, count.verdicts))

    def _show_banner(self, status: BatchStatus, task: Task | None) -> None:
        self._banner.show_state(banner_state(self._timing, status, task, self._service_name))

    def _counts(self, status: BatchStatus, task: Task | None) -> ProgressCounts:
        running, count = self._running(status), self._count
        return status.counts(count.answered, task, running=running, counting=count.counting)

    def _running(self, status: BatchStatus) -> bool:
        return self._context.runner.running(f"batch {status.batch.id}")

    def _actions(self, status: BatchStatus) -> Actions:
        return actions_of(status, running=self._running(status))

    def _show_actions(self, status: BatchStatus) -> None:
        whole = self._task is None and not self._count.lost
        repeatable = whole and bool(self._counts(status, None).unanswered)
        self.buttons.show_state(self._actions(status).for_panel(self._task, repeatable=repeatable))

    def _open_connection(self) -> None:
        if self._status is not None:
            self._context.connect("form", self._context.services.session.connection(self._status.batch.base_url))

    def _answers_counted(self, batch_id: str) -> None:
        if self._status is not None and self._status.batch.id == batch_id and self._task is None:
            self._fill_figures(self._status, None)
            self._show_actions(self._status)

    # --- One event ---

    def _open_event(self, event: LoggedEvent) -> None:
        self._summary.hide()
        self.buttons.hide()
        self.detail.show()
        self.detail.show_event(event)

    def _close_event(self) -> None:
        if not self.detail.isHidden():
            self.detail.hide()
            self._summary.show()
            self.buttons.show()
            self.events.setFocus(Qt.FocusReason.OtherFocusReason)


# --- The scrolling part between the title and the buttons, with what moves into it in a low window ---


Groups = Sequence[Sequence[QWidget]]


class Summary(QScrollArea):
    """Shows `first` at the top, then `groups` with gaps between them, then `events`; it scrolls as a whole.

    If `panel` is low, the rarely used one of the `buttons` with a line of its own comes last in it.
    """

    def __init__(
        self,
        panel: Card,
        first: Groups,
        groups: Groups,
        events: EventList,
        buttons: ActionButtons,
    ) -> None:
        super().__init__()
        self._panel, self._events, self._buttons = panel, events, buttons
        inside = self._inside = QWidget()
        column = self._column = _column(inside, first, theme.S)
        self._rest = QWidget()
        rest = _column(self._rest, groups, theme.XS)
        rest.addWidget(Label(words.tr("Events", "monitor"), "caption"))
        rest.addWidget(events, 1)
        column.addWidget(self._rest, 1)
        column.addStretch()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)
        self.setMinimumHeight(theme.CONTROL_HEIGHT)
        ScrollEdges(self, ruled=True)
        events.reached.connect(self._follow)
        CompactMode(panel, LOW_PANEL).changed.connect(self._set_low)

    def show_rest(self, shown: bool) -> None:
        """Show or hide all but the first part, which would be in the way of a question."""
        self._rest.setVisible(shown)

    def reveal(self, first: QWidget, last: QWidget) -> None:
        """Scroll until both are fully visible above the fade, or the first of them if there is less room."""
        self._column.activate()
        bar, room = self.verticalScrollBar(), self.viewport().height() - theme.L
        top = first.mapTo(self._inside, QPoint(0, 0)).y()
        bottom = last.mapTo(self._inside, QPoint(0, last.height())).y()
        bar.setValue(top if bottom - top > room else max(min(bar.value(), top), bottom - room))

    def sizeHint(self) -> QSize:
        """Return a small height: the buttons below get their room first, and this takes the rest."""
        return QSize(super().sizeHint().width(), self.minimumHeight())

    def _set_low(self, low: bool) -> None:
        self._panel.set_low(low)
        self._buttons.set_low(low)
        again = self._buttons.again
        held = again.hasFocus()
        again.setMinimumWidth(theme.L if low else 0)
        if low:
            self._column.addWidget(again)
        else:
            self._buttons.take_again()
        if held:  # a moved widget loses the focus
            again.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow(self, row: QRect) -> None:
        """Scroll to the row that the keyboard reached, if the list is longer than its visible part."""
        place = row.translated(self._events.viewport().mapTo(self._inside, row.topLeft()) - row.topLeft())
        self.ensureVisible(0, place.center().y(), 0, place.height() // 2)


def _column(inside: QWidget, groups: Groups, apart: int) -> QVBoxLayout:
    made = QVBoxLayout(inside)
    made.setContentsMargins(0, 0, 0, 0)
    made.setSpacing(theme.XS)
    for at, group in enumerate(groups):
        if at:
            made.addSpacing(apart)
        for part in group:
            made.addWidget(part)
    made.addSpacing(theme.XS)
    return made
