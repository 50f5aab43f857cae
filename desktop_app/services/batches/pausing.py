"""Holding back what of a batch isn't sent yet: in the journal, so that it stays so over restarts."""

from __future__ import annotations

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import BatchBusy
from desktop_app.services.program.service_context import ServiceContext

# Lines of the event log.
PAUSED_LOGGED, GONE_ON_LOGGED = "paused", "carried on"
_NOT_SENT = {TaskState.PREPARED, TaskState.REJECTED, TaskState.SPLIT}
# How often it is looked, in seconds, whether a paused batch goes on: another process may have said so.
_LOOK = 1.0


class Pausing:
    """A paused batch begins nothing more; what is on its way is heard out, what was sent goes on to its end."""

    def __init__(self, context: ServiceContext) -> None:
        self._context = context
        self._awaited: set[str] = set()

    def pause(self, batch_id: str) -> None:
        """Send nothing more of a batch until `go_on`."""
        self._set(batch_id, True, PAUSED_LOGGED)

    def go_on(self, batch_id: str) -> None:
        """It is not paused any more, nor held after some numbers; what runs it notices within a second."""
        if self._context.journal.setting(_covered(batch_id), None) is not None:
            self._context.journal.save_setting(_covered(batch_id), None)
        self._set(batch_id, False, GONE_ON_LOGGED)

    def hold_after(self, batch_id: str, numbers: int) -> None:
        """Let so many numbers of a batch be sent, and then pause it: a balance covers no more."""
        self._context.journal.save_setting(_covered(batch_id), numbers)

    def holds(self, batch_id: str, task: Task) -> bool:
        """Whether this task is the first that is held back so: then the batch is paused from now on."""
        most = self._context.journal.setting(_covered(batch_id), None)
        if not isinstance(most, int):
            return False
        sent = sum(each.numbers for each in self._context.journal.tasks(batch_id) if each.state not in _NOT_SENT)
        if sent + task.numbers > most:
            self.pause(batch_id)
        return sent + task.numbers > most

    def paused(self, batch_id: str) -> bool:
        """Whether a person paused it."""
        return self._context.journal.batch(batch_id).paused

    async def over(self, batch_id: str) -> bool:
        """True at once, or when a pause is over; who has nothing else to do with the batch needn't wait for that."""
        try:
            while self.paused(batch_id):
                self._awaited.add(batch_id)
                await self._context.time.sleep(_LOOK)
        finally:
            self._awaited.discard(batch_id)
        return True

    def awaited(self, batch_id: str) -> bool:
        """Whether somebody waits for that just now."""
        return batch_id in self._awaited and self.paused(batch_id)

    def ask_whether_free(self, batch_id: str) -> None:
        """Raises `BatchBusy` while another process works on its list: for a person who wants it to go on here."""
        batch = self._context.journal.batch(batch_id)
        with self._context.lists.claim(batch.list_id) as mine:
            if not mine:
                raise BatchBusy(name=batch.file)

    def _set(self, batch_id: str, paused: bool, logged: str) -> None:
        if self.paused(batch_id) is not paused:
            self._context.journal.update_batch(batch_id, paused=paused)
            self._context.journal.log(batch_id, logged, self._context.time.now(), {})
            self._context.changed(batch_id)


def _covered(batch_id: str) -> str:
    """The journal's setting: how many numbers of a batch go before it is paused."""
    return f"covered {batch_id}"
