"""The client against real sockets that behave badly, each with small time limits."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import replace

import pytest

from desktop_app.api import HttpClient
from desktop_app.core.errors import AnswerNotUnderstood, KeyRefused, NoAnswer, OutcomeUnknown, TooLarge

from .asking import KEY, PHONE, balance, detect, detect_file
from .wire import PATIENT, QUICK, Say, against, response, saying, server, silence

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


async def test_cancelling_leaves_nothing_open() -> None:
    async with server(silence) as (origin, _requests):
        client = HttpClient(f"{origin}/api/v1", KEY)
        task = asyncio.create_task(client.detect("hlr", "GB", [PHONE]))
        await asyncio.sleep(0.1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await client.aclose()
