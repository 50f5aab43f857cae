"""Decides which lists and single checks are older than a person wants to keep them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from desktop_app.core.batches.batch import Batch, Task, finished
from desktop_app.core.batches.checks import CheckEntry, CheckState

# The periods to choose from, in days. Without one, everything is kept until a person deletes it.
CHOICES = (7, 30, 90, 365)
# A clock that has moved this far since the last look may be wrong: ask a person again before deleting anything.
_LEAP = timedelta(days=30)
# How long before the first deletion an organisation's limit is announced.
NOTICE = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class Due:
    """The lists and checks that are older than their period."""

    batches: tuple[Batch, ...] = ()
    checks: tuple[CheckEntry, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.batches or self.checks)

    @property
    def not_exported(self) -> int:
        """The number of lists that were never exported."""
        return sum(batch.exported_at is None for batch in self.batches)


@dataclass(frozen=True, slots=True)
class Keeping:
    """A person's choice: `days`, None for ever. `said`: the first deletion was announced and agreed to.

    `looked`: when the last search for outdated items ran.
    """

    days: int | None = None
    said: bool = False
    looked: datetime | None = None

    def may_delete(self, now: datetime) -> bool:
        """Return True if no person has to be asked first."""
        return self.said and self.looked is not None and abs(now - self.looked) < _LEAP


@dataclass(frozen=True, slots=True)
class Told:
    """The announcement of an organisation's limit: `days` long, announced `at`, last `looked` at then."""

    days: int
    at: datetime
    looked: datetime

    def may_delete(self, now: datetime) -> bool:
        """Return True if it was announced long enough ago."""
        return now - self.at >= NOTICE


def told_now(told: Told | None, days: int, now: datetime) -> Told:
    """Continue the announcement. Restart it if there was none, the limit got shorter, or the clock has leapt."""
    if told is None or days < told.days or told.at > now or abs(now - told.looked) >= _LEAP:
        return Told(days, now, now)
    return Told(days, told.at, now)


def at_most(days: int | None, most_days: int | None) -> int | None:
    """Return the days to keep things under an organisation's limit of `most_days` (None: no limit)."""
    return days if most_days is None else min(days or most_days, most_days)


def last_moved(batch: Batch, tasks: Iterable[Task]) -> datetime:
    """Return when something last happened to a list: it was made, sent, heard of or exported."""
    times = [batch.created_at, batch.exported_at]
    for task in tasks:
        times += [task.sent_at, task.heard_at]
    return max(time for time in times if time is not None)


def outdated(batch: Batch, tasks: Iterable[Task], before: datetime) -> bool:
    """Return True if a list is finished and nothing has happened to it since `before`."""
    everything = list(tasks)
    return finished(everything) and last_moved(batch, everything) < before


def outdated_check(check: CheckEntry, before: datetime) -> bool:
    """Return True if a single check is older than `before`. One under way never is."""
    return check.state is not CheckState.SENDING and not check.batch_id and check.at < before


def before(now: datetime, days: int) -> datetime:
    """Return the time before which a last change is older than so many days."""
    return now - timedelta(days=days)
