from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from starlette.requests import ClientDisconnect, Request
from starlette.types import Message

from desktop_app.local_service.bodies import Incoming, bounded, media_type
from desktop_app.local_service.failures import ApiFailure
from desktop_app.local_service.gate import has_body


def scope_of(**headers: str) -> dict[str, Any]:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "method": "POST", "path": "/", "query_string": b"", "headers": raw}


class Wire:
    """Gives these pieces, and then nothing for ever, as a server does while the client waits."""

    def __init__(self, pieces: Sequence[bytes]) -> None:
        self.messages: list[Message] = []
        for piece in pieces:
            self.messages.append({"type": "http.request", "body": piece, "more_body": True})
        self.messages.append({"type": "http.request", "body": b"", "more_body": False})

    async def __call__(self) -> Message:
        assert self.messages, "reading past the end waits for ever"
        return self.messages.pop(0)


def test_a_body_within_its_bounds_is_read() -> None:
    request = bounded(Request(scope_of(), Wire([b"a" * 5, b"b" * 5])), 10, "too much")
    assert asyncio.run(request.body()) == b"aaaaabbbbb"


def test_a_body_past_its_bounds_is_refused_before_it_is_kept() -> None:
    wire = Wire([b"x" * 6] * 100)
    with pytest.raises(ApiFailure) as refusal:
        asyncio.run(bounded(Request(scope_of(), wire), 10, "too much").body())
    assert (refusal.value.status_code, refusal.value.detail) == (413, "too much")
    assert len(wire.messages) == 99


async def test_draining_reads_to_the_end_and_not_past_it() -> None:
    wire = Wire([b"x"] * 3)
    incoming = Incoming(wire)
    await incoming()
    await incoming.drain()
    await incoming.drain()
    assert wire.messages == []


def test_draining_gives_up_on_a_body_without_end() -> None:
    wire = Wire([b"x" * 10] * 50)
    asyncio.run(Incoming(wire).drain(most=100))
    assert 35 < len(wire.messages) < 45


def test_draining_ends_where_the_caller_hung_up() -> None:
    messages: list[Message] = [{"type": "http.request", "body": b"x", "more_body": True}, {"type": "http.disconnect"}]

    async def receive() -> Message:
        return messages.pop(0)

    asyncio.run(Incoming(receive).drain())
    assert messages == []


def test_a_caller_that_hangs_up_is_no_fault() -> None:
    async def receive() -> Message:
        return {"type": "http.disconnect"}

    with pytest.raises(ClientDisconnect):
        asyncio.run(bounded(Request(scope_of(), receive), 10, "too much").body())


@pytest.mark.parametrize(
    ("headers", "announced"),
    [
        ({}, False),
        ({"content_length": "0"}, False),
        ({"content_length": "5"}, True),
        ({"transfer_encoding": "chunked"}, True),
    ],
)
def test_a_body_is_announced_by_its_length_or_by_chunks(headers: dict[str, str], announced: bool) -> None:
    assert has_body(scope_of(**headers)) is announced


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("application/json", "application/json"),
        ("Application/JSON; charset=utf-8", "application/json"),
        (" text/csv ;x=y", "text/csv"),
        (";", ""),
    ],
)
def test_a_media_type_is_read_without_its_parameters(header: str, expected: str) -> None:
    assert media_type(Request(scope_of(content_type=header))) == expected
