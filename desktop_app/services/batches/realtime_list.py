"""Sends a list through the realtime endpoint: one number after the other, each written down before it is sent.

Such a batch has tasks as every batch does, ranges of places. Its checks hold what is asked of their numbers one by one:
in the journal, or beside a long list. When all numbers of a task are settled, their answers become a result file and
are joined as if it had been downloaded. Until then the answers so far are joined every few seconds, so that they can be
seen.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Self

from desktop_app.core.batches.batch import Batch, NewTask, Task, Via, beside_list
from desktop_app.core.batches.batching import ANY_SIZE
from desktop_app.core.batches.checks import CheckEntry, stretches
from desktop_app.core.batches.submission import TO_SEND, TaskEvent, TaskState
from desktop_app.core.batches.trial import Leave
from desktop_app.core.errors import (
    BalanceShort,
    DialproofError,
    InputError,
    KeyMissing,
    NotFound,
    RequestRefused,
    ServiceRefused,
    Throttled,
    TooFew,
    TooLarge,
    WorkerDied,
)
from desktop_app.core.numbers.phone import masked
from desktop_app.core.results.check_answers import result_table
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.batches.number_range import NumberRange
from desktop_app.services.batches.pausing import Pausing
from desktop_app.services.batches.refusals import balance_after, refusal_told, waits_for_credit, waits_for_key
from desktop_app.services.batches.restorations import doubt_if_perhaps_sent
from desktop_app.services.batches.task_advancer import TaskAdvancer, result_file, result_name
from desktop_app.services.batches.trials import Trials
from desktop_app.services.checks.realtime_check import settle_checks
from desktop_app.services.lists.suppressing import Suppression
from desktop_app.services.program.failpoints import Moment
from desktop_app.services.program.service_context import ServiceContext

# What is carried on first: answers that are there already.
_ORDER = (TaskState.FETCHED, TaskState.COMPLETED, TaskState.ASKING, TaskState.PREPARED)
# Refusals of single numbers that came again and again: the task says them, and nobody else has to.
_OF_NUMBERS = (RequestRefused, TooLarge, TooFew, NotFound)


# Seconds between two joinings of the answers that came so far, and how many times as long as the last one took.
_EVERY, _TIMES = 2.0, 10.0
# Seconds between two looks at whether the trial of another list is over.
_TRIAL_LOOK = 1.0

# Why a task is in doubt whose checks were beside its list.
CHECKS_LOST = tr_text(
    "what was asked of it one by one was written down beside its list, and isn't there any more, or not all of it"
)

log = logging.getLogger(__name__)


class OneByOne:
    """Carries batches that go one by one from their first number to the last answer."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context
        self._visiting = TaskAdvancer(context)
        self._pausing = Pausing(context)
        self._trials = Trials(context)
        self._suppression = Suppression(context)

    async def run(self, batch_id: str, tries: int | None) -> None:
        """Ask what isn't settled, then join. Return early if a person pauses the batch or refusals repeat.

        After a refusal for the balance the rest waits until a person says that it may go on. Raise what concerns all
        that is left: key, balance, a service that can't be reached or is in doubt three times.
        """
        batch = self._context.journal.batch(batch_id)
        doubt_if_perhaps_sent(self._context, batch)
        while task := self._next(batch_id):
            if task.state is TaskState.PREPARED:
                fitting = self._pausing.first(batch, task, ANY_SIZE)
                if fitting is None or self._pausing.paused(batch_id):
                    return
                leave = await self._trial_over(batch)
                if leave in {Leave.ASK, Leave.STOP}:
                    return
                if leave is Leave.WAIT:
                    continue
                task = self._trials.first(batch, fitting, ANY_SIZE)
                if await self._suppression.hold_back(batch, task):
                    continue
            elif task.state is TaskState.ASKING and await self._parted_anew(batch, task):
                continue
            if task.state in TO_SEND:
                self._ask_nothing_in_vain(batch_id)
            if not await self._carried(batch, task, tries):
                return

    async def _trial_over(self, batch: Batch) -> Leave:
        """Return whether a task of a batch may begin; after a wait, or once the batch is paused, if it may not."""
        leave = self._trials.look(batch)
        if leave is Leave.ASK:
            self._pausing.ask_after_trial(batch.id)
        elif leave is Leave.WAIT:
            await self._context.time.sleep(_TRIAL_LOOK)
        return leave

    def _ask_nothing_in_vain(self, batch_id: str) -> None:
        """Raise the refusal that the rest of a batch would only meet again."""
        if waits_for_credit(self._context.journal, batch_id):
            raise BalanceShort(message="")
        if refused := waits_for_key(self._context.journal, batch_id):
            raise refused

    def settle_interrupted(self, batch_id: str) -> None:
        """Settle numbers that a crash cut off: nobody knows whether they were charged."""
        batch = self._context.journal.batch(batch_id)
        if batch.via is Via.REALTIME:
            with self._context.checks_of(batch) as checks:
                settle_checks(checks, checks.under_way(batch_id))

    # --- a task ---

    def _next(self, batch_id: str) -> Task | None:
        tasks = [task for task in self._context.journal.tasks(batch_id) if task.state in _ORDER]
        return min(tasks, key=lambda task: (_ORDER.index(task.state), task.part), default=None)

    async def _carried(self, batch: Batch, task: Task, tries: int | None) -> bool:
        """Carry a task on until its answers are joined; return False if it stopped before that."""
        numbers = await asyncio.to_thread(self._context.numbers_of, batch, task) if task.state in TO_SEND else []
        if task.state is TaskState.PREPARED:
            ends = {"first_number": masked(numbers[0]), "last_number": masked(numbers[-1])}
            detail = {"numbers": task.numbers, "country": task.country, **ends}
            since = task.sent_at or self._context.time.now()
            with self._context.checks_of(batch) as checks:
                known = self._sums(NumberRange(self._context, task, checks))
            async with self._trials.leaving(batch, task) as may:
                if not may:  # another list has begun its trial meanwhile
                    return True
                task = self._context.record(task, TaskEvent.BEGUN, detail, sent_at=since, message="", **ends, **known)
        if task.state is TaskState.ASKING and not await self._asked(batch, task, numbers, tries):
            return False
        await self._joined(batch, self._context.journal.task(task.id))
        return True

    def _sums(self, asking: NumberRange) -> dict[str, Any]:
        """Return what the journal has of a task's numbers, whose checks are elsewhere."""
        return {"asked": asking.asked(), "answered": asking.answered()} if asking.beside_list else {}

    async def _asked(self, batch: Batch, task: Task, numbers: Sequence[str], tries: int | None) -> bool:
        """Return True if all numbers are settled now.

        If not, the task was divided, and what stopped it was raised if need be.
        """
        if self._lost(batch, task):
            return False
        with self._context.checks_of(batch, begin=True) as checks:
            asking = NumberRange(self._context, task, checks, numbers)
            async with EarlyAnswers(self._context, self._visiting, batch, task, asking.note) as early:
                stop = await asking.ask(tries, lambda: self._pausing.paused(batch.id), early.came)
            if self._context.journal.task(task.id).state is TaskState.UNKNOWN:  # it may have been sent before
                return False
            settled, sums = asking.settled(), self._sums(asking)
            if all(settled):
                self._context.record(task, TaskEvent.ASKED, asking.outcomes(), progress=1.0, **sums)
                return True
            self._context.note(task, **sums)
            parts = await self._parted(batch, task, asking, early)
        await self._stopped(batch, task, parts, asking, stop)
        return False

    def _lost(self, batch: Batch, task: Task) -> bool:
        """Put a task in doubt of which the journal knows more than there is beside its list, and return True for it."""
        with self._context.checks_of(batch) as checks:
            found = NumberRange(self._context, task, checks)
            if not found.beside_list or not task.asked or (found.there and found.answered() >= task.answered):
                return False
        self._context.record(task, TaskEvent.RESTORED, {"reason": CHECKS_LOST}, message=CHECKS_LOST)
        return True

    async def _stopped(
        self,
        batch: Batch,
        task: Task,
        parts: Sequence[tuple[Task, bool]],
        asking: NumberRange,
        stop: DialproofError | None,
    ) -> None:
        """Join the part whose numbers are settled. The rest waits, with the reason that stopped it."""
        for part, settled in parts:
            if settled:
                await self._carried(batch, self._with_evidence(part, task), None)
            elif stop is not None:
                await self._say(part, stop, asking)
        if stop is not None and not isinstance(stop, _OF_NUMBERS):
            raise stop

    def _with_evidence(self, part: Task, task: Task) -> Task:
        """Give a part that was asked while in `task` what is known of the time, and of the balance at that time."""
        told = self._context.journal.task(task.id)
        before = told.balance_before if part.first == task.first else None
        return self._context.note(part, sent_at=told.sent_at, heard_at=told.heard_at, balance_before=before)

    async def _parted(
        self, batch: Batch, task: Task, asking: NumberRange, early: EarlyAnswers
    ) -> list[tuple[Task, bool]]:
        """Make the settled numbers a task of their own; return the parts, and if they are settled, settled ones first.

        The answers so far are taken out of the list: the parts would find their numbers answered by another task.
        """
        settled = asking.settled()
        if not any(settled):
            return [(self._context.record(task, TaskEvent.STOPPED, {}, progress=None), False)]
        await early.take_back()
        pieces = sorted(stretches(settled), key=lambda each: not each[2])
        parts = [
            NewTask(task.country, task.via, task.first + first, count, task.again, asking.asked(first, count))
            for first, count, _ in pieces
        ]
        before = {each.id for each in self._context.journal.tasks(batch.id)}
        self._context.journal.divide(task.id, self._context.time.now(), parts)
        self._context.at(Moment.DIVIDED)
        self._context.changed(batch.id)
        made = [each for each in self._context.journal.tasks(batch.id) if each.id not in before]
        return [(part, done) for part, (_, _, done) in zip(made, pieces, strict=True)]

    async def _parted_anew(self, batch: Batch, task: Task) -> bool:
        """Part a task that was cut off if any of its numbers is suppressed by now; True if it was parted.

        What was asked of it ends by itself. The rest waits, and is looked at before it goes.
        """
        if not await self._suppression.concerns(batch, task) or self._lost(batch, task):
            return False
        with self._context.checks_of(batch) as checks:
            asking = NumberRange(self._context, task, checks)
            if all(asking.settled()):
                return False
            async with EarlyAnswers(self._context, self._visiting, batch, task, asking.note) as early:
                parts = await self._parted(batch, task, asking, early)
        await self._stopped(batch, task, parts, asking, None)
        return True

    async def _say(self, part: Task, stop: DialproofError, asking: NumberRange) -> None:
        if isinstance(stop, ServiceRefused) and not isinstance(stop, KeyMissing | Throttled):
            begun = self._context.record(part, TaskEvent.BEGUN, {"numbers": part.numbers, "country": part.country})
            detail: dict[str, object] = {"error": type(stop).__name__, "reason": str(stop), **refusal_told(stop)}
            access = asking.access
            after = await balance_after(self._context, access) if access and asking.begun else None
            detail["account"] = access.account if access else ""
            self._context.record(begun, TaskEvent.REFUSED, detail, message=stop.sentence, balance_after=after)
        else:
            self._context.note(part, message=stop.sentence)

    async def _joined(self, batch: Batch, task: Task) -> None:
        """Write a task's answers as a result file, as received, then join them.

        What is lost in between is made again.
        """
        if task.state is TaskState.COMPLETED:
            _, table = await _table(self._context, batch, task)
            size = await _written(self._context, batch, task, table)
            self._context.at(Moment.DOWNLOADED)
            task = self._context.record(task, TaskEvent.DOWNLOADED, {"bytes": size})
            self._context.at(Moment.FETCHED)
        if task.state is TaskState.FETCHED:
            try:
                await self._visiting.join(task)
            except (InputError, WorkerDied) as error:
                self._context.record(task, TaskEvent.HEARD_COMPLETED, {"reason": str(error)}, message=str(error))
                raise


class EarlyAnswers:
    """Joins the answers of a task so far while it is still asking, without holding up the asking.

    The result file has the answers as of the last join. The next join replaces it, so whatever is cut off is made good
    by the next join, or by the last one, when all numbers are settled.
    """

    def __init__(
        self,
        context: ServiceContext,
        visiting: TaskAdvancer,
        batch: Batch,
        task: Task,
        note: Callable[[Sequence[CheckEntry]], object],
    ) -> None:
        """`note` has the journal know of checks: it is never behind what is joined."""
        self._context = context
        self._note = note
        self._visiting = visiting
        self._batch = batch
        self._task = task
        self._joining: asyncio.Future[None] | None = None
        self._joined, self._next = task.answered, context.time.ticks() + _EVERY

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Wait until nothing is being joined; if the asking was cut off, cancel the join."""
        if self._joining is None:
            return
        if error is not None:
            self._joining.cancel()
        (ended,) = await asyncio.gather(self._joining, return_exceptions=True)
        if error is None and isinstance(ended, BaseException):
            raise ended

    def came(self, answered: int) -> None:
        """Join what has come, if there is more than at the last join and that is long enough ago."""
        if answered == self._joined or self._context.time.ticks() < self._next:
            return
        if self._joining is None or self._joining.done():
            if self._joining is not None:
                self._joining.result()
            self._joined, self._next = answered, self._context.time.ticks() + _EVERY
            self._joining = asyncio.ensure_future(self._join())

    async def _join(self) -> None:
        began = self._context.time.ticks()
        try:
            entries, table = await _table(self._context, self._batch, self._task)
            self._note(entries)
            await _written(self._context, self._batch, self._task, table)
            await self._visiting.put_beside(self._task)
        except DialproofError as error:  # the last joining says it, where it is still so then
            log.warning("answers so far of %s aren't joined: %s", self._task.shown_id, type(error).__name__)
        took = self._context.time.ticks() - began
        self._next = max(self._next, began + _TIMES * took)
        self._context.changed(self._batch.id)

    async def take_back(self) -> None:
        """Take the answers so far out of the list again, because they are about to belong to other tasks."""
        if not result_file(self._context, self._batch, self._task).is_file():
            return
        await _written(self._context, self._batch, self._task, [])
        await self._visiting.put_beside(self._task)


async def _table(context: ServiceContext, batch: Batch, task: Task) -> tuple[list[CheckEntry], list[list[str]]]:
    """Return the checks of a task so far, and their answers as a result table; those of a long list from a thread."""

    def made() -> tuple[list[CheckEntry], list[list[str]]]:
        with context.checks_of(batch) as checks:
            entries = NumberRange(context, task, checks).checks()
        return entries, result_table(entries)

    if beside_list(context.journal.tasks(batch.id)):
        return await asyncio.to_thread(made)
    return made()


async def _written(context: ServiceContext, batch: Batch, task: Task, table: Sequence[Sequence[str]]) -> int:
    """Write a task's result file and return its size in bytes. Raise `ListLost` if its list is gone."""
    with context.list_of(batch):
        return await asyncio.to_thread(context.lists.write_result, batch.list_id, result_name(task), table)
