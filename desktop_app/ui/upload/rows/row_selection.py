"""Which rows the preview shows, asked of the child process."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.rows import problem_advice
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.services.lists.results import Results
from desktop_app.ui.frame.runner import Runner

_TASK = "upload.select"
# The rows that any of the filters leaves.
Filters = tuple[RowFilter, ...]
# None: all rows.
Shown = Filters | None
DAMAGED: Filters = tuple(RowFilter(problem=problem) for problem in sorted(problem_advice.DAMAGED))


@dataclass(frozen=True, slots=True)
class Selection:
    """The row numbers that `shown` leaves, sorted."""

    shown: Filters
    rows: array[int]


class RowSelection(QObject):
    """`selected(Selection)` when the rows are known, `failed(error)` otherwise; a newer question silences an older."""

    selected = Signal(object)
    failed = Signal(object)

    def __init__(self, runner: Runner, results: Results) -> None:
        super().__init__()
        self._runner = runner
        self._results = results

    def ask(self, list_id: str, shown: Filters) -> None:
        """Find the rows of one kind."""
        self._next(list_id, shown, shown, array("i"))

    def forget(self) -> None:
        """The question isn't of interest any more."""
        self._runner.cancel(_TASK)

    def _next(self, list_id: str, shown: Filters, left: Filters, found: array[int]) -> None:
        """A filter takes one problem, and damage has two kinds: ask for one after the other."""

        def done(rows: array[int]) -> None:
            together = array("i", sorted({*found, *rows})) if found else rows
            if left[1:]:
                self._next(list_id, shown, left[1:], together)
            else:
                self.selected.emit(Selection(shown, together))

        self._runner.start(_TASK, self._results.select_in_list(list_id, left[0]), done=done, failed=self.failed.emit)


def with_status(status: NumberStatus) -> Filters:
    """The rows of one kind."""
    return (RowFilter(status=status),)


def with_problem(problem: str) -> Filters:
    """The rows with one problem; those with lost digits are one kind."""
    return DAMAGED if problem in problem_advice.DAMAGED else (RowFilter(problem=problem),)
