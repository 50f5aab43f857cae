"""Finds polled tasks whose answers weren't understood, by the sentence that the journal stores."""

from __future__ import annotations

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.submission import POLLED
from desktop_app.core.errors import AnswerNotUnderstood

_BEGINS, _SAYS = AnswerNotUnderstood.what.partition("{reason}")[0].split("{origin}")
_ADVICE = ". Check the connection"  # the advice that follows begins so in every version


def puzzling(task: Task) -> bool:
    """Return True if the last answer about a polled task wasn't understood: a person should check the connection."""
    return task.state in POLLED and bool(not_understood(task.message))


def not_understood(message: str) -> str:
    """Extract from `AnswerNotUnderstood`'s stored sentence why an answer wasn't understood; "" for other messages."""
    if not message.startswith(_BEGINS) or _SAYS not in message:
        return ""
    return message.partition(_SAYS)[2].partition(_ADVICE)[0].rstrip(".")
