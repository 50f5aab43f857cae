"""Fetches a result file: follows redirects, continues where it was cut off, and saves it whole or not at all.

The key isn't sent along, since most files come by signed addresses of other hosts. Only if the connection's own origin
refuses the request without it, the request is repeated with the key.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from http import HTTPStatus
from pathlib import Path
from typing import NamedTuple

import httpx

from desktop_app.api.addresses import KeyAuth, joined, may_download
from desktop_app.api.bodies import Body, BodyTooLarge, content_length, http_date, media_type, retry_after
from desktop_app.api.exchange import Call, Exchange, Limits, Reply, key_mask
from desktop_app.api.failures import Answer, not_understood, of_read
from desktop_app.api.part_file import (
    BUFFER,
    PartChanged,
    PartFile,
    PartRecord,
    address_digest,
    forget_part,
    load_record,
)
from desktop_app.core.decoding import NotUnderstood, location_in_text, parse
from desktop_app.core.decoding.messages import is_html
from desktop_app.core.detection.json_rows import taught_rows
from desktop_app.core.errors import DialproofError, NoAnswer, NotFound
from desktop_app.core.profile.model import DEFAULT, ServiceProfile
from desktop_app.core.service.connection import Origin, origin_of
from desktop_app.core.service.readings import ResultLocation
from desktop_app.core.text.key_forms import NO_KEY, KeyMask
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.ports import ByteProgress

# --- Range requests (RFC 9110, sections 8.8, 13.1.5 and 14): what may be continued, and what continues it ---


# Weak tags ("W/…") don't match: they promise the same meaning, not the same bytes.
_STRONG_TAG = re.compile(r'"[\x21\x23-\x7e]{1,256}"')
_CONTENT_RANGE = re.compile(r"bytes ([0-9]{1,18})-([0-9]{1,18})/([0-9]{1,18}|\*)", re.IGNORECASE)
# A date tells two versions apart only by seconds, and by the server's clock. This far in the past it is strong
# (8.8.2.2; the figure is that of RFC 7232, 2.2.2).
_SETTLED_SECONDS = 60.0


class ContentRange(NamedTuple):
    """Bytes `first` to `last`, both included, of `total` (None if the server doesn't say)."""

    first: int
    last: int
    total: int | None


def strong_validator(headers: Mapping[str, str]) -> str:
    """Return this version's name for `If-Range`: a strong entity tag, else a settled date; "" for neither.

    With an entity tag of any kind, the date must not be used (13.1.5).
    """
    if "ETag" in headers:
        tag = headers["ETag"].strip()
        return tag if _STRONG_TAG.fullmatch(tag) else ""
    text = headers.get("Last-Modified", "").strip()
    changed, now = http_date(text), http_date(headers.get("Date", ""))
    settled = changed is not None and now is not None and now - changed >= _SETTLED_SECONDS
    return text if settled and text.isascii() and text.isprintable() else ""


def is_identity(headers: Mapping[str, str]) -> bool:
    """Return True if the body is the file byte by byte; only such bytes can be counted and continued."""
    return headers.get("Content-Encoding", "").strip().lower() in {"", "identity"}


def new_record(address: str, headers: Mapping[str, str]) -> PartRecord | None:
    """Return the record of a file that begins with this 200; None if it can't be continued later."""
    validator = strong_validator(headers)
    return PartRecord(address, validator, content_length(headers)) if validator and is_identity(headers) else None


def asking_on(kept: PartRecord) -> dict[str, str]:
    """Return the headers that ask for the missing bytes; for a complete file, its last byte, to prove the version."""
    first = kept.size if kept.total is None else min(kept.size, kept.total - 1)
    return {"Range": f"bytes={first}-", "If-Range": kept.validator}


def content_range(headers: Mapping[str, str]) -> ContentRange | None:
    """Return `Content-Range` (14.4); None if it is absent or contradicts itself."""
    found = _CONTENT_RANGE.fullmatch(headers.get("Content-Range", "").strip())
    if found is None:
        return None
    first, last = int(found[1]), int(found[2])
    total = None if found[3] == "*" else int(found[3])
    return ContentRange(first, last, total) if first <= last and (total is None or last < total) else None


def continuing(kept: PartRecord, headers: Mapping[str, str]) -> ContentRange | None:
    """Return this 206's span in the file, `total` known; None if it doesn't continue the kept bytes."""
    span = content_range(headers)
    if span is None or not is_identity(headers) or not _same_version(kept.validator, headers):
        return None
    total = kept.total if span.total is None else span.total
    if total is None or kept.total not in {None, total} or not span.first <= kept.size <= total:
        return None
    if span.last < min(kept.size, total - 1) or content_length(headers) not in {None, span.last - span.first + 1}:
        return None
    return span._replace(total=total)


def _same_version(validator: str, headers: Mapping[str, str]) -> bool:
    """Return True if a 206 is of this version. One that names no version had to compare it itself (13.1.5)."""
    named = headers.get("ETag" if validator.startswith('"') else "Last-Modified")
    return named is None or named.strip() == validator


# --- Saving: streamed, bounded, whole or not at all ---


# A location is shorter than this; a longer body is the file itself.
HEAD = 8192
# An HTML page shows itself within this many bytes. A file that is cut off earlier is fetched from its start.
PAGE_HEAD = 1024


class Saved(Enum):
    """The outcome of a part of a file: it is whole, more of it is missing, or it doesn't fit what is kept."""

    WHOLE = auto()
    PARTLY = auto()
    MISFIT = auto()


@dataclass(frozen=True, slots=True)
class Saving:
    """The destination of a file, its largest size in bytes, and the callback for progress.

    `mask` hides the connection's key in what is kept.
    """

    destination: Path
    limit: int
    progress: ByteProgress | None = None
    mask: KeyMask = field(default=NO_KEY, repr=False)

    def tell(self, received: int, expected: int | None) -> None:
        """Report the progress."""
        if self.progress is not None:
            self.progress(received, expected)


async def location_or_file(
    response: httpx.Response, base_url: str, saving: Saving, profile: ServiceProfile = DEFAULT
) -> ResultLocation:
    """Read a 2xx of the result endpoint that isn't declared as JSON: an address nevertheless, or the file to save.

    Raise `NotUnderstood` for an HTML page, an empty body, and JSON without an address or rows.
    """
    body = Body(response, saving.limit)
    async with aclosing(body.pieces()) as pieces:
        head, ended = await _head(pieces, HEAD)
        if ended and (found := _located(head, base_url, profile)) is not None:
            return replace(found, raw=key_mask(response).in_value(found.raw))
        _refuse_pages(response, head)
        if ended and not head and not media_type(response.headers).startswith("text/"):
            raise NotUnderstood(tr_text("it is empty"))
        await to_file(PartFile.begin(saving.destination), head, pieces, body, saving)
    return ResultLocation("", saved=True, raw={"content_type": media_type(response.headers), "bytes": body.received})


async def answer_or_file(
    response: httpx.Response, limit: asyncio.Timeout, saving: Saving, limits: Limits
) -> Reply | ResultLocation:
    """Read a 2xx of the result endpoint in JSON: an answer, or the file to save if it is longer than any answer."""
    body = Body(response, saving.limit)
    async with aclosing(body.pieces()) as pieces:
        head, ended = await _head(pieces, limits.answer_bytes)
        if ended:
            mask = key_mask(response)
            return Reply(response.status_code, response.headers, mask.in_bytes(head), mask, head)
        limit.reschedule(asyncio.get_running_loop().time() + limits.download)
        await to_file(PartFile.begin(saving.destination), head, pieces, body, saving)
    return ResultLocation("", saved=True, raw={"bytes": body.received})


def _located(head: bytes, base_url: str, profile: ServiceProfile) -> ResultLocation | None:
    """Return the address in a short body; None if the body is the file, which JSON with rows also is."""
    if profile.result.rows and _has_rows(head, profile):
        return None
    try:
        return location_in_text(head, base_url, profile)
    except NotUnderstood:
        if not _has_rows(head, profile):
            raise
        return None


def _has_rows(head: bytes, profile: ServiceProfile) -> bool:
    try:
        return bool(taught_rows(parse(head), profile.result.rows))
    except NotUnderstood:
        return False


async def save(response: httpx.Response, saving: Saving, address: str) -> Saved:
    """Save a 200 of a download: its file from the beginning. `address` is the digest for its record.

    Raise `NotUnderstood` for an HTML page; then the bytes of an earlier attempt stay.
    """
    body = Body(response, saving.limit)
    async with aclosing(body.pieces()) as pieces:
        head, _ended = await _head(pieces, PAGE_HEAD)
        _refuse_pages(response, head)
        file = PartFile.begin(saving.destination, new_record(address, response.headers))
        await to_file(file, head, pieces, body, saving)
    return Saved.WHOLE


async def save_rest(response: httpx.Response, saving: Saving, kept: PartRecord) -> Saved:
    """Append a 206 of a download to the kept bytes. Raise `NotUnderstood` for an HTML page."""
    _refuse_pages(response, b"")
    span = continuing(kept, response.headers)
    if span is None:
        return Saved.MISFIT
    body = Body(response, saving.limit, before=span.first)
    try:
        file = PartFile.carry_on(saving.destination, kept, span.first)
        async with aclosing(body.pieces()) as pieces:
            return await to_file(file, b"", pieces, body, saving, span.total)
    except PartChanged:
        return Saved.MISFIT


def _refuse_pages(response: httpx.Response, head: bytes) -> None:
    """Raise `NotUnderstood` for an HTML page: a login page of a company's proxy is no result, whatever its status."""
    if media_type(response.headers) in {"text/html", "application/xhtml+xml"} or is_html(
        head.decode("utf-8", "replace").lstrip("\ufeff")
    ):
        raise NotUnderstood(tr_text("an HTML page came instead of the result"))


async def _head(pieces: AsyncIterator[bytes], size: int) -> tuple[bytes, bool]:
    """Return the first `size` bytes or somewhat more, and True if that is all."""
    head = bytearray()
    async for piece in pieces:
        head += piece
        if len(head) > size:
            return bytes(head), False
    return bytes(head), True


async def to_file(  # noqa: PLR0913, PLR0917 - where from, where to, and how much
    file: PartFile,
    head: bytes,
    pieces: AsyncIterator[bytes],
    body: Body,
    saving: Saving,
    total: int | None = None,
) -> Saved:
    """Write all that comes. `total` is the whole file's size if `pieces` are a part of it."""
    waiting = bytearray(head)
    try:
        if total is not None:
            await asyncio.to_thread(file.verify)
        async for piece in pieces:
            waiting += piece
            if len(waiting) >= BUFFER:
                await _write(file, waiting)
                saving.tell(body.received, body.expected if total is None else total)
        await _write(file, waiting)
        whole = total is None or file.size == total
        if whole:
            await asyncio.to_thread(file.commit, saving.mask)
    except BodyTooLarge:
        await asyncio.to_thread(file.discard)
        raise
    else:
        saving.tell(body.received, body.expected if total is None else total)
        return Saved.WHOLE if whole else Saved.PARTLY
    finally:
        await asyncio.to_thread(file.close, bytes(waiting))


async def _write(file: PartFile, waiting: bytearray) -> None:
    """Hand `waiting` over and clear it, because even a cancelled write may happen."""
    data = bytes(waiting)
    waiting.clear()
    await asyncio.to_thread(file.write, data)


# --- Fetching ---


MOST_REDIRECTS = 5
Sleep = Callable[[float], Awaitable[None]]


class Downloads:
    """Fetches files for one connection. `clock` is in seconds since the epoch, `ticks` never goes back.

    The start of a file that was cut off stays beside its destination, with a record of its version. The next attempt,
    in this process or another, asks for the rest. Only a file with a strong validator and no content coding can be
    continued. Any other file, or another version, is fetched whole.
    """

    def __init__(  # noqa: PLR0913 - the last has a default
        self,
        exchange: Exchange,
        limits: Limits,
        origin: Origin,
        *,
        auth: Callable[[], KeyAuth],
        sleep: Sleep,
        clock: Callable[[], float],
        ticks: Callable[[], float] = time.monotonic,
    ) -> None:
        self._exchange = exchange
        self._limits = limits
        self._origin = origin
        self._auth = auth
        self._sleep = sleep
        self._clock = clock
        self._ticks = ticks

    async def fetch(self, url: str, saving: Saving) -> None:
        """Fetch `url`, whole or not at all. Retry after each of `download_waits`, as long as bytes came.

        Raise `NotFound` if the address has expired or asks for a key (401, 403, 404, 410). The bytes so far are kept
        for a new one.
        """
        until = self._ticks() + self._limits.download
        for wait in (*self._limits.download_waits, None):
            before = await self._kept(saving)
            try:
                await self._followed(url, saving, until)
            except NoAnswer as error:
                failure = error
            else:
                return
            kept = await self._kept(saving)
            hopeless = kept is None or not kept.extends(before)
            if wait is None or hopeless or self._ticks() + wait >= until:
                break
            await self._sleep(wait)
        raise failure

    async def _followed(self, url: str, saving: Saving, until: float) -> None:
        address, at_home = url, True
        for _hop in range(1 + MOST_REDIRECTS):
            if not may_download(address, self._origin):
                reason = tr_text("the address of the result is neither https nor on this computer")
                raise not_understood(reason, self._origin)
            at_home = at_home and origin_of(address) == self._origin  # after a foreign hop the key is never sent
            reply = await self._hop(address, saving, until, at_home=at_home)
            if reply is None:
                return
            location = reply.headers.get("Location", "")
            if not (300 <= reply.status < 400 and location):
                raise self._no_file(reply, address)
            address = joined(address, location)
        raise not_understood(
            tr_text("the address of the result redirects more than {most} times", most=MOST_REDIRECTS), self._origin
        )

    async def _hop(self, address: str, saving: Saving, until: float, *, at_home: bool) -> Reply | None:
        """Fetch one address. Return None once the file is saved, else the answer that came instead."""
        reply = await self._whole(address, saving, until)
        if reply is None or reply.status not in {401, 403} or not at_home:
            return reply
        return await self._whole(address, saving, until, self._auth())

    async def _whole(self, address: str, saving: Saving, until: float, auth: KeyAuth | None = None) -> Reply | None:
        """Fetch one address with or without the key. Return None once the file is saved, else the answer instead.

        A server may send less than was asked for; as long as it sends something, ask for the rest at once. Drop what
        doesn't fit, so that the next request asks for the whole file.
        """
        while True:
            kept = await self._kept(saving)
            got = await self._ask(address, saving, kept, until, auth)
            if got is Saved.MISFIT:
                await asyncio.to_thread(forget_part, saving.destination)
            elif got is Saved.PARTLY:
                now = await self._kept(saving)
                if now is None or not now.extends(kept):
                    raise NoAnswer(
                        origin=str(origin_of(address)), reason=tr_text("less of the file came than was announced")
                    )
            elif got is Saved.WHOLE:
                return None
            else:
                return got

    async def _ask(
        self, address: str, saving: Saving, kept: PartRecord | None, until: float, auth: KeyAuth | None
    ) -> Reply | Saved:
        digest = address_digest(address)
        rest = kept if kept is not None and kept.address == digest else None
        # Compressed bytes could neither be counted nor continued.
        headers = {"Accept-Encoding": "identity", **(asking_on(rest) if rest else {})}
        seconds = max(0.001, until - self._ticks())
        call = Call(
            "file", "GET", address, "(result file)", seconds, auth, idle=self._limits.idle, body={"headers": headers}
        )

        async def consume(response: httpx.Response, limit: asyncio.Timeout) -> Reply | Saved | NotUnderstood:
            try:
                match response.status_code:
                    case HTTPStatus.OK:
                        return await save(response, saving, digest)
                    case HTTPStatus.PARTIAL_CONTENT if rest:
                        return await save_rest(response, saving, rest)
                    case HTTPStatus.REQUESTED_RANGE_NOT_SATISFIABLE if rest:
                        return Saved.MISFIT
                    case _:
                        return await self._exchange.whole(response, limit)
            except NotUnderstood as error:
                return error

        got = await self._exchange.run(call, consume)
        if isinstance(got, NotUnderstood):
            raise not_understood(got.reason, self._origin)
        return got

    async def _kept(self, saving: Saving) -> PartRecord | None:
        return await asyncio.to_thread(load_record, saving.destination)

    def _no_file(self, reply: Reply, address: str) -> DialproofError:
        origin = str(origin_of(address))
        if reply.status in {403, 404, 410}:
            return NotFound(
                message=tr_text(
                    "The address of the result has expired or does not exist ({status}).", status=str(reply.status)
                )
            )
        if reply.status == 401:  # this doesn't put the key in doubt, which has just got this address
            return NotFound(
                message=tr_text("The address of the result asks for another key than the service itself (401).")
            )
        if reply.fine:
            return NoAnswer(
                origin=origin, reason=tr_text("status {status} instead of a file", status=str(reply.status))
            )
        wait = retry_after(reply.headers, self._clock())
        return of_read(Answer(reply.status, reply.message, retry_after=wait), origin)
