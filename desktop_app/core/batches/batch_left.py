"""Estimates a batch's remaining time, and detects that nothing moves at the service any more.

Unsent tasks are estimated by the limits, tasks at the service by what earlier ones took. The measured pace (`Pace`)
knows nothing of limits: thirty tasks may go within half a minute, and the next one waits for the end of the minute. So
the estimate is the longest of all remaining parts. It is None if any part is unknown.

A batch is stalled if the service reports the same state for long, or doesn't answer. Time before the program began to
ask (it was closed overnight) is no silence. What the service said last counts until it says otherwise.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import pairwise
from statistics import median
from typing import NamedTuple

from desktop_app.core.batches.batch import Task, Via
from desktop_app.core.batches.submission import AT_WORK, ONE_BY_ONE, OUT, TO_JOIN, TO_SEND, WITH_RESULT, TaskState
from desktop_app.core.service.rates import LIMITS, WINDOW, Allowance, RateGroup, spacing
from desktop_app.core.text.time_left import step_of

Allowances = Mapping[RateGroup, Allowance]
# As the document has them, with nothing asked yet.
DOCUMENTED: Allowances = {group: Allowance(limit) for group, limit in LIMITS.items()}

# Reads that a task takes at the least: the balance before it is sent, a poll, its result.
_READS = 3
# Of a task's progress so much tells when it will end.
_TELLING = 0.05
# A task tells how long one takes that is at the most so many times as large.
_LARGER = 2
# Gaps between submissions that tell how long one takes; longer ones were waits for the limit.
_GAPS = 3


def seconds_left(  # noqa: PLR0913 - each may stand in the way
    tasks: Sequence[Task],
    now: datetime,
    since: datetime,
    *,
    allowances: Allowances = DOCUMENTED,
    paced: float | None = None,
    rivals: int = 0,
) -> float | None:
    """Return the seconds until a batch has nothing left to do; None if too little is known, or all of it is overdue.

    `since`: when this run began to poll; tasks sent earlier may have ended while nobody polled. `paced`: the estimate
    from the measured pace, 0.0 where that time is over. `rivals`: tasks of other batches that are sent in between.
    """
    waiting = [task for task in tasks if task.state is TaskState.PREPARED]
    at = now.timestamp()
    if any(task.state in ONE_BY_ONE or task.via is Via.REALTIME for task in tasks):
        return _one_by_one(tasks, at, allowances[RateGroup.CHECKS], paced)
    out = [task for task in tasks if task.state in OUT - TO_JOIN]
    fetching = sum(task.state in TO_JOIN for task in tasks)
    took = _Took.of(tasks, since)
    ends = [took.left(task, at) for task in out]
    if waiting:
        sent = _until_sent(tasks, len(waiting) + rivals, at, allowances[RateGroup.SUBMITS])
        lasts = took.of_size(max(task.numbers for task in waiting))
        ends.append(None if lasts is None else sent + lasts)
    known = [end for end in ends if end is not None]
    if len(known) < len(ends):
        return None
    reads = _READS * len(waiting) + (_READS - 1) * len(out) + fetching
    return max([_until_read(reads, at, allowances[RateGroup.READS]), paced or 0.0, *known]) or None


def _until_read(count: int, at: float, allowance: Allowance) -> float:
    """Return the seconds until `count` reads have started. Many polls are spread over the minute."""
    return allowance.until_started(count, at, WINDOW / allowance.limit if count > allowance.limit else 0.0)


def _one_by_one(tasks: Sequence[Task], at: float, allowance: Allowance, paced: float | None) -> float | None:
    """Return the seconds left for numbers that go one by one; None until the pace shows how long one takes."""
    if paced is None:
        return None
    rest = sum(round(task.numbers * (1 - (task.progress or 0.0))) for task in tasks if task.state in TO_SEND)
    return max(paced, allowance.until_started(rest, at)) or None


def _until_sent(tasks: Sequence[Task], count: int, at: float, allowance: Allowance) -> float:
    """Return the seconds until `count` more submissions have started, one after the other."""
    times = sorted(task.sent_at.timestamp() for task in tasks if task.sent_at)
    gaps = sorted(later - earlier for earlier, later in pairwise(times) if later - earlier < WINDOW)
    usual = gaps[len(gaps) // 4] if len(gaps) >= _GAPS else 0.0  # the quicker ones: others waited for something
    free = allowance.limit - sum(time > at - WINDOW for time in allowance.started)
    return allowance.until_started(count, at, max(usual, spacing(allowance.limit) if count > free else 0.0))


@dataclass(frozen=True, slots=True)
class _Took:
    """Holds (numbers, seconds from sending to completion) of tasks: measured, or projected from progress."""

    seen: tuple[tuple[int, float], ...]
    _of_sizes: dict[int, float | None] = field(default_factory=dict)

    @classmethod
    def of(cls, tasks: Sequence[Task], since: datetime) -> _Took:
        return cls(tuple((task.numbers, took) for task in tasks if (took := _whole(task, since)) is not None))

    def of_size(self, numbers: int) -> float | None:
        """Return the median seconds for a task of this size; None until one at least half as large has shown it."""
        if numbers not in self._of_sizes:
            near = [took for size, took in self.seen if size * _LARGER >= numbers]
            self._of_sizes[numbers] = median(near) if near else None
        return self._of_sizes[numbers]

    def left(self, task: Task, at: float) -> float | None:
        """Return the seconds from `at` until a task at the service completes; None where nobody knows."""
        sent = task.sent_at.timestamp() if task.sent_at else at
        whole = _projected(task)
        if whole is None and (whole := self.of_size(task.numbers)) is not None and at - sent > _LARGER * whole:
            return None  # so much longer than others that they tell nothing of it
        return None if whole is None else max(0.0, sent + whole - at)


def _whole(task: Task, since: datetime) -> float | None:
    if task.sent_at is None or task.heard_at is None or task.sent_at < since:
        return None
    if task.state in WITH_RESULT:
        return max(0.0, (task.heard_at - task.sent_at).total_seconds())
    return _projected(task)


def _projected(task: Task) -> float | None:
    """Return a task's total seconds, projected from its last progress; None below `_TELLING`."""
    if task.state not in AT_WORK or not (task.sent_at and task.heard_at) or (task.progress or 0.0) < _TELLING:
        return None
    return max(0.0, (task.heard_at - task.sent_at).total_seconds()) / (task.progress or 1.0)


# --- The pace, measured since this run first heard of a batch or task ---


# An estimate from less time or progress would only jump.
_LEAST_SECONDS = 2.0
_LEAST_SHARE = 0.01


class Pace:
    """Tracks progress by key. Times are seconds of any steady clock; shares are 0..1."""

    def __init__(self) -> None:
        self._first: dict[Hashable, tuple[float, float]] = {}
        self._last: dict[Hashable, tuple[float, float]] = {}

    def heard(self, key: Hashable, share: float, at: float) -> None:
        """Record the share at time `at`. A share that falls (sent again, split) restarts the measurement."""
        last = self._last.get(key)
        if last is None or share < last[1]:
            self._first[key] = (at, share)
        if last is None or share != last[1]:
            self._last[key] = (at, share)

    def seconds(self, key: Hashable, at: float) -> float | None:
        """Return the seconds from `at` until it is done at this pace, 0.0 if overdue; None while unknown."""
        if not self._tells(key):
            return None
        (begun, before), (heard, share) = self._first[key], self._last[key]
        return max(0.0, (1 - share) * (heard - begun) / (share - before) - (at - heard))

    def left(self, key: Hashable, at: float) -> int | None:
        """Return the seconds left, rounded by `calm`; None while unknown or overdue."""
        return calm(self.seconds(key, at))

    def rate(self, key: Hashable, at: float) -> float | None:
        """Return the share that is done in a minute, up to `at`; None while unknown."""
        if not self._tells(key):
            return None
        (begun, before), (_, share) = self._first[key], self._last[key]
        return 60 * (share - before) / max(at - begun, _LEAST_SECONDS)

    def _tells(self, key: Hashable) -> bool:
        if key not in self._first:
            return False
        (begun, before), (heard, share) = self._first[key], self._last[key]
        return share < 1 and share - before >= _LEAST_SHARE and heard - begun >= _LEAST_SECONDS

    def forget(self, key: Hashable) -> None:
        """Drop a key that has ended or is gone."""
        self._first.pop(key, None)
        self._last.pop(key, None)


def calm(seconds: float | None) -> int | None:
    """Round the seconds left to steps, to avoid false precision; None if unknown or over."""
    if not seconds:
        return None
    step = step_of(seconds)
    return max(step, round(seconds / step) * step)


# The time without movement for a task that reports progress; at a percent a quarter of an hour, a task takes a day.
UNMOVED = timedelta(minutes=15)
# A task that reports no progress moves only twice in its life.
UNMOVED_UNTOLD = timedelta(hours=1)
# The older a task, the longer its steps: a percent of what took a week is an hour and a half.
_OF_AGE = 20
# The oldest of a thousand tasks are polled every ten minutes.
SILENT = timedelta(minutes=15)


class Stall(StrEnum):
    """The way in which nothing moves."""

    UNMOVED = "unmoved"
    SILENT = "silent"


class Stalled(NamedTuple):
    """A stall: its kind, and since when."""

    kind: Stall
    since: datetime


def unmoved(task: Task) -> Stalled | None:
    """Return the stall of a task for which the service has reported the same state for too long; else None."""
    moved = max((at for at in (task.moved_at, task.sent_at) if at), default=None)
    if task.state not in AT_WORK or moved is None or task.heard_at is None:
        return None
    limit = UNMOVED if task.progress is not None else UNMOVED_UNTOLD
    if task.sent_at is not None:
        limit = max(limit, (moved - task.sent_at) / _OF_AGE)
    return Stalled(Stall.UNMOVED, moved) if task.heard_at - moved >= limit else None


def silent(tasks: Iterable[Task], now: datetime, asked_since: datetime) -> Stalled | None:
    """Return the stall if no task at the service was heard of for too long; else None.

    It takes all tasks of a batch, because each of many is polled seldom. `asked_since`: nobody polled before.
    """
    asked = [task for task in tasks if task.state in AT_WORK]
    heard = [at for task in asked for at in (task.heard_at, task.sent_at) if at]
    if not heard:
        return None
    since = max(heard)
    return Stalled(Stall.SILENT, since) if now - max(since, asked_since) >= SILENT else None


def stalled(tasks: Iterable[Task], now: datetime, asked_since: datetime) -> Stalled | None:
    """Return the stall if nothing moves at the service: its silence, or the last movement it reported; else None."""
    live = [task for task in tasks if task.state in AT_WORK]
    if (quiet := silent(live, now, asked_since)) is not None:
        return quiet
    found = [unmoved(task) for task in live]
    still = [each for each in found if each is not None]
    return max(still, key=lambda each: each.since) if still and len(still) == len(found) else None
