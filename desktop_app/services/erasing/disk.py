"""Erases from the disk what was deleted: free pages, logs, copies, what the local service and log sheets have of it.

The journal says that something is to be erased before the first row goes. If the program ends in between, the next run
finishes the erasure.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Iterable
from typing import Any

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.submission import ONE_BY_ONE, UNCONFIRMED
from desktop_app.core.service.connection import LOCAL
from desktop_app.core.service.settings import Setting
from desktop_app.services.batches.restorations import unseen
from desktop_app.services.ports import DataEraser
from desktop_app.services.recipes.run_log import RunLog
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.lists.folders import ListFolders

log = logging.getLogger(__name__)

_IN_DOUBT = UNCONFIRMED - ONE_BY_ONE  # the task may have arrived, and nobody knows its id


def owe(journal: Journal, tasks: Iterable[str] = (), *, rest: bool = False, logs: Iterable[str] = ()) -> None:
    """Note what is to be erased, beside what was noted before, also by another process meanwhile."""
    tasks, logs = [*tasks], [*logs]

    def added(owed: dict[str, Any] | None) -> dict[str, Any]:
        before = {"tasks": [], "rest": False, "logs": [], **(owed or {})}
        # Make each value unique: an erasure that is under way must see that something was added.
        return {
            "tasks": list(dict.fromkeys([*before["tasks"], *tasks])),
            "rest": before["rest"] or rest,
            "logs": list(dict.fromkeys([*before["logs"], *logs])),
            "mark": secrets.token_hex(8),
        }

    journal.change_setting(Setting.ERASURE_OWED, added)


def owed_logs(journal: Journal) -> list[str]:
    """Return the recipes whose log sheets have yet to forget what was deleted."""
    owed: dict[str, Any] = journal.setting(Setting.ERASURE_OWED, None) or {}
    return [*owed.get("logs", [])]


class ErasureQueue:
    """Erases in three steps: `schedule`, delete, `run_pending`. One run may serve several deletions."""

    def __init__(self, journal: Journal, lists: ListFolders, eraser: DataEraser, sheets: RunLog) -> None:
        self._journal = journal
        self._lists = lists
        self._eraser = eraser
        self._sheets = sheets
        self._turn = asyncio.Lock()

    @property
    def pending(self) -> bool:
        """True if something that was deleted may still be on the disk."""
        return self._scheduled() is not None

    def schedule(self, batches: Iterable[Batch] = (), *, rest: bool = False, logs: Iterable[str] = ()) -> None:
        """Note that these batches, or other rows, are about to be deleted.

        `rest`: the local service keeps nothing else either. `logs`: the recipes whose log sheets name what is deleted.
        Call it before deleting: the batches' tasks are read now, because afterwards nobody knows them.
        """
        owe(self._journal, [task for batch in batches for task in self._local_tasks(batch)], rest=rest, logs=logs)

    async def run_pending(self) -> bool:
        """Erase what is scheduled; return False if that has to be done again. It goes on if the caller is cancelled."""
        async with self._turn:
            scheduled = self._scheduled()
            if scheduled is None:
                return True
            kept = self._known_tasks() if scheduled["rest"] else None
            damaged = not unseen(self._journal)  # someone not yet told of damaged files may want to look into them
            done = await asyncio.shield(asyncio.to_thread(self._erase, scheduled["tasks"], kept, damaged=damaged))
            for recipe in scheduled.get("logs", []):
                done = await self._sheets.rewrite(recipe) and done
            if done:
                still = lambda now: None if now == scheduled else now  # noqa: E731 - more may be owed meanwhile
                self._journal.change_setting(Setting.ERASURE_OWED, still)
            return done

    def _erase(self, tasks: list[str], kept: list[str] | None, *, damaged: bool) -> bool:
        swept = self._lists.sweep()
        erased = self._eraser.erase(tasks, kept, damaged=damaged)
        if not (swept and erased):
            log.warning("something that was deleted is still on the disk; it is erased later")
        return swept and erased

    def _scheduled(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self._journal.setting(Setting.ERASURE_OWED, None)
        return found

    def _known_tasks(self) -> list[str] | None:
        """Return the remote ids of all tasks here, of any address; None while a local task is in doubt."""
        known: list[str] = []
        for batch in self._journal.batches(deleted=True):
            for task in self._journal.tasks(batch.id):
                if batch.base_url == LOCAL and task.state in _IN_DOUBT:
                    return None
                if task.remote_id:
                    known.append(task.remote_id)
        return known

    def _local_tasks(self, batch: Batch) -> list[str]:
        """Return a batch's task ids at the local service.

        Other services keep what they were sent; nothing can erase that.
        """
        if batch.base_url != LOCAL:
            return []
        return [task.remote_id for task in self._journal.tasks(batch.id) if task.remote_id]
