"""Deletes batches so that it can be undone for a while: marks them first, and deletes them for good later.

A mark is one line of the journal. A marked batch is shown nowhere; without the mark everything is as it was. What is
marked when the program ends is deleted at the next start. A deletion that is cut off there goes on later, because the
mark goes last, together with the batch.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import NamedTuple

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.submission import UNDER_WAY, TaskState
from desktop_app.core.errors import DialproofError
from desktop_app.services.batches.verification import Verification
from desktop_app.services.program.service_context import ServiceContext

log = logging.getLogger(__name__)


class Marked(NamedTuple):
    """The batches by outcome: `deleted` can be brought back; `kept` are under way here, elsewhere or at the service."""

    deleted: tuple[Batch, ...]
    kept: tuple[Batch, ...]


class Deleting:
    """Marks batches, removes marks, and has `verification` delete what is marked."""

    def __init__(self, context: ServiceContext, verification: Verification) -> None:
        self._context = context
        self._verification = verification

    def mark(self, batch_ids: Iterable[str]) -> Marked:
        """Mark batches as deleted, except those that are under way."""
        deleted: list[Batch] = []
        kept: list[Batch] = []
        for batch in [self._context.journal.batch(each) for each in batch_ids]:
            try:
                (deleted if self._marked(batch) else kept).append(batch)
            except DialproofError:
                if not deleted:
                    raise
                kept.append(batch)  # report the batches that are marked already
        return Marked(tuple(deleted), tuple(kept))

    def _marked(self, batch: Batch) -> bool:
        with self._context.lists.claim(batch.list_id) as mine:
            under_way = any(task.state in UNDER_WAY for task in self._context.journal.tasks(batch.id))
            if mine and not under_way:
                self._context.journal.update_batch(batch.id, deleted_at=self._context.time.now())
                self._context.changed(batch.id)
            return mine and not under_way

    def bring_back(self, batch_ids: Iterable[str]) -> list[Batch]:
        """Undo the deletion of those batches that still exist.

        A batch with unsent tasks is paused, because the same list may have been sent since.
        """
        found = {batch.id: batch for batch in self._context.journal.batches(deleted=True)}
        return [found[each] for each in batch_ids if each in found and self._brought_back(found[each])]

    def _brought_back(self, batch: Batch) -> bool:
        with self._context.lists.claim(batch.list_id) as mine:
            if mine:  # otherwise it is being deleted right now
                unsent = any(task.state is TaskState.PREPARED for task in self._context.journal.tasks(batch.id))
                self._context.journal.update_batch(batch.id, deleted_at=None, paused=batch.paused or unsent)
                self._context.changed(batch.id)
            return mine

    @property
    def left_over(self) -> bool:
        """True if there are marked batches, such as those that an earlier run couldn't delete for good."""
        return any(batch.deleted_at for batch in self._context.journal.batches(deleted=True))

    async def purge(self, batch_ids: Iterable[str] | None = None) -> int:
        """Delete the marked batches for good, all or only these, and return how many.

        The rest goes at the next start.
        """
        wanted = None if batch_ids is None else set(batch_ids)
        batches = [each for each in self._context.journal.batches(deleted=True) if wanted is None or each.id in wanted]
        still = lambda batch_id: self._context.journal.batch(batch_id).deleted_at is not None  # noqa: E731 - not brought back
        gone = await forget_each(self._verification, batches, still)
        if gone:
            await self._verification.erasing.run_pending()
        return len(gone)


async def forget_each(
    verification: Verification, batches: Iterable[Batch], wanted: Callable[[str], bool]
) -> list[Batch]:
    """Delete the batches for which `wanted(batch_id)` still holds, and return them; the caller erases them."""
    gone: list[Batch] = []
    for batch in batches:
        try:
            if wanted(batch.id):
                await verification.forget(batch.id, erase=False)
                gone.append(batch)
        except (DialproofError, KeyError) as error:  # under way after all, gone, or damaged: go on with the others
            log.warning("a deleted list stays for now: %s", type(error).__name__)
    return gone
