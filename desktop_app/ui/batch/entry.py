"""One batch as the monitor shows it: with its tasks, its state, how far it is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from desktop_app.core.batches.batch import (
    Batch,
    BatchState,
    Task,
    Via,
    at_rest,
    batch_state,
    finished,
    share_answered,
    share_done,
)
from desktop_app.core.batches.puzzling import puzzling
from desktop_app.core.batches.submission import TO_JOIN, TO_SEND, UNDER_WAY, TaskState
from desktop_app.core.service.products import Product
from desktop_app.ui.text.list_title import file_title, list_title


class Group(StrEnum):
    """What the chips above the tree tell apart."""

    ALL = "all"
    RUNNING = "running"
    PAUSED = "paused"
    NEEDS_YOU = "needs you"
    DONE = "done"


_UNDER_WAY = {BatchState.WAITING, BatchState.RUNNING}


@dataclass(frozen=True, slots=True)
class Entry:
    """A batch and the tasks that are shown: split ones aren't, their parts stand in their place.

    `share` of the work that is done, 0..1, and `answered_share` on the way to its answers: what failed brought none.
    `product` is what it asked for, as it was named and priced then; None where nobody knows.
    `awaits_key`: the service has refused the key that it needs, or there is none; `key_locked`: a keyring has it, and
    is locked. `stuck`: it waits for a person to put something right: a key, the balance, or what else was refused.
    `puzzled`: what the service says of it isn't understood; it is asked on, which may be in vain.
    """

    batch: Batch
    tasks: tuple[Task, ...]
    state: BatchState
    share: float
    numbers: int
    heard: datetime | None
    undecided: tuple[Task, ...]  # of which nobody knows whether they arrived
    refused: tuple[Task, ...]  # which only a person has sent again, unless the cause is gone
    product: Product | None = None
    awaits_key: bool = False
    stuck: bool = False
    to_send: int = 0  # tasks
    answered_share: float = 0.0
    puzzled: bool = False
    key_locked: bool = False

    @classmethod
    def of(
        cls,
        batch: Batch,
        tasks: Iterable[Task],
        product: Product | None = None,
        *,
        keyless: bool = False,
        locked: bool = False,
    ) -> Entry:
        """A batch with all its tasks as the journal has them.

        `keyless`: nothing goes on until there is another key, or what has it isn't `locked` any more.
        """
        shown = tuple(task for task in tasks if task.state is not TaskState.SPLIT)
        heard = max((task.heard_at for task in shown if task.heard_at), default=None)
        sent = sum(task.numbers for task in shown if not task.again)
        reused = batch.reused.numbers if batch.reused else 0
        numbers = sent + reused
        undecided = tuple(task for task in shown if task.state is TaskState.UNKNOWN)
        refused = tuple(task for task in shown if task.state is TaskState.REJECTED)
        awaits_key = keyless and not at_rest(shown)
        stuck = awaits_key or bool(refused)
        state, share = batch_state(shown), share_done(shown)
        to_send = sum(task.state is TaskState.PREPARED for task in shown)
        come = share_answered(shown, reused)
        puzzled = any(map(puzzling, shown))
        about = (product, awaits_key, stuck, to_send, come, puzzled, awaits_key and locked)
        return cls(batch, shown, state, share, numbers, heard, undecided, refused, *about)

    @property
    def product_title(self) -> str:
        """What was asked for, in words; the slug where nobody knows a name."""
        return self.product.name if self.product else self.batch.product

    @property
    def reused(self) -> int:
        """How many of its numbers have the answers of earlier lists, and were sent to nobody."""
        return self.batch.reused.numbers if self.batch.reused else 0

    @property
    def group(self) -> Group:
        """Which chip shows it: what waits for a decision or for something to be put right does so while paused, too."""
        if self.stuck or self.puzzled or self.undecided:
            return Group.NEEDS_YOU
        asking = any(task.state is TaskState.ASKING for task in self.tasks)  # one by one: the pause comes after it
        if self.paused or (self.held and not asking):
            return Group.PAUSED
        return Group.RUNNING if self.state in _UNDER_WAY else Group.DONE

    @property
    def paused(self) -> bool:
        """Whether nothing of it is under way, and what isn't sent waits for a person to go on.

        They paused it, or it goes one by one and was stopped in between.
        """
        halfway = self.state is BatchState.RUNNING and self.batch.via is Via.REALTIME
        return (halfway or self.held) and not self.at_service

    @property
    def unsent(self) -> bool:
        """Whether some of its numbers are still to be sent."""
        return any(task.state in TO_SEND for task in self.tasks)

    @property
    def held(self) -> bool:
        """Whether a person paused it, so that the numbers that aren't sent wait; others may be under way."""
        return self.batch.paused and self.unsent

    @property
    def ended(self) -> bool:
        """Whether nothing more can happen to any of its tasks."""
        return finished(self.tasks)

    @property
    def at_service(self) -> bool:
        """Whether something of it is, or may be, at the service and unfinished."""
        return any(task.state in UNDER_WAY for task in self.tasks)

    @property
    def has_answers(self) -> bool:
        """Whether there is something to look at in the results, a result that couldn't be read included."""
        return self.ended or any(map(_shows, self.tasks))

    def fits(self, group: Group) -> bool:
        """Whether a chip shows it."""
        return group in {Group.ALL, self.group}

    def found(self, search: str) -> tuple[Task, ...] | None:
        """The tasks to show for a search, None where nothing fits: all if it is the batch that is meant."""
        wanted = search.casefold().strip()
        batch = self.batch
        named = (list_title(batch), file_title(batch))
        about = (*named, batch.note, batch.product, self.product_title, batch.id)
        if any(wanted in text.casefold() for text in about):
            return self.tasks
        return tuple(task for task in self.tasks if wanted in task.shown_id.casefold()) or None


def _shows(task: Task) -> bool:
    if task.state is TaskState.ASKING:  # one by one: what has come is joined as it comes
        return task.answered > 0
    unread = task.state in TO_JOIN and bool(task.message)
    return unread or task.state is TaskState.JOINED
