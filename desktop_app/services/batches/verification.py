"""Runs a batch from its first submission to its last answer, and reports its outcome."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any

from desktop_app.core.batches.batch import (
    Batch,
    Task,
    Via,
    answered,
    finished,
    lacks_answers,
    never_sent,
    not_asked,
    submitted,
)
from desktop_app.core.batches.outcome import Outcome
from desktop_app.core.batches.status import status_of
from desktop_app.core.batches.submission import ENDED, NEED_PERSON, TRANSITIONS, UNDER_WAY, TaskEvent, TaskState
from desktop_app.core.errors import (
    AcceptedNotKept,
    BalanceShort,
    BatchBusy,
    BatchMissing,
    CapReached,
    KeyRefused,
    ListLost,
    ListOld,
    ProfileBroken,
    ServiceRefused,
)
from desktop_app.core.money.charged import Gap
from desktop_app.core.money.charges import spent_on
from desktop_app.core.results.suppression import KeptBack
from desktop_app.core.service.policy import Feature
from desktop_app.core.service.rates import RateGroup
from desktop_app.core.service.settings import Setting
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.account.charging import Charging
from desktop_app.services.batches import replies, rolled_back
from desktop_app.services.batches.in_flight import STOPPED
from desktop_app.services.batches.monitoring import Monitoring
from desktop_app.services.batches.pausing import Pausing
from desktop_app.services.batches.realtime_list import OneByOne
from desktop_app.services.batches.refusals import refused_for, take_up_refused
from desktop_app.services.batches.submitting import Submitting
from desktop_app.services.batches.task_advancer import NEXT, result_aside, taught
from desktop_app.services.batches.trials import Trials
from desktop_app.services.erasing.disk import ErasureQueue
from desktop_app.services.lists.sent_lately import keep_trace, require_task_not_sent_lately
from desktop_app.services.ports import WorkProgress
from desktop_app.services.program.failpoints import Moment
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.services.recipes.run_files import beside_outputs, delete_folders
from desktop_app.services.recipes.run_log import RunLog


class Verification:
    """Runs batches. One process at a time works on a batch. `one_by_one` runs those of small lists.

    `pausing` holds batches back. `erasing` takes deleted data off the disk.
    """

    def __init__(self, context: ServiceContext, submitting: Submitting, monitoring: Monitoring) -> None:
        self._context = context
        self._submitting = submitting
        self._monitoring = monitoring
        self._charging = Charging(context)
        self.one_by_one = OneByOne(context)
        self.pausing = Pausing(context)
        self._trials = Trials(context)
        self.erasing = ErasureQueue(context.journal, context.lists, context.eraser, RunLog(context))

    async def run(
        self, batch_id: str, tries: int | None = None, *, go_on: bool = False, progress: WorkProgress | None = None
    ) -> None:
        """Send what is prepared, poll what was sent, fetch and join the answers, until nothing more moves.

        Refused tasks are sent again if their cause is provably gone (`services.batches.refusals`). `go_on`: resume a
        paused batch. `progress` reports the upgrade of a list from an earlier version. `tries`: failures in a row after
        which `NeverArrived` or `NoAnswer` is raised; None: no limit. The journal keeps what needs a person (unknown,
        rejected).
        """
        batch = self._context.journal.batch(batch_id)
        with self._owned(batch):
            if self._context.journal.batch(batch_id).deleted_at is not None:
                return
            self._submitting.catch_up(batch_id)
            self.settle_interrupted(batch_id)
            await self._context.up_to_date(batch, progress)
            if go_on:
                self.pausing.go_on(batch_id)
            self.pausing.look_again(batch_id)
            await take_up_refused(self._context, batch)
            try:
                if batch.via is Via.REALTIME:
                    self._context.session.policy.require(Feature.REALTIME_CHECKS)
                    await self.one_by_one.run(batch_id, tries)
                else:
                    await self._as_tasks(batch_id, tries)
            except CapReached as reached:
                self.pausing.cap_reached(batch_id, reached)
                raise
            except BalanceShort:
                await self._charging.before_top_up(batch_id)
                raise
            self._trials.judge(batch)
            await self._charging.close(batch_id)

    async def _as_tasks(self, batch_id: str, tries: int | None) -> None:
        """Submit and watch at the same time. A paused batch waits here as long as there is something to watch."""
        submitting = asyncio.ensure_future(self._submitting.submit(batch_id, tries))
        try:
            held = partial(self._submitting.held, batch_id)
            await self._monitoring.watch(batch_id, lambda: submitting.done() or held(), tries, submitting)
            if not held():
                await submitting
        except Exception as trouble:
            # Trouble with answers must not leave a submission in flight in doubt.
            await self._submitting.until_quiet(batch_id)
            if submitting.done() and (error := submitting.exception()) not in (None, trouble):
                raise error from trouble
            raise
        finally:
            submitting.cancel()
            await asyncio.gather(submitting, return_exceptions=True)
            for lost in self._submitting.unkept(batch_id):  # raised whatever else ends the run
                raise lost

    @contextmanager
    def _owned(self, batch: Batch) -> Iterator[None]:
        with self._context.lists.claim(batch.list_id) as mine:
            if not mine:
                raise BatchBusy(name=batch.file)
            yield

    def settle_interrupted(self, batch_id: str) -> None:
        """Mark tasks and checks that a crash cut off at `sending` as unknown: nobody knows whether they arrived.

        Those whose reply is on disk are answered.
        """
        batch = self._context.journal.batch(batch_id)
        for task in self._context.journal.tasks(batch_id):
            if not replies.settle(self._context, batch, task) and task.state is TaskState.SENDING:
                self._context.record(task, TaskEvent.DOUBTED, {"reason": STOPPED}, message=STOPPED)
        self.one_by_one.settle_interrupted(batch_id)

    def settle_all(self) -> None:
        """Settle interrupted submissions of every batch that no living process works on.

        One of which nothing has left isn't claimed: whoever has just prepared it is about to.
        """
        for batch in self.unfinished():
            prepared = all(task.state is TaskState.PREPARED for task in self._context.journal.tasks(batch.id))
            if prepared and batch.via is not Via.REALTIME:
                continue
            with self._context.lists.claim(batch.list_id) as mine:
                if mine:
                    self.settle_interrupted(batch.id)

    def mend(self, batch_id: str, *about: type[ServiceRefused]) -> None:
        """Let tasks refused for these reasons be sent again: a person has put the key or the balance right.

        A key that was refused is tried once more.
        """
        for task in self._context.journal.tasks(batch_id):
            if refused_for(self._context.journal, task, *about):
                self._context.record(task, TaskEvent.MENDED, {}, message="")
                self._context.journal.update_batch(batch_id, exported_at=None)
        self._context.session.reopen(self._context.session.connection(self._context.journal.batch(batch_id).base_url))

    def only_refused(self, batch_id: str) -> bool:
        """Return True if all that is left of a batch was refused, and none of it for the key or the balance."""
        left = [task for task in self._context.journal.tasks(batch_id) if task.state not in ENDED]
        waits = (BalanceShort, KeyRefused)
        return bool(left) and all(
            task.state is TaskState.REJECTED and not refused_for(self._context.journal, task, *waits) for task in left
        )

    # --- Decisions of a person ---

    def find(self, shown_id: str) -> Task:
        """Return the task that `tasks` shows under this id. Raise `BatchMissing` if there is none, or more than one."""
        found = [
            task
            for batch in self._context.journal.batches()
            for task in self._context.journal.tasks(batch.id)
            if shown_id in (task.shown_id, f"{batch.id}/{task.part}")
        ]
        if not found:
            raise BatchMissing(reason=tr_text("There is no task “{shown_id}”.", shown_id=shown_id))
        if len(found) > 1:
            parts = " or ".join(f"{task.batch_id}/{task.part}" for task in found)
            raise BatchMissing(
                reason=tr_text(
                    "Several submissions have the id “{shown_id}”: name the one that is meant, {parts}.",
                    shown_id=shown_id,
                    parts=parts,
                )
            )
        return found[0]

    def find_batch(self, batch_id: str) -> Batch:
        """Return the batch with an id, as `tasks` shows it. Raise `BatchMissing` if there is none."""
        for batch in self._context.journal.batches():
            if batch.id == batch_id:
                return batch
        raise BatchMissing(reason=tr_text("There is no batch “{batch_id}”.", batch_id=batch_id))

    async def up_to_date(self, batch: Batch, progress: WorkProgress | None = None) -> None:
        """Make a batch's list readable, whichever version stored it. Raise `ListLost` if it is damaged."""
        await self._context.up_to_date(batch, progress)

    async def decide_arrived(self, task: Task, remote_id: str) -> Task:
        """Decide that a task arrived: take the service's task id, after a GET has confirmed it.

        The same applies to replacing a task's wrong id; what came under the wrong id is given up.
        """
        self._decidable(task, TaskEvent.DECIDED_ARRIVED)
        if task.via is Via.REALTIME:
            raise BatchMissing(
                reason=tr_text("“{shown_id}” goes one by one: the service has no task of it.", shown_id=task.shown_id)
            )
        if not self.has_ids(self._context.journal.batch(task.batch_id)):
            raise BatchMissing(
                reason=tr_text(
                    "This service answers in its reply: it has no task of “{shown_id}”.", shown_id=task.shown_id
                )
            )
        access = await self._context.access(task.batch_id)
        remote_id = access.hide(remote_id)
        self._nobodys(remote_id, self._context.journal.batch(task.batch_id).base_url)
        before = self._context.journal.task(task.id).state
        async with self._context.pacer.paced(access.account, RateGroup.READS):
            reading = await access.client.task(remote_id)
        batch = self._context.journal.batch(task.batch_id)
        async with result_aside(self._context, batch, task):
            if self._context.journal.task(task.id).state is not before:  # somebody else has decided meanwhile
                raise self._needs_none(task)
            self._nobodys(remote_id, batch.base_url)
            detail = {"task_id": remote_id, "answer": reading.raw}
            anew = {"remote_id": remote_id, "message": "", "word": "", "progress": None}
            counts = {"answered": 0, "repeated": 0, "strangers": 0}
            decided = self._decided(task, TaskEvent.DECIDED_ARRIVED, detail, **anew, **counts)
        rolled_back.explained_by_task(self._context.journal, batch, task)
        return decided

    def has_ids(self, batch: Batch) -> bool:
        """Return True if the service of a batch knows what it is sent by an id, so that a person may give one."""
        with suppress(ProfileBroken):  # then nothing is known of it
            return not taught(self._context, batch).in_reply
        return True

    async def decide_send_after_all(self, task: Task, *, again: bool = False) -> Task:
        """Decide to send a task again, also one that was refused and left.

        Raise `SentBefore` if numbers of such a one were sent by another batch since, unless `again`.
        """
        self._decidable(task, TaskEvent.DECIDED_RESEND)
        if self._context.journal.task(task.id).state is not TaskState.DROPPED:
            return self.decide_resend(task)
        # Whoever prepares another list meanwhile sees these numbers wait, or is seen.
        async with self._context.alone("preparing", self._context.journal.batch(task.batch_id).file):
            if not again:
                await require_task_not_sent_lately(self._context, task)
            self._decidable(task, TaskEvent.DECIDED_RESEND)  # somebody else may have decided meanwhile
            return self._decided(task, TaskEvent.DECIDED_RESEND, {}, message="")

    def decide_resend(self, task: Task) -> Task:
        """Decide that a task did not arrive, or was refused: send it again. One that was left asks first, above."""
        self._decidable(task, TaskEvent.DECIDED_RESEND)
        if self._context.journal.task(task.id).state is TaskState.DROPPED:
            raise self._needs_none(task)
        now, batch = self._context.time.now(), self._context.journal.batch(task.batch_id)
        if replies.settle(self._context, batch, self._context.journal.task(task.id)):
            raise self._needs_none(task)
        rolled_back.explained_by_others(self._context.journal, batch, task, now)
        return self._decided(task, TaskEvent.DECIDED_RESEND, {}, message="")

    def decide_leave(self, task: Task) -> Task:
        """Decide to leave a task: its numbers stay without an answer."""
        self._decidable(task, TaskEvent.DECIDED_LEAVE)
        return self._decided(task, TaskEvent.DECIDED_LEAVE, {})

    def fetchable(self, batch_id: str) -> list[Task]:
        """Return the tasks whose results may be fetched again, which is free: those that lack answers, else all."""
        tasks = [task for task in self._context.journal.tasks(batch_id) if task.remote_id]
        ended = [task for task in tasks if (task.state, TaskEvent.FETCH_AGAIN) in TRANSITIONS]
        return [task for task in ended if lacks_answers(task)] or ended

    async def fetch_again(self, batch_id: str, tries: int | None = None, progress: WorkProgress | None = None) -> None:
        """Poll the batch's tasks and fetch their results again, which is free. Nothing is sent, nothing given up.

        Raise `BatchMissing` if the service has nothing of the batch, and everything that `run` raises.
        """
        batch = self._context.journal.batch(batch_id)
        with self._owned(batch):
            self._submitting.catch_up(batch_id)
            self.settle_interrupted(batch_id)
            await self._context.up_to_date(batch, progress)
            again = self.fetchable(batch_id)
            live = any(task.state in NEXT for task in self._context.journal.tasks(batch_id))
            if batch.via is Via.REALTIME or not (again or live):
                raise BatchMissing(
                    reason=tr_text(
                        "The service has no results of “{file}” that could be fetched again.", file=batch.file
                    )
                )
            for task in again:
                self._context.record(task, TaskEvent.FETCH_AGAIN, {})
            await self._monitoring.watch(batch_id, lambda: True, tries)
            await self._charging.close(batch_id)

    def _decided(self, task: Task, event: TaskEvent, detail: dict[str, Any], **changes: Any) -> Task:
        decided = self._context.record(task, event, detail, **changes)
        # Earlier exports don't include the decision.
        self._context.journal.update_batch(task.batch_id, exported_at=None)
        self._context.at(Moment.DECIDED)
        return decided

    def _decidable(self, task: Task, event: TaskEvent) -> None:
        now = self._context.journal.task(task.id)
        state, answered_whole = now.state, now.state is TaskState.JOINED and now.answered >= now.numbers
        one_by_one = task.via is Via.REALTIME and state not in NEED_PERSON and not never_sent(now)
        # The numbers of such a task are among the unanswered: they may have been sent once more since.
        elsewhere = event is TaskEvent.DECIDED_RESEND and state is TaskState.DROPPED and now.again
        if (state, event) not in TRANSITIONS or one_by_one or answered_whole or elsewhere:
            raise self._needs_none(task)

    def _needs_none(self, task: Task) -> BatchMissing:
        return BatchMissing(
            reason=tr_text(
                "The task “{shown_id}” needs no decision: it is {state}.",
                shown_id=task.shown_id,
                state=self._context.journal.task(task.id).state,
            )
        )

    def _nobodys(self, remote_id: str, base_url: str) -> None:
        """Raise `BatchMissing` if another task of the service has this id, because both would take the same answers."""
        for task in self._context.journal.sharing(remote_id):
            if self._context.journal.batch(task.batch_id).base_url == base_url:
                raise BatchMissing(
                    reason=tr_text("The id “{remote_id}” belongs to another task already.", remote_id=remote_id)
                )

    # --- Outcome of a batch ---

    def unkept(self) -> list[AcceptedNotKept]:
        """Return the accepted tasks that the journal doesn't know. Whoever ends the program has to be told them."""
        return self._submitting.unkept()

    def why_charge_unknown(self, batch_id: str) -> Gap | None:
        """Return why nobody knows what a batch was charged; None if it is known."""
        return self._charging.why_unknown(batch_id)

    def outcome(self, batch_id: str) -> Outcome:
        """Return where a batch stands, counted from the journal and its list, whichever version stored the list."""
        batch = self._context.journal.batch(batch_id)
        tasks = self._context.journal.tasks(batch_id)
        try:
            with self._context.list_of(batch) as store:
                counts, found = store.understanding.counts, store.answered(batch_id)
            found -= batch.reused.numbers if batch.reused else 0  # they have answers but weren't submitted
        except ListOld:  # the cause that prevented the upgrade is reported instead
            counts, found = self._context.lists.understanding(batch.list_id).counts, answered(tasks)
        left = sum(not_asked(task) for task in tasks if not task.again)
        suppressed = KeptBack.from_saved(self._context.journal.setting(Setting.SUPPRESSED.of(batch_id), None)).numbers
        return Outcome(status_of(batch, tasks), counts, submitted(tasks) - left, found, suppressed)

    def unfinished(self) -> list[Batch]:
        """Return the batches with something left to do, oldest first."""
        found = [b for b in self._context.journal.batches() if not finished(self._context.journal.tasks(b.id))]
        return sorted(found, key=lambda batch: batch.created_at)

    def moving(self) -> list[Batch]:
        """Return the unfinished batches that go on by themselves. In a paused batch only sent tasks go on."""
        return [
            batch
            for batch in self.unfinished()
            if not batch.paused or any(task.state in UNDER_WAY for task in self._context.journal.tasks(batch.id))
        ]

    def finished(self, *, deleted: bool = False) -> list[Batch]:
        """Return the batches that nothing more can happen to, newest first.

        `deleted`: include deleted ones that can be brought back.
        """
        found = self._context.journal.batches(deleted=deleted)
        return [batch for batch in found if finished(self._context.journal.tasks(batch.id))]

    async def forget(self, batch_id: str, *, erase: bool = True) -> None:
        """Delete a batch, and its list if no other batch has it. Raise `BatchBusy` while anything of it is under way.

        `erase`: erase it from the disk as well. With False the caller does, once for several batches.
        """
        batch = self._context.journal.batch(batch_id)
        with self._owned(batch):
            if any(task.state in UNDER_WAY for task in self._context.journal.tasks(batch_id)):
                raise BatchBusy(name=batch.file)
            await keep_trace(self._context, batch, self._context.time.now())
            every = self._context.journal.batches(deleted=True)
            shared = [other for other in every if other.list_id == batch.list_id]
            run = self._context.journal.runs.of_batch(batch_id)
            logs = [] if run is None else [run.recipe]
            self.erasing.schedule([batch], logs=logs)
            if run is not None:  # perhaps cut off while it wrote
                await asyncio.to_thread(delete_folders, beside_outputs(run).values())
            if len(shared) == 1:  # the list first: after a crash in between, the batch still shows that it existed
                await asyncio.to_thread(self._context.lists.discard, batch.list_id)
            else:
                with suppress(ListLost):
                    await self._context.up_to_date(batch)
                await asyncio.to_thread(self._context.lists.leave, batch.list_id, batch_id)
            spent = spent_on(batch, self._context.journal.tasks(batch_id))  # what was spent stays spent
            self._context.journal.delete_batch(batch_id, spent)
            for each in (Setting.SUPPRESSED, Setting.STEP_NUMBERS):  # a digest of numbers, and values of answers
                if self._context.journal.setting(each.of(batch_id), None) is not None:
                    self._context.journal.save_setting(each.of(batch_id), None)
            self.erasing.schedule(logs=logs)  # an erasure that ran meanwhile didn't include it
        self._context.changed(batch_id)
        if erase:
            await self.erasing.run_pending()
