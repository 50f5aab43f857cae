"""Holds back the unsent tasks of a batch. The journal stores that, so that it lasts over restarts."""

from __future__ import annotations

from desktop_app.core.batches.batch import ASKING_HOLDS, CAP_HOLDS, Batch, Hold, NewTask, Task
from desktop_app.core.batches.batching import Sizes, cut_at
from desktop_app.core.batches.submission import SENT
from desktop_app.core.errors import BatchBusy, CapReached, CapReachedForNow
from desktop_app.core.service.settings import Setting
from desktop_app.services.batches.trials import ASKS_LOGGED, Trials
from desktop_app.services.program.failpoints import Moment
from desktop_app.services.program.service_context import ServiceContext

# Kinds of event in the log.
PAUSED_LOGGED, GONE_ON_LOGGED, SAMPLED_LOGGED = "paused", "carried on", "tried first"


class Pausing:
    """Pauses batches in the journal, which alone knows which are paused.

    A paused batch begins nothing more; requests on their way finish, and sent tasks go on to their end.
    """

    def __init__(self, context: ServiceContext) -> None:
        self._context = context
        self._trials = Trials(context)

    def pause(self, batch_id: str) -> None:
        """Send nothing more of a batch until `go_on`."""
        self._set(batch_id, True, PAUSED_LOGGED)

    def ask_after_trial(self, batch_id: str) -> None:
        """Send nothing more of a batch until a person has looked at what the trial of its connection brought."""
        self._context.journal.update_batch(batch_id, hold=Hold.TRIED)
        self._set(batch_id, True, ASKS_LOGGED)

    def go_on(self, batch_id: str) -> None:
        """End the pause of a batch, and its hold after some numbers.

        Whatever runs the batch notices within a second. What a trial brought counts as understood.
        """
        self._trials.agreed(batch := self._context.journal.batch(batch_id))
        for name in (Setting.COVERED.of(batch_id), Setting.SAMPLE.of(batch_id)):
            if self._context.journal.setting(name) is not None:
                self._context.journal.save_setting(name, None)
        if batch.hold in ASKING_HOLDS:
            self._context.journal.update_batch(batch_id, hold=Hold.NONE)
        self._set(batch_id, False, GONE_ON_LOGGED)

    def cap_reached(self, batch_id: str, reached: CapReached) -> None:
        """Note that a cap leaves no room for the unsent numbers of a batch, and whether that is over by itself."""
        self._hold(batch_id, Hold.CAP_SPAN if isinstance(reached, CapReachedForNow) else Hold.CAP)

    def look_again(self, batch_id: str) -> None:
        """Forget that a cap left no room: the next submission tells."""
        if self._context.journal.batch(batch_id).hold in CAP_HOLDS:
            self._hold(batch_id, Hold.NONE)

    def hold_after(self, batch_id: str, numbers: int) -> None:
        """Let `numbers` numbers of a batch be sent and pause it then, because the balance covers no more."""
        self._context.journal.save_setting(Setting.COVERED.of(batch_id), numbers)

    def ask_after(self, batch_id: str, numbers: int) -> None:
        """Let `numbers` numbers of a batch be sent, then ask the person, who wanted to see their answers first."""
        self._context.journal.save_setting(Setting.SAMPLE.of(batch_id), numbers)

    def first(self, batch: Batch, task: Task, sizes: Sizes) -> Task | None:
        """Return the task that leaves first: `task`, or one with no more numbers than the holds of a batch let go.

        Divide the task at a hold: it may have been prepared before there was one. Return None, and pause the batch from
        now on, if nothing more may leave.
        """
        journal = self._context.journal
        covered, sample = (journal.setting(setting.of(batch.id)) for setting in (Setting.COVERED, Setting.SAMPLE))
        if covered is None and sample is None:
            return task
        sent = sum(each.numbers for each in journal.tasks(batch.id) if each.state in SENT)
        room = min(most - sent for most in (covered, sample) if most is not None)
        if task.numbers <= room:
            return task
        if room > 0 and (fitting := self._fitting(task, room, sizes)):
            return fitting
        if sample is not None and sent + task.numbers > sample:
            journal.update_batch(batch.id, hold=Hold.SAMPLE)
            self._set(batch.id, True, SAMPLED_LOGGED)
        else:
            self.pause(batch.id)
        return None

    def _fitting(self, task: Task, room: int, sizes: Sizes) -> Task | None:
        """Return the first `room` numbers of a task; where `sizes` don't let it be divided so, a smaller task."""
        journal = self._context.journal
        parts = cut_at([NewTask(task.country, task.via, task.first, task.numbers, task.again)], room, sizes.least)
        if len(parts) > 1:
            journal.divide(task.id, self._context.time.now(), parts)
            self._context.at(Moment.DIVIDED)
            self._context.changed(task.batch_id)
            return journal.tasks(task.batch_id)[-len(parts)]
        return journal.first_prepared(task.batch_id, room)

    def paused(self, batch_id: str) -> bool:
        """Return True if a person paused the batch."""
        return self._context.journal.batch(batch_id).paused

    def ask_whether_free(self, batch_id: str) -> None:
        """Raise `BatchBusy` while another process works on the batch's list.

        For a person who wants it to go on here.
        """
        batch = self._context.journal.batch(batch_id)
        with self._context.lists.claim(batch.list_id) as mine:
            if not mine:
                raise BatchBusy(name=batch.file)

    def _hold(self, batch_id: str, hold: Hold) -> None:
        if self._context.journal.batch(batch_id).hold is not hold:
            self._context.journal.update_batch(batch_id, hold=hold)
            self._context.changed(batch_id)

    def _set(self, batch_id: str, paused: bool, logged: str) -> None:
        if self.paused(batch_id) is not paused:
            self._context.journal.update_batch(batch_id, paused=paused)
            self._context.journal.log(batch_id, logged, self._context.time.now(), {})
            self._context.changed(batch_id)
