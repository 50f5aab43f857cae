"""The choice how a small list is sent: together in tasks, or number by number through the realtime endpoint."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.checks import MOST_ONE_BY_ONE, one_by_one_seconds
from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.errors import DialproofError
from desktop_app.core.money.estimate import Estimate
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.rates import LIMITS, RateGroup
from desktop_app.services.connections.session import dialect_of
from desktop_app.ui.look import theme
from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import joining, words

_tr = words.translator("upload")


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
