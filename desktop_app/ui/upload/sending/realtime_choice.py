"""The way in which a small list is sent: together in tasks, or its numbers one by one through the realtime endpoint."""

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
    """Shown where a list is small enough; `chosen()` once a person took another way than before."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._list: ImportSummary | None = None
        self._wanted: Via | None = None  # what a person chose for this list
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
        """The way in which this list goes, and what there is to choose; `as_tasks` is what it would take as such.

        One by one is chosen from the start where the product takes no tasks as small as this list's.
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
        """The way that was offered last and chosen."""
        chosen = self.way.current()
        return chosen if isinstance(chosen, Via) and not self.isHidden() else Via.AUTO

    def _choose(self, via: object) -> None:
        if isinstance(via, Via) and via is not self._wanted:
            self._wanted = via
            self.chosen.emit()


def _note(via: Via, seconds: str, least: int | None) -> str:
    """`least` numbers the product takes together, where that is more than there are."""
    if via is not Via.REALTIME:
        return ""
    takes = _tr("Together, this product takes {} numbers or more.").format(words.number(least)) if least else ""
    return joining.sentences(takes, _tr("About {}. It can be paused.").format(seconds))


def _checks_a_minute(connection: Connection) -> int:
    try:
        return dialect_of(connection).limits[RateGroup.CHECKS]
    except DialproofError:  # said elsewhere
        return LIMITS[RateGroup.CHECKS]
