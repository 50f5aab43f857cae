"""One row of a list with what became of its number, as `list.sqlite` keeps it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.submission import ENDED, SENT
from desktop_app.core.numbers.phone import NumberStatus


@dataclass(frozen=True, slots=True)
class RowNumber:
    """One number of a row. `slot` is the place of its column among `TableShape.phone_columns`.

    `status` VALID: it stands here first in the list, and is sent; DUPLICATE: it stands in `first_row`
    already (which may be this row); EMPTY: the column's cell is blank.
    """

    slot: int
    raw: str
    e164: str
    region: str
    line_type: str
    status: NumberStatus
    problem: str = ""
    first_row: int | None = None


@dataclass(frozen=True, slots=True)
class ListRow:
    """`row` as the person counts it, the header included; `first_row` where a duplicate's number stands first.

    A row with several numbers, in one cell or in several columns, has them all in `numbers`; otherwise that
    is empty. Then the fields speak of one of them, the first new one before the first valid one before the first,
    and `raw` is the whole cell that it stands in. `status` is VALID where any is new, else DUPLICATE, INVALID,
    EMPTY where any is; `problem` is the first one's that has any, also where other numbers of the row are valid.
    """

    row: int
    cells: tuple[str, ...]
    raw: str
    e164: str
    region: str
    line_type: str
    status: NumberStatus
    problem: str
    first_row: int | None = None
    numbers: tuple[RowNumber, ...] = ()

    @property
    def all_numbers(self) -> tuple[RowNumber, ...]:
        """Every number of the row, in the order of its columns and cells; one where there is only one."""
        return self.numbers or (self._own,)

    @property
    def _own(self) -> RowNumber:
        return RowNumber(0, self.raw, self.e164, self.region, self.line_type, self.status, self.problem, self.first_row)


class AnswerStatus(StrEnum):
    """Whether a row has its answer, in the words of the output file.

    AWAITING: it was sent, or perhaps was, and its answer may still come. UNANSWERED: its task has ended without one.
    """

    ANSWERED = "answered"
    AWAITING = "awaiting"
    UNANSWERED = "unanswered"
    NOT_SENT = "not sent"


# What a row, or a cell, with several numbers is: the first of these that any of them is.
GRAVEST_ANSWERS = (AnswerStatus.UNANSWERED, AnswerStatus.AWAITING, AnswerStatus.ANSWERED, AnswerStatus.NOT_SENT)


@dataclass(frozen=True, slots=True)
class NumberAnswer:
    """The answer of one number of a row: `values` lie beside the batch's result columns, empty where there is none."""

    answer: AnswerStatus
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AnsweredRow:
    """A row and its answer: `values` lie beside the batch's result columns, empty where there is none.

    Of a row with several numbers `answers` has each one's, beside `ListRow.numbers`; then `answer` is
    the first of `GRAVEST_ANSWERS` that any of them is, and `values` are those of the first that has some.
    """

    row: ListRow
    answer: AnswerStatus
    values: tuple[str, ...] = ()
    answers: tuple[NumberAnswer, ...] = ()

    @property
    def all_answers(self) -> tuple[NumberAnswer, ...]:
        """Beside `row.all_numbers`."""
        return self.answers or (NumberAnswer(self.answer, self.values),)


@dataclass(frozen=True, slots=True)
class SentRange:
    """The numbers `first`..`first + numbers - 1` of `country` in a batch's round; sent by the task `part`.

    `without`: what a number of it is that has no answer. `left`: it left this machine, or perhaps did.
    """

    part: int
    country: str
    first: int
    numbers: int
    without: AnswerStatus = AnswerStatus.UNANSWERED
    left: bool = True

    @classmethod
    def of(cls, task: Task) -> SentRange:
        """The numbers of a task."""
        if task.state in ENDED:
            return cls(task.part, task.country, task.first, task.numbers)
        left = task.state in SENT
        without = AnswerStatus.AWAITING if left else AnswerStatus.NOT_SENT
        return cls(task.part, task.country, task.first, task.numbers, without, left)

    def piece(self, first: int, numbers: int, without: AnswerStatus) -> SentRange:
        """A part of it, from its own place `first` on, whose numbers are something else without an answer."""
        left = without is not AnswerStatus.NOT_SENT
        return replace(self, first=self.first + first, numbers=numbers, without=without, left=left)


@dataclass(frozen=True, slots=True)
class ColumnValue:
    """A value that a column has: result column `place` of the batch, or `own` column `place` of the list itself."""

    place: int
    value: str
    own: bool = False


def filter_line(rows: RowFilter, own: Sequence[str], results: Sequence[str]) -> str:
    """Say what a filter leaves, as the About sheet does: “Answer: answered; Mobile: O2 or EE; with “Leeds” in it”.

    `own` and `results` are the names of the list's columns and of the answers'.
    """
    parts = [
        ("Number status", rows.status or ("valid or duplicate" if rows.fit else "")),
        ("Answer", rows.answer or ""),
        ("Problem", rows.problem),
        ("Country", rows.region),
        ("Line type", rows.line_type),
        ("Reused", "yes" if rows.reused else ""),
    ]
    for (place, is_own), values in by_column(rows.values).items():
        names = own if is_own else results
        parts.append((names[place] if place < len(names) else "?", " or ".join(value or "(blank)" for value in values)))
    told = [f"{name}: {value}" for name, value in parts if value]
    return "; ".join([*told, *([f"with “{rows.search}” in it"] if rows.search else [])])


def by_column(values: Iterable[ColumnValue]) -> dict[tuple[int, bool], list[str]]:
    """The values wanted of each column, `place` and `own`: of a row any one of a column's, and of each column one."""
    found: dict[tuple[int, bool], list[str]] = {}
    for each in values:
        found.setdefault((each.place, each.own), []).append(each.value)
    return found


@dataclass(frozen=True, slots=True)
class RowFilter:
    """Which rows of a list to show: all that fit every part given; `search` in cells and number, case ignored.

    `region` and `line_type` are those of any of a row's valid numbers, duplicates included. `values` of one column are
    alternatives, and of a row with several numbers any one's answer may have them. `reused`: answers of before, filled
    in without being asked. `fit`: with a number that can be sent, a repeated one included. `also`: result values that
    a search finds besides, since they are shown in words that hold what is searched.
    """

    status: NumberStatus | None = None
    answer: AnswerStatus | None = None
    problem: str = ""
    search: str = ""
    values: tuple[ColumnValue, ...] = ()
    sort: str = ""
    descending: bool = False
    region: str = ""
    line_type: str = ""
    reused: bool = False
    fit: bool = False
    also: tuple[ColumnValue, ...] = ()


ALL_ROWS = RowFilter()


@dataclass(frozen=True, slots=True)
class ValueCount:
    """What is to be counted: a result column, the list's `own` one, or (neither) the answer status; in some `rows`."""

    result_column: int | None = None
    own: int | None = None
    rows: RowFilter = ALL_ROWS
