"""Writes checks down before and after their requests, and lets the numbers of a long list share transactions.

Each check's intent is on the disk before its request leaves. In a long list several are asked at once, so what waits to
be written at the same moment goes in one transaction, in a thread: no more intents than requests that leave next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from desktop_app.core.batches.batch import Batch, Task
from desktop_app.core.batches.checks import CheckEntry
from desktop_app.core.errors import CapNotKept, CapReached
from desktop_app.services.account.spending_caps import SpendingCaps
from desktop_app.services.program.service_context import ServiceContext
from desktop_app.storage.journal.checks import Checks

Write = Callable[[], CheckEntry]

# Numbers of a long list that are allotted at a time, and the journal's sum is ahead by at most.
_ALLOTTED = 100


class CheckLog:
    """Writes to `checks`; `together`: in transactions that checks share."""

    def __init__(self, checks: Checks, *, together: bool = False) -> None:
        self.checks = checks
        self.together = together
        self._waiting: list[tuple[Write, asyncio.Future[CheckEntry]]] = []
        self._writer: asyncio.Future[None] | None = None

    def begin(self, write: Write) -> asyncio.Future[CheckEntry]:
        """Begin to write; the future is done once that is on the disk. It goes on if the caller is cancelled."""
        written: asyncio.Future[CheckEntry] = asyncio.get_running_loop().create_future()
        if not self.together:
            written.set_result(write())
            return written
        self._waiting.append((write, written))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.ensure_future(self._write_all())
        return written

    async def _write_all(self) -> None:
        while self._waiting:
            now, self._waiting = self._waiting, []
            try:
                entries = await asyncio.to_thread(self.checks.together, [write for write, _ in now])
            except Exception as error:  # noqa: BLE001 - whoever waits for it is told
                for _, written in now:
                    written.set_exception(error)
            else:
                for (_, written), entry in zip(now, entries, strict=True):
                    written.set_result(entry)


async def came_to(written: asyncio.Future[CheckEntry]) -> CheckEntry | None:
    """Return what was written, for a caller that was cancelled meanwhile; None if it could not be."""
    while not written.done():
        with suppress(asyncio.CancelledError):  # it takes milliseconds, and nobody else knows what it comes to
            await asyncio.wait({written})
    return None if written.exception() else written.result()


class Allotment:
    """Allots the numbers of a task of a long list to their checks: within the caps, and counted before they leave.

    The journal has their sum alone, so that is ahead of what is asked: a kill leaves it too high, never too low.
    """

    def __init__(self, context: ServiceContext, batch: Batch, task: Task, asked: int, left: int) -> None:
        self._context = context
        self._caps = SpendingCaps(context)
        self._batch = batch
        self._task = task
        self._asked = asked
        self._left = left
        self._free = 0
        self._turn = asyncio.Lock()

    async def take(self) -> None:
        """Take one number. Raise `CapReached` if the caps leave no room for it."""
        async with self._turn:
            if not self._free:
                await self._allot(min(_ALLOTTED, max(1, self._left)))
            self._free -= 1
            self._left -= 1

    async def _allot(self, numbers: int) -> None:
        """Allot so many numbers, or as many as the caps leave room for."""
        while True:
            try:
                async with self._caps.keeping(self._batch, numbers):
                    self._asked += numbers
                    self._context.note(self._task, asked=self._asked, heard_at=self._context.time.now())
            except CapReached as reached:
                if numbers == 1 or isinstance(reached, CapNotKept):
                    raise
                numbers //= 2
            else:
                self._free = numbers
                return
