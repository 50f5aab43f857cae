"""Which rows the preview shows, asked of the child process."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from desktop_app.core.list_row import RowFilter
from desktop_app.core.phone import NumberStatus
from desktop_app.services.results import Results
from desktop_app.ui.runner import Runner
from desktop_app.ui.upload.number_words import DAMAGE_PROBLEMS

_TASK = "upload.select"
DAMAGED = "damaged"
# A status, or DAMAGED for rows that lost digits; None for all.
Shown = NumberStatus | str | None


@dataclass(frozen=True, slots=True)
class Selection:
    """The row numbers that `shown` leaves, sorted."""

    shown: Shown
    rows: array[int]


class RowSelection(QObject):
    """`selected(Selection)` when the rows are known, `failed(error)` otherwise; a newer question silences an older."""

    selected = Signal(object)
    failed = Signal(object)

    def __init__(self, runner: Runner, results: Results) -> None:
        super().__init__()
        self._runner = runner
        self._results = results

    def ask(self, list_id: str, shown: NumberStatus | str) -> None:
        """Find the rows of one kind."""
        if shown == DAMAGED:
            filters = [RowFilter(problem=problem) for problem in DAMAGE_PROBLEMS]
        else:
            filters = [RowFilter(status=NumberStatus(shown))]
        self._next(list_id, shown, filters, array("q"))

    def forget(self) -> None:
        """The question isn't of interest any more."""
        self._runner.cancel(_TASK)

    def _next(self, list_id: str, shown: NumberStatus | str, left: list[RowFilter], found: array[int]) -> None:
        """Damage has two kinds, and a filter takes one problem: ask for one after the other."""

        def done(rows: array[int]) -> None:
            together = array("q", sorted([*found, *rows])) if found else rows
            if left[1:]:
                self._next(list_id, shown, left[1:], together)
            else:
                self.selected.emit(Selection(shown, together))

        self._runner.start(_TASK, self._results.select_in_list(list_id, left[0]), done=done, failed=self.failed.emit)
