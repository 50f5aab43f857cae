"""Looking at results: which rows, how many of each, a page at a time."""

from __future__ import annotations

import asyncio
from array import array
from contextlib import closing

from desktop_app.core.list_row import RowFilter, SentRange
from desktop_app.core.submission import SENT
from desktop_app.core.table import Counts, Understanding
from desktop_app.services.ports import HeavyWork, OpenList, WorkProgress
from desktop_app.services.workbench import Workbench


class Results:
    """Answers questions about a batch's list; `quick` is a child process that no import keeps busy."""

    def __init__(self, bench: Workbench, quick: HeavyWork) -> None:
        self._bench = bench
        self._quick = quick

    def open(self, batch_id: str) -> OpenList:
        """The batch's list, to read pages from; the caller closes it. `ListOld` where it isn't `up_to_date`."""
        return self._bench.lists.open(self._bench.journal.batch(batch_id).list_id)

    def is_current(self, batch_id: str) -> bool:
        """Whether its list can be read as it is."""
        return self._bench.lists.is_current(self._bench.journal.batch(batch_id).list_id)

    async def up_to_date(self, batch_id: str, progress: WorkProgress | None = None) -> None:
        """Have its list brought up to date, where an earlier version stored it."""
        await self._bench.up_to_date(self._bench.journal.batch(batch_id), progress)

    def understanding(self, batch_id: str) -> Understanding:
        """What was understood of its list, whichever version stored it."""
        return self._bench.lists.understanding(self._bench.journal.batch(batch_id).list_id)

    def sent(self, batch_id: str) -> tuple[SentRange, ...]:
        """The ranges of a batch that left this machine."""
        return tuple(SentRange.of(task) for task in self._bench.journal.tasks(batch_id) if task.state in SENT)

    async def counted(self, batch_id: str) -> tuple[Counts, int]:
        """Rows by kind, and the batch's distinct numbers that have an answer; in a thread: a million take a while."""
        await self.up_to_date(batch_id)
        return await asyncio.to_thread(self._count, batch_id)

    def _count(self, batch_id: str) -> tuple[Counts, int]:
        with closing(self.open(batch_id)) as store:
            return store.understanding.counts, store.answered(batch_id)

    async def standing(self, batch_id: str) -> tuple[dict[str, int], int]:
        """Rows by answer status, and the batch's distinct numbers that have an answer."""
        _, answered = await self.counted(batch_id)
        return await self.tally(batch_id), answered

    async def select(self, batch_id: str, rows: RowFilter) -> array[int]:
        """The row numbers that a filter leaves, sorted."""
        folder = self._bench.lists.folder(self._bench.journal.batch(batch_id).list_id)
        return await self._quick.select(folder, batch_id, self.sent(batch_id), rows)

    async def tally(self, batch_id: str, result_column: int | None = None, *, own: int | None = None) -> dict[str, int]:
        """How often each value of a result column occurs; of None, each answer status. The most frequent first.

        `own`: of that column of the list itself, in all its rows.
        """
        folder = self._bench.lists.folder(self._bench.journal.batch(batch_id).list_id)
        return await self._quick.tally(folder, batch_id, self.sent(batch_id), result_column, own)

    async def select_in_list(self, list_id: str, rows: RowFilter) -> array[int]:
        """The same for a list that wasn't sent yet."""
        return await self._quick.select(self._bench.lists.folder(list_id), "", (), rows)
