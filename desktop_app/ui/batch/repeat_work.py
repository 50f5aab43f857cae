"""Sends the unanswered numbers again: shows how many, the cost and what may be paid twice, and asks first."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.batching import Unanswered
from desktop_app.core.errors import DialproofError
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.service.connection import Connection
from desktop_app.ui.batch.estimate import small_words
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.scrolled import FitScrollArea
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words


class RepeatWork(QFrame):
    """Hidden until `ask`.

    Emits `asking_changed(asking)`.

    `wide`: a strip across a page, with the buttons at its right; otherwise a column.
    """

    asking_changed = Signal(bool)

    def __init__(self, context: PageContext, *, wide: bool = False) -> None:
        super().__init__()
        self._context = context
        self._wide = wide
        self._batch: Batch | None = None
        self._found: Unanswered | None = None
        self.question = Label("", "strong", wrap=True)
        self.cost = Label("", "small", wrap=True)
        self.few = Label("", "small", tone="warning", wrap=True)
        self.paid = Label("", "small", tone="warning", wrap=True)
        self.keep = Button(words.tr("Not now", "repeat"), clicked=self.take_back)
        self.send = Button("", "primary", clicked=self._confirm)
        self._build(wide)
        context.on_account(lambda _status: self._reckon())
        bind("monitor.back", self, self.take_back, within=True)
        self.hide()

    def _build(self, wide: bool) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(2 if wide else theme.XS)
        for label in (self.question, self.paid, self.cost, self.few):  # what may be paid twice comes first
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            texts.addWidget(label)
        # Spare height goes around the texts, not between them; in a column above them.
        texts.insertStretch(0)
        if wide:
            texts.addStretch()
        buttons = QHBoxLayout()
        buttons.setSpacing(theme.S)
        for button in (self.keep, self.send):
            buttons.addWidget(button, 0 if wide else 1, Qt.AlignmentFlag.AlignVCenter)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        whole = QBoxLayout(way, self)
        whole.setSpacing(theme.S)
        self.setProperty("role", "banner")
        self.setProperty("tone", "accent")
        side = theme.M - theme.XS
        others = theme.S if wide else side
        whole.setContentsMargins(side, others, others, others)
        if wide:
            whole.addLayout(texts, 1)
        else:
            texts.setContentsMargins(0, 0, 0, 0)
            whole.addWidget(FitScrollArea(texts, words.tr("Send the unanswered again…", "results")), 1)
        whole.addLayout(buttons)

    @property
    def asking(self) -> bool:
        """True while the question is shown."""
        return not self.isHidden()

    @property
    def busy(self) -> bool:
        """True while the numbers are being prepared, which can't be undone."""
        return self.send.busy

    def ask(self, batch_id: str) -> None:
        """Count the unanswered numbers of a batch, and ask."""
        if self.busy:
            return
        self._batch, self._found = self._context.services.journal.batch(batch_id), None
        self._reckon()
        self.show()
        self.asking_changed.emit(True)
        self.keep.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._batch.base_url == self._context.connection().base_url:
            self._context.refresh_balance()
        self._context.runner.start(
            self._task("count"),
            self._context.services.repeating.unanswered(batch_id),
            done=self._counted,
            failed=self._failed,
        )

    def take_back(self) -> None:
        """Dismiss the question, unless the numbers are being prepared."""
        if self.asking and not self.busy:
            self._context.runner.cancel(self._task("count"))
            self._end()

    def _task(self, what: str) -> str:
        return f"repeat {what} {self._batch.id if self._batch else ''}"

    def _end(self) -> None:
        self.send.set_busy(False)
        self.hide()
        self.asking_changed.emit(False)

    # --- The question ---

    def _counted(self, found: Unanswered) -> None:
        self._found = found
        if found.numbers:
            self._reckon()
            return
        self._end()
        self._context.show_info(words.tr("No number is left without an answer.", "repeat"))

    def _reckon(self) -> None:
        if self._batch is None or self.busy:
            return
        found = self._found
        for label in (self.cost, self.few, self.paid):
            label.setVisible(found is not None)
        if found is None:
            self.send.setEnabled(False)  # until the cost is shown
            self.cost.setText("")
            self.question.setText(words.tr("Counting what is unanswered…", "repeat"))
            self.send.setText(words.tr("Send again", "repeat"))
            return
        self.question.setText(
            words.counted(found.numbers, "Send %n unanswered number again?", "Send %n unanswered numbers again?")
        )
        if self._wide:  # a column has less room, and the question above has the number
            self.send.setText(words.counted(found.numbers, "Send %n again", "Send %n again"))
        self._say_cost(self._batch, found)
        paid = paid_before(found)
        self.paid.setText(paid)
        self.paid.setVisible(bool(paid))
        self.setAccessibleName(joining.sentences(self.question.text(), paid, self.cost.text(), self.few.text()))

    def _say_cost(self, batch: Batch, found: Unanswered) -> None:
        services, last = self._context.services, self._context.services.journal.money.balances(batch.base_url, 1)
        try:
            sum_ = services.repeating.estimate(batch.id, found, last[-1].amount if last else None)
        except DialproofError as error:  # the connection's profile can't be read
            what, _meaning, advice = error_words(error)
            self._show_cost(joining.sentences(what, advice), "", possible=False, tone="danger")
            return
        few, _advice = small_words(sum_)  # leftovers are sent the way their list was
        tone = "danger" if sum_.short else ""
        self._show_cost(
            cost_line(sum_, services.balances.unit(Connection(batch.base_url))), few, possible=sum_.possible, tone=tone
        )

    def _show_cost(self, cost: str, few: str, *, possible: bool, tone: str) -> None:
        self.cost.setText(cost)
        self.cost.set_tone(tone)
        self.few.setText(few)
        self.few.setVisible(bool(few))
        self.send.setEnabled(possible)

    # --- The answer ---

    def _confirm(self) -> None:
        if self._batch is None or self._found is None or self.busy:
            return
        if self._context.runner.running(self._task("prepare")):  # started from the other page
            return
        self.send.set_busy(True, words.tr("Preparing…", "repeat"))
        batch_id = self._batch.id
        self._context.runner.start(
            self._task("prepare"),
            self._context.services.repeating.repeat(batch_id, self._found.numbers),
            done=lambda _: self._prepared(batch_id),
            failed=self._failed,
        )

    def _prepared(self, batch_id: str) -> None:
        self._end()
        self._context.run_batch(batch_id)

    def _failed(self, error: Exception) -> None:
        self._end()
        self._context.show_error(error)


def cost_line(found: Estimate, unit: str) -> str:
    """Return "About 312 credits; balance after: 88,297 credits." Only the local service's price list is certain."""
    if found.cost is None:
        return words.tr("What it costs isn't known: the service charges its own price.", "repeat")
    named = unit or found.certain  # another service has its own unit

    def said(amount: Decimal) -> str:
        return words.amount(amount, unit) if named else words.money(amount)

    cost = said(found.cost)
    if not found.certain:
        cost = words.tr("About {}", "repeat").format(cost)
    if found.after is None:
        return joining.sentence(cost)
    if found.short:
        template = words.tr("{}; the balance is {} short.", "repeat")
        return template.format(cost, said(found.short))
    return words.tr("{}; balance after: {}.", "repeat").format(cost, said(found.after))


def paid_before(found: Unanswered) -> str:
    """Return how many of them may have been paid for without an answer; "" for none."""
    count = min(found.numbers, found.failed + found.left + found.doubtful)
    if not count:
        return ""
    if count == found.doubtful:
        message = words.counted(
            count,
            "%n may have been paid for already: it is not known whether the check was charged.",
            "%n may have been paid for already: it is not known whether the check was charged.",
        )
    elif not found.left:
        message = words.counted(
            count,
            "%n may have been paid for already, in a task that failed.",
            "%n may have been paid for already, in a task that failed.",
        )
    elif not found.failed:
        message = words.counted(
            count,
            "%n may have been paid for already, in a submission that was left undecided.",
            "%n may have been paid for already, in a submission that was left undecided.",
        )
    else:
        message = words.counted(
            count,
            "%n may have been paid for already, in tasks that failed or were left undecided.",
            "%n may have been paid for already, in tasks that failed or were left undecided.",
        )
    return message
