"""One stream out of a Compound File Binary, the container of old workbooks ([MS-CFB])."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from pathlib import Path

from desktop_app.core.said import said

_HEADER = struct.Struct("<30xHH10xII4xI8xII")
_IN_HEADER = 109
_ENTRY = 128
# Sector numbers from here on mean "no more", "free" and the like ([MS-CFB] 2.1).
_NONE_FROM = 0xFFFFFFFA
_LARGEST_SHIFT = 16


def stream(path: Path, name: str) -> bytes:
    """The content of the stream in the root; b"" where there is none of that name, or one so small that it is
    kept among others. Raises ValueError, struct.error and OSError where the container is damaged.
    """
    content = path.read_bytes()
    shift, _, fats, directory, smallest, difat, _ = _HEADER.unpack_from(content)
    if not 9 <= shift <= _LARGEST_SHIFT:
        raise ValueError(said("sectors of 2^{shift} bytes", shift=shift))
    sectors = _Sectors(content, shift)
    sectors.table = _allocation(sectors, difat)[: fats << shift >> 2]
    for start, size in _entries(sectors.chain(directory), name):
        if size >= smallest:
            return sectors.chain(start)[:size]
    return b""


class _Sectors:
    """The file as sectors; `table` says which follows which."""

    def __init__(self, content: bytes, shift: int) -> None:
        self.content = content
        self.shift = shift
        self.table: Sequence[int] = ()

    def sector(self, number: int) -> bytes:
        start = (number + 1) << self.shift
        return self.content[start : start + (1 << self.shift)]

    def numbers(self, number: int) -> tuple[int, ...]:
        """A sector as sector numbers."""
        content = self.sector(number)
        return struct.unpack(f"<{len(content) // 4}I", content[: len(content) // 4 * 4])

    def chain(self, first: int) -> bytes:
        parts: list[bytes] = []
        while first < _NONE_FROM:
            if len(parts) > len(self.table) or first >= len(self.table):
                raise ValueError(said("a chain of sectors that doesn't end"))
            parts.append(self.sector(first))
            first = self.table[first]
        return b"".join(parts)


def _allocation(sectors: _Sectors, more: int) -> list[int]:
    """The table of which sector follows which, from where the header and further sectors list its own sectors."""
    places = list(struct.unpack_from(f"<{_IN_HEADER}I", sectors.content, 76))
    most = len(sectors.content) >> sectors.shift
    while more < _NONE_FROM and len(places) <= most + _IN_HEADER:
        *listed, more = sectors.numbers(more) or (_NONE_FROM,)
        places += listed
    return [number for place in places if place < _NONE_FROM for number in sectors.numbers(place)]


def _entries(directory: bytes, name: str) -> Iterator[tuple[int, int]]:
    wanted = name.encode("utf-16-le") + b"\0\0"
    for at in range(0, len(directory), _ENTRY):
        (length,) = struct.unpack_from("<H", directory, at + 64)
        if directory[at : at + length] == wanted:
            yield struct.unpack_from("<II", directory, at + 116)
