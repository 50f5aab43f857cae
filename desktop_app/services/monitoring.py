"""Asking after accepted tasks until each is done, and fetching and joining what they answer."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from pathlib import Path

from desktop_app.core.batch import Batch, Task
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    BalanceShort,
    DialproofError,
    InputError,
    KeyMissing,
    KeyRefused,
    ListLost,
    NotFound,
    ServiceRefused,
    ServiceUnreachable,
    Throttled,
    WorkerDied,
)
from desktop_app.core.list_row import SentRange
from desktop_app.core.polling import next_delay, retry_delay
from desktop_app.core.rates import RateGroup
from desktop_app.core.readings import TaskReading, TaskStatus
from desktop_app.core.submission import AT_WORK, TaskEvent, TaskState
from desktop_app.services.failpoints import Moment
from desktop_app.services.workbench import Workbench

_HEARD = {
    TaskStatus.PENDING: TaskEvent.HEARD_PENDING,
    TaskStatus.PROCESSING: TaskEvent.HEARD_PROCESSING,
    TaskStatus.COMPLETED: TaskEvent.HEARD_COMPLETED,
    TaskStatus.FAILED: TaskEvent.HEARD_FAILED,
}
_LIVE = AT_WORK | {TaskState.COMPLETED, TaskState.FETCHED}
# How often a result that isn't there or can't be read is asked for, before the task is left to the next run.
_AGAIN = 3
# How often a service says that it doesn't know a task, before that is believed: half a minute.
_FORGOTTEN = 6
# Longest naps of the loop in seconds: a newly accepted task is noticed soon while some are being sent, and a
# decision of somebody else's not much later.
_NAP = 0.2
_NAP_ALL_SENT = 1.0


@dataclass(slots=True)
class _Schedule:
    """When each task is visited next, how often it was asked after, and what stood in the way.

    `turns`: since when and for how long a task waits. `stumbles` are failures of one task, `failures`
    those of the connection, in a row. `given_up`: tasks that this run leaves as they are, and why.
    """

    turns: dict[int, tuple[float, float]] = field(default_factory=dict)
    asked: dict[int, int] = field(default_factory=dict)
    stumbles: dict[int, int] = field(default_factory=dict)
    given_up: dict[int, DialproofError] = field(default_factory=dict)
    failures: int = 0

    def first(self, tasks: list[Task], now: float) -> tuple[Task, float]:
        """The task whose turn comes first, and the seconds until then."""
        for task in tasks:
            self.turns.setdefault(task.id, (now, next_delay(0, len(tasks), None)))
        task = min(tasks, key=lambda each: (self._wait(each, now), each.part))
        return task, self._wait(task, now)

    def _wait(self, task: Task, now: float) -> float:
        since, delay = self.turns[task.id]
        # A wait that began in the future: the clock was set back meanwhile.
        return since + delay - now if since <= now else 0.0

    def stumbled(self, task: Task) -> int:
        """Count a failure of this task; how many it are by now."""
        self.stumbles[task.id] = self.stumbles.get(task.id, 0) + 1
        return self.stumbles[task.id]


class Monitoring:
    """Carries accepted tasks to their end."""

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench

    async def watch(self, batch_id: str, submitting: asyncio.Task[None], tries: int | None) -> None:
        """Until no task of a batch is live and nothing more is being submitted.

        `tries`: failures in a row after which the error is raised; None: for as long as it takes.
        What is in the way of one task alone doesn't keep the others: it is raised at the end.
        """
        schedule = _Schedule()
        while True:
            live = self._live(batch_id, schedule)
            if live:
                task, wait = schedule.first(live, self._now())
                if wait > 0:
                    await self._bench.time.sleep(min(wait, _NAP_ALL_SENT if submitting.done() else _NAP))
                else:
                    await self._visit(task, schedule, len(live), tries)
            elif submitting.done():
                break
            else:
                await self._bench.time.sleep(_NAP)
        for error in schedule.given_up.values():
            raise error

    def _live(self, batch_id: str, schedule: _Schedule) -> list[Task]:
        return [
            task
            for task in self._bench.journal.tasks(batch_id)
            if task.state in _LIVE and task.id not in schedule.given_up
        ]

    def _now(self) -> float:
        return self._bench.time.now().timestamp()

    async def _visit(self, task: Task, schedule: _Schedule, live: int, tries: int | None) -> None:
        """One step for one task; failures of the connection push its next visit back, or end the watch."""
        try:
            delay = await self._step(task, schedule, live)
        except Throttled:
            delay = 0.0  # the pacer holds it back
        except ServiceUnreachable as error:
            schedule.failures += 1
            self._bench.note(task, message=str(error))
            if tries is not None and schedule.failures >= tries:
                raise
            delay = retry_delay(schedule.failures)
        schedule.turns[task.id] = (self._now(), delay)

    async def _step(self, task: Task, schedule: _Schedule, live: int) -> float:
        """Carry a task one state on, or hear where it stands; seconds until its next visit."""
        try:
            task = await self._advance(task)
        except (KeyMissing, KeyRefused, BalanceShort, Throttled):
            raise
        except (ServiceRefused, InputError, WorkerDied) as error:
            delay = await self._stumbled(task, schedule, error)
            schedule.failures = 0
            return delay
        schedule.failures = 0
        if task.state not in AT_WORK:
            return 0.0
        schedule.stumbles.pop(task.id, None)
        schedule.asked[task.id] = schedule.asked.get(task.id, 0) + 1
        return next_delay(schedule.asked[task.id], live, task.progress)

    async def _stumbled(self, task: Task, schedule: _Schedule, error: DialproofError) -> float:
        """Something is in the way of this task alone: once more in a while, or leave it to the next run."""
        count = schedule.stumbled(task)
        if task.state in AT_WORK and isinstance(error, NotFound):
            if count >= _FORGOTTEN:
                await self._forgotten(task, error)
            return retry_delay(count)
        if task.state is TaskState.FETCHED:
            self._bench.record(task, TaskEvent.HEARD_COMPLETED, {"reason": str(error)}, message=str(error))
        else:
            self._bench.note(task, message=str(error))
        if count >= _AGAIN:
            schedule.given_up[task.id] = self._why(task, error)
        return retry_delay(count)

    def _why(self, task: Task, error: DialproofError) -> DialproofError:
        if task.state in AT_WORK:
            return error
        origin = self._bench.journal.batch(task.batch_id).base_url
        return AnswerNotUnderstood(origin=origin, reason=f"the result of task {task.shown_id}: {error}")

    async def _forgotten(self, task: Task, error: NotFound) -> None:
        """A service that answers otherwise, and doesn't know its task even after a while, has lost it."""
        access = await self._bench.access(task.batch_id)
        try:
            async with self._bench.pacer.paced(access.account, RateGroup.READS):
                await access.client.balance()
        except NotFound:
            origin = self._bench.journal.batch(task.batch_id).base_url
            raise AnswerNotUnderstood(origin=origin, reason="it knows neither the task nor the account") from error
        self._bench.record(task, TaskEvent.HEARD_FAILED, {"reason": str(error)}, message=str(error))

    async def _advance(self, task: Task) -> Task:
        if task.state is TaskState.COMPLETED:
            return await self._fetch(task)
        if task.state is TaskState.FETCHED:
            return await self._join(task)
        return await self._poll(task)

    async def _poll(self, task: Task) -> Task:
        access = await self._bench.access(task.batch_id)
        async with self._bench.pacer.paced(access.account, RateGroup.READS, urgent=False):
            reading = await access.client.task(task.remote_id)
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

    async def _fetch(self, task: Task) -> Task:
        """Ask for the result's address and download it, as received; an expired address is asked for again."""
        batch = self._bench.journal.batch(task.batch_id)
        with self._bench.list_of(batch):
            place = self.result_file(batch, task)
            place.parent.mkdir(mode=0o700, exist_ok=True)
        access = await self._bench.access(task.batch_id)
        async with self._bench.pacer.paced(access.account, RateGroup.READS):
            location = await access.client.result(task.remote_id, place)
            if not location.saved:
                await access.client.download(location.url, place)
        size = await asyncio.to_thread(lambda: place.stat().st_size)
        self._bench.at(Moment.DOWNLOADED)
        fetched = self._bench.record(task, TaskEvent.DOWNLOADED, {"bytes": size, "answer": location.raw})
        self._bench.at(Moment.FETCHED)
        return fetched

    async def _join(self, task: Task) -> Task:
        """Put the answers beside their rows; a file that is lost or can't be read is fetched again."""
        batch = self._bench.journal.batch(task.batch_id)
        sent = SentRange(task.part, task.country, task.first, task.numbers)
        folder = self._bench.lists.folder(batch.list_id)
        try:
            joined = await self._bench.worker.join(folder, batch.id, sent, self.result_file(batch, task))
        except ListLost as error:
            raise ListLost(name=batch.file) from error
        detail = {"answered": joined.answered, "repeated": joined.repeated, "never_sent": joined.strangers}
        self._bench.at(Moment.JOINED)
        ended = self._bench.record(task, TaskEvent.ANSWERS_JOINED, detail, progress=1.0, message="")
        self._bench.at(Moment.ENDED)
        return ended

    def result_file(self, batch: Batch, task: Task) -> Path:
        """Where a task's result lies, as it was received."""
        return self._bench.lists.folder(batch.list_id) / "results" / f"{batch.id}-{task.part}"
