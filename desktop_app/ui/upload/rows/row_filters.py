"""Which rows the preview shows: filters, the rows they leave, and their words."""

from __future__ import annotations

from array import array
from dataclasses import dataclass

from desktop_app.core.numbers import problems
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.rows.list_row import RowFilter
from desktop_app.core.text.translatable import tr_n_noop
from desktop_app.ui.text import words
from desktop_app.ui.text.country_names import region_name
from desktop_app.ui.text.number_words import line_type_word, problem_word

# The rows that at least one of the filters leaves.
Filters = tuple[RowFilter, ...]
# None: all rows.
Shown = Filters | None
DAMAGED: Filters = tuple(RowFilter(problem=problem) for problem in sorted(problems.DAMAGED))


@dataclass(frozen=True, slots=True)
class Selection:
    """The row numbers that `shown` leaves, sorted; without filters, those for which something is suggested."""

    shown: Filters
    rows: array[int]


def with_status(status: NumberStatus) -> Filters:
    """Return the filter for the rows with this status."""
    return (RowFilter(status=status),)


def with_problem(problem: str) -> Filters:
    """Return the filter for the rows with one problem; all problems of lost digits count as one."""
    return DAMAGED if problem in problems.DAMAGED else (RowFilter(problem=problem),)


# --- Words for the filter the preview shows ---


_OF_STATUS = {
    NumberStatus.VALID: tr_n_noop("Showing %n valid row", "Showing %n valid rows"),
    NumberStatus.DUPLICATE: tr_n_noop("Showing %n duplicate row", "Showing %n duplicate rows"),
    NumberStatus.INVALID: tr_n_noop("Showing %n invalid row", "Showing %n invalid rows"),
    NumberStatus.EMPTY: tr_n_noop("Showing %n row without a number", "Showing %n rows without a number"),
}
_DAMAGED = tr_n_noop("Showing %n row that lost digits", "Showing %n rows that lost digits")
_MENDABLE = tr_n_noop("Showing %n row that could be mended", "Showing %n rows that could be mended")
_MENDING = tr_n_noop("Showing %n row that was or could be mended", "Showing %n rows that were or could be mended")
_CALLABLE = tr_n_noop("Showing %n row that can be called now", "Showing %n rows that can be called now")
_ROWS = tr_n_noop("Showing %n row: {}", "Showing %n rows: {}")


def mending_words(count: int) -> str:
    """Return the words for rows that could be mended once some of them were."""
    return words.counted(count, *_MENDING)


def filter_words(shown: Filters, count: int) -> str:
    """Return "Showing 311 invalid rows", "Showing 14 rows: too short"."""
    if not shown:
        return words.counted(count, *_MENDABLE)
    if shown == DAMAGED:
        return words.counted(count, *_DAMAGED)
    first = shown[0]
    if first.status is not None:
        return words.counted(count, *_OF_STATUS[first.status])
    if first.calling is not None:
        return words.counted(count, *_CALLABLE)
    kind = (
        problem_word(first.problem) if first.problem else region_name(first.region) or line_type_word(first.line_type)
    )
    return words.counted(count, *_ROWS).format(kind)
