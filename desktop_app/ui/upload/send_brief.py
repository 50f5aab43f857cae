"""What is asked and what it costs in one line, right above the button that sends it."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.ui import joining, theme
from desktop_app.ui.parts.label import AmountLabel, ElidedLabel


class SendBrief(QWidget):
    """For where the sums are scrolled out of sight: "HLR lookup" at the left, "96 credits" at the right."""

    def __init__(self) -> None:
        super().__init__()
        self._product = ElidedLabel("", "muted")
        self._cost = AmountLabel("", "strong")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S + 2)
        row.addWidget(self._product)
        row.addStretch()
        row.addWidget(self._cost)

    def say(self, product: str, cost: str, *, short: bool) -> None:
        """`short`: the balance isn't enough."""
        self._product.setText(product)
        self._cost.setText(cost)
        self._cost.set_tone("danger" if short else "")
        self._cost.setAccessibleName(joining.named(product, cost))

    def text(self) -> str:
        """Both in one."""
        return " · ".join(filter(None, (self._product.text(), self._cost.text())))
