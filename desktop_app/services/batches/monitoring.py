"""Carries a batch's accepted tasks to their end: decides which is visited when, and handles what stops them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.polling import (
    FEW_LOOKS,
    IN_VAIN,
    LONG_AGO,
    LONGEST_DELAY,
    LOOKS,
    Schedule,
    Trouble,
    expected_left,
    next_delay,
)
from desktop_app.core.batches.submission import AT_WORK, TaskEvent, TaskState
from desktop_app.core.errors import (
    AddressFixed,
    AnswerNotUnderstood,
    AnswerTooLarge,
    BalanceShort,
    DialproofError,
    InputError,
    KeyMissing,
    KeyRefused,
    NotFound,
    ResultNotRead,
    ServiceRefused,
    ServiceUnreachable,
    SwitchedOff,
    Throttled,
    WorkerDied,
)
from desktop_app.core.errors.root import RESULT_AGAIN, RESULT_FIRST
from desktop_app.core.service.rates import RateGroup
from desktop_app.core.text.translatable import sentences, tr_text, without_stop
from desktop_app.services.batches.task_advancer import NEXT, Step, TaskAdvancer, result_name
from desktop_app.services.connections.session import Access
from desktop_app.services.jobs import Joined
from desktop_app.services.program.service_context import ServiceContext

# Number of tasks visited at the same time. Eight requests are what one client carries well. Five polls of up to two
# seconds use the whole limit, slow downloads leave them alone, and one child process does the joins.
_AT_ONCE = {Step.JOIN: 1, Step.FETCH: 3, Step.POLL: 5}
# Longest naps of the loop in seconds. While tasks are being sent, the loop soon notices a newly accepted one; it
# notices another process's decision not much later.
_NAP = 0.2
_NAP_ALL_SENT = 1.0
_SHORTEST_NAP = 0.001  # timers end early by less than this

# A poll's turn once it is granted: the access to ask with, and when the turn began.
_Turn = tuple[Access, float]


class Monitoring:
    """Carries accepted tasks to their end."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context

    async def watch(
        self,
        batch_id: str,
        all_sent: Callable[[], bool],
        tries: int | None,
        submitting: asyncio.Future[None] | None = None,
    ) -> None:
        """Run until no task of a batch is live and nothing more is being submitted, by itself or for now (`all_sent`).

        `submitting`: who submits meanwhile; what was sent last is noticed as soon as that ends. `tries`: number of
        failures in a row after which the error is raised; None: no limit. A failure that concerns one task alone
        doesn't stop the others: it is raised at the end.
        """
        watch = _Watch(self._context, batch_id, all_sent, tries, submitting)
        try:
            await watch.run()
        finally:
            await watch.end()
        for error in watch.stumbles.given_up.values():
            raise error


class _Watch:
    """Watches one batch. A visit is one step for one task; a few visits run at the same time.

    `live`: the tasks by their next step, as the journal has them. `stumbles`: the failures that concern one task alone.
    """

    def __init__(
        self,
        context: ServiceContext,
        batch_id: str,
        all_sent: Callable[[], bool],
        tries: int | None,
        submitting: asyncio.Future[None] | None,
    ) -> None:
        self._context = context
        self._visiting = TaskAdvancer(context)
        self._polling = self._visiting.polling(batch_id)
        self._batch_id = batch_id
        self._all_sent = all_sent
        self._tries = tries
        self._submitting = submitting
        self._schedule = Schedule()
        self._trouble = Trouble()
        self._last_event = 0
        self._live: dict[Step, dict[int, None]] = {step: {} for step in Step}
        self._visits: dict[asyncio.Task[None], tuple[int, Step]] = {}
        self._turn: asyncio.Task[_Turn] | None = None
        self._nap: tuple[asyncio.Task[None], float] | None = None
        self.stumbles = TaskRetries(context, self._visiting)

    async def run(self) -> None:
        """Run until nothing is live, under way, or being submitted."""
        await self._announce()
        while True:
            all_sent = self._all_sent()  # read this before looking, so that what was submitted last is seen
            self._look()
            if all_sent and not self._visits and not any(self._live.values()):
                return
            self._begin()
            await self._rest()
            for visit in [each for each in self._visits if each.done()]:
                visit.result()
                del self._visits[visit]

    async def end(self) -> None:
        """Cancel everything that still runs."""
        left: list[asyncio.Task[None] | asyncio.Task[_Turn]] = [*self._visits]
        left += [self._turn] if self._turn else []
        left += [self._nap[0]] if self._nap else []
        for each in left:
            each.cancel()
        await asyncio.gather(*left, return_exceptions=True)

    async def _announce(self) -> None:
        """Tell the pacer how many submissions are coming. Submitting itself raises what stands in its way."""
        ahead = sum(task.state is TaskState.PREPARED for task in self._context.journal.tasks(self._batch_id))
        if ahead > 1:
            with suppress(DialproofError):
                access = await self._context.access(self._batch_id)
                self._context.pacer.expect(access.account, RateGroup.SUBMITS, ahead)

    def _look(self) -> None:
        """Read what moved in the journal since the last look, whoever moved it."""
        self._last_event, moved = self._context.journal.moved(self._batch_id, self._last_event)
        for task_id, state in moved.items():
            for tasks in self._live.values():
                tasks.pop(task_id, None)
            step = None if task_id in self.stumbles.given_up else NEXT.get(state)
            if step is None:
                self._schedule.drop(task_id)
            else:
                self._live[step][task_id] = None
                self._schedule.put_new(task_id, self._now(), self._polling.first if step is Step.POLL else 0.0)

    # --- Which visits begin, and when ---

    def _begin(self) -> None:
        """Begin what is due, as far as there is room. Polls get turns one by one: the most overdue task takes each."""
        turn, self._turn = self._turn, None
        if turn is not None and not turn.done():
            self._turn, turn = turn, None
        granted = turn.result() if turn else None
        if self._trouble.seconds_left(self._now()) > 0:
            return
        for step in (Step.JOIN, Step.FETCH):
            while self._room(step) and (task_id := self._most_due(step)):
                self._visit(task_id, step)
        if granted and (task_id := self._most_due(Step.POLL)):
            self._visit(task_id, Step.POLL, granted)
        if self._turn is None and self._room(Step.POLL) and self._most_due(Step.POLL):
            polled = len(self._live[Step.POLL]) if self._all_sent() else 0  # not known yet
            self._turn = asyncio.ensure_future(self._visiting.turn(self._batch_id, polled))

    def _room(self, step: Step) -> bool:
        return sum(each is step for _, each in self._visits.values()) < _AT_ONCE[step]

    def _most_due(self, step: Step) -> int | None:
        return self._schedule.most_due(self._idle(step), self._now())

    def _idle(self, step: Step) -> Iterator[int]:
        under_way = {task_id for task_id, _ in self._visits.values()}
        return (task_id for task_id in self._live[step] if task_id not in under_way)

    def _visit(self, task_id: int, step: Step, turn: _Turn | None = None) -> None:
        # One asyncio task each: the rate limit allows few a second.
        self._visits[asyncio.ensure_future(self._visited(task_id, turn))] = (task_id, step)

    async def _rest(self) -> None:
        """Wait until something under way has ended, or something may be due."""
        now = self._now()
        until = now + self._longest_rest(now)
        if self._nap is not None and (self._nap[0].done() or self._nap[1] > until + 0.01):
            self._nap[0].cancel()
            await asyncio.gather(self._nap[0], return_exceptions=True)
            self._nap = None
        if self._nap is None:
            self._nap = asyncio.ensure_future(self._context.time.sleep(until - now)), until
        awaited: list[asyncio.Future[Any]] = [self._nap[0], *self._visits]
        awaited += [self._turn] if self._turn else []
        awaited += [self._submitting] if self._submitting and not self._submitting.done() else []
        await asyncio.wait(awaited, return_when=asyncio.FIRST_COMPLETED)

    def _longest_rest(self, now: float) -> float:
        longest = _NAP_ALL_SENT if self._all_sent() else _NAP
        if (pause := self._trouble.seconds_left(now)) > 0:
            return min(longest, pause)
        if self._turn:  # some polls are due, and only one turn is awaited at a time
            return longest
        coming = (self._schedule.seconds_left(each, now) for step in Step for each in self._idle(step))
        return max(_SHORTEST_NAP, min([longest, *(left for left in coming if left > 0)]))

    def _now(self) -> float:
        return self._context.time.now().timestamp()

    # --- A visit ---

    async def _visited(self, task_id: int, turn: _Turn | None) -> None:
        """Take one step for one task. Failures of the connection delay all visits, or end the watch."""
        task, rounds, expected = self._context.journal.task(task_id), self._trouble.rounds, 0.0
        try:
            delay, expected = await self._taken(task, turn)
        except Throttled:
            delay = 0.0  # the pacer holds the task back
        except ServiceUnreachable as error:
            understood = not isinstance(error, AnswerNotUnderstood)
            self._context.note(task, message=str(error) if understood else error.sentence)
            if rounds == self._trouble.rounds:
                self._trouble.add(self._now())
            if self._tries is not None and self._trouble.failures >= self._tries:
                raise
            delay = self._trouble.delay
        self._schedule.put(task_id, self._now(), delay, expected)

    async def _taken(self, task: Task, turn: _Turn | None) -> tuple[float, float]:
        """Move a task one state on, or ask where it stands.

        Return seconds until its next visit, and to its expected end.
        """
        step = NEXT.get(task.state)
        try:
            if step is Step.JOIN:
                task = await self._visiting.join(task, self.stumbles.waits)
            elif step is Step.FETCH:
                task = await self._visiting.fetch(task)
            elif step is Step.POLL and turn:
                task = await self._visiting.poll(task, *turn)
        except (KeyMissing, KeyRefused, BalanceShort, AddressFixed, SwitchedOff) as error:
            self._context.note(task, message=error.sentence)  # why the task stands still
            raise
        except Throttled:
            raise
        except (ServiceRefused, InputError, WorkerDied, AnswerTooLarge) as error:
            if isinstance(error, AnswerTooLarge) and step is not Step.FETCH:
                raise
            delay = await self.stumbles.add(task, error)
            if task.id in self.stumbles.given_up:
                self._live[NEXT[task.state]].pop(task.id, None)
            self._trouble.end()
            return max(delay, self._polling.first if step is Step.POLL else 0.0), 0.0
        self._trouble.end()
        if step is Step.JOIN and task.state is TaskState.COMPLETED:  # the result isn't whole yet
            return self.stumbles.delay(task), 0.0
        if step is Step.POLL:
            self.stumbles.over(task)
        if task.state not in AT_WORK:
            return 0.0, 0.0
        age = self._now() - task.sent_at.timestamp() if task.sent_at else LONGEST_DELAY
        return next_delay(age, task.progress, self._polling), expected_left(age, task.progress)


# Failures of one task alone: retried for some minutes, then left to the next run or to a person.


# Each death is one of our own processes: what kills it three times kills it again.
_MOST_DEATHS = 3


class TaskRetries:
    """Counts consecutive failures per task of a batch, and decides what becomes of the task.

    A service says "completed" before the whole result is there, and answers 404 or 409 before it finds a task. Each
    task is therefore looked at again at the times of `LOOKS` before its failure counts. `given_up`: the tasks that this
    run leaves as they are, with the reason.
    """

    def __init__(self, context: ServiceContext, visiting: TaskAdvancer) -> None:
        self._context = context
        self._visiting = visiting
        self._counts: dict[int, int] = {}
        self._lacked: dict[int, int] = {}  # numbers that a result lacked at the first look
        self._in_vain = 0
        self.given_up: dict[int, DialproofError] = {}

    def over(self, task: Task) -> None:
        """Reset a task's failures because it moved on: the next failure counts as the first again."""
        self._counts.pop(task.id, None)

    def delay(self, task: Task) -> float:
        """Return the seconds until a task is looked at again, after its last failure."""
        return LOOKS[min(self._counts.get(task.id, 1), len(LOOKS)) - 1]

    def waits(self, task: Task, joined: Joined) -> str:
        """Return why a result is fetched again before it counts; "" if it is whole, or if the wait was long enough."""
        unfinished = joined.lacking + joined.unfinished
        if not unfinished or task.in_reply:  # nothing more will come
            return ""
        looks = self._counts.get(task.id, 0)
        first = self._lacked.setdefault(task.id, unfinished)
        if looks >= len(LOOKS) and unfinished >= first:
            self._in_vain += 1
        if looks >= (len(LOOKS) if self._in_vain < IN_VAIN else FEW_LOOKS) or (not looks and self._long_ago(task)):
            return ""
        self._counts[task.id] = looks + 1
        lacking, numbers = f"{unfinished:,}", f"{task.numbers:,}"
        return tr_text(
            "The service has no answer for {lacking} of {numbers} numbers yet: the result is fetched again.",
            lacking=lacking,
            numbers=numbers,
        )

    def _long_ago(self, task: Task) -> bool:
        return task.heard_at is not None and (self._context.time.now() - task.heard_at).total_seconds() > LONG_AGO

    async def add(self, task: Task, error: DialproofError) -> float:
        """Note a failure. Return the seconds until the task is looked at again, unless it is given up."""
        count = self._counts[task.id] = self._counts.get(task.id, 0) + 1
        brief = self._long_ago(task) and self._visiting.fetched_before(task)
        over = count > (FEW_LOOKS if brief else len(LOOKS)) or (isinstance(error, WorkerDied) and count >= _MOST_DEATHS)
        over = over or isinstance(error, AnswerTooLarge)  # it would be as large again: megabytes for nothing
        over = over or (task.in_reply and isinstance(error, InputError))  # there is nothing else to be had
        if task.state in AT_WORK and isinstance(error, NotFound):
            if over:
                await self._visiting.forgotten(task, error)
            else:
                self._context.note(
                    task,
                    message=tr_text(
                        "The service accepted it as {task_id} and does not find it so far.", task_id=task.remote_id
                    ),
                )
            return self.delay(task)
        message = sentences(error.of_result(result_name(task), RESULT_FIRST), self._visiting.shared_words(task))
        if task.state is TaskState.FETCHED:
            task = self._context.record(task, TaskEvent.HEARD_COMPLETED, {"reason": message}, message=message)
        else:
            task = self._context.note(task, message=message)
        if over and not (task.state is TaskState.COMPLETED and await self._visiting.keep(task)):
            self.given_up[task.id] = self._why(task, error)
        return self.delay(task)

    def _why(self, task: Task, error: DialproofError) -> DialproofError:
        if task.state in AT_WORK or isinstance(error, AnswerTooLarge):
            return error
        if isinstance(error, InputError | WorkerDied):
            return ResultNotRead(
                task=task.shown_id, reason=without_stop(error.of_result(result_name(task), RESULT_AGAIN))
            )
        origin = self._context.journal.batch(task.batch_id).base_url
        return AnswerNotUnderstood(
            origin=origin, reason=tr_text("the result of task {shown_id}: {error}", shown_id=task.shown_id, error=error)
        )
