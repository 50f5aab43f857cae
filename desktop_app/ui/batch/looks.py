"""States as words, each with an icon and a tone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.status import BatchStatus, Condition, Line
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.text.marking import marked
from desktop_app.ui.text import words
from desktop_app.ui.text.list_title import list_title

_tr = words.translator("monitor")


@dataclass(frozen=True, slots=True)
class Look:
    """An icon's name, a palette colour, and the word."""

    icon: str
    tone: str
    text: str


def task_look(state: TaskState) -> Look:
    """Return the look of a task's state."""
    icon, tone, text = _of_task(state)
    return Look(icon, tone, _tr(text))


def batch_look(status: BatchStatus) -> Look:
    """Return the look of a batch: its condition, or what a running one is doing now."""
    if status.condition in {Condition.RUNNING, Condition.PARTLY_REFUSED}:
        return task_look(status.doing)
    if status.condition is Condition.INCOMPLETE and status.states == {TaskState.FAILED}:
        return task_look(TaskState.FAILED)
    icon, tone, text = _of_batch(status.condition)
    return Look(icon, tone, _tr(text))


def all_words() -> tuple[str, ...]:
    """Return all words a look can have."""
    looks = (*map(task_look, TaskState), stalled_look(), silent_look())
    return (*(look.text for look in looks), *(_tr(_of_batch(condition)[2]) for condition in Condition))


def stalled_look() -> Look:
    """Return the look of a batch or task that should progress and doesn't."""
    return Look("hourglass", "warning", _tr("Stalled"))


def silent_look() -> Look:
    """Return the look of a batch under way at a service that doesn't answer."""
    return Look("warning", "warning", _tr("No answer"))


def unclear_look() -> Look:
    """Return the look of a batch or task whose status from the service isn't understood."""
    icon, tone, text = _of_batch(Condition.UNCLEAR)
    return Look(icon, tone, _tr(text))


def name(line: Line) -> str:
    """Return the batch's title, or the task's name within its batch."""
    return list_title(line.batch) if isinstance(line, BatchStatus) else task_name(line)


def task_name(task: Task) -> str:
    """Return a task's name within its batch: "GB · t_8f31", or its number while it has no id.

    A task with numbers of any country has no country in its name.
    """
    place = task.remote_id or _tr("task {}").format(task.part)
    return f"{task.country} · {place}" if task.country else place


def _of_task(state: TaskState) -> tuple[str, str, str]:  # noqa: PLR0911, PLR0912 - one for each state
    """Return icon, tone and marked word of a task's state. mypy finds a state that is missing here."""
    match state:
        case TaskState.PREPARED:
            return "circle", "muted", marked("Waiting")
        case TaskState.SENDING:
            return "upload", "accent", marked("Sending")
        case TaskState.ASKING:
            return "dot", "accent", marked("Checking")
        case TaskState.UNKNOWN:
            return "warning", "warning", marked("Needs you")
        case TaskState.REJECTED:
            return "cross", "danger", marked("Refused")
        case TaskState.SPLIT:
            return "circle", "muted", marked("Split")
        case TaskState.LEFT:
            return "minus", "muted", marked("Left out")
        case TaskState.ACCEPTED:
            return "clock", "accent", marked("Accepted")
        case TaskState.PENDING:
            return "clock", "accent", marked("Queued")
        case TaskState.PROCESSING:
            return "dot", "accent", marked("Processing")
        case TaskState.COMPLETED | TaskState.FETCHED:
            return "download", "accent", marked("Fetching")
        case TaskState.JOINED:
            return "check", "success", marked("Completed")
        case TaskState.FAILED:
            return "cross", "danger", marked("Failed")
    assert_never(state)


def _of_batch(condition: Condition) -> tuple[str, str, str]:  # noqa: PLR0911 - one for each condition
    """Return icon, tone and marked word of a batch's condition. mypy finds a condition that is missing here."""
    match condition:
        case Condition.NEEDS_KEY:
            return "key", "warning", marked("Needs key")
        case Condition.UNCLEAR:
            return "warning", "warning", marked("Unclear")
        case Condition.NEEDS_DECISION:
            return "warning", "warning", marked("Needs you")
        case Condition.REFUSED:
            return "cross", "danger", marked("Refused")
        case Condition.PAUSED:
            return "pause", "muted", marked("Paused")
        case Condition.RUNNING | Condition.PARTLY_REFUSED:  # a running one says what it does
            return "dot", "accent", marked("Processing")
        case Condition.WAITING:
            return "circle", "muted", marked("Waiting")
        case Condition.INCOMPLETE:
            return "half", "warning", marked("Incomplete")
        case Condition.COMPLETED:
            return "check", "success", marked("Completed")
    assert_never(condition)
