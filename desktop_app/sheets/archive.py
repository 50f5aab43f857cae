"""A zip archive judged by its directory, before anything in it is unpacked."""

from __future__ import annotations

import re
import zipfile
from enum import StrEnum
from pathlib import Path

from desktop_app.core.errors import FileBroken, FileEncrypted, FileTooLarge, FormatUnknown


class ArchiveKind(StrEnum):
    """The workbooks that are zip archives, and archives of whatever else, perhaps of lists."""

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
# The parts that are read whole while judging.
_LARGEST_LISTING = 4 << 20

_ENCRYPTED_FLAG = 0x1
_CONTENT_TYPES = "[Content_Types].xml"
_ODS_TYPES = (b"application/vnd.oasis.opendocument.spreadsheet",)
_XLSX_TYPE = re.compile(rb"(spreadsheetml\.(sheet|template)|ms-excel\.(sheet|template)\.macroenabled)\.main\+xml", re.I)
_XLSB_TYPE = b"ms-excel.sheet.binary.macroenabled.main"
_STRICT = b"http://purl.oclc.org/ooxml/spreadsheetml/main"


def archive_kind(path: Path) -> ArchiveKind:
    """Which kind of workbook the zip archive is.

    Raises FileTooLarge for an archive bomb, FileEncrypted behind a password, FileBroken where
    it is cut off, FormatUnknown where it holds no workbook.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            _guard(archive, path.name)
            return _kind(archive, path.name)
    except zipfile.BadZipFile as error:
        raise FileBroken(name=path.name, reason="the archive is cut off or damaged") from error


def _guard(archive: zipfile.ZipFile, name: str) -> None:
    entries = archive.infolist()
    if len(entries) > MOST_ENTRIES:
        raise FileTooLarge(name=name, reason=f"it packs {len(entries):,} files")
    unpacked = sum(entry.file_size for entry in entries)
    if unpacked > LARGEST_UNPACKED:
        raise FileTooLarge(name=name, reason=f"it unpacks to {unpacked / (1 << 30):,.1f} GB")
    packed = sum(entry.compress_size for entry in entries)
    if unpacked > RATIO_COUNTS_FROM and unpacked > LARGEST_RATIO * max(packed, 1):
        raise FileTooLarge(name=name, reason=f"it unpacks to {unpacked // max(packed, 1):,} times its size")
    if any(entry.flag_bits & _ENCRYPTED_FLAG for entry in entries):
        raise FileEncrypted(name=name)


def _kind(archive: zipfile.ZipFile, name: str) -> ArchiveKind:
    names = set(archive.namelist())
    if "mimetype" in names and "content.xml" in names:
        return _open_document(archive, names, name)
    if _CONTENT_TYPES not in names:
        return ArchiveKind.PARCEL
    types = _start_of(archive, _CONTENT_TYPES)
    if _XLSB_TYPE in types.lower():
        return ArchiveKind.XLSB
    if not _XLSX_TYPE.search(types):
        raise FormatUnknown(name=name)
    workbooks = [entry for entry in names if re.fullmatch(r"(.*/)?workbook\d*\.xml", entry)]
    strict = any(_STRICT in _start_of(archive, entry) for entry in workbooks)
    return ArchiveKind.STRICT_XLSX if strict else ArchiveKind.XLSX


def _open_document(archive: zipfile.ZipFile, names: set[str], name: str) -> ArchiveKind:
    if not _start_of(archive, "mimetype").strip().startswith(_ODS_TYPES):
        raise FormatUnknown(name=name)
    manifest = "META-INF/manifest.xml"
    if manifest in names and b"encryption-data" in _start_of(archive, manifest):
        raise FileEncrypted(name=name)
    return ArchiveKind.ODS


def _start_of(archive: zipfile.ZipFile, entry: str) -> bytes:
    with archive.open(entry) as part:
        return part.read(_LARGEST_LISTING)
