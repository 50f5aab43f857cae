"""Servers on real sockets that behave as a test says, and calls against them."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from desktop_app.api import HttpClient, Limits
from desktop_app.core.errors import DialproofError, FolderNotUsable

from .asking import KEY

# For answers that come: a busy machine may take its time.
PATIENT = Limits(connect=20, read=20, submit=20, idle=20, download=20, answer_bytes=100_000, download_bytes=1_000_000)
# For answers that never come. Half of it is for connecting, which takes its time on a busy machine.
QUICK = replace(PATIENT, read=0.8, submit=0.8, idle=0.8)
Reads = Callable[[asyncio.StreamReader], Awaitable[bytes]]
Say = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def server(say: Say, reads: Reads | None = None) -> AsyncIterator[tuple[str, list[bytes]]]:
    """A loopback server that reads a request, keeps it, and lets `say` do the rest; its address and the requests."""
    read = reads or whole_request
    requests: list[bytes] = []
    tasks: set[asyncio.Task[None]] = set()

    writers: list[asyncio.StreamWriter] = []

    def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.append(writer)
        tasks.add(asyncio.ensure_future(converse(reader, writer)))

    async def converse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := await read(reader):
                requests.append(head)
                await say(reader, writer)
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}", requests
    finally:
        listening.close()
        await asyncio.sleep(0.01)  # connections that the loop has accepted and not handed over yet
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for writer in writers:
            writer.close()  # of those that were cancelled before their first step, too
        await asyncio.gather(*(writer.wait_closed() for writer in writers), return_exceptions=True)


async def whole_request(reader: asyncio.StreamReader) -> bytes:
    try:
        head = await reader.readuntil(b"\r\n\r\n")
    except (asyncio.IncompleteReadError, ConnectionError):
        return b""
    size = next((int(line[15:]) for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")), 0)
    return head + await reader.readexactly(size)


def saying(*parts: bytes, pause: float = 0, end: str = "keep") -> Say:
    """Answers `parts` with `pause` seconds after each, then keeps, closes, or resets the connection."""

    async def say(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for part in parts:
            writer.write(part)
            await writer.drain()
            if pause:
                await asyncio.sleep(pause)
        if end == "reset":
            linger = struct.pack("ii", 1, 0)
            writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
        if end != "keep":
            writer.close()

    return say


def response(body: bytes, status: str = "200 OK", *headers: str, length: int | None = None) -> bytes:
    lines = [f"HTTP/1.1 {status}", f"Content-Length: {len(body) if length is None else length}", *headers, "", ""]
    return "\r\n".join(lines).encode() + body


async def silence(reader: asyncio.StreamReader, _writer: asyncio.StreamWriter) -> None:
    await reader.read()


def against(say: Say, *calls: Callable[[HttpClient], Awaitable[Any]], limits: Limits = PATIENT) -> list[Any]:
    """What each call returned or raised, and last the requests that the server saw."""

    async def main() -> list[Any]:
        async with server(say) as (origin, requests):
            client = HttpClient(f"{origin}/api/v1", KEY, limits=limits)
            results = [await outcome(call(client)) for call in calls]
            await client.aclose()
        return [*results, requests]

    return asyncio.run(main())


async def outcome(call: Awaitable[Any]) -> Any:
    try:
        return await call
    except DialproofError as error:
        # Nothing of httpx hangs on it: its errors hold the request, and with it the key.
        assert error.__context__ is None or isinstance(error, FolderNotUsable)  # noqa: PT017 - it is handed back
        return error
