"""How far a worksheet's cells reach, which says where new columns may begin."""

from __future__ import annotations

import re
from collections.abc import Iterable

from desktop_app.core.detection.column_names import column_index, column_letter
from desktop_app.sheets.common.safe_xml import main_name

ROW_NUMBER = re.compile(rb'\s*<row r="([0-9]{1,7})"')
_MOST_NAMED = 200  # columns that a pattern names
_ROW, _CELL, _COLUMN, _MERGED = map(main_name, ("row", "c", "col", "mergeCell"))
_FILLS = {main_name(name) for name in ("v", "is", "f")}


class Extent:
    """Measures how far a sheet's cells reach, from the events of its tags; columns and rows count from 1."""

    def __init__(self, header_row: int | None) -> None:
        self.rows = 0
        self.columns: list[dict[str, str]] = []
        self.header_style: int | None = None
        self._header_row = header_row
        self._filled = self._column = self._header_column = 0
        self._style = "0"
        self._merged: list[tuple[int, int]] = []

    def used_columns(self, first_row: int, tables: Iterable[str]) -> int:
        """Return the last column with any content: a value, a table, or a cell merged into the list's rows."""
        merged = (column for column, row in self._merged if row >= first_row)
        reached = (corner(area)[0] for area in tables)
        return max(self._filled, max(merged, default=0), max(reached, default=0))

    def passes(self, rows: bytes) -> bool:
        """Return True if plain rows reach no further right than what was met; only their number is then taken."""
        if not self._filled or self.rows < (self._header_row or 0) or beyond(self._filled).search(rows):
            return False
        last = ROW_NUMBER.match(rows, rows.rfind(b"<row "))
        if last is None:
            return False
        self.rows = int(last[1])
        return True

    def meet(self, tag: str, attributes: dict[str, str]) -> None:
        """Handle the start of a tag."""
        if tag == _CELL:
            place = attributes.get("r")
            index = self._column if place is None else column_index(place.rstrip("0123456789"))
            if index is None:
                raise ValueError("a cell of it has no place")
            self._column, self._style = index + 1, attributes.get("s") or "0"
        elif tag in _FILLS:
            self._fill()
        elif tag == _ROW:
            number = attributes.get("r")
            self.rows, self._column = self.rows + 1 if number is None else int(float(number)), 0
        elif tag == _COLUMN:
            self.columns.append(attributes)
        elif tag == _MERGED:
            self._merged.append(corner(attributes["ref"]))

    def _fill(self) -> None:
        self._filled = max(self._filled, self._column)
        if self.rows == self._header_row and self._column >= self._header_column:
            self._header_column, self.header_style = self._column, int(self._style)


def beyond(column: int) -> re.Pattern[bytes]:
    """Return a pattern for a plain cell from `column` (0 for A) on, or without its place."""
    letters = b"|".join(column_letter(index).encode() for index in range(min(column, _MOST_NAMED)))
    return re.compile(rb'<c (?!r="(?:' + letters + rb")[0-9])")


def corner(area: str) -> tuple[int, int]:
    """Return the last column and row of an area such as A1:C9, counted from 1."""
    last = area.rpartition(":")[2].replace("$", "")
    letters = last.rstrip("0123456789")
    index = column_index(letters)
    if index is None or letters == last:
        raise ValueError("an area of it is not understood")
    return index + 1, int(last[len(letters) :])
