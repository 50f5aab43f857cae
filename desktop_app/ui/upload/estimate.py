"""What sending a list would take: numbers, tasks, cost, and what stands against it."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from desktop_app.core.batch import Via
from desktop_app.core.batching import plan
from desktop_app.core.phone import NO_COUNTRY
from desktop_app.core.products import Product
from desktop_app.core.table import ReadOptions, Understanding


@dataclass(frozen=True, slots=True)
class Estimate:
    """`cost` by the price list, which is certain for the local service only; `balance` None where unknown."""

    numbers: int
    tasks: int
    cost: Decimal
    balance: Decimal | None
    certain: bool
    phone_column: bool

    @property
    def after(self) -> Decimal | None:
        """The balance that would be left."""
        return None if self.balance is None else self.balance - self.cost

    @property
    def short(self) -> Decimal | None:
        """How much the balance lacks, None where it doesn't."""
        return -self.after if self.after is not None and self.after < 0 else None

    @property
    def possible(self) -> bool:
        """Whether it may be sent. Prices of another service are guesses, so they don't stand in the way."""
        return self.phone_column and self.numbers > 0 and not (self.short and self.certain)


def estimate(found: Understanding, product: Product, balance: Decimal | None, *, certain: bool) -> Estimate:
    """Every distinct valid number once."""
    tasks = plan(found.countries, Via.AUTO, None)
    numbers = sum(task.numbers for task in tasks)
    return Estimate(
        numbers, len(tasks), product.price * numbers, balance, certain, found.shape.phone_column is not None
    )


def lacks_country(found: Understanding, options: ReadOptions) -> bool:
    """Whether most numbers are written nationally and no country was given. Judged by the first invalid ones."""
    if options.country or not found.problems or found.counts.invalid <= found.counts.valid:
        return False
    without = sum(problem.problem == NO_COUNTRY for problem in found.problems)
    return without * 2 > len(found.problems)


def wrong_country(found: Understanding, options: ReadOptions) -> bool:
    """Whether most numbers are invalid in the country that was given."""
    return bool(options.country) and found.counts.invalid > found.counts.valid
