"""Which two runs are compared, in a line that gives up what matters least where there is little room."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt

from desktop_app.core.batch import Batch
from desktop_app.services.session import Session
from desktop_app.ui.parts.label import ElidedLabel
from desktop_app.ui.results.changes import words as said

_NAMES = (28, 24, 20, 14, 10)  # characters of each name, where names have to be shortened


class RunsLabel(ElidedLabel):
    """Without the product that both have, with shorter names, and at last cut at its end; the tool tip has it whole."""

    def __init__(self) -> None:
        super().__init__("", "muted")
        self._shorter: tuple[str, ...] = ()

    def show_runs(self, before: Batch, now: Batch, session: Session) -> None:
        """The earlier one and the later one."""
        self._shorter = tuple(_shorter(before, now, session))
        self.setText(said.from_to(before, now, session))

    def shortened(self, width: int) -> str:
        """The longest of the ways to say it that fits into `width` pixels."""
        measure = self.fontMetrics()
        ways = (self.text(), *self._shorter)
        fits = next((way for way in ways if measure.horizontalAdvance(way) <= width), None)
        return fits or measure.elidedText(ways[-1], Qt.TextElideMode.ElideRight, width)


def _shorter(before: Batch, now: Batch, session: Session) -> Iterator[str]:
    """What tells the two apart goes last: the product, where they have different ones, after the names."""
    if said.product(before, session) == said.product(now, session):
        yield said.from_to(before, now, session, with_product=False)
    else:
        yield from (said.from_to(before, now, session, most=most) for most in _NAMES)
    yield from (said.from_to(before, now, session, with_product=False, most=most) for most in _NAMES)
