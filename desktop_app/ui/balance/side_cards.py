"""Beside the amount: the warning's threshold, and the account's several balances where it has them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from desktop_app.core.products import STANDARD, Catalogue
from desktop_app.core.readings import NamedAmount
from desktop_app.ui import words
from desktop_app.ui.balance.warning import LARGEST
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.key_value import KeyValue
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.number_field import NumberField
from desktop_app.ui.product_words import product_name


class WarningCard(Card):
    """`changed(amount)` once the person has finished typing."""

    changed = Signal(int)

    def __init__(self, amount: int) -> None:
        super().__init__(_tr("Warn me below"))
        self.field = NumberField(_tr("Warn me when the balance is below"), 0, LARGEST, amount)
        self.field.setSpecialValueText(_tr("no warning"))
        self.field.setKeyboardTracking(False)
        self.field.setSingleStep(1000)
        self.field.valueChanged.connect(self.changed)
        self.where = Label(_tr("Shown here and in the header, and as a notification."), "small", wrap=True)
        self.add(self.field, self.where)

    def set_low(self, low: bool) -> None:
        """Where the window is low, a tool tip says what the small letters say."""
        super().set_low(low)
        self.where.setHidden(low)
        self.field.setToolTip(self.where.text() if low else "")

    def set_unit(self, unit: str) -> None:
        """What is counted."""
        self.field.setSuffix(f" {unit}" if unit else "")


class SeveralBalances(Card):
    """Hidden unless there are two or more."""

    def __init__(self) -> None:
        super().__init__(_tr("Balances"))
        self._rows: list[KeyValue] = []
        self.body.addWidget(Label(_tr("The first one is shown as the balance."), "small", wrap=True))
        self.hide()

    def show_balances(self, balances: Sequence[NamedAmount], catalogue: Catalogue = STANDARD, unit: str = "") -> None:
        """In the service's order; those of products under their names, the others under the service's own."""
        for row in self._rows:
            self.body.removeWidget(row)
            row.deleteLater()
        self._rows = [
            KeyValue(product_name(catalogue.title(each.name)), words.amount(each.amount, unit)) for each in balances
        ]
        for at, row in enumerate(self._rows):
            self.body.insertWidget(1 + at, row)
        self.setVisible(len(balances) > 1)

    def shown(self) -> list[str]:
        """The amounts as written."""
        return [row.value() for row in self._rows]


def _tr(text: str) -> str:
    return words.tr(text, "balance")
