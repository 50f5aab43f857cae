"""Ends what is in flight in order: an answer is heard out for a moment, and written down patiently.

Whatever is paid for goes through here, a task's submission as well as a single check: once its request has left, its
answer mustn't be lost because the program ends, or because the disk is full for a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from desktop_app.core.errors import LocalFault
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.ports import Time

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
