"""Asks the child process which rows the preview should show."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from desktop_app.core.numbers import problems
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.services.lists.results import Results
from desktop_app.ui.frame.runner import Runner

_TASK = "upload.select"
# The rows that at least one of the filters leaves.
Filters = tuple[RowFilter, ...]
# None: all rows.
Shown = Filters | None
DAMAGED: Filters = tuple(RowFilter(problem=problem) for problem in sorted(problems.DAMAGED))


@dataclass(frozen=True, slots=True)
class Selection:
    """The row numbers that `shown` leaves, sorted."""

    shown: Filters
    rows: array[int]


class RowSelection(QObject):
    """Emits `selected(Selection)` when the rows are known, else `failed(error)`.

    A newer query supersedes an older one.
    """

    selected = Signal(object)
    failed = Signal(object)

    def __init__(self, runner: Runner, results: Results) -> None:
        super().__init__()
        self._runner = runner
        self._results = results

    def ask(self, list_id: str, shown: Filters) -> None:
        """Find the rows of these filters."""
        self._next(list_id, shown, shown, array("i"))

    def forget(self) -> None:
        """Cancel the query."""
        self._runner.cancel(_TASK)

    def _next(self, list_id: str, shown: Filters, left: Filters, found: array[int]) -> None:
        """Query one filter after the other: a filter takes one problem, and damage has two kinds."""

        def done(rows: array[int]) -> None:
            together = array("i", sorted({*found, *rows})) if found else rows
            if left[1:]:
                self._next(list_id, shown, left[1:], together)
            else:
                self.selected.emit(Selection(shown, together))

        self._runner.start(_TASK, self._results.select_in_list(list_id, left[0]), done=done, failed=self.failed.emit)


def with_status(status: NumberStatus) -> Filters:
    """Return the filter for the rows with this status."""
    return (RowFilter(status=status),)


def with_problem(problem: str) -> Filters:
    """Return the filter for the rows with one problem; all problems of lost digits count as one."""
    return DAMAGED if problem in problems.DAMAGED else (RowFilter(problem=problem),)
