"""Connects the process that reads a list to the one that stores it: one call after the other."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Any

from desktop_app.core.errors import DialproofError
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.workers import storer

# Seconds between two signs of life while waiting for the other process.
_BEAT = 0.1


class StorerLostError(ConnectionError):
    """The storing process has ended, and what it had of the list is worthless."""


class StoringFaultError(Exception):
    """A fault in the storing process; `frames` tells where, without any data."""

    def __init__(self, frames: str) -> None:
        super().__init__(frames)
        self.frames = frames


class StoringLine:
    """The line to the storing process, which answers each call once; `start` has that process started.

    The next call raises how a call ended: a leaf of the error tree, MemoryError, StoringFaultError, or StorerLostError
    if the process has ended.
    """

    def __init__(self, pipe: Connection, start: Callable[[], None]) -> None:
        self._pipe = pipe
        self._start = start
        self._asked = False
        self._returned: Any = None
        self._owed = 1  # answers that haven't come yet; the first only says that the process has begun

    def there(self) -> bool:
        """Return True if the process has begun. The first call has it started."""
        if not self._asked:
            self._asked = True
            self._start()
        return self.idle()

    def idle(self) -> bool:
        """Return True if the process has nothing to do."""
        while self._owed and self._heard_within(0):
            self._hear()
        return not self._owed

    def call(self, name: str, *arguments: Any) -> None:
        """Begin a call once the one before has ended."""
        self.wait()
        self._send(name, arguments)

    def wait(self) -> Any:
        """Return what the last call returned; send signs of life until it has ended."""
        while not self.idle():
            if not self._heard_within(_BEAT):
                beat()
        return self._returned

    def give_up(self) -> None:
        """Have the unfinished list closed, whatever the outcome of the last call."""
        with suppress(StorerLostError):  # then the list is closed anyway
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
