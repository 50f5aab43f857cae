"""Holds back the unsent tasks of a batch. The journal stores that, so that it lasts over restarts."""

from __future__ import annotations

from desktop_app.core.batches.batch import ASKING_HOLDS, Hold, Task
from desktop_app.core.batches.submission import SENT
from desktop_app.core.errors import BatchBusy
from desktop_app.core.service.settings import Setting
from desktop_app.services.batches.trials import ASKS_LOGGED, Trials
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

    def hold_after(self, batch_id: str, numbers: int) -> None:
        """Let `numbers` numbers of a batch be sent and pause it then, because the balance covers no more."""
        self._context.journal.save_setting(Setting.COVERED.of(batch_id), numbers)

    def ask_after(self, batch_id: str, numbers: int) -> None:
        """Let `numbers` numbers of a batch be sent, then ask the person, who wanted to see their answers first."""
        self._context.journal.save_setting(Setting.SAMPLE.of(batch_id), numbers)

    def holds(self, batch_id: str, task: Task) -> bool:
        """Return True, and pause the batch from now on, if this task is the first that exceeds a hold."""
        covered, sample = (
            self._context.journal.setting(setting.of(batch_id)) for setting in (Setting.COVERED, Setting.SAMPLE)
        )
        if covered is None and sample is None:
            return False
        sent = sum(each.numbers for each in self._context.journal.tasks(batch_id) if each.state in SENT)
        if sample is not None and sent + task.numbers > sample:
            self._context.journal.update_batch(batch_id, hold=Hold.SAMPLE)
            self._set(batch_id, True, SAMPLED_LOGGED)
            return True
        if covered is not None and sent + task.numbers > covered:
            self.pause(batch_id)
            return True
        return False

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

    def _set(self, batch_id: str, paused: bool, logged: str) -> None:
        if self.paused(batch_id) is not paused:
            self._context.journal.update_batch(batch_id, paused=paused)
            self._context.journal.log(batch_id, logged, self._context.time.now(), {})
            self._context.changed(batch_id)
