"""The rows of one XLSX worksheet, as a stream.

By hand, as openpyxl takes 30 microseconds for a cell with its text inside (which is how
programs write them), silently drops rows out of order, and believes wrong dimension tags.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import IO

from desktop_app.core.column_names import column_index
from desktop_app.core.number_in_cell import formula_number
from desktop_app.core.table import CellValue, Row
from desktop_app.sheets.number_format import DigitsFormat
from desktop_app.sheets.safe_xml import joined, main_name, new_parser, steps, unescaped

# Excel's limits for a sheet (its published specification).
MOST_ROWS = 1_048_576
MOST_COLUMNS = 16_384

_ROW, _CELL, _VALUE = main_name("row"), main_name("c"), main_name("v")
_TEXT, _PHONETIC, _FORMULA = main_name("t"), main_name("rPh"), main_name("f")


@dataclass(frozen=True, slots=True)
class CellMeanings:
    """What a worksheet's cells refer to: the workbook's strings, and what its number formats make of numbers.

    Of the styles, by index, `moments` show dates and times, and `digits` show whole numbers
    otherwise than as plain digits.
    """

    strings: Sequence[str]
    moments: frozenset[int]
    moment: Callable[[float, int], CellValue]
    iso_moment: Callable[[str], CellValue]
    digits: Mapping[int, DigitsFormat] = field(default_factory=dict)


def sheet_rows(source: IO[bytes], meanings: CellMeanings) -> Iterator[Row]:
    """Every row from row 1 on, blank ones as empty lists. Raises ValueError and whatever else damage causes."""
    reader = _Rows(meanings)
    parser = new_parser()
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.text
    last = 0
    for _ in steps(parser, source):
        ready, reader.ready = reader.ready, []
        for number, row in ready:
            for _ in range(last + 1, number):
                yield []
            yield row
            last = number


@dataclass(slots=True)
class _Rows:
    """Builds rows out of a parser's events."""

    meanings: CellMeanings
    ready: list[tuple[int, Row]] = field(default_factory=list)
    number: int = 0
    row: Row = field(default_factory=list)
    column: int = -1
    kind: str = "n"
    style: int = 0
    parts: list[str] = field(default_factory=list)
    formula: list[str] | None = None
    in_formula: bool = False
    inside: bool = False
    phonetic: bool = False
    columns: dict[str, int] = field(default_factory=dict)

    def start(self, name: str, attributes: dict[str, str]) -> None:
        if name == _CELL:
            self._start_cell(attributes)
        elif name in (_VALUE, _TEXT):
            self.inside = not self.phonetic
        elif name == _ROW:
            self._start_row(attributes.get("r"))
        elif name == _FORMULA:
            self.formula, self.in_formula = [], True
        elif name == _PHONETIC:
            self.phonetic = True

    def end(self, name: str) -> None:
        if name == _CELL:
            self._end_cell()
        elif name in (_VALUE, _TEXT):
            self.inside = False
        elif name == _ROW:
            self.ready.append((self.number, self.row))
        elif name == _FORMULA:
            self.in_formula = False
        elif name == _PHONETIC:
            self.phonetic = False

    def text(self, text: str) -> None:
        if self.inside:
            self.parts.append(text)
        elif self.in_formula and self.formula is not None:
            self.formula.append(text)

    def _start_row(self, number: str | None) -> None:
        wanted = self.number + 1 if number is None else int(float(number))
        if wanted <= self.number:
            raise ValueError(f"row {wanted} stands below row {self.number}")
        if wanted > MOST_ROWS:
            raise ValueError(f"a row number is beyond {MOST_ROWS:,}")
        self.number, self.row, self.column = wanted, [], -1

    def _start_cell(self, attributes: dict[str, str]) -> None:
        reference = attributes.get("r")
        self.column = self.column + 1 if reference is None else self._column(reference)
        if self.column >= MOST_COLUMNS:
            raise ValueError(f"a column is beyond {MOST_COLUMNS:,}")
        self.kind = attributes.get("t", "n")
        self.style = int(attributes.get("s", 0))
        self.parts, self.formula = [], None

    def _column(self, reference: str) -> int:
        letters = reference.rstrip("0123456789")
        index = self.columns.get(letters)
        if index is None:
            index = column_index(letters)
            if index is None:
                raise ValueError(f"“{reference}” is no cell")
            self.columns[letters] = index
        return index

    def _end_cell(self) -> None:
        text = joined(self.parts)
        if self.formula is not None:
            value = self._calculated("".join(self.formula), text)
        else:
            value = self._meaning(text) if text else None
        if value is None:
            return
        blanks = self.column - len(self.row)
        if blanks == 0:
            self.row.append(value)
        elif blanks > 0:
            self.row += [None] * blanks
            self.row.append(value)
        else:
            self.row[self.column] = value

    def _calculated(self, formula: str, text: str) -> CellValue:
        """A formula's last value; the formula itself where none was kept, as by programs that only write."""
        typed = formula_number(formula)
        if typed is not None:
            return typed
        if text:
            return self._meaning(text)
        return None if self.kind == "str" else f"={formula}"

    def _meaning(self, text: str) -> CellValue:
        kind = self.kind
        if kind == "s":
            return self.meanings.strings[int(text)] or None
        if kind in ("inlineStr", "str"):
            return unescaped(text)
        if kind == "n":
            number = float(text) if "." in text or "E" in text or "e" in text else int(text)
            if self.style in self.meanings.digits:
                return self._shown(number)
            return self.meanings.moment(number, self.style) if self.style in self.meanings.moments else number
        if kind == "b":
            return text.strip() not in ("0", "false")
        return self.meanings.iso_moment(text) if kind == "d" else text

    def _shown(self, number: float) -> CellValue:
        whole = isinstance(number, int) or number.is_integer()
        shown = self.meanings.digits[self.style].shown(int(number)) if whole else None
        return number if shown is None else shown
