"""Who has a single check under way, so that one which a crash cut off is told from one of another process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager

from desktop_app.core.checks import CheckEntry
from desktop_app.services.realtime_check import settle_checks
from desktop_app.services.workbench import Workbench

# So many single checks may be under way at the same time, in all processes together; each holds a lock meanwhile,
# which ends with its process, however that ends.
_SLOTS = 8
_NAP = 0.2


class CheckSlots:
    """The locks below which single checks stand in the journal."""

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench

    @asynccontextmanager
    async def one(self) -> AsyncIterator[int]:
        """Hold a slot; waits where all are taken. What stood there before is settled."""
        while True:
            for slot in range(_SLOTS):
                with self._claim(slot) as mine:
                    if mine:
                        self._settle(slot)
                        yield slot
                        return
            await self._bench.time.sleep(_NAP)

    def settle_all(self) -> None:
        """Single checks that no living process is at become unknown."""
        for slot in sorted({entry.slot for entry in self._under_way() if entry.slot is not None}):
            with self._claim(slot) as mine:
                if mine:
                    self._settle(slot)

    def _settle(self, slot: int) -> None:
        settle_checks(self._bench, [entry for entry in self._under_way() if entry.slot == slot])

    def _under_way(self) -> list[CheckEntry]:
        return self._bench.journal.checks_under_way()

    def _claim(self, slot: int) -> AbstractContextManager[bool]:
        return self._bench.lists.claim(f"check-{slot}")
