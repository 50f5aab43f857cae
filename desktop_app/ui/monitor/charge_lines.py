"""What the chosen batch was charged, below its figures."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.ui import joining, theme
from desktop_app.ui.charge_words import Charge
from desktop_app.ui.parts.label import Label, line


class ChargeLines(QWidget):
    """The amount, and below it how it is known; nothing where there is nothing to say."""

    def __init__(self) -> None:
        super().__init__()
        self._name, self.amount = Label("", "muted", wrap=True), Label("", "strong")
        self.detail = Label("", "small", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, theme.XS, 0, 0)
        column.setSpacing(2)
        column.addWidget(line())
        column.addSpacing(theme.XS)
        row = QHBoxLayout()
        row.addWidget(self._name, 1)
        row.addWidget(self.amount, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row)
        column.addWidget(self.detail)
        self.hide()

    def show_charge(self, charge: Charge | None) -> None:
        """This one, None for nothing."""
        self.setVisible(charge is not None)
        if charge is None:
            return
        self._name.setText(charge.name)
        self.amount.setText(charge.amount)
        self.amount.setAccessibleName(joining.named(charge.name, charge.amount))
        self.detail.setText(charge.detail)
        self.detail.setVisible(bool(charge.detail))
