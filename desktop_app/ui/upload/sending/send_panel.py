"""Before you send: what the list holds, what is asked of the service, what it costs, and the button."""

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
from desktop_app.ui.parts.choices.grouped_choice import GroupedChoice
from desktop_app.ui.parts.label import AmountLabel, ElidedLabel, Label, line
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.mirroring import corner_below, margins
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words
from desktop_app.ui.text.product_words import price_unit, product_name, product_options
from desktop_app.ui.upload.rows.count_button import PADDING
from desktop_app.ui.upload.rows.list_counts import ListCounts, indented
from desktop_app.ui.upload.sending.panel_room import Height, PanelRoom
from desktop_app.ui.upload.sending.realtime_choice import RealtimeChoice
from desktop_app.ui.upload.sending.reuse_choice import ReuseChoice
from desktop_app.ui.upload.sending.send_sums import SendSums
from desktop_app.ui.upload.sending.send_warnings import SendWarnings

_ABOVE = 4  # pixels between the button and the choice that opens above it
LEAST_WIDTH, MOST_WIDTH = 304, 328


class SendPanel(Card):
    """`send_wanted()` from the button, `product_chosen(slug)`; `counts` says which rows to show.

    `prices_wanted()` where the connection's products are to be edited; `known_wanted()` where it has to be counted anew
    how many numbers have an answer already, to be told by `show_known`.
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
        self._offered = 0  # so many of the numbers the balance covered when the choice was opened
        self._covered: int | None = None  # so many of the numbers are sent, as a person has just chosen
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
        self.send.setAutoDefault(True)  # Enter presses it, too, once it has the focus
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
        """What may be long scrolls, in a low window more of it; the button is always there."""
        heading = Label(words.tr("Before you send", "upload"), "heading")
        priced = (self.product, self.simulated, self.reuse, self.way, self.sums)  # a price, and what it depends on
        parts = {line(): Height.LOW} | dict.fromkeys(priced, Height.LEAST)
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        column.addLayout(indented(self.warnings))  # first, so that they are seen in the lowest window, too
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
        """The list called `name` is being read: nothing is known of what sending it would take."""
        self._found, self.estimate = None, None
        self.counts.show_counting(name)
        self.sums.show_counting()
        self.send.setText(words.tr("Verify", "upload"))
        self.warnings.clear()
        self.brief.say(self.product.title, "", short=False)
        for said in (self.way, self.reuse, self.reason):  # how far it is stands above
            said.hide()
        self.send.setAccessibleDescription(words.tr("The list is still being read.", "upload"))
        self.send.setEnabled(False)

    @property
    def counting(self) -> bool:
        """Whether it shows a list that is being read."""
        return self._found is None

    def show_list(self, found: ImportSummary) -> None:
        """Another list, or the same read in another way."""
        self._found = found
        self.counts.show_list(found)
        self.room.area.verticalScrollBar().setValue(0)
        self._want_known()

    def set_product(self, slug: str) -> None:
        """Choose a product without `product_chosen` being sent; one that isn't known here gives way to the first."""
        self.product.choose(slug)
        self._want_known()

    def chosen_product(self) -> Product:
        """The product that is asked for."""
        return self.product.product

    def order(self, list_id: str, connection: Connection) -> BatchOrder:
        """A list as it would be sent now; answers of before, and paying once more, only as far as they were told."""
        product, via, days = self.chosen_product().slug, self.way.via(), self.reuse.days()
        agreed = self.estimate.numbers if self.estimate and days else None
        order = BatchOrder(list_id, connection, product, via, reuse_days=days, agreed=agreed)
        return replace(order, again=self._again, covered=self._covered)

    def set_connection(self, connection: Connection, unit: str = "") -> None:
        """Another connection, or other products of it: its balance isn't known yet, but perhaps its `unit`."""
        self._connection, self._balance = connection, None
        self.product.set_connection(connection, unit)
        self.set_product(str(self.product.current()))

    def set_balance(self, reading: BalanceReading | None) -> None:
        """The balance as it was last read."""
        self._balance = reading
        self.product.set_unit(self.product.unit if reading is None else price_unit(self._connection, [reading]))
        self._reckon()

    def set_keyless(self, keyless: bool, *, locked: bool = False) -> None:
        """Whether what is sent waits, as the connection has no key that is accepted; or its keyring is `locked`."""
        self.sums.keyless, self.sums.locked = keyless, locked
        self.warnings.set_locked(locked)
        self._reckon()

    @property
    def again(self) -> bool:
        """Whether the button says that it would be paid once more."""
        return self._again

    def set_again(self, again: bool) -> None:
        """Whether the list was verified before, so that sending it costs once more."""
        if again != self._again:
            self._again = again
            self._reckon()

    def reckon_again(self) -> None:
        """What it comes to depends on other lists, too. Nothing is reckoned while nobody sees it."""
        if self.isVisible():
            self._reckon()

    def showEvent(self, event: QShowEvent) -> None:
        """Other lists may have gone on meanwhile."""
        super().showEvent(event)
        self._reckon()

    @property
    def balance_known(self) -> bool:
        """Whether a balance was read from this connection."""
        return self._balance is not None

    def set_waiting(self, waiting: bool) -> None:
        """Nothing can be sent while the list is being read in another way."""
        self._waiting = waiting
        self._reckon()

    def set_sending(self, sending: bool) -> None:
        """The list is on its way into a batch."""
        self.send.set_busy(sending, words.tr("Preparing…", "upload"))
        for choice in (self.product, self.reuse, self.way):
            choice.setEnabled(not sending)
        self._reckon()

    # --- what is known already ---

    def show_known_counting(self) -> None:
        """It takes a while."""
        self.reuse.show_counting()
        self._reckon()

    def show_known(self, known: Known) -> None:
        """So many numbers of the list have an answer of before."""
        self.reuse.show_known(known)
        self._reckon()

    def show_known_failed(self) -> None:
        """Nobody can tell."""
        self.reuse.show_failed()
        self._reckon()

    def _want_known(self) -> None:
        """Another list, product or connection: until it is counted nobody can say what would be sent."""
        self.reuse.show_counting()
        self._reckon()
        self.known_wanted.emit()

    # --- what it comes to ---

    def press(self) -> None:
        """As a click on the button: only where it can be pressed. With too little balance it leads to a choice."""
        if not self.send.isEnabled():
            return
        if self.estimate is not None and self.estimate.short:
            self._offer_choice(self.estimate)
        else:
            self.send_wanted.emit()

    def _offer_choice(self, found: Estimate) -> None:
        """As many as the balance covers, all, or none."""
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
        """As a click; but where it would be paid again, the button that says so has only the focus then."""
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
        if self.choice.isVisible() and (found.covered or 0) != self._offered:  # it would send what isn't so any more
            self.choice.close()
            if found.short:
                self._offer_choice(found)
        said = send_words(found, again=self._again)
        self.send.setText(f"{said}…" if found.short and found.numbers else said)
        self.send.setEnabled(found.anything and not self._waiting and not self.reuse.waiting and not trouble[0])
        reason = self._reason(found, self._found)
        few, meaning = small_words(found)
        self.send.setAccessibleDescription(joining.sentences(reason, *trouble, few, meaning))
        if not self._waiting:  # what may be over in a moment moves nothing
            self.reason.setText(reason)
            self.reason.setVisible(bool(reason))
            self.warnings.say(trouble, (few, meaning))

    def _estimated(self, list_: ImportSummary, product: Product) -> tuple[Estimate, tuple[str, str]]:
        """What it would take; and why it can't be sent, where what the connection was taught can't be read."""
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


# --- The product that is asked for, of those that the connection has, with its price ---


class ProductChoice(GroupedChoice):
    """`chosen(slug)` once a person took another; `unit` is what prices are in, "" where nobody knows it."""

    def __init__(self) -> None:
        super().__init__(words.tr("Product", "upload"))
        self._connection = Connection()
        self._catalogue = shown_catalogue(self._connection)
        self.unit = price_unit(self._connection, ())

    @property
    def product(self) -> Product:
        """The one that is chosen."""
        return self._catalogue.named(str(self.current())) or self._catalogue.default

    @property
    def title(self) -> str:
        """What it is called."""
        return product_name(self.product.name)

    @property
    def simulated(self) -> bool:
        """Whether its answers are made up here."""
        return self._connection.local and self.product.simulated

    def set_connection(self, connection: Connection, unit: str) -> None:
        """What another connection has; choose anew then."""
        self._connection, self.unit = connection, unit
        self._catalogue = shown_catalogue(connection)

    def set_unit(self, unit: str) -> None:
        """What prices are in is known."""
        self.unit = unit
        self.choose(self.product.slug)

    def choose(self, slug: str) -> None:
        """Choose without `chosen` being sent; one that isn't known here gives way to the first."""
        product = self._catalogue.named(slug) or self._catalogue.default
        self.set_options(product_options(self._catalogue, self.unit, local=self._connection.local), product.slug)


# --- What is asked and what it costs in one line, right above the button that sends it ---


class SendBrief(QWidget):
    """For where the sums are scrolled out of sight: "HLR lookup" at the left, "96 credits" at the right."""

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
        """`short`: the balance isn't enough."""
        self._product.setText(product)
        self._cost.setText(cost)
        self._cost.set_tone("danger" if short else "")
        self._cost.setAccessibleName(joining.named(product, cost))

    def text(self) -> str:
        """Both in one."""
        return " · ".join(filter(None, (self._product.text(), self._cost.text())))
