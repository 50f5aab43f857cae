"""One submission of a key at a time, in whichever process, so that a change of balance tells which was charged."""

from __future__ import annotations

import asyncio
import hashlib
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from desktop_app.services.ports import Lists, Time

# Seconds before another process is asked again whether it has finished; a submission seldom takes longer.
_NAP = 0.2


class Turns:
    """Who may submit. Within a process those who wait are served in their order."""

    def __init__(self, lists: Lists, time: Time) -> None:
        self._lists = lists
        self._time = time
        self._here: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    @asynccontextmanager
    async def of(self, account: str) -> AsyncIterator[None]:
        """Wait until nobody else submits with the key of `account`, and keep others waiting meanwhile."""
        claim = f"turn-{hashlib.sha256(account.encode()).hexdigest()[:16]}"
        async with self._here[account]:
            while True:
                with self._lists.claim(claim) as mine:
                    if mine:
                        yield
                        return
                await self._time.sleep(_NAP)
