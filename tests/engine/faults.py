"""What can go wrong with one request, for each endpoint: how far it comes, and what is heard of it."""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass
from enum import Enum, StrEnum, auto

import httpx

from tests.sayings import SURE, TAKEN, Saying

from .lists import POOL, STRANGER


class Endpoint(StrEnum):
    """The endpoints that a batch needs."""

    BALANCE = "balance"
    DETECT = "detect"  # and /detect/file, which differs only in its body
    TASK = "task"
    RESULT = "result"
    DOWNLOAD = "download"


class Reach(Enum):
    """How far a request comes."""

    NO_CONNECTION = auto()  # no address, nobody there, no free connection
    NO_TLS = auto()  # connected, and broken off before a byte of the request
    LOST = auto()  # some of it left; the service doesn't know it
    WHOLE = auto()  # the service has dealt with it


Heard = Callable[[httpx.Response | None], Awaitable[httpx.Response]]


@dataclass(frozen=True, slots=True, repr=False)
class Fault:
    """`heard` makes what the client hears of the service's own answer, None where it didn't reach it."""

    name: str
    reach: Reach
    heard: Heard

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Pieces(httpx.AsyncByteStream):
    """A body that comes in two pieces, and may break off with an error; `whole`: it is what its head announced."""

    def __init__(self, body: bytes, error: Exception | None = None, *, whole: bool = True) -> None:
        self.body = body
        self.whole = whole
        self._error = error

    async def __aiter__(self) -> AsyncIterator[bytes]:
        half = len(self.body) // 2
        yield self.body[:half]
        yield self.body[half:]
        if self._error:
            raise self._error


def answer(status: int, body: bytes, headers: Sequence[tuple[bytes, bytes]]) -> httpx.Response:
    """A response as it comes from a network: its body has yet to be read."""
    return httpx.Response(status, headers=list(headers), stream=Pieces(body))


async def body_of(response: httpx.Response) -> bytes:
    """All of the service's own answer."""
    return await response.aread()


def raising(kind: type[httpx.TransportError]) -> Heard:
    async def heard(_served: httpx.Response | None) -> httpx.Response:
        raise kind("broken by the test")

    return heard


def saying(status: int, body: bytes, kind: bytes = b"application/json", *more: tuple[bytes, bytes]) -> Heard:
    async def heard(_served: httpx.Response | None) -> httpx.Response:
        headers = [(b"content-type", kind), (b"content-length", b"%d" % len(body)), *more]
        return answer(status, body, headers)

    return heard


async def as_it_is(served: httpx.Response | None) -> httpx.Response:
    assert served is not None
    return answer(served.status_code, await body_of(served), served.headers.raw)


def cut(error: Exception | None, kept: float = 0.6, announced: int = 0) -> Heard:
    """The beginning of the answer. Without an error it ends early, `announced` bytes short beside what is missing."""

    async def heard(served: httpx.Response | None) -> httpx.Response:
        assert served is not None
        body = await body_of(served)
        headers = [(name, value) for name, value in served.headers.raw if name.lower() != b"content-length"]
        headers.append((b"content-length", b"%d" % (len(body) + announced)))
        pieces = Pieces(body[: int(len(body) * kept)], error, whole=False)
        return httpx.Response(served.status_code, headers=headers, stream=pieces)

    return heard


def changed(change: Callable[[list[list[str]]], list[list[str]]]) -> Heard:
    """Another version of a result file; a range of the true one is no part of it, so it has no entity tag."""

    async def heard(served: httpx.Response | None) -> httpx.Response:
        assert served is not None
        if served.status_code != 200:
            return await as_it_is(served)
        rows = change(list(csv.reader(io.StringIO((await body_of(served)).decode()))))
        out = io.StringIO()
        csv.writer(out).writerows(rows)
        return answer(200, out.getvalue().encode(), [(b"content-type", b"text/csv")])

    return heard


def _strange(rows: list[list[str]]) -> list[list[str]]:
    """Answers for a number that is in no list, and for some that other tasks may have."""
    own = {row[0] for row in rows}
    numbers = (STRANGER, *(number for number in POOL if number not in own))
    return [[number, *["strange"] * (len(rows[0]) - 1)] for number in numbers[:4]]


_PAGE = b"<!doctype html><html><head><title>Bad Gateway</title></head><body>Sorry.</body></html>"
_HTML = b"text/html; charset=utf-8"
_AWAY = (b"location", b"https://login.example/")

FINE = Fault("fine", Reach.WHOLE, as_it_is)
PAGE = Fault("page", Reach.LOST, saying(200, _PAGE, _HTML))
# What the service has not heard of, provably.
NEVER = (
    Fault("connection refused", Reach.NO_CONNECTION, raising(httpx.ConnectError)),
    Fault("no connection in time", Reach.NO_CONNECTION, raising(httpx.ConnectTimeout)),
    Fault("TLS refused", Reach.NO_TLS, raising(httpx.ConnectError)),
    Fault("reset within TLS", Reach.NO_TLS, raising(httpx.ReadError)),
)
# What may have reached it or not, as far as the client can know.
DOUBTFUL = tuple(
    Fault(f"{name}, {when}", reach, heard)
    for when, reach in (("before", Reach.LOST), ("after", Reach.WHOLE))
    for name, heard in (
        ("reset", raising(httpx.ReadError)),
        ("closed", raising(httpx.RemoteProtocolError)),
        ("time-out", raising(httpx.ReadTimeout)),
        ("408", saying(408, b"")),
        ("500", saying(500, b'{"error": {"code": "fault", "message": "Oops."}}')),
        ("502 page", saying(502, _PAGE, _HTML)),
        ("302", saying(302, b"", _HTML, _AWAY)),
        ("page", saying(200, _PAGE, _HTML)),
        ("garbage", saying(200, b"\x00\xff{", b"application/octet-stream")),
        ("nothing in it", saying(200, b'{"note": "ok"}')),
        ("empty", saying(200, b"")),
    )
)
CUT = (
    Fault("answer broken off", Reach.WHOLE, cut(httpx.ReadError("broken by the test"))),
    Fault("answer closed early", Reach.WHOLE, cut(None)),
    Fault("wrong length", Reach.WHOLE, cut(None, kept=1.0, announced=7)),
)
THROTTLING = tuple(
    Fault(name, Reach.LOST, saying(429, b'{"error": "slow"}', b"application/json", *after))
    for name, after in (("429", ()), ("429 with seconds", ((b"retry-after", b"7"),)))
)


def _kind(message: Saying) -> bytes:
    return _HTML if message.text.startswith("<") else b"application/json"


def _refusing(name: str, status: int, message: str) -> Fault:
    body = f'{{"error": {{"code": "no", "message": "{message}"}}}}'.encode()
    return Fault(name, Reach.LOST, saying(status, body))


REFUSALS = (
    _refusing("401", 401, "No such key."),
    _refusing("402", 402, "Add credit."),
    _refusing("403", 403, "Not for you."),
    _refusing("404", 404, "No such task."),
)
LIMITS = (
    _refusing("413", 413, "A task may have fewer numbers."),
    _refusing("422 naming a limit", 422, "phones: at most 2 items."),
    _refusing("422", 422, "country: not served."),
    Fault("no in an envelope", Reach.LOST, saying(200, b'{"success": false, "message": "Not today."}')),
)
# Answers of services that have taken, and charged, what they seem to refuse.
TAKEN_ALL_THE_SAME = tuple(
    Fault(f"{at}: {message}", Reach.WHOLE, saying(message.status, message.text.encode(), _kind(message)))
    for at, message in enumerate(TAKEN)
)
# The same of answers that can't be meant otherwise: there the balance alone tells.
SURE_AND_YET_TAKEN = tuple(
    Fault(f"{at}: {message}", Reach.WHOLE, saying(message.status, message.text.encode(), _kind(message)))
    for at, message in enumerate(SURE)
)
SURELY_REFUSED = tuple(
    Fault(f"{at}: {message}", Reach.LOST, saying(message.status, message.text.encode(), _kind(message)))
    for at, message in enumerate(SURE)
)
EXPIRED = (_refusing("410", 410, "The link has expired."),)
FILES = (
    Fault("empty file", Reach.WHOLE, saying(200, b"", b"text/csv")),
    Fault("a number missing", Reach.WHOLE, changed(lambda rows: rows[:1] + rows[2:])),
    Fault("strangers' numbers", Reach.WHOLE, changed(lambda rows: rows[:1] + _strange(rows) + rows[1:])),
    Fault("nothing but a stranger's", Reach.WHOLE, changed(lambda rows: [rows[0], _strange(rows)[0]])),
    Fault("every row twice", Reach.WHOLE, changed(lambda rows: rows + rows[1:])),
)

_ANYWHERE = (*NEVER, *DOUBTFUL, *CUT, *THROTTLING, *REFUSALS)
FAULTS: dict[Endpoint, tuple[Fault, ...]] = {
    Endpoint.BALANCE: _ANYWHERE,
    Endpoint.DETECT: (*_ANYWHERE, *LIMITS, *TAKEN_ALL_THE_SAME),
    Endpoint.TASK: _ANYWHERE,
    Endpoint.RESULT: _ANYWHERE,
    Endpoint.DOWNLOAD: (*_ANYWHERE, *EXPIRED, *FILES),
}
