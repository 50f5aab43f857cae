"""API keys: in the system keyring, one entry for each origin; else in memory for this run."""

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
# A locked keyring without a screen blocks its caller for good (FACTS of keyring 25): give it this long, in seconds.
PATIENCE = 8.0
# A person who is asked for a password, having pressed something that needs it, may look it up first.
WHILE_ASKED = 120.0


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
        self._locked: set[str] = set()  # wanted while the keyring was locked, and it wasn't unlocked for it
        self._remember = remember
        self._memory: dict[str, str] = {}
        self._patience = patience
        # By origin: what may ask a person, until it is answered; and those that one is asked for just now.
        self._questions: dict[str, asyncio.Future[str | None]] = {}
        self._asked: set[str] = set()

    @property
    def given(self) -> bool:
        """Whether the environment has a key."""
        return self._environment_key is not None

    async def get(self, origin: str, *, anew: bool = False) -> str | None:
        """The key for an origin, None where none is known.

        A keyring that wasn't unlocked when it was wanted isn't asked for again by itself, but `anew`, or open by now.
        """
        if self._environment_key and origin in self._first:
            return self._environment_key
        spare = self._environment_key if origin in self._entrusted else None
        own = await self._own(origin, anew=anew and spare is None)  # with a spare one nobody is asked twice
        return spare if own is None else own

    async def has(self, origin: str) -> bool:
        """Whether there is a key for an origin: told while a person types, so that nobody is asked for a password."""
        if self._environment_key and origin in self._first | self._entrusted:
            return True
        if origin in self._memory:
            return True

        def look() -> bool | None:
            found = secret_service.knows(_keyring(), SERVICE, origin)
            if found:  # came since, or wasn't told in time
                self._unknown.discard(origin)
            return found

        found: bool | None = await self._ask(look, origin in self._locked)  # where it doesn't answer, as it was
        # None: it can't be asked otherwise than for the key, which is kept, so that it is asked once.
        return await self._own(origin, anew=False) is not None if found is None else found

    async def _own(self, origin: str, *, anew: bool) -> str | None:
        if origin in self._memory or (origin in self._unknown and not (anew or origin in self._locked)):
            return self._memory.get(origin)
        question = self._question(origin)
        if question is not None and anew:  # who is asked already isn't asked twice
            answer = question
            if origin in self._asked:  # but it may be open by now, whatever became of that window
                self._read(origin, ask=False)
        else:
            # Asked once: a keyring that locks itself later must not stop a batch half-way, nor ask every second.
            ask = question is None and (anew or origin not in self._locked)
            answer = self._read(origin, ask=ask)
            if ask:
                self._questions[origin] = answer
        if await self._answer(origin, answer, anew=anew) is None and origin not in self._memory:
            self._unknown.add(origin)
        return self._memory.get(origin)

    def _read(self, origin: str, *, ask: bool) -> asyncio.Future[str | None]:
        """The key, read in a thread; a locked keyring is asked for it only where a person may be, too."""

        def read() -> str | None:
            door = secret_service.door(_keyring())
            if door is Door.MISSING:
                return None
            if door is Door.LOCKED:
                if not secret_service.knows(_keyring(), SERVICE, origin):  # not worth a question
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
            if found is not None:  # kept also where nobody waited so long: whoever tries again has it
                self._memory.setdefault(origin, found)
                self._unknown.discard(origin)
            return found

        reading = self._begin(read, None)
        reading.add_done_callback(lambda done: self._came(origin, done))
        return reading

    async def _answer(self, origin: str, question: asyncio.Future[str | None], *, anew: bool) -> str | None:
        """What comes of a question in time, which goes on otherwise: a person who pressed something may think."""
        done, _ = await asyncio.wait([question], timeout=self._patience)
        if not done and anew and origin in self._asked and secret_service.has_screen():
            done, _ = await asyncio.wait([question], timeout=WHILE_ASKED)
            if not done and self._questions.get(origin) is question:  # lost, perhaps: they may be asked once more
                del self._questions[origin]
        return question.result() if done else None

    def _question(self, origin: str) -> asyncio.Future[str | None] | None:
        """The one that isn't answered yet; of this loop, as a former one's never will be."""
        question = self._questions.get(origin)
        here = question is not None and not question.done() and question.get_loop() is asyncio.get_running_loop()
        return question if here else None

    def _came(self, origin: str, reading: asyncio.Future[str | None]) -> None:
        if self._questions.get(origin) is reading:
            del self._questions[origin]
        self._settle(origin, reading.result())

    def _settle(self, origin: str, key: str | None) -> None:
        """A key that came from elsewhere answers what a person is asked."""
        question = self._question(origin)
        if key is not None and question is not None:
            question.set_result(key)

    @staticmethod
    def _missing() -> bool:
        """Whether the keyring would have to be made first: only what a person saves is worth that question."""
        return secret_service.door(_keyring()) is Door.MISSING

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
        """Run `question` in a thread of its own; `fallback` where the keyring fails or takes too long."""
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
            except Exception as error:  # noqa: BLE001 - back ends raise whatever they like; all mean "no keyring"
                log.info("the system keyring did not answer: %s", type(error).__name__)
                value = fallback
            with suppress(RuntimeError):  # the loop was closed meanwhile: nobody waits any more
                loop.call_soon_threadsafe(settle, value)

        if self._saved:
            # A daemon, since a blocked keyring call can't be ended and must not keep the program alive.
            threading.Thread(target=work, name="keyring", daemon=True).start()
        else:
            answer.set_result(fallback)
        return answer


def _delete(origin: str) -> None:
    """From each of several back ends: the first one that lacks it would be the last that is asked."""
    from keyring.errors import PasswordDeleteError

    used = _keyring().get_keyring()
    for back_end in getattr(used, "backends", [used]):
        with suppress(PasswordDeleteError):
            back_end.delete_password(SERVICE, origin)


def _keyring() -> ModuleType:
    import keyring  # behind the first paint: it costs 74 ms

    return keyring
