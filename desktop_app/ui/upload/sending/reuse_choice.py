"""Whether answers of before are reused, how old they may be, and how many of this list's numbers have one."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.results.reuse import NOTHING_KNOWN, OFF, SPANS, Known
from desktop_app.ui.look import theme
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import words

_tr = words.translator("upload")


class _Knowing(Enum):
    COUNTING = auto()
    COUNTED = auto()
    FAILED = auto()


class ReuseChoice(QWidget):
    """Shown where there is something to reuse; `chosen(days)` once a person took another age than before.

    `told()`: what is known or chosen may be another than before.
    """

    chosen = Signal(int)
    told = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._days = OFF
        self._known = NOTHING_KNOWN
        self._state = _Knowing.COUNTED
        self.age = ChoiceButton(_tr("Reuse answers"), accessible_name=_tr("Reuse answers of earlier lists"))
        self.age.setToolTip(
            _tr("Numbers that the same product has answered: filled in, not sent and not paid for again")
        )
        self.age.chosen.connect(self.take)
        self.note = Label("", "small", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.XS)
        column.addWidget(self.age)
        column.addWidget(self.note)
        self._show()

    # --- what is known ---

    def set_days(self, days: int) -> None:
        """What was chosen for the connection, without `chosen` being sent."""
        self._days = days
        self._show()

    def show_counting(self) -> None:
        """Another list, product or connection: what is known of it is being counted."""
        self._known, self._state = NOTHING_KNOWN, _Knowing.COUNTING
        self._show()

    def show_known(self, known: Known) -> None:
        """So many of the list's numbers have an answer."""
        self._known, self._state = known, _Knowing.COUNTED
        self._show()

    def show_failed(self) -> None:
        """Nobody can tell; every number is sent."""
        self._known, self._state = NOTHING_KNOWN, _Knowing.FAILED
        self._show()

    # --- what follows from it ---

    @property
    def waiting(self) -> bool:
        """Whether nobody can say yet what would be sent."""
        return self._days != OFF and self._state is _Knowing.COUNTING

    def days(self) -> int:
        """How old the answers may be that are reused for this list; `OFF` where it has none."""
        return self._days if self._known.numbers(self._days) else OFF

    def untaken(self, numbers: int) -> tuple[int, int]:
        """Of a list with so many: how many are known, and for how many days, where that is most of them; else none.

        Nothing of it is taken so far. The days are as few as bring most.
        """
        if self._days == OFF and numbers:
            for days in SPANS:
                if 2 * self._known.numbers(days) >= numbers:
                    return self._known.numbers(days), days
        return 0, OFF

    def countries(self) -> Mapping[str, int]:
        """The numbers that are reused, by country."""
        return self._known.countries(self._days)

    def take(self, days: object) -> None:
        """As if a person had chosen so many."""
        if isinstance(days, int) and days != self._days:
            self._days = days
            self._show()
            self.chosen.emit(days)

    def _show(self) -> None:
        options = [(OFF, _tr("off"), _tr("send every number"))]
        options += [
            (days, _age(days), words.counted(self._known.numbers(days), "%n known", "%n known")) for days in SPANS
        ]
        self.age.set_options(options, self._days)
        self.note.setText(self._note())
        self.note.setVisible(bool(self.note.text()))
        self.age.setAccessibleDescription(self.note.text())
        self.setVisible(self._known.any or self._days != OFF)
        self.told.emit()

    def _note(self) -> str:
        if self._days != OFF and self._state is not _Knowing.COUNTED:
            failed = self._state is _Knowing.FAILED
            return _tr("Earlier answers can't be read: every number is sent.") if failed else _tr("Looking for them…")
        if self._days == OFF:
            widest = max(SPANS)
            known = words.counted(self._known.numbers(widest), "%n number", "%n numbers")
            offer = _tr("{numbers} answered within {days} days needn't be paid for again.")
            return offer.format(numbers=known, days=widest) if self._known.any else ""
        return "" if self.days() else _tr("None of these numbers has one.")


def _age(days: int) -> str:
    return _tr("up to {days} days").format(days=days)
