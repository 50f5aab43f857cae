"""Shows what sending takes: numbers reused and sent, cost, and the balance left; and warnings before it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.money.estimate import Estimate
from desktop_app.ui.batch.estimate import to_send_words
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import AmountLabel, ElidedLabel, KeyValue
from desktop_app.ui.text import joining, words
from desktop_app.ui.upload.sending.send_state import (
    SendOffer,
    SendState,
    amount_words,
    cost_words,
    is_guessed,
    price_of,
)

_SPACING = 3


class SendSums(QWidget):
    """Emits `prices_wanted()` to edit the connection's products."""

    prices_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.reused = KeyValue(words.tr("Reused, free", "upload"))
        self.to_send = KeyValue(words.tr("To send", "upload"))
        self.cost = KeyValue(words.tr("Cost", "upload"))
        self.under_way = KeyValue(words.tr("Lists under way", "upload"))
        self.under_way.setToolTip(words.tr("What they will still cost; the balance doesn't show it yet", "upload"))
        self.after = KeyValue(words.tr("Balance after", "upload"))
        self.prices = Button(words.tr("Enter prices…", "upload"), "link", clicked=self.prices_wanted.emit)
        self.prices.setProperty("scale", "small")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_SPACING)
        for each in (self.reused, self.to_send, self.cost, self.under_way, self.after):
            column.addWidget(each)
        column.addWidget(self.prices, 0, Qt.AlignmentFlag.AlignRight)
        self.reused.hide()
        self.under_way.hide()

    def show_counting(self) -> None:
        """Show that the list is being read and nothing is known."""
        self.to_send.set_value(words.tr("being counted", "upload"))
        for amount in (self.cost, self.after):
            amount.set_value(words.NOTHING)
        self.reused.hide()
        self.under_way.hide()
        self.prices.hide()

    def show_offer(self, state: SendState, offer: SendOffer) -> None:
        """Show what sending takes."""
        found = offer.estimate
        self.reused.set_value(words.counted(found.reused, "%n number", "%n numbers"))
        self.reused.setVisible(bool(found.reused))
        self.to_send.set_value(to_send_words(found, offer.via) if found.phone_column else words.NOTHING)
        self._show_cost(state, found)
        self.prices.setVisible(found.cost is None and not offer.trouble[0])

    def _show_cost(self, state: SendState, found: Estimate) -> None:
        self.under_way.setVisible(found.phone_column and bool(found.under_way) and found.after is not None)
        self.under_way.set_value(amount_words(found.under_way, state.unit, about=not found.certain))
        if not found.phone_column:
            self.cost.set_value(words.NOTHING)
            self.after.set_value(words.NOTHING)
            return
        guessed = is_guessed(found)
        if found.cost is None:
            self.cost.set_value(words.tr("unknown", "upload"))
            self.cost.setToolTip(words.tr("Prices are saved with the connection", "upload"))
        else:
            self.cost.set_value(cost_words(state, found))
            self.cost.setToolTip(_whose_prices(state) if guessed else "")
        if state.balance is None:
            self.after.set_value(words.tr("unknown", "upload"))
        else:
            guessed = guessed or (bool(found.under_way) and not found.certain)
            after = amount_words(found.after, state.unit, about=guessed)
            self.after.set_value(after, "danger" if found.short else "")


def _whose_prices(state: SendState) -> str:
    charged = words.tr("From the prices saved with the connection; the service charges its own", "upload")
    unit = words.tr("In the unit of the balance, which isn't known yet", "upload")
    return charged if state.unit or state.balance else f"{charged}\n{unit}"


# --- Warnings: a locked keyring, unreadable products, tasks too small ---


class SendWarnings(QWidget):
    """Hidden without warnings. Emits `came()` when a new one appears.

    `prices_wanted()` and `unlock_wanted()` ask to correct one.
    """

    came = Signal()
    prices_wanted = Signal()
    unlock_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.locked = Banner("warning", "", words.tr("Unlock keyring…", "window"), self.unlock_wanted.emit)
        self.locked.put_below()
        self.trouble = Banner("danger", "", words.tr("Edit products…", "upload"), self.prices_wanted.emit)
        self.trouble.put_below()
        self.small = Banner("warning", "")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        for banner in (self.locked, self.trouble, self.small):
            column.addWidget(banner)
        self.locked.say("")
        self.clear()

    def clear(self) -> None:
        """Remove the warnings about the list."""
        self.say(("", ""), ("", ""))

    def say(self, trouble: tuple[str, str], small: tuple[str, str]) -> None:
        """Show two warnings as (title, meaning) each; "" for none."""
        before = [banner.text() for banner in (self.trouble, self.small)]
        self.trouble.say(*trouble)
        self.small.say(*small)
        self._show()
        if any(now and not was for now, was in zip((trouble[0], small[0]), before, strict=True)):
            self.came.emit()

    def show_keyring(self, state: SendState) -> None:
        """Warn of a locked keyring, whatever the list is; or show that the system is asking for its password."""
        locked, came = state.locked, state.locked and not self.locked.text()
        self.locked.say(words.tr("The API key is in the system keyring, which is locked.", "upload") if locked else "")
        self.locked.button.set_busy(state.unlocking, words.tr("Unlocking…", "upload"))
        self._show()
        if came:
            self.came.emit()

    def _show(self) -> None:
        self.setVisible(any(banner.text() for banner in (self.locked, self.trouble, self.small)))


# --- Product and cost in one line, right above the button ---


class SendBrief(QWidget):
    """Replaces the sums while they are scrolled out of sight.

    "HLR lookup" at the left, "96 credits" at the right.
    """

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

    def show_state(self, state: SendState) -> None:
        """Show product and cost, in red if the balance isn't enough; without an offer only the product."""
        product, offer = state.product_title, state.offer
        cost = price_of(state, offer.estimate) if offer is not None else ""
        self._product.setText(product)
        self._cost.setText(cost)
        self._cost.set_tone("danger" if offer is not None and offer.estimate.short else "")
        self._cost.setAccessibleName(joining.named(product, cost))

    def text(self) -> str:
        """Return both texts as one line."""
        return " · ".join(filter(None, (self._product.text(), self._cost.text())))
