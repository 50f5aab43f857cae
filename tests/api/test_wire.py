"""The client against real sockets that behave badly, each with small time limits."""

from __future__ import annotations

import asyncio
import gzip
import logging
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from desktop_app.api import HttpClient, Limits
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    DialproofError,
    FolderNotUsable,
    KeyRefused,
    NeverArrived,
    NoAnswer,
    NotFound,
    OutcomeUnknown,
    TooLarge,
)

KEY = "sk-very-secret"
PHONE = "+447911123456"
# For answers that come: a busy machine may take its time.
PATIENT = Limits(connect=20, read=20, submit=20, idle=20, download=20, answer_bytes=100_000, download_bytes=1_000_000)
# For answers that never come.
QUICK = replace(PATIENT, read=0.4, submit=0.4, idle=0.4)
Say = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def server(say: Say) -> AsyncIterator[tuple[str, list[bytes]]]:
    """A loopback server that reads a request, keeps it, and lets `say` do the rest; its address and the requests."""
    requests: list[bytes] = []
    tasks: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        tasks.add(task)
        try:
            while head := await whole_request(reader):
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
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


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


def balance(client: HttpClient) -> Awaitable[Any]:
    return client.balance()


def detect(client: HttpClient) -> Awaitable[Any]:
    return client.detect("hlr", "GB", [PHONE])


def detect_file(client: HttpClient) -> Awaitable[Any]:
    return client.detect_file("hlr", "GB", [PHONE])


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


BAD: dict[str, Say] = {
    "closed without a word": saying(end="close"),
    "reset": saying(end="reset"),
    "reset within the answer": saying(response(b'{"task_id":', length=100), end="reset"),
    "cut off": saying(response(b'{"task_id": "t"}', length=100), end="close"),
    "cut off in a chunk": saying(b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n50\r\n{", end="close"),
    "silent": silence,
    "dripping": saying(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n", *[b" "] * 40, pause=0.05),
    "dripping headers": saying(b"HTTP/1.1 200 OK\r\n", *[b"X: y\r\n"] * 40, pause=0.05),
    "garbage": saying(b"\x16\x03\x01 what?\r\n\r\n", end="close"),
    "compressed data cut off": saying(
        response(gzip.compress(b'{"task_id": "t"}' * 50)[:30], "200 OK", "Content-Encoding: gzip"), end="close"
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_answers_are_no_answer_to_reads_and_doubt_to_submissions(name: str) -> None:
    read, sent, uploaded, requests = against(BAD[name], balance, detect, detect_file, limits=QUICK)
    assert [type(read), type(sent), type(uploaded)] == [NoAnswer, OutcomeUnknown, OutcomeUnknown]
    # Nothing is sent a second time by this class.
    assert [request.split()[1] for request in requests] == [
        b"/api/v1/balance",
        b"/api/v1/detect",
        b"/api/v1/detect/file",
    ]


@pytest.mark.parametrize(
    "body", [b"\x00" * 50_000_000, b'{"x": "' + b"y" * 200_000 + b'"}'], ids=["gzip bomb", "merely long"]
)
def test_more_than_an_answer_may_hold_is_not_read(body: bytes) -> None:
    packed = gzip.compress(body, 9)
    read, sent, _requests = against(
        saying(response(packed, "200 OK", "Content-Encoding: gzip", "Content-Type: application/json")), balance, detect
    )
    assert isinstance(read, AnswerNotUnderstood)
    assert "0.1 MB" in str(read)
    assert isinstance(sent, OutcomeUnknown)


@pytest.mark.parametrize("end", ["close", "reset"])
def test_the_status_of_a_refusal_counts_whatever_becomes_of_its_body(end: str) -> None:
    say = saying(response(b'{"error"', "401 Unauthorized", length=100), end=end)
    assert [type(one) for one in against(say, balance, detect)[:2]] == [KeyRefused, KeyRefused]


def test_an_early_refusal_of_a_large_upload_is_read() -> None:
    sent, _requests = against(saying(response(b"", "413 Too Large"), end="close"), detect)
    assert isinstance(sent, TooLarge)


# --- what provably never arrived --------------------------------------------------------------


def unused_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def at(base_url: str, limits: Limits = PATIENT) -> list[Any]:
    async def main() -> list[Any]:
        client = HttpClient(base_url, KEY, limits=limits)
        try:
            return [await outcome(call(client)) for call in (balance, detect, detect_file)]
        finally:
            await client.aclose()

    return asyncio.run(main())


def test_a_refused_connection_never_arrived() -> None:
    for error in at(f"http://127.0.0.1:{unused_port()}/api/v1"):
        assert isinstance(error, NeverArrived)
        assert "refused the connection" in str(error)


@pytest.mark.parametrize("host", ["no-such-host.invalid", "a" * 63 + ".invalid"])
def test_an_unknown_name_never_arrived(host: str) -> None:
    for error in at(f"https://{host}/api/v1"):
        assert isinstance(error, NeverArrived)


@pytest.mark.parametrize(
    "say", [silence, saying(b"HTTP/1.1 400 Bad Request\r\n\r\n", end="close"), saying(end="reset")]
)
def test_a_failed_tls_handshake_never_arrived(say: Say) -> None:
    async def main() -> list[Any]:
        async def anything(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read(64)
            try:
                await say(reader, writer)
            finally:
                writer.close()

        listening = await asyncio.start_server(anything, "127.0.0.1", 0)
        async with listening:
            port = listening.sockets[0].getsockname()[1]
            client = HttpClient(f"https://127.0.0.1:{port}/api/v1", KEY, limits=QUICK)
            results = [await outcome(call(client)) for call in (balance, detect, detect_file)]
            await client.aclose()
            return results

    assert [type(error) for error in asyncio.run(main())] == [NeverArrived] * 3


PROXY_ANSWERS: dict[str, Say] = {
    "refused": saying(b"HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n"),
    "reset": saying(end="reset"),
    "silent": silence,
    "then no TLS": saying(b"HTTP/1.1 200 Connection established\r\n\r\n", b"nonsense" * 5, end="close"),
}


@pytest.mark.parametrize("name", PROXY_ANSWERS)
def test_what_dies_at_the_proxy_never_arrived(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> list[Any]:
        async with server(PROXY_ANSWERS[name]) as (proxy, requests):
            monkeypatch.setenv("HTTPS_PROXY", proxy)
            client = HttpClient("https://service.example/api/v1", KEY, limits=QUICK)
            results = [await outcome(call(client)) for call in (balance, detect)]
            await client.aclose()
            return [*results, requests]

    read, sent, requests = asyncio.run(main())
    assert [type(read), type(sent)] == [NeverArrived, NeverArrived]
    assert all(request.startswith(b"CONNECT service.example:443") for request in requests)
    assert KEY.encode() not in b"".join(requests)


@pytest.mark.parametrize("proxy", ["socks5://127.0.0.1:1", "nonsense://x"])
def test_a_proxy_setting_that_can_not_be_used(proxy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALL_PROXY", proxy)
    for error in at("https://service.example/api/v1"):
        assert isinstance(error, NeverArrived)
        assert "proxy" in str(error)


def test_this_machine_is_never_reached_through_a_proxy(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy"):
        monkeypatch.setenv(name, f"http://127.0.0.1:{unused_port()}")
    reading, _requests = against(saying(response(b'{"balance": 5}')), balance)
    assert reading.amount == 5


def test_what_waits_for_its_turn_loses_no_time() -> None:
    async def say(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await asyncio.sleep(0.05)
        writer.write(response(b'{"balance": 5}'))

    async def many(client: HttpClient) -> int:
        return len(await asyncio.gather(*(client.balance() for _ in range(50))))

    assert against(say, many, limits=replace(PATIENT, read=1, at_once=2))[0] == 50


# --- connections ------------------------------------------------------------------------------


def test_submissions_go_out_on_connections_of_their_own() -> None:
    ports: list[int] = []

    async def say(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ports.append(writer.get_extra_info("peername")[1])
        writer.write(response(b'{"task_id": "t", "balance": 5}'))

    against(say, balance, balance, detect, detect_file, detect)
    assert len(set(ports)) == 4
    assert ports[0] == ports[1]


def test_cancelling_leaves_nothing_open() -> None:
    async def main() -> None:
        async with server(silence) as (origin, _requests):
            client = HttpClient(f"{origin}/api/v1", KEY)
            task = asyncio.create_task(client.detect("hlr", "GB", [PHONE]))
            await asyncio.sleep(0.1)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            await client.aclose()

    asyncio.run(main())


# --- downloads --------------------------------------------------------------------------------


def downloading(say: Say, target: Path, limits: Limits = PATIENT) -> tuple[Any, list[tuple[int, int | None]]]:
    told: list[tuple[int, int | None]] = []

    def call(client: HttpClient) -> Awaitable[Any]:
        return client.download("/files/r.csv?sig=s", target, lambda got, of: told.append((got, of)))

    return against(say, call, limits=limits)[0], told


def test_a_download_is_whole_private_and_keyless(tmp_path: Path) -> None:
    target = tmp_path / "new" / "r.csv"
    content = b"number,status\n" * 60_000
    packed = gzip.compress(content)
    seen: list[bytes] = []

    async def say(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(response(packed, "200 OK", "Content-Encoding: gzip"))

    async def main() -> list[tuple[int, int | None]]:
        told: list[tuple[int, int | None]] = []
        async with server(say) as (origin, requests):
            client = HttpClient(f"{origin}/api/v1", KEY, limits=PATIENT)
            await client.download("files/r.csv", target, lambda got, of: told.append((got, of)))
            await client.aclose()
            seen.extend(requests)
        return told

    told = asyncio.run(main())
    assert target.read_bytes() == content
    assert target.stat().st_mode & 0o777 == 0o600
    assert list(target.parent.iterdir()) == [target]
    assert told[-1] == (len(packed), len(packed))
    assert seen[0].startswith(b"GET /api/v1/files/r.csv ")
    assert b"api-key" not in seen[0].lower()


@pytest.mark.parametrize("left_over", [True, False])
@pytest.mark.parametrize(
    ("say", "leaf"),
    [
        (saying(response(b"number\n" * 100, length=1000), end="close"), NoAnswer),
        (saying(response(b"number\n", length=1000), end="reset"), NoAnswer),
        (saying(response(b"n", length=1000), b"n" * 9, pause=0.7), NoAnswer),
        (saying(response(gzip.compress(b"n" * 9999)[:-8], "200 OK", "Content-Encoding: gzip")), NoAnswer),
        (saying(response(b"", "503 Busy")), NoAnswer),
        (saying(response(b"", "204 No Content")), NoAnswer),
        (saying(response(b"expired", "403 Forbidden")), NotFound),
        (saying(response(b"", "404 Not Found")), NotFound),
        (saying(response(b"", "410 Gone")), NotFound),
        (saying(response(b"", "401 Unauthorized")), NotFound),
        (saying(response(b"<html>Log in", "200 OK", "Content-Type: text/html")), AnswerNotUnderstood),
        (saying(response(b"n" * 1_000_001)), AnswerNotUnderstood),
        (saying(response(gzip.compress(bytes(30_000_000)), "200 OK", "Content-Encoding: gzip")), AnswerNotUnderstood),
        (saying(response(b"", "302 Found", "Location: /again")), AnswerNotUnderstood),
        (saying(response(b"", "302 Found", "Location: http://other.example/r")), AnswerNotUnderstood),
        (saying(response(b"", "302 Found", "Location: file:///etc/passwd")), AnswerNotUnderstood),
        (saying(response(b"", "302 Found", "Location: http://[")), AnswerNotUnderstood),
        (saying(response(b"", "304 Not Modified")), AnswerNotUnderstood),
    ],
)  # fmt: skip
def test_a_download_that_fails_leaves_no_file(
    say: Say, leaf: type[DialproofError], tmp_path: Path, *, left_over: bool
) -> None:
    if left_over:
        (tmp_path / "r.csv.part").write_text("of an earlier run")
    error, _told = downloading(say, tmp_path / "r.csv", replace(PATIENT, idle=0.4))
    assert type(error) is leaf
    assert "sig=s" not in f"{error}{error!r}"
    assert not (tmp_path / "r.csv").exists()


def test_a_download_replaces_what_an_earlier_run_left(tmp_path: Path) -> None:
    (tmp_path / "r.csv.part").write_text("half")
    (tmp_path / "r.csv").write_text("old")
    error, _told = downloading(saying(response(b"new")), tmp_path / "r.csv")
    assert error is None
    assert [(path.name, path.read_text()) for path in tmp_path.iterdir()] == [("r.csv", "new")]


def test_a_folder_that_can_not_be_written_is_said_to_be_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    error, _told = downloading(saying(response(b"new")), tmp_path / "file" / "r.csv")
    assert type(error) is FolderNotUsable


def test_another_origin_gets_neither_key_nor_body(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def main() -> list[bytes]:
        async with server(saying(response(b"file"))) as (other, stolen):
            moved = saying(response(b"", "307 Temporary Redirect", f"Location: {other}/stolen?sig=secret-signature"))
            async with server(moved) as (origin, _requests):
                client = HttpClient(f"{origin}/api/v1", KEY, limits=PATIENT)
                for call in (balance, detect, detect_file, lambda client: client.check_phone(PHONE)):
                    assert isinstance(await outcome(call(client)), DialproofError)
                assert stolen == []
                location = await client.result("t", tmp_path / "r")
                assert location.url == f"{other}/stolen?sig=secret-signature"
                await client.download(location.url, tmp_path / "r")
                await client.download(f"{origin}/moved", tmp_path / "r2")
                await client.aclose()
            return stolen

    stolen = asyncio.run(main())
    assert len(stolen) == 2
    assert KEY.encode() not in b"".join(stolen)
    assert PHONE.encode() not in b"".join(stolen)
    for secret in (KEY, PHONE, "secret-signature"):
        assert secret not in caplog.text
