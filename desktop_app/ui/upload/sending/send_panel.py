"""The panel "Before you send": the list's counts, the product, the cost, and the button."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Via
from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.errors import DialproofError
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.reuse import Known
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.products import Product
from desktop_app.core.service.readings import BalanceReading
from desktop_app.services.connections.session import shown_catalogue
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.ui.batch.estimate import (
    Reckon,
    by_product,
    reason_words,
    send_words,
    small_words,
    with_reused,
)
from desktop_app.ui.look import theme
from desktop_app.ui.parts.assistive import close_when_chosen
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.label import AmountLabel, ElidedLabel, Label, line
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.mirroring import corner_below, margins
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words
from desktop_app.ui.text.product_words import price_unit, product_name, product_options
from desktop_app.ui.upload.rows.count_lines import PADDING
from desktop_app.ui.upload.rows.list_counts import ListCounts, indented
from desktop_app.ui.upload.sending.panel_room import Height, PanelRoom
from desktop_app.ui.upload.sending.send_choices import RealtimeChoice, ReuseChoice
from desktop_app.ui.upload.sending.send_sums import SendSums, SendWarnings

_ABOVE = 4  # pixels between the button and the choice that opens above it
LEAST_WIDTH, MOST_WIDTH = 304, 328


class SendPanel(Card):
    """Emits `send_wanted()` from the button and `product_chosen(slug)`; `counts` emits which rows to show.

    `prices_wanted()`: the connection's products are to be edited. `known_wanted()`: count anew how many numbers have
    an answer already; the result comes by `show_known`.
    """

    send_wanted = Signal()
    prices_wanted = Signal()
    known_wanted = Signal()
    product_chosen = Signal(str)

    def __init__(self, reckon: Reckon = by_product) -> None:
        super().__init__()
        self.setMinimumWidth(LEAST_WIDTH)
        self.setMaximumWidth(MOST_WIDTH)
        self.setAccessibleName(words.tr("Before you send", "upload"))
        self._found: ImportSummary | None = None
        self._balance: BalanceReading | None = None
        self._connection = Connection()
        self._waiting = self._again = False
        self._offered = 0  # numbers that the balance covered when the choice was opened
        self._covered: int | None = None  # numbers to send, if the person has just limited them
        self.reckon = reckon
        self.estimate: Estimate | None = None
        self.counts = ListCounts()
        self.product = ProductChoice()
        self.product.chosen.connect(self._product_chosen)
        self.simulated = Label(words.tr("Simulated: no network is asked.", "upload"), "small", wrap=True)
        self.way = RealtimeChoice()
        self.way.chosen.connect(self._reckon)
        self.reuse = ReuseChoice()
        self.reuse.chosen.connect(lambda _days: self._reckon())
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
        self.send.setToolTip(words.tr("Ctrl+Enter", "upload"))
        self.choice = QMenu(self)
        self.choice.setToolTipsVisible(True)
        self.choice.setAccessibleName(words.tr("The balance isn't enough for all numbers", "upload"))
        close_when_chosen(self.choice)
        self.reason = Label("", "small", wrap=True)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._lay_out()
        self.set_product("")

    def _lay_out(self) -> None:
        """Arrange the parts: long ones scroll (more of them in a low window), the button is always visible."""
        heading = Label(words.tr("Before you send", "upload"), "heading")
        priced = (self.product, self.simulated, self.reuse, self.way, self.sums)  # the price, and what affects it
        parts = {line(): Height.LOW} | dict.fromkeys(priced, Height.LEAST)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        column.addLayout(indented(self.warnings))  # first, so that they are visible in the lowest window, too
        column.addWidget(self.counts)
        pinned = self.counts.buttons[NumberStatus.INVALID], self.counts.pinned
        self.room = PanelRoom(heading, middle, parts, self.brief, (self.send, self.reason), pinned)
        left, top, _right, bottom = theme.CARD_MARGINS
        self.body.setContentsMargins(*margins(left - PADDING, top, 0, bottom))
        self.body.addWidget(self.room)
        self.warnings.came.connect(lambda: self.room.area.verticalScrollBar().setValue(0))
        for section in (self.counts.countries, self.counts.line_types):
            self.room.reveal_unfolded(section)

    def show_counting(self, name: str) -> None:
        """Show that the list called `name` is being read, so the cost is unknown."""
        self._found, self.estimate = None, None
        self.counts.show_counting(name)
        self.sums.show_counting()
        self.send.setText(words.tr("Verify", "upload"))
        self.warnings.clear()
        self.brief.say(self.product.title, "", short=False)
        for said in (self.way, self.reuse, self.reason):  # the progress is shown above
            said.hide()
        self.send.setAccessibleDescription(words.tr("The list is still being read.", "upload"))
        self.send.setEnabled(False)

    @property
    def counting(self) -> bool:
        """True while it shows a list that is being read."""
        return self._found is None

    def show_list(self, found: ImportSummary) -> None:
        """Show another list, or the same one read differently."""
        self._found = found
        self.counts.show_list(found)
        self.room.area.verticalScrollBar().setValue(0)
        self._want_known()

    def set_product(self, slug: str) -> None:
        """Choose a product without emitting `product_chosen`; replace an unknown one by the first."""
        self.product.choose(slug)
        self._want_known()

    def chosen_product(self) -> Product:
        """Return the chosen product."""
        return self.product.product

    def order(self, list_id: str, connection: Connection) -> BatchOrder:
        """Return the order for the list as it would be sent now.

        It includes reuse and paying again only as far as the person was told.
        """
        product, via, days = self.chosen_product().slug, self.way.via(), self.reuse.days()
        agreed = self.estimate.numbers if self.estimate and days else None
        order = BatchOrder(list_id, connection, product, via, reuse_days=days, agreed=agreed)
        return replace(order, again=self._again, covered=self._covered)

    def set_connection(self, connection: Connection, unit: str = "") -> None:
        """Set another connection, or other products of it: its balance isn't known yet, but its `unit` may be."""
        self._connection, self._balance = connection, None
        self.product.set_connection(connection, unit)
        self.set_product(str(self.product.current()))

    def set_balance(self, reading: BalanceReading | None) -> None:
        """Set the balance read last."""
        self._balance = reading
        self.product.set_unit(self.product.unit if reading is None else price_unit(self._connection, [reading]))
        self._reckon()

    def set_keyless(self, keyless: bool, *, locked: bool = False) -> None:
        """Set that batches wait because the connection has no accepted key, or its keyring is `locked`."""
        self.sums.keyless, self.sums.locked = keyless, locked
        self.warnings.set_locked(locked)
        self._reckon()

    @property
    def again(self) -> bool:
        """True if the button says that sending costs again."""
        return self._again

    def set_again(self, again: bool) -> None:
        """Set that the list was verified before, so sending it costs again."""
        if again != self._again:
            self._again = again
            self._reckon()

    def reckon_again(self) -> None:
        """Recalculate the cost, which depends on other lists, too; do nothing while hidden."""
        if self.isVisible():
            self._reckon()

    def showEvent(self, event: QShowEvent) -> None:
        """Recalculate: other lists may have gone on meanwhile."""
        super().showEvent(event)
        self._reckon()

    @property
    def balance_known(self) -> bool:
        """True if a balance was read from this connection."""
        return self._balance is not None

    def set_waiting(self, waiting: bool) -> None:
        """Prevent sending while the list is read differently."""
        self._waiting = waiting
        self._reckon()

    def set_sending(self, sending: bool) -> None:
        """Show that the list is being turned into a batch."""
        self.send.set_busy(sending, words.tr("Preparing…", "upload"))
        for choice in (self.product, self.reuse, self.way):
            choice.setEnabled(not sending)
        self._reckon()

    # --- Known answers ---

    def show_known_counting(self) -> None:
        """Show that the known answers are being counted."""
        self.reuse.show_counting()
        self._reckon()

    def show_known(self, known: Known) -> None:
        """Show how many numbers of the list have an earlier answer."""
        self.reuse.show_known(known)
        self._reckon()

    def show_known_failed(self) -> None:
        """Show that the known answers couldn't be counted."""
        self.reuse.show_failed()
        self._reckon()

    def _want_known(self) -> None:
        """Request the count of known answers for another list, product or connection, on which the cost depends."""
        self.reuse.show_counting()
        self._reckon()
        self.known_wanted.emit()

    # --- Cost and sending ---

    def press(self) -> None:
        """Act as on a click, if the button is enabled; offer a choice if the balance is too low."""
        if not self.send.isEnabled():
            return
        if self.estimate is not None and self.estimate.short:
            self._offer_choice(self.estimate)
        else:
            self.send_wanted.emit()

    def _offer_choice(self, found: Estimate) -> None:
        """Offer to verify as many numbers as the balance covers, all, or none."""
        self.choice.clear()
        covered = self._offered = found.covered or 0
        few = words.counted(
            covered, "Verify %n number, as the balance covers", "Verify %n numbers, as the balance covers"
        )
        every = words.counted(found.numbers, "Verify %n number all the same", "Verify all %n numbers all the same")
        part = self.choice.addAction(few)
        part.setToolTip(words.tr("The rest waits in the task monitor until you press Carry on.", "upload"))
        part.setEnabled(bool(covered))
        part.triggered.connect(lambda _checked=False: self._send(covered))
        whole = self.choice.addAction(every)
        whole.setToolTip(words.tr("What the service refuses for the balance waits in the task monitor.", "upload"))
        whole.triggered.connect(lambda _checked=False: self._send(None))
        self.choice.addSeparator()
        self.choice.addAction(words.tr("Verify none now", "upload"))
        self.choice.setActiveAction(part if covered else whole)
        size = self.choice.sizeHint()
        at = corner_below(self.send, size.width())
        self.choice.popup(at - QPoint(0, size.height() + self.send.height() + 2 * _ABOVE))

    def _send(self, covered: int | None) -> None:
        self._covered = covered
        self.send_wanted.emit()
        self._covered = None

    def press_by_key(self) -> None:
        """Act as on a click; but if sending would cost again, only focus the button that says so."""
        if self._again and self.send.isEnabled() and self.estimate is not None and self.estimate.numbers:
            self.send.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.press()

    def _product_chosen(self, slug: object) -> None:
        self._want_known()
        self.product_chosen.emit(str(slug))

    def _reckon(self) -> None:
        product = self.chosen_product()
        self.simulated.setVisible(self.product.simulated)
        if self._found is None or self.send.busy:
            return
        found, trouble = self._estimated(self._found, product)
        self.estimate = found
        self.sums.set_account(self._balance, self.product.unit)
        self.sums.show_estimate(found, self.way.via(), trouble=bool(trouble[0]))
        self.brief.say(self.product.title, self.sums.price(found), short=bool(found.short))
        if self.choice.isVisible() and (found.covered or 0) != self._offered:  # it would send an outdated number
            self.choice.close()
            if found.short:
                self._offer_choice(found)
        said = send_words(found, again=self._again)
        self.send.setText(f"{said}…" if found.short and found.numbers else said)
        self.send.setEnabled(found.anything and not self._waiting and not self.reuse.waiting and not trouble[0])
        reason = self._reason(found, self._found)
        few, meaning = small_words(found)
        self.send.setAccessibleDescription(joining.sentences(reason, *trouble, few, meaning))
        if not self._waiting:  # a wait of a moment moves nothing
            self.reason.setText(reason)
            self.reason.setVisible(bool(reason))
            self.warnings.say(trouble, (few, meaning))

    def _estimated(self, list_: ImportSummary, product: Product) -> tuple[Estimate, tuple[str, str]]:
        """Return the estimate, and the reason why the list can't be sent if the connection's profile is unreadable."""
        as_tasks = self._estimated_by(list_, product, Via.AUTO)
        via = self.way.offer(list_, as_tasks[0], self._connection)
        return as_tasks if via is Via.AUTO else self._estimated_by(list_, product, via)

    def _estimated_by(self, list_: ImportSummary, product: Product, via: Via) -> tuple[Estimate, tuple[str, str]]:
        amount, known = self._balance.amount_for(product.slug) if self._balance else None, self.reuse.countries()
        try:
            return with_reused(self.reckon, known)(list_, self._connection, product, amount, via), ("", "")
        except DialproofError as error:
            what, _meaning, advice = error_words(error)
            guessed = with_reused(by_product, known)(list_, self._connection, product, amount, via)
            return guessed, (what, advice)

    def _reason(self, found: Estimate, list_: ImportSummary) -> str:
        if self._waiting:
            return words.tr("The list is being read again.", "upload")
        return reason_words(found, list_, looking=self.reuse.waiting) or self.sums.shortage(found)


# --- The choice among the connection's products, with prices ---


class ProductChoice(ChoiceButton):
    """Emits `chosen(slug)` when a person changed the product; `unit` is that of the prices, "" if unknown."""

    def __init__(self) -> None:
        super().__init__(words.tr("Product", "upload"))
        self._connection = Connection()
        self._catalogue = shown_catalogue(self._connection)
        self.unit = price_unit(self._connection, ())

    @property
    def product(self) -> Product:
        """The chosen product."""
        return self._catalogue.named(str(self.current())) or self._catalogue.default

    @property
    def title(self) -> str:
        """The chosen product's name."""
        return product_name(self.product.name)

    @property
    def simulated(self) -> bool:
        """True if its answers are made up locally."""
        return self._connection.local and self.product.simulated

    def set_connection(self, connection: Connection, unit: str) -> None:
        """Take over another connection's products; the caller then chooses anew."""
        self._connection, self.unit = connection, unit
        self._catalogue = shown_catalogue(connection)

    def set_unit(self, unit: str) -> None:
        """Set the unit of the prices."""
        self.unit = unit
        self.choose(self.product.slug)

    def choose(self, slug: str) -> None:
        """Choose without emitting `chosen`; replace an unknown product by the first."""
        product = self._catalogue.named(slug) or self._catalogue.default
        self.set_options(product_options(self._catalogue, self.unit, local=self._connection.local), product.slug)


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

    def say(self, product: str, cost: str, *, short: bool) -> None:
        """Show product and cost; `short`: the balance isn't enough."""
        self._product.setText(product)
        self._cost.setText(cost)
        self._cost.set_tone("danger" if short else "")
        self._cost.setAccessibleName(joining.named(product, cost))

    def text(self) -> str:
        """Return both texts as one line."""
        return " · ".join(filter(None, (self._product.text(), self._cost.text())))
