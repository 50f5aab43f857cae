"""The choice whether answers of earlier lists are taken over, and how old they may be."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.results.reuse import NOTHING_KNOWN, OFF, SPANS, Known
from desktop_app.ui.look import theme
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import words

_tr = words.translator("upload")


class ReuseChoice(QWidget):
    """Visible if there is something to reuse; emits `chosen(days)` when a person chose an age."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._chosen, self.known = OFF, NOTHING_KNOWN
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

    @property
    def days(self) -> int:
        """The greatest age in days of the answers that are reused; `OFF` if there are none."""
        return self._chosen if self.known.numbers(self._chosen) else OFF

    def show_known(self, known: Known, chosen: int, note: str | None = None) -> None:
        """Show the choice with the days that are `chosen`, and how many numbers have an answer.

        `note`: what stands below instead of that.
        """
        self._chosen, self.known = chosen, known
        options = [(OFF, _tr("off"), _tr("send every number"))]
        options += [(days, _age(days), words.counted(known.numbers(days), "%n known", "%n known")) for days in SPANS]
        self.age.set_options(options, chosen)
        self.note.setText(known_words(known, chosen) if note is None else note)
        self.note.setVisible(bool(self.note.text()))
        self.age.setAccessibleDescription(self.note.text())
        self.setVisible(known.any or chosen != OFF)


def known_words(known: Known, chosen: int) -> str:
    """Return how many numbers needn't be paid for, as long as nobody has chosen that; or that none has an answer."""
    if chosen == OFF:
        widest = max(SPANS)
        numbers = words.counted(known.numbers(widest), "%n number", "%n numbers")
        offer = _tr("{numbers} answered within the last {days} days don't have to be paid for again.")
        return offer.format(numbers=numbers, days=widest) if known.any else ""
    return "" if known.numbers(chosen) else _tr("None of these numbers has an earlier answer.")


def _age(days: int) -> str:
    return _tr("up to {days} days").format(days=days)
