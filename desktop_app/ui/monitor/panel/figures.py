"""Shows the state of the chosen batch or task: its figures, its charge, and what is wrong with it.

Each view draws one frozen value (`show_state`); the functions and classes beside it make that value.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, assert_never

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Batch, Hold, Task, Via, answered, not_understood
from desktop_app.core.batches.judged_steps import ListSteps
from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.core.batches.status import BatchStatus, Concern, Condition, concern_of
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.batches.trial import cost_of_all, trial_told
from desktop_app.core.detection.table import Counts
from desktop_app.core.errors import AnswerNotUnderstood
from desktop_app.core.results.verdict import VerdictCounts, VerdictRule
from desktop_app.core.service.connection import Connection
from desktop_app.services.account.charging import so_far
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.services.program.services import Services
from desktop_app.ui.batch.looks import task_look
from desktop_app.ui.batch.timing import BatchTiming
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner, Tone
from desktop_app.ui.parts.bars import ShareBar
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import AmountLabel, ElidedLabel, Label, line
from desktop_app.ui.text import joining, stored_words, words
from desktop_app.ui.text.charge_words import Charge, charge_of, price_charged
from desktop_app.ui.text.product_words import price_words
from desktop_app.ui.text.verdict_words import counts_words

_LINES = 7


@dataclass(frozen=True, slots=True)
class FiguresState:
    """What the figures show: numbers with their names, the bar, and what is said below it.

    `left` is the time left in words, `rate` how many are verified per minute, or ""; `tone` is the bar's. `rows`: the
    list's rows by kind, `verdicts` the same by verdict; None if they aren't known (yet).
    """

    counts: ProgressCounts
    left: str = ""
    rate: str = ""
    tone: str = ""
    rows: Counts | None = None
    verdicts: VerdictCounts | None = None

    @property
    def done_words(self) -> str:
        """The share done in words; tasks at the service count by their reported progress."""
        message = words.tr("{} processed", "monitor") if self.counts.out else words.tr("{} answered", "monitor")
        return message.format(words.percent(self.counts.done))

    @property
    def lines(self) -> list[tuple[int, str]]:
        """The lines to show, as numbers with names."""
        counts, unanswered = self.counts, self.counts.unanswered
        waiting = words.tr("waiting to be sent", "monitor") if counts.going else words.tr("not sent", "monitor")
        lines = [(counts.answered, words.tr("answered", "monitor"))] if counts.answered is not None else []
        lines += [
            (count, name)
            for count, name in (
                (counts.reused, words.tr("of them reused, not sent", "monitor")),
                (counts.out, words.tr("awaiting answers", "monitor")),
                (counts.doubtful, words.tr("in doubt", "monitor")),
                (counts.refused, words.tr("refused", "monitor")),
                (counts.waiting, waiting),
            )
            if count
        ]
        if unanswered or (counts.over and unanswered is not None):
            lines.append((unanswered, words.tr("unanswered", "monitor")))
        return lines

    @property
    def pace(self) -> str:
        """The time left and the rate; "" where neither is known."""
        return " · ".join(filter(None, (words.tr("{} left").format(self.left) if self.left else "", self.rate)))


class Figures(QWidget):
    """Shows a few figures, the bar, its total, and the rows the numbers come from."""

    def __init__(self) -> None:
        super().__init__()
        # The first figure is what people look for; all at that size would leave little room for the events.
        self._values = [Label("", "strong" if at else "figure") for at in range(_LINES)]
        self._names = [Label("", "muted", wrap=True) for _ in range(_LINES)]  # a long one doesn't widen the panel
        self._bar = ShareBar()
        self._bar.setRange(0, 1000)
        self._share = Label("", "fine")
        self._of = ElidedLabel("", "small")
        self._of.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.rate = Label("", "small", wrap=True)
        self.rows = Label("", "small", wrap=True)
        self.verdicts = Label("", "small", wrap=True)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.S)
        grid.setVerticalSpacing(2)
        for at, (value, name) in enumerate(zip(self._values, self._names, strict=True)):
            row = QHBoxLayout()
            row.setSpacing(theme.S)
            row.addWidget(value)
            row.addWidget(name, 1, Qt.AlignmentFlag.AlignVCenter)
            grid.addLayout(row, at, 0)
        below = QHBoxLayout()
        below.addWidget(self._share)
        below.addStretch()
        below.addWidget(self._of)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.XS + 2)
        column.addLayout(grid)
        column.addWidget(self._bar)
        column.addLayout(below)
        column.addWidget(self.rate)
        column.addWidget(self.rows)
        column.addWidget(self.verdicts)
        self.rows.hide()
        self.verdicts.hide()

    def show_state(self, state: FiguresState) -> None:
        """Show the figures of a batch or task."""
        lines, counts = state.lines, state.counts
        for at, (value, name) in enumerate(zip(self._values, self._names, strict=True)):
            value.setVisible(at < len(lines))
            name.setVisible(at < len(lines))
            if at < len(lines):
                value.setText(words.number(lines[at][0]))
                name.setText(lines[at][1])
                value.setAccessibleName(f"{value.text()} {name.text()}")
        self._bar.setValue(round(counts.done * 1000))
        if (self._bar.property("tone") or "") != state.tone:
            theme.set_role(self._bar, tone=state.tone)
        self._share.setText(state.done_words)
        self._bar.setAccessibleName(self._share.text())
        self._of.setText(words.tr("of {}", "monitor").format(words.counted(counts.numbers, "%n number", "%n numbers")))
        self.rate.setText(state.pace)
        self.rate.setVisible(bool(state.pace))
        self.rows.setVisible(state.rows is not None)
        if state.rows is not None:
            suppressed = state.verdicts is not None and state.verdicts.suppressed  # these aren't among the numbers
            self.rows.setText(rows_line(state.rows, 0 if suppressed else counts.numbers))
        told = "" if state.verdicts is None else counts_words(state.verdicts)
        self.verdicts.setText(told)
        self.verdicts.setVisible(bool(told))


def rows_line(counts: Counts, numbers: int) -> str:
    """Return "500 rows: 413 valid, 45 invalid, 28 duplicates, 14 empty", which add up; no kind is broken across lines.

    If valid rows have more than one number each, name the numbers, too: "6 valid with 7 numbers".
    """
    valid = words.counted(counts.valid, "%n valid", "%n valid")
    if counts.valid and numbers > counts.valid:
        valid = words.tr("{} with {}", "monitor").format(valid, words.counted(numbers, "%n number", "%n numbers"))
    kinds = (
        (counts.valid, valid),
        (counts.invalid, words.counted(counts.invalid, "%n invalid", "%n invalid")),
        (counts.duplicate, words.counted(counts.duplicate, "%n duplicate", "%n duplicates")),
        (counts.empty, words.counted(counts.empty, "%n empty", "%n empty")),
    )
    every = words.counted(counts.rows, "%n row", "%n rows")
    return joining.named(
        _whole(every),
        joining.listed(_whole(message) for count, message in kinds if count),
    )


def _whole(text: str) -> str:
    return text.replace(" ", "\N{NO-BREAK SPACE}")


# --- The charge, below the figures ---


_MOST_BESIDE = 20  # letters of an amount that has room beside its name


@dataclass(frozen=True, slots=True)
class ChargeState:
    """A charge, None for nothing to show.

    `price`: the resulting price in words, "" for none to use. `kept`: that price is used already.
    """

    charge: Charge | None = None
    price: str = ""
    kept: bool = False


class ChargeLines(QWidget):
    """Shows the amount, and below it how it is known; nothing if there is nothing to show.

    `price_taken`: the person wants the resulting price used from now on. `price_shown`: they want to see it among the
    connection's products.
    """

    price_taken = Signal()
    price_shown = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._name, self.amount = Label("", "muted", wrap=True), AmountLabel("", "strong")
        self.detail = Label("", "small", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.XS, 0, 0)
        column.setSpacing(2)
        column.addWidget(line())
        column.addSpacing(theme.XS)
        self._row = QHBoxLayout()
        self._row.addWidget(self._name, 1)
        self._row.addWidget(self.amount, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(self._row)
        column.addWidget(self.detail)
        self.take = Button("", "link", clicked=self.price_taken.emit)
        self.taken = Button("", "link", clicked=self.price_shown.emit)
        for button in (self.take, self.taken):
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def show_state(self, state: ChargeState) -> None:
        """Show a charge, and what can be done with the price that it came to."""
        charge, price = state.charge, state.price
        self.take.setText(words.tr("Use {} from now on", "charges").format(price))
        self.take.setToolTip(words.tr("Later estimates for this product will use it.", "charges"))
        self.taken.setText(words.tr("Price set to {}…", "charges").format(price))
        self.taken.setToolTip(words.tr("Change it under the connection's products.", "charges"))
        self.take.setVisible(bool(price) and not state.kept)
        self.taken.setVisible(bool(price) and state.kept)
        self.setVisible(charge is not None)
        if charge is None:
            return
        self._name.setText(charge.name)
        self.amount.setText(charge.amount)
        beside = len(charge.amount) <= _MOST_BESIDE
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self.amount.setAccessibleName(joining.named(charge.name, charge.amount))
        for label in (self.amount, self.detail):
            label.set_tone("warning" if charge.more else "")
        self.detail.setText(charge.detail)
        self.detail.setVisible(bool(charge.detail))


# What the chosen batch was charged, or what is known of it while it stands still: with the unit of its connection.


class Charging:
    """Reads from the journal only what is shown."""

    def __init__(self, services: Services) -> None:
        self._journal, self._session, self._balances = services.journal, services.session, services.balances
        self._unit_is_of: tuple[Batch, str] | None = None

    def unit(self, status: BatchStatus) -> str:
        """Return the unit of the amounts; look it up only for another batch, or when this one was written."""
        if self._unit_is_of is None or self._unit_is_of[0] != status.batch:
            unit = self._balances.unit(Connection(status.batch.base_url))
            self._unit_is_of = status.batch, words.unit_name(unit)
        return self._unit_is_of[1]

    def state(self, status: BatchStatus) -> ChargeState:
        """Return the charge of a batch, with the price that may be used from now on."""
        batch, tasks, product, unit = status.batch, status.tasks, status.product, self.unit(status)
        known = so_far(self._journal, batch, tasks)
        charge = charge_of(batch, tasks, product, unit, known)
        if status.tried and charge is not None and (whole := cost_of_all(status, known)) is not None:
            count = sum(task.numbers for task in tasks)
            text = words.counted(count, "%n number would cost about {}", "All %n numbers would cost about {}")
            charge = charge._replace(detail=text.format(words.amount(whole, unit)))
        connection = self._session.connection(batch.base_url)
        price = price_charged(batch, tasks, product) if self._session.may_price(connection) else None
        kept = shown_catalogue(connection).asked(batch.product).price == price
        return ChargeState(charge, price_words(price, unit) if price is not None else "", kept)


def task_words(status: BatchStatus, task: Task, unit: str) -> str:
    """Return the task's product, and the cost named by its answers."""
    if task.cost is None:
        return status.product_title
    about = "≈ " if task.estimated else ""
    return f"{status.product_title} · {about}{words.number(task.cost)} {unit}"


# --- The banner ---


_tr = words.translator("monitor")

_STOPS = (".", "。", "!", "?")


class BannerState(NamedTuple):
    """What the banner says, and in which tone; nothing for ""."""

    text: str = ""
    tone: Tone = "warning"


class StatusBanner(Banner):
    """Says what is wrong; hidden if nothing is."""

    def __init__(self) -> None:
        super().__init__("danger", "")

    def show_state(self, state: BannerState) -> None:
        """Show the state of a batch or task."""
        self.setVisible(bool(state.text))
        if state.text and state != (self.text(), self.property("tone")):
            self.set_text(*state)


def banner_state(timing: BatchTiming, status: BatchStatus, task: Task | None, service: str) -> BannerState:
    """Return what is to be said of a batch, or of one of its tasks; `service` is the connection's name.

    What waits for a person comes first, then the tasks' messages, then delays.
    """
    if waits := concern_words(status, task, service) or timing.silence(status):
        return BannerState(waits)
    line = task or status
    by_the_clock = timing.by_the_clock(line)
    if task is None and (trial := trial_told(status)):
        told = _told(status, None)
        puzzling = status.tried and (status.batch.hold is Hold.TRIED or status.share_answered < status.share_done)
        tone: Tone = "warning" if told or puzzling else "accent"
        return BannerState(joining.sentences(stored_words.shown(trial), told), tone)
    if told := _told(status, task):
        if task is None and status.condition is Condition.PAUSED:  # the messages don't tell why nothing goes on
            whole = told if told.endswith(_STOPS) else joining.sentence(told)
            told = joining.sentences(whole, by_the_clock)
        return BannerState(told, _tone(status, task))
    return BannerState(by_the_clock, "warning" if timing.stalled(line) else "accent")


def concern_words(status: BatchStatus, task: Task | None, service: str) -> str:
    """Return what a person must decide or correct before a batch or task goes on; "" for nothing."""
    found = concern_of(status, task)
    if found is None:
        return ""
    concern, tasks = found
    match concern:
        case Concern.DECISION:
            return _decision_words(tasks)
        case Concern.KEYRING:
            return _tr("It waits until the keyring is unlocked.")
        case Concern.KEY:
            return _tr("It waits for a valid key for {}.").format(service)
        case Concern.UNCLEAR:
            told = {"origin": service, "reason": not_understood(tasks[0].message)}
            return stored_words.filled(AnswerNotUnderstood.what, told, "errors")
    assert_never(concern)


def _decision_words(doubtful: Sequence[Task]) -> str:
    if len(doubtful) > 1:
        return words.counted(
            len(doubtful),
            "Of %n task it isn't known whether it arrived. Decide for each.",
            "Of %n tasks it isn't known whether they arrived. Decide for each.",
        )
    if doubtful[0].via is Via.REALTIME:
        message = _tr("It isn't known which numbers of task {} were checked. Decide how it goes on.")
    else:
        message = _tr("No clear answer came for task {}. Decide whether it arrived.")
    return message.format(doubtful[0].part)


def _told(status: BatchStatus, task: Task | None) -> str:
    """Return the messages of a batch's tasks, at most two; the others are shown with their tasks."""
    message = [task.message] if task else status.messages
    others = len(message) - 2
    more = words.counted(others, "Choose a task for %n other message.", "Choose a task for %n other messages.")
    parts = [joining.begun_large(stored_words.shown(each)) for each in message[:2]]
    return joining.sentences(*parts, more if others > 0 else "")


def _tone(status: BatchStatus, task: Task | None) -> Tone:
    """Return the tone of the messages: danger where something was refused or failed, and not answered since."""
    states = {task.state} if task else status.states
    over = task is None and status.by_tasks is Condition.COMPLETED
    return "danger" if not over and any(task_look(state).tone == "danger" for state in states) else "warning"


# --- The answered numbers and the verdicts, counted in the batch's list ---


class AnswerCount(QObject):
    """`answered`, `rows` and `verdicts` are None while unknown; emits `counted(batch_id)` when they are known.

    `counting`: more answers may have been joined since, so `answered` is a minimum, and the unanswered aren't known.
    `lost`: the list can't be counted, so `answered` comes from the journal, and none of it can be sent again.
    Verdicts are counted once the batch has ended.
    """

    counted = Signal(str)

    def __init__(self, context: PageContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        # Batch, joined tasks and answers of the last count; the rules, once the batch has ended and is judged.
        self._of: tuple[str, int, int, tuple[VerdictRule, ListSteps] | None] | None = None
        self.answered: int | None = None
        self.rows: Counts | None = None
        self.verdicts: VerdictCounts | None = None
        self.lost = self.counting = False

    def show_task(self, found: int) -> None:
        """Set the count of a task, which the journal knows."""
        self._of, self.answered, self.rows, self.verdicts = None, found, None, None
        self.lost = self.counting = False

    def ask(self, status: BatchStatus) -> None:
        """Count the answers of a batch, unless nothing has been joined since."""
        joined = sum(task.state is TaskState.JOINED for task in status.tasks)
        wanted = (status.batch.id, joined, answered(status.tasks), self._rules(status))
        if self._of == wanted:
            return
        if self._of is None or self._of[0] != status.batch.id:
            self.answered, self.rows, self.verdicts, self.lost = None, None, None, False
        self._of, self.counting = wanted, bool(joined)
        if joined:
            self._context.runner.start(
                "monitor answered",
                self._context.services.results.counted(status.batch.id),
                done=lambda found: self._take(status, found),
                failed=lambda _: self._do_without(status),
            )

    def _rules(self, status: BatchStatus) -> tuple[VerdictRule, ListSteps] | None:
        if not status.ended:
            return None
        results = self._context.services.results
        try:
            return results.rule(status.batch.id), results.list_steps(status.batch.id)
        except KeyError:  # deleted with others, of which the first one's row has gone already
            return None

    def _take(self, status: BatchStatus, found: tuple[Counts, int]) -> None:
        batch_id = status.batch.id
        if self._of is None or self._of[0] != batch_id:
            return
        self.rows, self.answered = found
        self.lost = self.counting = False
        self.counted.emit(batch_id)
        if status.ended:
            self._context.runner.start(
                "monitor verdicts",
                self._context.services.results.verdicts(batch_id),
                done=lambda verdicts: self._take_verdicts(batch_id, verdicts),
                failed=lambda _: self._do_without(status),
            )

    def _take_verdicts(self, batch_id: str, verdicts: VerdictCounts) -> None:
        if self._of is not None and self._of[0] == batch_id:
            self.verdicts = verdicts
            self.counted.emit(batch_id)

    def _do_without(self, status: BatchStatus) -> None:
        """Count by the tasks: the list is gone, or can't be read now."""
        if self._of is not None and self._of[0] == status.batch.id:
            self.rows, self.verdicts, self.answered = None, None, answered(status.tasks) + status.reused
            self.lost, self.counting = True, False
            self.counted.emit(status.batch.id)
