"""What a batch was charged, and how that is known."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum


class ChargedHow(StrEnum):
    """Where an amount comes from."""

    SAID = "said"  # the service's answers named it for every task
    BALANCE = "balance"  # the balance before and after, while nothing else of ours was charged
    AT_LEAST = "at least"  # the answers named so much, and there may be more: not for all tasks, or one went twice


@dataclass(frozen=True, slots=True)
class Charged:
    """An amount in the balance's unit; `currency` is "" where none was named."""

    amount: Decimal
    currency: str
    how: ChargedHow

    @property
    def certain(self) -> bool:
        """Whether the service said it; a balance may have been used by somebody else, too."""
        return self.how is ChargedHow.SAID
