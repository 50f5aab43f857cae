"""Decides which earlier answers may be reused, how old they are, and what is recorded of it.

An answer is as old as its result. A reused one keeps its first date, however often it is reused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

# The ages in days, since an answer was made, that a person may choose. OFF: every number is sent.
OFF = 0
SPANS = (7, 30, 90)
# Answers of this many days are taken over by a run with nobody at the screen, whatever was chosen.
LATELY = 1
# Reused answers are stored with this as their part. Real tasks start at 1.
REUSED_PART = 0
# The column that marks reused answers, beside those of the service.
REUSED_COLUMN = "Reused"

# Their name in counts, beside the answer statuses; these rows count as answered, too.
REUSED = "reused"

# A result that was fetched later than this after sending may have been made at any time in between.
_SURE = timedelta(days=1)
# Columns with a verdict about a number; the first column counts as one, too.
_VERDICTS = frozenset({"status", "state", "result", "outcome", "verdict"})
# Verdicts, in lower case, that found nothing out, so that asking again is worthwhile.
INCONCLUSIVE = (
    "unknown", "undetermined", "unavailable", "not available", "n/a", "failed", "failure", "error", "timeout",
    "timed out", "pending", "processing", "no answer", "unanswered", "retry",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ReusedFrom:
    """The number of answers that were taken from a batch; `file` is its list's name."""

    batch_id: str
    file: str
    numbers: int


@dataclass(frozen=True, slots=True)
class Reused:
    """The answers that a batch reused when it was prepared: distinct numbers that are neither sent nor paid.

    `days` as chosen; `oldest` and `newest` say when the answers were made. `sources` has the largest first. `digest` is
    of the numbers, so that a list that must be read again gets the same answers or none.
    """

    days: int
    numbers: int
    oldest: datetime
    newest: datetime
    sources: tuple[ReusedFrom, ...]
    digest: str


@dataclass(frozen=True, slots=True)
class Known:
    """Counts distinct numbers of a list that have an answer: by the days of `LATELY` and `SPANS`, then by country."""

    by_days: Mapping[int, Mapping[str, int]] = field(default_factory=dict)

    def countries(self, days: int) -> Mapping[str, int]:
        """Return how many are known for at most so many days, by country; empty for `OFF`."""
        return self.by_days.get(days, {})

    def numbers(self, days: int) -> int:
        """Return how many are known for at most so many days, in all countries."""
        return sum(self.countries(days).values())

    @property
    def any(self) -> bool:
        """True if there is anything to choose."""
        return any(map(self.numbers, self.by_days))


NOTHING_KNOWN = Known()


def answered_at(sent_at: datetime | None, fetched_at: datetime) -> datetime:
    """Return when a task's answers were made: when its result was first fetched.

    If that was more than a day after sending, nobody knows, and they count as old as possible: as made at sending.
    """
    return sent_at if sent_at is not None and fetched_at - sent_at > _SURE else fetched_at


def oldest_allowed(now: datetime, days: int) -> datetime:
    """Return the earliest time of an answer that may be reused."""
    return now - timedelta(days=days)


def verdict_columns(names: Sequence[str]) -> list[int]:
    """Return the places of the columns, among an answer's own, in which to look for `INCONCLUSIVE` words."""
    named = {place for place, name in enumerate(names) if name.strip().casefold() in _VERDICTS}
    return sorted(named | ({0} if names else set()))


def marking(at: datetime) -> str:
    """Return the text that marks the row of a number with a reused answer."""
    return f"answered on {at.astimezone(UTC):%Y-%m-%d}"


def left_to_send(countries: Mapping[str, int], known: Mapping[str, int]) -> dict[str, int]:
    """Return the numbers by country without the known ones; omit countries with none left."""
    left = {country: numbers - known.get(country, 0) for country, numbers in countries.items()}
    return {country: numbers for country, numbers in left.items() if numbers > 0}
