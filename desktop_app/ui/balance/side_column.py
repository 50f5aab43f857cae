"""The cards beside the balance; without room the last one is hidden first, then they scroll."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop_app.core.service.products import STANDARD, Catalogue
from desktop_app.core.service.rates import LIMITS, RateGroup
from desktop_app.core.service.readings import NamedAmount
from desktop_app.services.account.balance import LARGEST_WARNING
from desktop_app.ui.frame.account_watch import limit_words
from desktop_app.ui.look import theme
from desktop_app.ui.parts.bars import ShareBar
from desktop_app.ui.parts.fields import NumberField
from desktop_app.ui.parts.label import KeyValue, Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.scrolled import ScrollEdges
from desktop_app.ui.text import words
from desktop_app.ui.text.product_words import product_name

_tr = words.translator("balance")

GUTTER: Final = 12  # pixels of a scroll bar, which stands in the page's margin: the cards keep their place
_WIDTH: Final = 304


class SideColumn(QScrollArea):
    """Stacks `cards`, and last `spare`, which is shown only if all have room: the footer shows the same."""

    def __init__(self, *cards: Card, spare: Card) -> None:
        super().__init__()
        self._cards, self._spare = cards, spare
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        for card in (*cards, spare):
            self._column.addWidget(card)
        self._column.addStretch()
        inside.setFixedWidth(_WIDTH)
        inside.installEventFilter(self)
        self.setWidgetResizable(True)
        self.setFixedWidth(_WIDTH + GUTTER)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)
        ScrollEdges(self, "window")
        self.set_low(False)

    def set_low(self, low: bool) -> None:
        """Reduce gaps and margins on a low page."""
        self._column.setSpacing(theme.S if low else theme.S + theme.XS)
        for card in (*self._cards, self._spare):
            card.set_low(low)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrange the cards again when one has changed its size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._make_room()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the cards for the new height."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        shown = [*(card for card in self._cards if not card.isHidden()), self._spare]
        needed = sum(map(_height, shown)) + self._column.spacing() * (len(shown) - 1)
        if (needed > self.height()) is not self._spare.isHidden():
            self._spare.setHidden(needed > self.height())


def _height(card: Card) -> int:
    return card.heightForWidth(_WIDTH) if card.hasHeightForWidth() else card.sizeHint().height()


# --- Beside the amount: the warning's threshold, and the account's several balances where it has them ---


class WarningCard(Card):
    """Emits `changed(amount)` once the person has finished typing."""

    changed = Signal(int)

    def __init__(self, amount: int) -> None:
        super().__init__(_tr("Warn me below"))
        self.field = NumberField(_tr("Warn me when the balance is below"), 0, LARGEST_WARNING, amount)
        self.field.setSpecialValueText(_tr("no warning"))
        self.field.setKeyboardTracking(False)
        self.field.setSingleStep(1000)
        self.field.valueChanged.connect(self.changed)
        self.where = Label(_tr("Shown here and in the header, and as a notification."), "small", wrap=True)
        self.add(self.field, self.where)

    def set_low(self, low: bool) -> None:
        """Move the small print into a tool tip in a low window."""
        super().set_low(low)
        self.where.setHidden(low)
        self.field.setToolTip(self.where.text() if low else "")

    def set_unit(self, unit: str) -> None:
        """Set the unit of the amount."""
        self.field.setSuffix(f" {unit}" if unit else "")


class SeveralBalances(Card):
    """Hidden unless there are two or more balances."""

    def __init__(self) -> None:
        super().__init__(_tr("Balances"))
        self._rows: list[KeyValue] = []
        self.body.addWidget(Label(_tr("The first one is shown as the balance."), "small", wrap=True))
        self.hide()

    def show_balances(self, balances: Sequence[NamedAmount], catalogue: Catalogue = STANDARD, unit: str = "") -> None:
        """Show the balances in the service's order.

        Those of products have the products' names, others the service's own.
        """
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
        """Return the amounts as shown."""
        return [row.value() for row in self._rows]


# --- How many requests are left within this minute, one small bar for each group ---


class RateBar(QWidget):
    """Shows "reading 118 of 120", with what is left as a bar in between, if known."""

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
        """Show the requests left; None if unknown."""
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
        message = words.tr("{} of {}", "balance").format(words.number(most), most)
        return self.figures.fontMetrics().horizontalAdvance(message) + 2


class RequestsLeft(Card):
    """Shows the counts passed to it; initially unknown."""

    def __init__(self) -> None:
        super().__init__(_tr("Requests left this minute"))
        names = limit_words()
        self.bars = {group: RateBar(*names[group]) for group in RateGroup}
        self.add(*self.bars.values())
        for bar in self.bars.values():
            bar.name.setMinimumWidth(max(each.name.sizeHint().width() for each in self.bars.values()))
        self.show_left({})

    def show_left(self, left: Mapping[RateGroup, tuple[int, int]]) -> None:
        """Show (left, limit) of each group; a missing group is unknown."""
        for group, bar in self.bars.items():
            count, limit = left.get(group, (None, LIMITS[group]))
            bar.show_left(count, limit)
