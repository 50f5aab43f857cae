"""Keeps which restored journals a person must still be told of, and which lists may have been sent without a trace."""

from __future__ import annotations

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.restoration import PERHAPS_SENT, Restoration
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.service.settings import Setting
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.backup.recovery import perhaps_sent
from desktop_app.storage.journal.journal import Journal


def unseen(journal: Journal) -> list[Restoration]:
    """Return the restorations that the window has to show."""
    return [Restoration.from_json(each) for each in journal.setting(Setting.RESTORATIONS_UNSEEN, [])]


def seen(journal: Journal, restoration: Restoration) -> None:
    """Forget a restoration for the window, because the person has closed its notice."""
    left = [each.as_json() for each in unseen(journal) if each != restoration]
    journal.save_setting(Setting.RESTORATIONS_UNSEEN, left)


def unsaid(journal: Journal) -> list[Restoration]:
    """Return the restorations that the command line has to say, and mark them as said."""
    found = [Restoration.from_json(each) for each in journal.setting(Setting.RESTORATIONS_UNSAID, [])]
    if found:
        journal.save_setting(Setting.RESTORATIONS_UNSAID, [])
    return found


def in_doubt(journal: Journal, digest: str) -> None:
    """Forget a list that is in the journal again, because its tasks now wait for a decision."""
    left = [[each.file, each.digest] for each in perhaps_sent(journal) if each.digest != digest]
    journal.save_setting(Setting.PERHAPS_SENT, left)


def doubt_if_perhaps_sent(context: ServiceContext, batch: Batch) -> None:
    """Mark a batch's tasks as in doubt if its list may have been sent before a restoration; then a person decides."""
    journal = context.journal
    if not (lists := perhaps_sent(journal)):
        return
    with context.list_of(batch) as store:
        digest = store.source_digest
    if any(each.digest == digest for each in lists):
        for task in journal.tasks(batch.id):
            if task.state is TaskState.PREPARED:
                context.record(task, TaskEvent.RESTORED, {"reason": PERHAPS_SENT}, message=PERHAPS_SENT)
        in_doubt(journal, digest)  # last, so that after a crash in between it is done again
