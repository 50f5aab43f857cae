"""Result files on their way to the disk: streamed, bounded, whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing
from dataclasses import dataclass
from pathlib import Path

import httpx

from desktop_app.api.bodies import Body
from desktop_app.api.headers import media_type
from desktop_app.api.part_file import BUFFER, PartFile
from desktop_app.core.decoding import NotUnderstood, location_in_text
from desktop_app.core.decoding.messages import is_html
from desktop_app.core.readings import ResultLocation
from desktop_app.services.ports import ByteProgress

# A location is shorter than this; a longer body is the file itself.
HEAD = 8192


@dataclass(frozen=True, slots=True)
class Saving:
    """Where a file goes, how large it may be in bytes, and who wants to know how far it is."""

    destination: Path
    limit: int
    progress: ByteProgress | None = None


async def location_or_file(response: httpx.Response, base_url: str, saving: Saving) -> ResultLocation:
    """A 2xx of the result endpoint that isn't declared as JSON: an address all the same, or the file itself.

    Raises `NotUnderstood` for an HTML page, for no body at all, and where saving finds nothing to save.
    """
    body = Body(response, saving.limit)
    async with aclosing(body.pieces()) as pieces:
        head, ended = await _head(pieces)
        if ended and (found := location_in_text(head, base_url)) is not None:
            return found
        _refuse_pages(response, head)
        if ended and not head and not media_type(response.headers).startswith("text/"):
            raise NotUnderstood("it is empty")
        await _to_file(head, pieces, body, saving)
    return ResultLocation("", saved=True, raw={"content_type": media_type(response.headers), "bytes": body.received})


async def save(response: httpx.Response, saving: Saving) -> None:
    """A 200 of a download, to its destination. Raises `NotUnderstood` for an HTML page."""
    body = Body(response, saving.limit)
    async with aclosing(body.pieces()) as pieces:
        head, _ended = await _head(pieces)
        _refuse_pages(response, head)
        await _to_file(head, pieces, body, saving)


def _refuse_pages(response: httpx.Response, head: bytes) -> None:
    """A login page of a company's proxy is no result, whatever its status says."""
    if media_type(response.headers) in {"text/html", "application/xhtml+xml"} or is_html(
        head.decode("utf-8", "replace").lstrip("\ufeff")
    ):
        raise NotUnderstood("an HTML page came instead of the result")


async def _head(pieces: AsyncIterator[bytes]) -> tuple[bytes, bool]:
    """The first bytes, 8 KiB or somewhat more, and whether that is all."""
    head = bytearray()
    async for piece in pieces:
        head += piece
        if len(head) > HEAD:
            return bytes(head), False
    return bytes(head), True


async def _to_file(head: bytes, pieces: AsyncIterator[bytes], body: Body, saving: Saving) -> None:
    file = PartFile(saving.destination)
    try:
        waiting = bytearray(head)
        async for piece in pieces:
            waiting += piece
            if len(waiting) >= BUFFER:
                await asyncio.to_thread(file.write, bytes(waiting))
                waiting.clear()
                _tell(body, saving.progress)
        await asyncio.to_thread(file.write, bytes(waiting))
        await asyncio.to_thread(file.commit)
        _tell(body, saving.progress)
    finally:
        file.discard()


def _tell(body: Body, progress: ByteProgress | None) -> None:
    if progress is not None:
        progress(body.received, body.expected)
