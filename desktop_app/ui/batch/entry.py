"""A batch as the monitor shows it: with its tasks, state and progress."""

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
    """The groups of the chips above the tree."""

    ALL = "all"
    RUNNING = "running"
    PAUSED = "paused"
    NEEDS_YOU = "needs you"
    DONE = "done"


_UNDER_WAY = {BatchState.WAITING, BatchState.RUNNING}


@dataclass(frozen=True, slots=True)
class Entry:
    """A batch with its visible tasks: split tasks are replaced by their parts.

    `share` of the work done, 0..1, and `answered_share` of the answers received, to which failed tasks contribute
    none.
    `product` as it was named and priced at the time; None if unknown.
    `awaits_key`: the service has refused the key, or there is none; `key_locked`: a locked keyring has it. `stuck`: a
    person must correct something first: a key, the balance, or another cause of a refusal. `puzzled`: the service's
    answer about the batch isn't understood; polling goes on, perhaps in vain.
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
        """Return the entry of a batch with all its tasks from the journal.

        `keyless`: the batch needs another key, or its keyring must no longer be `locked`.
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
        """The product's name; its slug if no name is known."""
        return self.product.name if self.product else self.batch.product

    @property
    def reused(self) -> int:
        """The number of its numbers that reuse answers of earlier lists, and weren't sent."""
        return self.batch.reused.numbers if self.batch.reused else 0

    @property
    def group(self) -> Group:
        """The chip that shows it: whatever waits for a person stays under "needs you", even if paused."""
        if self.stuck or self.puzzled or self.undecided:
            return Group.NEEDS_YOU
        asking = any(task.state is TaskState.ASKING for task in self.tasks)  # one by one: the pause comes after it
        if self.paused or (self.held and not asking):
            return Group.PAUSED
        return Group.RUNNING if self.state in _UNDER_WAY else Group.DONE

    @property
    def paused(self) -> bool:
        """True if none of it is under way, and the unsent rest waits for a person to carry on.

        The person paused it, or it goes one by one and was stopped midway.
        """
        halfway = self.state is BatchState.RUNNING and self.batch.via is Via.REALTIME
        return (halfway or self.held) and not self.at_service

    @property
    def unsent(self) -> bool:
        """True if some of its numbers are still to be sent."""
        return any(task.state in TO_SEND for task in self.tasks)

    @property
    def held(self) -> bool:
        """True if a person paused it, so that unsent numbers wait; sent ones may be under way."""
        return self.batch.paused and self.unsent

    @property
    def ended(self) -> bool:
        """True if all of its tasks have ended for good."""
        return finished(self.tasks)

    @property
    def at_service(self) -> bool:
        """True if the service has, or may have, an unfinished part of it."""
        return any(task.state in UNDER_WAY for task in self.tasks)

    @property
    def has_answers(self) -> bool:
        """True if the results page has something to show, including a result that couldn't be read."""
        return self.ended or any(map(_shows, self.tasks))

    def fits(self, group: Group) -> bool:
        """Return True if this chip shows it."""
        return group in {Group.ALL, self.group}

    def found(self, search: str) -> tuple[Task, ...] | None:
        """Return the tasks to show for a search, or None; all of them if the search matches the batch itself."""
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
