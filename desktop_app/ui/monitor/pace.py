"""How quickly it goes and how long it will still take, from how far it came since it was first heard of in this run."""

from __future__ import annotations

from collections.abc import Hashable

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

    def left(self, key: Hashable, at: float) -> float | None:
        """Seconds from `at` until it is done, in calm steps; None while nobody can say."""
        if not self._tells(key):
            return None
        (begun, before), (heard, share) = self._first[key], self._last[key]
        seconds = (1 - share) * (heard - begun) / (share - before) - (at - heard)
        if seconds <= 0:  # it takes longer than it looked
            return None
        step = 5 if seconds < 60 else 10
        return max(step, round(seconds / step) * step)

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
