"""Begins what a command will need while the rest of the program is being imported, which takes as long."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from desktop_app.wiring.given_key import take_given_key
from desktop_app.workers.begun_child import BegunChild

# Commands that have work for the child process; the others ask the journal, or the service.
_WITH_WORK = frozenset(
    {"columns", "export", "fetch", "inspect", "refresh", "report", "resume", "run", "step", "suppress", "verify"}
)


class Begun(NamedTuple):
    """The key that was in the environment, which no child process may have, and a child that is starting, or none."""

    key: str
    child: BegunChild | None = None

    def __repr__(self) -> str:
        return f"Begun(child={self.child})"


def begin(command: str) -> Begun:
    """Begin the child process for a command that will have work for it."""
    key = take_given_key()
    if command in _WITH_WORK:
        with suppress(OSError, RuntimeError):  # no process, or no thread: the first job tries again, and says so
            return Begun(key, BegunChild())
    return Begun(key)
