"""Shows what sending takes: numbers reused and sent, cost, and the balance left; and warnings before it."""

from __future__ import annotations

from decimal import Decimal

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Via
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.service.readings import BalanceReading
from desktop_app.ui.batch.estimate import to_send_words
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import KeyValue
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.product_words import price_words

_SPACING = 3


class SendSums(QWidget):
    """Amounts are in the unit of the connection's balance.

    Emits `prices_wanted()` to edit the connection's products.
    """

    prices_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._balance: BalanceReading | None = None
        self._unit = ""
        self.keyless = self.locked = False  # batches wait for a key; for a keyring to be unlocked
        self.reused = KeyValue(words.tr("Reused, free", "upload"))
        self.to_send = KeyValue(words.tr("To send", "upload"))
        self.cost = KeyValue(words.tr("Cost", "upload"))
        self.under_way = KeyValue(words.tr("Lists under way", "upload"))
        self.under_way.setToolTip(
            words.tr("What they will still be charged; the balance doesn't show it yet", "upload")
        )
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

    def set_account(self, balance: BalanceReading | None, unit: str) -> None:
        """Set the balance and its `unit`, which may be known earlier; "" if unknown."""
        self._balance, self._unit = balance, unit

    def show_counting(self) -> None:
        """Show that the list is being read and nothing is known."""
        self.to_send.set_value(words.tr("being counted", "upload"))
        for amount in (self.cost, self.after):
            amount.set_value(words.NOTHING)
        self.reused.hide()
        self.under_way.hide()
        self.prices.hide()

    def show_estimate(self, found: Estimate, via: Via, *, trouble: bool) -> None:
        """Show the estimate; `trouble`: the connection's products can't be read."""
        self.reused.set_value(words.counted(found.reused, "%n number", "%n numbers"))
        self.reused.setVisible(bool(found.reused))
        self.to_send.set_value(to_send_words(found, via) if found.phone_column else words.NOTHING)
        self._show_cost(found)
        self.prices.setVisible(found.cost is None and not trouble)

    def price(self, found: Estimate) -> str:
        """Return the cost as a phrase of its own; "" if nothing can be sent yet."""
        if not found.phone_column:
            return ""
        return price_words(None, "") if found.cost is None else self._cost_words(found)

    def shortage(self, found: Estimate) -> str:
        """Return why the batch would wait (missing balance, locked keyring, no key); "" if it wouldn't."""
        if self.locked:
            return words.tr("It waits until the keyring is unlocked.", "upload")
        if self.keyless:
            return words.tr("It waits until you have entered a valid key.", "upload")
        if not found.short:
            return ""
        if found.under_way and found.certain:
            short = words.tr("With the lists under way, the balance is {} short.", "upload")
        elif found.under_way:
            short = words.tr("With the lists under way, the balance may be {} short.", "upload")
        elif found.certain:
            short = words.tr("The balance is {} short.", "upload")
        else:
            short = words.tr("The balance may be {} short.", "upload")
        short = short.format(self._credits(found.short))
        if not found.certain:
            return short
        return joining.sentences(short, words.tr("Choose a product that costs less, or a shorter list.", "upload"))

    def _show_cost(self, found: Estimate) -> None:
        self.under_way.setVisible(found.phone_column and bool(found.under_way) and found.after is not None)
        self.under_way.set_value(self._credits(found.under_way, about=not found.certain))
        if not found.phone_column:
            self.cost.set_value(words.NOTHING)
            self.after.set_value(words.NOTHING)
            return
        guessed = _guessed(found)
        if found.cost is None:
            self.cost.set_value(words.tr("unknown", "upload"))
            self.cost.setToolTip(words.tr("Prices are kept with the connection", "upload"))
        else:
            self.cost.set_value(self._cost_words(found))
            self.cost.setToolTip(self._whose_prices() if guessed else "")
        if self._balance is None:
            self.after.set_value(words.tr("unknown", "upload"))
        else:
            guessed = guessed or (bool(found.under_way) and not found.certain)
            self.after.set_value(self._credits(found.after, about=guessed), "danger" if found.short else "")

    def _cost_words(self, found: Estimate) -> str:
        if self._unit or not found.numbers or found.cost is None:
            return self._credits(found.cost, about=_guessed(found))
        return words.tr("about {} (price list)", "upload").format(words.money(found.cost))

    def _whose_prices(self) -> str:
        charged = words.tr("By the prices kept with the connection; the service charges its own", "upload")
        unit = words.tr("In the unit of the balance, which isn't known yet", "upload")
        return charged if self._unit or self._balance else f"{charged}\n{unit}"

    def _credits(self, amount: Decimal | None, *, about: bool = False) -> str:
        if amount is None:
            return words.NOTHING
        text = words.amount(amount, self._unit) if self._unit else words.money(amount)
        return words.tr("about {}", "upload").format(text) if about else text


def _guessed(found: Estimate) -> bool:
    return bool(found.numbers) and not found.certain  # zero numbers cost nothing by any price list


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

    def set_locked(self, locked: bool) -> None:
        """Show or hide the warning that the key is in a locked keyring, which is independent of the list."""
        came = locked and not self.locked.text()
        self.locked.say(words.tr("The API key is in the system keyring, which is locked.", "upload") if locked else "")
        self._show()
        if came:
            self.came.emit()

    def set_unlocking(self, unlocking: bool) -> None:
        """Show that the system is asking the person for the keyring's password, in a window that isn't ours."""
        self.locked.button.set_busy(unlocking, words.tr("Being unlocked…", "upload"))

    def _show(self) -> None:
        self.setVisible(any(banner.text() for banner in (self.locked, self.trouble, self.small)))
