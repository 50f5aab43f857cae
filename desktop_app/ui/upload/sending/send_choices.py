"""What is chosen before sending: the product, to reuse earlier answers, and to send a small list number by number."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Via
from desktop_app.core.results.reuse import OFF, SPANS
from desktop_app.ui.look import theme
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.product_words import product_options
from desktop_app.ui.upload.sending.send_state import Knowing, SendOffer, SendState

_tr = words.translator("upload")


class ReuseChoice(QWidget):
    """Visible if there is something to reuse; emits `chosen(days)` when a person chose an age."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.age = ChoiceButton(_tr("Reuse answers"), accessible_name=_tr("Reuse answers of earlier lists"))
        self.age.setToolTip(
            _tr("Numbers that the same product has answered: filled in, not sent and not paid for again")
        )
        self.age.chosen.connect(self.chosen)
        self.note = Label("", "small", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.XS)
        column.addWidget(self.age)
        column.addWidget(self.note)
        self.hide()

    def show_state(self, state: SendState) -> None:
        """Show the choice, and how many of the list's numbers have an answer."""
        known = state.known
        options = [(OFF, _tr("off"), _tr("send every number"))]
        options += [(days, _age(days), words.counted(known.numbers(days), "%n known", "%n known")) for days in SPANS]
        self.age.set_options(options, state.reuse_days)
        self.note.setText(_reuse_note(state))
        self.note.setVisible(bool(self.note.text()))
        self.age.setAccessibleDescription(self.note.text())
        self.setVisible(known.any or state.reuse_days != OFF)


def _reuse_note(state: SendState) -> str:
    if state.reuse_days != OFF and state.knowing is not Knowing.COUNTED:
        failed = state.knowing is Knowing.FAILED
        return _tr("Earlier answers can't be read: every number is sent.") if failed else _tr("Looking for them…")
    if state.reuse_days == OFF:
        widest = max(SPANS)
        known = words.counted(state.known.numbers(widest), "%n number", "%n numbers")
        offer = _tr("{numbers} answered within the last {days} days don't have to be paid for again.")
        return offer.format(numbers=known, days=widest) if state.known.any else ""
    return "" if state.days else _tr("None of these numbers has an earlier answer.")


def _age(days: int) -> str:
    return _tr("up to {days} days").format(days=days)


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
            (Via.AUTO, _tr("Together"), _tr("usual")),
            (Via.REALTIME, _tr("One by one"), _tr("about {}, each answered at once").format(seconds)),
        ]
        self.way.set_options(options, offer.via)
        self.note.setText(_note(offer.via, seconds, offer.least))
        self.note.setVisible(bool(self.note.text()))
        self.way.setAccessibleDescription(self.note.text())


def _note(via: Via, seconds: str, least: int | None) -> str:
    """Return the note; `least` is the product's minimum for a task, if the list is smaller."""
    if via is not Via.REALTIME:
        return ""
    takes = _tr("Together, this product takes {} numbers or more.").format(words.number(least)) if least else ""
    return joining.sentences(takes, _tr("About {}. It can be paused.").format(seconds))


# --- The choice among the connection's products, with prices ---


class ProductChoice(ChoiceButton):
    """Emits `chosen(slug)` when a person changed the product."""

    def __init__(self) -> None:
        super().__init__(words.tr("Product", "upload"))
        self._shown: tuple[object, ...] = ()

    def show_state(self, state: SendState) -> None:
        """Show the connection's products and the chosen one."""
        shown = state.catalogue, state.unit, state.connection.local, state.product.slug
        if shown != self._shown or self.current() != state.product.slug:
            self._shown = shown
            options = product_options(state.catalogue, state.unit, local=state.connection.local)
            self.set_options(options, state.product.slug)
