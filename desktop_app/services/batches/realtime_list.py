"""Sends a small list through the realtime endpoint: one number after the other, each in the journal before it is sent.

Such a batch has tasks as every batch does, ranges of places. The journal's checks hold what is asked of their numbers
one by one. When all numbers of a task are settled, their answers become a result file and are joined as if it had been
downloaded. Until then the answers so far are joined every few seconds, so that they can be seen.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from types import TracebackType
from typing import Any, Self

from desktop_app.core.batches.batch import Batch, NewTask, Task
from desktop_app.core.batches.batching import ANY_SIZE
from desktop_app.core.batches.checks import CheckEntry, CheckState, stretches
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
from desktop_app.core.service.rates import RateGroup
from desktop_app.services.account.balance import amount_known
from desktop_app.services.batches import rolled_back
from desktop_app.services.batches.pausing import Pausing
from desktop_app.services.batches.realtime_round import AT_ONCE, Round
from desktop_app.services.batches.refusals import balance_after, refusal_told, waits_for_credit, waits_for_key
from desktop_app.services.batches.restorations import doubt_if_perhaps_sent
from desktop_app.services.batches.task_advancer import TaskAdvancer, result_file, result_name, taught
from desktop_app.services.batches.trials import Trials
from desktop_app.services.checks.realtime_check import Before, CheckWitness, RealtimeCheck, settle_checks
from desktop_app.services.connections.session import Access
from desktop_app.services.program.failpoints import Moment
from desktop_app.services.program.service_context import ServiceContext

# What is carried on first: answers that are there already.
_ORDER = (TaskState.FETCHED, TaskState.COMPLETED, TaskState.ASKING, TaskState.PREPARED)
# Refusals of single numbers that came again and again: the task says them, and nobody else has to.
_OF_NUMBERS = (RequestRefused, TooLarge, TooFew, NotFound)


# Seconds between two joinings of the answers that came so far.
_EVERY = 2.0
# Seconds between two looks at whether the trial of another list is over.
_TRIAL_LOOK = 1.0

log = logging.getLogger(__name__)


class OneByOne:
    """Carries batches of small lists from their first number to the last answer."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context
        self._visiting = TaskAdvancer(context)
        self._pausing = Pausing(context)
        self._trials = Trials(context)

    async def run(self, batch_id: str, tries: int | None) -> None:
        """Ask what isn't settled, then join. Return early if a person pauses the batch or refusals repeat.

        After a refusal for the balance the rest waits until a person says that it may go on. Raise what concerns all
        that is left: key, balance, a service that can't be reached or is in doubt three times.
        """
        batch = self._context.journal.batch(batch_id)
        doubt_if_perhaps_sent(self._context, batch)
        while task := self._next(batch_id):
            if task.state is TaskState.PREPARED:
                if self._pausing.holds(batch_id, task) or self._pausing.paused(batch_id):
                    return
                leave = await self._trial_over(batch)
                if leave in {Leave.ASK, Leave.STOP}:
                    return
                if leave is Leave.WAIT:
                    continue
                task = self._trials.first(batch, task, ANY_SIZE)
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
        settle_checks(self._context, self._context.journal.checks.under_way(batch_id))

    # --- a task ---

    def _next(self, batch_id: str) -> Task | None:
        tasks = [task for task in self._context.journal.tasks(batch_id) if task.state in _ORDER]
        return min(tasks, key=lambda task: (_ORDER.index(task.state), task.part), default=None)

    async def _carried(self, batch: Batch, task: Task, tries: int | None) -> bool:
        """Carry a task on until its answers are joined; return False if it stopped before that."""
        numbers = await asyncio.to_thread(self._context.numbers_of, batch, task) if task.state in TO_SEND else []
        if task.state is TaskState.PREPARED:
            ends = {"first_number": masked(numbers[0]), "last_number": masked(numbers[-1])}
            if not self._trials.leaves(batch, task):  # another list has begun its trial meanwhile
                return True
            detail = {"numbers": task.numbers, "country": task.country, **ends}
            since = task.sent_at or self._context.time.now()
            task = self._context.record(task, TaskEvent.BEGUN, detail, sent_at=since, message="", **ends)
        if task.state is TaskState.ASKING and not await self._asked(batch, task, numbers, tries):
            return False
        await self._joined(batch, self._context.journal.task(task.id))
        return True

    async def _asked(self, batch: Batch, task: Task, numbers: Sequence[str], tries: int | None) -> bool:
        """Return True if all numbers are settled now.

        If not, the task was divided, and what stopped it was raised if need be.
        """
        asking, early = (
            NumberRange(self._context, task, numbers),
            EarlyAnswers(self._context, self._visiting, batch, task),
        )
        async with early:
            stop = await asking.ask(tries, lambda: self._pausing.paused(batch.id), early.came)
        if self._context.journal.task(task.id).state is TaskState.UNKNOWN:  # it may have been sent before
            return False
        settled = asking.settled()
        if not all(settled):
            await self._stopped(batch, task, asking, early, stop)
            return False
        self._context.record(task, TaskEvent.ASKED, asking.outcomes(), progress=1.0)
        return True

    async def _stopped(
        self, batch: Batch, task: Task, asking: NumberRange, early: EarlyAnswers, stop: DialproofError | None
    ) -> None:
        """Make the settled numbers a task of their own and join it. The rest waits, with the reason that stopped it."""
        settled = asking.settled()
        if any(settled):  # else its parts would find their numbers answered by another task
            await early.take_back()
        for part in self._parted(task, settled):
            if all(NumberRange(self._context, part).settled()):
                await self._carried(batch, self._with_evidence(part, task), None)
            elif stop is not None:
                await self._say(part, stop, asking.access)
        if stop is not None and not isinstance(stop, _OF_NUMBERS):
            raise stop

    def _with_evidence(self, part: Task, task: Task) -> Task:
        """Give a part that was asked while in `task` what is known of the time, and of the balance at that time."""
        told = self._context.journal.task(task.id)
        before = told.balance_before if part.first == task.first else None
        return self._context.note(part, sent_at=told.sent_at, heard_at=told.heard_at, balance_before=before)

    def _parted(self, task: Task, settled: Sequence[bool]) -> list[Task]:
        """Return the parts of a task, settled ones first."""
        if not any(settled):
            return [self._context.record(task, TaskEvent.STOPPED, {}, progress=None)]
        parts = [
            NewTask(task.country, task.via, task.first + first, count, task.again)
            for first, count, _ in sorted(stretches(settled), key=lambda each: not each[2])
        ]
        before = {each.id for each in self._context.journal.tasks(task.batch_id)}
        self._context.journal.divide(task.id, self._context.time.now(), parts)
        self._context.at(Moment.DIVIDED)
        self._context.changed(task.batch_id)
        return [each for each in self._context.journal.tasks(task.batch_id) if each.id not in before]

    async def _say(self, part: Task, stop: DialproofError, access: Access | None) -> None:
        if isinstance(stop, ServiceRefused) and not isinstance(stop, KeyMissing | Throttled):
            begun = self._context.record(part, TaskEvent.BEGUN, {"numbers": part.numbers, "country": part.country})
            detail: dict[str, object] = {"error": type(stop).__name__, "reason": str(stop), **refusal_told(stop)}
            after = await balance_after(self._context, access) if access else None
            detail["account"] = access.account if access else ""
            self._context.record(begun, TaskEvent.REFUSED, detail, message=stop.sentence, balance_after=after)
        else:
            self._context.note(part, message=stop.sentence)

    async def _joined(self, batch: Batch, task: Task) -> None:
        """Write a task's answers as a result file, as received, then join them.

        What is lost in between is made again.
        """
        if task.state is TaskState.COMPLETED:
            size = await _written(self._context, batch, task, result_table(NumberRange(self._context, task).checks()))
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

    def __init__(self, context: ServiceContext, visiting: TaskAdvancer, batch: Batch, task: Task) -> None:
        self._context = context
        self._visiting = visiting
        self._batch = batch
        self._task = task
        self._joining: asyncio.Future[None] | None = None
        self._joined, self._began = task.answered, context.time.ticks()

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
        """Join what has come, if there is more than at the last join and that is `_EVERY` seconds ago."""
        if answered == self._joined or self._context.time.ticks() - self._began < _EVERY:
            return
        if self._joining is None or self._joining.done():
            if self._joining is not None:
                self._joining.result()
            self._joined, self._began = answered, self._context.time.ticks()
            self._joining = asyncio.ensure_future(self._join())

    async def _join(self) -> None:
        table = result_table(NumberRange(self._context, self._task).checks())
        try:
            await _written(self._context, self._batch, self._task, table)
            await self._visiting.put_beside(self._task)
        except DialproofError as error:  # the last joining says it, where it is still so then
            log.warning("answers so far of %s aren't joined: %s", self._task.shown_id, type(error).__name__)
        self._context.changed(self._batch.id)

    async def take_back(self) -> None:
        """Take the answers so far out of the list again, because they are about to belong to other tasks."""
        if not result_file(self._context, self._batch, self._task).is_file():
            return
        await _written(self._context, self._batch, self._task, [])
        await self._visiting.put_beside(self._task)


async def _written(context: ServiceContext, batch: Batch, task: Task, table: Sequence[Sequence[str]]) -> int:
    """Write a task's result file and return its size in bytes. Raise `ListLost` if its list is gone."""
    with context.list_of(batch):
        return await asyncio.to_thread(context.lists.write_result, batch.list_id, result_name(task), table)


# --- The numbers of one task of a small list: which of them are settled, and the rest asked one by one ---


class NumberRange:
    """The numbers of a task by place: knows which are settled, and asks the rest one by one."""

    def __init__(self, context: ServiceContext, task: Task, numbers: Sequence[str] = ()) -> None:
        self._context = context
        self._task = task
        self._numbers = numbers
        # What it was asked with last.
        self.access: Access | None = None

    def checks(self) -> list[CheckEntry]:
        """Return the checks that were begun, in order of place."""
        return self._context.journal.checks.of_places(
            self._task.batch_id, self._task.country, self._task.first, self._task.numbers
        )

    def settled(self) -> list[bool]:
        """Return for each place True if nothing more happens to its number."""
        done = {entry.place for entry in self.checks() if entry.settled}
        return [place in done for place in range(self._task.first, self._task.first + self._task.numbers)]

    def outcomes(self) -> dict[str, int]:
        """Return the count of numbers for each outcome."""
        states = [entry.state for entry in self.checks()]
        named = (CheckState.ANSWERED, CheckState.REFUSED, CheckState.UNKNOWN)
        return {state.value: states.count(state) for state in named if states.count(state)}

    async def ask(
        self, tries: int | None, paused: Callable[[], bool], came: Callable[[int], object]
    ) -> DialproofError | None:
        """Ask what isn't settled. Return why that stopped; None if it didn't stop, or if a person paused it.

        `came` is called repeatedly with the count of answered numbers.
        """
        known = {entry.place: entry for entry in self.checks()}
        left = [place for place, settled in enumerate(self.settled()) if not settled]
        if not left:
            return None
        try:
            access, before = await self._begun(fresh=all(each.state is CheckState.UNSENT for each in known.values()))
        except DialproofError as error:
            return error
        if self._context.journal.task(self._task.id).state is not self._task.state:  # a person is asked first
            return None
        witness = CheckWitness(self._context, access, before)
        checks = [
            RealtimeCheck(self._context, access, known.get(entry.place) or entry, self._task.country, witness)
            for entry in map(self._new, left)
        ]
        self._context.pacer.expect(access.account, RateGroup.CHECKS, len(checks))
        at_once = taught(self._context, self._context.journal.batch(self._task.batch_id)).at_once or AT_ONCE
        round_ = Round(self._context, self._task, checks, tries, paused=paused, came=came, at_once=at_once)
        try:
            await round_.run()
        finally:
            self._context.pacer.expect(access.account, RateGroup.CHECKS, 0)
        return round_.stop

    async def _begun(self, *, fresh: bool) -> tuple[Access, Before]:
        """Read the balance: evidence of later charges, and of a data folder that was put back to an older state.

        `fresh`: none of the numbers was asked yet.
        """
        batch, now = self._context.journal.batch(self._task.batch_id), self._context.time.now()
        access = self.access = await self._context.access(batch.id)
        amount = await amount_known(self._context, access)
        before = Before(batch.base_url, now, amount, batch.price, batch.id)
        if fresh:
            rolled_back.notice(self._context.journal, batch.base_url, amount, now, self._task)
            if reason := rolled_back.doubt(self._context.journal, batch, self._task, now):
                self._context.record(self._task, TaskEvent.RESTORED, {"reason": reason}, message=reason)
            else:
                self._context.note(self._task, sent_at=now, balance_before=amount)
        return access, before

    def _new(self, place: int) -> CheckEntry:
        task = self._task
        told: dict[str, Any] = {"batch_id": task.batch_id, "country": task.country, "place": task.first + place}
        base_url = self._context.journal.batch(task.batch_id).base_url
        now, number = self._context.time.now(), self._numbers[place]
        return CheckEntry(0, base_url, now, number, task.product, state=CheckState.UNSENT, **told)
