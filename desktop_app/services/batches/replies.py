"""Keeps replies that have a list's answers: found again after a kill, and never taken for another submission's.

Such a reply is on disk, as it was received, before anything of it is read and before the journal knows of it. So one
that is there for a submission that was cut off proves that it arrived, and has what was paid for.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path

from desktop_app.core.batches.batch import Batch, Task, Via
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.decoding import NotUnderstood, SaidNo
from desktop_app.core.decoding.replies import replied
from desktop_app.core.errors import DialproofError
from desktop_app.core.errors.held_files import replace_file
from desktop_app.core.service.readings import Accepted
from desktop_app.core.text.file_names import earlier_name
from desktop_app.services.batches.task_advancer import result_file, taught
from desktop_app.services.program.service_context import ServiceContext

log = logging.getLogger(__name__)


def reply_file(context: ServiceContext, batch: Batch, task: Task) -> Path | None:
    """Return the file for the reply to a submission; None if the service's replies have no answers.

    What goes one by one is no submission: the file of that name has its answers so far. Raise `ProfileBroken`.
    """
    if task.via is Via.REALTIME:
        return None
    return result_file(context, batch, task) if taught(context, batch).in_reply else None


def make_way(file: Path) -> None:
    """Put aside what came for an earlier submission of the same task, which brought no answers.

    Afterwards, whatever is at `file` is the reply to the next submission.
    """
    file.parent.mkdir(mode=0o700, exist_ok=True)
    with suppress(FileNotFoundError):
        replace_file(file, file.with_name(earlier_name(file.name)))


def take(context: ServiceContext, task: Task, accepted: Accepted) -> Task:
    """Record that a task was answered in the reply, which is on disk."""
    known = {"message": "", "cost": accepted.cost, "estimated": accepted.estimated, "heard_at": context.time.now()}
    return context.record(task, TaskEvent.REPLIED, {"answer": accepted.raw}, **known)


def settle(context: ServiceContext, batch: Batch, task: Task) -> bool:
    """Record that a submission was answered, if its reply is on disk and the journal doesn't know; True if it was."""
    if task.state not in {TaskState.SENDING, TaskState.UNKNOWN}:
        return False
    try:
        accepted = _found(context, batch, task)
    except (DialproofError, OSError):  # the doubt is told, and the next run looks again
        log.warning("the reply to task %s can't be looked for now", task.shown_id, exc_info=True)
        return False
    if accepted is None:
        return False
    log.info("the reply to task %s was on disk", task.shown_id)
    take(context, task, accepted)
    return True


def _found(context: ServiceContext, batch: Batch, task: Task) -> Accepted | None:
    """Return what a reply on disk says beside the answers; None if there is none, or it has no answers for sure."""
    file = reply_file(context, batch, task)
    if file is None or not file.is_file():
        return None
    try:
        return replied(file.read_bytes(), context.numbers_of(batch, task), taught(context, batch))
    except (NotUnderstood, SaidNo):
        return None
