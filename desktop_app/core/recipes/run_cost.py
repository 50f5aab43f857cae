"""Works out what a run of a recipe takes at most, all its steps together, and what its cap lets go of that."""

from __future__ import annotations

from dataclasses import dataclass, replace
from decimal import Decimal

from desktop_app.core.money.estimate import Estimate
from desktop_app.core.recipes.recipe import RunCap
from desktop_app.core.text.translatable import tr_text


@dataclass(frozen=True, slots=True)
class RunCost:
    """What each step of a run of `numbers` sends and takes at most, the first one first; some are taken over.

    `elsewhere`: a step goes to another service, whose amounts have another unit.
    """

    cap: RunCap
    numbers: int
    steps: tuple[Estimate, ...]
    elsewhere: bool = False

    @property
    def first(self) -> int:
        """How many numbers go to the first step."""
        return self.steps[0].numbers

    @property
    def taken_over(self) -> int:
        """How many numbers have answers that the first step takes over."""
        return self.numbers - self.first

    @property
    def sent(self) -> int:
        """How many numbers all steps send together, a number of two steps twice."""
        return sum(each.numbers for each in self.steps)

    @property
    def total(self) -> Decimal | None:
        """What all steps cost together; None if nobody knows that of one, or if their units differ."""
        costs = [each.cost if each.numbers else Decimal(0) for each in self.steps]
        return None if self.elsewhere or None in costs else sum(filter(None, costs), Decimal(0))

    @property
    def can_be_kept(self) -> bool:
        """True unless the cap is an amount, and nobody knows what a run costs."""
        return self.cap.amount is None or self.total is not None

    @property
    def most(self) -> int | None:
        """How many numbers may go to the first step within the cap, whatever the later ones come to; None for any."""
        most = list[int]()
        if self.cap.numbers is not None:
            most.append(self.cap.numbers // len(self.steps))
        each = sum((step.cost / step.numbers for step in self.steps if step.cost and step.numbers), Decimal(0))
        if self.cap.amount is not None and each:
            most.append(int(self.cap.amount / each))
        if not most:
            return None
        return max(min(most), self.first) if self.within_cap else min(most)

    @property
    def within_cap(self) -> bool:
        """True if all of it may go."""
        numbers, amount, total = self.cap.numbers, self.cap.amount, self.total
        few_enough = numbers is None or self.sent <= numbers
        return self.can_be_kept and few_enough and (amount is None or total is None or total <= amount)

    def of(self, numbers: int) -> RunCost:
        """Return what it takes if so many numbers go to each step."""
        steps = (
            replace(each, numbers=numbers, cost=each.cost and each.cost * numbers / (each.numbers or 1))
            for each in self.steps
        )
        return replace(self, numbers=numbers, steps=tuple(steps))


def numbers_text(count: int) -> str:
    """Return "1 number" or "5,000 numbers", which is translated where a sentence with it is."""
    return tr_text("1 number") if count == 1 else tr_text("{count} numbers", count=count)
