"""Estimates the time left in a way people can trust: not too early, in round steps, and without jumping.

The progress of the last seconds gives the current speed. The estimated end moves gradually towards the end that this
speed implies, and the shown time changes only once it is off by a whole step.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

# No estimate before `_SILENT` seconds, nor before `_SHARE` of the work or `_LONG` seconds have passed.
_SILENT, _SHARE, _LONG = 1.0, 0.05, 5.0
# The speed is measured over the last `_WINDOW` seconds, from points at least `_APART` seconds apart.
_WINDOW, _APART = 5.0, 0.2
# The estimated end adopts most of a new value within this many seconds.
_TRUST = 2.0
# (up to this many seconds left, size of a step in seconds)
_STEPS = ((60, 5), (300, 10), (3600, 60))
_LONGEST_STEP = 600


class TimeLeft:
    """Estimates the time left of one piece of work. `clock` returns monotonic seconds, as `time.monotonic` does."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.restart()

    def restart(self) -> None:
        """Begin a new piece of work."""
        self._points: deque[tuple[float, float]] = deque()
        self._begun = self._clock()
        self._end: float | None = None
        self._told_at = self._begun
        self._shown: int | None = None

    def at(self, share: float | None) -> int | None:
        """Return the seconds left, rounded to a step, once `share` (0..1) is done.

        Return None while no estimate is steady enough, or if `share` is unknown.
        """
        now = self._clock()
        if share is None or (self._points and share < self._points[-1][1]):
            self.restart()  # progress went back: this is different work
            return None
        self._note(now, share)
        since, before = self._points[0]
        steady = now - self._begun >= _SILENT and (share >= _SHARE or now - self._begun >= _LONG)
        if not steady or share <= before or now <= since:
            return self._shown
        self._approach(now, now + (1 - share) * (now - since) / (share - before))
        return self._in_steps(now)

    def _note(self, now: float, share: float) -> None:
        if not self._points or now - self._points[-1][0] >= _APART:
            self._points.append((now, share))
        while len(self._points) > 2 and now - self._points[1][0] >= _WINDOW:
            self._points.popleft()

    def _approach(self, now: float, end: float) -> None:
        if self._end is None:
            self._end = end
        else:
            self._end += (end - self._end) * min(1.0, (now - self._told_at) / _TRUST)
        self._told_at = now

    def _in_steps(self, now: float) -> int:
        """Lower the shown time as soon as a step has passed; raise it only if more than a whole step was missing."""
        left = max(0.0, (self._end or now) - now)
        step = step_of(left)
        rounded = max(step, -int(-left // step) * step)
        if self._shown is None or rounded < self._shown or left > self._shown + step:
            self._shown = rounded
        return self._shown


def step_of(seconds: float) -> int:
    """Return the step, in seconds, to which a remaining time of `seconds` is rounded."""
    return next((step for below, step in _STEPS if seconds <= below), _LONGEST_STEP)
