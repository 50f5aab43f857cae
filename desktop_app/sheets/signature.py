"""What a file is, by its first bytes and never by its name."""

from __future__ import annotations

from enum import StrEnum, auto
from pathlib import Path

from desktop_app.core.errors import FileEmpty, FileEncrypted, FormatUnknown


class Container(StrEnum):
    """The outermost shape of a file."""

    ZIP = auto()
    OLE = auto()
    TEXT = auto()
    HTML = auto()
    XML_SPREADSHEET = auto()


_ZIP = (b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08")
# Compound File Binary: old .xls, and the wrapper around encrypted workbooks ([MS-CFB], 2.2).
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
# Signatures of what people send by mistake; each would otherwise be read as strange text.
_NEVER_A_LIST = (
    b"%PDF-", b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"BM\x00", b"II*\x00", b"MM\x00*", b"RIFF", b"{\\rtf",
    b"\x1f\x8b", b"BZh", b"\xfd7zXZ", b"7z\xbc\xaf\x27\x1c", b"Rar!", b"(\xb5/\xfd", b"MZ\x90", b"\x7fELF",
    b"SQLite format 3\x00", b"ID3", b"OggS", b"PAR1", b"-----BEGIN ",
)  # fmt: skip
# Pages and XML that call themselves .xls: Excel itself asks before it opens them.
_MARKUP = (
    b"<!doctype", b"<!--", b"<html", b"<?xml", b"<table", b"<head", b"<meta", b"<body", b"<svg", b"<script",
    b"<style", b"<div", b"<tr", b"<thead", b"<br", b"<b>", b"<p>", b"<center", b"<font", b"<form", b"<workbook",
)  # fmt: skip
_XML_SPREADSHEET = b"urn:schemas-microsoft-com:office:spreadsheet"
_PAGE = (b"<html", b"<table", b"<!doctype html", b"<body")
_HEAD = 1 << 16
_CHUNK = 1 << 20


def container_of(path: Path) -> Container:
    """The outermost shape: zip, OLE, markup with tables, or what may be text. Raises FileEmpty and FormatUnknown."""
    with path.open("rb") as file:
        head = file.read(_HEAD)
    if not head:
        raise FileEmpty(name=path.name)
    if head.startswith(_ZIP):
        return Container.ZIP
    if head.startswith(_OLE):
        return Container.OLE
    start = head.removeprefix(b"\xef\xbb\xbf").replace(b"\0", b"").removeprefix(b"\xff\xfe").removeprefix(b"\xfe\xff")
    start = start.lstrip().lower()
    if head.startswith(_NEVER_A_LIST):
        raise FormatUnknown(name=path.name)
    if not start.startswith(_MARKUP):
        return Container.TEXT
    if _XML_SPREADSHEET in start and b"workbook" in start and b"<html" not in start:
        return Container.XML_SPREADSHEET
    if any(sign in start for sign in _PAGE):
        return Container.HTML
    raise FormatUnknown(name=path.name)


def guard_ole(path: Path) -> None:
    """Pass an old .xls; raise FileEncrypted for an encrypted workbook, FormatUnknown for anything else in OLE.

    The names of the streams stand in the directory in UTF-16.
    """
    found = _which_of(path, ("EncryptedPackage", "Workbook", "Book"))
    if "EncryptedPackage" in found:
        raise FileEncrypted(name=path.name)
    if not found:
        raise FormatUnknown(name=path.name)


def _which_of(path: Path, names: tuple[str, ...]) -> set[str]:
    wanted = {name: name.encode("utf-16-le") for name in names}
    found: set[str] = set()
    tail = b""
    with path.open("rb") as file:
        while chunk := file.read(_CHUNK):
            window = tail + chunk
            found |= {name for name, needle in wanted.items() if needle in window}
            tail = window[-64:]
    return found
