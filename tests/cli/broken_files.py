"""Files that can't be read, made by hand."""

from __future__ import annotations

import struct
from pathlib import Path

SECTOR = 512
FREE, END, FAT = 0xFFFFFFFF, 0xFFFFFFFE, 0xFFFFFFFD


def encrypted_workbook(path: Path) -> Path:
    """What a spreadsheet program saves behind a password: an OLE file (MS-CFB) with the streams of MS-OFFCRYPTO."""
    stream = b"\x04\x00\x04\x00" + bytes(4092)
    sectors = len(stream) // SECTOR
    info, package = 2, 2 + sectors
    chain = [FAT, END]
    for first in (info, package):
        chain += [*range(first + 1, first + sectors), END]
    table = struct.pack("<128I", *chain, *[FREE] * (128 - len(chain)))
    folder = _entry("Root Entry", 5, child=1) + _entry("EncryptedPackage", 2, package, len(stream), left=2)
    folder += _entry("EncryptionInfo", 2, info, len(stream)) + _entry("", 0)
    path.write_bytes(_header() + table + folder + stream + stream)
    return path


def _header() -> bytes:
    head = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(16)
    head += struct.pack("<HHHHH", 0x3E, 3, 0xFFFE, 9, 6) + bytes(6)
    head += struct.pack("<9I", 0, 1, 1, 0, 4096, END, 0, END, 0)
    return head + struct.pack("<109I", 0, *[FREE] * 108)


def _entry(name: str, kind: int, first: int = 0, size: int = 0, *, left: int = FREE, child: int = FREE) -> bytes:
    text = name.encode("utf-16-le")
    length = len(text) + 2 if name else 0
    head = text.ljust(64, b"\0") + struct.pack("<HBB", length, kind, 1) + struct.pack("<3I", left, FREE, child)
    return head + bytes(36) + struct.pack("<IQ", first, size)
