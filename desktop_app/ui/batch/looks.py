"""States as words, each with an icon and a tone, and words for what a list still lacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.status import BatchStatus, Condition, Line
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.text.translatable import tr_n_noop
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.list_title import list_title

_tr = words.translator("monitor")


@dataclass(frozen=True, slots=True)
class Look:
    """An icon's name, a palette colour, and the word."""

    icon: str
    tone: str
    text: str


def task_look(state: TaskState) -> Look:  # noqa: PLR0911, PLR0912 - one for each state
    """Return the look of a task's state. mypy finds a state that is missing here."""
    match state:
        case TaskState.PREPARED:
            return Look("circle", "muted", _tr("Waiting"))
        case TaskState.SENDING:
            return Look("upload", "accent", _tr("Sending"))
        case TaskState.ASKING:
            return Look("dot", "accent", _tr("Checking"))
        case TaskState.UNKNOWN:
            return Look("warning", "warning", _tr("Needs you"))
        case TaskState.REJECTED:
            return Look("cross", "danger", _tr("Refused"))
        case TaskState.SPLIT:
            return Look("circle", "muted", _tr("Split"))
        case TaskState.LEFT | TaskState.DROPPED:
            return Look("minus", "muted", _tr("Left out"))
        case TaskState.ACCEPTED:
            return Look("clock", "accent", _tr("Accepted"))
        case TaskState.PENDING:
            return Look("clock", "accent", _tr("Queued"))
        case TaskState.PROCESSING:
            return Look("dot", "accent", _tr("Processing"))
        case TaskState.COMPLETED | TaskState.FETCHED:
            return Look("download", "accent", _tr("Fetching"))
        case TaskState.JOINED:
            return Look("check", "success", _tr("Completed"))
        case TaskState.FAILED:
            return Look("cross", "danger", _tr("Failed"))
    assert_never(state)


def batch_look(status: BatchStatus) -> Look:
    """Return the look of a batch: its condition, or what a running one is doing now."""
    if status.condition in {Condition.RUNNING, Condition.PARTLY_REFUSED}:
        return task_look(status.doing)
    if status.condition is Condition.CAPPED and status.batch.price is None:
        return unpriced_look()
    if status.condition is Condition.INCOMPLETE and status.states == {TaskState.FAILED}:
        return task_look(TaskState.FAILED)
    return condition_look(status.condition)


def condition_look(condition: Condition) -> Look:  # noqa: PLR0911 - one for each condition
    """Return the look of a batch's condition. mypy finds a condition that is missing here."""
    match condition:
        case Condition.NEEDS_KEY:
            return Look("key", "warning", _tr("Needs key"))
        case Condition.UNCLEAR:
            return Look("warning", "warning", _tr("Unclear"))
        case Condition.NEEDS_DECISION:
            return task_look(TaskState.UNKNOWN)
        case Condition.REFUSED:
            return task_look(TaskState.REJECTED)
        case Condition.TRIED:
            return Look("warning", "warning", _tr("Trial done"))
        case Condition.TRIAL:
            return Look("half", "accent", _tr("On trial"))
        case Condition.CAPPED:
            return Look("warning", "warning", _tr("Cap reached"))
        case Condition.PAUSED:
            return Look("pause", "muted", _tr("Paused"))
        case Condition.RUNNING | Condition.PARTLY_REFUSED:
            return task_look(TaskState.PROCESSING)
        case Condition.WAITING:
            return task_look(TaskState.PREPARED)
        case Condition.INCOMPLETE:
            return Look("half", "warning", _tr("Incomplete"))
        case Condition.COMPLETED:
            return task_look(TaskState.JOINED)
    assert_never(condition)


def unpriced_look() -> Look:
    """Return the look of a batch that waits because a cap can't be checked: nobody has said what a number costs."""
    return Look("warning", "warning", _tr("Price unknown"))


def stalled_look() -> Look:
    """Return the look of a batch or task that should progress and doesn't."""
    return Look("hourglass", "warning", _tr("Stalled"))


def silent_look() -> Look:
    """Return the look of a batch under way at a service that doesn't answer."""
    return Look("warning", "warning", _tr("No answer"))


def all_words() -> tuple[str, ...]:
    """Return all words a look can have."""
    looks = (
        *map(task_look, TaskState),
        *map(condition_look, Condition),
        unpriced_look(),
        stalled_look(),
        silent_look(),
    )
    return tuple(dict.fromkeys(look.text for look in looks))


def name(line: Line) -> str:
    """Return the batch's title, or the task's name within its batch."""
    return list_title(line.batch) if isinstance(line, BatchStatus) else task_name(line)


def task_name(task: Task) -> str:
    """Return a task's name within its batch: "GB · t_8f31", or its number while it has no id.

    A task with numbers of any country has no country in its name.
    """
    place = task.remote_id or _tr("task {}").format(task.part)
    return f"{task.country} · {place}" if task.country else place


_LACKING = (
    tr_n_noop("%n number not sent yet", "%n numbers not sent yet"),
    tr_n_noop("%n number refused", "%n numbers refused"),
    tr_n_noop("%n awaiting its answer", "%n awaiting answers"),
    tr_n_noop("%n in doubt", "%n in doubt"),
)


def lacking(unsent: int, awaiting: int, doubtful: int = 0, refused: int = 0) -> str:
    """Return "221 numbers not sent yet, 20 awaiting answers": why a list isn't complete; "" if it is."""
    message = zip((unsent, refused, awaiting, doubtful), _LACKING, strict=True)
    return joining.listed(words.counted(count, *text) for count, text in message if count)
