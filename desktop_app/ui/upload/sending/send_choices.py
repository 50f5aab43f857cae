"""What is chosen before sending: to reuse earlier answers, and to send a small list number by number."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, auto

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.checks import MOST_ONE_BY_ONE, one_by_one_seconds
from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.errors import DialproofError
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.results.reuse import NOTHING_KNOWN, OFF, SPANS, Known
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.rates import LIMITS, RateGroup
from desktop_app.services.connections.session import dialect_of
from desktop_app.ui.look import theme
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import joining, words

# --- Earlier answers: their maximum age, and how many of the numbers have one ---


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


# --- Together in tasks, or number by number through the realtime endpoint ---


class RealtimeChoice(QWidget):
    """Visible if the list is small enough; emits `chosen()` once a person changed the way."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._list: ImportSummary | None = None
        self._wanted: Via | None = None  # the person's choice for this list
        self.allowed = True  # by the policy of this computer
        self.way = ChoiceButton(_tr("Send"), accessible_name=_tr("How the numbers are sent"))
        self.way.chosen.connect(self._choose)
        self.note = Label("", "small", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.XS)
        column.addWidget(self.way)
        column.addWidget(self.note)
        self.hide()

    def offer(self, found: ImportSummary, as_tasks: Estimate, connection: Connection) -> Via:
        """Show the choices for this list and return the current way.

        `as_tasks` is the estimate for sending it in tasks.

        One by one is preselected if the product takes no tasks as small as this list.
        """
        if found is not self._list:
            self._list, self._wanted = found, None
        possible = self.allowed and 0 < as_tasks.numbers <= MOST_ONE_BY_ONE and as_tasks.phone_column
        self.setVisible(possible)
        if not possible:
            return Via.AUTO
        too_small = bool(as_tasks.small)
        seconds = words.duration(one_by_one_seconds(as_tasks.numbers, _checks_a_minute(connection)))
        via = self._wanted or (Via.REALTIME if too_small else Via.AUTO)
        options = [
            (Via.AUTO, _tr("Together"), _tr("usual")),
            (Via.REALTIME, _tr("One by one"), _tr("about {}, each answered at once").format(seconds)),
        ]
        self.way.set_options(options, via)
        self.note.setText(_note(via, seconds, as_tasks.minimum if too_small else None))
        self.note.setVisible(bool(self.note.text()))
        self.way.setAccessibleDescription(self.note.text())
        return via

    def via(self) -> Via:
        """Return the way offered last and chosen."""
        chosen = self.way.current()
        return chosen if isinstance(chosen, Via) and not self.isHidden() else Via.AUTO

    def _choose(self, via: object) -> None:
        if isinstance(via, Via) and via is not self._wanted:
            self._wanted = via
            self.chosen.emit()


def _note(via: Via, seconds: str, least: int | None) -> str:
    """Return the note; `least` is the product's minimum for a task, if the list is smaller."""
    if via is not Via.REALTIME:
        return ""
    takes = _tr("Together, this product takes {} numbers or more.").format(words.number(least)) if least else ""
    return joining.sentences(takes, _tr("About {}. It can be paused.").format(seconds))


def _checks_a_minute(connection: Connection) -> int:
    try:
        return dialect_of(connection).limits[RateGroup.CHECKS]
    except DialproofError:  # reported elsewhere
        return LIMITS[RateGroup.CHECKS]
