"""What sending numbers would take: how many, in how many tasks, the cost, and what stands against it."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal


@dataclass(frozen=True, slots=True)
class Estimate:
    """`cost` by the price list, which is certain for the local service only; `balance` None where unknown."""

    numbers: int
    tasks: int
    cost: Decimal
    balance: Decimal | None
    certain: bool
    phone_column: bool = True

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
