"""One step for one task at the service: asking after it, fetching its result, joining its answers."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from enum import StrEnum
from pathlib import Path

from desktop_app.core.answer_form import ResultForm, form_from
from desktop_app.core.batch import Batch, Task, Via
from desktop_app.core.dialect.model import Dialect
from desktop_app.core.errors import AnswerNotUnderstood, DialectBroken, ListLost, NotFound
from desktop_app.core.list_row import SentRange
from desktop_app.core.polling import USUAL, Polling
from desktop_app.core.rates import RateGroup
from desktop_app.core.readings import TaskReading, TaskStatus
from desktop_app.core.said import said
from desktop_app.core.submission import AT_WORK, TaskEvent, TaskState
from desktop_app.services.failpoints import Moment
from desktop_app.services.ports import Joined, PartRead
from desktop_app.services.session import Access, dialect_of
from desktop_app.services.workbench import Workbench

_HEARD = {
    TaskStatus.PENDING: TaskEvent.HEARD_PENDING,
    TaskStatus.PROCESSING: TaskEvent.HEARD_PROCESSING,
    TaskStatus.COMPLETED: TaskEvent.HEARD_COMPLETED,
    TaskStatus.FAILED: TaskEvent.HEARD_FAILED,
}


class Step(StrEnum):
    """What is done next for a live task."""

    POLL = "poll"
    FETCH = "fetch"
    JOIN = "join"


# The next step of every live task, by its state.
NEXT: dict[TaskState, Step] = {
    **dict.fromkeys(AT_WORK, Step.POLL),
    TaskState.COMPLETED: Step.FETCH,
    TaskState.FETCHED: Step.JOIN,
}


class Visiting:
    """Takes the steps. Each can be cut off anywhere and taken again: the journal moves last."""

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench

    async def turn(self, batch_id: str) -> tuple[Access, float]:
        """Wait until a task of a batch may be asked after, behind all that is urgent; with what, and when it began."""
        access = await self._bench.access(batch_id)
        return access, await self._bench.pacer.turn(access.account, RateGroup.READS)

    def polling(self, batch_id: str) -> Polling:
        """How often the tasks of a batch are asked after; a dialect that can't be read is said where it is used."""
        with suppress(DialectBroken):
            return taught(self._bench, self._bench.journal.batch(batch_id)).polling
        return USUAL

    async def poll(self, task: Task, access: Access, began: float) -> Task:
        """Hear where a task stands, after a `turn`."""
        with self._bench.pacer.heeding(access.account, RateGroup.READS, began):
            reading = await access.client.task(task.remote_id)
        return self._heard(task, reading)

    def _heard(self, task: Task, reading: TaskReading) -> Task:
        changes = {
            "word": reading.word,
            "progress": reading.progress,
            "heard_at": self._bench.time.now(),
            "message": reading.message,
            **_cost(task, reading),
        }
        if (reading.progress, reading.word) != (task.progress, task.word):
            changes["moved_at"] = changes["heard_at"]
        event = _HEARD[reading.status]
        if reading.status.value == task.state.value:
            return self._bench.note(task, **changes)
        return self._bench.record(task, event, {"answer": reading.raw}, **changes)

    async def fetch(self, task: Task) -> Task:
        """Ask for the result's address and download it, as received; an expired address is asked for again."""
        batch = self._bench.journal.batch(task.batch_id)
        with self._bench.list_of(batch):
            place = result_file(self._bench, batch, task)
            place.parent.mkdir(mode=0o700, exist_ok=True)
        access = await self._bench.access(task.batch_id)
        async with self._bench.pacer.paced(access.account, RateGroup.READS):
            location = await access.client.result(task.remote_id, place)
        if not location.saved:
            # Not one of the limited endpoints; but a 429 to it is heeded as if it were.
            with self._bench.pacer.heeding(access.account, RateGroup.READS):
                await access.client.download(location.url, place)
        size = await asyncio.to_thread(lambda: place.stat().st_size)
        self._bench.at(Moment.DOWNLOADED)
        fetched = self._bench.record(task, TaskEvent.DOWNLOADED, {"bytes": size, "answer": location.raw})
        self._bench.at(Moment.FETCHED)
        return fetched

    async def join(self, task: Task) -> Task:
        """Put the answers beside their rows; a file that is lost or can't be read is fetched again."""
        batch = self._bench.journal.batch(task.batch_id)
        folder, file = self._bench.lists.folder(batch.list_id), result_file(self._bench, batch, task)
        try:
            form = result_form(self._bench, batch)
            joined = await self._bench.worker.join(folder, batch.id, SentRange.of(task), file, form)
        except ListLost as error:
            raise ListLost(name=batch.file) from error
        self._bench.at(Moment.JOINED)
        detail, counts = told_of(joined)
        ended = self._bench.record(task, TaskEvent.ANSWERS_JOINED, detail, progress=1.0, message="", **counts)
        self._bench.at(Moment.ENDED)
        return ended

    async def forgotten(self, task: Task, error: NotFound) -> None:
        """A service that answers otherwise, and doesn't know its task even after a while, has lost it."""
        access = await self._bench.access(task.batch_id)
        try:
            async with self._bench.pacer.paced(access.account, RateGroup.READS):
                await access.client.balance()
        except NotFound:
            origin = self._bench.journal.batch(task.batch_id).base_url
            raise AnswerNotUnderstood(
                origin=origin, reason=said("it knows neither the task nor the account")
            ) from error
        self._bench.record(task, TaskEvent.HEARD_FAILED, {"reason": str(error)}, message=str(error))


def told_of(found: Joined | PartRead) -> tuple[dict[str, int], dict[str, int]]:
    """What a result held, in the words of an event and of a task's own fields."""
    counts = {"answered": found.answered, "repeated": found.repeated}
    return {**counts, "never_sent": found.strangers}, {**counts, "strangers": found.strangers}


def result_name(task: Task) -> str:
    """What the file of a task's result is called."""
    return f"{task.batch_id}-{task.part}"


def result_file(bench: Workbench, batch: Batch, task: Task) -> Path:
    """Where a task's result lies, as it was received."""
    return bench.lists.folder(batch.list_id) / "results" / result_name(task)


def result_form(bench: Workbench, batch: Batch) -> ResultForm:
    """How the results of a batch are read: as a person said of it, else as its connection was taught.

    Raises `DialectBroken`.
    """
    if batch.via is Via.REALTIME:  # then they are a table of our own
        return ResultForm()
    return form_from(batch.result_form) if batch.result_form else taught(bench, batch).result


def taught(bench: Workbench, batch: Batch) -> Dialect:
    """What the service of a batch calls things; raises `DialectBroken`."""
    return dialect_of(bench.session.connection(batch.base_url))


def _cost(task: Task, reading: TaskReading) -> dict[str, object]:
    """What is known of its cost now: what was charged isn't replaced by what it was thought to be."""
    charged = task.cost is not None and not task.estimated
    if reading.cost is None or (charged and reading.estimated):
        return {}
    return {"cost": reading.cost, "estimated": reading.estimated}
