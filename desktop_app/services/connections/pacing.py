"""Makes requests wait for room within the documented limits: one window and one queue per key and endpoint group."""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field

from desktop_app.core.errors import Throttled
from desktop_app.core.service.rates import (
    LIMITS,
    LONGEST_HOLD,
    ON_THE_WAY,
    STEPPED,
    Allowance,
    Hold,
    Pace,
    RateGroup,
    Wait,
    pace_of_polls,
    places_at_a_time,
)
from desktop_app.services.ports import Time
from desktop_app.storage.machine.rates import RateLog

# Longest nap before asking the log again: another process may have used or freed a place.
_NAP = 1.0
_SHORTEST_NAP = 0.001
# Seconds for which places are kept that were taken for those behind: their requests count as of when they were taken.
_KEPT = 0.25
# Seconds to wait after a 429 that doesn't say how long.
_HOLD_UNSAID = 10.0


Limits = Callable[[str], Mapping[RateGroup, int]]
PerSecond = Callable[[str], int | None]


@dataclass(slots=True)
class _Queue:
    """The requests waiting for one key and group, in their order, urgent ones before the rest.

    `ahead`: how many more are known to be coming. `until` and `asked` are what the first one found last. `taken`: when
    places were taken that are still free, and how many.
    """

    urgent: deque[asyncio.Event] = field(default_factory=deque)
    others: deque[asyncio.Event] = field(default_factory=deque)
    ahead: int = 0
    until: float = 0.0
    asked: bool = False
    taken: tuple[float, int] = (0.0, 0)

    def first(self) -> asyncio.Event | None:
        return next(iter(self.urgent or self.others), None)

    def leave(self, place: asyncio.Event) -> None:
        (self.urgent if place in self.urgent else self.others).remove(place)
        if first := self.first():
            first.set()


class Pacer:
    """Gives turns to requests. Urgent ones (submissions, results, a person's own) go before polls.

    `limits` returns an account's requests per minute, by group; `per_second` those of a second in all, None for any.
    """

    def __init__(
        self,
        log: RateLog,
        time: Time,
        limits: Limits = lambda _account: LIMITS,
        per_second: PerSecond = lambda _account: None,
    ) -> None:
        self._log = log
        self._time = time
        self._limits = limits
        self._per_second = per_second
        self._queues: defaultdict[tuple[str, RateGroup], _Queue] = defaultdict(_Queue)

    async def turn(self, account: str, group: RateGroup, *, urgent: bool = False, polled: int = 0) -> float:
        """Wait until a request of `group` may start, and count it. Return its start in seconds since the epoch.

        `polled`: for a poll the number of tasks that are polled; 0 if that isn't known.
        """
        queue = self._queues[account, group]
        place = asyncio.Event()
        (queue.urgent if urgent else queue.others).append(place)
        try:
            while True:
                if queue.first() is not place:
                    place.clear()
                    await place.wait()
                elif (wait := self._reserve(account, group, urgent, polled)) > 0:
                    await self._time.sleep(max(_SHORTEST_NAP, min(wait, _NAP)))
                else:
                    return queue.until
        finally:
            queue.leave(place)

    def _reserve(self, account: str, group: RateGroup, urgent: bool, polled: int) -> float:
        """Take a place for the first of a queue and return 0.0, or return the seconds until there may be one."""
        queue = self._queues[account, group]
        now = self._now()
        wait = self._held(account, group)
        queue.asked = wait > 0
        at, free = queue.taken
        if not queue.asked and urgent and free and now - at < _KEPT:
            queue.taken = at, free - 1
            now = at  # the place that the log has
        elif not queue.asked:
            pace, limit, most = (
                self._pace(account, group, urgent, polled),
                self._limits(account)[group],
                self._per_second(account),
            )
            places = max(1, min(places_at_a_time(min(limit, 60 * (most or limit))), queue.ahead)) if urgent else 1
            wait = self._log.reserve(account, group, now, pace, limit, per_second=most, places=places)
            if wait == 0.0:
                queue.taken = now, places - 1
        if wait == 0.0:
            queue.ahead = max(0, queue.ahead - 1)
        queue.until = now + wait
        return wait

    def _pace(self, account: str, group: RateGroup, urgent: bool, polled: int) -> Pace:
        limit = self._limits(account)[group]
        if not urgent:
            return pace_of_polls(polled, self._log.left(account, group, self._now(), limit)) if polled else Pace.SPARE
        ahead = self._queues[account, group].ahead
        fits = not ahead or (ahead <= limit and ahead <= self._log.left(account, group, self._now(), limit))
        return Pace.AT_ONCE if fits else Pace.APART

    @asynccontextmanager
    async def paced(self, account: str, group: RateGroup, *, urgent: bool = True) -> AsyncIterator[None]:
        """Wait for a turn for the request inside. A 429 to it holds those that follow, and is raised."""
        began = await self.turn(account, group, urgent=urgent)
        with self.heeding(account, group, began):
            yield

    @contextmanager
    def heeding(self, account: str, group: RateGroup, began: float | None = None) -> Iterator[None]:
        """Heed a 429 of a request that had its turn at `began`: it holds those that follow, and is raised."""
        try:
            yield
        except Throttled as error:
            self.hold(account, group, error.retry_after)
            raise
        finally:
            # It arrived somewhere between then and now, and the service counts its arrival.
            if began is not None and (arrived := self._now() - ON_THE_WAY) > began:
                self._log.put_off(account, group, began, arrived)

    def expect(self, account: str, group: RateGroup, ahead: int) -> None:
        """Note that `ahead` urgent requests are coming. They are spaced out if the window can't hold them all."""
        self._queues[account, group].ahead = ahead

    def hold(self, account: str, group: RateGroup, seconds: float | None) -> None:
        """Start nothing of a group for `seconds`, because a 429 came."""
        delay = _HOLD_UNSAID if seconds is None else min(max(seconds, 1.0), LONGEST_HOLD)
        if delay > self._held(account, group):
            self._log.hold(account, group, Hold(delay, self._now(), self._time.ticks()))

    def _held(self, account: str, group: RateGroup) -> float:
        """Return the seconds that the service still wants us to wait.

        That holds whichever process the service told, and however the clock leaps.
        """
        hold, now, ticks = self._log.held(account, group), self._now(), self._time.ticks()
        if hold is None or (left := hold.left(now, ticks)) <= 0:
            return 0.0
        if ticks < hold.ticks:  # the computer was restarted since: count by its new clock from here on
            self._log.hold(account, group, Hold(left, now, ticks))
        return left

    def heard_remaining(self, account: str, group: RateGroup, remaining: int | None) -> None:
        """Heed X-RateLimit-Remaining: with nothing left, wait for the bucket to refill a little."""
        if remaining is not None and remaining <= 0:
            self.hold(account, group, 1.0)

    def left(self, account: str) -> dict[RateGroup, tuple[int, int]]:
        """Return the requests left in this minute and the limit, by group."""
        now = self._now()
        limits = self._limits(account)
        return {group: (self._log.left(account, group, now, limit), limit) for group, limit in limits.items()}

    def allowances(self, account: str) -> dict[RateGroup, Allowance]:
        """Return what the limits leave of each group from now on."""
        now, found = self._now(), dict[RateGroup, Allowance]()
        for group, limit in self._limits(account).items():
            held = self._held(account, group)
            started = self._log.started(account, group, now) if limit <= STEPPED else ()
            found[group] = Allowance(limit, started, now + held if held else 0.0)
        return found

    def waits(self, account: str) -> dict[RateGroup, Wait]:
        """Return what the first waiting request of each group still waits for.

        Groups that nobody waits for are left out.
        """
        now, found = self._now(), dict[RateGroup, Wait]()
        for group in RateGroup:
            queue = self._queues.get((account, group))
            if queue and (waiting := len(queue.urgent) + len(queue.others)):
                found[group] = Wait(max(0.0, queue.until - now), waiting, queue.asked)
        return found

    def _now(self) -> float:
        return self._time.now().timestamp()
