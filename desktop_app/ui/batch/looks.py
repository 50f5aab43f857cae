"""States as words, each with an icon and a tone."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.batches.batch import BatchState, Task
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.text.marking import marked
from desktop_app.ui.batch.entry import Entry, Group
from desktop_app.ui.text import words

_tr = words.translator("monitor")


@dataclass(frozen=True, slots=True)
class Look:
    """An icon's name, a palette colour, and the word."""

    icon: str
    tone: str
    text: str


def task_look(state: TaskState) -> Look:
    """Return the look of a task's state."""
    icon, tone, text = _TASKS[state]
    return Look(icon, tone, _tr(text))


def batch_look(entry: Entry) -> Look:
    """Return the look of a batch: its state, or what a running one is doing now."""
    states = {task.state for task in entry.tasks}
    if entry.group is Group.PAUSED:
        return Look("pause", "muted", _tr("Paused"))
    if entry.awaits_key:
        return Look("key", "warning", _tr("Needs key"))
    if entry.puzzled:
        return puzzled_look()
    if entry.state is BatchState.RUNNING:
        return task_look(_now(states))
    if entry.state is BatchState.INCOMPLETE and states == {TaskState.FAILED}:
        return task_look(TaskState.FAILED)
    icon, tone, text = _BATCHES[entry.state]
    return Look(icon, tone, _tr(text))


def all_words() -> tuple[str, ...]:
    """Return all words a look can have."""
    tables = (*_TASKS.values(), *_BATCHES.values())
    return (
        *(_tr(text) for _icon, _tone, text in tables),
        _tr("Paused"),
        _tr("Needs key"),
        _tr("Stalled"),
        _tr("Unclear"),
        _tr("No answer"),
    )


def stalled_look() -> Look:
    """Return the look of a batch or task that should progress and doesn't."""
    return Look("hourglass", "warning", _tr("Stalled"))


def silent_look() -> Look:
    """Return the look of a batch under way at a service that doesn't answer."""
    return Look("warning", "warning", _tr("No answer"))


def puzzled_look() -> Look:
    """Return the look of a batch or task whose status from the service isn't understood."""
    return Look("warning", "warning", _tr("Unclear"))


def task_name(task: Task) -> str:
    """Return a task's name within its batch: "GB · t_8f31", or its number while it has no id.

    A task with numbers of any country has no country in its name.
    """
    place = task.remote_id or _tr("task {}").format(task.part)
    return f"{task.country} · {place}" if task.country else place


def _now(states: set[TaskState]) -> TaskState:
    order = (
        TaskState.ASKING,
        TaskState.PROCESSING,
        TaskState.PENDING,
        TaskState.ACCEPTED,
        TaskState.FETCHED,
        TaskState.COMPLETED,
    )
    return next((state for state in order if state in states), TaskState.SENDING)


_TASKS = {
    TaskState.PREPARED: ("circle", "muted", marked("Waiting")),
    TaskState.SENDING: ("upload", "accent", marked("Sending")),
    TaskState.ASKING: ("dot", "accent", marked("Checking")),
    TaskState.UNKNOWN: ("warning", "warning", marked("Needs you")),
    TaskState.REJECTED: ("cross", "danger", marked("Refused")),
    TaskState.SPLIT: ("circle", "muted", marked("Split")),
    TaskState.LEFT: ("minus", "muted", marked("Left out")),
    TaskState.ACCEPTED: ("clock", "accent", marked("Accepted")),
    TaskState.PENDING: ("clock", "accent", marked("Queued")),
    TaskState.PROCESSING: ("dot", "accent", marked("Processing")),
    TaskState.COMPLETED: ("download", "accent", marked("Fetching")),
    TaskState.FETCHED: ("download", "accent", marked("Fetching")),
    TaskState.JOINED: ("check", "success", marked("Completed")),
    TaskState.FAILED: ("cross", "danger", marked("Failed")),
}
_BATCHES = {
    BatchState.WAITING: ("circle", "muted", marked("Waiting")),
    BatchState.NEEDS_DECISION: ("warning", "warning", marked("Needs you")),
    BatchState.REFUSED: ("cross", "danger", marked("Refused")),
    BatchState.COMPLETED: ("check", "success", marked("Completed")),
    BatchState.INCOMPLETE: ("half", "warning", marked("Incomplete")),
}
