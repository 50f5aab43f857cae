"""Runs in the process that stores a long list's rows, while the other process reads and judges the next ones.

It knows neither files nor their formats, so that it starts quickly and is small.
"""

from __future__ import annotations

import pickle
import signal
import traceback
from multiprocessing.connection import Connection
from typing import Any

from desktop_app.core.errors import DialproofError
from desktop_app.workers.list_filling import ListFilling
from desktop_app.workers.memory import bound_memory

# The call that makes a new list in a folder, and the one with pickled chunks of rows; others are methods of
# `ListFilling`.
BEGIN, ADD = "begin", "add"
# After these calls nothing is left of a list, least of all its numbers.
_ENDS = {"finish", "close"}
# Outcomes of a call: done, with what it returned; a leaf of the error tree; out of memory; a fault, with its place.
DONE, ERROR, MEMORY, FAULT = "done", "error", "memory", "fault"

Outcome = tuple[str, Any]


def serve(pipe: Connection) -> None:
    """Answer calls, one answer each, until the other end of the pipe is closed; the first message says it has begun."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the parent handles it
    bound_memory()
    builder: ListFilling | None = None
    try:
        pipe.send((DONE, None))
        while True:
            name, arguments = pipe.recv()
            builder, outcome = _answered(builder, name, arguments)
            pipe.send(outcome)
    except (EOFError, OSError):
        if builder is not None:
            builder.close()


def _answered(builder: ListFilling | None, name: str, arguments: tuple[Any, ...]) -> tuple[ListFilling | None, Outcome]:
    """Return the list being filled from now on, and the outcome of the call."""
    try:
        if name == BEGIN:
            builder = None
            builder = ListFilling(*arguments)
            return builder, (DONE, None)
        if builder is not None:  # a list that couldn't be made has nothing to close
            returned = _called(builder, name, arguments)
            return None if name in _ENDS else builder, (DONE, returned)
    except DialproofError as error:
        return builder, (ERROR, error)
    except MemoryError:
        return builder, (MEMORY, None)
    except Exception as error:  # noqa: BLE001 - a fault is the reading process's to show
        # The frames without the message, because that may hold somebody's number.
        frames = "".join(traceback.format_tb(error.__traceback__))
        return builder, (FAULT, f"{type(error).__name__}\n{frames}")
    return builder, (DONE, None)


def _called(builder: ListFilling, name: str, arguments: tuple[Any, ...]) -> Any:
    if name != ADD:
        return getattr(builder, name)(*arguments)
    for chunk in arguments:  # unpickled one by one, each is still in the processor's cache when it is stored
        builder.add(pickle.loads(chunk))  # noqa: S301 - from the process beside this one
    return None
