"""Adds columns to a copy of the list's own workbook; keeps all that it can, and reports what it can't.

openpyxl copies what fits into memory, since it keeps charts and pivot tables. A longer workbook is copied as a stream,
part by part (`streamed_workbook`).
"""

from __future__ import annotations

import filecmp
import warnings
import zipfile
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing, contextmanager
from copy import copy
from io import BytesIO, FileIO
from pathlib import Path
from typing import Any

from openpyxl import load_workbook
from openpyxl.cell.cell import MergedCell
from openpyxl.drawing.spreadsheet_drawing import SpreadsheetDrawing
from openpyxl.styles.cell_style import StyleArray
from openpyxl.utils.cell import range_boundaries
from openpyxl.utils.datetime import CALENDAR_MAC_1904
from openpyxl.workbook.properties import CalcProperties
from openpyxl.worksheet._writer import WorksheetWriter
from openpyxl.worksheet.dimensions import ColumnDimension
from openpyxl.writer.excel import ExcelWriter

from desktop_app.core.detection.column_names import column_letter
from desktop_app.core.errors import DialproofError, UsageError, WorkbookNotExtended
from desktop_app.core.output.form import MOST_COPIED_CELLS
from desktop_app.core.text.spreadsheet_text import xlsx_escaped, xlsx_text
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.atomic_file import AtomicFile
from desktop_app.sheets.common.cell_meanings import MOST_COLUMNS
from desktop_app.sheets.common.containers import ArchiveKind, Container, archive_kind, container_of
from desktop_app.sheets.common.faults import one_line, writing
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.sheets.output.extended_sheet import StreamedColumns
from desktop_app.sheets.output.outside_links import NOT_FETCHED, cut_off
from desktop_app.sheets.output.streamed_workbook import StreamedWorkbook, free_title
from desktop_app.sheets.output.xlsx_sheet import (
    DATE_CODE,
    MOMENT_CODE,
    PLAIN,
    SINCE_1904,
    WHOLE_CODE,
    SheetPart,
    TypedFormats,
    about_sheet,
)
from desktop_app.sheets.xlsx.workbook_features import WorkbookFeatures, features_of

MOST_CELLS = MOST_COPIED_CELLS
# So many took openpyxl 20 seconds and 210 MB on two busy cores.
MOST_LOADED_CELLS = 500_000
_WITH_MACROS = ".xlsm"
# Parts with cells' texts, and the escape for a text that looks like an escape (ECMA-376 part 1, 22.4.2.4): openpyxl
# removes it, which turns the text into an escape.
_TEXTS = ("xl/sharedStrings", "xl/worksheets/")
_ESCAPED = b"_x005f_"


def _has_escaped_text(archive: zipfile.ZipFile, part: str) -> bool:
    end = b""
    with archive.open(part) as source:
        while block := source.read(1 << 20):
            beat()
            if _ESCAPED in (end + block).lower():
                return True
            end = block[-len(_ESCAPED) :]
    return False


class OriginalWorkbook:
    """A copy of the workbook at `source`, written to `output` by `save`, then closed; the source is only read.

    `to_add` is how many cells will be added. `output` ends in .xlsm to keep macros, in .xlsx to leave them out. Raises
    WorkbookNotExtended if it can't be done, UsageError for another suffix.
    """

    def __init__(self, source: Path, sheet: str | None, output: Path, to_add: int) -> None:
        self._name, self._output = source.name, output
        if output.suffix.lower() not in {".xlsx", _WITH_MACROS}:
            raise UsageError(
                reason=tr_text("“{name}” can't be the workbook's copy: name it .xlsx or .xlsm.", name=output.name)
            )
        if output.is_file() and filecmp.cmp(source, output, shallow=False):
            raise UsageError(
                reason=tr_text("“{name}” is the list itself; name another file for the result.", name=output.name)
            )
        with _extending(self._name):
            _refuse_others(source)
            with zipfile.ZipFile(source) as archive:
                self._before = features_of(archive)
                if output.suffix.lower() == _WITH_MACROS and not _has_macros(archive):
                    raise UsageError(reason=tr_text("“{name}” has no macros: name its copy .xlsx.", name=self._name))
        cells = self._before.cells + to_add
        if cells > MOST_CELLS:
            raise WorkbookNotExtended(
                name=self._name, reason=tr_text("together they have more than {most} cells", most=MOST_CELLS)
            )
        self._copy: _LoadedWorkbook | StreamedWorkbook
        if cells > MOST_LOADED_CELLS:
            with self._guard():
                self._copy = StreamedWorkbook(source, sheet, output, self._before, self._guard)
        else:
            self._copy = _LoadedWorkbook(source, sheet, output, self._before)

    def close(self) -> None:
        """Close the workbook, saved or not."""
        self._copy.close()

    def add(
        self, names: Sequence[str], header_row: int | None, first_row: int, replaced: Sequence[int] = ()
    ) -> AddedColumns | StreamedColumns:
        """Begin the columns `names`, right of everything else; `header_row` is None if the sheet has none.

        Their rows must come in order, each with the texts of the `replaced` columns (0 for A).
        """
        with self._guard():
            return self._copy.add(names, header_row, first_row, replaced)

    def add_sheet(self, title: str, numeric: Collection[int] = ()) -> SheetPart:
        """Begin a sheet behind the others, which is called `title` unless one is already.

        Its cells are text, but for those of the columns `numeric`, as in `XlsxWriter`.
        """
        with self._guard():
            return self._copy.add_sheet(title, numeric)

    def save(self, about: Sequence[tuple[str, str]]) -> list[str]:
        """Write the copy, with a last sheet that says `about`; return what could not be kept, in plain words."""
        if isinstance(self._copy, StreamedWorkbook):
            with self._guard():
                return self._copy.save(about, _left_out)
        return self._copy.save(about)

    @contextmanager
    def _guard(self) -> Iterator[None]:
        with _extending(self._name), writing(self._output):
            yield


def _refuse_others(source: Path) -> None:
    if container_of(source) is not Container.ZIP:
        raise WorkbookNotExtended(name=source.name, reason=tr_text("it is no XLSX or XLSM workbook"))
    kind = archive_kind(source)
    if kind is ArchiveKind.STRICT_XLSX:
        raise WorkbookNotExtended(name=source.name, reason=tr_text("it is a “Strict Open XML” workbook"))
    if kind is not ArchiveKind.XLSX:
        raise WorkbookNotExtended(name=source.name, reason=tr_text("it is no XLSX or XLSM workbook"))


class _LoadedWorkbook:
    """A copy by openpyxl, as `OriginalWorkbook` describes it."""

    def __init__(self, source: Path, sheet: str | None, output: Path, before: WorkbookFeatures) -> None:
        self._name, self._source, self._output, self._before = source.name, source, output, before
        with _extending(self._name), zipfile.ZipFile(source) as archive:
            if any(_has_escaped_text(archive, part) for part in archive.namelist() if part.startswith(_TEXTS)):
                raise WorkbookNotExtended(
                    name=self._name, reason=tr_text("some of its text would not stay as it is (“_x…_”)")
                )
        self._book = self._opened(source)
        self._added: list[tuple[Any, BytesIO]] = []
        try:
            with _extending(self._name):
                self._sheet = self._prepared(sheet)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Close the workbook, saved or not."""
        if self._book.vba_archive is not None:
            self._book.vba_archive.close()

    def add(
        self, names: Sequence[str], header_row: int | None, first_row: int, replaced: Sequence[int]
    ) -> AddedColumns:
        """Begin the columns `names`."""
        return AddedColumns(self._name, self._sheet, names, header_row, first_row, replaced)

    def add_sheet(self, title: str, numeric: Collection[int]) -> SheetPart:
        """Begin a sheet, whose text is written as ours is, not by openpyxl."""
        content = BytesIO()
        sheet = self._book.create_sheet(free_title(self._book.sheetnames, title))
        self._added.append((sheet, content))
        return SheetPart(content.write, PLAIN, numeric=numeric, formats=self._formats(sheet))

    def _formats(self, sheet: Any) -> TypedFormats:
        """Return the cell formats of the workbook for numbers and dates; `sheet` isn't written by openpyxl."""
        cells = [sheet.cell(1, column) for column in range(1, 4)]
        for cell, code in zip(cells, (WHOLE_CODE, DATE_CODE, MOMENT_CODE), strict=True):
            cell.number_format = code
        later = SINCE_1904 if self._book.epoch == CALENDAR_MAC_1904 else 0
        whole, day, moment = (cell.style_id for cell in cells)
        return TypedFormats(PLAIN, whole, day, moment, later)

    def save(self, about: Sequence[tuple[str, str]]) -> list[str]:
        """Write the copy; return what could not be kept, in plain words."""
        with _extending(self._name):
            content, missing = self._written(about)
        file = AtomicFile(self._output)
        try:
            with writing(self._output):
                file.file.write(content)
            file.commit()
        finally:
            file.discard()
        return missing

    def _opened(self, source: Path) -> Any:
        with _extending(self._name), _BeatingFile(source) as file:
            book: Any = load_workbook(file, keep_vba=self._output.suffix.lower() == _WITH_MACROS, rich_text=True)
        return book

    def _prepared(self, sheet: str | None) -> Any:
        """Prepare the workbook for writing; return the sheet."""
        book = self._book
        if sheet not in {each.title for each in book.worksheets}:
            raise WorkbookNotExtended(name=self._name, reason=tr_text("it has no single sheet “{sheet}”", sheet=sheet))
        book.template = False
        self._cut_off = cut_off(book, self._source)
        book.calculation = book.calculation or CalcProperties()
        book.calculation.fullCalcOnLoad = True  # results of formulas are not kept
        return book[sheet]

    def _written(self, about: Sequence[tuple[str, str]]) -> tuple[bytes, list[str]]:
        sheet = self._book.create_sheet(free_title(self._book.sheetnames))
        content = BytesIO()
        with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            _Writer(self._book, archive, [sheet, *(each for each, _ in self._added)]).write_data()
            for each, part in self._added:
                archive.writestr(each.path[1:], part.getvalue())
            missing = self._before.missing_in(features_of(archive))
            missing += [NOT_FETCHED] if self._cut_off else []
            lines = [*about, *_not_kept(missing, self._before)]
            archive.writestr(sheet.path[1:], about_sheet(lines, PLAIN))
        return content.getvalue(), missing


class _Writer(ExcelWriter):
    """Writes sheets in memory, because openpyxl leaves them in the system's temporary folder if it is ended.

    Sheets that are `ours` get no content here: their text is known elsewhere.
    """

    def __init__(self, book: Any, archive: zipfile.ZipFile, ours: Sequence[Any]) -> None:
        super().__init__(book, archive)
        self._parts = archive
        self._ours = ours

    def write_worksheet(self, ws: Any) -> None:
        self.manifest.append(ws)
        if any(ws is each for each in self._ours):
            return
        ws._drawing = SpreadsheetDrawing()
        ws._drawing.charts, ws._drawing.images = ws._charts, ws._images
        part = BytesIO()
        writer: Any = _SheetWriter(ws, part)
        with closing(writer.xf):  # closed here, because the garbage collector would end its elements into a closed part
            writer.write()
        ws._rels = writer._rels
        self._parts.writestr(ws.path[1:], part.getvalue())


class _SheetWriter(WorksheetWriter):
    def write_row(self, xf: Any, row: Any, row_idx: int) -> None:
        beat()
        super().write_row(xf, row, row_idx)


class _BeatingFile(FileIO):
    """A file that beats at each piece, because its reader is silent for a long time otherwise."""

    def read(self, size: int | None = -1, /) -> Any:
        beat()
        return super().read(size)


@contextmanager
def _extending(name: str) -> Iterator[None]:
    """Raise WorkbookNotExtended for any error of openpyxl: it can't rewrite a workbook that it doesn't understand."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # comparing finds what it leaves out
            yield
    except (DialproofError, MemoryError):
        raise
    except Exception as error:
        raise WorkbookNotExtended(name=name, reason=one_line(error)) from error


def _has_macros(archive: zipfile.ZipFile) -> bool:
    types = archive.read("[Content_Types].xml").lower()
    return b"macroenabled" in types


def _not_kept(missing: Sequence[str], before: WorkbookFeatures) -> Iterator[tuple[str, str]]:
    *left_out, own_file = _left_out(missing)
    yield from left_out
    if before.formulas:
        yield "Formulas", "They are all there; their results are worked out when a spreadsheet program opens the file."
    if before.counts["charts"]:
        yield "Charts", "They are drawn anew from their data; finer points of their look may differ."
    if before.counts["comments"]:
        yield "Comments", "Their text is there; the size of their boxes and the look of their text are not."
    yield own_file


def _left_out(missing: Sequence[str]) -> Iterator[tuple[str, str]]:
    for words in missing:
        yield "Not in this copy", words
    yield "Your own file", "It is unchanged, with everything that is not in this copy."


# --- Text columns right of everything on an openpyxl worksheet ---


_NARROWEST, _WIDEST = 10, 44
_WIDTH_ROWS = 200  # rows measured for the columns' widths
_AS_TEXT = "@"


class AddedColumns:
    """New columns of a sheet, whose rows come one by one; `end` does what must wait until all are there.

    Raises WorkbookNotExtended if the sheet has no room for them. `formulas` has row and column of each cell of the
    `replaced` columns that is a formula, which stays.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - where the columns are, and what they are called
        self,
        name: str,
        sheet: Any,
        names: Sequence[str],
        header_row: int | None,
        first_row: int,
        replaced: Sequence[int] = (),
    ) -> None:
        self._sheet = sheet
        self._replaced = replaced
        self.formulas: list[tuple[int, int]] = []
        self._first = _last_used_column(sheet, header_row or first_row) + 1
        self._last = self._first + len(names) - 1
        if self._last > MOST_COLUMNS:
            raise WorkbookNotExtended(
                name=name, reason=tr_text("its sheet has no room for {count} more columns", count=len(names))
            )
        self._widths = [_NARROWEST] * len(names)
        self._rows = 0
        self._style = self._text_style(header_row or first_row)
        if header_row is not None:
            self._fill(header_row, names, self._header_style(header_row))

    def row(self, number: int, values: Sequence[str], texts: Sequence[str] = ()) -> None:
        """Write the new values of one row, and the `texts` of its replaced cells; "" leaves a cell as it is."""
        self._fill(number, values, self._style)
        for column, text in zip(self._replaced, texts, strict=bool(texts)):
            if text:
                self._replace(self._sheet.cell(number, column + 1), text)

    def _replace(self, cell: Any, text: str) -> None:
        if cell.data_type == "f":
            self.formulas.append((cell.row, cell.column - 1))
        elif not isinstance(cell, MergedCell):
            cell.value = text
            cell.data_type = "s"
            cell.number_format = _AS_TEXT

    def end(self) -> None:
        """Set the columns' widths, and extend the sheet's filter to them."""
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
                cell.data_type = "s"  # even if it begins with an equals sign
                cell._style = style

    def _text_style(self, row: int) -> StyleArray:
        cell = self._sheet.cell(row, self._first)
        cell._style = StyleArray()
        cell.number_format = _AS_TEXT
        style: StyleArray = cell._style
        return style

    def _header_style(self, row: int) -> StyleArray:
        """Return the style of the nearest filled header cell to the left."""
        cells = (self._sheet._cells.get((row, column)) for column in range(self._first - 1, 0, -1))
        neighbour = next((cell for cell in cells if cell is not None and cell.value is not None), None)
        return copy(neighbour._style) if neighbour is not None else self._style


def _last_used_column(sheet: Any, first_row: int) -> int:
    """Return the last column with any content: a value, a table, or a cell merged into the list's rows."""
    filled = (cell.column for cell in sheet._cells.values() if cell.value is not None)
    merged = (area.max_col for area in sheet.merged_cells.ranges if area.max_row >= first_row)
    tables = (range_boundaries(table.ref)[2] or 0 for table in sheet.tables.values())
    return max(max(filled, default=0), max(merged, default=0), max(tables, default=0))


def _clear_dimensions(sheet: Any, first: int, last: int) -> None:
    """Cut the new columns out of widths, styles and hidings that span them: ranges of columns mustn't overlap."""
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
