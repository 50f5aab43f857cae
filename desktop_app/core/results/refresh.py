"""Decides how old an answer may become before a refresh asks again, and counts what a refresh takes over and sends.

A refresh is a former list once more. Answers that are young enough are taken over with their dates
(`core.results.reuse`); asked again is what is older, what is unknown, and what the former list didn't have.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

# Days that answers stay fresh, unless a person says otherwise: who has a number's line changes often, its type seldom.
SOON, LATE = 30, 365
# Parts of a product's slug that tell what seldom changes.
_LASTING = ("validation", "validate", "line-type", "linetype", "format")
# What a person may choose, in days.
LEAST_AGE, MOST_AGE = 1, 3650


@dataclass(frozen=True, slots=True)
class Refresh:
    """The order to refresh a former batch: its answers of at most `days` are taken over."""

    former: str
    days: int


@dataclass(frozen=True, slots=True)
class RefreshSplit:
    """Counts the distinct numbers of a list by what a refresh does with them.

    `fresh` ones are taken over. `stale` ones have an older answer, `unknown` ones none that tells anything, and `new`
    ones are not in the former list. `countries` has what is sent, by country.
    """

    fresh: int = 0
    stale: int = 0
    unknown: int = 0
    new: int = 0
    countries: Mapping[str, int] = field(default_factory=dict)

    @property
    def numbers(self) -> int:
        """All numbers of the list."""
        return self.fresh + self.to_send

    @property
    def to_send(self) -> int:
        """The numbers that are asked again, or for the first time."""
        return self.stale + self.unknown + self.new

    def as_json(self) -> dict[str, int]:
        """Return the counts by their names."""
        return {"fresh": self.fresh, "stale": self.stale, "unknown": self.unknown, "new": self.new}


def usual_age(product: str) -> int:
    """Return how many days answers of a product stay fresh unless a person says otherwise."""
    slug = product.casefold().replace("_", "-").replace(" ", "-")
    return LATE if any(part in slug for part in _LASTING) else SOON


def age_of(product: str, chosen: Any) -> int:
    """Return how many days answers of a product stay fresh; `chosen` is what a person said, by product."""
    days = chosen.get(product) if isinstance(chosen, dict) else None
    return days if isinstance(days, int) and LEAST_AGE <= days <= MOST_AGE else usual_age(product)
