"""Reads OpenDocument spreadsheets (OASIS OpenDocument 1.3, part 3, 9: table), their rows as a stream.

Our own reader, because calamine doesn't know the text that a person sees in a number's cell, reads formulas without a
value and errors as nothing and 0, and never returns from some damaged files.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from itertools import groupby, repeat
from operator import itemgetter
from pathlib import Path
from typing import Any

from desktop_app.core.detection.sampling import sampled
from desktop_app.core.detection.table import CellValue, Row, SheetName
from desktop_app.core.errors import FileBroken
from desktop_app.core.numbers.number_in_cell import formula_number
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.cell_meanings import MOST_COLUMNS, MOST_ROWS
from desktop_app.sheets.common.faults import in_batches, read_in_batches, reading
from desktop_app.sheets.common.row_limits import within_limits
from desktop_app.sheets.common.row_source import RowSource, check_count, chosen_sheet
from desktop_app.sheets.common.safe_xml import joined, new_parser, steps

_NAMESPACE = "urn:oasis:names:tc:opendocument:xmlns:"
_TABLE, _TEXT, _OFFICE, _STYLE = (f"{_NAMESPACE}{name}:1.0" for name in ("table", "text", "office", "style"))
_SHEET, _ROW, _ROWS_REPEATED = f"{_TABLE} table", f"{_TABLE} table-row", f"{_TABLE} number-rows-repeated"
_CELLS = (f"{_TABLE} table-cell", f"{_TABLE} covered-table-cell")
_MOST_SPACES = 1_000
_DURATION = re.compile(r"(-?)P(?:(\d{1,6})D)?T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})(?:[.,]\d*)?S)?")
_NOT_DIGITS = re.compile(r"[^0-9]+")
_TELEPHONE = re.compile(r"[0-9 +().\-/\u00a0\u202f]+")


class OpenDocument(RowSource):
    """A TableSource over an ODS. Raises FileBroken if it is damaged, also while its rows are read."""

    format = "ods"
    encoding: str | None = None
    delimiter: str | None = None

    def __init__(self, path: Path) -> None:
        self._path = path
        found = _Reader(None)
        with reading(path):
            for _ in self._steps(found):
                check_count(path.name, len(found.sheets))
        if not found.sheets:
            raise FileBroken(name=path.name, reason=tr_text("the workbook has no sheet with cells"))
        self.sheets = tuple(SheetName(name, style in found.hidden) for name, style in found.sheets.items())

    def rows(self, sheet: str | None = None) -> Iterator[Row]:
        """Return every row of the sheet from row 1 on; blank rows are empty lists. None: the first visible sheet."""
        return self._rows(chosen_sheet(self._path.name, self.sheets, sheet))

    def samples(self, sheets: Sequence[str], most_rows: int, most_cells: int) -> Iterator[tuple[str, list[Row]]]:
        """Yield the first rows of each sheet, in one pass, because each sheet comes after all those before it."""
        samples: dict[str, list[Row]] = {name: [] for name in sheets}
        reader = _Reader(frozenset(sheets))
        with reading(self._path):
            for name, rows in groupby(self._in_turn(reader, most_rows), key=itemgetter(0)):
                samples[name] = sampled((row for _, row in rows), most_rows, most_cells)
                reader.wanted -= {name}  # needn't parse the rest of it
        yield from samples.items()

    def in_turn(self, sheets: Sequence[str]) -> Iterator[tuple[str, Iterator[Row]]]:
        """Yield the rows of each sheet, in one pass: reading each by itself would start from the first every time."""
        reader = _Reader(frozenset(sheets))
        left = list(sheets)
        together = groupby(in_batches(self._path, self._in_turn(reader, MOST_ROWS)), key=itemgetter(0))
        for name, rows in together:
            if name not in left:  # another sheet of that name, or rows parsed before it was passed
                continue
            while (empty := left.pop(0)) != name:
                yield empty, iter(())
            yield name, within_limits(self._path, (row for _, row in rows))
            reader.wanted -= {name}  # needn't parse the rest of it
        yield from ((empty, iter(())) for empty in left)

    def close(self) -> None:
        """Do nothing: no file is open between rows."""

    def _rows(self, name: str) -> Iterator[Row]:
        return read_in_batches(self._path, self._records(name))

    def _in_turn(self, reader: _Reader, most: int) -> Iterator[tuple[str, Row]]:
        """Yield the rows of all wanted sheets, repeated `most` times at most, without blank ones at a sheet's end."""
        sheet, blanks = "", 0
        for _ in self._steps(reader):
            ready, reader.ready = reader.ready, []
            for name, row, times in ready:
                blanks, sheet = (blanks if name == sheet else 0), name
                if row:
                    yield from ((name, each) for each in (*repeat([], blanks), *repeat(row, min(times, most))))
                blanks = 0 if row else min(blanks + times, most)
            if not reader.wanted:
                return

    def _records(self, name: str) -> Iterator[Row]:
        reader = _Reader(frozenset({name}))
        blanks = 0
        for _ in self._steps(reader):
            ready, reader.ready = reader.ready, []
            for _, row, times in ready:
                if not row:
                    blanks += times
                    continue
                yield from ([] for _ in range(blanks))
                yield from repeat(row, times)
                blanks = 0
            if reader.passed:
                return

    def _steps(self, reader: _Reader) -> Iterator[None]:
        with zipfile.ZipFile(self._path) as archive, archive.open("content.xml") as content:
            yield from steps(reader.parser, content)


@dataclass(slots=True)
class _Cell:
    kind: str
    value: str | None
    formula: str | None
    times: int
    paragraphs: list[list[str]] = field(default_factory=list)


class _Reader:
    """Parses the rows of the sheets `wanted`, each with its sheet and its repetitions, and the names of all sheets.

    None wanted: parses the names alone, with their styles.
    """

    def __init__(self, wanted: frozenset[str] | None) -> None:
        self.sheets: dict[str, str] = {}
        self.hidden: set[str] = set()
        self.ready: list[tuple[str, Row, int]] = []
        self.passed = False
        self.wanted = wanted or frozenset()
        self._sheet: str | None = None
        self._style = ""
        self._count, self._times, self._column = 0, 1, 0
        self._row: Row = []
        self._cell: _Cell | None = None
        # Depth inside something in the cell that isn't its text: a note, a drawing.
        self._aside = 0
        self._paragraph: list[str] | None = None
        self.parser = new_parser()
        self.parser.StartElementHandler = self._look if wanted is None else self._start
        if wanted is not None:
            self.parser.EndElementHandler = self._end
            self.parser.CharacterDataHandler = self._characters

    def _look(self, name: str, given: dict[str, str]) -> None:
        if name == _SHEET:
            self._sheet = given.get(f"{_TABLE} name", f"Sheet{len(self.sheets) + 1}")
            self.sheets[self._sheet] = given.get(f"{_TABLE} style-name", "")
        elif name == _ROW:
            _repeats(given, _ROWS_REPEATED, MOST_ROWS)
        elif name == f"{_STYLE} style":
            self._style = given.get(f"{_STYLE} name", "")
        elif name == f"{_STYLE} table-properties" and given.get(f"{_TABLE} display") == "false":
            self.hidden.add(self._style)

    def _start(self, name: str, given: dict[str, str]) -> None:
        if name == _SHEET and self._cell is None:
            self._sheet, self._count = given.get(f"{_TABLE} name", f"Sheet{len(self.sheets) + 1}"), 0
            self.sheets[self._sheet] = ""
        elif name == _ROW:
            self._times = _repeats(given, _ROWS_REPEATED, MOST_ROWS)
            self._row, self._column = [], 0
        elif name in _CELLS and self._cell is None:
            self._start_cell(given)
        elif self._cell is not None:
            self._start_inside(self._cell, name, given)

    def _start_cell(self, given: dict[str, str]) -> None:
        kind = given.get(f"{_OFFICE} value-type", "")
        value = next((given[key] for key in _VALUES.get(kind, ()) if key in given), None)
        times = _repeats(given, f"{_TABLE} number-columns-repeated", MOST_COLUMNS)
        self._cell = _Cell(kind, value, given.get(f"{_TABLE} formula"), times)
        self._aside, self._paragraph = 0, None

    def _start_inside(self, cell: _Cell, name: str, given: dict[str, str]) -> None:
        namespace, _, tag = name.rpartition(" ")
        if self._aside or namespace != _TEXT:
            self._aside += 1
        elif tag == "p":
            self._paragraph = []
            cell.paragraphs.append(self._paragraph)
        elif self._paragraph is not None and tag == "s":
            self._paragraph.append(" " * min(_MOST_SPACES, int(given.get(f"{_TEXT} c", 1))))
        elif self._paragraph is not None and tag in ("tab", "line-break"):
            self._paragraph.append("\t" if tag == "tab" else "\n")

    def _end(self, name: str) -> None:
        if self._cell is not None and self._aside:
            self._aside -= 1
        elif self._cell is not None and name in _CELLS:
            self._end_cell(self._cell)
            self._cell = None
        elif name == f"{_TEXT} p":
            self._paragraph = None
        elif name == _ROW:
            self._end_row()
        elif name == _SHEET and self._cell is None:
            self.passed = self._sheet in self.wanted
            self._sheet = None

    def _characters(self, text: str) -> None:
        if self._paragraph is not None and not self._aside:
            self._paragraph.append(text)

    def _end_cell(self, cell: _Cell) -> None:
        if self._sheet not in self.wanted:
            return
        value = _value(cell, "\n".join(joined(parts) for parts in cell.paragraphs))
        if value is not None:
            if self._column + cell.times > MOST_COLUMNS:
                raise ValueError(tr_text("a row has more than {most} cells", most=MOST_COLUMNS))
            self._row += [None] * (self._column - len(self._row))
            self._row += [value] * cell.times
        self._column += cell.times

    def _end_row(self) -> None:
        self._count += self._times
        if self._row and self._count > MOST_ROWS:
            raise ValueError(tr_text("a sheet has more than {most} rows", most=MOST_ROWS))
        if self._sheet is not None and self._sheet in self.wanted:
            self.ready.append((self._sheet, self._row, self._times))


_VALUES = {
    "float": (f"{_OFFICE} value",),
    "currency": (f"{_OFFICE} value",),
    "percentage": (f"{_OFFICE} value",),
    "date": (f"{_OFFICE} date-value",),
    "time": (f"{_OFFICE} time-value",),
    "boolean": (f"{_OFFICE} boolean-value",),
    "string": (f"{_OFFICE} string-value",),
}


def _repeats(given: dict[str, str], key: str, most: int) -> int:
    times = int(given.get(key, 1))
    if times > most:
        raise ValueError(tr_text("it repeats more than {most} times", most=most))
    return max(1, times)


def _value(cell: _Cell, text: str) -> CellValue:
    if cell.formula is not None:
        formula = cell.formula.partition("=")[2]
        typed = formula_number(formula)
        if typed is not None:
            return typed
        if not cell.kind and not text:
            return f"={formula}"
        if text.startswith(("#", "Err:")):
            return text
    if cell.kind in ("", "string") or cell.value is None:
        return (cell.value if cell.value is not None and not text else text) or None
    return _typed(cell.kind, cell.value, text)


def _typed(kind: str, value: str, text: str) -> CellValue:
    if kind == "boolean":
        return value == "true"
    if kind == "date":
        moment: Any = datetime.fromisoformat(value) if "T" in value else date.fromisoformat(value)
        return moment if isinstance(moment, date) else None
    if kind == "time":
        return _duration(value)
    number = float(value) if re.search("[.eE]|[a-z]", value) else int(value)
    return _as_seen(int(number), text) if isinstance(number, int) or number.is_integer() else number


def _as_seen(number: int, text: str) -> CellValue:
    """Return the text that the sheet shows if that has zeros, a plus or groups; else the number."""
    digits = _NOT_DIGITS.sub("", text)
    shown = _TELEPHONE.fullmatch(text) is not None and digits.lstrip("0") == str(number) and text != str(number)
    return text if shown else number


def _duration(value: str) -> CellValue:
    found = _DURATION.fullmatch(value)
    if not found:
        return value
    days, hours, minutes, seconds = (int(part or 0) for part in found.groups()[1:])
    length = timedelta(days=days, hours=hours, minutes=minutes, seconds=seconds)
    return -length if found[1] else length
