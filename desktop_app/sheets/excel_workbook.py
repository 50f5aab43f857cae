"""XLSX and XLSM through openpyxl, row by row."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import Any, cast

import openpyxl

from desktop_app.core.errors import FileBroken
from desktop_app.core.table import CellValue, Row, SheetName
from desktop_app.sheets.faults import reading
from desktop_app.sheets.sheet_choice import chosen_sheet

# Excel's limit for the rows of a sheet (its published specification).
MOST_ROWS = 1_048_576
_BATCH = 256

# Carriage return, line feed and tab as OOXML writes them (ECMA-376 part 1, 22.9.2.19).
_ESCAPED_SPACE = re.compile(r"_x00(0[9AaDd])_")


class ExcelWorkbook:
    """A TableSource over an XLSX or XLSM; formulas give the value that was last calculated.

    Raises FileBroken where the workbook can't be read, also while its rows are read.
    """

    format = "xlsx"
    encoding: str | None = None
    delimiter: str | None = None

    def __init__(self, path: Path) -> None:
        self._path = path
        with ExitStack() as stack, reading(path):
            # openpyxl judges a path by its suffix; an open file it takes as it is.
            file = stack.enter_context(path.open("rb"))
            self._book = openpyxl.load_workbook(file, read_only=True, data_only=True, keep_links=False)
            self._sheets = {sheet.title: sheet for sheet in self._book.worksheets}
            if not self._sheets:
                raise FileBroken(name=path.name, reason="the workbook has no sheet with cells")
            self._open = stack.pop_all()
        self.sheets = tuple(
            SheetName(name, hidden=sheet.sheet_state != "visible") for name, sheet in self._sheets.items()
        )

    def rows(self, sheet: str | None = None) -> Iterator[Row]:
        """Every row of the sheet from row 1 on; blank rows are empty lists. None: the first visible sheet."""
        chosen = self._sheets[chosen_sheet(self._path.name, self.sheets, sheet)]
        return self._rows(chosen)

    def _rows(self, sheet: Any) -> Iterator[Row]:
        # A wrong dimension tag would silently hide the rows outside of it.
        sheet.reset_dimensions()
        records = sheet.iter_rows(values_only=True)
        count = 0
        while True:
            with reading(self._path):
                batch = [_row(record) for record in islice(records, _BATCH)]
            count += len(batch)
            if count > MOST_ROWS:
                raise FileBroken(name=self._path.name, reason=f"a row number is beyond {MOST_ROWS:,}")
            yield from batch
            if len(batch) < _BATCH:
                return

    def close(self) -> None:
        """Let go of the file."""
        self._book.close()
        self._open.close()


def _row(record: Iterable[Any]) -> Row:
    return [_value(value) if isinstance(value, str) else cast(CellValue, value) for value in record]


def _value(text: str) -> CellValue:
    if "_x00" in text:
        text = _ESCAPED_SPACE.sub(lambda found: chr(int(found[1], 16)), text)
    return text or None
