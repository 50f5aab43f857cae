"""One batch as the monitor shows it: with its tasks, its state, how far it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from enum import StrEnum

from desktop_app.core.batch import Batch, BatchState, Task, batch_state, finished, share_done
from desktop_app.core.products import product_title
from desktop_app.core.submission import ENDED, SENT, TaskState


class Group(StrEnum):
    """What the chips above the tree tell apart."""

    ALL = "all"
    RUNNING = "running"
    NEEDS_YOU = "needs you"
    DONE = "done"


_GROUPS = {
    BatchState.WAITING: Group.RUNNING,
    BatchState.RUNNING: Group.RUNNING,
    BatchState.NEEDS_DECISION: Group.NEEDS_YOU,
    BatchState.REFUSED: Group.NEEDS_YOU,
}


@dataclass(frozen=True, slots=True)
class Entry:
    """A batch and the tasks that are shown: split ones aren't, their parts stand in their place."""

    batch: Batch
    tasks: tuple[Task, ...]
    state: BatchState
    share: float
    numbers: int
    heard: datetime | None
    undecided: tuple[Task, ...]  # of which nobody knows whether they arrived

    @classmethod
    def of(cls, batch: Batch, tasks: Iterable[Task]) -> Entry:
        """A batch with all its tasks as the journal has them."""
        shown = tuple(task for task in tasks if task.state is not TaskState.SPLIT)
        heard = max((task.heard_at for task in shown if task.heard_at), default=None)
        numbers = sum(task.numbers for task in shown if not task.again)
        undecided = tuple(task for task in shown if task.state is TaskState.UNKNOWN)
        return cls(batch, shown, batch_state(shown), share_done(shown), numbers, heard, undecided)

    @property
    def group(self) -> Group:
        """Which chip shows it."""
        return _GROUPS.get(self.state, Group.DONE)

    @property
    def ended(self) -> bool:
        """Whether nothing more can happen to any of its tasks."""
        return finished(self.tasks)

    @property
    def at_service(self) -> bool:
        """Whether something of it is, or may be, at the service and unfinished."""
        return any(task.state in SENT - ENDED for task in self.tasks)

    @property
    def has_answers(self) -> bool:
        """Whether there is something to look at in the results."""
        return self.ended or any(task.state is TaskState.JOINED for task in self.tasks)

    @property
    def cost(self) -> Decimal | None:
        """What the service said that it charged; None where it said nothing."""
        return cost_of(self.tasks)

    def fits(self, group: Group) -> bool:
        """Whether a chip shows it."""
        return group in {Group.ALL, self.group}

    def found(self, search: str) -> tuple[Task, ...] | None:
        """The tasks to show for a search, None where nothing fits: all if it is the batch that is meant."""
        wanted = search.casefold().strip()
        about = (self.batch.file, self.batch.product, product_title(self.batch.product), self.batch.id)
        if any(wanted in text.casefold() for text in about):
            return self.tasks
        return tuple(task for task in self.tasks if wanted in task.shown_id.casefold()) or None


def cost_of(tasks: Iterable[Task]) -> Decimal | None:
    """The sum of what is known, None where nothing is."""
    known = [task.cost for task in tasks if task.cost is not None]
    return sum(known, Decimal(0)) if known else None
