"""Declares the erasure of what deleted rows leave on the disk."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol


class Traces(Protocol):
    """The journal's free pages, its log and its copies, and what the local service stores of lists."""

    def erase(self, tasks: Collection[str], kept: Collection[str] | None, *, damaged: bool) -> bool:
        """Erase everything deleted from the journal, and `tasks` at the local service (by their ids).

        `kept`: of tasks that ended a day ago or more, the local service keeps only these; None: all but `tasks`.
        `damaged`: delete journals that were moved aside as well. Return False if one of them is left, another program
        holds something, or the disk refuses: then it has to be done again. It takes a second for each 100 MB, so call
        it in a thread.
        """
        ...


class NoTraces:
    """A `Traces` that erases nothing, for use if only the journal's own rows are stored."""

    def erase(self, tasks: Collection[str], kept: Collection[str] | None, *, damaged: bool) -> bool:  # noqa: ARG002 - the port's
        """Do nothing and return True."""
        return True
