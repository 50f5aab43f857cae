"""Ends what is in flight in order: an answer is heard out for a moment, and written down patiently.

Whatever is paid for goes through here, a task's submission as well as a single check: once its request has left, its
answer mustn't be lost because the program ends, or because the disk is full for a while.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from desktop_app.core.errors import LocalFault
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.ports import Time
from desktop_app.storage.lists.folders import ListFolders

T = TypeVar("T")

STOPPED = tr_text("the program was stopped while sending")
# Seconds that a request in flight still gets when the program is being ended.
LAST_MOMENT = 3.0
# Seconds that an accepted task's id, or an answer, waits for a journal that can't be written.
JOURNAL_PATIENCE = 30.0


async def answered_in_time(request: asyncio.Future[Any], seconds: float) -> bool:
    """Wait for a request in flight, because nobody waits longer; return True if it has its answer, or its failure.

    Else it is cancelled: nobody knows its outcome. It is cancelled, too, if the waiting is, unless its answer has come
    in the same moment.
    """
    try:
        await asyncio.wait({request}, timeout=seconds)
    except asyncio.CancelledError:
        if not request.done():
            raise
    finally:
        answered = request.done()
        request.cancel()
    return answered


async def written_down(time: Time, write: Callable[[], T], *, told: bool = False) -> T:
    """Return what `write` returns. While the journal can't be written (a full disk), wait a little and try again.

    Raise `LocalFault` after `JOURNAL_PATIENCE` seconds. If cancelled, try once more, because there is no later time;
    `told`: if that fails, raise its fault instead of the cancellation, because a person has to be told of it.
    """
    since = time.ticks()
    while True:
        try:
            return write()
        except LocalFault:
            if time.ticks() - since >= JOURNAL_PATIENCE:
                raise
        try:
            await time.sleep(1.0)
        except asyncio.CancelledError:
            try:
                write()
            except LocalFault:
                if told:
                    raise
            raise


# --- One submission of a key at a time, in whichever process, so that a balance change tells which was charged ---


# Seconds between two attempts to claim the lock from another process; a submission seldom takes longer.
_NAP = 0.2


class SubmissionLock:
    """Says who may submit. Within a process, waiters are served in their order."""

    def __init__(self, lists: ListFolders, time: Time) -> None:
        self._lists = lists
        self._time = time
        self._here: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    @asynccontextmanager
    async def of(self, account: str) -> AsyncIterator[None]:
        """Wait until nobody else submits with the key of `account`, and make others wait meanwhile."""
        claim = f"turn-{hashlib.sha256(account.encode()).hexdigest()[:16]}"
        async with self._here[account]:
            while True:
                with self._lists.claim(claim) as mine:
                    if mine:
                        yield
                        return
                await self._time.sleep(_NAP)
