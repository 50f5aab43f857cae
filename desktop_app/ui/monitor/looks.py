"""States in plain words, each with an icon and a tone."""

from __future__ import annotations

from dataclasses import dataclass

from desktop_app.core.batch import BatchState, Task
from desktop_app.core.submission import TaskState
from desktop_app.ui import words
from desktop_app.ui.monitor.entry import Entry


@dataclass(frozen=True, slots=True)
class Look:
    """An icon's name, a palette colour, and the word."""

    icon: str
    tone: str
    text: str


def task_look(state: TaskState) -> Look:
    """The look of a task."""
    icon, tone, text = _TASKS[state]
    return Look(icon, tone, words.tr(text, "monitor"))


def batch_look(entry: Entry) -> Look:
    """The look of a batch: its state, and of a running one what it does just now."""
    states = {task.state for task in entry.tasks}
    if entry.paused or (entry.held and TaskState.ASKING not in states):
        return Look("pause", "muted", words.tr("Paused", "monitor"))
    if entry.awaits_key:
        return Look("key", "warning", words.tr("Needs key", "monitor"))
    if entry.state is BatchState.RUNNING:
        return task_look(_now(states))
    if entry.state is BatchState.INCOMPLETE and states == {TaskState.FAILED}:
        return task_look(TaskState.FAILED)
    icon, tone, text = _BATCHES[entry.state]
    return Look(icon, tone, words.tr(text, "monitor"))


def stalled_look() -> Look:
    """The look of what should move and doesn't."""
    return Look("hourglass", "warning", words.tr("Stalled", "monitor"))


def task_name(task: Task) -> str:
    """A task beside others of its batch: "GB · t_8f31", or its part while it has no id."""
    part = words.tr("part {}", "monitor").format(task.part)
    return f"{task.country} · {task.remote_id or part}"


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
    TaskState.PREPARED: ("circle", "muted", "Waiting"),
    TaskState.SENDING: ("upload", "accent", "Sending"),
    TaskState.ASKING: ("dot", "accent", "Checking"),
    TaskState.UNKNOWN: ("warning", "warning", "Needs you"),
    TaskState.REJECTED: ("cross", "danger", "Refused"),
    TaskState.SPLIT: ("circle", "muted", "Split"),
    TaskState.LEFT: ("minus", "muted", "Left out"),
    TaskState.ACCEPTED: ("clock", "accent", "Accepted"),
    TaskState.PENDING: ("clock", "accent", "Queued"),
    TaskState.PROCESSING: ("dot", "accent", "Processing"),
    TaskState.COMPLETED: ("download", "accent", "Fetching"),
    TaskState.FETCHED: ("download", "accent", "Fetching"),
    TaskState.JOINED: ("check", "success", "Completed"),
    TaskState.FAILED: ("cross", "danger", "Failed"),
}
_BATCHES = {
    BatchState.WAITING: ("circle", "muted", "Waiting"),
    BatchState.NEEDS_DECISION: ("warning", "warning", "Needs you"),
    BatchState.REFUSED: ("cross", "danger", "Refused"),
    BatchState.COMPLETED: ("check", "success", "Completed"),
    BatchState.INCOMPLETE: ("half", "warning", "Incomplete"),
}
