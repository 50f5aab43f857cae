"""How many requests are left within this minute, one small bar for each group."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop_app.core.rates import LIMITS, RateGroup
from desktop_app.ui import theme, words
from desktop_app.ui.account_watch import limit_words
from desktop_app.ui.parts.card import Card
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.share_bar import ShareBar


class RateBar(QWidget):
    """ "reading 118 of 120", and between them what is left as a bar, while that is known."""

    def __init__(self, name: str, what: str) -> None:
        super().__init__()
        self._name = name
        self.setToolTip(what)
        self.name, self.figures = Label(name, "muted"), Label("", "medium")
        self.figures.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.bar = ShareBar()
        self.bar.setMinimumWidth(theme.L)  # the words beside it are long in some languages
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S + theme.XS)
        row.addWidget(self.name)
        row.addWidget(self.bar, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch()
        row.addWidget(self.figures)

    def show_left(self, left: int | None, limit: int) -> None:
        """`left` is None where it isn't known."""
        text = words.NOTHING if left is None else words.tr("{} of {}", "balance").format(words.number(left), limit)
        self.figures.setText(text)
        self.figures.setMinimumWidth(0 if left is None else self._widest())  # the bars end in line
        self.bar.setVisible(left is not None)  # an empty one says that none are left
        self.bar.setRange(0, limit)
        self.bar.setValue(left or 0)
        self.bar.setAccessibleName(f"{self._name} {text}")
        tone = "warning" if left is not None and left * 10 < limit else ""
        if (self.figures.property("tone") or "") != tone:
            self.figures.set_tone(tone)

    def _widest(self) -> int:
        most = max(LIMITS.values())
        said = words.tr("{} of {}", "balance").format(words.number(most), most)
        return self.figures.fontMetrics().horizontalAdvance(said) + 2


class RequestsLeft(Card):
    """Shows what it is told; nothing is known at first."""

    def __init__(self) -> None:
        super().__init__(_tr("Requests left this minute"))
        names = limit_words()
        self.bars = {group: RateBar(*names[group]) for group in RateGroup}
        self.add(*self.bars.values())
        for bar in self.bars.values():
            bar.name.setMinimumWidth(max(each.name.sizeHint().width() for each in self.bars.values()))
        self.show_left({})

    def show_left(self, left: Mapping[RateGroup, tuple[int, int]]) -> None:
        """(left, limit) of each group; a group without is not known."""
        for group, bar in self.bars.items():
            count, limit = left.get(group, (None, LIMITS[group]))
            bar.show_left(count, limit)


def _tr(text: str) -> str:
    return words.tr(text, "balance")
