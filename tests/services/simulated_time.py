"""A clock that jumps to whoever wakes first, when everybody sleeps."""

from __future__ import annotations

import asyncio
import heapq
from datetime import UTC, datetime
from itertools import count

START = 1_800_000_000.0


class SimulatedTime:
    """`services.ports.Time`: when everybody sleeps, the clock jumps to whoever wakes first.

    `ahead` is what the wall clock is ahead of that; a test may change it, as people and networks do.
    """

    # Turns of the loop in which everybody who was woken comes to rest.
    TURNS = 6

    def __init__(self) -> None:
        self.clock = START
        self.ahead = 0.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._turns = 0
        self._turning: asyncio.AbstractEventLoop | None = None

    def now(self) -> datetime:
        return datetime.fromtimestamp(self.clock + self.ahead, UTC)

    def seconds(self) -> float:
        """Time as it really passes."""
        return self.clock

    def ticks(self) -> float:
        return self.clock

    async def sleep(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        awake: asyncio.Future[None] = loop.create_future()
        heapq.heappush(self._sleepers, (self.clock + max(0.0, seconds), next(self._numbers), awake))
        self._turns = 0
        if self._turning is not loop:
            self._turning = loop
            loop.call_soon(self._turn, loop)
        await awake

    def _turn(self, loop: asyncio.AbstractEventLoop) -> None:
        while self._sleepers and self._sleepers[0][2].done():  # cancelled
            heapq.heappop(self._sleepers)
        if not self._sleepers:
            self._turning = None
            return
        self._turns += 1
        # Nothing else is ready: everybody rests already, and the turns would pass for nothing.
        if self._turns > self.TURNS or not loop._ready:  # type: ignore[attr-defined]
            self._turns = 0
            due, _, awake = heapq.heappop(self._sleepers)
            self.clock = max(self.clock, due)
            awake.set_result(None)
        loop.call_soon(self._turn, loop)
