"""Sends a batch's tasks: one at a time for each key, with the intent on disk before the first byte leaves."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import replace
from decimal import Decimal
from functools import partial

from desktop_app.core.batches.batch import Batch, NewTask, Task, Via
from desktop_app.core.batches.batching import ANY_COUNTRY, Sizes, pieces
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.batches.trial import Leave
from desktop_app.core.errors import (
    AcceptedNotKept,
    BalanceShort,
    CapReached,
    DialproofError,
    InputError,
    KeyMissing,
    KeyRefused,
    LocalFault,
    NeverArrived,
    ServiceRefused,
    Throttled,
    ThrottledAgain,
    TooLarge,
)
from desktop_app.core.numbers.phone import masked, only_region
from desktop_app.core.service.rates import RateGroup
from desktop_app.core.service.readings import Accepted
from desktop_app.core.text.translatable import tr_text, without_stop
from desktop_app.services.account.balance import amount_known
from desktop_app.services.account.spending_caps import SpendingCaps
from desktop_app.services.batches import in_flight, replies, rolled_back
from desktop_app.services.batches.pausing import Pausing
from desktop_app.services.batches.refusals import (
    MOST_THROTTLED,
    balance_after,
    contradicted,
    contradicted_late,
    doubted_refusal,
    patiently,
    refusal_told,
    throttled_times,
    waits_for_credit,
    waits_for_key,
)
from desktop_app.services.batches.repeats import IDEMPOTENCY_KEY, QUOTE_TOKEN, Repeats
from desktop_app.services.batches.restorations import doubt_if_perhaps_sent
from desktop_app.services.batches.trials import Trials
from desktop_app.services.connections.session import Access, profile_of
from desktop_app.services.connections.task_limit import by_country, learn_most, smaller, task_sizes
from desktop_app.services.lists.suppressing import Suppression
from desktop_app.services.ports import Sending
from desktop_app.services.program.failpoints import Moment
from desktop_app.services.program.service_context import ServiceContext

log = logging.getLogger(__name__)

# Identical refusals in a row: the rest of the batch would only be refused as well.
_SAME_REFUSAL = 3
_NOT_KEPT = "task %s was accepted as %r, and the journal does not know"
_DECIDED_OTHERWISE = "task %s was accepted as %r, and a person has decided otherwise meanwhile: it is %s"
_TAKEN_LATE = "task %s was accepted as %r while the program was ending"
# Seconds within which a service that charges a little late has charged.
_CHARGED_LATER = 3.0
# Doubtful outcomes in a row after which nothing more of the batch is sent automatically.
_DOUBTS = 2
# Seconds between two looks at whether a paused batch goes on: another process may have resumed it.
_PAUSE_LOOK = 1.0


class Submitting:
    """Sends the prepared tasks of batches."""

    def __init__(self, context: ServiceContext, last_moment: float = in_flight.LAST_MOMENT) -> None:
        self._context = context
        self._time = context.time
        self._last_moment_seconds = last_moment
        self._pausing = Pausing(context)
        self._caps = SpendingCaps(context)
        self._trials = Trials(context)
        self._suppression = Suppression(context)
        self._repeats = Repeats(context)
        self._waiting: set[str] = set()  # batches whose end of a pause, or of a trial, is waited for
        self._submission_lock = in_flight.SubmissionLock(context.lists, context.time)
        # Held, for a batch, from before the first byte of a submission until the journal knows its outcome.
        self._on_its_way: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        # Accepted tasks that the journal doesn't know as such, and the error that tells a person about each.
        self._unkept: dict[int, tuple[Accepted, AcceptedNotKept]] = {}

    async def submit(self, batch_id: str, tries: int | None) -> None:
        """Send every prepared task of a batch.

        `tries`: how often a request that provably never arrived is sent before `NeverArrived` is raised; None: no
        limit. Write refusals and doubts into the journal. Raise refusals of the key and the balance as well: they hold
        up the rest until their cause is gone or a person says that it may go on. Wait while the batch is paused, and
        for the trial of a connection that isn't proven.
        """
        batch = self._context.journal.batch(batch_id)
        if waits_for_credit(self._context.journal, batch_id):
            raise BalanceShort(message="")
        if refused := waits_for_key(self._context.journal, batch_id):
            raise refused
        doubt_if_perhaps_sent(self._context, batch)
        doubts, refusals = 0, [""]
        while await self._pause_over(batch_id):
            if again := self._repeats.next(batch):
                settled = await self._repeat_due(batch, *again, tries)
                doubts = 0 if settled else doubts
                continue
            if (waiting := self._next(batch)) is None:
                return
            if (task := self._pausing.first(batch, waiting, self._divisible(batch, waiting))) is None:
                continue
            leave = await self._trial_over(batch)
            if leave is Leave.STOP:
                return
            if leave not in {Leave.GO, Leave.AS_TRIAL}:
                continue
            try:
                task = await patiently(self._context.time, partial(self._send, batch, task), tries)
            except CapReached as reached:
                self._context.note(task, message=reached.sentence)
                self._pausing.cap_reached(batch_id, reached)
                raise
            doubts = doubts + 1 if task.state is TaskState.UNKNOWN else 0
            refusals = [*refusals, task.message] if task.state is TaskState.REJECTED else [""]
            if task.state is TaskState.UNKNOWN and self._fallen(batch, task):
                return  # a person is asked about one task, and the answer holds for the others
            if doubts >= _DOUBTS or refusals[-_SAME_REFUSAL:].count(refusals[-1]) == _SAME_REFUSAL:
                return

    def unkept(self, batch_id: str | None = None) -> list[AcceptedNotKept]:
        """Return the tasks, of one batch or all, whose id only this process knows: the journal couldn't be written."""
        return [lost for _, lost in self._unkept.values() if batch_id in (None, lost.params["batch"])]

    def catch_up(self, batch_id: str) -> None:
        """Write down what couldn't be written before. Raise `AcceptedNotKept` if it still can't be."""
        batch = self._context.journal.batch(batch_id)
        for task_id, (accepted, lost) in [*self._unkept.items()]:
            if lost.params["batch"] == batch_id:
                task = self._context.journal.task(task_id)
                if task.state is TaskState.SENDING:
                    self._kept_or_told(batch, task, accepted)
                elif task.state is TaskState.UNKNOWN:  # another process found it at `sending`, and nobody working on it
                    self._arrived(task, accepted)
                elif task.remote_id != accepted.task_id:  # a person has decided meanwhile
                    log.warning(_DECIDED_OTHERWISE, task.shown_id, accepted.task_id, task.state)
                self._unkept.pop(task_id, None)

    def held(self, batch_id: str) -> bool:
        """Return True if a batch's submissions wait for a person, or for its own trial: none of them is in flight."""
        waiting = batch_id in self._waiting
        return waiting and (self._pausing.paused(batch_id) or self._trials.awaits_own(batch_id))

    async def _pause_over(self, batch_id: str) -> bool:
        """Return True at once, or when a pause is over."""
        try:
            while self._pausing.paused(batch_id):
                self._waiting.add(batch_id)
                await self._time.sleep(_PAUSE_LOOK)
        finally:
            self._waiting.discard(batch_id)
        return True

    async def _trial_over(self, batch: Batch) -> Leave:
        """Return whether a task of a batch may leave; after a wait, or once the batch is paused, if it may not."""
        leave = self._trials.look(batch)
        if leave is Leave.ASK:
            self._pausing.ask_after_trial(batch.id)
        elif leave is Leave.WAIT:
            self._waiting.add(batch.id)
            try:
                await self._time.sleep(_PAUSE_LOOK)
            finally:
                self._waiting.discard(batch.id)
        return leave

    async def until_quiet(self, batch_id: str) -> None:
        """Wait until no submission of a batch is in flight. The next one hasn't begun when this returns."""
        async with self._on_its_way[batch_id]:
            return

    def _next(self, batch: Batch) -> Task | None:
        """Return the next task to send. If all are larger than the service takes, split one first."""
        journal = self._context.journal
        sizes = task_sizes(self._context, batch)
        while (most := sizes.limit) and not journal.first_prepared(batch.id, most):
            too_large = journal.first_prepared(batch.id)
            if too_large is None:
                return None
            if self._repeats.promised(batch, too_large):
                self._repeats.ask_again(too_large)
            else:
                self._divide(too_large, sizes)
        task = journal.first_prepared(batch.id, sizes.limit)
        return self._trials.first(batch, task, self._divisible(batch, task)) if task else None

    def _divisible(self, batch: Batch, task: Task) -> Sizes:
        """Return the sizes of what a task may be divided into; one that is charged once only as a whole stays whole."""
        sizes = task_sizes(self._context, batch)
        return replace(sizes, least=task.numbers) if self._repeats.promised(batch, task) else sizes

    def _divide(self, task: Task, sizes: Sizes) -> None:
        whole = NewTask(task.country, task.via, task.first, task.numbers, task.again)
        self._context.journal.divide(task.id, self._context.time.now(), pieces(whole, sizes))
        self._context.at(Moment.DIVIDED)
        self._context.changed(task.batch_id)

    async def _send(self, batch: Batch, task: Task) -> Task:
        """Make one attempt. The journal says `sending` before the first byte leaves, and has the outcome afterwards."""
        if held := await self._held_back(batch, task):
            return held
        access = await self._ready(batch, task)
        numbers = await asyncio.to_thread(self._context.numbers_of, batch, task)
        country = await self._country(batch, task, numbers)  # of a long task it takes seconds: nothing waits for it yet
        async with self._submission_lock.of(access.account):
            with self._waiting_for_key(task):
                before = await amount_known(self._context, access)
            if against := contradicted_late(self._context, task, before, access.account):
                return self._contradicted(task, before, against)
            rolled_back.notice(self._context.journal, batch.base_url, before, self._context.time.now())
            if reason := self._fallen(batch, task):
                return self._context.record(task, TaskEvent.RESTORED, {"reason": reason}, message=reason)
            async with self._context.pacer.paced(access.account, RateGroup.SUBMITS), self._on_its_way[batch.id]:
                if self._pausing.paused(batch.id):  # while it waited for its turn
                    return self._context.journal.task(task.id)
                async with self._trials.leaving(batch, task) as may:
                    if not may:  # another list has sent its trial meanwhile
                        return self._context.journal.task(task.id)
                    return await self._send_now(batch, task, access, numbers, country, before)

    async def _held_back(self, batch: Batch, task: Task) -> Task | None:
        """Return the task as it is after its suppressed numbers were taken out of it; None if it has none."""
        if self._repeats.promised(batch, task) and await self._suppression.concerns(batch, task):
            return self._repeats.ask_again(task)
        return self._context.journal.task(task.id) if await self._suppression.hold_back(batch, task) else None

    async def _repeat_due(self, batch: Batch, task: Task, seconds: float, tries: int | None) -> bool:
        """Repeat a submission in doubt with its key once it is time; True if that settled it."""
        if seconds > 0:
            await self._time.sleep(min(seconds, _PAUSE_LOOK))
            return False
        task = await patiently(self._time, partial(self._repeat, batch, task), tries)
        return task.state is not TaskState.UNKNOWN

    async def _repeat(self, batch: Batch, task: Task) -> Task:
        """Make one attempt to repeat a submission in doubt. What doesn't settle it leaves it in doubt."""
        access = await self._ready(batch, task)
        numbers = await asyncio.to_thread(self._context.numbers_of, batch, task)
        country = await self._country(batch, task, numbers)
        async with self._submission_lock.of(access.account):
            with self._waiting_for_key(task):
                before = await amount_known(self._context, access)
            rolled_back.notice(self._context.journal, batch.base_url, before, self._context.time.now())
            async with self._context.pacer.paced(access.account, RateGroup.SUBMITS), self._on_its_way[batch.id]:
                replies.settle(self._context, batch, task)
                task = self._context.journal.task(task.id)  # a person may have decided meanwhile
                sent = [access.account, country, *numbers]
                same = None if self._fallen(batch, task) else self._repeats.same(batch, task, sent)
                if same is not None and await self._suppression.concerns(batch, task):
                    return self._repeats.ask_again(task)
                if same is None:
                    self._repeats.leave(task)
                if same is None or self._pausing.paused(batch.id):
                    return task
                sending = await self._sending(batch, task, same)
                self._context.record(task, TaskEvent.REPEATED, {"numbers": task.numbers, **same})
                return await self._post(batch, task, access, numbers, country, sending)

    def _fallen(self, batch: Batch, task: Task) -> str | None:
        """Return why a task may have been sent from a data folder that was put back since; None if nothing says so."""
        return rolled_back.doubt(self._context.journal, batch, task, self._context.time.now())

    async def _send_now(  # noqa: PLR0913, PLR0917 - all that one request takes
        self, batch: Batch, task: Task, access: Access, numbers: list[str], country: str, before: Decimal | None
    ) -> Task:
        ends = {"first_number": masked(numbers[0]), "last_number": masked(numbers[-1])}
        sent = [access.account, country, *numbers]
        token = await self._token(batch, task, access, country)
        if token and self._pausing.paused(batch.id):  # while its quote was asked for
            return self._context.journal.task(task.id)
        own = {**self._repeats.intent(batch, task, sent), **token}
        detail = {"numbers": task.numbers, "country": task.country, "balance": before, **ends, **own}
        known = {"sent_at": self._context.time.now(), "balance_before": before, "balance_after": None, **ends}
        sending = await self._sending(batch, task, own)
        async with self._caps.keeping(batch, task.numbers, before):
            self._context.record(task, TaskEvent.SEND, detail, **known)
        return await self._post(batch, task, access, numbers, country, sending)

    async def _sending(self, batch: Batch, task: Task, intent: Mapping[str, str]) -> Sending:
        """Return how a task is sent whose intent is about to be written, with room for its reply."""
        if reply := replies.reply_file(self._context, batch, task):
            await asyncio.to_thread(replies.make_way, reply)
        return Sending(reply, intent.get(IDEMPOTENCY_KEY, ""), intent.get(QUOTE_TOKEN, ""))

    async def _token(self, batch: Batch, task: Task, access: Access, country: str) -> Mapping[str, str]:
        """Ask for a quote whose token goes along with a task, where the service wants one. Nothing is billed by it."""
        profile = profile_of(self._context.session.connection(batch.base_url))
        if not (profile.paths.quote and profile.requests.quote_token):
            return {}
        async with self._context.pacer.paced(access.account, RateGroup.READS):
            quoted = await access.client.quote(task.product, country, task.numbers)
        return {QUOTE_TOKEN: quoted.token} if quoted.token else {}

    async def _post(  # noqa: PLR0913, PLR0917 - all that one request takes
        self, batch: Batch, task: Task, access: Access, numbers: list[str], country: str, sending: Sending
    ) -> Task:
        """Send a task whose intent is in the journal, and write down what comes of it."""
        self._context.at(Moment.INTENDED)
        send = access.client.detect_file if task.via is Via.FILE else access.client.detect
        posting = asyncio.ensure_future(send(task.product, country, numbers, sending))
        try:
            await asyncio.sleep(0)  # lets the request set out
            self._context.at(Moment.LEAVING)
            accepted = await asyncio.shield(posting)
        except DialproofError as error:
            return await self._not_accepted(batch, task, access, error)
        except asyncio.CancelledError:
            await self._last_moment(batch, task, access, posting)
            raise
        except BaseException as error:
            self._doubted(task, tr_text("a fault in the program while sending: {kind}", kind=type(error).__name__))
            raise
        self._context.at(Moment.ANSWERED)
        return await in_flight.written_down(self._time, partial(self._kept_or_told, batch, task, accepted), told=True)

    async def _last_moment(self, batch: Batch, task: Task, access: Access, posting: asyncio.Future[Accepted]) -> None:
        """Give a request in flight a moment to be answered while the program ends; after that it is in doubt."""
        try:
            accepted = (
                posting.result() if await in_flight.answered_in_time(posting, self._last_moment_seconds) else None
            )
        except DialproofError as error:
            with suppress(DialproofError):  # the journal has the outcome, and the program is ending anyway
                await self._not_accepted(batch, task, access, error, ending=True)
            return
        except BaseException:
            self._doubted(task, in_flight.STOPPED)
            raise
        if accepted is None:
            self._doubted(task, in_flight.STOPPED)
        else:
            log.info(_TAKEN_LATE, task.shown_id, accepted.task_id)
            self._kept_or_told(batch, task, accepted)

    def _doubted(self, task: Task, reason: str) -> None:
        if self._context.journal.task(task.id).state is TaskState.SENDING:
            self._context.record(task, TaskEvent.DOUBTED, {"reason": reason}, message=reason)

    def _kept_or_told(self, batch: Batch, task: Task, accepted: Accepted) -> Task:
        """Write a task's id down, or remember that a person has to be told it, because nobody else knows it."""
        try:
            taken = self._taken(task, accepted)
        except Exception as fault:
            if not accepted.task_id:  # the next run finds the reply on disk
                raise
            if task.id not in self._unkept:
                log.critical(_NOT_KEPT, task.shown_id, accepted.task_id)
            lost = _not_kept(batch, task, accepted, fault)
            self._unkept[task.id] = accepted, lost
            if isinstance(fault, LocalFault):
                raise lost from fault
            raise
        self._unkept.pop(task.id, None)
        return taken

    def _taken(self, task: Task, accepted: Accepted) -> Task:
        cost = {"cost": accepted.cost, "estimated": accepted.estimated}
        known = {"remote_id": accepted.task_id, "message": "", **cost}
        if accepted.task_id:
            taken = self._context.record(task, TaskEvent.TAKEN, {"answer": accepted.raw}, **known)
        else:
            taken = replies.take(self._context, task, accepted)
        self._context.at(Moment.TAKEN)
        return taken

    def _arrived(self, task: Task, accepted: Accepted) -> None:
        """Give a task in doubt the id that only this process knew."""
        known = {"remote_id": accepted.task_id, "message": "", "cost": accepted.cost, "estimated": accepted.estimated}
        detail = {"task_id": accepted.task_id, "answer": accepted.raw}
        self._context.record(task, TaskEvent.DECIDED_ARRIVED, detail, **known)

    async def _ready(self, batch: Batch, task: Task) -> Access:
        """Return the access once its key is there and wasn't refused before; otherwise note why the task waits."""
        with self._waiting_for_key(task):
            return await self._context.session.access(self._context.session.connection(batch.base_url))

    @contextmanager
    def _waiting_for_key(self, task: Task) -> Iterator[None]:
        try:
            yield
        except (KeyMissing, KeyRefused) as error:
            self._context.note(task, message=error.sentence)
            raise

    async def _country(self, batch: Batch, task: Task, numbers: list[str]) -> str:
        """Return the country to name.

        If the profile has learned to name countries since, numbers of one country go with it, others as prepared.
        """
        if task.country == ANY_COUNTRY and by_country(self._context.session.connection(batch.base_url), task.via):
            return await asyncio.to_thread(only_region, numbers)
        return task.country

    async def _not_accepted(
        self, batch: Batch, task: Task, access: Access, error: DialproofError, *, ending: bool = False
    ) -> Task:
        """Write down why a submission wasn't accepted, then read the balance unless the program is `ending`."""
        detail = {"error": type(error).__name__, "reason": str(error), "answer": error.params.get("raw")}
        if self._repeats.under_way(task):  # whatever came of the repetition, the first one may have arrived
            doubted = self._context.record(task, TaskEvent.DOUBTED, detail, message=error.sentence)
            if isinstance(error, NeverArrived):
                raise error
            return doubted
        if isinstance(error, NeverArrived):
            self._context.record(task, TaskEvent.NEVER_ARRIVED, detail, message=str(error))
            raise error
        if isinstance(error, Throttled):
            return await self._throttled(task, None if ending else access, error, detail)
        if isinstance(error, ServiceRefused):
            told = refusal_told(error)
            refused = self._context.record(
                task, TaskEvent.REFUSED, {**detail, **told, "account": access.account}, message=error.sentence
            )
            self._context.at(Moment.REFUSED)
            return refused if ending else await self._refused(batch, refused, access, error)
        if isinstance(error, InputError):  # the address or the key can't be used: nothing left this machine
            self._context.record(task, TaskEvent.NEVER_ARRIVED, detail, message=error.sentence)
            raise error
        reason = str(error.params.get("reason", error))
        doubted = self._context.record(task, TaskEvent.DOUBTED, detail, message=reason)
        self._context.at(Moment.DOUBTED)
        # Evidence for the person who decides; the journal already has the doubt itself.
        after = None if ending else await balance_after(self._context, access)
        self._context.journal.log(batch.id, "balance", self._context.time.now(), {"balance": after}, task.id)
        return self._context.note(doubted, balance_after=after)

    async def _throttled(self, task: Task, access: Access | None, error: Throttled, detail: dict[str, object]) -> Task:
        """Put a task back to be sent again. After a few times in a row, in whichever runs, a person says when."""
        times = throttled_times(self._context.journal, task) + 1
        if times < MOST_THROTTLED:
            put_back = self._context.record(task, TaskEvent.THROTTLED, detail, message=str(error))
            if access and (doubted := await self._witnessed(put_back, access)):
                return doubted
            raise error
        often = ThrottledAgain(count=times, message=error.params.get("message", ""))
        refused = self._context.record(
            task, TaskEvent.REFUSED, {**detail, "error": type(often).__name__}, message=often.sentence
        )
        if access and (doubted := await self._witnessed(refused, access)):
            return doubted
        raise often

    async def _refused(self, batch: Batch, task: Task, access: Access, error: ServiceRefused) -> Task:
        """Let the balance tell if a refusal was one.

        Then divide a task that was too large, or raise what holds up the rest.
        """
        if doubted := await self._witnessed(task, access):
            return doubted
        if isinstance(error, TooLarge) and task.numbers > 1:
            return await self._too_large(batch, task, access, error)
        if isinstance(error, TooLarge):
            # If one number is too many, size isn't the cause, and the learned limit is wrong.
            learn_most(self._context.journal, batch, None)
        if isinstance(error, KeyMissing | KeyRefused | BalanceShort | TooLarge):
            raise error
        return self._context.journal.task(task.id)

    async def _too_large(self, batch: Batch, task: Task, access: Access, error: TooLarge) -> Task:
        """Divide a task if it exceeds a limit that the service named, or if the balance shows that it wasn't taken."""
        known = self._context.journal.task(task.id)
        witnessed = known.balance_before is not None and known.balance_after is not None
        if (error.most or 0) >= task.numbers or not (error.named or witnessed):
            return known
        if witnessed:
            await self._context.time.sleep(_CHARGED_LATER)
            if doubted := await self._witnessed(known, access):
                return doubted
        sizes = smaller(self._context, batch, task.numbers, error.most)
        learn_most(self._context.journal, batch, sizes.most)
        self._divide(task, sizes)
        return self._context.journal.task(task.id)

    async def _witnessed(self, task: Task, access: Access) -> Task | None:
        """Read the balance after a refusal.

        Return the task, now in doubt, if the balance fell all the same, else None.
        """
        known = self._context.journal.task(task.id)
        if known.balance_before is None:  # nothing to compare with
            return None
        after = await balance_after(self._context, access)
        self._context.note(task, balance_after=after)
        against = contradicted(self._context, known, after)
        return self._contradicted(task, after, against) if against else None

    def _contradicted(self, task: Task, after: Decimal | None, against: str) -> Task:
        refusal = self._context.journal.task(task.id).message
        reason = doubted_refusal(against, refusal)
        doubted = self._context.record(
            task, TaskEvent.DOUBTED, {"reason": reason, "balance": after}, message=reason, balance_after=after
        )
        self._context.at(Moment.DOUBTED)
        return doubted


def _not_kept(batch: Batch, task: Task, accepted: Accepted, fault: Exception) -> AcceptedNotKept:
    reason = without_stop(str(fault)) if isinstance(fault, LocalFault) else type(fault).__name__
    known = {"name": batch.file, "batch": batch.id, "part": task.part, "task_id": accepted.task_id}
    return AcceptedNotKept(**known, reason=reason)
