"""Reads XLSX and XLSM: the workbook through openpyxl, its strings and rows by streams of our own."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from contextlib import ExitStack, closing
from itertools import chain
from pathlib import Path
from typing import IO, Any, cast

from openpyxl.reader.excel import ExcelReader
from openpyxl.styles.numbers import BUILTIN_FORMATS_MAX_SIZE
from openpyxl.utils.datetime import from_excel, from_ISO8601
from openpyxl.xml.constants import SHARED_STRINGS

from desktop_app.core.detection.table import CellValue, Row, SheetName
from desktop_app.core.errors import FileBroken
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.cell_meanings import CellMeanings
from desktop_app.sheets.common.faults import checked_batches, reading
from desktop_app.sheets.common.number_format import DigitsFormat, digits_format
from desktop_app.sheets.common.row_source import Passed, RowSource
from desktop_app.sheets.common.sheet_choice import check_count, chosen_sheet
from desktop_app.sheets.xlsx.shared_strings import SharedStrings
from desktop_app.sheets.xlsx.sheet_rows import row_batches


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
