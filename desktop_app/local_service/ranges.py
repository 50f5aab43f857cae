"""Works out which bytes of a file a request asks for (RFC 9110, section 14), at most one range."""

from __future__ import annotations

import re
from dataclasses import dataclass

_RANGE = re.compile(r"bytes=(\d{0,18})-(\d{0,18})", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Span:
    """Bytes `first` to `last`, both included. `partial` tells 206 from 200."""

    first: int
    last: int
    partial: bool

    @property
    def length(self) -> int:
        """The number of bytes."""
        return self.last - self.first + 1


class RangeNotSatisfiable(Exception):
    """The range begins past the file's end (416)."""


def span_of(size: int, etag: str, range_header: str | None, if_range: str | None) -> Span:
    """Return the span to send of a file of `size` bytes.

    That is the whole file if no range was asked for, if the range isn't understood or names several (a server may
    ignore both), or if `If-Range` names another version. Raise `RangeNotSatisfiable`.
    """
    whole = Span(0, size - 1, False)
    if range_header is None or (if_range is not None and if_range.strip() != etag):
        return whole
    match = _RANGE.fullmatch(range_header.strip())
    if match is None or match.groups() == ("", ""):
        return whole
    first, last = match.groups()
    if not first:
        return _suffix(size, int(last))
    if last and int(last) < int(first):
        return whole
    if int(first) >= size:
        raise RangeNotSatisfiable
    return Span(int(first), min(int(last), size - 1) if last else size - 1, True)


def _suffix(size: int, length: int) -> Span:
    if length == 0 or size == 0:
        raise RangeNotSatisfiable
    return Span(max(0, size - length), size - 1, True)
