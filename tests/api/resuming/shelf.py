"""A server with one file, over a fake transport that can be cut where a test wants it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from desktop_app.api import HttpClient, Limits
from desktop_app.core.errors import DialproofError

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
