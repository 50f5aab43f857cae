"""The rows of one XLSX worksheet, built out of a parser's events."""

from __future__ import annotations

from collections.abc import Sequence

from desktop_app.core.column_names import column_index
from desktop_app.core.number_in_cell import formula_number
from desktop_app.core.said import said
from desktop_app.core.table import CellValue, Row
from desktop_app.sheets.cell_meanings import MOST_COLUMNS, MOST_ROWS, CellMeanings
from desktop_app.sheets.cut_xml import Items
from desktop_app.sheets.safe_xml import joined, main_name

_ROW, _CELL, _VALUE = main_name("row"), main_name("c"), main_name("v")
_TEXT, _PHONETIC, _FORMULA = main_name("t"), main_name("rPh"), main_name("f")
# Letters of what a file has in the place of an address.
_LONGEST_SHOWN = 20


class RowEvents(Items):
    """Rows with their numbers, in order; whoever reads some of them in another way adds these."""

    def __init__(self, meanings: CellMeanings) -> None:
        super().__init__()
        self._meanings = meanings
        self._numbers: list[int] = []
        self._rows: list[Row] = []
        self._number = 0
        self._row: Row = []
        self._column = -1
        self._kind = "n"
        self._style = 0
        self._parts: list[str] = []
        self._formula: list[str] | None = None
        self._in_formula = False
        self._inside = False
        self._phonetic = False
        self._columns: dict[str, int] = {}

    @property
    def at_rest(self) -> bool:
        """As `Items.at_rest`."""
        return self.begun == self.ended and not (self._inside or self._phonetic or self._in_formula)

    def follows(self, number: int) -> bool:
        """Whether a row of this number may come next."""
        return self._number < number <= MOST_ROWS

    def add(self, numbers: Sequence[int], rows: Sequence[Row]) -> None:
        """Take in rows that were read otherwise, the first of which follows and each other one its neighbour."""
        self._numbers += numbers
        self._rows += rows
        self._number = numbers[-1]

    def taken(self) -> tuple[list[int], list[Row]]:
        """The rows since the last call, and their numbers."""
        numbers, rows = self._numbers, self._rows
        self._numbers, self._rows = [], []
        return numbers, rows

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """As `Items.start`."""
        if name == _CELL:
            self._start_cell(attributes)
        elif name in (_VALUE, _TEXT):
            self._inside = not self._phonetic
        elif name == _ROW:
            self._start_row(attributes.get("r"))
        elif name == _FORMULA:
            self._formula, self._in_formula = [], True
        elif name == _PHONETIC:
            self._phonetic = True

    def end(self, name: str) -> None:
        """As `Items.end`."""
        if name == _CELL:
            self._end_cell()
        elif name in (_VALUE, _TEXT):
            self._inside = False
        elif name == _ROW:
            self.ended += 1
            self._numbers.append(self._number)
            self._rows.append(self._row)
        elif name == _FORMULA:
            self._in_formula = False
        elif name == _PHONETIC:
            self._phonetic = False

    def text(self, text: str) -> None:
        """As `Items.text`."""
        if self._inside:
            self._parts.append(text)
        elif self._in_formula and self._formula is not None:
            self._formula.append(text)

    def _start_row(self, number: str | None) -> None:
        self.begun += 1
        wanted = self._number + 1 if number is None else int(float(number))
        if wanted <= self._number:
            raise ValueError(said("row {wanted} stands below row {number}", wanted=wanted, number=self._number))
        if wanted > MOST_ROWS:
            raise ValueError(said("a row number is beyond {most}", most=MOST_ROWS))
        self._number, self._row, self._column = wanted, [], -1

    def _start_cell(self, attributes: dict[str, str]) -> None:
        reference = attributes.get("r")
        self._column = self._column + 1 if reference is None else self._column_of(reference)
        if self._column >= MOST_COLUMNS:
            raise ValueError(said("a column is beyond {most}", most=MOST_COLUMNS))
        self._kind = attributes.get("t", "n")
        self._style = int(attributes.get("s") or 0)  # some programs write s=""
        self._parts, self._formula = [], None

    def _column_of(self, reference: str) -> int:
        letters = reference.rstrip("0123456789")
        index = self._columns.get(letters)
        if index is None:
            index = column_index(letters)
            if index is None:
                raise ValueError(said("“{reference}” is no cell", reference=reference[:_LONGEST_SHOWN]))
            self._columns[letters] = index
        return index

    def _end_cell(self) -> None:
        text = joined(self._parts)
        if self._formula is not None:
            value = self._calculated("".join(self._formula), text)
        else:
            value = self._meanings.value(self._kind, self._style, text) if text else None
        if value is None:
            return
        blanks = self._column - len(self._row)
        if blanks == 0:
            self._row.append(value)
        elif blanks > 0:
            self._row += [None] * blanks
            self._row.append(value)
        else:
            self._row[self._column] = value

    def _calculated(self, formula: str, text: str) -> CellValue:
        """A formula's last value; the formula itself where none was kept, as by programs that only write."""
        typed = formula_number(formula)
        if typed is not None:
            return typed
        if text:
            return self._meanings.value(self._kind, self._style, text)
        return None if self._kind == "str" else f"={formula}"
