"""What the test's network tells of a request is what httpcore tells of a real one."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest

from .faults import FINE, NEVER, Endpoint, Fault
from .life import Life
from .network import Network, Traffic
from .served import BASE_URL, Served, without_threads

_ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"


class _Heard:
    """The steps of a request before its answer's body, in their order."""

    def __init__(self) -> None:
        self.events: list[str] = []

    async def __call__(self, event: str, _info: Mapping[str, Any]) -> None:
        if "_body" not in event.removeprefix("http11.send_request") and "closed" not in event:
            self.events.append(event)


async def _asked(transport: httpx.AsyncBaseTransport, url: str) -> list[str]:
    heard = _Heard()
    async with httpx.AsyncClient(transport=transport) as client:
        try:
            await client.post(url, content=b"{}", extensions={"trace": heard})
        except httpx.TransportError:
            heard.events.append("an error")
    return heard.events


async def _really(*, refused: bool) -> list[str]:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"{}")
        writer.write(_ANSWER)
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    if refused:
        server.close()
        await server.wait_closed()
    async with server:
        return await _asked(httpx.AsyncHTTPTransport(), f"http://127.0.0.1:{port}/api/v1/detect")


@pytest.mark.parametrize(("fault", "refused"), [(FINE, False), (NEVER[0], True)])
def test_a_request_is_told_of_as_a_real_one_is(tmp_path: Path, fault: Fault, refused: bool) -> None:
    async def main() -> None:
        served = Served(tmp_path, lambda: 0.0, 10)
        traffic = Traffic(served, lambda _numbers: (0, 0))
        traffic.script[Endpoint.DETECT].append(fault)
        try:
            told = await _asked(Network(traffic, Life()), f"{BASE_URL}/detect")
        finally:
            served.close()
        assert told == await _really(refused=refused)

    with without_threads():
        asyncio.run(main())
