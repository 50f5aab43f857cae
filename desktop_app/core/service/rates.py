"""Defines the document's limits, and calculates the waits that keep requests within them.

A sliding log of request times: a request may start when fewer than `limit` started within the last `window` seconds. (A
leaky bucket allows up to twice the limit within a window.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum


class RateGroup(StrEnum):
    """The endpoint groups of the document (Limits)."""

    READS = "reads"  # GET /balance, /tasks/{id}, /tasks/{id}/result
    SUBMITS = "submits"  # POST /detect, /detect/file
    CHECKS = "checks"  # POST /realtime/check/phone


class Pace(StrEnum):
    """The way a request takes its place within the limit."""

    AT_ONCE = "at once"
    APART = "apart"  # more are coming than a window holds: spaced out, which costs nothing then
    SPARE = "spare"  # polls: spread, and never into the last places
    SOON = "soon"  # polls of few tasks: apart, and never into the last places


LIMITS: dict[RateGroup, int] = {RateGroup.READS: 120, RateGroup.SUBMITS: 30, RateGroup.CHECKS: 180}
# What the local service takes from the program that started it, in a minute: nobody else waits for it. A list of many
# countries has a task, and so three requests or more, for each; a hundred tasks are a list of ten million numbers.
OWN_LIMITS: dict[RateGroup, int] = {**LIMITS, RateGroup.READS: 6_000, RateGroup.SUBMITS: 3_000}
# The document's minute, plus the variation in the time that requests take on the way.
ON_THE_WAY = 0.5
WINDOW = 60.0 + ON_THE_WAY
# A second of a service that counts so, with a little of the same variation.
SECOND = 1.1
# The longest wait that a service may ask for (Retry-After is clamped to it).
LONGEST_HOLD = 300.0
# A sixtieth of the places is left to urgent requests: 2 of 120. Polls alone then make 118 in 60.5 s; spaced out, at
# most two of them start in the extra half second, so any 60 s have at least 116 (97 % of 120).
_KEPT_FREE = 60
# Polls take at most a twelfth of the places (10 of 120) in a twelfth of the minute. So no burst is larger, places come
# free all the time, and what a late timer lost is caught up with.
SHORT = 5.0
_SHORT_SHARE = 12
# A poll and a result for each of few tasks take at most this share of the places that are left.
_FEW = 0.75
# Tenths of a second in a minute.
_LOTS = 600
# A higher limit a minute is reckoned as an even pace, without looking at each request.
STEPPED = 1_200


@dataclass(frozen=True, slots=True)
class Wait:
    """The wait of a group's requests: seconds until the first may start, and how many wait.

    `asked`: the service asked for the wait with a 429; otherwise the limit causes it.
    """

    seconds: float
    waiting: int
    asked: bool


@dataclass(frozen=True, slots=True)
class Hold:
    """A wait that a service asked for with a 429: `seconds` from the wall clock's `at`, in seconds since the epoch.

    `ticks`: the same moment on a monotonic clock, which restarts with the computer.
    """

    seconds: float
    at: float
    ticks: float

    def left(self, now: float, ticks: float) -> float:
        """Return the seconds left. The wall clock, which may leap, counts only if the computer restarted since."""
        passed = ticks - self.ticks if ticks >= self.ticks else now - self.at
        return min(max(0.0, self.seconds - max(0.0, passed)), LONGEST_HOLD)


def wait_before(times: Sequence[float], now: float, limit: int, window: float = WINDOW) -> float:
    """Return the seconds until the next request may start; 0 if now. `times` are start times, ascending.

    Times in the future (the clock was set back) count as now.
    """
    recent = [min(time, now) for time in times if time > now - window]
    if len(recent) < limit:
        return 0.0
    return max(0.0, recent[-limit] + window - now)


def pace_of_polls(tasks: int, left: int) -> Pace:
    """Return the pace of the polls of so many live tasks, with so many places left: a few of them needn't be spread."""
    return Pace.SOON if 0 < 2 * tasks <= _FEW * left else Pace.SPARE


def places_at_a_time(limit: int) -> int:
    """Return how many places an urgent request takes for those behind it: a tenth of a second of a high limit."""
    return max(1, limit // _LOTS)


def wait_urgently(  # noqa: PLR0913, PLR0917 - what it depends on
    leaving: float | None, last: float | None, now: float, limit: int, pace: Pace, places: int = 1
) -> float:
    """Return the seconds until so many urgent requests may start together.

    `leaving`: the time of the request that has to leave the window for that, the `limit - places + 1`th newest; `last`:
    the newest start; None where there is none.
    """
    full = wait_before([] if leaving is None else [leaving], now, 1)
    if pace is Pace.AT_ONCE:
        return full
    # Half of an even share: 0.25 s of 120 a minute, 1 s of 30. A 60 s window then never misses two places of 30, since
    # no two of them started within the half second that ours is longer.
    return max(full, wait_before([] if last is None else [last], now, 1, spacing(limit) * places))


def wait_to_poll(  # noqa: PLR0913, PLR0917 - what it depends on
    leaving: float | None, lately: float | None, last: float | None, now: float, limit: int, pace: Pace
) -> float:
    """Return the seconds until a poll may start.

    `leaving`: when the newest but so many (`polled_at_most`) can have arrived at the latest; `lately`: when the newest
    but so many (`polled_shortly`) started; `last`: the newest start; None where there is none.
    """
    apart = wait_urgently(None, last, now, limit, Pace.APART)
    short = wait_before([] if lately is None else [lately], now, 1, SHORT) if pace is Pace.SPARE else 0.0
    return max(apart, short, wait_before([] if leaving is None else [leaving], now, 1))


def polled_at_most(limit: int) -> int:
    """Return how many places of a window polls may fill up; the rest is left to urgent requests."""
    return limit - limit // _KEPT_FREE


def polled_shortly(limit: int) -> int:
    """Return how many requests may start within `SHORT` before polls that are spread have to wait."""
    return -(-limit // _SHORT_SHARE)


@dataclass(frozen=True, slots=True)
class Allowance:
    """The room within a limit: so many a minute, of which some have `started`, in order; nothing before `held_until`.

    Times are seconds since the epoch.
    """

    limit: int
    started: tuple[float, ...] = ()
    held_until: float = 0.0

    def until_started(self, count: int, now: float, apart: float = 0.0) -> float:
        """Return the seconds until `count` more have started, as soon as allowed and `apart` from each other."""
        if count <= 0:
            return 0.0
        if self.limit > STEPPED:
            return max(0.0, min(self.held_until - now, LONGEST_HOLD)) + count * max(WINDOW / self.limit, apart)
        # After two windows each further one repeats the one before: multiply instead of stepping through.
        rounds = max(0, count // self.limit - 2)
        times = [min(time, now) for time in self.started if time > now - WINDOW]
        held = self.held_until if self.held_until <= now + LONGEST_HOLD else now
        at = max(now, held) - apart
        for _ in range(count - rounds * self.limit):
            at += apart
            if len(times) >= self.limit:
                at = max(at, times[-self.limit] + WINDOW)
            times.append(at)
        return at - now + rounds * max(WINDOW, self.limit * apart)


def spacing(limit: int) -> float:
    """Return the seconds between two requests of one limit when more are coming than a window holds."""
    return WINDOW / limit / 2
