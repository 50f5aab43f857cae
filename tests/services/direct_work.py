"""Heavy work without a child process."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from desktop_app.services.jobs import ExportChanges, Job, PreviewResult, ReadFile, SaveProblems, SelectRows
from desktop_app.services.ports import WorkProgress
from desktop_app.workers.jobs import perform, unheard

R = TypeVar("R")
# Jobs during which nothing else goes on, so that a story that reads lists takes the same steps every time.
_AT_ONCE = (ReadFile, PreviewResult, SaveProblems, SelectRows, ExportChanges)


class Direct:
    """`services.ports.JobRunner` without a child. `faults` are raised first, by the job's type.

    `instead` does the jobs of a type in another way.
    """

    def __init__(self) -> None:
        self.faults: dict[type[Job[Any]], deque[Exception]] = {}
        self.instead: dict[type[Job[Any]], Callable[[Any], Any]] = {}
        self.calls: list[type[Job[Any]]] = []
        self.closed = False

    async def run(self, job: Job[R], on_progress: WorkProgress | None = None) -> R:
        kind = type(job)
        self.calls.append(kind)
        if self.faults.get(kind):
            raise self.faults[kind].popleft()
        if kind in self.instead:
            other: R = await self.instead[kind](job)
            return other
        if kind not in _AT_ONCE:
            await asyncio.sleep(0)
        return perform(job, on_progress or unheard)

    async def aclose(self) -> None:
        self.closed = True
