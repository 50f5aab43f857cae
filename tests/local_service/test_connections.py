"""Neighbours that open connections and say nothing, little, or slowly, over real sockets."""

from __future__ import annotations

import asyncio
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from desktop_app.local_service import serving
from desktop_app.local_service.process import LocalService, start
from desktop_app.local_service.serving import Server

posix = pytest.mark.skipif(sys.platform == "win32", reason="how many files a process may open")
UPLOAD = (
    b"POST /api/v1/detect HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"
)


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalService]:
    """One that may open as many files as most systems allow at first, while its neighbours may open more."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    if before[1] != resource.RLIM_INFINITY and before[1] < 4_096:
        pytest.skip("this machine doesn't let a process open so many files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (1_024, before[1]))
    with asyncio.Runner() as running:
        started = running.run(start(tmp_path_factory.mktemp("service")))
        resource.setrlimit(resource.RLIMIT_NOFILE, (4_096, before[1]))
        yield started
        running.run(started.aclose())
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """One in this process, with little patience."""
    monkeypatch.setattr(serving, "HEAD_SECONDS", 0.6)
    monkeypatch.setattr(serving, "BODY_SECONDS", 0.6)
    made = Server(tmp_path)
    made.start()
    yield made
    made.stop()


@posix
@pytest.mark.parametrize("said", [b"", b"GET /api/v1/bal", UPLOAD])
def test_a_client_gets_through_beside_a_thousand_connections_that_say_nothing_more(
    service: LocalService, said: bytes
) -> None:
    with ExitStack() as stack:
        for _ in range(1_200):
            neighbour = stack.enter_context(connection(service.base_url))
            if said:
                neighbour.sendall(said)
        began = time.monotonic()
        for _ in range(3):  # each with a connection of its own
            assert balance(service.base_url, service.api_key).status_code == 200
        assert time.monotonic() - began < 10


def test_who_keeps_silent_goes_and_who_speaks_slowly_is_heard(server: Server) -> None:
    # GIVEN some who say nothing, a letter now and then, or half a body
    with (
        connection(server.base_url) as silent,
        connection(server.base_url) as slow,
        connection(server.base_url) as half,
    ):
        half.sendall(UPLOAD)
        began = time.monotonic()
        while time.monotonic() - began < 1.5:
            try:
                slow.sendall(b"G")
            except OSError:
                break
            time.sleep(0.1)
        # THEN they are let go
        assert [closed(each) for each in (silent, slow, half)] == [True, True, True]
    # AND an upload that goes on, and takes longer in all, is answered
    with connection(server.base_url) as upload:
        upload.sendall(UPLOAD)
        for _ in range(8):
            time.sleep(0.2)
            upload.sendall(b" " * 100)
        upload.sendall(b" " * 99)
        assert answer(upload).startswith(b"HTTP/1.1 401")


def test_a_connection_that_is_kept_has_the_same_time_for_its_next_request(server: Server) -> None:
    request = b"GET /api/v1/balance HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    with connection(server.base_url) as kept:
        for _ in range(4):
            kept.sendall(request)
            assert answer(kept).startswith(b"HTTP/1.1 401")
            time.sleep(0.25)
        kept.sendall(request[:20])
        time.sleep(1)
        assert closed(kept)
    assert balance(server.base_url, server.api_key).status_code == 200


def connection(base_url: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", httpx.URL(base_url).port or 0), timeout=20)


def balance(base_url: str, key: str) -> httpx.Response:
    return httpx.get(f"{base_url}/balance", headers={"X-API-Key": key}, timeout=8, trust_env=False)


def answer(connection: socket.socket) -> bytes:
    """Head and body of an answer of ours, which is an object of JSON."""
    connection.settimeout(10)
    message = b""
    while not message.endswith(b"}"):
        message += connection.recv(4_096)
    return message


def closed(connection: socket.socket) -> bool:
    """Whether the other side has ended it."""
    connection.settimeout(5)
    try:
        return connection.recv(1_000) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False
