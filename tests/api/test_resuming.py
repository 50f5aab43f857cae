"""Downloads that are cut off and carried on, over a fake transport that can be cut where a test wants it."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from desktop_app.api import HttpClient, Limits
from desktop_app.api.bodies import Body
from desktop_app.api.part_file import BUFFER, PartFile
from desktop_app.api.part_record import PartRecord, address_digest
from desktop_app.api.result_files import Saving, to_file
from desktop_app.core.errors import AnswerNotUnderstood, DialproofError, NoAnswer, NotFound, RequestRefused

FILE = bytes(range(256)) * 12_000  # 3 MB, no two pages alike
LINK = "https://cdn.example/results/7.csv?sig=1"
ONCE = Limits(download_waits=())


class Cut(httpx.AsyncByteStream):
    """A body that breaks after `size` bytes, or doesn't."""

    def __init__(self, data: bytes, size: int | None) -> None:
        self.data, self.size = data, size

    async def __aiter__(self) -> AsyncIterator[bytes]:
        data = self.data[: self.size]
        for start in range(0, len(data), 50_000):
            yield data[start : start + 50_000]
        if self.size is not None and self.size < len(self.data):
            raise httpx.ReadError("broken")


Twist = Callable[[httpx.Request], httpx.Response | None]


@dataclass
class Shelf:
    """A server with one file. `cuts`: after how many body bytes each answer breaks, then none does."""

    content: bytes = FILE
    etag: str = '"v1"'
    cuts: Iterator[int] = field(default_factory=lambda: iter(()))
    most: int | None = None
    twist: Twist | None = None
    asked: list[str] = field(default_factory=list)

    def __call__(self, request: httpx.Request) -> httpx.Response:
        assert request.headers["Accept-Encoding"] == "identity"
        assert "X-API-Key" not in request.headers
        wanted = request.headers.get("Range", "")
        self.asked.append(wanted)
        twisted = self.twist(request) if self.twist else None
        if twisted is not None:
            return twisted
        if wanted and request.headers["If-Range"] == self.etag:
            first = int(wanted.removeprefix("bytes=").removesuffix("-"))
            return self.part(first)
        return self.answer(200, self.content, {})

    def part(self, first: int, **changed: str) -> httpx.Response:
        size = len(self.content)
        last = size - 1 if self.most is None else min(size, first + self.most) - 1
        where = {"Content-Range": f"bytes {first}-{last}/{size}"}
        return self.answer(206, self.content[first : last + 1], {**where, **changed})

    def answer(self, status: int, body: bytes, headers: dict[str, str]) -> httpx.Response:
        tag = {"ETag": self.etag} if self.etag else {}
        every = {"Content-Length": str(len(body)), **tag, **headers}
        return httpx.Response(status, headers=every, stream=Cut(body, next(self.cuts, None)))


@dataclass
class Fetching:
    """Fetches from a shelf, each time with a client of its own, as after a restart."""

    shelf: Shelf
    target: Path
    limits: Limits = ONCE
    slept: list[float] = field(default_factory=list)
    told: list[tuple[int, int | None]] = field(default_factory=list)

    def __call__(self, link: str = LINK) -> DialproofError | None:
        async def sleep(seconds: float) -> None:
            self.slept.append(seconds)

        async def main() -> DialproofError | None:
            client = HttpClient(
                "https://service.example/api/v1",
                "sk",
                limits=self.limits,
                transport=httpx.MockTransport(self.shelf),
                sleep=sleep,
            )
            try:
                await client.download(link, self.target, lambda got, of: self.told.append((got, of)))
            except DialproofError as error:
                assert error.__context__ is None  # noqa: PT017 - it is handed back
                return error
            finally:
                await client.aclose()
            return None

        return asyncio.run(main())

    @property
    def there(self) -> list[str]:
        return sorted(path.name for path in self.target.parent.iterdir())

    def is_whole(self) -> bool:
        return self.there == ["r.csv"] and self.target.read_bytes() == self.shelf.content


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def fetch(shelf: Shelf, tmp_path: Path) -> Fetching:
    return Fetching(shelf, tmp_path / "r.csv")


@pytest.fixture
def begun(fetch: Fetching) -> Fetching:
    """1,300,000 bytes came."""
    fetch.shelf.cuts = iter([1_300_000])
    assert type(fetch()) is NoAnswer
    assert fetch.there == ["r.csv.part", "r.csv.part.json"]
    fetch.shelf.asked.clear()
    fetch.told.clear()
    return fetch


# --- carried on -------------------------------------------------------------------------------


def test_the_next_attempt_asks_for_what_is_missing(begun: Fetching) -> None:
    assert begun() is None
    assert begun.shelf.asked == ["bytes=1300000-"]
    assert begun.is_whole()
    assert begun.told[-1] == (len(FILE), len(FILE))
    assert all(got > 1_300_000 and of == len(FILE) for got, of in begun.told)


def test_many_cuts_ask_for_each_byte_once(fetch: Fetching) -> None:
    sizes = [300_000, 1, 1_100_000, 50_000, 7]
    fetch.shelf.cuts = iter(sizes)
    for _ in sizes:
        assert type(fetch()) is NoAnswer
    assert fetch() is None
    places = [sum(sizes[:count]) for count in range(1, len(sizes) + 1)]
    assert fetch.shelf.asked == ["", *(f"bytes={place}-" for place in places)]
    assert fetch.is_whole()


def test_a_link_signed_anew_carries_on(begun: Fetching) -> None:
    assert begun("https://cdn.example/results/7.csv?sig=2&expires=9") is None
    assert begun.shelf.asked == ["bytes=1300000-"]
    assert begun.is_whole()


@pytest.mark.parametrize("link", ["https://cdn.example/results/8.csv?sig=1", "https://cdn2.example/results/7.csv"])
def test_another_address_is_another_file(begun: Fetching, link: str) -> None:
    assert begun(link) is None
    assert begun.shelf.asked == [""]
    assert begun.is_whole()


def test_a_length_that_was_not_said_is_learnt_from_the_part(fetch: Fetching) -> None:
    fetch.shelf.cuts = iter([400_000])
    answers = [{"Transfer-Encoding": "chunked"}]
    fetch.shelf.twist = lambda _: fetch.shelf.answer(200, FILE, answers.pop()) if answers else None
    assert type(fetch()) is NoAnswer
    assert fetch() is None
    assert fetch.shelf.asked == ["", "bytes=400000-"]
    assert fetch.is_whole()


def test_a_part_that_is_whole_is_proved_by_its_last_byte(fetch: Fetching) -> None:
    # As if killed between the last byte and the file's own name.
    file = PartFile.begin(fetch.target, PartRecord(address_digest(LINK), '"v1"', len(FILE)))
    file.write(FILE)
    file.close()
    assert fetch() is None
    assert fetch.shelf.asked == [f"bytes={len(FILE) - 1}-"]
    assert fetch.is_whole()


def test_a_server_that_gives_little_at_a_time_is_asked_on_at_once(begun: Fetching) -> None:
    begun.shelf.most = 500_000
    assert begun() is None
    assert begun.shelf.asked == [f"bytes={1_300_000 + 500_000 * turn}-" for turn in range(4)]
    assert begun.slept == []
    assert begun.is_whole()


def test_an_overlap_that_agrees_is_taken_once(begun: Fetching) -> None:
    begun.shelf.twist = lambda _: begun.shelf.part(1_000_000)
    assert begun() is None
    assert begun.shelf.asked == ["bytes=1300000-"]
    assert begun.is_whole()


def test_only_the_file_is_asked_for_its_rest_and_not_what_leads_there(fetch: Fetching) -> None:
    def lead(request: httpx.Request) -> httpx.Response | None:
        return httpx.Response(302, headers={"Location": LINK}) if request.url.path == "/go" else None

    fetch.shelf.twist = lead
    fetch.shelf.cuts = iter([200_000])
    assert type(fetch("https://service.example/go")) is NoAnswer
    assert fetch("https://service.example/go") is None
    assert fetch.shelf.asked == ["", "", "", "bytes=200000-"]
    assert fetch.is_whole()


# --- started over -----------------------------------------------------------------------------


def test_a_new_version_starts_over(begun: Fetching) -> None:
    begun.shelf.content, begun.shelf.etag = FILE[::-1], '"v2"'
    assert begun() is None
    assert begun.shelf.asked == ["bytes=1300000-"]
    assert begun.is_whole()


def test_a_server_that_knows_no_ranges_starts_over(begun: Fetching) -> None:
    begun.shelf.twist = lambda _: begun.shelf.answer(200, FILE, {})
    assert begun() is None
    assert begun.is_whole()


MISFITS: dict[str, Callable[[Shelf], httpx.Response]] = {
    "another version": lambda shelf: shelf.part(1_300_000, ETag='"v2"'),
    "packed": lambda shelf: shelf.part(1_300_000, **{"Content-Encoding": "gzip"}),
    "no range": lambda shelf: shelf.answer(206, FILE[1_300_000:], {}),
    "a gap": lambda shelf: shelf.part(1_300_001),
    "another total": lambda shelf: shelf.answer(206, b"x" * 10, {"Content-Range": "bytes 1300000-1300009/1300010"}),
    "an overlap that differs": lambda shelf: shelf.answer(
        206, b"x" * (len(FILE) - 1_299_999), {"Content-Range": f"bytes 1299999-{len(FILE) - 1}/{len(FILE)}"}
    ),
    "416": lambda _: httpx.Response(416, headers={"Content-Range": "bytes */10"}),
}


@pytest.mark.parametrize("name", MISFITS)
def test_what_does_not_fit_starts_over_at_once(begun: Fetching, name: str) -> None:
    begun.shelf.twist = lambda request: MISFITS[name](begun.shelf) if "Range" in request.headers else None
    assert begun() is None
    assert begun.shelf.asked == ["bytes=1300000-", ""]
    assert begun.is_whole()


@pytest.mark.parametrize(("status", "leaf"), [(416, RequestRefused), (206, NoAnswer)])
def test_what_starts_over_starts_over_once(begun: Fetching, status: int, leaf: type[DialproofError]) -> None:
    begun.shelf.twist = lambda _: httpx.Response(status)
    assert type(begun()) is leaf
    assert begun.shelf.asked == ["bytes=1300000-", ""]
    assert begun.there == []


def test_a_part_that_was_changed_on_the_disk_starts_over(begun: Fetching) -> None:
    with begun.target.with_name("r.csv.part").open("r+b") as part:
        part.write(b"changed")
    assert begun() is None
    assert begun.shelf.asked == ["bytes=1300000-", ""]
    assert begun.is_whole()


@pytest.mark.parametrize("etag", ["", 'W/"v1"'])
def test_without_a_strong_validator_nothing_is_kept(fetch: Fetching, etag: str) -> None:
    fetch.shelf.etag = etag
    fetch.shelf.cuts = iter([1_300_000])
    assert type(fetch()) is NoAnswer
    assert fetch.there == []
    assert fetch() is None
    assert fetch.shelf.asked == ["", ""]
    assert fetch.is_whole()


def test_of_a_packed_answer_nothing_is_kept(fetch: Fetching) -> None:
    packed = gzip.compress(FILE)
    fetch.shelf.twist = lambda _: fetch.shelf.answer(200, packed, {"Content-Encoding": "gzip"})
    fetch.shelf.cuts = iter([len(packed) // 2])
    assert type(fetch()) is NoAnswer
    assert fetch.there == []
    assert fetch() is None
    assert fetch.is_whole()


def test_a_packed_body_that_ends_early_is_no_file(begun: Fetching) -> None:
    short = gzip.compress(FILE)[:-9]
    begun.shelf.twist = lambda _: begun.shelf.answer(200, short, {"Content-Encoding": "gzip"})
    assert type(begun()) is NoAnswer
    assert begun.there == []


# --- kept -------------------------------------------------------------------------------------


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
    assert type(error) is AnswerNotUnderstood
    assert "2 MB" in str(error)
    assert begun.there == []
    assert begun.slept == []


# --- tried again by itself --------------------------------------------------------------------


def test_an_attempt_that_brought_bytes_is_followed_by_another(fetch: Fetching) -> None:
    fetch.limits = Limits(download_waits=(1.0, 4.0, 15.0))
    fetch.shelf.cuts = iter([500_000, 500_000, 500_000])
    assert fetch() is None
    assert fetch.slept == [1.0, 4.0, 15.0]
    assert fetch.shelf.asked == ["", "bytes=500000-", "bytes=1000000-", "bytes=1500000-"]
    assert fetch.is_whole()


def test_the_waits_come_to_an_end(fetch: Fetching) -> None:
    fetch.limits = Limits(download_waits=(1.0, 4.0))
    fetch.shelf.cuts = iter([500_000] * 4)
    assert type(fetch()) is NoAnswer
    assert fetch.slept == [1.0, 4.0]
    assert fetch() is None
    assert fetch.is_whole()


@pytest.mark.parametrize("cuts", [[0], [700], [500_000, 0]])
def test_an_attempt_that_brought_nothing_is_the_last(fetch: Fetching, cuts: list[int]) -> None:
    fetch.limits = Limits(download_waits=(1.0, 4.0, 15.0))
    fetch.shelf.cuts = iter(cuts)
    assert type(fetch()) is NoAnswer
    assert len(fetch.slept) == len(cuts) - 1


def test_starting_over_again_and_again_is_no_progress(fetch: Fetching) -> None:
    fetch.limits = Limits(download_waits=(1.0, 4.0, 15.0))
    fetch.shelf.cuts = iter([500_000, 400_000, 400_000])
    fetch.shelf.twist = lambda _: fetch.shelf.answer(200, FILE, {})
    assert type(fetch()) is NoAnswer
    assert fetch.slept == [1.0]


def test_a_server_that_announces_and_gives_nothing_is_no_answer(begun: Fetching) -> None:
    where = {"Content-Range": f"bytes 1300000-{len(FILE) - 1}/{len(FILE)}", "Transfer-Encoding": "chunked"}
    begun.shelf.twist = lambda _: begun.shelf.answer(206, b"", where)
    assert type(begun()) is NoAnswer
    assert begun.shelf.asked == ["bytes=1300000-"]


def test_the_time_in_all_is_not_exceeded_by_waiting(fetch: Fetching) -> None:
    fetch.limits = Limits(download=5.0, download_waits=(1.0, 9.0, 1.0))
    fetch.shelf.cuts = iter([500_000] * 3)
    assert type(fetch()) is NoAnswer
    assert fetch.slept == [1.0]
