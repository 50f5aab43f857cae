"""The panel "Before you send": the list's counts, the product, the cost, and the button."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Sample, Via
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.reuse import OFF
from desktop_app.ui.batch.estimate import part_words, send_words, small_words, to_send_words
from desktop_app.ui.batch.reuse_choice import ReuseChoice
from desktop_app.ui.look import theme
from desktop_app.ui.parts.assistive import close_when_chosen
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.label import AmountLabel, ElidedLabel, KeyValue, Label, line
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.mirroring import corner_below, margins
from desktop_app.ui.suppression.choice import SuppressionChoice
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.product_words import product_options
from desktop_app.ui.upload.rows.count_lines import PADDING
from desktop_app.ui.upload.rows.list_counts import ListCounts, indented
from desktop_app.ui.upload.sending.panel_room import Height, PanelRoom
from desktop_app.ui.upload.sending.send_state import (
    Knowing,
    SendOffer,
    SendState,
    amount_words,
    at_most_words,
    cost_words,
    is_guessed,
    not_sent_words,
    price_of,
)

_tr = words.translator("upload")

_ABOVE = 4  # pixels between the button and the choice that opens above it
LEAST_WIDTH, MOST_WIDTH = 304, 328


class SendPanel(Card):
    """Emits `send_wanted(covered)`: None for all numbers, else as many as the balance covers.

    `sample_wanted(Sample)`: these numbers first, and the rest once the person has seen what came.

    `product_chosen(slug)`, `way_chosen(Via)`, `reuse_chosen(days)`, `suppression_chosen(ids)`: the person chose that.
    `prices_wanted()`: the connection's products are to be edited. `counts` emits which rows to show, `warnings` a wish
    to unlock the keyring.
    """

    send_wanted = Signal(object)
    sample_wanted = Signal(object)
    prices_wanted = Signal()
    product_chosen = Signal(object)
    way_chosen = Signal(object)
    reuse_chosen = Signal(object)
    suppression_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumWidth(LEAST_WIDTH)
        self.setMaximumWidth(MOST_WIDTH)
        self.setAccessibleName(_tr("Before you send"))
        self.state = SendState()
        self._offered = 0  # numbers that the balance covered when the choice was opened
        self.counts = ListCounts()
        self.product = ProductChoice()
        self.product.chosen.connect(self.product_chosen)
        self.simulated = Label(_tr("Simulated: no network is asked."), "small", wrap=True)
        self.way = RealtimeChoice()
        self.way.chosen.connect(self.way_chosen)
        self.reuse = ReuseChoice()
        self.reuse.chosen.connect(self.reuse_chosen)
        self.suppression = SuppressionChoice()
        self.suppression.chosen.connect(self.suppression_chosen)
        self.sums = SendSums()
        self.sums.prices_wanted.connect(self.prices_wanted)
        self.reused, self.to_send, self.cost = self.sums.reused, self.sums.to_send, self.sums.cost
        self.after, self.prices = self.sums.after, self.sums.prices
        self.brief = SendBrief()
        self.warnings = SendWarnings()
        self.warnings.prices_wanted.connect(self.prices_wanted)
        self.small, self.trouble = self.warnings.small, self.warnings.trouble
        self.send = Button("", "primary", clicked=self.press)
        self.send.setProperty("scale", "large")
        self.send.setAutoDefault(True)  # so that Enter presses it when it has the focus
        self.send.setToolTip(_tr("Ctrl+Enter"))
        self.choice = QMenu(self)
        self.choice.setToolTipsVisible(True)
        self.choice.setAccessibleName(_tr("The balance isn't enough for all numbers"))
        close_when_chosen(self.choice)
        self.first = Button("", icon="chevron-up", clicked=self._offer_sample)
        self.first.setProperty("scale", "large")
        self.first.hide()
        self.samples = QMenu(self)
        self.samples.setAccessibleName(_tr("Which numbers are tried first"))
        close_when_chosen(self.samples)
        self.reason = Label("", "small", wrap=True)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._lay_out()
        self._show_counting()

    def _lay_out(self) -> None:
        """Arrange the parts: long ones scroll (more of them in a low window), the button is always visible."""
        heading = Label(_tr("Before you send"), "heading")
        choices = self.product, self.simulated, self.reuse, self.way, self.suppression  # what affects the price
        parts = {line(): Height.LOW} | dict.fromkeys(choices, Height.LOWER) | {self.sums: Height.LEAST}
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        column.addLayout(indented(self.warnings))  # first, so that they are visible in the lowest window, too
        column.addWidget(self.counts)
        buttons = QWidget()
        row = QHBoxLayout(buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.XS)
        row.addWidget(self.send, 1)
        row.addWidget(self.first)
        pinned = self.counts.buttons[NumberStatus.INVALID], self.counts.pinned
        self.room = PanelRoom(heading, middle, parts, self.brief, (buttons, self.reason), pinned)
        left, top, _right, bottom = theme.CARD_MARGINS
        self.body.setContentsMargins(*margins(left - PADDING, top, 0, bottom))
        self.body.addWidget(self.room)
        self.warnings.came.connect(lambda: self.room.area.verticalScrollBar().setValue(0))
        for section in (self.counts.countries, self.counts.line_types):
            self.room.reveal_unfolded(section)

    def show_state(self, state: SendState) -> None:
        """Show what sending takes; or that the list is still being read, so that nobody knows."""
        if state is self.state:
            return
        before, self.state = self.state, state
        self.product.show_state(state)
        self.simulated.setVisible(state.is_simulated)
        self.warnings.show_keyring(state)
        if state.preparing is not before.preparing:
            self.send.set_busy(state.preparing, _tr("Preparing…"))
            for choice in (self.product, self.reuse, self.way, self.suppression):
                choice.setEnabled(not state.preparing)
        if state.offer is None or state.marking:
            self._show_counting()
        elif not state.preparing:
            if state.found is not before.found:
                self.room.area.verticalScrollBar().setValue(0)
            self._show_offer(state, state.offer)

    def _show_counting(self) -> None:
        self.sums.show_counting()
        self.send.setText(_tr("Verify"))
        self.warnings.clear()
        self.brief.show_state(self.state)
        for message in (self.way, self.reuse, self.suppression, self.first, self.reason):  # the progress is shown above
            message.hide()
        self.send.setAccessibleDescription(not_sent_words(self.state))
        self.send.setEnabled(False)

    def _show_offer(self, state: SendState, offer: SendOffer) -> None:
        found = offer.estimate
        self.reuse.show_known(state.known, state.reuse_days, _reuse_note(state))
        off, optional = state.suppressions_off, state.suppressions_optional
        self.suppression.show_lists(state.marks, state.suppressions, off, optional=optional)
        self.way.show_offer(offer)
        self.sums.show_offer(state, offer)
        self.brief.show_state(state)
        if self.choice.isVisible() and (found.covered or 0) != self._offered:  # it would send an outdated number
            self.choice.close()
            if (found.short or found.capped) and not found.held:
                self._offer_choice(found)
        message, possible = send_words(found, again=state.again), found.anything and not found.held
        self.send.setText(f"{message}…" if (found.short or found.capped) and found.numbers and possible else message)
        self.send.setEnabled(possible and not state.rereading and not state.is_looking and not offer.trouble[0])
        self._show_sample(offer.sample, possible=self.send.isEnabled() and not state.again)
        reason = not_sent_words(state) or at_most_words(state)
        few, meaning = small_words(found)
        self.send.setAccessibleDescription(joining.sentences(reason, *offer.trouble, few, meaning))
        if not state.rereading:  # a wait of a moment moves nothing
            self.reason.setText(reason)
            self.reason.setVisible(bool(reason))
            self.warnings.say(offer.trouble, (few, meaning))

    @property
    def estimate(self) -> Estimate | None:
        """What sending the list takes; None while it is being read."""
        return None if self.state.offer is None else self.state.offer.estimate

    # --- Cost and sending ---

    def press(self) -> None:
        """Act as on a click, if the button is enabled; offer a choice if the balance is too low."""
        if not self.send.isEnabled():
            return
        if self.estimate is not None and (self.estimate.short or self.estimate.capped):
            self._offer_choice(self.estimate)
        else:
            self.send_wanted.emit(None)

    def _offer_choice(self, found: Estimate) -> None:
        """Offer to verify as many numbers as balance and cap cover, or none; all, if only the balance is low."""
        self.choice.clear()
        covered = self._offered = found.covered or 0
        if found.capped:
            few = part_words(covered)
        else:
            few = words.counted(
                covered, "Verify %n number, as the balance covers", "Verify %n numbers, as the balance covers"
            )
        every = words.counted(found.numbers, "Verify %n number all the same", "Verify all %n numbers anyway")
        part = self.choice.addAction(few)
        part.setToolTip(_tr("The rest waits in the task monitor until you press Carry on."))
        part.setVisible(bool(covered))
        part.triggered.connect(lambda _checked=False: self.send_wanted.emit(covered))
        whole = self.choice.addAction(every)
        whole.setToolTip(_tr("What the service refuses for the balance waits in the task monitor."))
        whole.triggered.connect(lambda _checked=False: self.send_wanted.emit(None))
        whole.setVisible(not found.capped)
        self.choice.addSeparator()
        self.choice.addAction(_tr("Don't verify now"))
        self.choice.setActiveAction(part if covered else whole)
        self._open_above(self.choice)

    def _open_above(self, menu: QMenu) -> None:
        """Open a menu above the button; one that is wider ends where it does, inside the window."""
        size = menu.sizeHint()
        at = corner_below(self.send, size.width(), at_end=size.width() > self.send.width())
        menu.popup(at - QPoint(0, size.height() + self.send.height() + 2 * _ABOVE))

    def _show_sample(self, size: int, *, possible: bool) -> None:
        name = words.counted(size, "Try %n number first…", "Try %n numbers first…")
        why = _tr("You see their answers, and what the whole list would cost, before the rest goes")
        self.first.setAccessibleName(name)
        self.first.setAccessibleDescription(why)
        self.first.setToolTip(f"{name}\n{why}")
        self.first.setVisible(bool(size) and possible)

    def _offer_sample(self) -> None:
        """Offer the first numbers of the list, or as many at random."""
        size = self.state.offer.sample if self.state.offer is not None else 0
        self.samples.clear()
        for shuffled, text in (
            (False, words.counted(size, "Try the first %n number", "Try the first %n numbers")),
            (True, words.counted(size, "Try %n number at random", "Try %n numbers at random")),
        ):
            each = self.samples.addAction(text)
            each.triggered.connect(partial(self.sample_wanted.emit, Sample(size, shuffled)))
        self._open_above(self.samples)

    def press_by_key(self) -> None:
        """Act as on a click; but if sending would cost again, only focus the button that says so."""
        if self.state.again and self.send.isEnabled() and self.estimate is not None and self.estimate.numbers:
            self.send.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.press()


# --- What is chosen: whether to reuse answers, and how a small list is sent ---


def _reuse_note(state: SendState) -> str | None:
    """Return what became of the search for answers, while it isn't over."""
    if state.reuse_days != OFF and state.knowing is not Knowing.COUNTED:
        failed = state.knowing is Knowing.FAILED
        return _tr("Earlier answers can't be read: every number is sent.") if failed else _tr("Looking for them…")
    return None


# --- Together in tasks, or number by number through the realtime endpoint ---


class RealtimeChoice(QWidget):
    """Visible if the list is small enough; emits `chosen(Via)` when a person chose a way."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.way = ChoiceButton(_tr("Send"), accessible_name=_tr("How the numbers are sent"))
        self.way.chosen.connect(self.chosen)
        self.note = Label("", "small", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.XS)
        column.addWidget(self.way)
        column.addWidget(self.note)
        self.hide()

    def show_offer(self, offer: SendOffer) -> None:
        """Show the choices for this list, and the way it is sent."""
        self.setVisible(offer.one_by_one)
        if not offer.one_by_one:
            return
        seconds = words.duration(offer.seconds)
        options = [
            *([] if offer.alone else [(Via.AUTO, _tr("Together"), _tr("usual"))]),
            (Via.REALTIME, _tr("One by one"), _tr("about {}, each answered at once").format(seconds)),
        ]
        self.way.set_options(options, offer.via)
        self.note.setText(_way_note(offer.via, seconds, offer.least))
        self.note.setVisible(bool(self.note.text()))
        self.way.setAccessibleDescription(self.note.text())


def _way_note(via: Via, seconds: str, least: int | None) -> str:
    """Return the note; `least` is the product's minimum for a task, if the list is smaller."""
    if via is not Via.REALTIME:
        return ""
    takes = _tr("Together, this product takes {} numbers or more.").format(words.number(least)) if least else ""
    return joining.sentences(takes, _tr("About {}. It can be paused.").format(seconds))


# --- The choice among the connection's products, with prices ---


class ProductChoice(ChoiceButton):
    """Emits `chosen(slug)` when a person changed the product."""

    def __init__(self) -> None:
        super().__init__(_tr("Product"))
        self._shown: tuple[object, ...] = ()

    def show_state(self, state: SendState) -> None:
        """Show the connection's products and the chosen one."""
        shown = state.catalogue, state.unit, state.connection.local, state.product.slug
        if shown != self._shown or self.current() != state.product.slug:
            self._shown = shown
            options = product_options(state.catalogue, state.unit, local=state.connection.local)
            self.set_options(options, state.product.slug)


# --- What sending takes ---


_SPACING = 3


class SendSums(QWidget):
    """Emits `prices_wanted()` to edit the connection's products."""

    prices_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.reused = KeyValue(_tr("Reused, free"))
        self.to_send = KeyValue(_tr("To send"))
        self.cost = KeyValue(_tr("Cost"))
        self.under_way = KeyValue(_tr("Lists under way"))
        self.under_way.setToolTip(_tr("What they will still cost; the balance doesn't show it yet"))
        self.after = KeyValue(_tr("Balance after"))
        self.prices = Button(_tr("Enter prices…"), "link", clicked=self.prices_wanted.emit)
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
        self.to_send.set_value(_tr("being counted"))
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
            self.cost.set_value(_tr("unknown"))
            self.cost.setToolTip(_tr("Prices are saved with the connection"))
        else:
            self.cost.set_value(cost_words(state, found))
            self.cost.setToolTip(
                _tr("As the service quoted it") if found.quoted else _whose_prices(state) if guessed else ""
            )
        if state.balance is None:
            self.after.set_value(_tr("unknown"))
        else:
            guessed = guessed or (bool(found.under_way) and not found.certain)
            after = amount_words(found.after, state.unit, about=guessed)
            self.after.set_value(after, "danger" if found.short else "")


def _whose_prices(state: SendState) -> str:
    charged = _tr("From the prices saved with the connection; the service charges its own")
    unit = _tr("In the unit of the balance, which isn't known yet")
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
        self.trouble = Banner("danger", "", _tr("Edit products…"), self.prices_wanted.emit)
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
        self.locked.say(_tr("The API key is in the system keyring, which is locked.") if locked else "")
        self.locked.button.set_busy(state.unlocking, _tr("Unlocking…"))
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
        product, offer = state.product_title, None if state.marking else state.offer
        cost = price_of(state, offer.estimate) if offer is not None else ""
        self._product.setText(product)
        self._cost.setText(cost)
        self._cost.set_tone("danger" if offer is not None and (offer.estimate.short or offer.estimate.capped) else "")
        self._cost.setAccessibleName(joining.named(product, cost))

    def text(self) -> str:
        """Return both texts as one line."""
        return " · ".join(filter(None, (self._product.text(), self._cost.text())))
