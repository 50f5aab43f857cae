"""How long work still takes, said so that it can be believed: late, in round steps, and never jumping about.

What the last seconds brought tells how quick the work is now; the end that follows from it is approached, not
adopted, and the words change only once they are off by a whole step.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

# Nothing is said before so many seconds, and before so much of the work or so many more seconds.
_SILENT, _SHARE, _LONG = 1.0, 0.05, 5.0
# The last seconds that tell how quick it is, and how seldom one of them is written down.
_WINDOW, _APART = 5.0, 0.2
# Seconds in which most of what is new about the end is believed.
_TRUST = 2.0
# Below so many seconds the time is told in steps of so many.
_STEPS = ((60, 5), (300, 10), (3600, 60))
_LONGEST_STEP = 600


class TimeLeft:
    """One piece of work. `clock` gives seconds and never goes back, as `time.monotonic` does."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.restart()

    def restart(self) -> None:
        """Other work begins."""
        self._points: deque[tuple[float, float]] = deque()
        self._begun = self._clock()
        self._end: float | None = None
        self._told_at = self._begun
        self._shown: int | None = None

    def at(self, share: float | None) -> int | None:
        """Whole seconds left, of steps, now that `share` (0..1) is done; None while it isn't known or not steady."""
        now = self._clock()
        if share is None or (self._points and share < self._points[-1][1]):
            self.restart()  # it isn't the same work any more
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
        """Down as soon as a step is over, up only where more than a whole one was missing."""
        left = max(0.0, (self._end or now) - now)
        step = step_of(left)
        rounded = max(step, -int(-left // step) * step)
        if self._shown is None or rounded < self._shown or left > self._shown + step:
            self._shown = rounded
        return self._shown


def step_of(seconds: float) -> int:
    """In steps of how many seconds a time is told that is so long."""
    return next((step for below, step in _STEPS if seconds <= below), _LONGEST_STEP)
