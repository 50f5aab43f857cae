"""Reads Compound File Binary, the container of old .xls files and encrypted workbooks ([MS-CFB]), through olefile."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum, auto
from pathlib import Path

from olefile import OleFileIO

from desktop_app.core.errors import FormatUnknown, NotAList
from desktop_app.core.text.translatable import tr_text

# BIFF8 calls its stream Workbook, older versions call it Book.
_WORKBOOK, _OLD_WORKBOOK = "Workbook", "Book"
# The encryption of an XLSX ([MS-OFFCRYPTO] 2.3.4.10): some hundred bytes, more with certificates.
_INFO, _LONGEST_INFO = "EncryptionInfo", 1 << 16
# The stream that identifies another program's file ([MS-DOC] 2.1, [MS-PPT] 2.1, [MS-OXMSG] 2.2).
_DOCUMENTS = {
    "WordDocument": tr_text("a Word document"), "PowerPoint Document": tr_text("a PowerPoint presentation"),
    "__properties_version1.0": tr_text("an Outlook message"),
}  # fmt: skip
_ENTRY = 128  # bytes of a directory entry
_RECORD = struct.Struct("<HH")
_BOF, _EOF, _FILE_PASS = 0x0809, 0x000A, 0x002F


class OldKind(StrEnum):
    """The contents of an OLE file that can be read as a list, perhaps with a password."""

    XLS = auto()
    PROTECTED_XLS = auto()
    PROTECTED_XLSX = auto()


def old_kind(path: Path) -> OldKind:
    """Return what the file holds, by the names of its streams.

    Raises NotAList or FormatUnknown for anything but a workbook, and OSError if the container is damaged.
    """
    with _opened(path) as container:
        if container.exists(_INFO) and container.exists("EncryptedPackage"):
            return OldKind.PROTECTED_XLSX
        if container.exists(_WORKBOOK):
            return OldKind.PROTECTED_XLS if _has_password(_stream(container, _WORKBOOK)) else OldKind.XLS
        if container.exists(_OLD_WORKBOOK):
            return OldKind.XLS
        kind = next((kind for stream, kind in _DOCUMENTS.items() if container.exists(stream)), None)
    raise FormatUnknown(name=path.name) if kind is None else NotAList(name=path.name, kind=kind)


def workbook_stream(path: Path) -> bytes:
    """Return the BIFF8 workbook, b"" if there is none; raise OSError if the container is damaged."""
    with _opened(path) as container:
        return _stream(container, _WORKBOOK) if container.exists(_WORKBOOK) else b""


def plain_encryption_info(path: Path) -> bool:
    """Return True if the description of a workbook's encryption is short, and XML without entities to expand.

    True if there is no such stream, as in XLS. Raises OSError if the container is damaged.
    """
    with _opened(path) as container:
        if not container.exists(_INFO):
            return True
        info = _stream(container, _INFO)
    return len(info) <= _LONGEST_INFO and b"<!" not in info.replace(b"\0", b"")


def usually_named(path: Path) -> bytes | None:
    """Return the file with its stream renamed to `Workbook`, which calamine looks for; None if that is its name.

    Stream names are compared without case ([MS-CFB] 2.6.4), and some programs write WORKBOOK.
    """
    with _opened(path) as container:
        usual = _WORKBOOK if container.exists(_WORKBOOK) else _OLD_WORKBOOK
        entry = next((each for each in container.root.kids if each.name.lower() == usual.lower()), None)
        if entry is None or entry.name == usual:
            return None
        each_sector = container.sector_size // _ENTRY
        sector = container.first_dir_sector
        for _ in range(entry.sid // each_sector):
            sector = int(container.fat[sector])
        at = (sector + 1) * container.sector_size + entry.sid % each_sector * _ENTRY
    content = bytearray(path.read_bytes())
    name = usual.encode("utf-16-le")
    content[at : at + len(name)] = name
    return bytes(content)


@contextmanager
def _opened(path: Path) -> Iterator[OleFileIO]:
    with path.open("rb") as file:
        container = OleFileIO(file)
        try:
            yield container
        finally:
            container.close()


def _stream(container: OleFileIO, name: str) -> bytes:
    with container.openstream(name) as stream:
        content: bytes = stream.read()
    return content


def _has_password(book: bytes) -> bool:
    """Return True if a FilePass record precedes the workbook's sheets ([MS-XLS] 2.4.117)."""
    at = 0
    while at + _RECORD.size <= len(book):
        kind, length = _RECORD.unpack_from(book, at)
        if kind == _FILE_PASS:
            return True
        if kind == _EOF or (at == 0 and kind != _BOF):
            return False
        at += _RECORD.size + length
    return False
