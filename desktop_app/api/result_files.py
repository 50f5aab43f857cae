"""Saves result files to disk: streamed, bounded, whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing
from dataclasses import dataclass, field
from enum import Enum, auto
from pathlib import Path

import httpx

from desktop_app.api.bodies import Body, BodyTooLarge
from desktop_app.api.headers import media_type
from desktop_app.api.part_file import BUFFER, PartChanged, PartFile
from desktop_app.api.part_record import PartRecord
from desktop_app.api.ranges import continuing, new_record
from desktop_app.core.decoding import NotUnderstood, location_in_text, parse
from desktop_app.core.decoding.messages import is_html
from desktop_app.core.detection.json_rows import rows_in
from desktop_app.core.dialect.model import DEFAULT, Dialect
from desktop_app.core.service.readings import ResultLocation
from desktop_app.core.text.key_forms import NO_KEY, KeyMask
from desktop_app.core.text.said import said
from desktop_app.services.ports import ByteProgress

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
    response: httpx.Response, base_url: str, saving: Saving, dialect: Dialect = DEFAULT
) -> ResultLocation:
    """Read a 2xx of the result endpoint that isn't declared as JSON: an address nevertheless, or the file to save.

    Raise `NotUnderstood` for an HTML page, an empty body, and JSON without an address or rows.
    """
    body = Body(response, saving.limit)
    async with aclosing(body.pieces()) as pieces:
        head, ended = await _head(pieces, HEAD)
        if ended and (found := _located(head, base_url, dialect)) is not None:
            return found
        _refuse_pages(response, head)
        if ended and not head and not media_type(response.headers).startswith("text/"):
            raise NotUnderstood(said("it is empty"))
        await to_file(PartFile.begin(saving.destination), head, pieces, body, saving)
    return ResultLocation("", saved=True, raw={"content_type": media_type(response.headers), "bytes": body.received})


def _located(head: bytes, base_url: str, dialect: Dialect) -> ResultLocation | None:
    """Return the address in a short body; None if the body is the file, which JSON with rows also is."""
    try:
        return location_in_text(head, base_url, dialect)
    except NotUnderstood:
        if not rows_in(parse(head)):
            raise
        return None


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
        raise NotUnderstood(said("an HTML page came instead of the result"))


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
