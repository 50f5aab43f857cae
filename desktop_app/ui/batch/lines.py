"""Functions on a row of the tree, which is either a batch or a task."""

from __future__ import annotations

from desktop_app.core.batches.batch import BatchState, Task, task_share, task_share_answered
from desktop_app.core.batches.puzzling import puzzling
from desktop_app.core.batches.submission import AT_WORK, TaskState
from desktop_app.ui.batch.entry import Entry
from desktop_app.ui.batch.looks import task_name
from desktop_app.ui.text.list_title import list_title

Line = Entry | Task
_MOVING = AT_WORK | {TaskState.ASKING}


def key_of(line: Line) -> object:
    """Return a key that distinguishes rows, batches and tasks alike."""
    return line.batch.id if isinstance(line, Entry) else line.id


def moving(line: Line) -> bool:
    """Return True if the service is working on it now."""
    if isinstance(line, Entry):
        return line.state is BatchState.RUNNING and not (line.paused or line.awaits_key or line.puzzled)
    return line.state in _MOVING and not puzzling(line)


def name(line: Line) -> str:
    """Return the batch's title, or the task's name within its batch."""
    return list_title(line.batch) if isinstance(line, Entry) else task_name(line)


def share(line: Line) -> float:
    """Return the share of answers received, 0..1."""
    return line.answered_share if isinstance(line, Entry) else task_share_answered(line)


def work_share(line: Line) -> float:
    """Return the share of work done, 0..1; failed work counts as done."""
    return line.share if isinstance(line, Entry) else task_share(line)


def message(line: Line) -> str:
    """Return the message in the journal: that of the task, or of the batch's first task that has one."""
    if not isinstance(line, Entry):
        return line.message
    # What failed in a completed batch was answered when it was sent again.
    told = (task for task in line.tasks if line.state is not BatchState.COMPLETED or task.state is TaskState.JOINED)
    return next((task.message for task in told if task.message), "")
