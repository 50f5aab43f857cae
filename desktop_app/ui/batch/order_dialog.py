"""What every dialog that orders a batch has: the numbers counted, what they cost, and a button that prepares it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Batch
from desktop_app.core.errors import Cancelled, DialproofError, ProfileBroken, SentBefore
from desktop_app.core.service.connection import Connection
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.ui.batch.estimate import most_words, over_words, part_words, small_words
from desktop_app.ui.batch.repeat_work import cost_line
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.dialog_size import fit
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words

_tr = words.translator("step")
logger = logging.getLogger(__name__)


class OrderDialog(QDialog):
    """A non-modal dialog that says what an order takes before it is sent; emits `begun(batch_id)` once it is prepared.

    A subclass says which numbers are ordered of whom (`counts`, `connection`, `product`, `order`), and calls
    `reckon_anew` after any of these has changed. `name` begins the names of its tasks.
    """

    begun = Signal(str)

    def __init__(self, context: PageContext, name: str, send: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._context, self._services = context, context.services
        self._name = name
        self._warned_of: BatchOrder | None = None
        self._ended = False
        self._send_words = send
        self._covered: int | None = None  # as many numbers as a cap lets go, where it doesn't let all go
        self.counts: Mapping[str, int] | None = None  # by country; None while they are counted
        self.count = Label("", "strong", wrap=True)
        self.cost = Label("", "small", wrap=True)
        self.note = Label("", "small", tone="warning", wrap=True)
        self.keep = Button(_tr("Not now"), clicked=self.reject)
        self._send_words = send
        self.send = Button(send, "primary", clicked=self.confirm)

    def build(
        self,
        title: str,
        lead: str,
        choices: Sequence[QWidget],
        size: tuple[int, int],
        *,
        details: Sequence[QWidget] = (),
    ) -> None:
        """Lay out the dialog: what it is for, what can be chosen, what it takes (with `details`), and the answer."""
        self.setWindowTitle(title)
        fit(self, *size)
        column = self._column = QVBoxLayout(self)
        column.setSpacing(theme.S)
        column.addWidget(Label(lead, wrap=True))
        for choice in choices:
            column.addWidget(choice)
        column.addStretch()
        for label in (self.count, *details, self.cost, self.note):
            column.addWidget(label)
        row = QHBoxLayout()
        row.addStretch()
        row.addWidget(self.keep)
        row.addWidget(self.send)
        column.addLayout(row)

    @property
    def connection(self) -> Connection:
        """The connection that the numbers go through."""
        raise NotImplementedError

    @property
    def chosen_product(self) -> str | None:
        """The product's slug; None while none is chosen."""
        raise NotImplementedError

    def order_of(self, agreed: int) -> BatchOrder:
        """Return the order for so many numbers, in which nothing is paid again that was sent lately."""
        raise NotImplementedError

    def said(self, numbers: int) -> str:
        """Return what is said of so many numbers, above their price."""
        raise NotImplementedError

    def worthwhile(self, numbers: int) -> bool:
        """Return True if an order of so many numbers has any sense."""
        return numbers > 0

    def task(self, what: str) -> str:
        """Return the name of a task of this dialog."""
        return f"{self._name} {what}"

    def reject(self) -> None:
        """Close the dialog, unless the order was given already."""
        if not self.send.busy:
            super().reject()

    def done(self, result: int) -> None:
        """Drop what is asked, however the dialog ends; an order that was given stands."""
        self._ended = True
        for what in ("values", "count", "known", "quote"):
            self._context.runner.cancel(self.task(what))
        super().done(result)

    # --- What it takes ---

    def reckon_anew(self) -> None:
        """Ask the service what these numbers would cost, where it gives quotes; without one it is by the price list."""
        self._context.runner.cancel(self.task("quote"))
        quotes, product = self._services.preparing.quotes, self.chosen_product
        with suppress(ProfileBroken):
            if self.counts and product is not None and quotes.offered(self.connection):
                asked = quotes.ask(self.connection, product, self.counts)
                self._context.runner.start(
                    self.task("quote"), asked, done=lambda _price: self.reckon(), failed=self._not_quoted
                )
        self.reckon()

    def _not_quoted(self, error: Exception) -> None:
        if not isinstance(error, DialproofError | Cancelled):
            logger.error("the service could not be asked for a quote", exc_info=error)
        self.reckon()

    def reckon(self) -> None:
        """Say how many numbers these are and what they cost, as far as that is known."""
        if not self.send.busy:
            self._say_all()
            self._make_room()

    def _make_room(self) -> None:
        """Grow to where all text is seen: it may wrap into more lines than the dialog was made for."""
        needed = self._column.totalHeightForWidth(self.width())
        if needed > self.height():
            fit(self, self.width(), needed)

    def _say_all(self) -> None:
        self.note.setText("")
        self.send.setText(self._send_words)
        counts = self.counts
        if counts is None or self.chosen_product is None:
            self.count.setText(_tr("Counting the numbers…") if counts is None else "")
            self._show_cost("", possible=False)
            return
        numbers = sum(counts.values())
        self.count.setText(self.said(numbers))
        try:
            self._say_cost(counts, numbers)
        except DialproofError as error:  # the connection's profile or products can't be read
            what, _meaning, advice = error_words(error)
            self._show_cost(joining.sentences(what, advice), possible=False, tone="danger")

    def _say_cost(self, counts: Mapping[str, int], numbers: int) -> None:
        if not numbers:
            self._show_cost("", possible=self.worthwhile(numbers))
            return
        services, connection = self._services, self.connection
        last = services.journal.money.balances(connection.base_url, 1)
        found = services.preparing.estimate(counts, self.order_of(numbers), last[-1].amount if last else None)
        unit = services.balances.unit(connection)
        cap = over_words(found, unit) if found.capped else most_words(found.cap, unit)
        few, _advice = small_words(found)
        covered = found.covered if found.capped else None
        possible = found.possible and not found.held
        tone = "danger" if found.capped or found.short else ""
        text = joining.sentences(cost_line(found, unit), cap, few)
        self._show_cost(text, possible=possible, tone=tone, covered=covered)

    def _show_cost(self, text: str, *, possible: bool, tone: str = "", covered: int | None = None) -> None:
        self.cost.setText(text)
        self.cost.set_tone(tone)
        self._covered = covered or None
        self.send.setText(part_words(covered) if covered else self._send_words)
        self.send.setEnabled(possible)

    def order(self) -> BatchOrder:
        """Return the order for all numbers, or for as many of them as a cap lets go; the rest waits for that cap."""
        order = self.order_of(sum((self.counts or {}).values()))
        return order if self._covered is None else replace(order, covered=self._covered, capped=True)

    # --- The answer ---

    def confirm(self) -> None:
        """Prepare the order; what was warned of is sent when it is ordered once more."""
        if self.counts is None or self.send.busy:
            return
        order = self.order()
        order = replace(order, again=order == self._warned_of)
        self.keep.setEnabled(False)
        self.send.set_busy(True, words.tr("Preparing…", "repeat"))
        self._context.runner.start(
            self.task("prepare"),
            self._services.preparing.prepare(order),
            done=self._prepared,
            failed=lambda error: self._not_prepared(order, error),
        )

    def _prepared(self, batch: Batch) -> None:
        self._context.run_batch(batch.id)
        if self._ended:  # another list was opened meanwhile, and this dialog's widgets are gone
            return
        self.send.set_busy(False)
        self.begun.emit(batch.id)
        self.accept()

    def _not_prepared(self, order: BatchOrder, error: Exception) -> None:
        if self._ended:
            self._context.show_error(error)
            return
        self.send.set_busy(False)
        self.keep.setEnabled(True)
        self._warned_of = replace(order, again=False) if isinstance(error, SentBefore) else None
        if self._warned_of is None:
            self.failed(error)
            return
        self.note.setText(error_words(error)[0])  # what else it advises isn't offered here
        self.send.setText(_tr("Pay once more"))
        self._make_room()

    def failed(self, error: Exception) -> None:
        """Say what went wrong."""
        self.note.setText(joining.sentences(*error_words(error)))
        self._make_room()


class OpenOrder:
    """Opens one order dialog at a time over a page, and shows the ordered batch in the monitor."""

    def __init__(self, context: PageContext) -> None:
        self._context = context
        self.dialog: OrderDialog | None = None

    def open(self, dialog_for: Callable[[], OrderDialog]) -> None:
        """Open a new dialog, or raise the one that is open."""
        if self.dialog is None:
            self.dialog = dialog_for()
            self.dialog.begun.connect(self._context.show_monitor)
            self.dialog.finished.connect(self._forget)
            self.dialog.open()
        self.dialog.raise_()

    def close(self) -> None:
        """Close the dialog, if one is open; an order that was given stands."""
        if self.dialog is not None:
            self.dialog.done(QDialog.DialogCode.Rejected)

    def _forget(self) -> None:
        self.dialog = None
