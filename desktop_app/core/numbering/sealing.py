"""Seals what is compiled from libphonenumber's metadata, so that a file that isn't whole, or isn't ours, is noticed."""

from __future__ import annotations

import zlib

_CHECK = 4


class NumberingDamaged(ValueError):
    """Raised for bytes that weren't made by this program from this version of the metadata, or aren't whole."""


def sealed(magic: bytes, data: bytes) -> bytes:
    """Return `data` with a beginning that says what it is, and a checksum."""
    return magic + zlib.crc32(data).to_bytes(_CHECK, "little") + data


def unsealed(magic: bytes, data: bytes) -> bytes:
    """Return what was sealed. Raise NumberingDamaged unless all of it is there."""
    start = len(magic) + _CHECK
    inside = data[start:]
    if data[: len(magic)] != magic or data[len(magic) : start] != zlib.crc32(inside).to_bytes(_CHECK, "little"):
        raise NumberingDamaged("not what was written")
    return inside


def unpacked(packed: bytes, most: int) -> bytes:
    """Return what zlib packed, at most so many bytes. Raise NumberingDamaged for more, or for anything else."""
    unpacking = zlib.decompressobj()
    try:
        plain = unpacking.decompress(packed, most)
    except zlib.error as error:
        raise NumberingDamaged(str(error)) from error
    if not unpacking.eof or unpacking.unused_data:
        raise NumberingDamaged("too long, or too short")
    return plain
