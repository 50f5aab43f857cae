"""How far apart an OOXML workbook's cells lie, before calamine sees it.

calamine makes room for the whole rectangle around them: two cells in opposite corners of a
sheet, 5 kB of file, end the process.
"""

from __future__ import annotations

import re
import zipfile
from pathlib import Path

from desktop_app.core.column_names import column_index
from desktop_app.core.errors import FileTooLarge
from desktop_app.core.said import said
from desktop_app.sheets.cell_meanings import MOST_COLUMNS, MOST_ROWS
from desktop_app.sheets.faults import reading
from desktop_app.sheets.safe_xml import new_parser, steps

# A full sheet of 25 columns; at about 32 bytes each it fits into the child process.
LARGEST_AREA = MOST_ROWS * 25
_SHEET = re.compile(r"/?xl/worksheets/[^/]+\.xml", re.I)
_ADDRESS = re.compile(r"([A-Za-z]{1,3})([0-9]{1,10})")
# Letters of what a file has in the place of an address.
_LONGEST_SHOWN = 20


def check_area(path: Path) -> None:
    """Raise FileTooLarge where some sheet's cells lie too far apart, FileBroken where they can't be read."""
    with reading(path), zipfile.ZipFile(path) as archive:
        for part in archive.namelist():
            if _SHEET.fullmatch(part):
                area = _area(archive, part)
                if area > LARGEST_AREA:
                    raise FileTooLarge(name=path.name, reason=said("a sheet's cells spread over {area}", area=area))


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
                raise ValueError(said("“{address}” is no cell", address=address[:_LONGEST_SHOWN]))
            row, column = int(found[2]) - 1, index
        if row >= MOST_ROWS or column >= MOST_COLUMNS:
            raise ValueError(
                said("a cell is beyond row {rows} or column {columns}", rows=MOST_ROWS, columns=MOST_COLUMNS)
            )
        self._next_column = column + 1
        self.row, self.column = max(self.row, row), max(self.column, column)
