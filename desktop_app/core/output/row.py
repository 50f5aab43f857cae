"""Lays out one row of the output: the list's cells, then the numbers and answers of each phone column."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import compress
from typing import TypeVar

from desktop_app.core.calling.times import LATER
from desktop_app.core.facts.offline import Offline
from desktop_app.core.facts.offline_columns import OfflineColumns
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.output.form import OWN_COLUMNS, VERDICT_COLUMNS, OutputForm
from desktop_app.core.results.standard_columns import StandardColumns
from desktop_app.core.results.suppression import Suppressing, joined_names
from desktop_app.core.results.verdict import BEST_FIRST, NO_NUMBER, Judged
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import GRAVEST_ANSWERS, LEADING_STATUSES, AnswerStatus, NumberAnswer, RowNumber

# A row's several numbers, each with its answer and the verdict on it, in their order.
Told = Sequence[tuple[RowNumber, NumberAnswer, Judged]]
_Item = TypeVar("_Item")


@dataclass(frozen=True, slots=True)
class OutputBatch:
    """Columns of equal length, each named after its field of `ListRow` or `AnsweredRow`.

    `status` and `answer` are those enumerations' values. `cells` has each of the list's columns, `values` each result
    column, `judged` the verdict on each row. `several` has the rows with several numbers, by their place in the
    batch, `suppressed` those of the others whose number is suppressed.
    """

    row: Sequence[int]
    cells: Sequence[Sequence[str]]
    e164: Sequence[str]
    status: Sequence[str]
    problem: Sequence[str]
    first_row: Sequence[int | None]
    answer: Sequence[str]
    values: Sequence[Sequence[str]]
    judged: Sequence[Judged]
    several: Mapping[int, Told] = field(default_factory=dict)
    suppressed: Mapping[int, Sequence[Suppressing]] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.row)

    def only(self, wanted: Sequence[bool]) -> OutputBatch:
        """Return the rows that are `wanted`, which has one value per row."""

        def kept(column: Sequence[_Item]) -> list[_Item]:
            return list(compress(column, wanted))

        places = {old: new for new, old in enumerate(kept(range(len(wanted))))}
        return OutputBatch(
            kept(self.row),
            [kept(column) for column in self.cells],
            kept(self.e164),
            kept(self.status),
            kept(self.problem),
            kept(self.first_row),
            kept(self.answer),
            [kept(column) for column in self.values],
            kept(self.judged),
            {places[place]: told for place, told in self.several.items() if wanted[place]},
            {places[place]: lists for place, lists in self.suppressed.items() if wanted[place]},
        )


# Between the numbers of one cell.
JOINT = "; "


class OutputRows:
    """Lays rows out as `form` says: `groups` phone columns, with the first `results` result columns each.

    `standard` are the standard columns wanted, `offline` those for which nobody is asked. `suppressing`: two more
    columns say which suppression lists each row's numbers are on, and since when. `added_column_names` names the rest.
    """

    def __init__(  # noqa: PLR0913 - what the added columns depend on
        self,
        groups: int,
        results: int,
        form: OutputForm,
        *,
        standard: StandardColumns | None = None,
        offline: OfflineColumns | None = None,
        suppressing: bool = False,
    ) -> None:
        self._groups = max(groups, 1)
        self._standard = StandardColumns(()) if standard is None else standard
        self._own_results = results
        self._results = results + len(self._standard)
        self._with_verdicts = form.verdicts
        self._offline = OfflineColumns() if offline is None else offline
        self._own = len(OWN_COLUMNS) - 1 if form.unsent else len(OWN_COLUMNS)
        self._suppressing = suppressing

    @property
    def group(self) -> int:
        """How many columns each phone column has; those of suppression lists come after all of them."""
        verdicts = len(VERDICT_COLUMNS) if self._with_verdicts else 0
        return self._own + self._results + verdicts + len(self._offline.chosen)

    def columns(self, batch: OutputBatch) -> list[Sequence[str]]:
        """Return whole columns: the list's cells as they were read, then the added ones."""
        return [*batch.cells, *self.added(batch)]

    def added(self, batch: OutputBatch) -> list[Sequence[str]]:
        """Return the added columns."""
        problems = list(map(_unsent, batch.problem, batch.first_row))
        blank = [[cell] * len(batch) for cell in self._blank()] * (self._groups - 1)
        verdicts = _in_words(batch.judged)
        values = [*self._standard.whole(batch.values), *batch.values[: self._own_results]]
        columns = [batch.e164, batch.status, problems, batch.answer, *values, *verdicts, *blank]
        several = {at: self._of_several(told, batch.row[at]) for at, told in batch.several.items()}
        found = [column for group in self._groups_of(_replaced(columns, several), batch) for column in group]
        return [*found, *_suppressed(batch)] if self._suppressing else found

    def _groups_of(self, columns: Sequence[Sequence[str]], batch: OutputBatch) -> Iterator[list[Sequence[str]]]:
        """Yield the columns of each phone column, those for which nobody is asked behind them."""
        others = len(OWN_COLUMNS) + self._results
        for first in range(0, len(columns), others + len(VERDICT_COLUMNS)):
            last = first + others + (len(VERDICT_COLUMNS) if self._with_verdicts else 0)
            told = columns[first + len(OWN_COLUMNS) : last]
            offline = self._offline.beside(columns[first], JOINT)
            if Offline.CALL_NOW in self._offline.chosen:
                _never_call(opted_out(batch), columns[first], offline[self._offline.chosen.index(Offline.CALL_NOW)])
            yield [*columns[first : first + self._own], *told, *offline]

    def _of_several(self, told: Told, row: int) -> list[str]:
        groups = ([each for each in told if each[0].slot == slot] for slot in range(self._groups))
        return [cell for group in groups for cell in self._group(group, row)]

    def _group(self, told: Told, row: int) -> list[str]:
        if not told:
            return self._blank()
        if len(told) == 1:  # equals the joined columns of one number
            ((number, answer, judged),) = told
            own = [number.e164, number.status.value, number_problem(number, row), answer.answer.value]
            return [*own, *self._values(answer), judged.verdict.value, judged.why]
        numbers, answers, verdicts = zip(*told, strict=True)
        values = zip(*map(self._values, answers), strict=True)
        return [
            _joined([number.e164 for number in numbers]),
            _first_of(LEADING_STATUSES, {number.status for number in numbers}),
            numbered([number_problem(number, row) for number in numbers]),
            _first_of(GRAVEST_ANSWERS, {each.answer for each in answers}),
            *map(_joined, values),
            _first_of(BEST_FIRST, {each.verdict for each in verdicts}),
            _joined([each.why for each in verdicts]),
        ]

    def _values(self, answer: NumberAnswer) -> list[str]:
        return [*self._standard.of(answer.values), *answer.values[: self._own_results]]

    def _blank(self) -> list[str]:
        own = ["", NumberStatus.EMPTY.value, "", AnswerStatus.NOT_SENT.value]
        return [*own, *[""] * self._results, Verdict.PROBLEM.value, NO_NUMBER]


class Outcome(StrEnum):
    """The outcome of a row, as the sheets of a split output are called."""

    GOOD = "Good"
    DOUBTFUL = "Doubtful"
    BAD = "Bad"
    UNKNOWN = "Unknown"
    AWAITING = "Awaiting"
    UNANSWERED = "Unanswered"
    INVALID = "Invalid"
    SUPPRESSED = "Suppressed"
    NOT_SENT = "Not sent"
    EMPTY = "Empty"


_BY_VERDICT = {
    Verdict.GOOD: Outcome.GOOD,
    Verdict.DOUBTFUL: Outcome.DOUBTFUL,
    Verdict.BAD: Outcome.BAD,
    Verdict.NOT_SENT: Outcome.NOT_SENT,
    Verdict.SUPPRESSED: Outcome.SUPPRESSED,
}
_WITHOUT = {AnswerStatus.UNANSWERED.value: Outcome.UNANSWERED, AnswerStatus.AWAITING.value: Outcome.AWAITING}


def outcome_of(status: str, answer: str, verdict: Verdict) -> Outcome:
    """Return a row's outcome: the verdict, or why there is none."""
    if verdict is Verdict.UNKNOWN:
        return _WITHOUT.get(answer, Outcome.UNKNOWN)
    if verdict is Verdict.PROBLEM:
        return Outcome.EMPTY if status == NumberStatus.EMPTY else Outcome.INVALID
    return _BY_VERDICT[verdict]


def numbered(problems: Sequence[str], nth: str = "") -> str:
    """Join the problems of a cell's numbers, "" if there are none, naming the number if the cell has several.

    `nth` does that in another language, with its `{place}` and the `{problem}`.
    """
    if len(problems) == 1:
        return problems[0]
    told = [(place, problem) for place, problem in enumerate(problems, 1) if problem]
    if nth:
        return JOINT.join(nth.format(place=place, problem=problem) for place, problem in told)
    return JOINT.join(f"{_ordinal(place)} number: {problem}" for place, problem in told)


def number_problem(number: RowNumber, row: int) -> str:
    """Return why a number of `row` isn't sent, in the words of the output file; "" if it is."""
    if number.first_row == row:
        return "same number earlier in this row"
    return _unsent(number.problem, number.first_row)


def _in_words(judged: Sequence[Judged]) -> tuple[list[str], list[str]]:
    """Return the columns `VERDICT_COLUMNS`. Most rows share the object that judges them."""
    distinct = {id(each): each for each in judged}
    words = {key: each.verdict.value for key, each in distinct.items()}
    whys = {key: each.why for key, each in distinct.items()}
    keys = list(map(id, judged))
    return [words[key] for key in keys], [whys[key] for key in keys]


def _replaced(columns: Sequence[Sequence[str]], rows: Mapping[int, Sequence[str]]) -> list[Sequence[str]]:
    """Return the columns with other cells in these `rows`, given by their place."""
    if not rows:
        return list(columns)
    changed = [list(column) for column in columns]
    for place, row in rows.items():
        for column, cell in zip(changed, row, strict=True):
            column[place] = cell
    return [*changed]


def _unsent(problem: str, first_row: int | None) -> str:
    return f"same number as row {first_row}" if first_row else problem


def opted_out(batch: OutputBatch) -> dict[int, set[str]]:
    """Return the suppressed numbers of each row that has any."""
    found = {place: {batch.e164[place]} for place in batch.suppressed}
    for place, told in batch.several.items():
        found[place] = {number.e164 for number, answer, _ in told if answer.suppressed}
    return found


def _never_call(suppressed: Mapping[int, set[str]], cells: Sequence[str], now: list[str]) -> None:
    """Have `now` say beside the cells with E.164 numbers that whoever opted out may not be called."""
    for place, theirs in suppressed.items():
        numbers, told = cells[place].split(JOINT), now[place].split(JOINT)
        if theirs and len(numbers) == len(told):
            now[place] = _joined([LATER if each in theirs else may for each, may in zip(numbers, told, strict=True)])


def _suppressed(batch: OutputBatch) -> list[Sequence[str]]:
    """Return the columns `SUPPRESSED_COLUMNS`; in rows with several numbers each list names its number."""
    names, since = [""] * len(batch), [""] * len(batch)
    for place, lists in batch.suppressed.items():
        names[place], since[place] = joined_names(lists)
    for place, told in batch.several.items():
        every = dict.fromkeys((number.e164, each) for number, answer, _ in told for each in answer.suppressed)
        several = len({number.e164 for number, *_ in told} - {""}) > 1
        lists = [each._replace(name=f"{each.name} ({number})") if several else each for number, each in every]
        names[place], since[place] = joined_names(lists)
    return [names, since]


def _joined(values: Sequence[str]) -> str:
    return JOINT.join(values) if any(values) else ""


def _first_of(order: Sequence[StrEnum], met: set[StrEnum]) -> str:
    return next(each.value for each in order if each in met)


def _ordinal(place: int) -> str:
    ending = "th" if 10 <= place % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(place % 10, "th")
    return f"{place}{ending}"


# Precedes the list's own columns where a number tells where a row is.
ROW = "Row"


def rows_in_words(count: int) -> str:
    """Return the count of rows in words, for the English sheet "About"."""
    return f"{count} row{'' if count == 1 else 's'}"
