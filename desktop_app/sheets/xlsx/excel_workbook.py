"""Reads XLSX and XLSM: the workbook through openpyxl, its strings and rows by streams of our own.

openpyxl takes 30 microseconds for a cell with its text inside (as programs write them), silently drops rows out of
order, and believes wrong dimension tags. So rows are read as a stream: nearly all by a pattern, others by a parser.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing
from itertools import chain
from pathlib import Path
from typing import IO, Any, cast

from openpyxl.reader.excel import ExcelReader
from openpyxl.styles.numbers import BUILTIN_FORMATS_MAX_SIZE
from openpyxl.utils.datetime import from_excel, from_ISO8601
from openpyxl.xml.constants import SHARED_STRINGS

from desktop_app.core.detection.column_names import column_index
from desktop_app.core.detection.table import CellValue, Row, SheetName, Uncalculated
from desktop_app.core.errors import FileBroken
from desktop_app.core.numbers.number_in_cell import formula_number
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.cell_meanings import MOST_COLUMNS, MOST_ROWS, CellMeanings
from desktop_app.sheets.common.cut_xml import CutXml, Items, after_space
from desktop_app.sheets.common.faults import checked_batches, reading
from desktop_app.sheets.common.number_format import DigitsFormat, digits_format
from desktop_app.sheets.common.row_source import Passed, RowSource, check_count, chosen_sheet
from desktop_app.sheets.common.safe_xml import joined, main_name
from desktop_app.sheets.xlsx.row_pattern import RowPattern
from desktop_app.sheets.xlsx.shared_strings import SharedStrings


class ExcelWorkbook(RowSource):
    """A TableSource over an XLSX or XLSM; formulas give the value that was last calculated.

    `strict`: it is Strict OOXML, with namespaces of its own. Raises FileBroken if the workbook can't be read, also
    while its rows are read.
    """

    format = "xlsx"
    encoding: str | None = None
    delimiter: str | None = None

    def __init__(self, path: Path, *, strict: bool = False) -> None:
        self._path = path
        with ExitStack() as stack, reading(path):
            # openpyxl judges a path by its suffix, but takes an open file as it is.
            file = stack.enter_context(path.open("rb"))
            reader = _Reader(file, read_only=True, data_only=True, keep_links=False)
            reader.file_name = path.name
            if strict:
                reader.archive = StrictArchive(file)
            stack.enter_context(closing(reader.archive))
            reader.read()
            stack.callback(reader.strings.close)
            self._archive = reader.archive
            self._parts = reader.parts
            self._meanings = _meanings(reader)
            if not self._parts:
                raise FileBroken(name=path.name, reason=tr_text("the workbook has no sheet with cells"))
            self._open = stack.pop_all()
        self.sheets = tuple(reader.sheet_names)
        self._passed = Passed(0)

    def rows(self, sheet: str | None = None) -> Iterator[Row]:
        """Return every row of the sheet from row 1 on; blank rows are empty lists. None: the first visible sheet."""
        return chain.from_iterable(self.batches(sheet))

    def batches(self, sheet: str | None = None) -> Iterator[list[Row]]:
        """Return the rows of the sheet in batches as they are read; blank rows are empty lists."""
        return self._batches(self._parts[chosen_sheet(self._path.name, self.sheets, sheet)])

    @property
    def share(self) -> float | None:
        """The share read of the sheet that was last begun."""
        return self._passed.share

    def _batches(self, part: str) -> Iterator[list[Row]]:
        with reading(self._path):
            source = self._archive.open(part)
            passed = self._passed = Passed(self._archive.getinfo(part).file_size)
        with source:
            yield from checked_batches(self._path, row_batches(source, self._meanings, passed))

    def close(self) -> None:
        """Close the file."""
        self._open.close()


class _Reader(ExcelReader):
    """The reader of `openpyxl.load_workbook`, for sheet names, styles and the calendar; strings and sheets are ours.

    Chart and dialog sheets hold no rows and are left out.
    """

    file_name = ""

    def read_strings(self) -> None:
        package: Any = self.package
        found = package.find(SHARED_STRINGS)
        part = found and self.archive.getinfo(found.PartName[1:])
        self.strings = SharedStrings(self.archive.open(part), part.file_size) if part else SharedStrings()

    def read_properties(self) -> None:
        """Skip title, author and the like: not needed, and a frequent reason to fail."""

    def read_custom(self) -> None:
        """Skip custom properties: not needed, and a frequent reason to fail."""

    def read_theme(self) -> None:
        """Skip colours and fonts: not needed, and a frequent reason to fail."""

    def read_worksheets(self) -> None:
        self.parts: dict[str, str] = {}
        self.sheet_names: list[SheetName] = []
        files = frozenset(self.valid_files)
        for sheet, relation in self.parser.find_sheets():
            if relation.target in files and not relation.Type.endswith(("chartsheet", "dialogsheet")):
                self.parts[sheet.name] = relation.target
                self.sheet_names.append(SheetName(sheet.name, hidden=sheet.state not in ("visible", None)))
                check_count(self.file_name, len(self.sheet_names))


def _meanings(reader: _Reader) -> CellMeanings:
    book: Any = reader.wb
    from_iso: Any = from_ISO8601
    epoch, durations = book.epoch, frozenset(book._timedelta_formats)

    def moment(number: float, style: int) -> CellValue:
        try:
            return _moment(from_excel(number, epoch, timedelta=style in durations))
        except (OverflowError, ValueError):
            return number  # formatted as a date, but no date: keep the number itself

    return CellMeanings(
        strings=reader.strings,
        moments=frozenset(book._date_formats) | durations,
        moment=moment,
        iso_moment=lambda text: _moment(from_iso(text)),
        digits=_digits(book),
    )


def _digits(book: Any) -> dict[int, DigitsFormat]:
    """Return the styles whose number format shows leading zeros, a plus or groups."""
    found: dict[int, DigitsFormat] = {}
    for index, style in enumerate(book._cell_styles):
        custom = style.numFmtId - BUILTIN_FORMATS_MAX_SIZE
        codes = book._number_formats
        shape = digits_format(codes[custom]) if 0 <= custom < len(codes) else None
        if shape is not None:
            found[index] = shape
    return found


def _moment(value: Any) -> CellValue:
    found: CellValue = value
    return found


# --- Strict OOXML (ISO/IEC 29500-1) ---
# It has the same parts as the Transitional form that readers know, in other namespaces.


_STRICT = b"http://purl.oclc.org/ooxml/"
_NAMESPACES = (
    (_STRICT + b"spreadsheetml/main", b"http://schemas.openxmlformats.org/spreadsheetml/2006/main"),
    (
        _STRICT + b"officeDocument/relationships",
        b"http://schemas.openxmlformats.org/officeDocument/2006/relationships",
    ),
)


class StrictArchive(zipfile.ZipFile):
    """A zip whose parts declare the Transitional namespaces instead of the Strict ones; for reading.

    A part's first tag declares its namespaces, so only the first piece of a part changes. Parts in UTF-16 stay as they
    are; no program is known to write them.
    """

    def open(self, *arguments: Any, **named: Any) -> IO[bytes]:
        """Open a part as a stream; `read` opens it through this, too."""
        return cast(IO[bytes], _TransitionalPart(super().open(*arguments, **named)))


class _TransitionalPart:
    def __init__(self, part: IO[bytes]) -> None:
        self._part = part
        self._begun = False

    def read(self, size: int = -1) -> bytes:
        content = self._part.read(size)
        if self._begun:
            return content
        self._begun = True
        return _transitional(content)

    def close(self) -> None:
        self._part.close()

    def __enter__(self) -> _TransitionalPart:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _transitional(content: bytes) -> bytes:
    for strict, transitional in _NAMESPACES:
        content = content.replace(strict, transitional)
    return content


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
        return None if self._kind == "str" else Uncalculated(f"={formula}")
