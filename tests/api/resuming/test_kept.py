"""What came of a download outlasts what isn't the file."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator

import httpx
import pytest

from desktop_app.api import HttpClient, Limits
from desktop_app.api.bodies import Body
from desktop_app.api.downloads import Saving, to_file
from desktop_app.api.part_file import BUFFER, PartFile, PartRecord, address_digest
from desktop_app.core.errors import AnswerNotUnderstood, AnswerTooLarge, DialproofError, NoAnswer, NotFound

from .shelf import FILE, LINK, Cut, Fetching


@pytest.mark.parametrize(
    ("answer", "leaf"),
    [
        (httpx.Response(403), NotFound),
        (httpx.Response(404), NotFound),
        (httpx.Response(410), NotFound),
        (httpx.Response(503), NoAnswer),
        (httpx.Response(200, html="<html>Log in"), AnswerNotUnderstood),
        (httpx.Response(206, html="<html>Log in"), AnswerNotUnderstood),
        (httpx.Response(302, headers={"Location": "http://other.example/r"}), AnswerNotUnderstood),
    ],
)
def test_what_came_outlasts_answers_that_are_no_file(
    begun: Fetching, answer: httpx.Response, leaf: type[DialproofError]
) -> None:
    begun.shelf.twist = lambda _: answer
    assert type(begun()) is leaf
    begun.shelf.twist = None
    assert begun("https://cdn.example/results/7.csv?sig=new") is None
    assert begun.shelf.asked == ["bytes=1300000-"] * 2
    assert begun.is_whole()


def test_what_came_outlasts_a_cancelled_attempt(fetch: Fetching) -> None:
    arrived = asyncio.Event()

    class Slow(httpx.AsyncByteStream):
        async def __aiter__(self) -> AsyncIterator[bytes]:
            yield FILE[:1_200_000]
            yield FILE[1_200_000:1_250_000]
            arrived.set()
            await asyncio.Event().wait()

    async def main() -> None:
        headers = {"ETag": '"v1"', "Content-Length": str(len(FILE))}
        transport = httpx.MockTransport(lambda _: httpx.Response(200, headers=headers, stream=Slow()))
        client = HttpClient("https://service.example/api/v1", "sk", transport=transport)
        task = asyncio.create_task(client.download(LINK, fetch.target))
        await arrived.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await client.aclose()

    asyncio.run(main())
    assert fetch() is None
    assert fetch.shelf.asked == ["bytes=1250000-"]
    assert fetch.is_whole()


def test_a_write_that_is_cancelled_is_not_done_twice(fetch: Fetching) -> None:
    class Watched(PartFile):
        def write(self, data: bytes) -> None:
            super().write(data)
            written.set()
            cancelled.wait(10)

    async def pieces() -> AsyncIterator[bytes]:
        yield FILE[:BUFFER]
        yield b"never reached"

    async def main() -> None:
        body = Body(httpx.Response(200, stream=Cut(b"", None)), 10**9)
        file = Watched.begin(fetch.target, PartRecord(address_digest(LINK), '"v1"', len(FILE)))
        task = asyncio.create_task(to_file(file, b"", pieces(), body, Saving(fetch.target, 10**9)))
        await asyncio.to_thread(written.wait, 10)
        task.cancel()
        await asyncio.sleep(0)
        cancelled.set()
        with pytest.raises(asyncio.CancelledError):
            await task

    written, cancelled = threading.Event(), threading.Event()
    asyncio.run(main())
    assert fetch() is None
    assert fetch.shelf.asked == [f"bytes={BUFFER}-"]
    assert fetch.is_whole()


def test_what_is_larger_than_allowed_is_not_kept(begun: Fetching) -> None:
    begun.limits = Limits(download_waits=(1.0,), download_bytes=2_000_000)
    error = begun()
    assert type(error) is AnswerTooLarge
    assert "2 MB" in str(error)
    assert begun.there == []
    assert begun.slept == []
