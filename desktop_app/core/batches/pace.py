"""How quickly it goes and how long it will still take, from how far it came since it was first heard of in this run."""

from __future__ import annotations

from collections.abc import Hashable

from desktop_app.core.text.time_left import step_of

# Before so much time and progress an estimate would only jump.
_LEAST_SECONDS = 2.0
_LEAST_SHARE = 0.01


class Pace:
    """Times are seconds of any steady clock; shares are 0..1."""

    def __init__(self) -> None:
        self._first: dict[Hashable, tuple[float, float]] = {}
        self._last: dict[Hashable, tuple[float, float]] = {}

    def heard(self, key: Hashable, share: float, at: float) -> None:
        """So far it is at `at`; going back (sent again, split) starts anew."""
        last = self._last.get(key)
        if last is None or share < last[1]:
            self._first[key] = (at, share)
        if last is None or share != last[1]:
            self._last[key] = (at, share)

    def seconds(self, key: Hashable, at: float) -> float | None:
        """Seconds from `at` until it is done if it goes on so, 0.0 where it takes longer; None while nobody can say."""
        if not self._tells(key):
            return None
        (begun, before), (heard, share) = self._first[key], self._last[key]
        return max(0.0, (1 - share) * (heard - begun) / (share - before) - (at - heard))

    def left(self, key: Hashable, at: float) -> int | None:
        """The same in calm steps, and None where it takes longer than it looked."""
        return calm(self.seconds(key, at))

    def rate(self, key: Hashable, at: float) -> float | None:
        """Which share is done in a minute, up to `at`; None while nobody can say."""
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
        """It has ended or is no more."""
        self._first.pop(key, None)
        self._last.pop(key, None)


def calm(seconds: float | None) -> int | None:
    """Seconds left in steps that don't pretend to know them all; None where nobody knows, or they are over."""
    if not seconds:
        return None
    step = step_of(seconds)
    return max(step, round(seconds / step) * step)
