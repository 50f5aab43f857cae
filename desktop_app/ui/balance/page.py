"""The Balance page: the amount, its history, the cost of each list, requests left, a warning."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop_app.core.errors import KeyLocked, KeyMissing, KeyRefused
from desktop_app.core.service.account import AccountStatus
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.ui.balance.amount_card import AmountCard
from desktop_app.ui.balance.balance_state import BalanceState, balance_state
from desktop_app.ui.balance.costs_card import CostsCard, MonthsCard, costs_order
from desktop_app.ui.balance.side_column import GUTTER, RequestsLeft, SeveralBalances, SideColumn, WarningCard
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.export.file_work import FileWork
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.trouble import Trouble
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.layout.compact_mode import page_lowness
from desktop_app.ui.text import words
from desktop_app.ui.text.charge_words import gap_words

_tr = words.translator("balance")

# Seconds after which a reading is old enough to be made again when the page comes to the front.
STALE = 60.0
_TICK = 1000  # milliseconds


class BalancePage(QWidget):
    """Shows the account in use; has its balance read when it comes to the front, and on F5."""

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self._account = context.account()
        self._answered = False  # the connection has answered
        self._dirty = True  # batches changed while the page was hidden
        self.low = Banner("warning", "")
        self.trouble = BalanceTrouble(self.read, context.connect)
        self.amount = AmountCard()
        self.costs = CostsCard(self._why_unknown)
        self.cost_list = FileWork(context, "balance.costs")
        self.cost_list.busy_changed.connect(self.costs.save.setDisabled)
        self.costs.save_wanted.connect(lambda: self.cost_list.ask_where(costs_order(context.services.costs)))
        self.left = RequestsLeft()
        self.warning = WarningCard(self._account.warn_below)
        self.several = SeveralBalances()
        self.months = MonthsCard()
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._tick)
        self.amount.refreshed.connect(self.read)
        self.warning.changed.connect(self._warn_below)
        context.on_account(self.show_account)
        context.changes.changed.connect(self._batches_changed)
        bind("balance.read", self, self.read)
        self._lay_out()
        self._show_balance()

    def read(self) -> None:
        """Read the balance on a person's request, who may also be asked to unlock a keyring."""
        self._start_reading(unlock=True)

    def _start_reading(self, *, unlock: bool = False) -> None:
        self.amount.set_busy(True)
        self._context.refresh_balance(anew=True, unlock=unlock, ended=self._ended)

    def showEvent(self, event: QShowEvent) -> None:
        """Show what is known, and read the balance if that is old."""
        super().showEvent(event)
        self._show_balance()
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
        for widget in (self.low, self.trouble, self.cost_list):
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

    def show_account(self, status: AccountStatus) -> None:
        """Show the account in use: another one from the start; after a reading no trouble of an earlier one."""
        before, self._account = self._account, status
        if status.begins_anew(before):
            self._other_connection()
        elif status.read_at != before.read_at:
            self._answered = True
            self.trouble.hide()
        self.trouble.told_above(told=self._context.asks_for_key())
        self._show_balance()
        self._tick()

    def _other_connection(self) -> None:
        self._answered, self._dirty = False, True
        self.amount.set_busy(False)
        self.trouble.hide()
        if self.isVisible():
            self._show_costs()
            self._start_reading()

    def _stale(self) -> bool:
        last = self._state().last
        return last is None or not self._answered or (datetime.now(UTC) - last.at).total_seconds() > STALE

    def _ended(self, error: Exception | None) -> None:
        """Show what became of the reading that the page has asked for."""
        self.amount.set_busy(False)
        if error is None:
            return
        self._answered = False
        self.trouble.told_above(told=self._context.asks_for_key())
        self.trouble.show_error(error)
        self._show_balance()

    def _state(self) -> BalanceState:
        return balance_state(self._account, self._context.services.balances.course(self._account.connection))

    def _show_balance(self) -> None:
        state = self._state()
        self.amount.show_state(state)
        self.warning.set_unit(state.unit)
        self.several.show_balances(state.several, shown_catalogue(self._account.connection), state.unit)
        if state.low is not None:
            amounts = words.number(state.low), f"{words.number(state.warn_below)} {state.unit}".strip()
            self.low.set_text(_tr("The balance is low: {} left, below your limit of {}.").format(*amounts))
        self.low.setVisible(state.low is not None)
        # Without a single reading there is nothing to be drawn beside the trouble, which takes over its focus.
        drawn, held = bool(state.course) or self.trouble.isHidden(), self.window().focusWidget()
        if not drawn and held is not None and self.amount.isAncestorOf(held):
            self.trouble.again.setFocus(Qt.FocusReason.OtherFocusReason)
        self.amount.setVisible(drawn)

    def _warn_below(self, amount: int) -> None:
        self._context.services.balances.warn_below(amount)
        self._context.tell_account()

    # --- costs ---

    def _batches_changed(self, ids: set[str]) -> None:
        if self.isVisible():
            self._read_costs(ids)
        else:
            self._dirty = True

    def _show_costs(self) -> None:
        if self._dirty:
            self._dirty = False
            self._read_costs()
        else:
            self._show_months()  # single checks may have been made meanwhile

    def _read_costs(self, changed: set[str] | None = None) -> None:
        self.costs.show_rows(self._context.services.costs.read(self._account.connection, changed))
        self._show_months()

    def _show_months(self) -> None:
        self.months.show_months(self._context.services.costs.months(self._account.connection, self._state().unit))

    def _why_unknown(self, batch_id: str) -> str:
        return gap_words(self._context.services.verification.why_charge_unknown(batch_id))

    # --- every second, while it can be seen ---

    def _tick(self) -> None:
        self.amount.say_when()
        if self.isVisible():  # by our own count, as in the footer
            self.left.show_left(self._context.account().left)


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
