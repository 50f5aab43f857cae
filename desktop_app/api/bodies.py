"""Reads what comes with a response: its headers about limits and encodings, and its body, up to a size limit.

httpx decompresses a whole chunk at once, which a hostile server can expand a thousandfold, and drops everything after
the first gzip member. So this module takes the raw bytes and decompresses them itself, in bounded steps.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import AsyncGenerator, Iterator, Mapping
from contextlib import aclosing
from datetime import UTC
from email.utils import parsedate_to_datetime

import httpx

from desktop_app.core.text.translatable import tr_text

# A person decides about longer waits, not a header.
LONGEST_WAIT = 3600.0
_SECONDS = re.compile(r"[0-9]{1,9}(?:\.[0-9]{1,9})?")
_COUNT = re.compile(r"\s*(-?[0-9]{1,12})(?![0-9])")


def retry_after(headers: Mapping[str, str], now: float) -> float | None:
    """Return the seconds to wait by `Retry-After` (RFC 9110, 10.2.3: seconds or a date), 0..3600; None if not given.

    `now` is in seconds since the epoch.
    """
    text = headers.get("Retry-After", "").strip()
    if _SECONDS.fullmatch(text):
        seconds = float(text)
    else:
        due = http_date(text)
        if due is None:
            return None
        seconds = due - now
    return min(LONGEST_WAIT, max(0.0, seconds))


def http_date(text: str) -> float | None:
    """Return a date (RFC 9110, 5.6.7) in seconds since the epoch; None if it is no date."""
    try:
        when = parsedate_to_datetime(text)
        return (when if when.tzinfo else when.replace(tzinfo=UTC)).timestamp()
    except (ValueError, TypeError, IndexError, OverflowError):
        return None


def remaining(headers: Mapping[str, str]) -> int | None:
    """Return the requests left by `X-RateLimit-Remaining` (API document, Limits); None if it has no number."""
    found = _COUNT.match(headers.get("X-RateLimit-Remaining", ""))
    return max(0, int(found[1])) if found else None


def content_length(headers: Mapping[str, str]) -> int | None:
    """Return the body's bytes as they travel, if the server says how many; else None."""
    text = headers.get("Content-Length", "").strip()
    known = re.fullmatch(r"[0-9]{1,18}", text) and "Transfer-Encoding" not in headers
    return int(text) if known else None


def media_type(headers: Mapping[str, str]) -> str:
    """Return `Content-Type` without its parameters, in lower case; "" if there is none."""
    return headers.get("Content-Type", "").partition(";")[0].strip().lower()


# Sent with every request, so that only these codings come back.
ACCEPTED = "gzip, deflate"
_STEP = 256 * 1024
_GZIP = b"\x1f\x8b"


class BodyTooLarge(Exception):
    """Raised when more came than this kind of answer may have. `limit` is in bytes."""

    def __init__(self, limit: int) -> None:
        super().__init__(f"more than {limit} bytes")
        self.limit = limit


class BodyBroken(Exception):
    """Raised when a body is cut off, or not compressed as it says. The text says which."""


class Decompressor:
    """Decompresses one content coding (RFC 9110, 8.4.1), fed chunk by chunk; yields at most 256 KiB at a time."""

    def __init__(self, coding: str) -> None:
        self._coding = coding.strip().lower()
        if self._coding not in {"", "identity", "gzip", "x-gzip", "deflate"}:
            raise BodyBroken(tr_text("it is compressed in an unknown way"))
        self._plain = self._coding in {"", "identity"}
        self._gzip = "gzip" in self._coding
        # None before the first member and between two, where the next two bytes choose the engine.
        self._engine: zlib._Decompress | None = None
        self._waiting = b""
        self._members = 0

    def feed(self, chunk: bytes) -> Iterator[bytes]:
        """Yield the decompressed content of `chunk` in bounded steps. Raise `BodyBroken`."""
        if self._plain:
            yield chunk
            return
        while True:
            if self._engine is None:
                chunk = self._begin(self._waiting + chunk)
            if self._engine is None:
                return
            piece = self._decompressed(self._engine, chunk)
            if piece:
                yield piece
            if self._engine.eof:
                chunk, self._engine = self._engine.unused_data, None
                continue
            chunk = self._engine.unconsumed_tail
            if len(piece) < _STEP:
                return  # all input is used up, and no output is held back

    def finish(self) -> None:
        """Raise `BodyBroken` if the compressed data ends too early."""
        if self._engine is not None or self._waiting:
            raise BodyBroken(tr_text("it was cut off"))

    def _begin(self, data: bytes) -> bytes:
        """Choose the engine by the first two bytes of `data`, and return its input. Zeros after the end are padding."""
        if self._members:
            data = data.lstrip(b"\0")
        self._waiting = data if len(data) < 2 else b""
        if len(data) < 2:
            return b""
        if (self._members and not self._gzip) or (self._gzip and not data.startswith(_GZIP)):
            raise BodyBroken(tr_text("it is not compressed as it says"))
        # RFC 1950, 2.2; some servers send "deflate" without that header.
        zlib_header = data[0] & 15 == 8 and int.from_bytes(data[:2], "big") % 31 == 0
        self._engine = zlib.decompressobj(31 if self._gzip else 15 if zlib_header else -15)
        self._members += 1
        return data

    @staticmethod
    def _decompressed(engine: zlib._Decompress, chunk: bytes) -> bytes:
        try:
            return engine.decompress(chunk, _STEP)
        except zlib.error:
            raise BodyBroken(tr_text("it is not compressed as it says")) from None


class Body:
    """A response's body: `pieces()` streams it, `received` counts its bytes as they travel, of `expected`.

    If it is a part of a file, the `before` bytes that precede it there count as received.
    """

    def __init__(self, response: httpx.Response, limit: int, before: int = 0) -> None:
        length = content_length(response.headers)
        self.received = before
        self.expected = None if length is None else before + length
        self._before = before
        self._response = response
        self._limit = limit

    async def pieces(self) -> AsyncGenerator[bytes, None]:
        """Yield the body, decompressed. Raise `BodyTooLarge`, `BodyBroken` or an httpx transport error."""
        given = self._before
        async with aclosing(self._decompressed()) as pieces:
            async for piece in pieces:
                given += len(piece)
                if given > self._limit:
                    raise BodyTooLarge(self._limit)
                yield piece

    async def _decompressed(self) -> AsyncGenerator[bytes, None]:
        if self._response.is_stream_consumed:  # a transport that holds the whole body has decompressed it, too
            self.received = self.expected = self._before + len(self._response.content)
            yield self._response.content
            return
        decompressor = Decompressor(self._response.headers.get("Content-Encoding", ""))
        async for chunk in self._response.aiter_raw():
            self.received += len(chunk)
            for piece in decompressor.feed(chunk):
                yield piece
        decompressor.finish()
        if self.expected is not None and self.received != self.expected:
            raise BodyBroken(tr_text("it was cut off"))

    async def whole(self) -> bytes:
        """Return the whole body. Raise as `pieces` does."""
        async with aclosing(self.pieces()) as pieces:
            return b"".join([piece async for piece in pieces])
