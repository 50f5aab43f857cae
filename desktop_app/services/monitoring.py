"""Asking after accepted tasks until each is done, and fetching and joining what they answer."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path

from desktop_app.core.batch import Batch, Task
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    InputError,
    NotFound,
    ServiceUnreachable,
    Throttled,
)
from desktop_app.core.list_row import SentRange
from desktop_app.core.polling import next_delay, retry_delay
from desktop_app.core.rates import RateGroup
from desktop_app.core.readings import TaskReading, TaskStatus
from desktop_app.core.submission import AT_WORK, TaskEvent, TaskState
from desktop_app.services.workbench import Workbench

_HEARD = {
    TaskStatus.PENDING: TaskEvent.HEARD_PENDING,
    TaskStatus.PROCESSING: TaskEvent.HEARD_PROCESSING,
    TaskStatus.COMPLETED: TaskEvent.HEARD_COMPLETED,
    TaskStatus.FAILED: TaskEvent.HEARD_FAILED,
}
_LIVE = AT_WORK | {TaskState.COMPLETED, TaskState.FETCHED}
# How often a task that the service doesn't know, or a result that can't be read, is asked for again.
_AGAIN = 3
# Longest nap of the loop, so that a newly accepted task is noticed soon (seconds).
_NAP = 0.2


@dataclass(slots=True)
class _Schedule:
    """When each task is asked after next, and how often it was."""

    due: dict[int, float] = field(default_factory=dict)
    asked: dict[int, int] = field(default_factory=dict)
    lost: dict[int, int] = field(default_factory=dict)
    failures: int = 0

    def first_due(self, tasks: list[Task], now: float) -> tuple[Task, float]:
        for task in tasks:
            self.due.setdefault(task.id, now + next_delay(0, len(tasks), None))
        task = min(tasks, key=lambda each: (self.due[each.id], each.part))
        return task, self.due[task.id]


class Monitoring:
    """Carries accepted tasks to their end."""

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench

    async def watch(self, batch_id: str, submitting: asyncio.Task[None], tries: int | None) -> None:
        """Until no task of a batch is live and nothing more is being submitted.

        `tries`: failures in a row after which the error is raised; None: for as long as it takes.
        """
        schedule = _Schedule()
        while True:
            live = [task for task in self._bench.journal.tasks(batch_id) if task.state in _LIVE]
            if not live:
                if submitting.done():
                    return
                await self._bench.time.sleep(_NAP)
                continue
            now = self._bench.time.now().timestamp()
            task, due = schedule.first_due(live, now)
            # More than a minute away means that the clock was set back meanwhile.
            if now < due <= now + 60:
                await self._bench.time.sleep(min(due - now, _NAP))
                continue
            await self._visit(task, schedule, len(live), tries)

    async def _visit(self, task: Task, schedule: _Schedule, live: int, tries: int | None) -> None:
        """One step for one task; failures push its next visit back, or end the watch."""
        delay = 0.0
        try:
            task = await self._advance(task, schedule)
            schedule.failures = 0
            if task.state in AT_WORK:
                schedule.asked[task.id] = schedule.asked.get(task.id, 0) + 1
                delay = next_delay(schedule.asked[task.id], live, task.progress)
        except Throttled as error:
            access = await self._bench.access(task.batch_id)
            self._bench.pacer.hold(access.account, RateGroup.READS, error.retry_after)
        except ServiceUnreachable as error:
            schedule.failures += 1
            self._bench.note(task, message=str(error))
            if tries is not None and schedule.failures >= tries:
                raise
            delay = retry_delay(schedule.failures)
        schedule.due[task.id] = self._bench.time.now().timestamp() + delay

    async def _advance(self, task: Task, schedule: _Schedule) -> Task:
        if task.state is TaskState.COMPLETED:
            return await self._fetch(task, schedule)
        if task.state is TaskState.FETCHED:
            return await self._join(task, schedule)
        return await self._poll(task, schedule)

    async def _poll(self, task: Task, schedule: _Schedule) -> Task:
        access = await self._bench.access(task.batch_id)
        await self._bench.pacer.turn(access.account, RateGroup.READS)
        try:
            reading = await access.client.task(task.remote_id)
        except NotFound as error:
            return await self._unknown_there(task, schedule, error)
        return self._heard(task, reading)

    def _heard(self, task: Task, reading: TaskReading) -> Task:
        changes = {
            "word": reading.word,
            "progress": reading.progress,
            "heard_at": self._bench.time.now(),
            "message": reading.message,
            "cost": task.cost if reading.cost is None else reading.cost,
        }
        event = _HEARD[reading.status]
        if reading.status.value == task.state.value:
            return self._bench.note(task, **changes)
        return self._bench.record(task, event, {"answer": reading.raw}, **changes)

    async def _unknown_there(self, task: Task, schedule: _Schedule, error: NotFound) -> Task:
        """404: a service may need a moment before it knows its own task; after some tries it has lost it."""
        schedule.lost[task.id] = schedule.lost.get(task.id, 0) + 1
        if schedule.lost[task.id] < _AGAIN:
            return task
        return self._bench.record(task, TaskEvent.HEARD_FAILED, {"reason": str(error)}, message=str(error))

    async def _fetch(self, task: Task, schedule: _Schedule) -> Task:
        """Ask for the result's address and download it, as received; an expired address is asked for again."""
        access = await self._bench.access(task.batch_id)
        await self._bench.pacer.turn(access.account, RateGroup.READS, urgent=True)
        place = self.result_file(self._bench.journal.batch(task.batch_id), task)
        try:
            location = await access.client.result(task.remote_id, place)
            if not location.saved:
                await access.client.download(location.url, place)
        except NotFound as error:
            schedule.lost[task.id] = schedule.lost.get(task.id, 0) + 1
            if schedule.lost[task.id] < _AGAIN:
                return task
            raise AnswerNotUnderstood(origin=access.account.split()[0], reason=f"no result: {error}") from None
        size = await asyncio.to_thread(lambda: place.stat().st_size)
        return self._bench.record(task, TaskEvent.DOWNLOADED, {"bytes": size, "answer": location.raw})

    async def _join(self, task: Task, schedule: _Schedule) -> Task:
        """Put the answers beside their rows; a file that is lost or can't be read is fetched again."""
        batch = self._bench.journal.batch(task.batch_id)
        place = self.result_file(batch, task)
        sent = SentRange(task.part, task.country, task.first, task.numbers)
        try:
            joined = await self._bench.worker.join(self._bench.lists.folder(batch.list_id), batch.id, sent, place)
        except InputError as error:
            self._bench.record(task, TaskEvent.HEARD_COMPLETED, {"reason": str(error)}, message=str(error))
            schedule.lost[task.id] = schedule.lost.get(task.id, 0) + 1
            if schedule.lost[task.id] < _AGAIN:
                return self._bench.journal.task(task.id)
            raise AnswerNotUnderstood(origin=batch.base_url, reason=f"the result of a task: {error}") from error
        detail = {"answered": joined.answered, "repeated": joined.repeated, "never_sent": joined.strangers}
        return self._bench.record(task, TaskEvent.ANSWERS_JOINED, detail, progress=1.0)

    def result_file(self, batch: Batch, task: Task) -> Path:
        """Where a task's result lies, as it was received."""
        return self._bench.lists.folder(batch.list_id) / "results" / f"{batch.id}-{task.part}"
