"""Counts the document's limits by key and endpoint group: two sliding windows and a token bucket.

Time is an argument, in seconds of a clock that never goes back. Refused requests don't count.
"""

from __future__ import annotations

import math
from collections import deque
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from desktop_app.local_service.settings import Limits

MANY = 1000
"""From this many counters on, those that nothing is counted in any more are dropped."""

_ROUNDING = 1e-9


class Group(StrEnum):
    """The document's three endpoint groups."""

    READ = "read"
    SUBMIT = "submit"
    REALTIME = "realtime"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The decision on a request: if it may pass, how many are left then, and otherwise the whole seconds to wait."""

    allowed: bool
    remaining: int
    retry_after: int = 0


class Counter(Protocol):
    """The count of one key in one group."""

    def take(self, now: float) -> Verdict:
        """Count one request, if it may pass."""
        ...

    def idle(self, now: float) -> bool:
        """Return True if it is as good as new."""
        ...


class SlidingWindow:
    """Allows at most `limit` requests in any `window` seconds: a log of their times."""

    def __init__(self, limit: int, window: float) -> None:
        self._limit = limit
        self._window = window
        self._times: deque[float] = deque()

    def take(self, now: float) -> Verdict:
        """Count one request, if fewer than `limit` are within the window."""
        self._drop(now)
        if len(self._times) >= self._limit:
            return Verdict(False, 0, _whole_seconds(self._times[0] + self._window - now))
        self._times.append(now)
        return Verdict(True, self._limit - len(self._times))

    def idle(self, now: float) -> bool:
        """Return True if no request is within the window."""
        self._drop(now)
        return not self._times

    def _drop(self, now: float) -> None:
        while self._times and self._times[0] + self._window <= now + _ROUNDING:
            self._times.popleft()


class TokenBucket:
    """Holds `capacity` tokens at first, refilled by `rate` a second; each request takes one."""

    def __init__(self, capacity: int, rate: float, now: float) -> None:
        self._capacity = capacity
        self._rate = rate
        self._tokens = float(capacity)
        self._at = now

    def take(self, now: float) -> Verdict:
        """Take a token, if there is a whole one."""
        self._refill(now)
        if self._tokens < 1 - _ROUNDING:
            return Verdict(False, 0, _whole_seconds((1 - self._tokens) / self._rate))
        self._tokens = max(0.0, self._tokens - 1)
        return Verdict(True, math.floor(self._tokens + _ROUNDING))

    def idle(self, now: float) -> bool:
        """Return True if the bucket is full."""
        self._refill(now)
        return self._tokens >= self._capacity

    def _refill(self, now: float) -> None:
        self._tokens = min(float(self._capacity), self._tokens + max(0.0, now - self._at) * self._rate)
        self._at = max(self._at, now)


class RateLimiter:
    """All counters of one service; with `limits` None everything passes."""

    def __init__(self, limits: Limits | None) -> None:
        self._limits = limits
        self._counters: dict[tuple[Group, str], Counter] = {}

    def take(self, group: Group, who: str, now: float) -> Verdict:
        """Count a request of `who` (a key's hash, or an address if there is no key) in a group."""
        if self._limits is None:
            return Verdict(True, Limits().checks)
        counter = self._counters.get((group, who))
        if counter is None:
            self._drop_idle(now)
            counter = self._counters[group, who] = _counter(self._limits, group, now)
        return counter.take(now)

    def _drop_idle(self, now: float) -> None:
        if len(self._counters) >= MANY:
            self._counters = {name: counter for name, counter in self._counters.items() if not counter.idle(now)}


def _counter(limits: Limits, group: Group, now: float) -> Counter:
    match group:
        case Group.READ:
            return SlidingWindow(limits.reads, limits.window)
        case Group.SUBMIT:
            return SlidingWindow(limits.submissions, limits.window)
        case Group.REALTIME:
            return TokenBucket(limits.burst, limits.checks / limits.window, now)


def _whole_seconds(seconds: float) -> int:
    return max(1, math.ceil(seconds - _ROUNDING))
