"""Judges numbers by the answers of all steps of a list together, by a rule that a person can see and change.

Of one product the latest answer that tells something counts, of several products the gravest verdict; unknown only if
none told anything. A product that asks about something else than the line, such as an account with a messenger, is a
fallback: it counts only where no other product told anything. `storage.results` does the same in SQL.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, NamedTuple

from desktop_app.core.batches.steps import Beside
from desktop_app.core.results.standard_columns import Memo
from desktop_app.core.results.verdict import GRADES, NOTHING, STANDARD_RULE, Judge, Judged, Judging, VerdictRule
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import NumberAnswer, SentRange

# Products that ask if a number has an account with a messenger, not if it can be called.
_OF_MESSENGERS = re.compile(r"presence|messenger|messaging|whats\W?app|telegram|viber|imessage|wechat", re.IGNORECASE)


class Way(StrEnum):
    """How several products are judged together.

    GRAVEST: the gravest verdict, of each product by its latest answer that tells something. LATEST: by the latest such
    answer, whichever product it is of.
    """

    GRAVEST = "gravest"
    LATEST = "latest"


@dataclass(frozen=True, slots=True)
class StepsRule:
    """How a person wants the steps of lists to be judged; `fallbacks` has the products for which that was changed."""

    way: Way = Way.GRAVEST
    fallbacks: tuple[tuple[str, bool], ...] = ()

    def is_fallback(self, product: str, title: str = "") -> bool:
        """Return True if a product counts only where no other one told anything."""
        known = dict(self.fallbacks)
        return known[product] if product in known else _usual_fallback(product, title)

    def changed(self, product: str, title: str, *, fallback: bool) -> StepsRule:
        """Return the rule with another choice for a product; the usual one is no change."""
        others = tuple(each for each in self.fallbacks if each[0] != product)
        usual = _usual_fallback(product, title) is fallback
        return replace(self, fallbacks=others if usual else (*others, (product, fallback)))

    def as_saved(self) -> dict[str, Any]:
        """Return the rule for the journal's settings."""
        return {"way": self.way.value, "fallbacks": dict(self.fallbacks)}

    @classmethod
    def from_saved(cls, saved: Any) -> StepsRule:
        """Return the rule that `as_saved` stored, without what this version doesn't know."""
        known = saved if isinstance(saved, dict) else {}
        way = next((each for each in Way if each == known.get("way")), Way.GRAVEST)
        fallbacks = known.get("fallbacks")
        pairs = fallbacks.items() if isinstance(fallbacks, dict) else ()
        whole = tuple((product, said) for product, said in pairs if isinstance(said, bool))
        return cls(way, whole)


def _usual_fallback(product: str, title: str) -> bool:
    return bool(_OF_MESSENGERS.search(f"{product} {title}"))


@dataclass(frozen=True, slots=True)
class ListStep(Beside):
    """A step as it is judged beside others: its product, the rule of its answers, the ranges that left this machine.

    `fallback`: it counts only where no other product told anything.
    """

    product: str = ""
    rule: VerdictRule = STANDARD_RULE
    sent: tuple[SentRange, ...] = ()
    fallback: bool = False


# Steps that are judged by the latest of them that tells something, by their places, the latest first.
Group = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ListSteps:
    """All steps of a list, the first one first, and how they are judged together.

    Empty for a list with one batch, or for one batch that is looked at alone.
    """

    steps: tuple[ListStep, ...] = ()
    way: Way = Way.GRAVEST

    def seen_from(self, batch_id: str) -> tuple[ListStep, ...]:
        """Return the steps in the order of their values beside each other: a batch's own, then the others."""
        return tuple(sorted(self.steps, key=lambda each: each.batch_id != batch_id))

    def others(self, batch_id: str) -> tuple[ListStep, ...]:
        """Return the steps other than a batch."""
        return tuple(each for each in self.steps if each.batch_id != batch_id)

    def ranked(self, batch_id: str) -> tuple[tuple[Group, ...], ...]:
        """Return the groups of which the gravest counts, by their places as seen from a batch; then the fallbacks'."""
        places = {each.batch_id: at for at, each in enumerate(self.seen_from(batch_id))}
        if self.way is Way.LATEST:
            return ((tuple(places[each.batch_id] for each in reversed(self.steps)),),)
        ranks: list[dict[str, list[int]]] = [{}, {}]
        for each in reversed(self.steps):
            ranks[each.fallback].setdefault(each.product, []).append(places[each.batch_id])
        return tuple(tuple(map(tuple, groups.values())) for groups in ranks if groups)

    @property
    def batches(self) -> str:
        """Which batches they are, for the English sheet “About”."""
        return ", ".join(f"{each.batch_id} ({each.title})" for each in self.steps)

    @property
    def told(self) -> str:
        """How they are judged, for the English sheet “About”."""
        names = ", ".join(each.title for each in self.steps)
        if self.way is Way.LATEST:
            return f"{names}: of each number the latest answer that tells something."
        spare = [each.title for each in self.steps if each.fallback]
        only = f"; {', '.join(spare)} only where no other told anything" if 0 < len(spare) < len(self.steps) else ""
        return f"{names}: the gravest of their verdicts counts, of one product its latest{only}."


ALONE = ListSteps()


class _Part(NamedTuple):
    """A step's judge, and the places of its values among those of all steps."""

    title: str
    judge: Judge
    first: int
    past: int


class StepsJudge(Judging):
    """Judges numbers by the answers of all `steps`, whose values stand beside each other as seen from a batch.

    `names` returns a step's result columns. `parts` has the steps in that order; their places are those of `ranks`.
    """

    def __init__(self, steps: ListSteps, batch_id: str, names: Callable[[str], Sequence[str]]) -> None:
        parts, first = [], 0
        for each in steps.seen_from(batch_id):
            judge = Judge(names(each.batch_id), each.rule)
            parts.append(_Part(each.title, judge, first, first + judge.width))
            first += judge.width
        self.parts = tuple(parts)
        self.ranks = steps.ranked(batch_id)
        self._judged = Memo(self._together)
        # Of what tells nothing the latest is said.
        self._latest_first = [
            at for each in reversed(steps.steps) for at, step in enumerate(steps.seen_from(batch_id)) if step is each
        ]

    def answered(self, answer: NumberAnswer) -> Judged:
        """Return the verdict on a number that has an answer of any step."""
        has = answer.steps.answered if answer.steps else (True,) * len(self.parts)
        return self._judged[
            tuple(
                part.judge.answer(answer.values[part.first : part.past]) if told else None
                for part, told in zip(self.parts, has, strict=True)
            )
        ]

    def answers(self, values: Sequence[Sequence[str]], marks: Sequence[str]) -> list[Judged]:
        """Return `answered` for many at once, given as whole columns; `marks` are the texts of `InSteps`."""
        found = []
        for at, part in enumerate(self.parts):
            judged = part.judge.answers(values[part.first : part.past], len(marks))
            both = zip(judged, marks, strict=True)
            found.append([each if mark[at : at + 1] == "1" else None for each, mark in both])
        return [*map(self._judged.__getitem__, zip(*found, strict=True))]

    def _together(self, each: tuple[Judged | None, ...]) -> Judged:
        """Return the verdict by that of each step, None for one without an answer."""
        for groups in self.ranks:
            telling = [at for group in groups if (at := _first_telling(group, each)) is not None]
            grades = {at: _grade(each[at]) for at in telling}
            if telling:
                return self._named([at for at in sorted(telling) if grades[at] == max(grades.values())], each)
        said = [at for at in self._latest_first if (judged := each[at]) is not None and judged.said]
        return self._named(said[:1], each) if said else NOTHING

    def _named(self, places: Sequence[int], each: Sequence[Judged | None]) -> Judged:
        """Return the verdict that these steps have in common, with what each said and its title."""
        judged = [(self.parts[at].title, each[at] or NOTHING) for at in places]
        said = tuple(told for _, found in judged for told in found.said)
        return judged[0][1]._replace(said=said, products=tuple(title for title, found in judged for _ in found.said))


def _first_telling(group: Group, each: Sequence[Judged | None]) -> int | None:
    return next((at for at in group if _grade(each[at])), None)


def _grade(judged: Judged | None) -> int:
    """Return how grave a verdict is, as `GRADES` has it; 0 if it tells nothing."""
    return 0 if judged is None or judged.verdict is Verdict.UNKNOWN else GRADES.index(judged.verdict)


def judge_of(
    batch_id: str, rule: VerdictRule, steps: ListSteps, names: Callable[[str], Sequence[str]]
) -> Judge | StepsJudge:
    """Return who judges the numbers of a batch: by its `rule` alone, or by those of all `steps`."""
    return StepsJudge(steps, batch_id, names) if steps.steps else Judge(names(batch_id), rule)
