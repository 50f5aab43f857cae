"""Makes blocks of a table's rows, as they stand in its file, apart from the file: any process can make one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from desktop_app.core.output.formats import XLSX, format_of
from desktop_app.sheets.common.cell_meanings import MOST_ROWS
from desktop_app.sheets.output.csv_writer import csv_bytes
from desktop_app.sheets.output.deflating import TableBlock, deflated
from desktop_app.sheets.output.xlsx_sheet import XlsxSheet

# Rows of a table on one sheet of a workbook, below the header. A block has rows of one sheet.
SHEET_ROWS = MOST_ROWS - 1


class BlockMaker(Protocol):
    """Makes one block."""

    def columns(self, columns: Sequence[Sequence[str]]) -> None:
        """Add several rows, as `TableWriter.columns` does."""
        ...

    def block(self) -> TableBlock:
        """Return the block, once all its rows were added."""
        ...


def block_maker(
    name: str, before: int, *, raw: bool = False, delimiter: str = ",", numeric: Collection[int] = ()
) -> BlockMaker:
    """Return what makes a block for a file of this name; the rest as in `open_writer`.

    `before`: how many rows of the table stand above it, the header not counted.
    """
    found = format_of(name)
    return (
        _XlsxBlock(1 + before % SHEET_ROWS, numeric)
        if found is XLSX
        else _CsvBlock(found.delimiter or delimiter, raw=raw)
    )


class _XlsxBlock:
    def __init__(self, before: int, numeric: Collection[int]) -> None:
        self._before = before
        self._sheet = XlsxSheet(numeric, before=before)

    def columns(self, columns: Sequence[Sequence[str]]) -> None:
        self._sheet.extend(columns)

    def block(self) -> TableBlock:
        sheet = self._sheet
        return TableBlock(deflated(sheet.take()), sheet.rows - self._before, sheet.width, sheet.cut_cells)


class _CsvBlock:
    def __init__(self, delimiter: str, *, raw: bool) -> None:
        self._raw, self._delimiter = raw, delimiter
        self._lines: list[bytes] = []
        self._rows = self._columns = 0

    def columns(self, columns: Sequence[Sequence[str]]) -> None:
        self._lines.append(csv_bytes(columns, self._delimiter, raw=self._raw))
        self._rows += len(columns[0]) if columns else 0
        self._columns = max(self._columns, len(columns))

    def block(self) -> TableBlock:
        return TableBlock(b"".join(self._lines), self._rows, self._columns)
