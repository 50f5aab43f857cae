"""The choice to reuse earlier answers: their maximum age, and how many of this list's numbers have one."""

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
    """Visible if there is something to reuse; emits `chosen(days)` once a person changed the age.

    `told()`: the counts or the choice may have changed.
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

    # --- Known answers ---

    def set_days(self, days: int) -> None:
        """Set the age chosen for the connection, without emitting `chosen`."""
        self._days = days
        self._show()

    def show_counting(self) -> None:
        """Show that the known answers are being counted, for another list, product or connection."""
        self._known, self._state = NOTHING_KNOWN, _Knowing.COUNTING
        self._show()

    def show_known(self, known: Known) -> None:
        """Show how many of the list's numbers have an answer."""
        self._known, self._state = known, _Knowing.COUNTED
        self._show()

    def show_failed(self) -> None:
        """Show that the count failed; every number is sent."""
        self._known, self._state = NOTHING_KNOWN, _Knowing.FAILED
        self._show()

    # --- Consequences ---

    @property
    def waiting(self) -> bool:
        """True while reuse is on but not counted yet, so that nobody knows what would be sent."""
        return self._days != OFF and self._state is _Knowing.COUNTING

    def days(self) -> int:
        """Return the maximum age in days of the answers reused for this list; `OFF` if it has none."""
        return self._days if self._known.numbers(self._days) else OFF

    def untaken(self, numbers: int) -> tuple[int, int]:
        """Return (known numbers, days) if reuse is off and most of `numbers` have an answer; else (0, OFF).

        The days are the shortest span that brings most of them.
        """
        if self._days == OFF and numbers:
            for days in SPANS:
                if 2 * self._known.numbers(days) >= numbers:
                    return self._known.numbers(days), days
        return 0, OFF

    def countries(self) -> Mapping[str, int]:
        """Return the reused numbers by country."""
        return self._known.countries(self._days)

    def take(self, days: object) -> None:
        """Choose this many days, as if a person had."""
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
