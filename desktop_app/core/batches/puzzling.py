"""Tasks that are asked after and whose answers aren't understood: by the sentence that the journal keeps of it."""

from __future__ import annotations

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.submission import AT_WORK, TaskState
from desktop_app.core.errors import AnswerNotUnderstood

_ASKED = AT_WORK | {TaskState.COMPLETED}
_BEGINS, _SAYS = AnswerNotUnderstood.what.partition("{reason}")[0].split("{origin}")
_ADVICE = ". Check the connection"  # how the advice begins that follows it, in any version


def puzzling(task: Task) -> bool:
    """Whether the last answer about a task that is asked after wasn't understood: a person looks at the connection."""
    return task.state in _ASKED and bool(not_understood(task.message))


def not_understood(message: str) -> str:
    """Why an answer wasn't, out of `AnswerNotUnderstood`'s stored sentence; "" where it is about something else."""
    if not message.startswith(_BEGINS) or _SAYS not in message:
        return ""
    return message.partition(_SAYS)[2].partition(_ADVICE)[0].rstrip(".")
