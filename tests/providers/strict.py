"""What the strict mocks have in common: who is let in, what is refused, and a book of charges."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from email.parser import BytesParser
from typing import Any, ClassVar
from urllib.parse import parse_qsl, unquote

import httpx

# What httpx sends of itself, beside the key.
_USUAL = {"accept", "accept-encoding", "connection", "content-length", "content-type", "host", "user-agent"}
Answer = tuple[int, Any] | tuple[int, Any, dict[str, str]]


@dataclass(frozen=True)
class Asked:
    """A request as the mocks look at it. `path` is below the host, `fields` are those of the body."""

    method: str
    url: str
    path: str
    query: dict[str, str]
    headers: dict[str, str]
    kind: str
    fields: dict[str, Any]

    @classmethod
    def of(cls, request: httpx.Request) -> Asked:
        raw, kind = request.url.raw_path.decode(), request.headers.get("content-type", "")
        path, _, query = raw.partition("?")
        pairs = parse_qsl(query, keep_blank_values=True, strict_parsing=bool(query))
        assert len(dict(pairs)) == len(pairs), "a parameter that stands twice"
        headers = {name: value for name, value in request.headers.items() if name not in _USUAL}
        return cls(
            request.method,
            f"{request.url.scheme}://{request.url.host}",
            unquote(path),
            dict(pairs),
            headers,
            kind.partition(";")[0],
            _fields(kind, request.content),
        )


def _fields(kind: str, body: bytes) -> dict[str, Any]:
    if kind == "application/json":
        found: dict[str, Any] = json.loads(body)
        return found
    if kind == "application/x-www-form-urlencoded":
        return dict(parse_qsl(body.decode(), keep_blank_values=True, strict_parsing=True))
    if kind.startswith("multipart/form-data"):
        parts: Any = BytesParser().parsebytes(f"Content-Type: {kind}\r\n\r\n".encode() + body).get_payload()
        return {part.get_param("name", header="content-disposition"): part.get_payload() for part in parts}
    assert not body
    return {}


@dataclass
class Mock:
    """A service with one account. `key` is as a person enters it; `left` are the numbers that its quota still has.

    The account's key is refused after so many charges as it is `good_for`. `faults` are answered in place of the next
    requests that would be charged, before the charge unless `charged_first`.
    """

    key: str = ""
    left: int = 10_000
    price: Decimal = Decimal("0.01")
    charged: list[tuple[str, Decimal]] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    faults: list[Answer] = field(default_factory=list)
    charged_first: bool = False
    good_for: int | None = None

    slug = ""
    base_url = ""
    account = ""
    product = ""
    parts: ClassVar[tuple[str, ...]] = ("K3y-0123456789-abcdef",)

    def __post_init__(self) -> None:
        self.key = self.key or ":".join(self.parts)

    @property
    def spent(self) -> Decimal:
        """What all charges come to."""
        return sum((amount for _, amount in self.charged), Decimal(0))

    def numbers(self, count: int) -> list[str]:
        """So many numbers that it takes."""
        return [f"+4474001{at:05}" for at in range(count)]

    async def handle(self, request: httpx.Request) -> httpx.Response:
        """Answer a request, as `httpx.MockTransport` asks."""
        return self.reply(request)

    def reply(self, request: httpx.Request) -> httpx.Response:
        """Answer a request."""
        asked = Asked.of(request)
        self.asked.append(f"{asked.method} {asked.path}")
        status, body, *more = self.answer(asked)
        headers: dict[str, str] = more[0] if more else {}
        if isinstance(body, bytes | str):
            return httpx.Response(status, content=body, headers=headers)
        return httpx.Response(status, json=body, headers=headers)

    def answer(self, asked: Asked) -> Answer:
        """Return status and body; note what isn't as documented in `wrong`."""
        raise NotImplementedError

    def refuse(self, asked: Asked, answer: Answer) -> Answer:
        """Refuse a request that isn't as documented."""
        self.wrong.append(f"{asked.method} {asked.path} {asked.query} {asked.fields}")
        return answer

    def has_header(self, asked: Asked, name: str, value: str) -> bool:
        """Return True if exactly this header has the key."""
        good = self.good_for is None or len(self.charged) < self.good_for
        return good and asked.headers == {name: value}

    def has_basic(self, asked: Asked) -> bool:
        """Return True if user and password are in the header `Authorization`."""
        told = base64.b64encode(":".join(self.parts).encode()).decode()
        return self.has_header(asked, "authorization", f"Basic {told}")

    def sold(self, number: str, price: Decimal | None, sell: Callable[[], Any], short: Answer) -> Answer:
        """Charge a number, and answer it; or meet a fault, or a quota that is spent."""
        if self.faults and not self.charged_first:
            return self.faults.pop(0)
        if self.left <= 0:
            return short
        self.left -= 1
        self.charged.append((number, self.price if price is None else price))
        if self.faults:
            return self.faults.pop(0)
        return 200, sell()

    def sold_all(
        self, numbers: Sequence[str], price: Callable[[str], Decimal | None], sell: Callable[[], Any], short: Answer
    ) -> Answer:
        """Charge numbers that come in one request, and answer them in the reply; none where the quota isn't enough."""
        if self.faults and not self.charged_first:
            return self.faults.pop(0)
        if self.left < len(numbers):
            return short
        self.left -= len(numbers)
        for number in numbers:
            told = price(number)
            self.charged.append((number, self.price if told is None else told))
        if self.faults:
            return self.faults.pop(0)
        return 200, sell()


def only(asked: Mapping[str, Any], *names: str, least: int = 1) -> bool:
    """Return True if there are no other names than these, and the first `least` of them."""
    return set(names[:least]) <= set(asked) <= set(names)
