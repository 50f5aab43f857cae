"""Deflates a part of an archive in pieces, each by itself, so that several processes can make them.

A piece may be a block of a table's rows.
"""

from __future__ import annotations

import zipfile
from dataclasses import dataclass
from typing import IO

from isal import isal_zlib

# ISA-L's level 1 takes a quarter of the time of zlib's, which is its quickest, for a file that is no larger.
_LEVEL = 1


@dataclass(frozen=True, slots=True)
class Deflated:
    """A piece of a part: deflated `data` that ends with a whole byte and refers to nothing before it.

    `size` and `crc` (CRC-32) are those of what was deflated.
    """

    data: bytes
    size: int
    crc: int


def deflated(content: bytes) -> Deflated:
    """Deflate a piece. Other threads run meanwhile."""
    packer = isal_zlib.compressobj(_LEVEL, isal_zlib.DEFLATED, -isal_zlib.MAX_WBITS)
    data = packer.compress(content) + packer.flush(isal_zlib.Z_SYNC_FLUSH)
    return Deflated(data, len(content), isal_zlib.crc32(content))


@dataclass(frozen=True, slots=True)
class TableBlock:
    """Rows of a table in the bytes of its file. `columns` is the width of the widest; `cut_cells` were too long."""

    content: Deflated | bytes
    rows: int
    columns: int
    cut_cells: int = 0


# An empty block that is marked as the last one.
_END = isal_zlib.compressobj(_LEVEL, isal_zlib.DEFLATED, -isal_zlib.MAX_WBITS).flush()


class DeflatedPart:
    """A part of `archive` that is being written to `file`, made of pieces; one at a time."""

    def __init__(self, archive: zipfile.ZipFile, file: IO[bytes], name: str) -> None:
        self._file = file
        self._info = zipfile.ZipInfo(name)
        # The archive takes the deflated bytes as they are; `close` then says what they mean.
        self._part = archive.open(self._info, "w", force_zip64=True)
        self._size = self._crc = 0

    def add(self, piece: Deflated) -> None:
        """Append a piece."""
        self._part.write(piece.data)
        self._crc = isal_zlib.crc32_combine(self._crc, piece.crc, piece.size)
        self._size += piece.size

    def close(self) -> None:
        """End the part."""
        self._part.write(_END)
        self._part.close()
        info, end = self._info, self._file.tell()
        info.compress_type, info.file_size, info.CRC = zipfile.ZIP_DEFLATED, self._size, self._crc
        self._file.seek(info.header_offset)
        self._file.write(info.FileHeader(zip64=True))
        self._file.seek(end)

    def abandon(self) -> None:
        """Close what is unfinished, so that the archive can be closed."""
        self._part.close()
