"""One row of a list with what became of its number, as `list.sqlite` keeps it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from desktop_app.core.batch import Task
from desktop_app.core.phone import NumberStatus


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
    """Whether a row has its answer, in the words of the output file."""

    ANSWERED = "answered"
    UNANSWERED = "unanswered"
    NOT_SENT = "not sent"


@dataclass(frozen=True, slots=True)
class NumberAnswer:
    """The answer of one number of a row: `values` lie beside the batch's result columns, empty where there is none."""

    answer: AnswerStatus
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AnsweredRow:
    """A row and its answer: `values` lie beside the batch's result columns, empty where there is none.

    Of a row with several numbers `answers` has each one's, beside `ListRow.numbers`; then `answer` is
    UNANSWERED where any that was sent is, and `values` are those of the first that has some.
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
    """The numbers `first`..`first + numbers - 1` of `country` in a batch's round; sent by the task `part`."""

    part: int
    country: str
    first: int
    numbers: int

    @classmethod
    def of(cls, task: Task) -> SentRange:
        """The numbers of a task."""
        return cls(task.part, task.country, task.first, task.numbers)


@dataclass(frozen=True, slots=True)
class ColumnValue:
    """A value that a column has: result column `place` of the batch, or `own` column `place` of the list itself."""

    place: int
    value: str
    own: bool = False


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
    in without being asked. `also`: result values that a search finds besides, since they are shown in words that hold
    what is searched.
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
    also: tuple[ColumnValue, ...] = ()
