"""The messages between two instances: one line of JSON each way, over a socket of the same user.

Request: `{"open": [paths], "activation_token": text}`; both may be missing, unknown names are ignored. Each path is
absolute; bytes that aren't valid text appear as Python's surrogates. Reply: `{"raised": true}`, which also means that
the lists will be opened. Anything else is disconnected.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from desktop_app.core.errors import UsageError
from desktop_app.core.text.translatable import tr_text

# Bytes of the longest line: some hundred paths.
LONGEST = 65_536
# Milliseconds that a caller has for its line.
LINE_WITHIN = 5_000
_RAISED = b'{"raised": true}\n'
# With this token the desktop lets a window come to the front (Wayland's xdg-activation); a program is started with one.
_TOKEN = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - the name of a variable
_LONGEST_TOKEN = 1_024


@dataclass(frozen=True, slots=True)
class Message:
    """`lists`: those the window shall open; `token`: the activation token, "" for none."""

    lists: tuple[Path, ...] = ()
    token: str = ""

    def line(self) -> bytes:
        """Return the message as sent; raise `UsageError` if it is longer than a listener accepts."""
        said_so = {"open": [str(path) for path in self.lists], "activation_token": self.token}
        line = json.dumps(said_so).encode() + b"\n"
        if len(line) > LONGEST:
            raise UsageError(reason=tr_text("These are too many lists at once. Drop them on the window instead."))
        return line


class Listener:
    """Listens for the first instance: calls `called` with the lists of each caller that sends a valid message."""

    def __init__(self, called: Callable[[tuple[Path, ...]], object], line_within: int = LINE_WITHIN) -> None:
        self._called = called
        self._line_within = line_within
        # Qt's to delete, in `close`: callers hold this object, and the last one to go would take the server with it, of
        # which it is a part.
        self._server = QLocalServer(QCoreApplication.instance())
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)

    def listen(self, name: str) -> bool:
        """Listen under that name, for the same user only; return False if that fails."""
        return self._server.listen(name)

    @property
    def address(self) -> str:
        """The address to pass to `call`."""
        return self._server.fullServerName()

    @property
    def error(self) -> str:
        """The reason why `listen` failed."""
        return self._server.errorString()

    def close(self) -> None:
        """Stop listening for good, and disconnect waiting callers."""
        self._server.close()
        for caller in self._server.findChildren(QLocalSocket):
            caller.abort()
        self._server.deleteLater()

    def _accept(self) -> None:
        while self._server.hasPendingConnections():
            caller = self._server.nextPendingConnection()
            caller.setReadBufferSize(LONGEST)
            caller.disconnected.connect(caller.deleteLater)
            caller.readyRead.connect(lambda caller=caller: self._read(caller))
            limit = QTimer(caller, singleShot=True)
            limit.timeout.connect(lambda caller=caller: caller.abort())
            limit.start(self._line_within)
            self._read(caller)

    def _read(self, caller: QLocalSocket) -> None:
        if not caller.canReadLine():
            if caller.bytesAvailable() >= LONGEST:
                caller.abort()
            return
        message = understood(bytes(caller.readLine().data()))
        if message is None:
            caller.abort()
            return
        caller.readyRead.disconnect()  # one line is all
        with _lent(message.token):
            self._called(message.lists)
        caller.write(_RAISED)
        caller.disconnectFromServer()


def understood(line: bytes) -> Message | None:
    """Return the message in a line, without an invalid token; None if it is no message."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(message, dict):
        return None
    paths, token = message.get("open", []), message.get("activation_token", "")
    if not isinstance(paths, list) or not all(map(_may_be_path, paths)) or not isinstance(token, str):
        return None
    known = token.isascii() and token.isprintable() and len(token) <= _LONGEST_TOKEN
    return Message(tuple(map(Path, paths)), token if known else "")


def _may_be_path(text: object) -> bool:
    """Return True for an absolute path (the instances may have different folders) that the system accepts."""
    if not isinstance(text, str) or "\0" in text or not Path(text).is_absolute():
        return False
    try:
        os.fsencode(text)
    except UnicodeEncodeError:  # a surrogate that stands for no byte
        return False
    return True


def call(address: str, seconds: float, lists: Sequence[Path] = ()) -> bool:
    """Ask the instance at `address` to come to the front and open `lists`; return True if it agreed within `seconds`.

    Waits without an event loop. Returns False early if nobody listens or the other one disconnects.
    """
    until = time.monotonic() + seconds
    line = Message(tuple(lists), os.environ.get(_TOKEN, "")).line()
    socket = QLocalSocket()
    socket.setReadBufferSize(LONGEST)
    socket.connectToServer(address)
    try:
        if not socket.waitForConnected(_milliseconds(until)):
            return False
        _let_come_to_front()
        socket.write(line)
        socket.flush()
        while not socket.canReadLine():
            if time.monotonic() >= until or not socket.waitForReadyRead(_milliseconds(until)):
                return False
        return bytes(socket.readLine().data()) == _RAISED
    finally:
        socket.abort()


def _milliseconds(until: float) -> int:
    return max(1, int((until - time.monotonic()) * 1000))


def _let_come_to_front() -> None:
    """Allow other programs to raise a window.

    On Windows only the program that the person has just started may do or allow that.
    """
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)  # ASFW_ANY


@contextmanager
def _lent(token: str) -> Iterator[None]:
    """Put the token into the environment, where Qt's Wayland plugin takes it when a window asks to be activated."""
    if not token:
        yield
        return
    os.environ[_TOKEN] = token
    try:
        yield
    finally:
        os.environ.pop(_TOKEN, None)
