"""How many requests are left within this minute, one small bar for each group."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.rates import LIMITS, RateGroup
from desktop_app.ui import theme, words
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.share_bar import ShareBar


class RateBar(QWidget):
    """ "reads 118 of 120", and below it what is left as a bar."""

    def __init__(self, name: str, what: str) -> None:
        super().__init__()
        self._name = name
        self.setToolTip(what)
        self.figures = Label("", "medium")
        self.bar = ShareBar()
        top = QHBoxLayout()
        top.addWidget(Label(name))
        top.addStretch()
        top.addWidget(self.figures)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.XS + 2)
        column.addLayout(top)
        column.addWidget(self.bar)

    def show_left(self, left: int | None, limit: int) -> None:
        """`left` is None where it isn't known."""
        text = words.NOTHING if left is None else words.tr("{} of {}", "balance").format(words.number(left), limit)
        self.figures.setText(text)
        self.bar.setRange(0, limit)
        self.bar.setValue(left or 0)
        self.bar.setAccessibleName(f"{self._name} {text}")
        tone = "warning" if left is not None and left * 10 < limit else ""
        if (self.figures.property("tone") or "") != tone:
            self.figures.set_tone(tone)


class RequestsLeft(Card):
    """Shows what it is told; nothing is known at first."""

    def __init__(self) -> None:
        super().__init__(_tr("Requests left this minute"))
        self.body.setSpacing(theme.S + theme.XS)
        names = {
            RateGroup.READS: (_tr("reads"), _tr("Balance, states of tasks, results")),
            RateGroup.SUBMITS: (_tr("submits"), _tr("Lists and parts of lists sent")),
            RateGroup.CHECKS: (_tr("checks"), _tr("Single checks")),
        }
        self.bars = {group: RateBar(*names[group]) for group in RateGroup}
        self.add(*self.bars.values())
        self.show_left({})

    def show_left(self, left: Mapping[RateGroup, tuple[int, int]]) -> None:
        """(left, limit) of each group; a group without is not known."""
        for group, bar in self.bars.items():
            count, limit = left.get(group, (None, LIMITS[group]))
            bar.show_left(count, limit)


def _tr(text: str) -> str:
    return words.tr(text, "balance")
