"""A plan of steps: what is verified next for a list, one step after the other, and what that may cost at most."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Any

from desktop_app.core.batches.steps import read_conditions
from desktop_app.core.errors import UsageError
from desktop_app.core.service.connection import LOCAL, check_base_url
from desktop_app.core.text.translatable import tr_text

_STEP = re.compile(r"(?P<product>\S+)(?:\s+at\s+(?P<address>\S+))?(?:\s+for\s+(?P<conditions>\S.*))?")
_BETWEEN = re.compile(r"\s+and\s+|\s+or\s+(?=unanswered$)")


@dataclass(frozen=True, slots=True)
class PlannedStep:
    """A step that begins once the one before it has ended, for the numbers of that one.

    `base_url`: "" for the service of the list's first step. `conditions` are those of `read_conditions`.
    """

    product: str
    base_url: str = ""
    conditions: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Return it as a person writes it."""
        where = f" at {self.base_url}" if self.base_url else ""
        return f"{self.product}{where}" + (f" for {' and '.join(self.conditions)}" if self.conditions else "")


def step_as(product: str, base_url: str, conditions: tuple[str, ...]) -> PlannedStep | None:
    """Return the step that these are; None if it can't be written so that it is read again as the same."""
    step = PlannedStep(product, base_url, conditions)
    try:
        return step if read_step(str(step)) == step else None
    except UsageError:
        return None


def read_step(text: str) -> PlannedStep:
    """Return the step that is written as “PRODUCT at URL for CONDITION and CONDITION”; only the product has to be.

    Raise UsageError for what can't be meant; only the answers tell whether a column of the service's own exists.
    """
    found = _STEP.fullmatch(text.strip())
    if found is None:
        example = "“hlr-lookup for line type=mobile”"
        raise UsageError(reason=tr_text("“{text}” is no step: write {example}.", text=text, example=example))
    address = found["address"] or ""
    if address:
        address = LOCAL if address.lower() == LOCAL else check_base_url(address)
    conditions = tuple(each.strip() for each in _BETWEEN.split(found["conditions"])) if found["conditions"] else ()
    read_conditions("", conditions, [each.partition("=")[0].strip() for each in conditions])
    return PlannedStep(found["product"], address, conditions)


@dataclass(frozen=True, slots=True)
class StepPlan:
    """The steps after a list's first batch, and how far they have come.

    `most` is what each step may cost at most, in the unit of its service, as it was said beforehand; None: its price
    wasn't known. `begun` are the batches of the steps that have begun. `ask`: a person wants to be asked before each.
    `again`: numbers that were sent lately are paid for again. `over`: no step begins any more. `days`: how old answers
    may be that each step takes over, 0 for none; empty: no step takes any over. `lately`: each takes over what was
    answered within 24 hours, however old answers may be.
    """

    steps: tuple[PlannedStep, ...]
    most: tuple[Decimal | None, ...]
    ask: bool = True
    again: bool = False
    begun: tuple[str, ...] = ()
    over: bool = False
    days: tuple[int, ...] = ()
    lately: bool = False

    @property
    def next_days(self) -> int:
        """The greatest age in days of answers that the next step takes over; 0 for none."""
        return self.days[len(self.begun)] if self.days else 0

    @property
    def left(self) -> tuple[PlannedStep, ...]:
        """The steps that haven't begun."""
        return () if self.over else self.steps[len(self.begun) :]

    def within(self, cost: Decimal | None) -> bool:
        """Return True if the next step may go at this cost: no more than was said, or nobody could say it."""
        most = self.most[len(self.begun)]
        return most is None or (cost is not None and cost <= most)

    def taken_over(self, earlier: StepPlan | None) -> StepPlan:
        """Return the plan that holds when it is ordered where `earlier` was: begun steps stay as they were planned."""
        if earlier is None or not earlier.begun:
            return self
        if earlier.steps != self.steps:
            return earlier
        return replace(earlier, ask=self.ask, again=self.again)

    def as_saved(self) -> dict[str, Any]:
        """Return what JSON can hold."""
        return {
            "steps": [[each.product, each.base_url, list(each.conditions)] for each in self.steps],
            "most": [None if each is None else str(each) for each in self.most],
            "ask": self.ask,
            "again": self.again,
            "begun": list(self.begun),
            "over": self.over,
            "days": list(self.days),
            "lately": self.lately,
        }

    @classmethod
    def from_saved(cls, saved: Mapping[str, Any]) -> StepPlan:
        """Return the plan that `as_saved` wrote."""
        return cls(
            tuple(PlannedStep(product, address, tuple(only)) for product, address, only in saved["steps"]),
            tuple(None if each is None else Decimal(each) for each in saved["most"]),
            saved["ask"],
            saved["again"],
            tuple(saved["begun"]),
            saved["over"],
            tuple(saved.get("days", ())),
            saved.get("lately", False),
        )
