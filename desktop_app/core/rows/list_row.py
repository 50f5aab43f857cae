"""Describes one row of a list with the result for its number, as `list.sqlite` stores it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.submission import ENDED, SENT
from desktop_app.core.calling.times import Calling
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.results.standard_columns import standard_at
from desktop_app.core.results.standard_words import TITLES
from desktop_app.core.results.suppression import Suppressing
from desktop_app.core.results.verdict_words import Verdict

# The status of a row or cell with several numbers is the first of these that any of its numbers has.
LEADING_STATUSES = (NumberStatus.VALID, NumberStatus.DUPLICATE, NumberStatus.INVALID, NumberStatus.EMPTY)


@dataclass(frozen=True, slots=True)
class RowNumber:
    """One number of a row. `slot` is the index of its column in `TableShape.phone_columns`.

    A VALID number occurs here first in the list, and is sent. A DUPLICATE one already occurred in `first_row`, which
    may be this row. EMPTY means that the column's cell is blank.
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
    """A row of a list; `row` is as the person counts, `first_row` is where a duplicate's number stood first.

    The count includes the header. A row with several numbers, in one cell or in several columns, has them all in
    `numbers`, which is otherwise empty. Then the other fields describe one of them: the first new one, else the first
    valid one, else the first. `raw` is the whole cell that holds it. `status` is VALID if any number is new, else
    DUPLICATE, INVALID or EMPTY if any is. `problem` is the first problem of any number, even if other numbers of the
    row are valid.
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
        """Every number of the row, in the order of its columns and cells, even if there is only one."""
        return self.numbers or (self._own,)

    @property
    def _own(self) -> RowNumber:
        return RowNumber(0, self.raw, self.e164, self.region, self.line_type, self.status, self.problem, self.first_row)


class AnswerStatus(StrEnum):
    """The state of a row's answer, as the output file names it.

    AWAITING: the number was sent, or perhaps was, and its answer may still come. UNANSWERED: its task ended without
    one.
    """

    ANSWERED = "answered"
    AWAITING = "awaiting"
    UNANSWERED = "unanswered"
    NOT_SENT = "not sent"


# The status of a row or cell with several numbers is the first of these that any of its numbers has.
GRAVEST_ANSWERS = (AnswerStatus.UNANSWERED, AnswerStatus.AWAITING, AnswerStatus.ANSWERED, AnswerStatus.NOT_SENT)


class InSteps(NamedTuple):
    """A number in all steps of its list together: its answer status, and which steps answered.

    `answered` has the batch's own first, then the others. As a text it is “10”, or the status without any answer.
    """

    answer: AnswerStatus
    answered: tuple[bool, ...] = ()

    @classmethod
    def of(cls, text: str) -> InSteps:
        """Return what a text says."""
        if text in set(AnswerStatus):
            return cls(AnswerStatus(text))
        return cls(AnswerStatus.ANSWERED, tuple(each == "1" for each in text))


@dataclass(frozen=True, slots=True)
class NumberAnswer:
    """The answer for one number of a row; `values` match the batch's result columns, or are empty without an answer.

    `suppressed` has the suppression lists that the number is on. `steps`: the number in all steps of the list, if it
    has several; then the values of the others follow.
    """

    answer: AnswerStatus
    values: tuple[str, ...] = ()
    suppressed: tuple[Suppressing, ...] = ()
    steps: InSteps | None = None

    @property
    def anywhere(self) -> AnswerStatus:
        """The answer status in all steps together."""
        return self.answer if self.steps is None else self.steps.answer


@dataclass(frozen=True, slots=True)
class AnsweredRow:
    """A row and its answer; `values` match the batch's result columns, and are empty without an answer.

    For a row with several numbers, `answers` has each number's answer, parallel to `ListRow.numbers`. Then `answer` is
    the first of `GRAVEST_ANSWERS` that any number has, and `values` are those of the first number that has some.
    """

    row: ListRow
    answer: AnswerStatus
    values: tuple[str, ...] = ()
    answers: tuple[NumberAnswer, ...] = ()
    suppressed: tuple[Suppressing, ...] = ()
    steps: InSteps | None = None

    @property
    def all_answers(self) -> tuple[NumberAnswer, ...]:
        """The answers, parallel to `row.all_numbers`."""
        return self.answers or (NumberAnswer(self.answer, self.values, self.suppressed, self.steps),)


@dataclass(frozen=True, slots=True)
class SentRange:
    """The numbers `first`..`first + numbers - 1` of `country` in a batch's round, sent by the task `part`.

    `without` is the status of its numbers without an answer. `left` is True if the range left this machine, or perhaps
    did.
    """

    part: int
    country: str
    first: int
    numbers: int
    without: AnswerStatus = AnswerStatus.UNANSWERED
    left: bool = True

    @classmethod
    def of(cls, task: Task) -> SentRange:
        """Return the range of a task."""
        if task.state in ENDED:
            return cls(task.part, task.country, task.first, task.numbers)
        left = task.state in SENT
        without = AnswerStatus.AWAITING if left else AnswerStatus.NOT_SENT
        return cls(task.part, task.country, task.first, task.numbers, without, left)

    def piece(self, first: int, numbers: int, without: AnswerStatus) -> SentRange:
        """Return the `numbers` numbers from `first` (relative to this range) on, with another status if unanswered."""
        left = without is not AnswerStatus.NOT_SENT
        return replace(self, first=self.first + first, numbers=numbers, without=without, left=left)


@dataclass(frozen=True, slots=True)
class ColumnValue:
    """A value of a column: of the batch's result column `place`, or with `own` of the list's own column `place`.

    Below 0 are the places of the standard columns.
    """

    place: int
    value: str
    own: bool = False


def filter_line(rows: RowFilter, own: Sequence[str], results: Sequence[str]) -> str:
    """Return the filter's description for the About sheet: “Answer: answered; Mobile: O2 or EE; with “Leeds” in it”.

    `own` and `results` are the names of the list's columns and of the result columns.
    """
    parts = [
        ("Number status", rows.status or ("valid or duplicate" if rows.fit else "")),
        ("Verdict", rows.verdict or ""),
        ("Answer", rows.answer or ""),
        ("Problem", rows.problem),
        ("Country", rows.region),
        ("Line type", rows.line_type),
        ("Reused", "yes" if rows.reused else ""),
        ("May be called now", "yes" if rows.calling else ""),
    ]
    for (place, is_own), values in by_column(rows.values).items():
        names = own if is_own else results
        standard = standard_at(place)
        name = TITLES[standard] if standard else names[place] if place < len(names) else "?"
        parts.append((name, " or ".join(value or "(blank)" for value in values)))
    told = [f"{name}: {value}" for name, value in parts if value]
    return "; ".join([*told, *([f"with “{rows.search}” in it"] if rows.search else [])])


def by_column(values: Iterable[ColumnValue]) -> dict[tuple[int, bool], list[str]]:
    """Group the values by column (`place`, `own`): a row must have one of the values in each column."""
    found: dict[tuple[int, bool], list[str]] = {}
    for each in values:
        found.setdefault((each.place, each.own), []).append(each.value)
    return found


@dataclass(frozen=True, slots=True)
class RowFilter:
    """Selects the rows of a list that match every part given; `search` looks in cells and number, ignoring case.

    - `region` and `line_type` match any of a row's valid numbers, duplicates included.
    - `values` of one column are alternatives. In a row with several numbers, any number's answer may have them.
    - `reused` selects answers of earlier lists, which were filled in without being asked again.
    - `fit` selects rows with a number that can be sent, even a duplicate.
    - `verdict` selects rows by the verdict on their best number.
    - `calling` selects rows with a number that may be called at its moment, by its rule.
    - `also` has result values that a search finds as well, because the words that show them contain the search text.
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
    verdict: Verdict | None = None
    calling: Calling | None = None
    also: tuple[ColumnValue, ...] = ()


ALL_ROWS = RowFilter()


@dataclass(frozen=True, slots=True)
class ValueCount:
    """Defines a count of values, within some `rows`.

    It counts a result column, one of the list's `own` columns, the `verdicts`, or (if none of these) the answer status.
    """

    result_column: int | None = None
    own: int | None = None
    rows: RowFilter = ALL_ROWS
    verdicts: bool = False
