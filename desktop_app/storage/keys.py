"""API keys: in the system keyring, one entry for each origin; else in memory for this run."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")
log = logging.getLogger(__name__)

SERVICE = "Dialproof"
# A locked keyring without a screen blocks its caller for good (FACTS of keyring 25): give it this long, in seconds.
PATIENCE = 8.0


class KeyringKeys:
    """`services.ports.Keys`. A key in the environment is never written anywhere.

    It doesn't say whose key it is, so only origins get it that the program was started for while it was set:
    `entrusted` are those of earlier runs, `remember` keeps the list for later ones. An address on the command
    line goes before the origin's own key, a saved connection after it. Without `saved` the system keyring is neither
    read nor written, and a key lasts for this run.
    """

    def __init__(
        self,
        environment_key: str | None = None,
        patience: float = PATIENCE,
        *,
        entrusted: Iterable[str] = (),
        remember: Callable[[list[str]], None] | None = None,
        saved: bool = True,
    ) -> None:
        self._saved = saved
        self._environment_key = environment_key or None
        self._entrusted = set(entrusted)
        self._first: set[str] = set()
        self._unknown: set[str] = set()
        self._remember = remember
        self._memory: dict[str, str] = {}
        self._patience = patience

    @property
    def given(self) -> bool:
        """Whether the environment has a key."""
        return self._environment_key is not None

    async def get(self, origin: str) -> str | None:
        """The key for an origin, None where none is known."""
        if self._environment_key and origin in self._first:
            return self._environment_key
        own = await self._own(origin)
        return self._environment_key if own is None and origin in self._entrusted else own

    async def _own(self, origin: str) -> str | None:
        if origin in self._memory or origin in self._unknown:
            return self._memory.get(origin)
        found: str | None = await self._ask(lambda: _keyring().get_password(SERVICE, origin), None)
        # Asked once: a keyring that locks itself later must not stop a batch half-way, nor ask a person every second.
        if found is None:
            self._unknown.add(origin)
        else:
            self._memory[origin] = found
        return found

    def entrust(self, origin: str, *, first: bool = False) -> None:
        """The key in the environment is meant for this origin; `first`: even where the origin has one of its own."""
        if first:
            self._first.add(origin)
        if self._environment_key and origin not in self._entrusted:
            self._entrusted.add(origin)
            if self._remember:
                self._remember(sorted(self._entrusted))

    async def put(self, origin: str, key: str) -> bool:
        """Keep a key; whether the system keyring took it (else it lasts for this run)."""
        self._memory[origin] = key
        self._first.discard(origin)
        self._unknown.discard(origin)

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
        if not self._saved:
            return fallback
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
            with suppress(RuntimeError):  # the loop was closed meanwhile: nobody waits any more
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
