"""The line from the process that reads a list to the one that stores it: one call after the other."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from desktop_app.core.errors import DialproofError
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.workers import storer

# Seconds between two signs of life while the other process is waited for.
_BEAT = 0.1


class StorerLostError(ConnectionError):
    """The storing process has ended, and what it had of the list is worth nothing."""


class StoringFaultError(Exception):
    """A fault in the storing process; `frames` tells where, without any data."""

    def __init__(self, frames: str) -> None:
        super().__init__(frames)
        self.frames = frames


class StoringLine:
    """`start` has the process started, which answers each call once. How a call ended is raised at the next one.

    That is: a leaf of the error tree, MemoryError, StoringFaultError, or StorerLostError where the process has ended.
    """

    def __init__(self, pipe: Connection, start: Callable[[], None]) -> None:
        self._pipe = pipe
        self._start = start
        self._asked = False
        self._returned: Any = None
        self._owed = 1  # answers that haven't come yet; the first only says that the process has begun

    def there(self) -> bool:
        """Whether the process has begun; it is asked for at the first time."""
        if not self._asked:
            self._asked = True
            self._start()
        return self.idle()

    def idle(self) -> bool:
        """Whether it has nothing to do."""
        while self._owed and self._heard_within(0):
            self._hear()
        return not self._owed

    def call(self, name: str, *arguments: Any) -> None:
        """Begin a call when the one before has ended."""
        self.wait()
        self._send(name, arguments)

    def wait(self) -> Any:
        """What the last call returned, with signs of life until it has ended."""
        while not self.idle():
            if not self._heard_within(_BEAT):
                beat()
        return self._returned

    def give_up(self) -> None:
        """Have the list closed that isn't finished, whatever came of the last call."""
        with suppress(StorerLostError):  # then it is closed all the more
            self._send("close", ())
            while self._owed:
                with suppress(DialproofError, MemoryError, StoringFaultError):
                    self._hear()

    def _send(self, name: str, arguments: tuple[Any, ...]) -> None:
        try:
            self._pipe.send((name, arguments))
        except OSError as error:
            raise StorerLostError from error
        self._owed += 1

    def _heard_within(self, seconds: float) -> bool:
        try:
            return self._pipe.poll(seconds)
        except OSError as error:
            raise StorerLostError from error

    def _hear(self) -> None:
        try:
            kind, value = self._pipe.recv()
        except (EOFError, OSError) as error:
            raise StorerLostError from error
        self._owed -= 1
        if kind == storer.ERROR:
            raise value
        if kind == storer.MEMORY:
            raise MemoryError
        if kind == storer.FAULT:
            raise StoringFaultError(value)
        self._returned = value
