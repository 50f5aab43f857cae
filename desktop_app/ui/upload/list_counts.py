"""How many rows of each kind there are: the bar, its legend that filters, and what is amiss."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.phone import NumberStatus
from desktop_app.core.table import Understanding
from desktop_app.ui import theme, words
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.stacked_bar import Share, StackedBar
from desktop_app.ui.upload.count_button import PADDING, CountButton
from desktop_app.ui.upload.row_selection import DAMAGED, Shown

KINDS = {
    NumberStatus.VALID: ("valid", "success"),
    NumberStatus.DUPLICATE: ("duplicates, sent once", "violet"),
    NumberStatus.INVALID: ("invalid", "danger"),
    NumberStatus.EMPTY: ("empty", "muted"),
}


class ListCounts(QWidget):
    """`filter_wanted(Shown)` when the person wants to see the rows of one kind, or again all."""

    filter_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.bar = StackedBar()
        self.buttons = {status: self._button(status) for status in KINDS}
        self.damage = Banner(
            "warning", "", words.tr("Show", "upload"), lambda: self.filter_wanted.emit(DAMAGED), button_kind="link"
        )
        self.damage.button.setAccessibleName(words.tr("Show the numbers that lost digits", "upload"))
        legend = QVBoxLayout()
        legend.setSpacing(0)
        for button in self.buttons.values():
            legend.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        column.addLayout(indented(self.bar))
        column.addLayout(legend)
        column.addLayout(indented(self.damage))

    def show_list(self, found: Understanding) -> None:
        """Count anew; no filter."""
        shares = []
        for status, (text, colour) in KINDS.items():
            count = getattr(found.counts, status.value)
            self.buttons[status].set_count(count)
            shares.append(Share(words.tr(text, "upload"), count, colour))
        self.bar.set_shares(shares)
        self.show_filter(None)
        lost = found.scientific_notation + found.precision_lost
        self.damage.setVisible(lost > 0)
        self.damage.set_text(words.counted(lost, "%n number lost digits in Excel", "%n numbers lost digits in Excel"))

    def show_filter(self, shown: Shown) -> None:
        """Mark which rows the preview shows."""
        for status, button in self.buttons.items():
            button.setChecked(status == shown)

    def _button(self, status: NumberStatus) -> CountButton:
        text, colour = KINDS[status]
        button = CountButton(words.tr(text, "upload"), colour)
        button.clicked.connect(lambda checked: self.filter_wanted.emit(status if checked else None))
        return button


def indented(*parts: QWidget) -> QVBoxLayout:
    """One below the other, as far from the edge as the colours of the legend are."""
    made = QVBoxLayout()
    made.setContentsMargins(PADDING, 0, PADDING, 0)
    made.setSpacing(theme.S)
    for part in parts:
        made.addWidget(part)
    return made
