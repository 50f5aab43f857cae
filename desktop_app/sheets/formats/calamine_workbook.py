"""Reads XLS, XLSB and whatever openpyxl can't open through calamine, which may end the process on hostile files.

Therefore it must run in a child process, as all reading does.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from contextlib import suppress
from io import BytesIO
from pathlib import Path

from python_calamine import CalamineWorkbook as Workbook
from python_calamine import PasswordError, SheetTypeEnum, SheetVisibleEnum, WorkbookClosed

from desktop_app.core.detection.table import Row, SheetName
from desktop_app.core.errors import FileBroken, FileEncrypted
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.faults import read_in_batches, reading
from desktop_app.sheets.common.number_format import DigitsFormat, as_seen, digits_format
from desktop_app.sheets.common.row_source import RowSource, check_count, chosen_sheet
from desktop_app.sheets.formats.old_container import usually_named, workbook_stream

_WITH_CELLS = (SheetTypeEnum.WorkSheet, SheetTypeEnum.MacroSheet)


def _opened(path: Path, kind: str) -> Workbook:
    """Open a workbook by its path if calamine accepts its suffix, by which it judges a path; else by its content."""
    if kind == "xls" and (content := usually_named(path)) is not None:
        return Workbook.from_filelike(BytesIO(content))
    if path.suffix.lower() == f".{kind}":
        return Workbook.from_path(path)
    with path.open("rb") as file:
        return Workbook.from_filelike(file)


class CalamineWorkbook(RowSource):
    """A TableSource over what calamine reads; `kind` is xls, xlsb or xlsx.

    Raises FileEncrypted if it has a password and FileBroken if it can't be read.
    """

    encoding: str | None = None
    delimiter: str | None = None

    def __init__(self, path: Path, kind: str) -> None:
        self.format = kind
        self._path = path
        with reading(path):
            try:
                self._book = _opened(path, kind)
            except PasswordError as error:
                raise FileEncrypted(name=path.name) from error
            self.sheets = tuple(
                SheetName(sheet.name, hidden=sheet.visible != SheetVisibleEnum.Visible)
                for sheet in self._book.sheets_metadata
                if sheet.typ in _WITH_CELLS
            )
            check_count(path.name, len(self.sheets))
            if not self.sheets:
                self._book.close()
                raise FileBroken(name=path.name, reason=tr_text("the workbook has no sheet with cells"))

    def rows(self, sheet: str | None = None) -> Iterator[Row]:
        """Return every row of the sheet from row 1 on; blank cells are None. None: the first visible sheet."""
        return self._rows(chosen_sheet(self._path.name, self.sheets, sheet))

    def _rows(self, name: str) -> Iterator[Row]:
        with reading(self._path):
            sheet = self._book.get_sheet_by_name(name)
            start = sheet.start
            records = sheet.iter_rows()
        # calamine gives the blank rows above the first filled cell, but not the columns left of it.
        left: Row = [None] * (start[1] if start else 0)
        rows: Iterator[Row] = ([*left, *(None if value == "" else value for value in record)] for record in records)
        shown = self._shown(name)
        if shown:
            rows = (as_seen(row, shown[at]) if at in shown else row for at, row in enumerate(rows))
        yield from read_in_batches(self._path, rows)

    def _shown(self, name: str) -> Shown:
        """Return the formats that calamine doesn't report; none if they are unreadable, as calamine read the rest."""
        if self.format == "xls":
            with suppress(ValueError, struct.error, OSError):
                return XlsFormats(self._path).shown(name)
        return {}

    def close(self) -> None:
        """Close the file."""
        with suppress(WorkbookClosed):
            self._book.close()


# --- Number formats in old workbooks ([MS-XLS], BIFF8), which calamine doesn't report ---


# By row, counted from 0: the columns with a format that shows more than the bare number.
Shown = Mapping[int, Mapping[int, DigitsFormat]]

_BOF, _EOF, _BOUND_SHEET, _FORMAT, _XF = 0x0809, 0x000A, 0x0085, 0x041E, 0x00E0
_NUMBER, _RK, _FORMULA, _MULTIPLE_RK = 0x0203, 0x027E, 0x0006, 0x00BD
_BIFF8 = 0x0600
_CELL = struct.Struct("<HHH")
_RECORD = struct.Struct("<HH")


class XlsFormats:
    """Reads the number formats of a workbook's cells; finds none in a workbook older than BIFF8."""

    def __init__(self, path: Path) -> None:
        self._book = workbook_stream(path)
        self._sheets: dict[str, int] = {}
        self._styles: dict[int, DigitsFormat] = {}
        self._read_globals()

    def shown(self, sheet: str) -> Shown:
        """Return the cells of the sheet whose format shows leading zeros, a plus or groups."""
        found: dict[int, dict[int, DigitsFormat]] = {}
        if not self._styles or sheet not in self._sheets:
            return found
        for row, column, style in self._cells(self._sheets[sheet]):
            if style in self._styles:
                found.setdefault(row, {})[column] = self._styles[style]
        return found

    def _read_globals(self) -> None:
        formats: dict[int, DigitsFormat] = {}
        styles: list[int] = []
        for kind, at, length in self._records(0):
            if kind == _FORMAT:
                (number,) = struct.unpack_from("<H", self._book, at)
                shape = digits_format(self._text(at + 2, "<HB"))
                if shape is not None:
                    formats[number] = shape
            elif kind == _XF and length >= 4:
                styles.append(struct.unpack_from("<H", self._book, at + 2)[0])
            elif kind == _BOUND_SHEET:
                (place,) = struct.unpack_from("<I", self._book, at)
                self._sheets[self._text(at + 6, "<BB")] = place
        self._styles = {style: formats[number] for style, number in enumerate(styles) if number in formats}

    def _text(self, at: int, head: str) -> str:
        length, wide = struct.unpack_from(head, self._book, at)
        at += struct.calcsize(head)
        if wide & 1:
            return self._book[at : at + 2 * length].decode("utf-16-le")
        return self._book[at : at + length].decode("latin-1")

    def _cells(self, place: int) -> Iterator[tuple[int, int, int]]:
        """Yield row, column and style of every cell with a number or a formula."""
        for kind, at, length in self._records(place):
            if kind in (_NUMBER, _RK, _FORMULA):
                yield _CELL.unpack_from(self._book, at)
            elif kind == _MULTIPLE_RK:
                row, first = struct.unpack_from("<HH", self._book, at)
                for index in range((length - 6) // 6):
                    yield row, first + index, struct.unpack_from("<H", self._book, at + 4 + 6 * index)[0]

    def _records(self, at: int) -> Iterator[tuple[int, int, int]]:
        """Yield kind, place and length of a substream's records, without those of charts inside it."""
        depth = 0
        while at + 4 <= len(self._book):
            kind, length = _RECORD.unpack_from(self._book, at)
            at += 4
            if kind == _BOF:
                if struct.unpack_from("<H", self._book, at)[0] != _BIFF8:
                    return
                depth += 1
            elif kind == _EOF:
                depth -= 1
                if depth <= 0:
                    return
            elif depth == 1:
                yield kind, at, length
            at += length
