"""Identifies a file by its first bytes, never by its name."""

from __future__ import annotations

import re
from enum import StrEnum, auto
from pathlib import Path

from desktop_app.core.errors import ArchiveNotRead, FileEmpty, FormatUnknown, NotAList
from desktop_app.core.text.translatable import tr_text


class Container(StrEnum):
    """The outermost format of a file."""

    ZIP = auto()
    OLE = auto()
    TEXT = auto()
    HTML = auto()
    XML_SPREADSHEET = auto()


_ZIP = (b"PK\x03\x04", b"PK\x05\x06", b"PK\x07\x08")
# Compound File Binary: old .xls, and the wrapper around encrypted workbooks ([MS-CFB], 2.2).
_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_PICTURE, _SOUND, _PROGRAM = tr_text("a picture"), tr_text("a sound or film"), tr_text("a program")
# Files that people send by mistake and that would otherwise be read as strange text: place and signature. Signatures of
# letters and digits alone count only before binary content, because a column may be called ID3.
_OTHER_KINDS = {
    (0, b"%PDF-"): tr_text("a PDF document"), (0, b"{\\rtf"): tr_text("a text document (RTF)"),
    (0, b"%!PS"): tr_text("a PostScript document"),
    (0, b"\x89PNG"): _PICTURE, (0, b"\xff\xd8\xff"): _PICTURE, (0, b"GIF8"): _PICTURE, (0, b"BM"): _PICTURE,
    (0, b"II*\x00"): _PICTURE, (0, b"MM\x00*"): _PICTURE, (4, b"ftypheic"): _PICTURE,
    (0, b"RIFF"): _SOUND, (0, b"ID3"): _SOUND, (0, b"OggS"): _SOUND, (0, b"fLaC"): _SOUND, (4, b"ftyp"): _SOUND,
    (0, b"\x1aE\xdf\xa3"): _SOUND,
    (0, b"MZ\x90"): _PROGRAM, (0, b"\x7fELF"): _PROGRAM,
    (0, b"SQLite format 3\x00"): tr_text("an SQLite database"),
    (4, b"Standard Jet DB"): tr_text("an Access database"),
    (4, b"Standard ACE DB"): tr_text("an Access database"), (0, b"!BDN"): tr_text("an Outlook mailbox"),
    (0, b"PAR1"): tr_text("a Parquet table"), (0, b"-----BEGIN "): tr_text("a key or certificate"),
}  # fmt: skip
_OTHER_ARCHIVES = {
    (0, b"\x1f\x8b"): tr_text("a gzip archive"), (0, b"BZh"): tr_text("a bzip2 archive"),
    (0, b"\xfd7zXZ"): tr_text("an XZ archive"),
    (0, b"7z\xbc\xaf\x27\x1c"): tr_text("a 7z archive"), (0, b"Rar!\x1a\x07"): tr_text("a RAR archive"),
    (0, b"(\xb5/\xfd"): tr_text("a Zstandard archive"), (0, b"MSCF"): tr_text("a CAB archive"),
    (257, b"ustar"): tr_text("a TAR archive"),
}  # fmt: skip
_BINARY = re.compile(rb"[\x00-\x08]")
# Pages and XML that call themselves .xls: Excel itself asks before it opens them.
_MARKUP = (
    b"<!doctype", b"<!--", b"<html", b"<?xml", b"<table", b"<head", b"<meta", b"<body", b"<svg", b"<script",
    b"<style", b"<div", b"<tr", b"<thead", b"<br", b"<b>", b"<p>", b"<center", b"<font", b"<form", b"<workbook",
)  # fmt: skip
_XML_SPREADSHEET = b"urn:schemas-microsoft-com:office:spreadsheet"
_PAGE = (b"<html", b"<table", b"<!doctype html", b"<body")
_HEAD = 1 << 16


def container_of(path: Path) -> Container:
    """Return the outermost format: zip, OLE, markup with tables, or possible text.

    Raises FileEmpty, NotAList or ArchiveNotRead for files known to be something else, and FormatUnknown.
    """
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
    _refuse_other_kinds(path.name, head)
    if not start.startswith(_MARKUP):
        return Container.TEXT
    if _XML_SPREADSHEET in start and b"workbook" in start and b"<html" not in start:
        return Container.XML_SPREADSHEET
    if any(sign in start for sign in _PAGE):
        return Container.HTML
    raise FormatUnknown(name=path.name)


def _refuse_other_kinds(name: str, head: bytes) -> None:
    binary = _BINARY.search(head, 0, 512) is not None
    for (place, signature), kind in _OTHER_KINDS.items():
        if head.startswith(signature, place) and (binary or not signature.isalnum()):
            raise NotAList(name=name, kind=kind)
    for (place, signature), kind in _OTHER_ARCHIVES.items():
        if head.startswith(signature, place) and (binary or not signature.isalnum()):
            raise ArchiveNotRead(name=name, kind=kind)
