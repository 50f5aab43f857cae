"""A service somewhere else: requests take their time, tasks take minutes, and limits are enforced as they arrive."""

from __future__ import annotations

import random
from bisect import bisect_left, bisect_right
from collections import defaultdict, deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from desktop_app.core.errors import Throttled
from desktop_app.core.service.rates import LIMITS, RateGroup
from desktop_app.core.service.readings import Accepted, ResultLocation, TaskReading, TaskStatus
from desktop_app.services.ports import ByteProgress
from tests.services.scripted_service import ScriptedService

MINUTE = 60.0


@dataclass
class DistantService(ScriptedService):
    """`latency`: seconds that a request and an answer take each, from and to. `takes_minutes`: how long a task takes.

    `arrived` are the times of all requests by group, `asked` those at which each task was asked after.
    """

    latency: tuple[float, float] = (0.01, 0.2)
    takes_minutes: tuple[float, float] = (2.0, 20.0)
    seed: int = 1
    arrived: dict[RateGroup, list[float]] = field(default_factory=lambda: {group: [] for group in RateGroup})
    asked: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    accepted: dict[str, float] = field(default_factory=dict)
    done: dict[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._random = random.Random(self.seed)  # noqa: S311 - the same each time
        self._recent: defaultdict[RateGroup, deque[float]] = defaultdict(deque)

    async def on_the_way(self) -> None:
        await self.time.sleep(self._random.uniform(*self.latency))

    async def _request(self, endpoint: str, group: RateGroup) -> None:
        self.log.append(endpoint)
        await self.on_the_way()
        now, recent = self.time.seconds(), self._recent[group]
        while recent and recent[0] <= now - MINUTE:
            recent.popleft()
        if len(recent) >= LIMITS[group]:
            self.refused_for_rate += 1
            raise Throttled(message="Slow down.", retry_after=5.0)
        recent.append(now)
        self.arrived[group].append(now)

    async def _submit(self, way: str, product: str, country: str, phones: Sequence[str]) -> Accepted:
        accepted = await super()._submit(way, product, country, phones)
        now = self.time.seconds()
        self.accepted[accepted.task_id] = now
        self.done[accepted.task_id] = now + MINUTE * self._random.uniform(*self.takes_minutes)
        await self.on_the_way()
        return accepted

    async def task(self, task_id: str) -> TaskReading:
        await self._request("task", RateGroup.READS)
        now, begun, done = self.time.seconds(), self.accepted[task_id], self.done[task_id]
        self.asked[task_id].append(now)
        await self.on_the_way()
        if now >= done:
            return TaskReading(TaskStatus.COMPLETED, "completed", 1.0, raw={})
        return TaskReading(TaskStatus.PROCESSING, "processing", (now - begun) / (done - begun), raw={})

    async def result(self, task_id: str, destination: Path, numbers: int | None = None) -> ResultLocation:
        location = await super().result(task_id, destination, numbers)
        await self.on_the_way()
        return location

    async def download(
        self, url: str, destination: Path, progress: ByteProgress | None = None, numbers: int | None = None
    ) -> None:
        await self.on_the_way()
        await super().download(url, destination, progress, numbers)

    # --- what it saw ---

    def unasked(self, task_id: str) -> Iterator[tuple[float, float]]:
        """From when to when a task was accepted and nobody asked after it, until it was heard to be done."""
        since = self.accepted[task_id]
        for at in self.asked[task_id]:
            yield since, at
            since = at

    def overdue(self, seconds: float) -> list[tuple[float, float]]:
        """The stretches of time in which, all the time, some task hadn't been asked after for so long."""
        gaps = sorted((since + seconds, at) for task in self.accepted for since, at in self.unasked(task))
        joined: list[tuple[float, float]] = []
        for since, until in gaps:
            if since >= until:
                continue
            if joined and since <= joined[-1][1]:
                joined[-1] = joined[-1][0], max(joined[-1][1], until)
            else:
                joined.append((since, until))
        return joined


def fewest_in_a_minute(times: Sequence[float], since: float, until: float) -> int:
    """The least number of `times` in any 60 seconds between two moments; with none so long, what would be there."""
    starts = [since, *(time for time in times if since <= time <= until - MINUTE)]
    after = [bisect_right(times, start + MINUTE) - bisect_right(times, start) for start in starts]
    ends = [until, *(time for time in times if since + MINUTE <= time <= until)]
    before = [bisect_left(times, end) - bisect_left(times, end - MINUTE) for end in ends]
    return min(after + before)


def most_in_a_minute(times: Sequence[float]) -> int:
    """The largest number of `times` in any 60 seconds."""
    return max((bisect_left(times, start + MINUTE) - place for place, start in enumerate(times)), default=0)
