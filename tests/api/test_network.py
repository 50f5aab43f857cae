"""The proxy and the certificates set for a computer hold for every request; a new version is read carefully."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable

import pytest

from desktop_app.api.client import HttpClient
from desktop_app.api.exchange import new_client
from desktop_app.api.releases import LARGEST, HttpReleases
from desktop_app.core.errors import NeverArrived, UpdateNotRead
from desktop_app.core.service.policy import NO_PROXY, Network

from .secure_server import Server, serving

SYSTEM = Network()


def announced(server: Server, network: Network = SYSTEM) -> bytes:
    return asyncio.run(HttpReleases(network)(server.url + "/latest.json"))


def test_an_authority_of_the_company_is_trusted_beside_the_systems() -> None:
    async def balance(network: Network) -> str:
        client = HttpClient(server.url + "/api/v1", "very-secret-key", network=network)
        try:
            return format((await client.balance()).amount, "f")
        finally:
            await client.aclose()

    with serving(secure=True) as server:
        server.body = b'{"balance": 312}'
        company = Network(certificates=server.authority)
        # GIVEN a service whose certificate the company has signed
        with pytest.raises(NeverArrived, match="certificate"):
            asyncio.run(balance(SYSTEM))
        with pytest.raises(UpdateNotRead, match="certificate"):
            announced(server)
        assert server.asked == []
        # WHEN the policy names its authority THEN both are reached
        assert asyncio.run(balance(company)) == "312"
        assert announced(server, company) == server.body
        # AND who asks for a new version says nothing of themselves
        line, headers = server.asked[-1]
        assert line == "GET /latest.json HTTP/1.1"
        assert {name.lower() for name in headers} <= {"host", "accept", "accept-encoding", "connection", "user-agent"}
        assert headers["User-Agent"] == "Dialproof"
        assert "very-secret-key" in server.asked[0][1].values()
        # AND a proxy that is spoken to over TLS is trusted by the same
        with pytest.raises(UpdateNotRead):
            asyncio.run(HttpReleases(Network(server.url, server.authority))("https://releases.example.invalid/x"))
        assert server.asked[-1][0].startswith("CONNECT releases.example.invalid:443")


@pytest.mark.parametrize(
    ("network", "seen"),
    [
        (lambda _: SYSTEM, "GET http://0.0.0.0:"),  # the system's proxy
        (lambda _: Network(NO_PROXY), "GET /x "),
        (lambda other: Network(other.url), ""),
    ],
)
def test_the_proxy_that_is_set_goes_before_the_systems(
    monkeypatch: pytest.MonkeyPatch, network: Callable[[Server], Network], seen: str
) -> None:
    async def ask(chosen: Network) -> None:
        async with new_client(
            transport=None, loopback_host="", connections=1, keepalive=False, network=chosen
        ) as client:
            # Loopback in fact, and not by name: those go around any proxy.
            await client.get(f"http://0.0.0.0:{first.server_port}/x")
            if not seen:
                await client.get(first.url + "/here")

    with serving() as first, serving() as second:
        for name in ("http_proxy", "all_proxy"):
            monkeypatch.setenv(name, first.url)
        monkeypatch.delenv("no_proxy", raising=False)
        asyncio.run(ask(network(second)))
        if seen:
            assert [line.startswith(seen) for line, _ in first.asked] == [True]
            assert second.asked == []
        else:  # the policy's, and this computer without it
            assert [line.split()[1] for line, _ in second.asked] == [f"http://0.0.0.0:{first.server_port}/x"]
            assert [line.split()[1] for line, _ in first.asked] == ["/here"]


def test_a_service_is_asked_through_the_proxy_and_not_around_it() -> None:
    async def balance() -> None:
        client = HttpClient("https://api.example.invalid/api/v1", "key", network=Network(proxy.url))
        try:
            await client.balance()
        finally:
            await client.aclose()

    with serving() as proxy:
        with pytest.raises(NeverArrived):
            asyncio.run(balance())
        (line, headers) = proxy.asked[0]
        assert line.startswith("CONNECT api.example.invalid:443")
        assert "key" not in headers.values()


def test_what_is_no_announcement_is_not_read_to_its_end() -> None:
    with serving() as server:
        server.body = b"x" * LARGEST
        assert len(announced(server)) == LARGEST
        for status, headers, body, message in (
            (404, {}, b"", "status 404"),
            (302, {"Location": "/latest.json"}, b"", "status 302"),
            (200, {}, b"x" * (LARGEST + 1), "too large"),
            (200, {"Content-Encoding": "gzip"}, gzip.compress(b"x" * 9_000_000), "too large"),
            (200, {"Content-Encoding": "gzip"}, b"no gzip", "."),
            (200, {"Set-Cookie": "who=me", "Content-Length": "99"}, b"{}", "."),
        ):
            server.status, server.headers, server.body = status, headers, body
            before = len(server.asked)
            with pytest.raises(UpdateNotRead, match=message):
                announced(server)
            assert len(server.asked) == before + 1
        assert not any("Cookie" in headers for _, headers in server.asked)
    with pytest.raises(UpdateNotRead):  # nobody is there any more
        announced(server)
