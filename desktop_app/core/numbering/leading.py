"""Keeps what was made of the facts of numbers by the leading digits that settle them, and the length.

Most numbers are settled by four to eight digits. A look-up or two takes the place of a walk along all of them, and what
is made of the facts, a line of a file for one, is made once for thousands of numbers.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Generic, TypeVar

from desktop_app.core.numbering.areas import NO_AREA, Area
from desktop_app.core.numbering.facts import MOST_DIGITS, NumberFacts, PlanClass, Unsettled

Made = TypeVar("Made")

_E164 = re.compile(rf"\+[1-9][0-9]{{1,{MOST_DIGITS - 1}}}", re.ASCII)
_DIGITS = b"0123456789"
# How much of a number, with its plus, is looked up at first, and if that doesn't settle it.
_FIRST = 5
_ENDS = (_FIRST, 7, 9, 11)
_MOST = 200_000  # beginnings of numbers of one length: some 20 MB


class ByLeadingDigits(Generic[Made]):
    """Says what `make` makes of the class and area of many numbers; from any thread.

    `area_counts` says of a class whether `make` looks at the area, which often more digits tell.
    """

    def __init__(
        self, facts: NumberFacts, make: Callable[[PlanClass, Area], Made], area_counts: Callable[[PlanClass], bool]
    ) -> None:
        self._facts = facts
        self._make = make
        self._area_counts = area_counts
        # By length: beginnings with what was made of them, or where to look up next; False: `phonenumbers` is asked.
        self._known: defaultdict[int, dict[str, Made | int]] = defaultdict(dict)
        self._made: dict[tuple[int, Area], Made] = {}

    def of(self, numbers: Sequence[str]) -> list[Made | None]:
        """Return what is made of each number; None for those that aren't valid, or are left to `phonenumbers`."""
        if not _only_digits(numbers):
            numbers = [number if _E164.fullmatch(number) else "" for number in numbers]
        found: list[Made | int] = []
        append, known = found.append, self._known
        for number in numbers:
            of_length = known[len(number)]
            made = of_length.get(number[:_FIRST])
            while made.__class__ is int:
                made = of_length.get(number[:made])
            append(self._learned(number) if made is None else made)
        return [each or None for each in found]  # type: ignore[misc]  # no other number is left than False

    def _learned(self, number: str) -> Made | int:
        """Return what is made of a number, or False; keep it for all that begin like it."""
        if not _E164.fullmatch(number):
            return False
        with self._facts.lock:
            length = len(number)
            of_length = self._known[length]
            if len(of_length) >= _MOST:
                of_length.clear()
            ends = [*(end for end in _ENDS if end < length), length]
            for end, following in pairwise(ends):
                settled = self._settled(number[:end], length)
                of_length[number[:end]] = following if settled is None else settled
                if settled is not None:
                    return settled
            return self._made_of(self._facts.plan_of(number), self._facts.area_of(number))

    def _settled(self, beginning: str, length: int) -> Made | int | None:
        """Return what is made of all numbers of a length that begin so, or False; None if further digits count."""
        plan = self._facts.settled_plan(beginning, length)
        if isinstance(plan, Unsettled):
            return None
        area = NO_AREA
        if plan is not None and self._area_counts(plan):
            told = self._facts.settled_area(beginning)
            if isinstance(told, Unsettled):
                return None
            area = told
        return self._made_of(plan, area)

    def _made_of(self, plan: PlanClass | None, area: Area) -> Made | int:
        if plan is None:
            return False
        if not self._area_counts(plan):
            area = NO_AREA
        key = id(plan), area  # classes are kept for good
        if key not in self._made:
            self._made[key] = self._make(plan, area)
        return self._made[key]


def _only_digits(numbers: Sequence[str]) -> bool:
    """Return True if each text is a plus and digits: the other signs are the pluses and the ends of lines alone."""
    signs = "\n".join(numbers).encode("ascii", "replace").translate(None, _DIGITS)
    return signs == b"\n".join([b"+"] * len(numbers))
