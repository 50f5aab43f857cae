"""Stores API keys: in the system keyring, one entry for each origin; else in memory for this run."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress
from types import ModuleType
from typing import TypeVar

from desktop_app.storage.machine import secret_service
from desktop_app.storage.machine.secret_service import Door

T = TypeVar("T")
log = logging.getLogger(__name__)

SERVICE = "Dialproof"
# Seconds after which to give up: a locked keyring without a screen blocks its caller forever (keyring 25).
PATIENCE = 8.0
# Seconds for a person asked for a password after pressing something that needs it: they may look it up first.
WHILE_ASKED = 120.0


class KeyringKeys:
    """`services.ports.Keys`. A key in the environment is never written anywhere.

    The environment doesn't say whose key it is, so only origins get it for which the program was started while it was
    set: `entrusted` are those of earlier runs, and `remember` stores the list for later ones. For an address on the
    command line it goes before the origin's own key; for a saved connection, after it. Without `saved`, the system
    keyring is neither read nor written, and a key lasts for this run.
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
        self._locked: set[str] = set()  # wanted while the keyring was locked, and it wasn't unlocked for it
        self._remember = remember
        self._memory: dict[str, str] = {}
        self._patience = patience
        # By origin: reads that may ask a person, until they are answered; and the origins asked about right now.
        self._questions: dict[str, asyncio.Future[str | None]] = {}
        self._asked: set[str] = set()

    @property
    def given(self) -> bool:
        """True if the environment has a key."""
        return self._environment_key is not None

    async def get(self, origin: str, *, anew: bool = False) -> str | None:
        """Return the key for an origin, or None.

        A keyring that stayed locked when a key was wanted is asked again only with `anew`, or once it is open.
        """
        if self._environment_key and origin in self._first:
            return self._environment_key
        spare = self._environment_key if origin in self._entrusted else None
        own = await self._own(origin, anew=anew and spare is None)  # with a spare key nobody is asked twice
        return spare if own is None else own

    async def has(self, origin: str) -> bool:
        """Return True if an origin has a key. Asks for no password, because this is called while a person types."""
        if self._environment_key and origin in self._first | self._entrusted:
            return True
        if origin in self._memory:
            return True

        def look() -> bool | None:
            found = secret_service.knows(_keyring(), SERVICE, origin)
            if found:  # the key came since, or the keyring had been too slow
                self._unknown.discard(origin)
            return found

        found: bool | None = await self._ask(look, origin in self._locked)  # no answer: as it was
        # None: only reading the key itself can tell; it is kept, so that it is read once.
        return await self._own(origin, anew=False) is not None if found is None else found

    async def _own(self, origin: str, *, anew: bool) -> str | None:
        if origin in self._memory or (origin in self._unknown and not (anew or origin in self._locked)):
            return self._memory.get(origin)
        question = self._question(origin)
        if question is not None and anew:  # who is being asked isn't asked twice
            answer = question
            if origin in self._asked:  # but it may be open by now, whatever became of that window
                self._read(origin, ask=False)
        else:
            # Ask once: a keyring that locks itself later must neither stop a batch half-way nor ask every second.
            ask = question is None and (anew or origin not in self._locked)
            answer = self._read(origin, ask=ask)
            if ask:
                self._questions[origin] = answer
        if await self._answer(origin, answer, anew=anew) is None and origin not in self._memory:
            self._unknown.add(origin)
        return self._memory.get(origin)

    def _read(self, origin: str, *, ask: bool) -> asyncio.Future[str | None]:
        """Read the key in a thread; read a locked keyring only if it may `ask` a person."""

        def read() -> str | None:
            door = secret_service.door(_keyring())
            if door is Door.MISSING:
                return None
            if door is Door.LOCKED:
                if not secret_service.knows(_keyring(), SERVICE, origin):  # no key to ask for
                    return None
                self._locked.add(origin)
                if not ask:
                    return None
                self._asked.add(origin)
            try:
                found: str | None = _keyring().get_password(SERVICE, origin)
            finally:
                if ask:
                    self._asked.discard(origin)
            self._locked.discard(origin)
            if found is not None:  # kept also if nobody waited so long, for the next attempt
                self._memory.setdefault(origin, found)
                self._unknown.discard(origin)
            return found

        reading = self._begin(read, None)
        reading.add_done_callback(lambda done: self._came(origin, done))
        return reading

    async def _answer(self, origin: str, question: asyncio.Future[str | None], *, anew: bool) -> str | None:
        """Return a question's answer, None if there is none in time; wait longer for a person. The question goes on."""
        done, _ = await asyncio.wait([question], timeout=self._patience)
        if not done and anew and origin in self._asked and secret_service.has_screen():
            done, _ = await asyncio.wait([question], timeout=WHILE_ASKED)
            if not done and self._questions.get(origin) is question:  # perhaps lost, so they may be asked once more
                del self._questions[origin]
        return question.result() if done else None

    def _question(self, origin: str) -> asyncio.Future[str | None] | None:
        """Return the open question of this event loop, or None; one of a former loop is never answered."""
        question = self._questions.get(origin)
        here = question is not None and not question.done() and question.get_loop() is asyncio.get_running_loop()
        return question if here else None

    def _came(self, origin: str, reading: asyncio.Future[str | None]) -> None:
        if self._questions.get(origin) is reading:
            del self._questions[origin]
        self._settle(origin, reading.result())

    def _settle(self, origin: str, key: str | None) -> None:
        """Answer the open question with a key that came from elsewhere."""
        question = self._question(origin)
        if key is not None and question is not None:
            question.set_result(key)

    @staticmethod
    def _missing() -> bool:
        """Return True if the keyring would have to be created first; asking for that is only worth it to save a key."""
        return secret_service.door(_keyring()) is Door.MISSING

    def entrust(self, origin: str, *, first: bool = False) -> None:
        """Use the environment's key for this origin; with `first`, even if the origin has a key of its own."""
        if first:
            self._first.add(origin)
        if self._environment_key and origin not in self._entrusted:
            self._entrusted.add(origin)
            if self._remember:
                self._remember(sorted(self._entrusted))

    async def put(self, origin: str, key: str) -> bool:
        """Store a key; return True if the system keyring took it (otherwise it lasts for this run)."""
        self._memory[origin] = key
        self._first.discard(origin)
        self._unknown.discard(origin)
        self._settle(origin, key)

        def store() -> bool:
            _keyring().set_password(SERVICE, origin, key)
            return bool(_keyring().get_password(SERVICE, origin) == key)

        asks = await self._ask(lambda: secret_service.door(_keyring()) is not Door.OPEN, False)
        patient = asks and secret_service.has_screen()
        return await self._ask(store, False, max(self._patience, WHILE_ASKED) if patient else self._patience)

    async def forget(self, origin: str) -> None:
        """Delete a key."""
        self._memory.pop(origin, None)

        def delete() -> None:
            if not self._missing():
                _delete(origin)

        await self._ask(delete, None)

    async def _ask(self, question: Callable[[], T], fallback: T, patience: float | None = None) -> T:
        """Run `question` in a thread of its own; return `fallback` if the keyring fails or takes too long."""
        answer = self._begin(question, fallback)
        done, _ = await asyncio.wait([answer], timeout=self._patience if patience is None else patience)
        return answer.result() if done else fallback

    def _begin(self, question: Callable[[], T], fallback: T) -> asyncio.Future[T]:
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[T] = loop.create_future()

        def settle(value: T) -> None:
            if not answer.done():
                answer.set_result(value)

        def work() -> None:
            try:
                value = question()
            except Exception as error:  # noqa: BLE001 - back ends raise all kinds of errors; all mean "no keyring"
                log.info("the system keyring did not answer: %s", type(error).__name__)
                value = fallback
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(settle, value)

        if self._saved:
            # A daemon thread: a blocked keyring call can't be ended and must not keep the program alive.
            threading.Thread(target=work, name="keyring", daemon=True).start()
        else:
            answer.set_result(fallback)
        return answer


def _delete(origin: str) -> None:
    """Delete from each back end in turn; keyring itself stops at the first one that lacks the key."""
    from keyring.errors import PasswordDeleteError

    used = _keyring().get_keyring()
    for back_end in getattr(used, "backends", [used]):
        with suppress(PasswordDeleteError):
            back_end.delete_password(SERVICE, origin)


def _keyring() -> ModuleType:
    import keyring  # imported after the first paint: it costs 74 ms

    return keyring
