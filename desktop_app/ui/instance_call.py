"""What two instances say to each other: one line of JSON there, one back, over a socket of the same person.

There: `{"open": [paths], "activation_token": text}`; both may be missing, unknown names are ignored, and no path is
handed over yet. Back: `{"raised": true}`. Whatever isn't that is hung up on.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QTimer
from PySide6.QtNetwork import QLocalServer, QLocalSocket

# Bytes of the longest line: some paths, no list.
LONGEST = 65_536
# Milliseconds that a caller has for its line.
LINE_WITHIN = 5_000
_RAISED = b'{"raised": true}\n'
# With it the desktop lets a window come to the front (Wayland's xdg-activation); a program is started with one.
_TOKEN = "XDG_ACTIVATION_TOKEN"  # noqa: S105 - the name of a variable
_LONGEST_TOKEN = 1_024


class Listener:
    """The first instance's ear: calls `come_to_front` for each caller that says what it should."""

    def __init__(self, come_to_front: Callable[[], object], line_within: int = LINE_WITHIN) -> None:
        self._come_to_front = come_to_front
        self._line_within = line_within
        self._server = QLocalServer()
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._accept)

    def listen(self, name: str) -> bool:
        """Whether it listens under that name now, for the same person only."""
        return self._server.listen(name)

    @property
    def address(self) -> str:
        """What to hand to `call`."""
        return self._server.fullServerName()

    @property
    def error(self) -> str:
        """Why `listen` said no."""
        return self._server.errorString()

    def close(self) -> None:
        """Listen no longer, and hang up on whoever waits."""
        self._server.close()
        for caller in self._server.findChildren(QLocalSocket):
            caller.abort()

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
        token = understood(bytes(caller.readLine().data()))
        if token is None:
            caller.abort()
            return
        caller.readyRead.disconnect()  # one line is all
        with _lent(token):
            self._come_to_front()
        caller.write(_RAISED)
        caller.disconnectFromServer()


def understood(line: bytes) -> str | None:
    """The activation token of a message (empty where it has none); None where it isn't a message."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return None
    if not isinstance(message, dict):
        return None
    paths, token = message.get("open", []), message.get("activation_token", "")
    if not isinstance(paths, list) or not all(isinstance(path, str) for path in paths) or not isinstance(token, str):
        return None
    return token if token.isascii() and token.isprintable() and len(token) <= _LONGEST_TOKEN else ""


def call(address: str, seconds: float) -> bool:
    """Ask the instance at `address` to come to the front; whether it said within `seconds` that it did.

    Waits without an event loop. False comes early where nobody listens or the other one hangs up.
    """
    until = time.monotonic() + seconds
    line = json.dumps({"open": [], "activation_token": os.environ.get(_TOKEN, "")})
    socket = QLocalSocket()
    socket.setReadBufferSize(LONGEST)
    socket.connectToServer(address)
    try:
        if not socket.waitForConnected(_milliseconds(until)):
            return False
        _let_come_to_front()
        socket.write(line.encode() + b"\n")
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
    """On Windows only the program that the person has just started may bring a window to the front, or allow it."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)  # ASFW_ANY


@contextmanager
def _lent(token: str) -> Iterator[None]:
    """Qt's Wayland plugin takes the token from the environment when a window asks to be activated."""
    if not token:
        yield
        return
    os.environ[_TOKEN] = token
    try:
        yield
    finally:
        os.environ.pop(_TOKEN, None)
