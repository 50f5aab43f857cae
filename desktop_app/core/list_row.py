"""One row of a list with what became of its number, as `list.sqlite` keeps it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from desktop_app.core.phone import NumberStatus


@dataclass(frozen=True, slots=True)
class ListRow:
    """`row` as the person counts it, the header included; `first_row` where a duplicate's number stands first."""

    row: int
    cells: tuple[str, ...]
    raw: str
    e164: str
    region: str
    line_type: str
    status: NumberStatus
    problem: str
    first_row: int | None = None

    @property
    def problem_words(self) -> str:
        """Why the row is not sent, in the words of the output file."""
        return f"same number as row {self.first_row}" if self.first_row else self.problem


class AnswerStatus(StrEnum):
    """Whether a row has its answer, in the words of the output file."""

    ANSWERED = "answered"
    UNANSWERED = "unanswered"
    NOT_SENT = "not sent"


@dataclass(frozen=True, slots=True)
class AnsweredRow:
    """A row and its answer: `values` lie beside the batch's result columns, empty where there is none."""

    row: ListRow
    answer: AnswerStatus
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SentRange:
    """The numbers `first`..`first + numbers - 1` of `country` in a batch's round; sent by the task `part`."""

    part: int
    country: str
    first: int
    numbers: int


@dataclass(frozen=True, slots=True)
class RowFilter:
    """Which rows of a list to show: all that fit every part given; `search` in cells and number, case ignored."""

    status: NumberStatus | None = None
    answer: AnswerStatus | None = None
    problem: str = ""
    search: str = ""
    result_column: int | None = None
    result_value: str = ""
    sort: str = ""
    descending: bool = False
