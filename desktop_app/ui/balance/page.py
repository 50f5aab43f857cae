"""The Balance page: the amount, its history, the cost of each list, requests left, a warning."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.errors import KeyLocked, KeyMissing, KeyRefused
from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.rates import RateGroup
from desktop_app.core.service.readings import BalanceReading
from desktop_app.core.service.settings import Setting
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.ui.balance.amount_card import AmountCard
from desktop_app.ui.balance.batch_costs import BatchCost, BatchCosts
from desktop_app.ui.balance.costs_card import CostList, CostsCard, MonthsCard, month_costs
from desktop_app.ui.balance.side_column import GUTTER, RequestsLeft, SeveralBalances, SideColumn, WarningCard
from desktop_app.ui.balance.warning import warning_below
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.trouble import Trouble
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.layout.compact_mode import page_lowness
from desktop_app.ui.text import words
from desktop_app.ui.text.charge_words import gap_words
from desktop_app.ui.text.product_words import ProductTitles

_tr = words.translator("balance")

# Seconds after which a reading is old enough to be made again when the page comes to the front.
STALE = 60.0
_TICK = 1000  # milliseconds
_READ, _LEFT = "balance page", "requests left"


class BalancePage(QWidget):
    """Reads when it comes to the front and on F5; announces the reading as `changes.balance_changed`."""

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._answered = False  # the connection has answered
        self._dirty = True  # batches changed while the page was hidden
        self._reading: BalanceReading | None = None
        self._titles = ProductTitles(context.services.session)
        self._costs = BatchCosts(context.services.journal, self._titles)
        self.low = Banner("warning", "")
        self.trouble = BalanceTrouble(self.read, context.connect)
        self.amount = AmountCard()
        self.costs = CostsCard(self._why_unknown)
        self.cost_list = CostList(context)
        self.costs.save_wanted.connect(lambda: self.cost_list.ask(self))
        self.left = RequestsLeft()
        self.warning = WarningCard(warning_below(context.services.journal))
        self.several = SeveralBalances()
        self.months = MonthsCard()
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._tick)
        self.amount.refreshed.connect(self.read)
        self.warning.changed.connect(self._warn_below)
        context.changes.balance_changed.connect(self._heard)
        context.changes.connection_changed.connect(self._other_connection)
        context.changes.key_failed.connect(self._key_failed)
        context.changes.key_entered.connect(self._key_entered)
        context.changes.changed.connect(self._batches_changed)
        bind("balance.read", self, self.read)
        self._lay_out()
        self._show_amount()

    def read(self) -> None:
        """Read the balance on a person's request, who may also be asked to unlock a keyring."""
        self._start_reading(unlock=True)

    def _start_reading(self, *, unlock: bool = False) -> None:
        if self._context.runner.running(_READ):
            return
        self.amount.set_busy(True)
        reading = self._context.services.balances.read(self._context.connection(), anew=True, unlock=unlock)
        self._context.runner.start(_READ, reading, done=self._read, failed=self._failed)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is known, and read the balance if that is old."""
        super().showEvent(event)
        self._show_amount()
        self._show_costs()
        self._tick()
        self._timer.start()
        if self._stale():
            self._start_reading()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop updating while hidden."""
        super().hideEvent(event)
        self._timer.stop()

    def _lay_out(self) -> None:
        self._main = main = QVBoxLayout()
        main.setSpacing(theme.S + theme.XS)
        for widget in (self.low, self.trouble, self.cost_list.note):
            main.addWidget(widget)
        main.addWidget(self.amount, 5)
        main.addWidget(self.costs, 6)
        # What there is to do before what is to read.
        self._side = SideColumn(self.several, self.warning, self.months, spare=self.left)
        row = QHBoxLayout(self)
        row.setSpacing(theme.S + theme.XS)
        row.addLayout(main, 1)
        row.addWidget(self._side)
        page_lowness(self, row, gutter=GUTTER).changed.connect(self._set_low)

    def _set_low(self, low: bool) -> None:
        """Reduce the margins on a low page, and the chart's share in favour of the lists."""
        for part in (self.amount, self.costs, self._side):
            part.set_low(low)
        self._main.setSpacing(theme.S if low else theme.S + theme.XS)
        self._main.setStretchFactor(self.amount, 2 if low else 5)

    # --- the balance ---

    def _stale(self) -> bool:
        last = self._last()
        return last is None or not self._answered or (datetime.now(UTC) - last.at).total_seconds() > STALE

    def _last(self) -> BalanceEntry | None:
        course = self._context.services.balances.course(self._context.connection())
        return course[-1] if course else None

    def _read(self, reading: BalanceReading) -> None:
        self.amount.set_busy(False)
        self._context.changes.balance_changed.emit(reading)  # comes back to `_heard`, and to the header

    def _failed(self, error: Exception) -> None:
        self.amount.set_busy(False)
        self._answered = False
        self.trouble.told_above(told=False)  # the strip's message may have been closed since
        self._context.changes.connection_failed.emit(error)  # comes back to `_key_failed` where the strip says it
        self.trouble.show_error(error)
        self._show_amount()
        self._tick()

    def _key_failed(self, base_url: str) -> None:
        """Shorten the error: the strip asks for the key of this connection now."""
        if self._in_use(base_url):
            self.trouble.told_above()

    def _key_entered(self, base_url: str) -> None:
        """Show the full error again: the strip no longer asks for the key."""
        if self._in_use(base_url):
            self.trouble.told_above(told=False)

    def _in_use(self, base_url: str) -> bool:
        """Return True if a key for this address is that of the connection in use."""
        return Connection(base_url).origin == self._context.connection().origin

    def _heard(self, reading: BalanceReading) -> None:
        self._answered = True
        self._reading = reading
        self.trouble.hide()
        self.trouble.told_above(told=False)
        catalogue = shown_catalogue(self._context.connection())
        self.several.show_balances(reading.balances, catalogue, reading.currency)
        self._show_amount()
        self._tick()

    def _other_connection(self) -> None:
        for task in (_READ, _LEFT):
            self._context.runner.cancel(task)
        self._titles.forget()
        self._answered, self._dirty, self._reading = False, True, None
        self.amount.set_busy(False)
        self.trouble.hide()
        self.trouble.told_above(told=False)
        self.several.show_balances(())
        self.left.show_left({})
        self._show_amount()
        if self.isVisible():
            self._show_costs()
            self._tick()
            self._start_reading()

    def _show_amount(self) -> None:
        below = warning_below(self._context.services.journal)
        course = self._context.services.balances.course(self._context.connection())
        self.amount.show_entries(course, below)
        unit = course[-1].currency if course else ""
        self.warning.set_unit(unit)
        newest = course[-1].amount if course else None
        apart = self._reading is not None and self._reading.apart and self._reading.total == newest
        least = self._reading.lowest if apart and self._reading else newest
        low = least is not None and least < below
        if low and least is not None:
            amounts = words.number(least), f"{words.number(below)} {unit}".strip()
            self.low.set_text(_tr("The balance is low: {} left, below your mark of {}.").format(*amounts))
        self.low.setVisible(low)
        # Without a single reading there is nothing to be drawn beside the trouble, which takes over its focus.
        drawn, held = bool(course) or self.trouble.isHidden(), self.window().focusWidget()
        if not drawn and held is not None and self.amount.isAncestorOf(held):
            self.trouble.again.setFocus(Qt.FocusReason.OtherFocusReason)
        self.amount.setVisible(drawn)

    def _warn_below(self, amount: int) -> None:
        self._context.services.journal.save_setting(Setting.BALANCE_WARNING, amount)
        if self._reading is not None:
            self._context.changes.balance_changed.emit(self._reading)  # so that the header judges it anew
        else:
            self._show_amount()

    # --- costs ---

    def _batches_changed(self, ids: set[str]) -> None:
        if self.isVisible():
            self._show_rows(self._costs.read(self._context.connection().base_url, ids))
        else:
            self._dirty = True

    def _show_costs(self) -> None:
        if self._dirty:
            self._dirty = False
            self._show_rows(self._costs.read(self._context.connection().base_url))
        else:
            self._show_months()  # single checks may have been made meanwhile

    def _show_rows(self, rows: list[BatchCost]) -> None:
        self.costs.show_rows(rows)
        self._show_months()

    def _show_months(self) -> None:
        connection, last = self._context.connection(), self._last()
        self.months.show_months(
            month_costs(
                self._costs.spent_on,
                last.currency if last else "",
                datetime.now().astimezone(),
                cut=self._costs.cut,
                checks=self._context.services.checking.made(connection),
                catalogue=shown_catalogue(connection),
                deleted=self._context.services.journal.money.spent(connection.base_url),
            )
        )

    def _why_unknown(self, batch_id: str) -> str:
        return gap_words(self._context.services.verification.why_charge_unknown(batch_id))

    # --- every second, while it can be seen ---

    def _tick(self) -> None:
        self.amount.say_when()
        if self.isVisible() and not self._context.runner.running(_LEFT):  # by our own count, as in the footer
            asking = self._context.services.balances.requests_left(self._context.connection())
            self._context.runner.start(_LEFT, asking, done=self.left.show_left, failed=self._left_unknown)

    def _left_unknown(self, _error: Exception) -> None:
        self.left.show_left(dict[RateGroup, tuple[int, int]]())


# Why the balance can't be read; shorter where the message strip says already what is wrong with the key.


class BalanceTrouble(Trouble):
    """After `told_above()`, when the strip asks for the key, says only what that means for the balance."""

    _error: BaseException | None = None
    _more = ""
    _above = False

    def show_error(self, error: BaseException, more: str = "") -> None:
        """Show the error, or only what it means for the balance."""
        self._error, self._more = error, more
        super().show_error(error, more)

    def told_above(self, *, told: bool = True) -> None:
        """Set if the strip reports the error; change the words accordingly, without reading them aloud again."""
        before, self._above = self._above, told
        if told is not before and self._error is not None and not self.isHidden():
            self.put_words(self._error, self._more)

    def words_of(self, error: BaseException, more: str) -> tuple[str, str]:
        """Return one sentence if the strip has said the rest."""
        if self._above and isinstance(error, KeyLocked):
            return words.tr("The balance can't be read until the keyring is unlocked.", "balance"), ""
        if self._above and _asks_for_a_key(error):
            return words.tr("Without a valid key the balance can't be read.", "balance"), ""
        return super().words_of(error, more)


def _asks_for_a_key(error: BaseException) -> bool:
    """Return True if a key is missing or refused, but not if it is only forbidden this."""
    return isinstance(error, KeyMissing) or (isinstance(error, KeyRefused) and not error.forbidden)
