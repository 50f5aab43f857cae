"""The panel beside the tree: the chosen batch or task, how far it is, what happened, what can be done."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.core.batch import Batch, LoggedEvent, Task, Via, answered, at_rest
from desktop_app.core.submission import TaskState
from desktop_app.core.table import Counts
from desktop_app.ui import theme, words
from desktop_app.ui.charge_words import charge_of
from desktop_app.ui.context import PageContext
from desktop_app.ui.monitor.actions import Actions
from desktop_app.ui.monitor.charge_lines import ChargeLines
from desktop_app.ui.monitor.columns import Clockwork, message, name, share
from desktop_app.ui.monitor.entry import Entry
from desktop_app.ui.monitor.event_detail import EventDetail
from desktop_app.ui.monitor.event_list import EventList
from desktop_app.ui.monitor.figures import Figures, Standing
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.label import ElidedLabel, Label

WIDTH = 280
_EVENTS = 200  # the newest; more is for the log of the command line
_NO_END = {TaskState.REJECTED, TaskState.FAILED}


class Panel(Card):
    """Told what to show by `show_line`, again whenever it changed; keeps its place as long as it is the same."""

    results_clicked = Signal(str)
    export_clicked = Signal(str)
    carry_on_clicked = Signal(str)
    delete_confirmed = Signal(str)
    decide_clicked = Signal(object, object)

    def __init__(self, context: PageContext, clockwork: Clockwork) -> None:
        super().__init__()
        self.setAccessibleName(words.tr("The chosen batch", "monitor"))
        self._context = context
        self._clockwork = clockwork
        self._entry: Entry | None = None
        self._task: Task | None = None
        self._counted: tuple[str, int, int] | None = None  # batch, joined tasks and answers that the count below is of
        self._answered: int | None = None
        self._rows: Counts | None = None
        self._unit_is_of: tuple[Batch, str] | None = None
        self._events_are_of: tuple[str, int | None] = ("", None)
        self._read_events: list[LoggedEvent] = []
        self.setFixedWidth(WIDTH)
        self._title = ElidedLabel("", "heading")
        self._about = ElidedLabel("", "muted")
        self._service = ElidedLabel("", "small")
        for label in (self._title, self._about, self._service):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.figures = Figures()
        self.charge = ChargeLines()
        self._matter = Banner("danger", "")
        self.events = EventList(clockwork.now)
        self.detail = EventDetail(clockwork.now)
        self.buttons = Actions(context)
        self._nothing = Label(words.tr("Choose a batch to see how it goes.", "monitor"), "muted", wrap=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._summary = self._scrolling()
        self.add(self._title, self._nothing, self._summary, self.detail, self.buttons)
        self.body.setSpacing(theme.XS)
        self._connect()
        self.show_line(None, None)

    def _scrolling(self) -> QScrollArea:
        """What lies between title and buttons; scrolls where the window is low."""
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, theme.S)
        column.setSpacing(theme.XS)
        column.addWidget(self._about)
        column.addWidget(self._service)
        column.addSpacing(theme.S)
        column.addWidget(self.figures)
        column.addWidget(self.charge)
        column.addSpacing(theme.XS)
        column.addWidget(self._matter)
        column.addSpacing(theme.XS)
        column.addWidget(Label(words.tr("Events", "monitor"), "caption"))
        column.addWidget(self.events, 1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        return area

    def _connect(self) -> None:
        self.events.opened.connect(self._open_event)
        self.detail.closed.connect(self._close_event)
        for from_button, to_page in (
            (self.buttons.results_clicked, self.results_clicked),
            (self.buttons.export_clicked, self.export_clicked),
            (self.buttons.carry_on_clicked, self.carry_on_clicked),
            (self.buttons.delete_confirmed, self.delete_confirmed),
        ):
            from_button.connect(lambda to_page=to_page: self._entry and to_page.emit(self._entry.batch.id))
        self.buttons.decide_clicked.connect(lambda: self.decide_clicked.emit(self._entry, self._task))
        self.buttons.again_clicked.connect(self._ask_again)
        self.buttons.pause_clicked.connect(self._pause)

    # --- what is shown ---

    def show_line(self, entry: Entry | None, task: Task | None) -> None:
        """A batch, or one of its tasks; None for nothing."""
        if entry is not None and entry is self._entry and task is self._task:
            return  # it was another batch that changed
        before = (self._entry and self._entry.batch.id, self._task and self._task.id)
        self._entry, self._task = entry, task
        if before != (entry and entry.batch.id, task and task.id):
            self.detail.hide()
            self.buttons.take_back()
        reading = entry is not None and self.detail.isHidden()
        self._nothing.setVisible(entry is None)
        self._title.setVisible(entry is not None)
        self._summary.setVisible(reading)
        self.buttons.setVisible(reading)
        if entry is not None:
            self._fill(entry, task)

    def refresh_time(self) -> None:
        """Time has passed."""
        if self._entry is not None:
            self._fill_figures(self._entry, self._task)

    def _fill(self, entry: Entry, task: Task | None) -> None:
        batch = entry.batch
        self._title.setText(name(task or entry))
        unit = self._unit(entry)
        self._about.setText(self._about_words(entry, task, unit))
        self.charge.show_charge(None if task else charge_of(batch, entry.tasks, entry.product, unit))
        at = batch.created_at.astimezone(self._clockwork.now().tzinfo)
        service = self._context.desk.session.connection(batch.base_url).title
        self._service.setText(batch.file if task else f"{service} · {words.day(at)}, {words.clock(at)}")
        self.events.set_events(self._events_of(batch.id, task.id if task else None))
        if task is None:
            self._count(entry)
        else:
            self._counted, self._answered, self._rows = None, task.answered, None
        self._fill_figures(entry, task)
        self._fill_matter(entry, task)
        self._offer(entry)

    def _events_of(self, batch_id: str, task_id: int | None) -> list[LoggedEvent]:
        """The newest ones; of what is shown already only those since then are read."""
        shown = self._read_events if self._events_are_of == (batch_id, task_id) else []
        since = shown[0].id if shown else 0
        new = self._context.desk.journal.events(batch_id, task_id, _EVENTS, since=since)
        self._events_are_of, self._read_events = (batch_id, task_id), [*new, *shown][:_EVENTS]
        return self._read_events

    def _unit(self, entry: Entry) -> str:
        """In which amounts are; looked up when another batch is shown, or something was written of this one."""
        if self._unit_is_of is None or self._unit_is_of[0] != entry.batch:
            last = self._context.desk.journal.balances(entry.batch.base_url, 1)
            self._unit_is_of = entry.batch, (last[-1].currency if last else "")
        return self._unit_is_of[1] or words.tr("credits", "monitor")

    def _about_words(self, entry: Entry, task: Task | None, unit: str) -> str:
        if task is None or task.cost is None:
            return entry.product_title
        about = "≈ " if task.estimated else ""
        return f"{entry.product_title} · {about}{words.number(task.cost)} {unit}"

    def _fill_figures(self, entry: Entry, task: Task | None) -> None:
        line = task or entry
        self.figures.show_standing(self._standing(entry, task), self._clockwork.left(line))
        self.figures.show_rows(self._rows)

    def _standing(self, entry: Entry, task: Task | None) -> Standing:
        return Standing.of((task,) if task else entry.tasks, self._answered, share(task or entry))

    def _fill_matter(self, entry: Entry, task: Task | None) -> None:
        said = message(task or entry)
        states = {task.state} if task else {each.state for each in entry.tasks}
        tone = "danger" if states & _NO_END else "warning"
        if said and task is None:
            others = len({each.message for each in entry.tasks if each.message} - {said})
            more = words.counted(others, "And %n other message.", "And %n other messages.")
            said = f"{said} {more}" if others else said
        self._matter.setVisible(bool(said))
        if said and (said, tone) != (self._matter.text(), self._matter.property("tone")):
            self._matter.set_text(said, "danger" if tone == "danger" else "warning")

    def _offer(self, entry: Entry) -> None:
        running = self._context.runner.running(f"batch {entry.batch.id}")
        open_still = not entry.ended and not entry.undecided
        pause = running and not entry.ended and entry.batch.via is Via.REALTIME
        self.buttons.offer(
            results=entry.has_answers,
            decide=bool(entry.undecided),
            carry_on=open_still and not running,
            pause=pause,
            pausing=pause and self._context.desk.verification.one_by_one.paused(entry.batch.id),
            delete=not running and not entry.at_service,
            repeat=self._task is None
            and not running
            and at_rest(entry.tasks)
            and bool(self._standing(entry, None).unanswered),
        )

    def _pause(self) -> None:
        if self._entry is not None:
            self._context.desk.verification.one_by_one.pause(self._entry.batch.id)
            self._offer(self._entry)

    def _ask_again(self) -> None:
        if self._entry is not None:
            self.buttons.repeat.ask(self._entry.batch.id)

    # --- the count of answers ---

    def _count(self, entry: Entry) -> None:
        joined = sum(task.state is TaskState.JOINED for task in entry.tasks)
        counted = (entry.batch.id, joined, answered(entry.tasks))
        if self._counted == counted:
            return
        if self._counted is None or self._counted[0] != entry.batch.id:
            self._answered = self._rows = None
        self._counted = counted
        if joined:
            self._context.runner.start(
                "monitor answered",
                self._context.desk.results.counted(entry.batch.id),
                done=lambda found: self._answers_counted(entry.batch.id, found),
                failed=lambda _: None,  # the list is lost: a dash says that nobody knows
            )

    def _answers_counted(self, batch_id: str, found: tuple[Counts, int]) -> None:
        if self._entry is not None and self._entry.batch.id == batch_id and self._task is None:
            self._rows, self._answered = found
            self._fill_figures(self._entry, None)
            self._offer(self._entry)

    # --- one event ---

    def _open_event(self, event: LoggedEvent) -> None:
        self._summary.hide()
        self.buttons.hide()
        self.detail.show()
        self.detail.show_event(event)

    def _close_event(self) -> None:
        self.detail.hide()
        self._summary.show()
        self.buttons.show()
        self.events.setFocus(Qt.FocusReason.OtherFocusReason)
