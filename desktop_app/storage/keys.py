"""API keys: in the system keyring, one entry for each origin; else in memory for this run."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)

SERVICE = "Dialproof"
# A locked keyring without a screen blocks its caller for good (FACTS of keyring 25): give it this long, in seconds.
PATIENCE = 8.0


class KeyringKeys:
    """`services.ports.Keys`. A key in the environment goes before the keyring's and is never written anywhere."""

    def __init__(self, environment_key: str | None = None, patience: float = PATIENCE) -> None:
        self._environment_key = environment_key or None
        self._memory: dict[str, str] = {}
        self._patience = patience

    async def get(self, origin: str) -> str | None:
        """The key for an origin, None where none is known."""
        if self._environment_key:
            return self._environment_key
        if origin in self._memory:
            return self._memory[origin]
        return await self._ask(lambda: _keyring().get_password(SERVICE, origin), None)

    async def put(self, origin: str, key: str) -> bool:
        """Keep a key; whether the system keyring took it (else it lasts for this run)."""
        self._memory[origin] = key

        def store() -> bool:
            _keyring().set_password(SERVICE, origin, key)
            return bool(_keyring().get_password(SERVICE, origin) == key)

        return await self._ask(store, False)

    async def forget(self, origin: str) -> None:
        """Delete a key."""
        self._memory.pop(origin, None)
        await self._ask(lambda: _keyring().delete_password(SERVICE, origin), None)

    async def _ask(self, question: Callable[[], T], fallback: T) -> T:
        """Run `question` in a thread of its own; `fallback` where the keyring fails or takes too long."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def settle(value: T) -> None:
            if not answer.done():
                answer.set_result(value)

        def work() -> None:
            try:
                value = question()
            except Exception as error:  # noqa: BLE001 - back ends raise whatever they like; all mean "no keyring"
                log.info("the system keyring did not answer: %s", type(error).__name__)
                value = fallback
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, value)

        # A daemon, since a blocked keyring call can't be ended and must not keep the program alive.
        threading.Thread(target=work, name="keyring", daemon=True).start()
        try:
            async with asyncio.timeout(self._patience):
                return await answer
        except TimeoutError:
            return fallback


def _keyring() -> ModuleType:
    import keyring  # behind the first paint: it costs 74 ms

    return keyring
