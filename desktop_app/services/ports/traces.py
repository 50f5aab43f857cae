"""What rows that were deleted leave on the disk."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol


class Traces(Protocol):
    """The journal's free pages, its log and its copies; and what the local service keeps of lists."""

    def erase(self, tasks: Collection[str], kept: Collection[str] | None, *, damaged: bool) -> bool:
        """Leave nothing of what was deleted from the journal, nor of `tasks` at the local service (by their ids).

        `kept`: of tasks that ended a day ago or more, the local service keeps these and no others; None: all but
        `tasks`. `damaged`: journals that were moved aside go, too. False where one of them is left, something is held
        by another program, or the disk refuses: then it has to be done again. It takes a second for each 100 MB: for a
        thread.
        """
        ...


class NoTraces:
    """Where nothing but the journal's own rows is kept."""

    def erase(self, tasks: Collection[str], kept: Collection[str] | None, *, damaged: bool) -> bool:  # noqa: ARG002 - the port's
        """Nothing to do."""
        return True
