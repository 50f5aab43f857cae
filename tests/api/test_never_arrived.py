"""What provably never arrived: no connection, no name, no TLS, no way through the proxy."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import httpcore
import httpx
import pytest

from desktop_app.api import HttpClient, Limits
from desktop_app.api.exchange import Trail
from desktop_app.core.errors import NeverArrived, OutcomeUnknown

from .asking import KEY, balance, detect, detect_file
from .wire import PATIENT, QUICK, Say, against, outcome, response, saying, server, silence


@pytest.fixture
def unused_port() -> Iterator[int]:
    with socket.socket() as kept:  # bound, so nobody else gets it, and refusing
        kept.bind(("127.0.0.1", 0))
        yield kept.getsockname()[1]


def at(base_url: str, limits: Limits = PATIENT) -> list[Any]:
    async def main() -> list[Any]:
        client = HttpClient(base_url, KEY, limits=limits)
        try:
            return [await outcome(call(client)) for call in (balance, detect, detect_file)]
        finally:
            await client.aclose()

    return asyncio.run(main())


def test_a_refused_connection_never_arrived(unused_port: int) -> None:
    for error in at(f"http://127.0.0.1:{unused_port}/api/v1"):
        assert isinstance(error, NeverArrived)
        assert "refused the connection" in str(error)


@pytest.mark.parametrize("host", ["no-such-host.invalid", "a" * 63 + ".invalid"])
def test_an_unknown_name_never_arrived(host: str) -> None:
    for error in at(f"https://{host}/api/v1"):
        assert isinstance(error, NeverArrived)


@pytest.mark.parametrize(
    "say", [silence, saying(b"HTTP/1.1 400 Bad Request\r\n\r\n", end="close"), saying(end="reset")]
)
async def test_a_failed_tls_handshake_never_arrived(say: Say) -> None:
    async with server(say, lambda reader: reader.read(64)) as (address, _):
        client = HttpClient(f"{address.replace('http:', 'https:')}/api/v1", KEY, limits=QUICK)
        results = [await outcome(call(client)) for call in (balance, detect, detect_file)]
        await client.aclose()
    assert [type(error) for error in results] == [NeverArrived] * 3


PROXY_ANSWERS: dict[str, Say] = {
    "refused": saying(b"HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n"),
    "reset": saying(end="reset"),
    "silent": silence,
    "then no TLS": saying(b"HTTP/1.1 200 Connection established\r\n\r\n", b"nonsense" * 5, end="close"),
}


@pytest.mark.parametrize("name", PROXY_ANSWERS)
async def test_what_dies_at_the_proxy_never_arrived(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with server(PROXY_ANSWERS[name]) as (proxy, requests):
        monkeypatch.setenv("HTTPS_PROXY", proxy)
        client = HttpClient("https://service.example/api/v1", KEY, limits=QUICK)
        read, sent = [await outcome(call(client)) for call in (balance, detect)]
        await client.aclose()
    assert [type(read), type(sent)] == [NeverArrived, NeverArrived]
    assert all(request.startswith(b"CONNECT service.example:443") for request in requests)
    assert KEY.encode() not in b"".join(requests)


@pytest.mark.parametrize("proxy", ["socks5://127.0.0.1:1", "nonsense://x"])
def test_a_proxy_setting_that_can_not_be_used(proxy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALL_PROXY", proxy)
    for error in at("https://service.example/api/v1"):
        assert isinstance(error, NeverArrived)
        assert "proxy" in str(error)


def test_this_machine_is_never_reached_through_a_proxy(monkeypatch: pytest.MonkeyPatch, unused_port: int) -> None:
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy"):
        monkeypatch.setenv(name, f"http://127.0.0.1:{unused_port}")
    reading, _requests = against(saying(response(b'{"balance": 5}')), balance)
    assert reading.amount == 5


@pytest.mark.parametrize(
    ("events", "left"),
    [
        (["connection.connect_tcp.started"], False),
        (["connection.connect_tcp.started", "connection.start_tls.started"], False),
        (["connection.connect_tcp.started", "http11.send_request_headers.started"], True),
        (["connection.connect_tcp.started", "http2.send_request_headers.started"], True),
        (["connection.connect_tcp.started", "http11.send_request_body.started"], True),
    ],
)
async def test_a_request_has_left_with_the_first_of_its_headers(events: list[str], left: bool) -> None:
    trail, request = Trail(), httpcore.Request("POST", "https://service.example/api/v1/detect")
    for event in events:
        await trail(event, {} if event.startswith("connection") else {"request": request})
    assert trail.may_have_left(httpx.WriteError("broken by the test")) is left


def test_what_breaks_while_its_headers_are_written_is_a_doubt() -> None:
    class Breaking(httpx.AsyncBaseTransport):
        async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
            trace, sent = request.extensions["trace"], httpcore.Request(request.method, str(request.url))
            await trace("connection.connect_tcp.started", {})
            await trace("connection.connect_tcp.complete", {})
            await trace("http11.send_request_headers.started", {"request": sent})
            raise httpx.WriteError("broken by the test")

    async def main() -> list[Any]:
        client = HttpClient("https://service.example/api/v1", KEY, transport=Breaking())
        try:
            return [await outcome(call(client)) for call in (detect, detect_file)]
        finally:
            await client.aclose()

    assert [type(error) for error in asyncio.run(main())] == [OutcomeUnknown] * 2
