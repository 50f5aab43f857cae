"""The Balance page: the amount, its history, the cost of each list, requests left, a warning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop_app.core.errors import KeyLocked, KeyMissing, KeyRefused
from desktop_app.core.money.caps import Caps
from desktop_app.core.service.account import AccountStatus
from desktop_app.core.service.products import STANDARD, Catalogue
from desktop_app.core.service.rates import LIMITS, RateGroup
from desktop_app.core.service.readings import NamedAmount
from desktop_app.services.account.balance import LARGEST_WARNING
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.ui.balance.amount_card import AmountCard
from desktop_app.ui.balance.balance_state import BalanceState, balance_state
from desktop_app.ui.balance.costs_card import CapsCard, CostsCard, MonthsCard, costs_order
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.export.file_work import FileWork
from desktop_app.ui.frame.account_watch import limit_words
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.frame.trouble import Trouble
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.bars import ShareBar
from desktop_app.ui.parts.fields import NumberField
from desktop_app.ui.parts.label import KeyValue, Label
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.compact_mode import page_lowness
from desktop_app.ui.parts.layout.scrolled import ScrollEdges
from desktop_app.ui.text import words
from desktop_app.ui.text.charge_words import gap_words
from desktop_app.ui.text.product_words import product_name

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
        self.caps = CapsCard()
        self.caps.changed.connect(self._cap)
        self.caps.place_chosen.connect(lambda _everywhere: self._show_caps())
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
        self._side = SideColumn(self.several, self.warning, self.caps, self.months, spare=self.left)
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
            unit = f" {words.unit_name(state.unit)}" if state.unit else ""
            amounts = words.number(state.low), f"{words.number(state.warn_below)}{unit}"
            self.low.set_text(_tr("The balance is low: {} left, below your limit of {}.").format(*amounts))
        self.low.setVisible(state.low is not None)
        # Without a single reading there is nothing to be drawn beside the trouble, which takes over its focus.
        drawn, held = bool(state.course) or self.trouble.isHidden(), self.window().focusWidget()
        if not drawn and held is not None and self.amount.isAncestorOf(held):
            self.trouble.again.setFocus(Qt.FocusReason.OtherFocusReason)
        self.amount.setVisible(drawn)

    def _show_caps(self) -> None:
        caps, connection = self._context.services.caps, self._account.connection
        if connection.local:
            self.caps.show_none()
            return
        shown = caps.own(None if self.caps.everywhere else connection)
        fixed = self._context.services.session.policy.caps
        self.caps.show_caps(shown, caps.used(connection), fixed, self._state().unit, connection.base_url)

    def _cap(self, everywhere: bool, caps: Caps) -> None:
        self._context.services.caps.save(None if everywhere else self._account.connection, caps)
        self._show_caps()
        self._context.tell_account()  # what can be sent has changed

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
        self._show_caps()
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
            return _tr("The balance can't be read until the keyring is unlocked."), ""
        if self._above and _asks_for_a_key(error):
            return _tr("Without a valid key the balance can't be read."), ""
        return super().words_of(error, more)


def _asks_for_a_key(error: BaseException) -> bool:
    """Return True if a key is missing or refused, but not if it is only forbidden this."""
    return isinstance(error, KeyMissing) or (isinstance(error, KeyRefused) and not error.forbidden)


# --- The cards beside the balance; without room the last one is hidden first, then they scroll ---


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
        self.field.setSuffix(f" {words.unit_name(unit)}" if unit else "")


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
        text = words.NOTHING if left is None else _tr("{} of {}").format(words.number(left), words.number(limit))
        self.figures.setText(text)
        self.figures.setMinimumWidth(0 if left is None else self._widest(limit))  # the bars end in line
        self.bar.setVisible(left is not None)  # an empty one says that none are left
        self.bar.setRange(0, limit)
        self.bar.setValue(left or 0)
        self.bar.setAccessibleName(f"{self._name} {text}")
        tone = "warning" if left is not None and left * 10 < limit else ""
        if (self.figures.property("tone") or "") != tone:
            self.figures.set_tone(tone)

    def _widest(self, limit: int) -> int:
        most = max(limit, *LIMITS.values())
        message = _tr("{} of {}").format(words.number(most), words.number(most))
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
