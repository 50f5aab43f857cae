"""The charge of the chosen batch, below its figures."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Batch, Task
from desktop_app.core.batches.status import BatchStatus
from desktop_app.services.account.charging import so_far
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.services.program.services import Services
from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import AmountLabel, Label, line
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.charge_words import Charge, charge_of, price_charged
from desktop_app.ui.text.product_words import price_words

_tr = words.translator("charges")

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
        self.take.setText(_tr("Use {} from now on").format(price))
        self.take.setToolTip(_tr("The next estimates of this product go by it."))
        self.taken.setText(_tr("Price now {}…").format(price))
        self.taken.setToolTip(_tr("Change it among the products of the connection."))
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
        self._journal, self._session = services.journal, services.session
        self._unit_is_of: tuple[Batch, str] | None = None

    def unit(self, status: BatchStatus) -> str:
        """Return the unit of the amounts; look it up only for another batch, or when this one was written."""
        if self._unit_is_of is None or self._unit_is_of[0] != status.batch:
            last = self._journal.money.balances(status.batch.base_url, 1)
            self._unit_is_of = status.batch, (last[-1].currency if last else "")
        return self._unit_is_of[1] or words.tr("credits", "monitor")

    def state(self, status: BatchStatus) -> ChargeState:
        """Return the charge of a batch, with the price that may be used from now on."""
        batch, tasks, product, unit = status.batch, status.tasks, status.product, self.unit(status)
        charge = charge_of(batch, tasks, product, unit, so_far(self._journal, batch, tasks))
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
