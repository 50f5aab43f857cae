"""Takes one step for one task at the service: polls it, fetches its result, or joins its answers."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from enum import StrEnum
from pathlib import Path
from typing import assert_never

from desktop_app.core.batches.batch import Batch, Task, Via
from desktop_app.core.batches.polling import USUAL, Polling
from desktop_app.core.batches.submission import AT_WORK, POLLED, TO_JOIN, TaskEvent, TaskState
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    FileBroken,
    InputError,
    ListLost,
    NoBalance,
    NotFound,
    ProfileBroken,
    WorkerDied,
)
from desktop_app.core.errors.held_files import delete_file, replace_file
from desktop_app.core.profile.model import ServiceProfile
from desktop_app.core.results.answer_form import ResultForm, form_from
from desktop_app.core.rows.list_row import SentRange
from desktop_app.core.service.rates import RateGroup
from desktop_app.core.service.readings import TaskReading, TaskStatus
from desktop_app.core.text.file_names import earlier_name
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.connections.session import Access, profile_of
from desktop_app.services.jobs import Join, Joined, PartRead
from desktop_app.services.program.failpoints import Moment
from desktop_app.services.program.service_context import ServiceContext


def _heard(status: TaskStatus) -> TaskEvent:
    match status:
        case TaskStatus.PENDING:
            return TaskEvent.HEARD_PENDING
        case TaskStatus.PROCESSING:
            return TaskEvent.HEARD_PROCESSING
        case TaskStatus.COMPLETED:
            return TaskEvent.HEARD_COMPLETED
        case TaskStatus.FAILED:
            return TaskEvent.HEARD_FAILED
    assert_never(status)


class Step(StrEnum):
    """The next thing to do for a live task."""

    POLL = "poll"
    FETCH = "fetch"
    JOIN = "join"


# The next step of every live task, by its state.
NEXT: dict[TaskState, Step] = {
    **dict.fromkeys(AT_WORK, Step.POLL),
    **dict.fromkeys(TO_JOIN & POLLED, Step.FETCH),
    **dict.fromkeys(TO_JOIN - POLLED, Step.JOIN),
}


def at_once(_task: Task, _joined: Joined) -> str:
    """Count the result at once: return "", the reason to wait."""
    return ""


class TaskAdvancer:
    """Takes the steps. Each step can be cut off anywhere and taken again, because the journal changes last."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def turn(self, batch_id: str, polled: int) -> tuple[Access, float]:
        """Wait until one of the `polled` tasks of a batch may be asked after, after everything urgent.

        Return the access, and when the turn began.
        """
        access = await self._context.access(batch_id)
        return access, await self._context.pacer.turn(access.account, RateGroup.READS, polled=polled)

    def polling(self, batch_id: str) -> Polling:
        """Return how often the tasks of a batch are polled. A broken service profile is reported where it is used."""
        with suppress(ProfileBroken):
            return taught(self._context, self._context.journal.batch(batch_id)).polling
        return USUAL

    async def poll(self, task: Task, access: Access, began: float) -> Task:
        """Ask where a task stands, after a `turn`."""
        with self._context.pacer.heeding(access.account, RateGroup.READS, began):
            reading = await access.client.task(task.remote_id)
        return self._settled_meanwhile(task) or self._heard(task, reading)

    def _settled_meanwhile(self, task: Task) -> Task | None:
        """Return the task if a person gave it another id, or left it, while a step of it was taken; else None."""
        now = self._context.journal.task(task.id)
        return now if (now.state, now.remote_id) != (task.state, task.remote_id) else None

    def _heard(self, task: Task, reading: TaskReading) -> Task:
        changes = {
            "word": reading.word,
            "progress": reading.progress,
            "heard_at": self._context.time.now(),
            "message": reading.message or self.shared_words(task),
            **_cost(task, reading),
        }
        if (reading.progress, reading.word) != (task.progress, task.word):
            changes["moved_at"] = changes["heard_at"]
        if reading.status.value == task.state.value:
            return self._context.note(task, **changes)
        return self._context.record(task, _heard(reading.status), {"answer": reading.raw}, **changes)

    async def fetch(self, task: Task) -> Task:
        """Ask for the result's address and download the result as received. Ask again if the address has expired.

        A task that was answered in the reply has its result here.
        """
        batch = self._context.journal.batch(task.batch_id)
        if task.in_reply:
            return await self._from_reply(batch, task)
        with self._context.list_of(batch):
            place = result_file(self._context, batch, task)
            place.parent.mkdir(mode=0o700, exist_ok=True)
        await asyncio.to_thread(_keep_earlier, place)
        access = await self._context.access(task.batch_id)
        async with self._context.pacer.paced(access.account, RateGroup.READS):
            location = await access.client.result(task.remote_id, place, task.numbers)
        if not location.saved:
            # Downloads aren't limited endpoints, but a 429 to one is heeded as if they were.
            with self._context.pacer.heeding(access.account, RateGroup.READS):
                await access.client.download(location.url, place, numbers=task.numbers)
        size = await asyncio.to_thread(lambda: place.stat().st_size)
        self._context.at(Moment.DOWNLOADED)
        if settled := self._settled_meanwhile(task):
            return settled
        fetched = self._context.record(task, TaskEvent.DOWNLOADED, {"bytes": size, "answer": location.raw})
        self._context.at(Moment.FETCHED)
        return fetched

    async def _from_reply(self, batch: Batch, task: Task) -> Task:
        place = result_file(self._context, batch, task)
        if not await asyncio.to_thread(place.is_file):
            raise FileBroken(name=place.name, reason=tr_text("its file isn't here"))
        size = await asyncio.to_thread(lambda: place.stat().st_size)
        self._context.at(Moment.DOWNLOADED)
        if settled := self._settled_meanwhile(task):
            return settled
        fetched = self._context.record(task, TaskEvent.DOWNLOADED, {"bytes": size})
        self._context.at(Moment.FETCHED)
        return fetched

    async def join(self, task: Task, waits: Callable[[Task, Joined], str] = at_once) -> Task:
        """Join the answers beside their rows. A file that is lost or can't be read is fetched again.

        `waits` returns why the result is fetched again before it counts; "" if it counts now.
        """
        batch, joined = await self.put_beside(task)
        self._context.at(Moment.JOINED)
        if settled := self._settled_meanwhile(task):
            return settled
        if reason := waits(task, joined):
            return self._context.record(task, TaskEvent.HEARD_COMPLETED, {"reason": reason}, message=reason)
        ended = self._ended(task, TaskEvent.ANSWERS_JOINED, batch, joined)
        self._context.at(Moment.ENDED)
        return ended

    async def keep(self, task: Task) -> Task | None:
        """Count what was fetched earlier of a result that is no longer available; return None if nothing was."""
        if not self.fetched_before(task):
            return None
        try:
            batch, joined = await self.put_beside(task)
        except (InputError, WorkerDied):
            return None
        return self._settled_meanwhile(task) or self._ended(task, TaskEvent.KEPT, batch, joined)

    def fetched_before(self, task: Task) -> bool:
        """Return True if a result of the task is stored here, as it was received."""
        place = result_file(self._context, self._context.journal.batch(task.batch_id), task)
        return place.is_file() or place.with_name(earlier_name(place.name)).is_file()

    async def put_beside(self, task: Task) -> tuple[Batch, Joined]:
        """Write the answers of a task's result file beside their rows, in place of earlier ones.

        The journal doesn't change.
        """
        batch = self._context.journal.batch(task.batch_id)
        folder, file = self._context.lists.folder(batch.list_id), result_file(self._context, batch, task)
        try:
            form = result_form(self._context, batch)
            return batch, await self._context.worker.run(Join(folder, batch.id, SentRange.of(task), file, form))
        except ListLost as error:
            raise ListLost(name=batch.file) from error

    def _ended(self, task: Task, event: TaskEvent, batch: Batch, joined: Joined) -> Task:
        """Record that the answers are beside their rows; clear `exported_at`, because earlier exports lack them."""
        detail, counts = told_of(joined)
        ended = self._context.record(task, event, detail, progress=1.0, message=noted(task, joined), **counts)
        if batch.exported_at is not None:
            self._context.journal.update_batch(batch.id, exported_at=None)
        return ended

    def shared_words(self, task: Task) -> str:
        """Return a sentence if the service gave one id to several submissions, naming the others; "" if it didn't."""
        batch = self._context.journal.batch(task.batch_id)
        sharing = [each for each in self._context.journal.sharing(task.remote_id) if each.id != task.id]
        others = [each for each in sharing if self._context.journal.batch(each.batch_id).base_url == batch.base_url]
        if not others:
            return ""
        names = ", ".join(f"{each.batch_id}/{each.part}" for each in others[:3])
        return tr_text(
            "The service gave the id {task_id} to several submissions: to this one and to {others}.",
            task_id=task.remote_id,
            others=names,
        )

    async def forgotten(self, task: Task, error: NotFound) -> None:
        """Leave to a person a task that the service doesn't find even after a while, although it answers otherwise.

        Raise `AnswerNotUnderstood` if the service doesn't find the account either.
        """
        access = await self._context.access(task.batch_id)
        try:
            async with self._context.pacer.paced(access.account, RateGroup.READS):
                await access.client.balance()
        except NoBalance:  # nobody can tell whether it finds the account
            pass
        except NotFound:
            origin = self._context.journal.batch(task.batch_id).base_url
            raise AnswerNotUnderstood(
                origin=origin, reason=tr_text("it knows neither the task nor the account")
            ) from error
        sent = f"{task.sent_at:%Y-%m-%d %H:%M} UTC" if task.sent_at else "?"
        reason = tr_text(
            "The service accepted it as {task_id} ({sent}) and does not find it so far. Fetching it again is free.",
            task_id=task.remote_id,
            sent=sent,
        )
        self._context.record(task, TaskEvent.HEARD_FAILED, {"reason": str(error)}, message=reason)


def told_of(found: Joined | PartRead) -> tuple[dict[str, int], dict[str, int]]:
    """Return what a result held: the detail of its event, and the task's own counts."""
    counts = {"answered": found.answered, "repeated": found.repeated}
    differing = {"differing": found.differing} if found.differing else {}
    return {**counts, "never_sent": found.strangers, **differing}, {**counts, "strangers": found.strangers}


def noted(task: Task, joined: Joined) -> str:
    """Return what to say about a result that counts now: numbers without an answer, or with two; "" if nothing."""
    if not joined.lacking:
        return differing_words(joined.differing)
    lacking, numbers = f"{joined.lacking:,}", f"{task.numbers:,}"
    if task.in_reply:
        return tr_text("The reply lacks {lacking} of {numbers} numbers.", lacking=lacking, numbers=numbers)
    return tr_text(
        "Its result lacks {lacking} of {numbers} numbers. Fetching it again is free.", lacking=lacking, numbers=numbers
    )


def differing_words(differing: int) -> str:
    """Return what to say about numbers with two different answers; "" if there are none."""
    if not differing:
        return ""
    return tr_text(
        "Its result has two different answers for {count} numbers; the first of each is kept.", count=f"{differing:,}"
    )


@asynccontextmanager
async def result_aside(context: ServiceContext, batch: Batch, task: Task) -> AsyncIterator[None]:
    """Set aside what was fetched under a wrong id: delete it at the end, or restore it after a failure.

    After a kill in between, nothing of it can be mistaken for what comes under the right id.
    """
    place = result_file(context, batch, task)
    files = {file: file.with_name(f"{file.name}.aside") for file in (place, place.with_name(earlier_name(place.name)))}
    await asyncio.to_thread(_moved, files)
    try:
        yield
    except BaseException:
        await asyncio.to_thread(_moved, {aside: file for file, aside in files.items()})
        raise
    for aside in files.values():
        await asyncio.to_thread(delete_file, aside)


def _moved(files: Mapping[Path, Path]) -> None:
    for file, to in files.items():
        with suppress(FileNotFoundError):
            replace_file(file, to)


def _keep_earlier(place: Path) -> None:
    """Keep a copy of the first fetched result, because a later fetch may have fewer answers."""
    earlier = place.with_name(earlier_name(place.name))
    if place.is_file() and not earlier.is_file():
        copy = place.with_name(f"{place.name}.copied")
        shutil.copy2(place, copy)
        replace_file(copy, earlier)


def result_name(task: Task) -> str:
    """Return the name of a task's result file."""
    return f"{task.batch_id}-{task.part}"


def result_file(context: ServiceContext, batch: Batch, task: Task) -> Path:
    """Return the path of a task's result file, as it was received."""
    return context.lists.folder(batch.list_id) / "results" / result_name(task)


def result_form(context: ServiceContext, batch: Batch) -> ResultForm:
    """Return how the results of a batch are read: as a person set it, else as the service profile says.

    Raise `ProfileBroken`.
    """
    if batch.via is Via.REALTIME:  # its results are a table of our own
        return ResultForm()
    return form_from(batch.result_form) if batch.result_form else taught(context, batch).result


def taught(context: ServiceContext, batch: Batch) -> ServiceProfile:
    """Return the service profile of a batch's connection. Raise `ProfileBroken`."""
    return profile_of(context.session.connection(batch.base_url))


def _cost(task: Task, reading: TaskReading) -> dict[str, object]:
    """Return the fields that update a task's cost: an estimate never replaces what was charged."""
    charged = task.cost is not None and not task.estimated
    if reading.cost is None or (charged and reading.estimated):
        return {}
    return {"cost": reading.cost, "estimated": reading.estimated}
