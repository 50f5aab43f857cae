"""A TCP proxy that misbehaves as it is told, between a client and a real server on loopback.

Each connection carries one request. A fault says how much of the request reaches the server, and what
the client gets instead of the server's answer::

    request  WHOLE    the server answers it, and the proxy has the whole answer before it misbehaves
             HALF     the server gets the first half of it, then the end of the connection
             NOTHING  the server never hears of it
             UNREAD   nor does the proxy read more than its head
    answer   any coroutine that plays the answer (empty unless WHOLE) to the client
"""

from __future__ import annotations

import asyncio
import re
import socket
import struct
import sys
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from types import TracebackType

HOST = "127.0.0.1"
_LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
_KEEPS = re.compile(rb"\r\nconnection:[^\r]*", re.IGNORECASE)
_RANGE = re.compile(rb"\r\nrange: *([^\r]*)", re.IGNORECASE)


class Reaches(Enum):
    """How much of a request reaches the server."""

    WHOLE = auto()
    HALF = auto()
    NOTHING = auto()
    UNREAD = auto()


Play = Callable[[asyncio.StreamReader, asyncio.StreamWriter, bytes], Awaitable[None]]


@dataclass(frozen=True)
class Fault:
    """`request` says how much of it reaches the server; `play(reader, writer, answer)` answers the client."""

    name: str
    request: Reaches
    play: Play

    def __str__(self) -> str:
        return self.name


@dataclass
class Seen:
    """One connection: the request's first line and range, what was done to it, and the server's answer."""

    line: str
    wanted: str
    fault: Fault
    answer: bytes = b""


class FaultProxy:
    """`async with FaultProxy(port, script) as proxy:` listens at `proxy.port`.

    `script` is the faults of the connections in turn (then all pass), or a function of a request's first
    line. `proxy.seen` has every connection.
    """

    def __init__(self, target: int, script: Sequence[Fault] | Callable[[str], Fault]) -> None:
        self._target = target
        turns = None if callable(script) else iter(script)
        self._fault = script if callable(script) else lambda _line: next(turns or iter(()), PASS)
        self._tasks: set[asyncio.Task[None]] = set()
        self.seen: list[Seen] = []

    @property
    def base_url(self) -> str:
        """Where a client of the API finds the server behind the proxy."""
        return f"http://{HOST}:{self.port}/api/v1"

    async def __aenter__(self) -> FaultProxy:
        self._server = await asyncio.start_server(self._connection, HOST, 0)
        self.port: int = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def quiet(self) -> None:
        """Return when no connection is open any more, on either side."""
        while open_ones := [task for task in self._tasks if not task.done()]:
            await asyncio.wait(open_ones)

    async def _connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._one(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass  # the client hung up, or the test is over
        finally:
            writer.close()

    async def _one(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        line = head.partition(b"\r\n")[0].decode()
        wanted = _RANGE.search(head)
        seen = Seen(line, wanted[1].decode() if wanted else "", self._fault(line))
        self.seen.append(seen)
        length = _LENGTH.search(head)
        reads = seen.fault.request is not Reaches.UNREAD
        body = await reader.readexactly(int(length[1])) if length and reads else b""
        # The server closes after its answer, so that the answer's end is the connection's.
        head = _KEEPS.sub(b"", head).replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
        if seen.fault.request is Reaches.WHOLE:
            seen.answer = await self._forward(head + body)
        elif seen.fault.request is Reaches.HALF:
            await self._forward(head + body[: len(body) // 2] if body else head[: len(head) // 2], stop=True)
        await seen.fault.play(reader, writer, seen.answer)

    async def _forward(self, request: bytes, *, stop: bool = False) -> bytes:
        reader, writer = await asyncio.open_connection(HOST, self._target)
        try:
            writer.write(request)
            await writer.drain()
            if stop:
                writer.write_eof()
            return await reader.read()
        except ConnectionError:
            return b""
        finally:
            writer.close()


# --- what the client gets ---------------------------------------------------------------------


def saying(data: bytes) -> Play:
    """`data` instead of the answer."""

    async def play(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter, _answer: bytes) -> None:
        writer.write(data)
        await writer.drain()

    return play


def cutting(size: int, *, behind_head: bool = False, reset: bool = False) -> Play:
    """The answer's first `size` bytes (of its body, if `behind_head`), then the end of the connection, or a reset."""

    async def play(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answer: bytes) -> None:
        start = answer.find(b"\r\n\r\n") + 4 if behind_head else 0
        writer.write(answer[: start + size])
        await writer.drain()
        if reset:
            _abort(writer)

    return play


def dripping(size: int, pause: float) -> Play:
    """The answer, `size` bytes at a time."""

    async def play(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answer: bytes) -> None:
        for start in range(0, len(answer), size):
            writer.write(answer[start : start + size])
            await writer.drain()
            await asyncio.sleep(pause)

    return play


def delaying(seconds: float) -> Play:
    """The answer, but later."""

    async def play(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answer: bytes) -> None:
        await asyncio.sleep(seconds)
        writer.write(answer)
        await writer.drain()

    return play


async def passing(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answer: bytes) -> None:
    """The answer."""
    writer.write(answer)
    await writer.drain()


async def hanging(reader: asyncio.StreamReader, _writer: asyncio.StreamWriter, _answer: bytes) -> None:
    """Nothing, until the client hangs up."""
    await reader.read()


async def resetting(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter, _answer: bytes) -> None:
    """A reset (RST) instead of the answer."""
    _abort(writer)


def _abort(writer: asyncio.StreamWriter) -> None:
    linger = struct.pack("hh" if sys.platform == "win32" else "ii", 1, 0)
    writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
    writer.transport.abort()


_PAGE = b"<html><title>502 Bad Gateway</title></html>"
BAD_GATEWAY = b"HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nContent-Length: %d\r\n\r\n%s" % (
    len(_PAGE),
    _PAGE,
)
PASS = Fault("pass", Reaches.WHOLE, passing)
