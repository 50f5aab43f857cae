"""How long lists and single checks are kept: which of them are older than a person chose."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from desktop_app.core.batches.batch import Batch, Task, finished
from desktop_app.core.batches.checks import CheckEntry, CheckState

# What can be chosen, in days; without one everything is kept until a person deletes it.
CHOICES = (7, 30, 90, 365)
# A clock that has gone so far since it was last looked at may be wrong: a person is asked again before anything goes.
_LEAP = timedelta(days=30)
# What an organisation's limit deletes is announced so long before.
NOTICE = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class Due:
    """What is older than it is to be kept."""

    batches: tuple[Batch, ...] = ()
    checks: tuple[CheckEntry, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.batches or self.checks)

    @property
    def not_exported(self) -> int:
        """How many of the lists no file was written of."""
        return sum(batch.exported_at is None for batch in self.batches)


@dataclass(frozen=True, slots=True)
class Keeping:
    """What a person chose: `days`, None for ever. `said`: that the first deletion was announced, and agreed to.

    `looked`: when it was last looked for what is too old.
    """

    days: int | None = None
    said: bool = False
    looked: datetime | None = None

    def may_delete(self, now: datetime) -> bool:
        """Whether nobody has to be asked first."""
        return self.said and self.looked is not None and abs(now - self.looked) < _LEAP


@dataclass(frozen=True, slots=True)
class Told:
    """That an organisation's limit was announced: of how many `days`, `at` when, and when it was `looked` last."""

    days: int
    at: datetime
    looked: datetime

    def may_delete(self, now: datetime) -> bool:
        """Whether it was announced long enough ago."""
        return now - self.at >= NOTICE


def told_now(told: Told | None, days: int, now: datetime) -> Told:
    """What was announced, carried on; begun anew where nothing was, the limit is shorter, or the clock has leapt."""
    if told is None or days < told.days or told.at > now or abs(now - told.looked) >= _LEAP:
        return Told(days, now, now)
    return Told(days, told.at, now)


def at_most(days: int | None, most_days: int | None) -> int | None:
    """How long things are kept where an organisation has them kept for `most_days` at most (None: no limit)."""
    return days if most_days is None else min(days or most_days, most_days)


def last_moved(batch: Batch, tasks: Iterable[Task]) -> datetime:
    """When something last happened to a list: it was made, sent, heard of or exported."""
    times = [batch.created_at, batch.exported_at]
    for task in tasks:
        times += [task.sent_at, task.heard_at]
    return max(time for time in times if time is not None)


def outdated(batch: Batch, tasks: Iterable[Task], before: datetime) -> bool:
    """Whether nothing more happens to a list, and nothing has since `before`."""
    everything = list(tasks)
    return finished(everything) and last_moved(batch, everything) < before


def outdated_check(check: CheckEntry, before: datetime) -> bool:
    """The same of a single check; one on its way never is."""
    return check.state is not CheckState.SENDING and not check.batch_id and check.at < before


def before(now: datetime, days: int) -> datetime:
    """What last moved before then is older than so many days."""
    return now - timedelta(days=days)
