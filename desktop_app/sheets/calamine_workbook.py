"""XLS, XLSB and what openpyxl can't open through calamine, which may end the process on hostile files.

So it belongs into a child process, as all reading does.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO
from pathlib import Path

from python_calamine import (
    CalamineWorkbook as Workbook,
)
from python_calamine import (
    PasswordError,
    SheetTypeEnum,
    SheetVisibleEnum,
    WorkbookClosed,
)

from desktop_app.core.errors import FileBroken, FileEncrypted
from desktop_app.core.said import said
from desktop_app.core.table import Row, SheetName
from desktop_app.sheets.faults import read_in_batches, reading
from desktop_app.sheets.number_format import as_seen
from desktop_app.sheets.old_container import usually_named
from desktop_app.sheets.row_source import RowSource
from desktop_app.sheets.sheet_choice import check_count, chosen_sheet
from desktop_app.sheets.xls_formats import Shown, XlsFormats

_WITH_CELLS = (SheetTypeEnum.WorkSheet, SheetTypeEnum.MacroSheet)


def _opened(path: Path, kind: str) -> Workbook:
    """By its path where that is named as calamine wants it, which judges a path by its suffix; else by its content."""
    if kind == "xls" and (content := usually_named(path)) is not None:
        return Workbook.from_filelike(BytesIO(content))
    if path.suffix.lower() == f".{kind}":
        return Workbook.from_path(path)
    with path.open("rb") as file:
        return Workbook.from_filelike(file)


class CalamineWorkbook(RowSource):
    """A TableSource over what calamine reads; `kind` is xls, xlsb or xlsx.

    Raises FileEncrypted behind a password and FileBroken where it can't be read.
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
                raise FileBroken(name=path.name, reason=said("the workbook has no sheet with cells"))

    def rows(self, sheet: str | None = None) -> Iterator[Row]:
        """Every row of the sheet from row 1 on; blank cells are None. None: the first visible sheet."""
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
        """What calamine doesn't tell. It could read the workbook, so where that can't be found numbers are bare."""
        if self.format == "xls":
            with suppress(ValueError, struct.error, OSError):
                return XlsFormats(self._path).shown(name)
        return {}

    def close(self) -> None:
        """Let go of the file."""
        with suppress(WorkbookClosed):
            self._book.close()
