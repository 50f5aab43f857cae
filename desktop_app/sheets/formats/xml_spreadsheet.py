"""Reads XML Spreadsheet 2003 (SpreadsheetML, .xml or .xls), which Excel 2002 saved and reporting tools still write.

Source: Microsoft, "XML Spreadsheet Reference" (Office XP), elements Workbook to Data.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from desktop_app.core.detection.table import CellValue, Row, SheetName, Uncalculated
from desktop_app.core.errors import FileTooLarge, FormatUnknown
from desktop_app.core.numbers.number_in_cell import formula_number
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.cell_meanings import MOST_COLUMNS, MOST_ROWS
from desktop_app.sheets.common.faults import read_in_batches, reading
from desktop_app.sheets.common.number_format import DigitsFormat, digits_format
from desktop_app.sheets.common.row_source import RowSource, chosen_sheet
from desktop_app.sheets.common.safe_xml import joined, new_parser, steps

_NAMESPACE = "urn:schemas-microsoft-com:office:spreadsheet"
_EXCEL = "urn:schemas-microsoft-com:office:excel"
_MOST_SHEETS = 1_000


class XmlSpreadsheet(RowSource):
    """A TableSource over an XML spreadsheet. Raises FormatUnknown if it has no sheet, FileBroken if it is damaged."""

    format = "xml"
    encoding: str | None = None
    delimiter: str | None = None

    def __init__(self, path: Path) -> None:
        self._path = path
        found = _Reader(None)
        with reading(path), path.open("rb") as file:
            for _ in steps(found.parser, file):
                if len(found.sheets) > _MOST_SHEETS:
                    raise FileTooLarge(
                        name=path.name, reason=tr_text("it has more than {most} sheets", most=_MOST_SHEETS)
                    )
        if not found.sheets:
            raise FormatUnknown(name=path.name)
        self.sheets = tuple(SheetName(name, hidden) for name, hidden in found.sheets.items())

    def rows(self, sheet: str | None = None) -> Iterator[Row]:
        """Return every row of the sheet from row 1 on; blank rows are empty lists. None: the first visible sheet."""
        return self._rows(chosen_sheet(self._path.name, self.sheets, sheet))

    def _rows(self, name: str) -> Iterator[Row]:
        return read_in_batches(self._path, self._records(name))

    def _records(self, name: str) -> Iterator[Row]:
        reader = _Reader(name)
        last = 0
        with self._path.open("rb") as file:
            for _ in steps(reader.parser, file):
                ready, reader.ready = reader.ready, []
                for number, row in ready:
                    yield from ([] for _ in range(number - last - 1))
                    yield row
                    last = number
                if reader.passed:
                    return

    def close(self) -> None:
        """Do nothing: no file is open between rows."""


@dataclass(slots=True)
class _Cell:
    column: int
    style: str = ""
    formula: str | None = None
    kind: str = ""
    parts: list[str] = field(default_factory=list)


class _Reader:
    """Parses the rows of the sheet `wanted`, and the names of all sheets, each with a flag if it is hidden."""

    def __init__(self, wanted: str | None) -> None:
        self.sheets: dict[str, bool] = {}
        self.ready: list[tuple[int, Row]] = []
        self.passed = False
        self._wanted = wanted
        self._sheet = ""
        self._number, self._column = 0, 0
        self._row: Row | None = None
        self._cell: _Cell | None = None
        self._inside = ""
        self._style = ""
        self._formats: dict[str, DigitsFormat] = {}
        self.parser = new_parser()
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        namespace, _, tag = name.rpartition(" ")
        if namespace == _EXCEL and tag == "Visible":
            self._inside = tag
        if namespace != _NAMESPACE:
            return
        given = {key.rpartition(" ")[2]: value for key, value in attributes.items()}
        if tag == "Worksheet":
            self._sheet, self._number = given.get("Name", f"Sheet{len(self.sheets) + 1}"), 0
            self.sheets[self._sheet] = False
        elif tag == "Style":
            self._style = given.get("ID", "")
        elif tag == "NumberFormat" and (shape := digits_format(given.get("Format", ""))):
            self._formats[self._style] = shape
        elif self._sheet == self._wanted and self._wanted is not None:
            self._start_inside(tag, given)

    def _start_inside(self, tag: str, given: dict[str, str]) -> None:
        if tag == "Row":
            number = int(given.get("Index", self._number + 1))
            if not self._number < number <= MOST_ROWS:
                raise ValueError(tr_text("row {wanted} stands below row {number}", wanted=number, number=self._number))
            self._number, self._column, self._row = number, 0, []
        elif tag == "Cell":
            column = int(given["Index"]) - 1 if "Index" in given else self._column
            if not self._column <= column < MOST_COLUMNS:
                raise ValueError(
                    tr_text("cell {cell} of row {number} stands out of order", cell=column + 1, number=self._number)
                )
            self._column = column + 1 + int(given.get("MergeAcross", 0))
            self._cell = _Cell(column, given.get("StyleID", ""), given.get("Formula"))
        elif tag == "Data" and self._cell is not None:
            self._cell.kind, self._inside = given.get("Type", "String"), tag

    def _end(self, name: str) -> None:
        tag = name.rpartition(" ")[2]
        if tag == self._inside:
            self._inside = ""
        elif tag == "Cell" and self._cell is not None:
            self._end_cell(self._cell)
            self._cell = None
        elif tag == "Row" and self._row is not None:
            self.ready.append((self._number, self._row))
            self._row = None
        elif tag == "Worksheet":
            self.passed = self._sheet == self._wanted
            self._sheet = ""

    def _text(self, text: str) -> None:
        if self._inside == "Visible" and text.strip() in ("SheetHidden", "SheetVeryHidden"):
            self.sheets[self._sheet] = True
        elif self._inside == "Data" and self._cell is not None:
            self._cell.parts.append(text)

    def _end_cell(self, cell: _Cell) -> None:
        value = self._value(cell)
        if value is not None and self._row is not None:
            self._row += [None] * (cell.column - len(self._row))
            self._row.append(value)

    def _value(self, cell: _Cell) -> CellValue:
        text = joined(cell.parts)
        if cell.formula is not None:
            typed = formula_number(cell.formula.removeprefix("="))
            if typed is not None or not cell.kind:
                return typed or Uncalculated(cell.formula)
        if not text:
            return None
        if cell.kind == "Number":
            number = float(text)
            shape = self._formats.get(cell.style)
            shown = shape.shown(int(number)) if shape and number.is_integer() else None
            return shown or (int(number) if number.is_integer() else number)
        if cell.kind == "Boolean":
            return text.strip() == "1"
        return datetime.fromisoformat(text.strip()) if cell.kind == "DateTime" else text
