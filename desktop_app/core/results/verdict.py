"""Judges numbers by their answers: good, doubtful, bad or unknown, by a rule that a person can see and change.

The rule says of each value of each result column what it means. A number is as bad as the worst that was said of it.
`storage.lists` judges a million rows by the same tables in SQL.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import partial
from itertools import repeat
from typing import Any, NamedTuple

from desktop_app.core.results.standard_columns import NOTHING_TAUGHT, Memo, Taught
from desktop_app.core.results.standard_words import plain
from desktop_app.core.results.suppression import Suppressing
from desktop_app.core.results.verdict_words import GRAVITY, Meanings, Verdict, folded, is_reason, standard_meanings
from desktop_app.core.rows.list_row import AnsweredRow, AnswerStatus, NumberAnswer, RowNumber
from desktop_app.core.text.translatable import tr_noop

# A row with several numbers is as good as its best one: it has the first of these that any of them has.
BEST_FIRST = (
    Verdict.GOOD,
    Verdict.DOUBTFUL,
    Verdict.UNKNOWN,
    Verdict.NOT_SENT,
    Verdict.SUPPRESSED,
    Verdict.BAD,
    Verdict.PROBLEM,
)
# The grades of an answer: what tells nothing, then the verdicts, the gravest last.
GRADES = (Verdict.UNKNOWN, *reversed(GRAVITY))
# Why there is no verdict by an answer.
NOTHING_TOLD = tr_noop("the answer tells nothing of it", "verdict")
WITHOUT_ANSWER = tr_noop(
    {
        AnswerStatus.UNANSWERED: "no answer came",
        AnswerStatus.AWAITING: "the answer may still come",
        AnswerStatus.NOT_SENT: "not sent",
    },
    "verdict",
)
NO_NUMBER = tr_noop("no number", "verdict")


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a person said that a value of a result column means; None: it tells nothing."""

    column: str
    value: str
    verdict: Verdict | None


@dataclass(frozen=True, slots=True)
class VerdictRule:
    """What the values of a product's answers mean: the standard meanings, and what a person changed of them.

    `taught` is what the connection's profile says of the standard columns, and of the values that they are made of.
    """

    changes: tuple[Meaning, ...] = ()
    taught: Taught = field(default_factory=lambda: NOTHING_TAUGHT)

    def unchanged(self) -> VerdictRule:
        """Return the rule as it is at first."""
        return replace(self, changes=())

    def _usual(self, column: str) -> Meanings:
        """Return the standard meanings, with those of values that were taught: like the standard column's own values.

        Who is away for a while stays doubtful, even if no was taught.
        """
        found: dict[str, Verdict] = dict(standard_meanings(column))
        for meaning, taught in self.taught.items():
            if plain(column) in map(plain, taught.names):
                own = standard_meanings(meaning)
                said = {folded(value): own[means] for value, means in taught.values.items() if means in own}
                found = {**own, **found, **{each: told for each, told in said.items() if not _milder(found, each)}}
        return found

    def meanings(self, column: str) -> Meanings:
        """Return what the values of a result column mean, by the folded value."""
        standard = self._usual(column)
        changed = {folded(each.value): each.verdict for each in self.changes if _same(each.column, column)}
        if not changed:
            return standard
        both: dict[str, Verdict | None] = {**standard, **changed}
        return {value: verdict for value, verdict in both.items() if verdict is not None}

    def meaning(self, column: str, value: str) -> Verdict | None:
        """Return what a value means; None if it tells nothing."""
        return self.meanings(column).get(folded(value))

    def is_changed(self, column: str, value: str) -> bool:
        """Return True if a person has said what a value means."""
        return any(_same(each.column, column) and each.value == folded(value) for each in self.changes)

    def changed(self, column: str, value: str, verdict: Verdict | None) -> VerdictRule:
        """Return the rule with another meaning of a value; one that is the standard's is no change."""
        value = folded(value)
        others = tuple(each for each in self.changes if not (_same(each.column, column) and each.value == value))
        same = self._usual(column).get(value) is verdict
        return replace(self, changes=others if same else (*others, Meaning(column, value, verdict)))

    def as_saved(self) -> list[list[str]]:
        """Return the changes for the journal's settings."""
        return [[each.column, each.value, each.verdict or ""] for each in self.changes]

    @classmethod
    def from_saved(cls, saved: Any) -> VerdictRule:
        """Return the rule that `as_saved` stored, without what this version doesn't know."""
        found = [each for each in saved if _is_change(each)] if isinstance(saved, list) else []
        return cls(tuple(Meaning(column, value, Verdict(word) if word else None) for column, value, word in found))


def _milder(found: Meanings, value: str) -> bool:
    return found.get(value) is Verdict.DOUBTFUL


def _is_change(saved: Any) -> bool:
    if not (isinstance(saved, list) and len(saved) == 3 and all(isinstance(each, str) for each in saved)):
        return False
    return saved[2] in ("", *GRAVITY)


def _same(one: str, other: str) -> bool:
    return one.strip().casefold() == other.strip().casefold()


STANDARD_RULE = VerdictRule()


class Judged(NamedTuple):
    """A verdict and why: the columns and values that made it, else `word`, or a number's problem.

    `products` has the product of each column where several were judged together, and is empty otherwise.
    """

    verdict: Verdict
    said: tuple[tuple[str, str], ...] = ()
    word: str = ""
    products: tuple[str, ...] = ()

    @property
    def why(self) -> str:
        """The reason as the output file has it: “status: not in use”, or “HLR lookup: status: not in use”."""
        products = (f"{each}: " for each in self.products) if self.products else repeat("")
        told = zip(products, self.said, strict=False)
        return ", ".join(f"{product}{name}: {value}" for product, (name, value) in told) or self.word


NOTHING = Judged(Verdict.UNKNOWN, (), NOTHING_TOLD)
_WITHOUT = {
    status.value: Judged(Verdict.NOT_SENT if status is AnswerStatus.NOT_SENT else Verdict.UNKNOWN, (), word)
    for status, word in WITHOUT_ANSWER.items()
}


class Judging(ABC):
    """Judges numbers and rows by their answers."""

    @abstractmethod
    def answered(self, answer: NumberAnswer) -> Judged:
        """Return the verdict on a number that has an answer."""

    def number(self, number: RowNumber, answer: NumberAnswer) -> Judged:
        """Return the verdict on one number of a row."""
        if answer.suppressed:
            return suppressed_by(answer.suppressed)
        if answer.anywhere is AnswerStatus.ANSWERED:
            return self.answered(answer)
        return unanswered(number.e164, number.problem, answer.anywhere)

    def row(self, row: AnsweredRow) -> Judged:
        """Return the verdict on a row: that of its best number."""
        return best(self.number(*each) for each in zip(row.row.all_numbers, row.all_answers, strict=True))


class Judge(Judging):
    """Judges the numbers of one batch by a rule; `names` are its result columns, `width` of them.

    `telling` are the columns whose values tell something, by their place.
    """

    def __init__(self, names: Sequence[str], rule: VerdictRule = STANDARD_RULE) -> None:
        tables = {at: table for at, name in enumerate(names) if (table := rule.meanings(name))}
        self.telling = tuple(tables)
        self.width = len(names)
        self._names = tuple(names)
        self._grades = [Memo(partial(_graded, table)) for table in tables.values()]
        self._words = [Memo(partial(_told, table)) for table in tables.values()]
        self._reasons = [at for at, name in enumerate(names) if is_reason(name)]
        self._judged = Memo(self._gravest)

    def grade(self, telling: int, value: str) -> int:
        """Return how grave a value of the telling column at a place among these is, as `GRADES` has it."""
        return self._grades[telling][value]

    def answered(self, answer: NumberAnswer) -> Judged:
        """Return the verdict on a number that has an answer of the batch."""
        return self.answer(answer.values)

    def answer(self, values: Sequence[str]) -> Judged:
        """Return the verdict by an answer's values."""
        told = zip(self.telling, self._words, strict=True)
        judged = self._judged[tuple(memo[values[at]] if at < len(values) else "" for at, memo in told)]
        return self._with_reason(judged, values)

    def answers(self, values: Sequence[Sequence[str]], rows: int) -> list[Judged]:
        """Return `answer` for many at once, given as whole columns."""
        if not self.telling:
            return [NOTHING] * rows
        told = (map(memo.__getitem__, values[at]) for at, memo in zip(self.telling, self._words, strict=True))
        found = [*map(self._judged.__getitem__, zip(*told, strict=True))]
        for at, reasons in enumerate(zip(*(values[place] for place in self._reasons), strict=True)):
            if any(reasons) and found[at].verdict is not Verdict.GOOD:
                found[at] = self._with_reason(found[at], [column[at] for column in values])
        return found

    def _gravest(self, told: tuple[str, ...]) -> Judged:
        """Return the verdict by a value of each telling column, "" for one that tells nothing."""
        grades = [memo[value] for memo, value in zip(self._grades, told, strict=True)]
        grade = max(grades, default=0)
        if not grade:
            return NOTHING
        names = (self._names[at] for at in self.telling)
        said = zip(grades, names, told, strict=True)
        return Judged(GRADES[grade], tuple((name, value) for each, name, value in said if each == grade))

    def _with_reason(self, judged: Judged, values: Sequence[str]) -> Judged:
        if judged.verdict is Verdict.GOOD:
            return judged
        more = tuple((self._names[at], values[at]) for at in self._reasons if at < len(values) and values[at])
        return judged._replace(said=(*judged.said, *more)) if more else judged


def unanswered(e164: str, problem: str, answer: str) -> Judged:
    """Return the verdict on a number without an answer; `answer` is its answer status."""
    if not e164:
        return Judged(Verdict.PROBLEM, (), problem or NO_NUMBER)
    return _WITHOUT[answer]


def suppressed_by(lists: Sequence[Suppressing]) -> Judged:
    """Return the verdict on a number that is on suppression lists: each list, and since when."""
    return Judged(Verdict.SUPPRESSED, tuple(lists))


def best(judged: Iterable[Judged]) -> Judged:
    """Return the best verdict of a row's numbers; of equal ones the first."""
    return min(judged, key=lambda each: BEST_FIRST.index(each.verdict))


def _graded(table: Meanings, value: str) -> int:
    verdict = table.get(folded(value))
    return 0 if verdict is None else GRADES.index(verdict, 1)


def _told(table: Meanings, value: str) -> str:
    return value if folded(value) in table else ""


@dataclass(frozen=True, slots=True)
class VerdictCounts:
    """Counts rows by verdict; each row of a list counts once, so they add up to all rows."""

    good: int = 0
    doubtful: int = 0
    bad: int = 0
    unknown: int = 0
    not_sent: int = 0
    problem: int = 0
    suppressed: int = 0

    @classmethod
    def of(cls, counts: Mapping[str, int]) -> VerdictCounts:
        """Return the counts by verdict's word."""
        return cls(**{verdict.name.lower(): counts.get(verdict, 0) for verdict in Verdict})

    @property
    def rows(self) -> int:
        """All rows counted."""
        return sum(getattr(self, each.name) for each in fields(self))

    def told(self) -> dict[Verdict, int]:
        """Return the count of each verdict; that of suppressed rows only if there are any."""
        return {verdict: count for verdict, count in self.each().items() if count or verdict is not Verdict.SUPPRESSED}

    def each(self) -> dict[Verdict, int]:
        """Return the count of each verdict."""
        return {verdict: getattr(self, verdict.name.lower()) for verdict in Verdict}


NO_VERDICTS = VerdictCounts()
