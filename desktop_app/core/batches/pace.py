"""Measures a batch's pace and remaining time, from its progress since this run first heard of it."""

from __future__ import annotations

from collections.abc import Hashable

from desktop_app.core.text.time_left import step_of

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
