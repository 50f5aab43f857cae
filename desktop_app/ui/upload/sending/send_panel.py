"""The panel "Before you send": the list's counts, the product, the cost, and the button."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from desktop_app.core.money.estimate import Estimate
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.ui.batch.estimate import send_words, small_words
from desktop_app.ui.look import theme
from desktop_app.ui.parts.assistive import close_when_chosen
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label, line
from desktop_app.ui.parts.layout.card import Card
from desktop_app.ui.parts.layout.mirroring import corner_below, margins
from desktop_app.ui.text import joining, words
from desktop_app.ui.upload.rows.count_lines import PADDING
from desktop_app.ui.upload.rows.list_counts import ListCounts, indented
from desktop_app.ui.upload.sending.panel_room import Height, PanelRoom
from desktop_app.ui.upload.sending.send_choices import ProductChoice, RealtimeChoice, ReuseChoice
from desktop_app.ui.upload.sending.send_state import SendOffer, SendState, not_sent_words
from desktop_app.ui.upload.sending.send_sums import SendBrief, SendSums, SendWarnings

_ABOVE = 4  # pixels between the button and the choice that opens above it
LEAST_WIDTH, MOST_WIDTH = 304, 328


class SendPanel(Card):
    """Emits `send_wanted(covered)`: None for all numbers, else as many as the balance covers.

    `product_chosen(slug)`, `way_chosen(Via)`, `reuse_chosen(days)`: the person chose that. `prices_wanted()`: the
    connection's products are to be edited. `counts` emits which rows to show, `warnings` a wish to unlock the keyring.
    """

    send_wanted = Signal(object)
    prices_wanted = Signal()
    product_chosen = Signal(object)
    way_chosen = Signal(object)
    reuse_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumWidth(LEAST_WIDTH)
        self.setMaximumWidth(MOST_WIDTH)
        self.setAccessibleName(words.tr("Before you send", "upload"))
        self.state = SendState()
        self._offered = 0  # numbers that the balance covered when the choice was opened
        self.counts = ListCounts()
        self.product = ProductChoice()
        self.product.chosen.connect(self.product_chosen)
        self.simulated = Label(words.tr("Simulated: no network is asked.", "upload"), "small", wrap=True)
        self.way = RealtimeChoice()
        self.way.chosen.connect(self.way_chosen)
        self.reuse = ReuseChoice()
        self.reuse.chosen.connect(self.reuse_chosen)
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
        self._show_counting()

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

    def show_state(self, state: SendState) -> None:
        """Show what sending takes; or that the list is still being read, so that nobody knows."""
        if state is self.state:
            return
        before, self.state = self.state, state
        self.product.show_state(state)
        self.simulated.setVisible(state.is_simulated)
        self.warnings.show_keyring(state)
        if state.preparing is not before.preparing:
            self.send.set_busy(state.preparing, words.tr("Preparing…", "upload"))
            for choice in (self.product, self.reuse, self.way):
                choice.setEnabled(not state.preparing)
        if state.offer is None:
            self._show_counting()
        elif not state.preparing:
            if state.found is not before.found:
                self.room.area.verticalScrollBar().setValue(0)
            self._show_offer(state, state.offer)

    def _show_counting(self) -> None:
        self.sums.show_counting()
        self.send.setText(words.tr("Verify", "upload"))
        self.warnings.clear()
        self.brief.show_state(self.state)
        for message in (self.way, self.reuse, self.reason):  # the progress is shown above
            message.hide()
        self.send.setAccessibleDescription(not_sent_words(self.state))
        self.send.setEnabled(False)

    def _show_offer(self, state: SendState, offer: SendOffer) -> None:
        found = offer.estimate
        self.reuse.show_state(state)
        self.way.show_offer(offer)
        self.sums.show_offer(state, offer)
        self.brief.show_state(state)
        if self.choice.isVisible() and (found.covered or 0) != self._offered:  # it would send an outdated number
            self.choice.close()
            if found.short:
                self._offer_choice(found)
        message = send_words(found, again=state.again)
        self.send.setText(f"{message}…" if found.short and found.numbers else message)
        self.send.setEnabled(found.anything and not state.rereading and not state.is_looking and not offer.trouble[0])
        reason = not_sent_words(state)
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
        if self.estimate is not None and self.estimate.short:
            self._offer_choice(self.estimate)
        else:
            self.send_wanted.emit(None)

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
        part.triggered.connect(lambda _checked=False: self.send_wanted.emit(covered))
        whole = self.choice.addAction(every)
        whole.setToolTip(words.tr("What the service refuses for the balance waits in the task monitor.", "upload"))
        whole.triggered.connect(lambda _checked=False: self.send_wanted.emit(None))
        self.choice.addSeparator()
        self.choice.addAction(words.tr("Don't verify now", "upload"))
        self.choice.setActiveAction(part if covered else whole)
        size = self.choice.sizeHint()
        at = corner_below(self.send, size.width())
        self.choice.popup(at - QPoint(0, size.height() + self.send.height() + 2 * _ABOVE))

    def press_by_key(self) -> None:
        """Act as on a click; but if sending would cost again, only focus the button that says so."""
        if self.state.again and self.send.isEnabled() and self.estimate is not None and self.estimate.numbers:
            self.send.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            self.press()
