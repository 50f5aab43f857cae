"""Waiting for a place within the documented limits, one window for each key and endpoint group."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from desktop_app.core.errors import Throttled
from desktop_app.core.rates import LIMITS, LONGEST_HOLD, RateGroup
from desktop_app.services.ports import RateLog, Time

# Longest nap before the log is asked again: another process may have used or freed a place.
_NAP = 1.0
# Seconds to wait after a 429 that doesn't say how long.
_HOLD_UNSAID = 10.0


class Pacer:
    """Gives turns to requests. Urgent ones (submissions, results, a person's own) go before polls."""

    def __init__(self, log: RateLog, time: Time) -> None:
        self._log = log
        self._time = time
        self._held: dict[tuple[str, RateGroup], float] = {}
        self._urgent: Counter[tuple[str, RateGroup]] = Counter()

    async def turn(self, account: str, group: RateGroup, *, urgent: bool = False) -> None:
        """Wait until a request of `group` may start, and count it."""
        place = (account, group)
        self._urgent[place] += urgent
        try:
            while (delay := self._delay(account, group, urgent)) > 0:
                await self._time.sleep(min(delay, _NAP))
        finally:
            self._urgent[place] -= urgent

    @asynccontextmanager
    async def paced(self, account: str, group: RateGroup, *, urgent: bool = True) -> AsyncIterator[None]:
        """A turn for the request inside; a 429 to it holds those that follow, and is raised."""
        await self.turn(account, group, urgent=urgent)
        try:
            yield
        except Throttled as error:
            self.hold(account, group, error.retry_after)
            raise

    def _delay(self, account: str, group: RateGroup, urgent: bool) -> float:
        now = self._time.now().timestamp()
        held = self._held.get((account, group), now) - now
        # A hold longer than what was ever granted means that the clock was set back.
        if 0 < held <= LONGEST_HOLD:
            return held
        if not urgent and self._urgent[account, group]:
            return 0.05
        return self._log.reserve(account, group, now)

    def hold(self, account: str, group: RateGroup, seconds: float | None) -> None:
        """A 429 came: start nothing of that group for so long."""
        delay = _HOLD_UNSAID if seconds is None else min(max(seconds, 1.0), LONGEST_HOLD)
        until = self._time.now().timestamp() + delay
        self._held[account, group] = max(until, self._held.get((account, group), 0.0))

    def heard_remaining(self, account: str, group: RateGroup, remaining: int | None) -> None:
        """X-RateLimit-Remaining came: with nothing left, wait for the bucket to refill a little."""
        if remaining is not None and remaining <= 0:
            self.hold(account, group, 1.0)

    def left(self, account: str) -> dict[RateGroup, tuple[int, int]]:
        """Requests left within this minute and the limit, by group."""
        now = self._time.now().timestamp()
        return {group: (self._log.left(account, group, now), limit) for group, limit in LIMITS.items()}
