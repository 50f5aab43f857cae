"""What a row of the tree stands for: a batch or a task, and what holds for both."""

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
    """What tells rows apart, batches and tasks alike."""
    return line.batch.id if isinstance(line, Entry) else line.id


def moving(line: Line) -> bool:
    """Whether the service works on it just now."""
    if isinstance(line, Entry):
        return line.state is BatchState.RUNNING and not (line.paused or line.awaits_key or line.puzzled)
    return line.state in _MOVING and not puzzling(line)


def name(line: Line) -> str:
    """What the batch is called, or the task within it."""
    return list_title(line.batch) if isinstance(line, Entry) else task_name(line)


def share(line: Line) -> float:
    """How far it is on its way to its answers, 0..1."""
    return line.answered_share if isinstance(line, Entry) else task_share_answered(line)


def work_share(line: Line) -> float:
    """How far the work on it is, 0..1: what failed is over, too."""
    return line.share if isinstance(line, Entry) else task_share(line)


def message(line: Line) -> str:
    """What is the matter, as the journal has it: of the task, or of the first one below that has something to say."""
    if not isinstance(line, Entry):
        return line.message
    # What failed in a completed batch was answered when it was sent again.
    told = (task for task in line.tasks if line.state is not BatchState.COMPLETED or task.state is TaskState.JOINED)
    return next((task.message for task in told if task.message), "")
