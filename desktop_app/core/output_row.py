"""One row of the output: the list's own cells, then for each phone column what its numbers are and their answers."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from desktop_app.core.list_row import AnsweredRow, AnswerStatus, ListRow, NumberAnswer, RowNumber
from desktop_app.core.phone import NumberStatus

# Between the numbers of one cell.
JOINT = "; "
# What a cell with several numbers is: the first of these that any of them is.
_STATUSES = (NumberStatus.VALID, NumberStatus.DUPLICATE, NumberStatus.INVALID, NumberStatus.EMPTY)
_ANSWERS = (AnswerStatus.UNANSWERED, AnswerStatus.ANSWERED, AnswerStatus.NOT_SENT)

_Told = tuple[RowNumber, NumberAnswer]


class OutputRows:
    """Lays rows out: `width` columns of the list, `groups` phone columns, `results` result columns for each.

    `added_column_names` has the names of what is added.
    """

    def __init__(self, width: int, groups: int, results: int) -> None:
        self._width = width
        self._groups = max(groups, 1)
        self._results = results

    def cells(self, answered: AnsweredRow) -> list[str]:
        """The whole row: the list's cells as they were read, then what is added."""
        return [*list_cells(answered.row, self._width), *self.added(answered)]

    def added(self, answered: AnsweredRow) -> list[str]:
        """What is added to the row."""
        row = answered.row
        if not row.numbers:  # nearly every row of nearly every list
            own = [row.e164, row.status.value, row.problem_words, answered.answer.value, *answered.values]
            return own if self._groups == 1 else [*own, *self._blank() * (self._groups - 1)]
        told = list(zip(row.numbers, answered.all_answers, strict=True))
        groups = ([each for each in told if each[0].slot == slot] for slot in range(self._groups))
        return [cell for group in groups for cell in self._group(group, row.row)]

    def _group(self, told: Sequence[_Told], row: int) -> list[str]:
        if not told:
            return self._blank()
        numbers, answers = zip(*told, strict=True)
        return [
            _joined([number.e164 for number in numbers]),
            _first_of(_STATUSES, {number.status for number in numbers}),
            numbered([number_problem(number, row) for number in numbers]),
            _first_of(_ANSWERS, {each.answer for each in answers}),
            *(_joined([each.values[at] for each in answers]) for at in range(self._results)),
        ]

    def _blank(self) -> list[str]:
        return ["", NumberStatus.EMPTY.value, "", AnswerStatus.NOT_SENT.value, *[""] * self._results]


class Outcome(StrEnum):
    """What became of a row, as the sheets of a split output are called."""

    ANSWERED = "Answered"
    UNANSWERED = "Unanswered"
    INVALID = "Invalid"
    NOT_SENT = "Not sent"
    EMPTY = "Empty"


def outcome_of(answered: AnsweredRow) -> Outcome:
    """Each row has one: what its answer is, else why there is none."""
    if answered.answer is AnswerStatus.ANSWERED:
        return Outcome.ANSWERED
    if answered.answer is AnswerStatus.UNANSWERED:
        return Outcome.UNANSWERED
    if answered.row.status is NumberStatus.INVALID:
        return Outcome.INVALID
    return Outcome.EMPTY if answered.row.status is NumberStatus.EMPTY else Outcome.NOT_SENT


def list_cells(row: ListRow, width: int) -> list[str]:
    """A row's own cells, in so many columns."""
    return [*row.cells[:width], *[""] * (width - len(row.cells))]


def numbered(problems: Sequence[str]) -> str:
    """The problems of a cell's numbers, "" for one without any; which number it is where the cell has several."""
    if len(problems) == 1:
        return problems[0]
    return JOINT.join(f"{_ordinal(place)} number: {problem}" for place, problem in enumerate(problems, 1) if problem)


def number_problem(number: RowNumber, row: int) -> str:
    """Why a number of `row` isn't sent, in the words of the output file; "" where it is."""
    if number.first_row == row:
        return "same number earlier in this row"
    return f"same number as row {number.first_row}" if number.first_row else number.problem


def _joined(values: Sequence[str]) -> str:
    return JOINT.join(values) if any(values) else ""


def _first_of(order: Sequence[StrEnum], met: set[StrEnum]) -> str:
    return next(each.value for each in order if each in met)


def _ordinal(place: int) -> str:
    ending = "th" if 10 <= place % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{ending}"
