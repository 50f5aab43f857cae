"""Which rows the preview shows: filters, the rows they leave, and their words."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from desktop_app.core.numbers import problems
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.core.text.marking import marked_counts
from desktop_app.services.lists.results import Results
from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.text import words
from desktop_app.ui.text.country_names import region_name
from desktop_app.ui.text.number_words import line_type_word
from desktop_app.ui.text.problem_words import problem_word

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


# --- Words for the filter the preview shows ---


_OF_STATUS = {
    NumberStatus.VALID: marked_counts("Showing %n valid row", "Showing %n valid rows"),
    NumberStatus.DUPLICATE: marked_counts("Showing %n duplicate row", "Showing %n duplicate rows"),
    NumberStatus.INVALID: marked_counts("Showing %n invalid row", "Showing %n invalid rows"),
    NumberStatus.EMPTY: marked_counts("Showing %n row without a number", "Showing %n rows without a number"),
}
_DAMAGED = marked_counts("Showing %n row that lost digits", "Showing %n rows that lost digits")
_ROWS = marked_counts("Showing %n row: {}", "Showing %n rows: {}")


def filter_words(shown: Filters, count: int) -> str:
    """Return "Showing 311 invalid rows", "Showing 14 rows: too short"."""
    if shown == DAMAGED:
        return words.counted(count, *_DAMAGED)
    first = shown[0]
    if first.status is not None:
        return words.counted(count, *_OF_STATUS[first.status])
    kind = (
        problem_word(first.problem) if first.problem else region_name(first.region) or line_type_word(first.line_type)
    )
    return words.counted(count, *_ROWS).format(kind)
