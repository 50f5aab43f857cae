"""Columns right of everything on an openpyxl worksheet, every cell text."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from openpyxl.styles.cell_style import StyleArray
from openpyxl.utils.cell import range_boundaries
from openpyxl.worksheet.dimensions import ColumnDimension

from desktop_app.core.column_names import column_letter
from desktop_app.core.errors import WorkbookNotExtended
from desktop_app.core.said import said
from desktop_app.core.spreadsheet_text import xlsx_escaped, xlsx_text
from desktop_app.sheets.cell_meanings import MOST_COLUMNS

_NARROWEST, _WIDEST = 10, 44
_WIDTH_ROWS = 200  # looked at for the columns' widths
_AS_TEXT = "@"


class AddedColumns:
    """New columns of a sheet, whose rows come one by one; `end` does what can be done only then.

    Raises WorkbookNotExtended where the sheet has no room for them.
    """

    def __init__(self, name: str, sheet: Any, names: Sequence[str], header_row: int | None, first_row: int) -> None:
        self._sheet = sheet
        self._first = _last_used_column(sheet, header_row or first_row) + 1
        self._last = self._first + len(names) - 1
        if self._last > MOST_COLUMNS:
            raise WorkbookNotExtended(
                name=name, reason=said("its sheet has no room for {count} more columns", count=len(names))
            )
        self._widths = [_NARROWEST] * len(names)
        self._rows = 0
        self._style = self._text_style(header_row or first_row)
        if header_row is not None:
            self._fill(header_row, names, self._header_style(header_row))

    def row(self, number: int, values: Sequence[str]) -> None:
        """The values of one row of the sheet."""
        self._fill(number, values, self._style)

    def end(self) -> None:
        """Give the columns their widths, and the sheet's filter its new ones."""
        _clear_dimensions(self._sheet, self._first, self._last)
        for index, width in enumerate(self._widths, self._first):
            self._sheet.column_dimensions[column_letter(index - 1)].width = width
        filters = self._sheet.auto_filter
        if filters.ref:
            left, top, right, bottom = range_boundaries(filters.ref)
            last = column_letter(max(self._last, int(right or 0)) - 1)
            filters.ref = f"{column_letter(int(left or 1) - 1)}{top}:{last}{bottom}"

    def _fill(self, row: int, values: Sequence[str], style: StyleArray) -> None:
        self._rows += 1
        for index, value in enumerate(values):
            if self._rows <= _WIDTH_ROWS:
                self._widths[index] = max(self._widths[index], min(len(value) + 2, _WIDEST))
            if value:
                cell = self._sheet.cell(row, self._first + index)
                cell.value = xlsx_escaped(xlsx_text(value))
                cell.data_type = "s"  # also what begins with an equals sign
                cell._style = style

    def _text_style(self, row: int) -> StyleArray:
        cell = self._sheet.cell(row, self._first)
        cell._style = StyleArray()
        cell.number_format = _AS_TEXT
        style: StyleArray = cell._style
        return style

    def _header_style(self, row: int) -> StyleArray:
        """As the nearest filled header cell to the left looks."""
        cells = (self._sheet._cells.get((row, column)) for column in range(self._first - 1, 0, -1))
        neighbour = next((cell for cell in cells if cell is not None and cell.value is not None), None)
        return copy(neighbour._style) if neighbour is not None else self._style


def _last_used_column(sheet: Any, first_row: int) -> int:
    """The last column with something in it: a value, a table, or a cell merged into the list's rows."""
    filled = (cell.column for cell in sheet._cells.values() if cell.value is not None)
    merged = (area.max_col for area in sheet.merged_cells.ranges if area.max_row >= first_row)
    tables = (range_boundaries(table.ref)[2] or 0 for table in sheet.tables.values())
    return max(max(filled, default=0), max(merged, default=0), max(tables, default=0))


def _clear_dimensions(sheet: Any, first: int, last: int) -> None:
    """Cut the new columns out of the widths, styles and hidings that span them: ranges of columns mustn't overlap."""
    dimensions = sheet.column_dimensions
    for letter, old in list(dimensions.items()):
        old.reindex()
        if old.max < first or old.min > last:
            continue
        del dimensions[letter]
        for low, high in ((old.min, min(old.max, first - 1)), (max(old.min, last + 1), old.max)):
            if low <= high:
                dimensions[column_letter(low - 1)] = _part_of(old, low, high)


def _part_of(old: ColumnDimension, low: int, high: int) -> ColumnDimension:
    part = copy(old)
    part.index, part.min, part.max = column_letter(low - 1), low, high
    return part
