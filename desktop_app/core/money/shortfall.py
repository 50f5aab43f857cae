"""Calculates what a balance lacks for the numbers of a batch that are still to be sent."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal


@dataclass(frozen=True, slots=True)
class Shortfall:
    """The `numbers` that wait, their `cost` by the price list, and the `balance`; in its unit, None if unknown."""

    numbers: int
    cost: Decimal | None
    balance: Decimal | None

    @property
    def missing(self) -> Decimal | None:
        """The amount to add; None if unknown, or if the prices say that nothing is missing."""
        if self.cost is None or self.balance is None or self.cost <= self.balance:
            return None
        return self.cost - self.balance
