"""Sends one request and reads its answer, within limits on time, size and concurrency.

Its httpx clients use the system's certificates and proxies, and keep a quiet log.
"""

from __future__ import annotations

import asyncio
import logging
import ssl
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from importlib.util import find_spec
from typing import Any, Literal, TypeVar
from urllib.parse import urljoin

import httpx
import truststore

from desktop_app.api.addresses import KeyAuth
from desktop_app.api.bodies import ACCEPTED, Body, BodyBroken, BodyTooLarge
from desktop_app.api.failures import BEFORE_SENDING, Lost, lost, words
from desktop_app.core.decoding import NotUnderstood, error_message, is_html, page_title, parse, plain
from desktop_app.core.service.connection import is_loopback, origin_of
from desktop_app.core.service.policy import NO_PROXY, Network
from desktop_app.core.text.key_forms import NO_KEY, KeyMask
from desktop_app.core.text.translatable import tr_text

# Their log lines contain headers and whole addresses, signed queries included.
_TALKATIVE = (
    "httpx",
    "httpcore.connection",
    "httpcore.http11",
    "httpcore.http2",
    "httpcore.proxy",
    "httpcore.socks",
)
_LOOPBACK = ("all://localhost", "all://127.0.0.1", "all://[::1]")


def new_client(
    *,
    transport: httpx.AsyncBaseTransport | None,
    loopback_host: str,
    connections: int,
    keepalive: bool,
    network: Network = Network(),  # noqa: B008 - it is a value
) -> httpx.AsyncClient:
    """Return a client that follows no redirects, sends no identifying headers and bypasses the proxy for this machine.

    `keepalive=False`: every request uses a fresh connection. `loopback_host` is the connection's host if that is this
    machine, else "". `network`: the proxy and certificates that are set. Raise `ImportError` or `ValueError` if the
    system's proxy setting can't be used.
    """
    quieten()
    _spare_the_search()
    patterns = (*_LOOPBACK, _pattern(loopback_host)) if loopback_host else _LOOPBACK
    return httpx.AsyncClient(
        transport=transport,
        verify=_trusted(network.certificates),
        proxy=_proxy(network) if transport is None else None,
        mounts=None if transport is not None else dict.fromkeys(patterns),
        trust_env=transport is None and not network.proxy,
        follow_redirects=False,
        headers={"Accept-Encoding": ACCEPTED, "User-Agent": "Dialproof"},
        limits=httpx.Limits(max_connections=connections, max_keepalive_connections=connections if keepalive else 0),
    )


def _proxy(network: Network) -> httpx.Proxy | None:
    """Return the proxy that is set. A proxy over TLS has to be trusted as a service is."""
    if network.proxy in {"", NO_PROXY}:
        return None
    secure = network.proxy.lower().startswith("https:")
    return httpx.Proxy(network.proxy, ssl_context=_trusted(network.certificates) if secure else None)


def _trusted(certificates: str) -> ssl.SSLContext:
    """Return a context that trusts the system's authorities and those of a PEM text."""
    context = truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    if certificates:
        context.load_verify_locations(cadata=certificates)
    return context


def _pattern(host: str) -> str:
    return f"all://[{host}]" if ":" in host else f"all://{host}"


def quieten() -> None:
    """Drop the log lines of httpx and httpcore below a warning, at any level set later."""
    for name in _TALKATIVE:
        logging.getLogger(name).addFilter(_warnings_only)


def _spare_the_search() -> None:
    """Have httpcore not search all folders for sniffio at each request, where there is none: half of its time."""
    if "sniffio" not in sys.modules and find_spec("sniffio") is None:
        sys.modules["sniffio"] = None  # type: ignore[assignment]


def _warnings_only(record: logging.LogRecord) -> bool:
    return record.levelno >= logging.WARNING


# The extension of a request that has the mask of its key, for the answer to it.
_MASK = "dialproof.mask"
# The most that is kept of an answer that isn't JSON, in bytes.
RAW_TEXT = 65_536


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer: `headers` in any letter case; `body` decompressed, empty if an error's could not be read.

    `mask` hides the key a second time, after decoding: an escape may stand within another, or JSON may be in UTF-16.
    `received` is the body with the key, if a service quotes it: for what it is asked next, and for nothing else.
    """

    status: int
    headers: Mapping[str, str]
    body: bytes
    mask: KeyMask = field(default=NO_KEY, repr=False)
    received: bytes = field(default=b"", repr=False)

    @property
    def fine(self) -> bool:
        """True for a 2xx."""
        return 200 <= self.status < 300

    @property
    def message(self) -> str:
        """The message on one line, phone numbers masked; "" if there is none."""
        return error_message(self.raw)

    @property
    def raw(self) -> Any:
        """The answer's JSON, ready to be stored, else its text, cut at 64 KiB."""
        try:
            return plain(self._parsed())
        except NotUnderstood:
            return self._text

    @property
    def _text(self) -> str:
        return self.mask.in_text(self.body[:RAW_TEXT].decode("utf-8", "replace"))

    def _parsed(self) -> Any:
        return self.mask.in_value(parse(self.body))

    def parsed(self) -> Any:
        """Return the answer's JSON, amounts exact. Raise `NotUnderstood`, which identifies an HTML page as such."""
        if not self.body.strip():
            raise NotUnderstood(tr_text("it is empty"))
        try:
            return self._parsed()
        except NotUnderstood:
            if not is_html(self._text):
                raise
            title = page_title(self._text)
            named = tr_text("it is not JSON but an HTML page: “{title}”", title=title)
            raise NotUnderstood(named if title else tr_text("it is not JSON but an HTML page")) from None

    def target(self, asked: str) -> str:
        """Return a redirect's origin, without path and query, which may hold a signature; "" for none."""
        if not 300 <= self.status < 400:
            return ""
        try:
            return str(origin_of(urljoin(asked, self.headers.get("Location", ""))))
        except ValueError:
            return "an address that can't be used"


logger = logging.getLogger("dialproof.api")
T = TypeVar("T")
Consume = Callable[[httpx.Response, asyncio.Timeout], Awaitable[T]]

# An error's status is known before its body, so the body gets no more time than this.
ERROR_BODY_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class Limits:
    """Times in seconds, sizes in bytes (after decompression), and the number of concurrent requests.

    A submission gets `submit` plus the time that its body takes at `slowest_upload` bytes a second; one whose reply has
    the answers, `submit_number` for each number besides. Such a reply has `answer_bytes` plus `reply_number` for each,
    and is saved again after each of `reply_waits` where the disk is full. `idle` is how long
    a file may pause, `download` how long it may take in all. A file that was cut off is asked for again after each of
    `download_waits`, as long as each attempt brought some of it. A file has `download_bytes` at most. If it is known
    how many numbers were asked for, it has `download_start` plus `download_number` for each: fifty times what services
    say about one.
    """

    connect: float = 10.0
    read: float = 30.0
    submit: float = 120.0
    submit_number: float = 0.5
    slowest_upload: float = 65_536.0
    idle: float = 60.0
    download: float = 4 * 3600.0
    download_waits: tuple[float, ...] = (1.0, 4.0, 15.0)
    answer_bytes: int = 5_000_000
    reply_number: int = 16 * 2**10
    reply_waits: tuple[float, ...] = (1.0, 2.0, 4.0, 8.0, 15.0)
    download_bytes: int = 4 * 2**30
    download_start: int = 32 * 2**20
    download_number: int = 32 * 2**10
    at_once: int = 8
    files_at_once: int = 2

    def reply_bytes(self, numbers: int) -> int:
        """Return the largest size of a reply that has the answers for so many numbers. It is held in memory."""
        return self.answer_bytes + numbers * self.reply_number

    def most_bytes(self, numbers: int | None) -> int:
        """Return the largest size of a result; `numbers`: how many were asked for, None if unknown."""
        if numbers is None:
            return self.download_bytes
        return min(self.download_bytes, self.download_start + numbers * self.download_number)


@dataclass(frozen=True, slots=True)
class Call:
    """One request. `template` is its path for the log, without ids; `auth` is None for downloads.

    `body` is what httpx gets besides: content, form, headers. `kind`: "read" may use an open connection. "post" gets a
    fresh one, because a kept-alive connection that the server has just closed would swallow a submission and leave its
    outcome unknown. "file" is a download.
    """

    kind: Literal["read", "post", "file"]
    method: str
    url: str
    template: str
    seconds: float
    auth: KeyAuth | None = None
    submission: bool = False
    idle: float | None = None
    body: Mapping[str, Any] = field(default_factory=dict)

    def shown(self) -> str:
        """Return the request as a person may see it, with dots for the key."""
        if self.auth is None:
            return f"{self.method} {self.url}"
        made = httpx.Request(self.method, self.url, **self.body)
        shown = self.auth.shown(self.method, self.url, made.read(), made.headers.get("Content-Type", ""))
        return self.auth.mask.in_text(shown)


class Trail:
    """Listens to httpcore (its `trace` extension) to learn if any part of a request may have left this machine."""

    def __init__(self) -> None:
        self.connecting = False
        self.left = False

    async def __call__(self, event: str, info: Mapping[str, Any]) -> None:
        """Record an event of httpcore. Unknown events count as sending, so that new ones are safe."""
        layer, _, what = event.partition(".")
        if not what.endswith(".started") or what.startswith(("response_closed", "close")):
            return
        request = info.get("request")
        if layer in {"connection", "proxy", "socks"}:
            self.connecting = True
        elif getattr(request, "method", b"") != b"CONNECT":
            self.left = True

    def may_have_left(self, error: BaseException) -> bool:
        """Return True if the request that ended in `error` may have been received."""
        never = isinstance(error, BEFORE_SENDING) or (self.connecting and not self.left)
        return not never


class Exchange:
    """Sends calls and hands the streaming response to a consumer; turns failures into errors of `core.errors`."""

    def __init__(
        self,
        host: str,
        limits: Limits,
        transport: httpx.AsyncBaseTransport | None,
        download_transport: httpx.AsyncBaseTransport | None,
        network: Network = Network(),  # noqa: B008 - it is a value
    ) -> None:
        self._network = network
        self._loopback = host if is_loopback(host) else ""
        self._limits = limits
        self._transports = {"read": transport, "post": transport, "file": download_transport}
        self._clients: dict[str, httpx.AsyncClient] = {}
        requests, files = asyncio.Semaphore(limits.at_once), asyncio.Semaphore(limits.files_at_once)
        self._turns = {"read": requests, "post": requests, "file": files}

    async def ask(self, call: Call, most: int | None = None) -> Reply:
        """Send `call` and read its whole answer, `most` bytes of it (None: `answer_bytes`)."""
        return await self.run(call, partial(self.whole, most=most))

    async def whole(self, response: httpx.Response, limit: asyncio.Timeout, *, most: int | None = None) -> Reply:
        """Return the answer with its body. For an error the status is enough, even if its body can't be read."""
        body, mask = Body(response, most or self._limits.answer_bytes), key_mask(response)
        if response.is_success:
            received = await body.whole()
            return Reply(response.status_code, response.headers, mask.in_bytes(received), mask, received)
        limit.reschedule(asyncio.get_running_loop().time() + 2 * ERROR_BODY_SECONDS)
        try:
            async with asyncio.timeout(ERROR_BODY_SECONDS):
                data = await body.whole()
        except (TimeoutError, BodyBroken, BodyTooLarge, httpx.HTTPError):
            data = b""
        return Reply(response.status_code, response.headers, mask.in_bytes(data), mask)

    async def run(self, call: Call, consume: Consume[T]) -> T:
        """Send `call` and return what `consume` makes of the response. A cancelled submission's outcome is unknown."""
        began = time.perf_counter()
        seen: list[object] = []
        async with self._turns[call.kind]:
            outcome = await self._attempt(call, consume, seen)
        what = outcome.words if isinstance(outcome, Lost) else "answered"
        status = seen[0] if seen else "no status"
        logger.info("%s %s: %s, %s, %.3f s", call.method, call.template, status, what, time.perf_counter() - began)
        if isinstance(outcome, Lost):
            # Raised outside any except block: httpx's errors hold the request, and with it the key.
            raise lost(outcome, str(origin_of(call.url)), submission=call.submission)
        return outcome

    async def _attempt(self, call: Call, consume: Consume[T], seen: list[object]) -> T | Lost:
        trail = Trail()
        client = self._client(call)
        if client is None:
            return Lost(left=False, words=tr_text("the proxy setting of this computer can't be used"))
        # Shorter than the total limit: that one would cancel in the middle of a TLS handshake and leave a socket open.
        connect = min(self._limits.connect, call.seconds / 2)
        extensions = {"trace": trail, _MASK: call.auth.mask if call.auth else NO_KEY}
        times = httpx.Timeout(call.idle or call.seconds, connect=connect, pool=call.seconds)
        try:
            async with (
                asyncio.timeout(call.seconds) as limit,
                client.stream(
                    call.method, call.url, auth=call.auth, timeout=times, extensions=extensions, **call.body
                ) as response,
            ):
                seen.append(response.status_code)
                return await consume(response, limit)
        except TimeoutError as error:
            seconds = f"{call.seconds:.3g}"
            return Lost(trail.may_have_left(error), tr_text("no answer within {seconds} seconds", seconds=seconds))
        except BodyTooLarge as error:
            return Lost(left=True, words=tr_text("more than {size} MB came", size=error.limit / 1e6), too_much=True)
        except BodyBroken as error:
            return Lost(left=True, words=tr_text("of the answer: {error}", error=error))
        except (httpx.HTTPError, httpx.StreamError, httpx.InvalidURL, OSError, UnicodeError) as error:
            return Lost(trail.may_have_left(error), words(error))

    def _client(self, call: Call) -> httpx.AsyncClient | None:
        """Return the client for a kind of call, created when first needed: that takes too long for the first paint."""
        if call.kind not in self._clients:
            try:
                self._clients[call.kind] = new_client(
                    transport=self._transports[call.kind],
                    loopback_host=self._loopback,
                    connections=self._limits.at_once,
                    keepalive=call.kind == "read",
                    network=self._network,
                )
            except (ImportError, ValueError, httpx.InvalidURL):
                return None
        return self._clients[call.kind]

    async def aclose(self) -> None:
        """Close all connections."""
        clients, self._clients = list(self._clients.values()), {}
        for client in clients:
            await client.aclose()


def key_mask(response: httpx.Response) -> KeyMask:
    """Return the mask that hides the key in an answer that quotes it."""
    mask = response.request.extensions.get(_MASK)
    return mask if isinstance(mask, KeyMask) else NO_KEY
