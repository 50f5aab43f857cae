"""Beside the amount: the warning's threshold, and the account's several balances where it has them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from desktop_app.core.readings import NamedAmount
from desktop_app.ui import words
from desktop_app.ui.balance.warning import LARGEST
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.key_value import KeyValue
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.number_field import NumberField


class WarningCard(Card):
    """`changed(amount)` once the person has finished typing."""

    changed = Signal(int)

    def __init__(self, amount: int) -> None:
        super().__init__(_tr("Warn me below"))
        self.field = NumberField(_tr("Warn me when the balance is below"), 0, LARGEST, amount)
        self.field.setSpecialValueText(_tr("never"))
        self.field.setKeyboardTracking(False)
        self.field.setSingleStep(1000)
        self.field.valueChanged.connect(self.changed)
        self.add(self.field, Label(_tr("Shown here and in the header, and as a notification."), "small", wrap=True))

    def set_unit(self, unit: str) -> None:
        """What is counted."""
        self.field.setSuffix(f" {unit}" if unit else "")


class SeveralBalances(Card):
    """Hidden unless there are two or more."""

    def __init__(self) -> None:
        super().__init__(_tr("Balances"))
        self._rows: list[KeyValue] = []
        self.hide()

    def show_balances(self, balances: Sequence[NamedAmount]) -> None:
        """In the service's order, under its own names."""
        for row in self._rows:
            self.body.removeWidget(row)
            row.deleteLater()
        self._rows = [KeyValue(each.name, words.number(each.amount)) for each in balances]
        self.add(*self._rows)
        self.setVisible(len(balances) > 1)

    def shown(self) -> list[str]:
        """The amounts as written."""
        return [row.value() for row in self._rows]


def _tr(text: str) -> str:
    return words.tr(text, "balance")
