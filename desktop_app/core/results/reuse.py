"""Answers of before that stand in for asking again: which may, how old they are, and what is kept of it.

An answer is as old as its result. One that is filled in keeps its first date, however often it is filled in again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

# Days since an answer was made: what a person may choose. OFF: every number is sent.
OFF = 0
SPANS = (7, 30, 90)
# Where a batch's answers stand by their task, those that were filled in stand by this; tasks count from 1.
REUSED_PART = 0
# The column that says so, beside those of the service.
REUSED_COLUMN = "Reused"

# What they are counted as, beside the answer statuses: these rows are answered, too.
REUSED = "reused"

# A result that was fetched later than this may have been made at any time since it was sent.
_SURE = timedelta(days=1)
# Columns that say what came of a number; the first column is taken for one, too.
_VERDICTS = frozenset({"status", "state", "result", "outcome", "verdict"})
# What they say where nothing was found out, in lower case: then it is worth asking again.
INCONCLUSIVE = (
    "unknown", "undetermined", "unavailable", "not available", "n/a", "failed", "failure", "error", "timeout",
    "timed out", "pending", "processing", "no answer", "unanswered", "retry",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ReusedFrom:
    """How many answers were taken over from a batch; `file` is what its list was called."""

    batch_id: str
    file: str
    numbers: int


@dataclass(frozen=True, slots=True)
class Reused:
    """What a batch took over when it was prepared: distinct numbers that are neither sent nor paid.

    `days` as chosen; `oldest` and `newest` say when the answers were made. `sources` has the most first. `digest` is of
    the numbers, so that the same list, if it must be read anew, gets the same ones or none.
    """

    days: int
    numbers: int
    oldest: datetime
    newest: datetime
    sources: tuple[ReusedFrom, ...]
    digest: str


@dataclass(frozen=True, slots=True)
class Known:
    """Distinct numbers of a list that have an answer: by the days of `SPANS`, then by country."""

    by_days: Mapping[int, Mapping[str, int]] = field(default_factory=dict)

    def countries(self, days: int) -> Mapping[str, int]:
        """How many are known for so many days at most, by country; nothing of `OFF`."""
        return self.by_days.get(days, {})

    def numbers(self, days: int) -> int:
        """The same of all countries."""
        return sum(self.countries(days).values())

    @property
    def any(self) -> bool:
        """True if there is anything to choose."""
        return any(map(self.numbers, self.by_days))


NOTHING_KNOWN = Known()


def answered_at(sent_at: datetime | None, fetched_at: datetime) -> datetime:
    """When a task's answers were made: when its result was first fetched.

    Where that was more than a day after it was sent nobody knows when they were made, and they count as old as can be.
    """
    return sent_at if sent_at is not None and fetched_at - sent_at > _SURE else fetched_at


def oldest_allowed(now: datetime, days: int) -> datetime:
    """What was answered before isn't filled in."""
    return now - timedelta(days=days)


def verdict_columns(names: Sequence[str]) -> list[int]:
    """Return the places of the columns in which `INCONCLUSIVE` is looked for, of an answer's own columns."""
    named = {place for place, name in enumerate(names) if name.strip().casefold() in _VERDICTS}
    return sorted(named | ({0} if names else set()))


def marking(at: datetime) -> str:
    """What stands in the row of a number whose answer was filled in."""
    return f"answered on {at.astimezone(UTC):%Y-%m-%d}"


def left_to_send(countries: Mapping[str, int], known: Mapping[str, int]) -> dict[str, int]:
    """Numbers by country without those that are known; countries of which none is left aren't there."""
    left = {country: numbers - known.get(country, 0) for country, numbers in countries.items()}
    return {country: numbers for country, numbers in left.items() if numbers > 0}
