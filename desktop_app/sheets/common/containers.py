"""Identifies a file by its first bytes, never by its name, and judges a zip archive by its directory.

Nothing in the archive is unpacked before that.
"""

from __future__ import annotations

import re
import zipfile
from decimal import Decimal
from enum import StrEnum, auto
from pathlib import Path, PurePosixPath

from desktop_app.core.errors import (
    ArchiveEncrypted,
    ArchiveNested,
    ArchiveNotRead,
    ArchiveWithoutList,
    FileBroken,
    FileEmpty,
    FileEncrypted,
    FileTooLarge,
    FormatUnknown,
    InputError,
    NotAList,
)
from desktop_app.core.text.translatable import listed, tr_text
from desktop_app.sheets.common.heartbeat import beat


class ArchiveKind(StrEnum):
    """The workbooks that are zip archives, and archives of other files, perhaps of lists."""

    XLSX = "xlsx"
    STRICT_XLSX = "strict xlsx"
    XLSB = "xlsb"
    ODS = "ods"
    PARCEL = "zip"


# Excel's largest sheet, 1,048,576 rows of 20 full columns, unpacks to about 2 GB.
LARGEST_UNPACKED = 4 << 30
LARGEST_RATIO = 200
# Below this size a high ratio is harmless: blank formatted rows pack very well.
RATIO_COUNTS_FROM = 64 << 20
MOST_ENTRIES = 10_000
# Limit for parts that are read whole while judging.
_LARGEST_LISTING = 4 << 20

_ENCRYPTED_FLAG = 0x1
_CONTENT_TYPES = "[Content_Types].xml"
_MARKS = {_CONTENT_TYPES, "mimetype"}
# Stored, deflated, bzip2 and LZMA: the methods that zipfile unpacks.
_METHODS = {0, 8, 12, 14}
_ARCHIVES = {".zip", ".7z", ".rar", ".gz", ".tgz", ".tar", ".bz2", ".xz", ".zst", ".cab"}
_WORKBOOKS = {".xlsx", ".xlsm", ".xltx", ".xltm", ".xlsb", ".ods", ".ots"}
_MOST_NAMED, _LONGEST_NAME = 3, 60
# The end of the directory with the longest comment (APPNOTE 4.3.16).
_LARGEST_END = 22 + 0xFFFF
_OFFICE_TYPES = {
    b"wordprocessingml": tr_text("a Word document"),
    b"presentationml": tr_text("a PowerPoint presentation"),
    b"ms-visio": tr_text("a Visio drawing"),
}
_DOCUMENT_TYPES = {
    b"application/vnd.oasis.opendocument.text": tr_text("an OpenDocument text"),
    b"application/vnd.oasis.opendocument.presentation": tr_text("an OpenDocument presentation"),
    b"application/vnd.oasis.opendocument.graphics": tr_text("an OpenDocument drawing"),
    b"application/vnd.oasis.opendocument": tr_text("an OpenDocument file of another kind"),
    b"application/epub": tr_text("an electronic book"),
}
_ODS_TYPES = (b"application/vnd.oasis.opendocument.spreadsheet",)
_XLSX_TYPE = re.compile(rb"(spreadsheetml\.(sheet|template)|ms-excel\.(sheet|template)\.macroenabled)\.main\+xml", re.I)
_XLSB_TYPE = b"ms-excel.sheet.binary.macroenabled.main"
_STRICT = b"http://purl.oclc.org/ooxml/spreadsheetml/main"


def archive_kind(path: Path) -> ArchiveKind:
    """Return the kind of workbook that a zip archive is.

    Raises FileTooLarge for an archive bomb, FileEncrypted or ArchiveEncrypted if it has a password, ArchiveNotRead for
    one part of a split archive or an unknown packing method, FileBroken if it is cut off, and NotAList for another
    program's document.
    """
    if _is_volume(path):
        raise ArchiveNotRead(name=path.name, kind=tr_text("one part of an archive in several parts"))
    try:
        with zipfile.ZipFile(path) as archive:
            _guard(archive, path.name, path.stat().st_size)
            return _kind(archive, path.name)
    except zipfile.BadZipFile as error:
        raise FileBroken(name=path.name, reason=tr_text("the archive is cut off or damaged")) from error


def check_entries(path: Path) -> None:
    """Raise FileTooLarge if an archive's entries unpack to more than its directory says.

    Python's zipfile reads no further than the directory says; compiled readers do.
    """
    with zipfile.ZipFile(path) as archive:
        for entry in archive.infolist():
            said_so = entry.file_size
            entry.file_size = LARGEST_UNPACKED  # zipfile stops there
            out = 0
            with archive.open(entry) as part:
                while block := part.read(1 << 20):
                    out += len(block)
                    beat()
                    if out > said_so:
                        raise FileTooLarge(name=path.name, reason=tr_text("more comes out of it than it says"))


def without_list(path: Path) -> InputError:
    """Return the error for an archive in which no list was found."""
    with zipfile.ZipFile(path) as archive:
        entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    names = [_shown(entry.filename) for entry in entries]
    inner = next((name for name in names if PurePosixPath(name).suffix.lower() in _ARCHIVES), None)
    if path.suffix.lower() in _WORKBOOKS:
        return FileBroken(name=path.name, reason=tr_text("the parts of a workbook are missing in it"))
    if inner is not None:
        return ArchiveNested(name=path.name, inner=inner)
    return ArchiveWithoutList(name=path.name, content=_content(names, [not entry.file_size for entry in entries]))


def _content(names: list[str], empty: list[bool]) -> str:
    """Describe the content of an archive: some names, and how many more there are."""
    if not names:
        return tr_text("no files")
    shown = [
        tr_text("“{name}” (empty)", name=name) if nothing else tr_text("“{name}”", name=name)
        for name, nothing in zip(names, empty, strict=True)
    ]
    first = listed(shown[:_MOST_NAMED])
    more = len(names) - _MOST_NAMED
    return tr_text("{files} and {count} more", files=first, count=more) if more > 0 else first


def _guard(archive: zipfile.ZipFile, name: str, archive_size: int) -> None:
    """Check an archive's directory, which may claim more bytes than there are, or the same bytes several times."""
    entries = archive.infolist()
    if len(entries) > MOST_ENTRIES:
        raise FileTooLarge(name=name, reason=tr_text("it packs {count} files", count=len(entries)))
    unpacked = sum(entry.file_size for entry in entries)
    if unpacked > LARGEST_UNPACKED:
        size = Decimal(f"{unpacked / (1 << 30):.1f}")
        raise FileTooLarge(name=name, reason=tr_text("it unpacks to {size} GB", size=size))
    packed = min(archive_size, sum(entry.compress_size for entry in entries))
    if unpacked > RATIO_COUNTS_FROM and unpacked > LARGEST_RATIO * max(packed, 1):
        raise FileTooLarge(
            name=name, reason=tr_text("it unpacks to {times} times its size", times=unpacked // max(packed, 1))
        )
    if any(entry.flag_bits & _ENCRYPTED_FLAG for entry in entries):
        workbook = not _MARKS.isdisjoint(archive.namelist())
        raise FileEncrypted(name=name) if workbook else ArchiveEncrypted(name=name)
    method = next((entry.compress_type for entry in entries if entry.compress_type not in _METHODS), None)
    if method is not None:
        raise ArchiveNotRead(
            name=name, kind=tr_text("an archive that is packed by method {method}", method=str(method))
        )


def _kind(archive: zipfile.ZipFile, name: str) -> ArchiveKind:
    names = set(archive.namelist())
    if "mimetype" in names and not {"content.xml", "META-INF/container.xml"}.isdisjoint(names):
        return _open_document(archive, names, name)
    if any(entry.endswith(".iwa") for entry in names) or "Index.zip" in names:
        raise NotAList(name=name, kind=tr_text("an Apple Numbers, Pages or Keynote document"))
    if _CONTENT_TYPES not in names:
        return ArchiveKind.PARCEL
    types = _start_of(archive, _CONTENT_TYPES)
    if _XLSB_TYPE in types.lower():
        return ArchiveKind.XLSB
    if not _XLSX_TYPE.search(types):
        kind = next((kind for sign, kind in _OFFICE_TYPES.items() if sign in types), None)
        raise FormatUnknown(name=name) if kind is None else NotAList(name=name, kind=kind)
    workbooks = [entry for entry in names if re.fullmatch(r"(.*/)?workbook\d*\.xml", entry)]
    strict = any(_STRICT in _start_of(archive, entry) for entry in workbooks)
    return ArchiveKind.STRICT_XLSX if strict else ArchiveKind.XLSX


def _open_document(archive: zipfile.ZipFile, names: set[str], name: str) -> ArchiveKind:
    mimetype = _start_of(archive, "mimetype").strip()
    if not mimetype.startswith(_ODS_TYPES):
        kind = next((kind for sign, kind in _DOCUMENT_TYPES.items() if mimetype.startswith(sign)), None)
        raise FormatUnknown(name=name) if kind is None else NotAList(name=name, kind=kind)
    manifest = "META-INF/manifest.xml"
    if manifest in names and b"encryption-data" in _start_of(archive, manifest):
        raise FileEncrypted(name=name)
    return ArchiveKind.ODS


def _start_of(archive: zipfile.ZipFile, entry: str) -> bytes:
    with archive.open(entry) as part:
        return part.read(_LARGEST_LISTING)


def _is_volume(path: Path) -> bool:
    """Return True for the first or last part of an archive in several parts (APPNOTE 8.5.3 and 4.3.16)."""
    with path.open("rb") as file:
        if file.read(4) == b"PK\x07\x08":
            return True
        file.seek(max(0, path.stat().st_size - _LARGEST_END))
        end = file.read(_LARGEST_END)
    found = end.rfind(b"PK\x05\x06")
    return found >= 0 and int.from_bytes(end[found + 4 : found + 6], "little") not in (0, 0xFFFF)


def _shown(name: str) -> str:
    """Make a name in an archive, which may hold any characters, fit for a sentence."""
    text = "".join(each if each.isprintable() else " " for each in name)
    return text if len(text) <= _LONGEST_NAME else f"…{text[1 - _LONGEST_NAME :]}"


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
