"""Reads the rows of one XLSX worksheet as a stream: nearly all by a pattern, others by a parser.

Our own reader, because openpyxl takes 30 microseconds for a cell with its text inside (as programs write them),
silently drops rows out of order, and believes wrong dimension tags.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import IO

from desktop_app.core.detection.column_names import column_index
from desktop_app.core.detection.table import CellValue, Row
from desktop_app.core.numbers.number_in_cell import formula_number
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.cell_meanings import MOST_COLUMNS, MOST_ROWS, CellMeanings
from desktop_app.sheets.common.cut_xml import CutXml, Items, after_space
from desktop_app.sheets.common.row_source import Passed
from desktop_app.sheets.common.safe_xml import joined, main_name
from desktop_app.sheets.xlsx.row_pattern import RowPattern

_BATCH = 512
# A sheet with more odd rows than this, and than other rows, goes to the parser as a whole.
_MOST_ODD = 64


def row_batches(source: IO[bytes], meanings: CellMeanings, passed: Passed | None = None) -> Iterator[list[Row]]:
    """Yield every row from row 1 on, blank ones as empty lists, some hundreds at a time.

    Raises ValueError and whatever else damage causes; at the end, also for damage in strings that no cell asked for.
    """
    reading = _Reading(source, meanings, passed or Passed(0))
    last = 0
    for numbers, rows in reading.parts():
        if numbers == list(range(last + 1, last + 1 + len(rows))):
            yield rows
        else:
            yield from _placed(numbers, rows, last)
        last = numbers[-1]
    meanings.strings.read_all()


def _placed(numbers: Sequence[int], rows: Sequence[Row], last: int) -> Iterator[list[Row]]:
    """Yield the rows, and blank ones for the numbers between them, from `last` on."""
    batch: list[Row] = []
    for number, row in zip(numbers, rows, strict=True):
        while (blanks := number - last - 1) > 0:
            added = min(blanks, _BATCH - len(batch))
            batch += [[] for _ in range(added)]
            last += added
            if len(batch) == _BATCH:
                yield batch
                batch = []
        batch.append(row)
        last = number
    yield batch


class _Reading:
    """One sheet on its way from text to rows."""

    def __init__(self, source: IO[bytes], meanings: CellMeanings, passed: Passed) -> None:
        self._events = RowEvents(meanings)
        self._pattern = RowPattern(meanings)
        self._part = CutXml(source, self._events, "sheetData", "row", passed)
        self._odd = self._others = 0

    def parts(self) -> Iterator[tuple[list[int], list[Row]]]:
        """Yield some rows with their numbers at a time, at least one."""
        for piece in self._part.pieces():
            at = 0
            while at < len(piece):
                at = self._read(piece, at)
            numbers, rows = self._events.taken()
            if rows:
                yield numbers, rows

    def _read(self, piece: str, at: int) -> int:
        """Read some rows of the piece; return the place of the next one."""
        at = after_space(piece, at)  # behind the last row of the piece before
        if at == len(piece):
            return at
        found = self._pattern.matches(piece, at)
        if found:
            self._others += len(found)
            self._take(found)
            return found[-1].end()
        self._odd += 1
        if self._odd > _MOST_ODD + self._others:
            self._part.hand_over(piece[at:])
            return len(piece)
        end = self._part.item(piece, at)
        # Learning takes as long as reading some hundred rows: it pays at the first, second, fourth, … odd row.
        if not self._odd & (self._odd - 1):
            self._pattern.learn(piece, at)
        return end

    def _take(self, found: Sequence[re.Match[str]]) -> None:
        read = self._pattern.read(found)
        numbers, rows = read.numbers, read.rows
        first, last = numbers[0], numbers[-1]
        in_order = numbers == list(range(first, first + len(rows)))
        if in_order and not read.odd and self._events.follows(first) and self._events.follows(last):
            self._events.add(numbers, rows)
            return
        for place, number in enumerate(numbers):
            if place in read.odd or not self._events.follows(number):
                self._part.feed(found[place][0])
            else:
                self._events.add(numbers[place : place + 1], rows[place : place + 1])


# --- Building rows from a parser's events ---


_ROW, _CELL, _VALUE = main_name("row"), main_name("c"), main_name("v")
_TEXT, _PHONETIC, _FORMULA = main_name("t"), main_name("rPh"), main_name("f")
# Letters to show of a malformed address.
_LONGEST_SHOWN = 20


class RowEvents(Items):
    """Builds rows with their numbers, in order; a caller that reads some rows another way adds these."""

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
        """True between rows: nothing that has begun changes the next one."""
        return self.begun == self.ended and not (self._inside or self._phonetic or self._in_formula)

    def follows(self, number: int) -> bool:
        """Return True if a row of this number may come next."""
        return self._number < number <= MOST_ROWS

    def add(self, numbers: Sequence[int], rows: Sequence[Row]) -> None:
        """Add rows read another way, of consecutive numbers; the first of them follows."""
        self._numbers += numbers
        self._rows += rows
        self._number = numbers[-1]

    def taken(self) -> tuple[list[int], list[Row]]:
        """Return the rows since the last call, and their numbers."""
        numbers, rows = self._numbers, self._rows
        self._numbers, self._rows = [], []
        return numbers, rows

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Handle the start of a tag."""
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
        """Handle the end of a tag."""
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
        """Handle text between tags."""
        if self._inside:
            self._parts.append(text)
        elif self._in_formula and self._formula is not None:
            self._formula.append(text)

    def _start_row(self, number: str | None) -> None:
        self.begun += 1
        wanted = self._number + 1 if number is None else int(float(number))
        if wanted <= self._number:
            raise ValueError(tr_text("row {wanted} stands below row {number}", wanted=wanted, number=self._number))
        if wanted > MOST_ROWS:
            raise ValueError(tr_text("a row number is beyond {most}", most=MOST_ROWS))
        self._number, self._row, self._column = wanted, [], -1

    def _start_cell(self, attributes: dict[str, str]) -> None:
        reference = attributes.get("r")
        self._column = self._column + 1 if reference is None else self._column_of(reference)
        if self._column >= MOST_COLUMNS:
            raise ValueError(tr_text("a column is beyond {most}", most=MOST_COLUMNS))
        self._kind = attributes.get("t", "n")
        self._style = int(attributes.get("s") or 0)  # some programs write s=""
        self._parts, self._formula = [], None

    def _column_of(self, reference: str) -> int:
        letters = reference.rstrip("0123456789")
        index = self._columns.get(letters)
        if index is None:
            index = column_index(letters)
            if index is None:
                raise ValueError(tr_text("“{reference}” is no cell", reference=reference[:_LONGEST_SHOWN]))
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
        """Return a formula's last value; the formula itself if none was kept, as by programs that only write."""
        typed = formula_number(formula)
        if typed is not None:
            return typed
        if text:
            return self._meanings.value(self._kind, self._style, text)
        return None if self._kind == "str" else f"={formula}"
