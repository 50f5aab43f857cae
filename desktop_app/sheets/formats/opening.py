"""Opens a list, whatever its name: the content decides."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from defusedxml.common import DefusedXmlException

from desktop_app.core.detection.column_names import column_index
from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import TableSource
from desktop_app.core.errors import (
    ArchiveNotRead,
    FileBroken,
    FileIsFolder,
    FileNotReadable,
    FileTooLarge,
    FormatUnknown,
)
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.cell_meanings import MOST_COLUMNS, MOST_ROWS
from desktop_app.sheets.common.containers import ArchiveKind, Container, archive_kind, check_entries, container_of
from desktop_app.sheets.common.faults import reading
from desktop_app.sheets.common.safe_xml import DocumentTypeForbidden, new_parser, steps
from desktop_app.sheets.formats.calamine_workbook import CalamineWorkbook
from desktop_app.sheets.formats.html_tables import HtmlTables
from desktop_app.sheets.formats.old_container import OldKind, old_kind
from desktop_app.sheets.formats.packed_lists import PackedLists
from desktop_app.sheets.formats.protected_workbook import ProtectedWorkbook
from desktop_app.sheets.formats.xml_spreadsheet import XmlSpreadsheet
from desktop_app.sheets.ods.open_document import OpenDocument
from desktop_app.sheets.text.text_table import TextTable


def open_source(
    path: Path, *, encoding: str | None = None, delimiter: str | None = None, passwords: Sequence[Password] = ()
) -> TableSource:
    """Open the file at `path` as a table; the caller closes it.

    `encoding` and `delimiter` (text only) are the person's choices; None: detect. `passwords` are tried on workbooks
    that have one. Raises an InputError, and nothing else for any bytes: FileMissing, FileNotReadable, FileIsFolder,
    FileEmpty, FileEncrypted, PasswordMissing, PasswordWrong, FileBroken, FileTooLarge, NotAList, FormatUnknown,
    EncodingWrong, UsageError, and ArchiveWithoutList, ArchiveNested, ArchiveEncrypted or ArchiveNotRead. Opening may
    take seconds and memory, and calamine may end the process: run it in a child process.
    """
    with reading(path):
        if path.is_dir():
            raise FileIsFolder(name=path.name)
        if path.exists() and not path.is_file():
            raise FileNotReadable(name=path.name, reason=tr_text("it is not a file"))
        return _open(path, _How(encoding, delimiter, tuple(passwords)))


@dataclass(frozen=True, slots=True)
class _How:
    """The person's choices for a file, and a flag if it comes out of an archive."""

    encoding: str | None
    delimiter: str | None
    passwords: tuple[Password, ...]
    packed: bool = False


def _open(path: Path, how: _How) -> TableSource:
    container = container_of(path)
    if container is Container.ZIP:
        kind = archive_kind(path)
        if kind is not ArchiveKind.PARCEL:
            return _workbook(path, kind)
        if how.packed:
            raise ArchiveNotRead(name=path.name, kind=tr_text("an archive among other lists"))
        return PackedLists(path, partial(_open, how=replace(how, packed=True)))
    if container is Container.OLE:
        return _old(path, how.passwords)
    if container is Container.HTML:
        return HtmlTables(path, how.encoding)
    if container is Container.XML_SPREADSHEET:
        return XmlSpreadsheet(path)
    return TextTable(path, how.encoding, how.delimiter)


def _old(path: Path, passwords: Sequence[Password]) -> TableSource:
    """Open an XLS, or another workbook in the same container because it is encrypted."""
    kind = old_kind(path)
    if kind is OldKind.XLS:
        return CalamineWorkbook(path, "xls")
    if kind is OldKind.PROTECTED_XLS:
        return ProtectedWorkbook(path, passwords, partial(CalamineWorkbook, kind="xls"))
    return ProtectedWorkbook(path, passwords, _decrypted)


def _decrypted(path: Path) -> TableSource:
    kind = archive_kind(path)
    if kind is ArchiveKind.PARCEL:
        raise FormatUnknown(name=path.name)
    return _workbook(path, kind)


def _workbook(path: Path, kind: ArchiveKind) -> TableSource:
    if kind in (ArchiveKind.XLSX, ArchiveKind.STRICT_XLSX):
        return _excel(path, strict=kind is ArchiveKind.STRICT_XLSX)
    if kind is ArchiveKind.ODS:
        return OpenDocument(path)
    check_entries(path)
    return CalamineWorkbook(path, kind.value)


def _excel(path: Path, *, strict: bool) -> TableSource:
    """Open a workbook with openpyxl; try calamine for one that openpyxl can't open (odd styles, odd properties)."""
    from desktop_app.sheets.xlsx.excel_workbook import (
        ExcelWorkbook,  # openpyxl takes nearly half of a child process's start
    )

    try:
        return ExcelWorkbook(path, strict=strict)
    except FileBroken as first:
        if _is_hostile(first):
            raise
        try:
            return _excel_by_calamine(path)
        except FileBroken:
            raise first from first.__cause__


def _excel_by_calamine(path: Path) -> TableSource:
    check_entries(path)
    check_area(path)
    return CalamineWorkbook(path, "xlsx")


def _is_hostile(error: BaseException | None) -> bool:
    """Return True if an entity bomb caused the error."""
    while error is not None:
        if isinstance(error, DefusedXmlException | DocumentTypeForbidden):
            return True
        error = error.__cause__ or error.__context__
    return False


# --- Checking the area of a workbook's cells before calamine sees it ---
# calamine allocates the whole rectangle around the cells: two cells in opposite corners of a sheet, 5 kB of file, end
# the process.


# A full sheet of 25 columns; at about 32 bytes each it fits into the child process.
LARGEST_AREA = MOST_ROWS * 25
_SHEET = re.compile(r"/?xl/worksheets/[^/]+\.xml", re.I)
_ADDRESS = re.compile(r"([A-Za-z]{1,3})([0-9]{1,10})")
# Letters to show of a malformed address.
_LONGEST_SHOWN = 20


def check_area(path: Path) -> None:
    """Raise FileTooLarge if some sheet's cells lie too far apart, FileBroken if they can't be read."""
    with reading(path), zipfile.ZipFile(path) as archive:
        for part in archive.namelist():
            if _SHEET.fullmatch(part):
                area = _area(archive, part)
                if area > LARGEST_AREA:
                    raise FileTooLarge(name=path.name, reason=tr_text("a sheet's cells spread over {area}", area=area))


def _area(archive: zipfile.ZipFile, part: str) -> int:
    corner = _Corner()
    parser = new_parser()
    parser.StartElementHandler = corner.meet
    with archive.open(part) as source:
        for _ in steps(parser, source):
            pass
    return (corner.row + 1) * (corner.column + 1)


class _Corner:
    """The lowest row and rightmost column of the cells met, counted from 0."""

    def __init__(self) -> None:
        self.row = self.column = 0
        self._next_row, self._next_column = 0, 0

    def meet(self, name: str, attributes: dict[str, str]) -> None:
        tag = name.rpartition(" ")[2]
        if tag == "row":
            self._next_row = int(attributes["r"]) if "r" in attributes else self._next_row + 1
            self._next_column = 0
        elif tag == "c":
            self._meet_cell(attributes.get("r"))

    def _meet_cell(self, address: str | None) -> None:
        row, column = self._next_row - 1, self._next_column
        if address is not None:
            found = _ADDRESS.fullmatch(address)
            index = column_index(found[1]) if found else None
            if found is None or index is None:
                raise ValueError(tr_text("“{address}” is no cell", address=address[:_LONGEST_SHOWN]))
            row, column = int(found[2]) - 1, index
        if row >= MOST_ROWS or column >= MOST_COLUMNS:
            raise ValueError(
                tr_text("a cell is beyond row {rows} or column {columns}", rows=MOST_ROWS, columns=MOST_COLUMNS)
            )
        self._next_column = column + 1
        self.row, self.column = max(self.row, row), max(self.column, column)
