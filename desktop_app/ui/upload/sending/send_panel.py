"""The panel "Before you send": the list's counts, the product, the cost, and the button."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Via
from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.reuse import NOTHING_KNOWN
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import BalanceReading
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.ui.batch.estimate import Reckon, by_product, send_words, small_words
from desktop_app.ui.look import theme
from desktop_app.ui.parts.assistive import close_when_chosen
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label, line
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.mirroring import corner_below, margins
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.product_words import price_unit
from desktop_app.ui.upload.rows.count_lines import PADDING
from desktop_app.ui.upload.rows.list_counts import ListCounts, indented
from desktop_app.ui.upload.sending.panel_room import Height, PanelRoom
from desktop_app.ui.upload.sending.send_choices import ProductChoice, RealtimeChoice, ReuseChoice
from desktop_app.ui.upload.sending.send_state import Knowing, SendOffer, SendState, not_sent_words, offer_of, order_of
from desktop_app.ui.upload.sending.send_sums import SendBrief, SendSums, SendWarnings

_ABOVE = 4  # pixels between the button and the choice that opens above it
LEAST_WIDTH, MOST_WIDTH = 304, 328


class SendPanel(Card):
    """Emits `send_wanted()` from the button and `product_chosen(slug)`; `counts` emits which rows to show.

    `prices_wanted()`: the connection's products are to be edited. `reuse_chosen(days)`: the person chose how old a
    reused answer may be. `known_wanted()`: count anew how many numbers have an answer already; `known_changed()`: that,
    or what is reused, may have changed.
    """

    send_wanted = Signal()
    prices_wanted = Signal()
    known_wanted = Signal()
    known_changed = Signal()
    reuse_chosen = Signal(int)
    product_chosen = Signal(str)

    def __init__(self, reckon: Reckon = by_product) -> None:
        super().__init__()
        self.setMinimumWidth(LEAST_WIDTH)
        self.setMaximumWidth(MOST_WIDTH)
        self.setAccessibleName(words.tr("Before you send", "upload"))
        self.state = SendState(unit=price_unit(Connection(), ()))
        self.offer: SendOffer | None = None
        self._offered = 0  # numbers that the balance covered when the choice was opened
        self._covered: int | None = None  # numbers to send, if the person has just limited them
        self.reckon = reckon
        self.counts = ListCounts()
        self.product = ProductChoice()
        self.product.chosen.connect(self._product_chosen)
        self.simulated = Label(words.tr("Simulated: no network is asked.", "upload"), "small", wrap=True)
        self.way = RealtimeChoice()
        self.way.chosen.connect(self._way_chosen)
        self.reuse = ReuseChoice()
        self.reuse.chosen.connect(self.reuse_answers)
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

    def change(self, **changes: Any) -> None:
        """Change what is known or chosen (fields of `SendState`), and show what sending takes now."""
        changed = replace(self.state, **changes)
        self.state = replace(changed, slug=changed.product.slug)  # another connection may lack the product
        self._show_state()
        if changes.keys() & {"known", "knowing", "reuse_days"}:
            self.known_changed.emit()

    def show_counting(self, name: str) -> None:
        """Show that the list called `name` is being read, so the cost is unknown."""
        self.state, self.offer = replace(self.state, found=None), None
        self.counts.show_counting(name)
        self.sums.show_counting()
        self.send.setText(words.tr("Verify", "upload"))
        self.warnings.clear()
        self.brief.show_offer(self.state, None)
        for message in (self.way, self.reuse, self.reason):  # the progress is shown above
            message.hide()
        self.send.setAccessibleDescription(words.tr("The list is still being read.", "upload"))
        self.send.setEnabled(False)

    @property
    def counting(self) -> bool:
        """True while it shows a list that is being read."""
        return self.state.found is None

    @property
    def estimate(self) -> Estimate | None:
        """What sending the list takes; None while it is being read."""
        return None if self.offer is None else self.offer.estimate

    def show_list(self, found: ImportSummary) -> None:
        """Show another list, or the same one read differently."""
        self.counts.show_list(found)
        self.room.area.verticalScrollBar().setValue(0)
        self._want_known(found=found)

    def set_product(self, slug: str) -> None:
        """Choose a product without emitting `product_chosen`; replace an unknown one by the first."""
        self._want_known(slug=slug)

    def order(self, list_id: str, connection: Connection) -> BatchOrder:
        """Return the order for the list as it would be sent now."""
        return order_of(self.state, self.offer, list_id, connection, self._covered)

    def set_connection(self, connection: Connection, unit: str = "") -> None:
        """Set another connection, or other products of it: its balance isn't known yet, but its `unit` may be."""
        self._want_known(connection=connection, unit=unit, balance=None)

    def set_balance(self, reading: BalanceReading | None) -> None:
        """Set the balance read last."""
        unit = self.state.unit if reading is None else price_unit(self.state.connection, [reading])
        self.change(balance=reading, unit=unit)

    def reckon_again(self) -> None:
        """Recalculate the cost, which depends on other lists, too; do nothing while hidden."""
        if self.isVisible():
            self._show_state()

    def showEvent(self, event: QShowEvent) -> None:
        """Recalculate: other lists may have gone on meanwhile."""
        super().showEvent(event)
        self._show_state()

    def set_sending(self, sending: bool) -> None:
        """Show that the list is being turned into a batch."""
        self.send.set_busy(sending, words.tr("Preparing…", "upload"))
        for choice in (self.product, self.reuse, self.way):
            choice.setEnabled(not sending)
        self.change(preparing=sending)

    def reuse_answers(self, days: object) -> None:
        """Choose how old a reused answer may be, as if a person had."""
        if isinstance(days, int) and days != self.state.reuse_days:
            self.change(reuse_days=days)
            self.reuse_chosen.emit(days)

    def _want_known(self, **changes: Any) -> None:
        """Request the count of known answers for another list, product or connection, on which the cost depends."""
        self.change(**changes, known=NOTHING_KNOWN, knowing=Knowing.COUNTING)
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
        every = words.counted(found.numbers, "Verify %n number all the same", "Verify all %n numbers anyway")
        part = self.choice.addAction(few)
        part.setToolTip(words.tr("The rest waits in the task monitor until you press Carry on.", "upload"))
        part.setEnabled(bool(covered))
        part.triggered.connect(lambda _checked=False: self._send(covered))
        whole = self.choice.addAction(every)
        whole.setToolTip(words.tr("What the service refuses for the balance waits in the task monitor.", "upload"))
        whole.triggered.connect(lambda _checked=False: self._send(None))
        self.choice.addSeparator()
        self.choice.addAction(words.tr("Don't verify now", "upload"))
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
        if self.state.again and self.send.isEnabled() and self.estimate is not None and self.estimate.numbers:
            self.send.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.press()

    def _product_chosen(self, slug: object) -> None:
        self._want_known(slug=str(slug))
        self.product_chosen.emit(str(slug))

    def _way_chosen(self, via: object) -> None:
        if isinstance(via, Via) and self.state.found is not None:
            self.change(way=(self.state.found, via))

    def _show_state(self) -> None:
        state = self.state
        self.product.show_state(state)
        self.simulated.setVisible(state.is_simulated)
        self.warnings.set_locked(state.locked)
        if state.found is None or state.preparing:
            return
        offer = self.offer = offer_of(state, state.found, self.reckon)
        found = offer.estimate
        self.reuse.show_state(state)
        self.way.show_offer(offer)
        self.sums.show_offer(state, offer)
        self.brief.show_offer(state, offer)
        if self.choice.isVisible() and (found.covered or 0) != self._offered:  # it would send an outdated number
            self.choice.close()
            if found.short:
                self._offer_choice(found)
        message = send_words(found, again=state.again)
        self.send.setText(f"{message}…" if found.short and found.numbers else message)
        self.send.setEnabled(found.anything and not state.rereading and not state.is_looking and not offer.trouble[0])
        reason = not_sent_words(state, state.found, offer)
        few, meaning = small_words(found)
        self.send.setAccessibleDescription(joining.sentences(reason, *offer.trouble, few, meaning))
        if not state.rereading:  # a wait of a moment moves nothing
            self.reason.setText(reason)
            self.reason.setVisible(bool(reason))
            self.warnings.say(offer.trouble, (few, meaning))
