"""Copies a long workbook with columns added, part by part as a stream; copies unchanged bytes as they are.

Copies only the parts that relations of known kinds lead to, and leaves out all others.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, suppress
from dataclasses import dataclass
from itertools import compress, count
from pathlib import Path, PurePosixPath
from posixpath import dirname, join, normpath
from typing import IO
from xml.sax.saxutils import escape, quoteattr

from desktop_app.core.detection.column_names import column_index, column_letter
from desktop_app.core.errors import WorkbookNotExtended
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.atomic_file import AtomicFile
from desktop_app.sheets.common.cell_meanings import MOST_COLUMNS
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.sheets.common.safe_xml import MAIN, main_name, new_parser, steps
from desktop_app.sheets.output.outside_links import NOT_FETCHED, reaches_outside
from desktop_app.sheets.output.rewritten_xml import (
    RELATION_ID,
    ExtendedSheet,
    NewColumns,
    Rewriter,
    Row,
    RowsEnd,
    SheetRewriter,
    element_name,
    retagged,
)
from desktop_app.sheets.output.xlsx_sheet import PLAIN, about_sheet, cell_markup
from desktop_app.sheets.xlsx.workbook_features import WorkbookFeatures, features_of

_ABOUT = "About"
_NARROWEST, _WIDEST = 10, 44
_WIDTH_ROWS = 200  # rows measured for the columns' widths
_ROWS_PER_WRITE = 500
_XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_TYPES = "[Content_Types].xml"
_CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_MAIN_TYPES = {
    ".xlsx": f"{_CONTENT}.sheet.main+xml",
    ".xlsm": "application/vnd.ms-excel.sheet.macroEnabled.main+xml",
}
# By relation type: the kind of part that it leads to, and that part's content type.
_KINDS = {
    f"{_OFFICE}/officeDocument": ("workbook", _MAIN_TYPES[".xlsx"]),
    f"{_OFFICE}/custom-properties": (
        "custom properties",
        "application/vnd.openxmlformats-officedocument.custom-properties+xml",
    ),
    f"{_PACKAGE}/relationships/metadata/core-properties": (
        "properties",
        "application/vnd.openxmlformats-package.core-properties+xml",
    ),
    f"{_OFFICE}/worksheet": ("worksheet", f"{_CONTENT}.worksheet+xml"),
    f"{_OFFICE}/styles": ("styles", f"{_CONTENT}.styles+xml"),
    f"{_OFFICE}/theme": ("theme", "application/vnd.openxmlformats-officedocument.theme+xml"),
    f"{_OFFICE}/sharedStrings": ("strings", f"{_CONTENT}.sharedStrings+xml"),
    "http://schemas.microsoft.com/office/2006/relationships/vbaProject": (
        "macros",
        "application/vnd.ms-office.vbaProject",
    ),
    f"{_OFFICE}/hyperlink": ("hyperlink", ""),
    f"{_OFFICE}/vmlDrawing": ("boxes", "application/vnd.openxmlformats-officedocument.vmlDrawing"),
    f"{_OFFICE}/comments": ("comments", f"{_CONTENT}.comments+xml"),
    f"{_OFFICE}/table": ("table", f"{_CONTENT}.table+xml"),
}
_CONTENTS = dict(_KINDS.values())
# The relations followed from each kind of part.
_FOLLOWED = {
    "": {"workbook", "properties", "custom properties"},
    "workbook": {"worksheet", "styles", "theme", "strings", "macros"},
    "worksheet": {"hyperlink", "boxes", "comments", "table"},
}
_LONGEST_SMALL_PART = 16 << 20
# Boxes of comments; other boxes start macros or fetch pictures.
_BOX = re.compile(rb"""<(?:\w+:)?ClientData\s[^>]*ObjectType\s*=\s*["'](\w+)""")
_FETCHES = re.compile(rb"""\s(?:\w+:)?(?:src|href|relid|pict|gfxdata)\s*=|<!|<(?:\w+:)?FmlaMacro""", re.I)

Lines = Iterable[tuple[str, str]]
Guard = Callable[[], AbstractContextManager[None]]


@dataclass(frozen=True, slots=True)
class Relation:
    """A relation of a part; `target` is an entry of the archive, or an address outside."""

    id: str
    kind: str
    type: str
    target: str
    outside: bool


class StreamedWorkbook:
    """A copy of the workbook at `source` for `output`, as `OriginalWorkbook` describes it.

    `before` has the workbook's features; `guard` turns errors of reading and writing into ours.
    """

    def __init__(self, source: Path, sheet: str | None, output: Path, before: WorkbookFeatures, guard: Guard) -> None:
        self.guard = guard
        self._name = source.name
        self._output = output
        self._before = before
        self._file: AtomicFile | None = None
        with ExitStack() as stack:
            self._archive = stack.enter_context(zipfile.ZipFile(source))
            self._plan(sheet)
            self._open = stack.pop_all()

    def close(self) -> None:
        """Close the workbook; discard what wasn't saved."""
        with suppress(OSError, ValueError):  # what this writes goes into a file that is discarded
            self._open.close()
        if self._file is not None:
            self._file.discard()

    def add(self, names: Sequence[str], header_row: int | None, first_row: int) -> StreamedColumns:
        """Begin the columns `names`; rows of the sheet must come in order."""
        extent = _Extent(header_row)
        self._walk(self._target, extent.meet)
        tables = [rel.target for rel in self._relations[self._target].values() if rel.kind == "table"]
        first = extent.used_columns(header_row or first_row, map(self._table_area, tables))
        if first + len(names) > MOST_COLUMNS:
            raise WorkbookNotExtended(
                name=self._name, reason=tr_text("its sheet has no room for {count} more columns", count=len(names))
            )
        self._file = AtomicFile(self._output)
        # Level 1: a fifth of the time of the usual level, for a file a quarter larger.
        self._zip = self._open.enter_context(
            zipfile.ZipFile(self._file.file, "w", zipfile.ZIP_DEFLATED, compresslevel=1)
        )
        self._columns = StreamedColumns(self, names, header_row, extent, first)
        return self._columns

    def save(self, about: Sequence[tuple[str, str]], not_kept: Callable[[list[str]], Lines]) -> list[str]:
        """Write the rest, and a last sheet with `about` and `not_kept`; return what wasn't kept, in plain words."""
        assert self._file is not None  # noqa: S101 - columns were begun
        for part, kind in self._parts.items():
            if part != self._target:
                self._write(part, self._rewritten(part, kind))
            self._write_relations(part)
        self._write_relations("")
        about_part = self._free_part()
        self._zip.writestr(_TYPES, self._content_types(about_part))
        missing = self._before.missing_in(features_of(self._zip))
        missing += [NOT_FETCHED] if self._cut else []
        self._zip.writestr(about_part, about_sheet([*about, *not_kept(missing)], PLAIN))
        self._zip.close()
        self._file.commit()
        return missing

    def sheet_with(self, extent: _Extent, first: int, widths: Sequence[int]) -> ExtendedSheet:
        """Open the sheet for extending its rows by columns from `first` on."""
        last = column_letter(first + len(widths) - 1)
        columns = NewColumns(
            first, last, _columns_markup(extent.columns, first, widths), f"A1:{last}{max(extent.rows, 1)}"
        )
        source = self._open.enter_context(self._archive.open(self._target))
        return ExtendedSheet(source, self._relations[self._target], columns)

    def open_sheet(self) -> IO[bytes]:
        """Open the same sheet in the copy, for writing."""
        return self._open.enter_context(self._zip.open(self._target, "w", force_zip64=True))

    def sheet_written(self, sheet: ExtendedSheet) -> None:
        """Take over the sheet's count of cut formulas and its filter, after its last row."""
        self._cut += sheet.cut
        self._filter = sheet.filter

    def _plan(self, sheet: str | None) -> None:
        """Find the parts to copy, and their relations by part and id."""
        self._entries = {name.lower(): name for name in self._archive.namelist()}
        self._relations: dict[str, dict[str, Relation]] = {}
        self._parts: dict[str, str] = {}
        self._cut, self._filter = 0, ""
        self._macros = self._output.suffix.lower() == ".xlsm"
        self._follow("", "")
        self._workbook = next(part for part, kind in self._parts.items() if kind == "workbook")
        found = _Sheets()
        self._walk(self._workbook, found.meet)
        book = self._relations[self._workbook]
        self._sheets = [(name, book.get(key)) for name, key in found.sheets]
        named = [rel.target for name, rel in self._sheets if rel and rel.kind == "worksheet" and name == sheet]
        if len(named) != 1:
            raise WorkbookNotExtended(name=self._name, reason=tr_text("it has no single sheet “{sheet}”", sheet=sheet))
        self._target, self._title = named[0], f"{sheet}"
        formats = _Formats()
        styles = [rel.target for rel in book.values() if rel.kind == "styles"]
        if styles:
            self._walk(styles[0], formats.meet)
        self.text_style = formats.count

    def _follow(self, part: str, kind: str) -> None:
        found = self._read_relations(part, _FOLLOWED.get(kind, set()))
        if kind == "worksheet" and not all(
            self._is_of_comments(each.target) for each in found.values() if each.kind == "boxes"
        ):
            found = {key: each for key, each in found.items() if each.kind not in {"boxes", "comments"}}
        self._relations[part] = found
        for each in found.values():
            if not each.outside and each.target not in self._parts:
                self._parts[each.target] = each.kind
                self._follow(each.target, each.kind)

    def _read_relations(self, part: str, kinds: set[str]) -> dict[str, Relation]:
        entry = self._entries.get(join(dirname(part), "_rels", f"{PurePosixPath(part).name}.rels").lower())
        found: dict[str, Relation] = {}

        def meet(tag: str, attributes: dict[str, str]) -> None:
            kind, _ = _KINDS.get(attributes.get("Type", ""), ("", ""))
            outside = attributes.get("TargetMode", "").lower() == "external"
            target: str | None = attributes.get("Target", "")
            if not tag.endswith(" Relationship") or kind not in kinds or outside != (kind == "hyperlink"):
                return
            if kind == "macros" and not self._macros:
                return
            if not outside:
                name = normpath(join("/", dirname(part), f"{target}")).lstrip("/").lower()
                target = None if name.endswith(".rels") or name == _TYPES.lower() else self._entries.get(name)
            if target:
                key = attributes["Id"]
                found[key] = Relation(key, kind, attributes["Type"], target, outside)

        if entry is not None and kinds:
            self._walk(entry, meet)
        return found

    def _is_of_comments(self, part: str) -> bool:
        """Return True if a legacy drawing has nothing but the boxes of comments."""
        with self._archive.open(part) as source:
            content = source.read(_LONGEST_SMALL_PART + 1)
        boxes = {kind.lower() for kind in _BOX.findall(content)}
        if len(content) > _LONGEST_SMALL_PART or boxes != {b"note"} or _FETCHES.search(content):
            return False
        try:
            self._walk(part, lambda _tag, _attributes: None)
        except ValueError:
            return False
        return True

    def _walk(self, part: str, meet: Callable[[str, dict[str, str]], None]) -> None:
        parser = new_parser()
        parser.StartElementHandler = meet
        with self._archive.open(part) as source:
            for _ in steps(parser, source):
                pass

    def _table_area(self, part: str) -> str:
        areas: list[str] = []
        self._walk(part, lambda tag, attributes: areas.append(attributes["ref"]) if tag == _TABLE else None)
        return areas[0]

    def _rewritten(self, part: str, kind: str) -> Iterable[bytes]:
        if kind == "macros":
            yield from self._as_it_is(part)
            return
        if kind in {"worksheet", "workbook", "styles", "table"}:
            with self._archive.open(part) as source:
                rewriter = self._rewriter(source, part, kind)
                yield from rewriter.pieces()
            if isinstance(rewriter, SheetRewriter):
                self._cut += rewriter.cut
            return
        self._walk(part, lambda _tag, _attributes: None)
        yield from self._as_it_is(part)

    def _rewriter(self, source: IO[bytes], part: str, kind: str) -> Rewriter:
        if kind == "worksheet":
            return SheetRewriter(source, self._relations[part])
        if kind == "styles":
            return _StylesRewriter(source, self.text_style)
        if kind == "table":
            return _TableRewriter(source)
        title = free_title([name for name, _ in self._sheets])
        kept = [bool(rel and rel.kind == "worksheet") for _, rel in self._sheets]
        return _WorkbookRewriter(source, kept, (title, self._about_id()), self._filter_name())

    def _filter_name(self) -> tuple[int, str]:
        """Return the place of the extended sheet, and its filter's area as a formula; "" for none."""
        place = [name for name, _ in self._sheets].index(self._title)
        if not self._filter:
            return place, ""
        area = re.sub(r"\$?([A-Z]+)\$?([0-9]+)", r"$\1$\2", self._filter)
        return place, "'" + self._title.replace("'", "''") + "'!" + area

    def _about_id(self) -> str:
        taken = self._relations[self._workbook]
        return next(key for key in (f"rId{number}" for number in range(1, len(taken) + 2)) if key not in taken)

    def _free_part(self) -> str:
        names = (f"xl/worksheets/sheet{number}.xml" for number in range(1, len(self._entries) + 2))
        return next(name for name in names if name not in self._entries)

    def _as_it_is(self, part: str) -> Iterator[bytes]:
        with self._archive.open(part) as source:
            while block := source.read(1 << 18):
                yield block

    def _write(self, part: str, pieces: Iterable[bytes]) -> None:
        with self._zip.open(part, "w", force_zip64=True) as output:
            for piece in pieces:
                beat()
                output.write(piece)

    def _write_relations(self, part: str) -> None:
        relations = "".join(
            f"<Relationship Id={quoteattr(each.id)} Type={quoteattr(each.type)} "
            + (f"Target={quoteattr(each.target)} " + 'TargetMode="External"/>' if each.outside else "")
            + ("" if each.outside else f"Target={quoteattr('/' + each.target)}/>")
            for each in self._relations[part].values()
        )
        if part == self._workbook:
            target = quoteattr("/" + self._free_part())
            relations += f'<Relationship Id="{self._about_id()}" Type="{_OFFICE}/worksheet" Target={target}/>'
        if relations:
            name = join(dirname(part), "_rels", f"{PurePosixPath(part).name}.rels")
            self._zip.writestr(
                name, f'{_XML}<Relationships xmlns="{_PACKAGE}/relationships">{relations}</Relationships>'
            )

    def _content_types(self, about: str) -> str:
        types = {part: _CONTENTS[kind] for part, kind in self._parts.items()}
        types[self._workbook] = _MAIN_TYPES[self._output.suffix.lower()]
        types[about] = _CONTENTS["worksheet"]
        overrides = "".join(
            f"<Override PartName={quoteattr('/' + part)} ContentType={quoteattr(content)}/>"
            for part, content in types.items()
        )
        return (
            f'{_XML}<Types xmlns="{_PACKAGE}/content-types"><Default Extension="rels" '
            'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            f'<Default Extension="xml" ContentType="application/xml"/>{overrides}</Types>'
        )


class StreamedColumns:
    """New columns of a sheet, whose rows come in order; `end` writes what is left of the sheet."""

    def __init__(
        self, book: StreamedWorkbook, names: Sequence[str], header_row: int | None, extent: _Extent, first: int
    ) -> None:
        self._book = book
        self._extent = extent
        self._first = first
        self._letters = [column_letter(first + index) for index in range(len(names))]
        self._waiting: list[tuple[int, Sequence[str], int]] = []
        self._sheet: ExtendedSheet | None = None
        self._ahead: bytes | Row | RowsEnd | None = None
        self._prefixed = False
        self._last = 0
        if header_row is not None:
            style = book.text_style if extent.header_style is None else extent.header_style
            self._put(header_row, names, style)

    def row(self, number: int, values: Sequence[str]) -> None:
        """Write the new values of one row, which is below all earlier ones."""
        self._put(number, values, self._book.text_style)

    def end(self) -> None:
        """Write the waiting rows, and everything behind them."""
        with self._book.guard():
            self._flush()
            self._pass_to(None)
            self._output.close()
            assert self._sheet is not None  # noqa: S101 - begun by _flush
            self._book.sheet_written(self._sheet)

    def _put(self, number: int, values: Sequence[str], style: int) -> None:
        self._waiting.append((number, values, style))
        if len(self._waiting) >= _ROWS_PER_WRITE:
            with self._book.guard():
                self._flush()

    def _flush(self) -> None:
        if self._sheet is None:
            self._sheet = self._book.sheet_with(self._extent, self._first, self._widths())
            self._segments = self._sheet.segments()
            self._output = self._book.open_sheet()
        for number, values, style in self._waiting:
            if number <= self._last:
                raise ValueError("the list's rows are not in order")
            self._last = number
            if any(values):
                self._pass_to(number)
                self._output.write(self._taken_row(number).with_cells(self._cells(number, values, style)))
        self._waiting.clear()

    def _pass_to(self, number: int | None) -> None:
        """Write everything before a row; None: everything."""
        while True:
            ahead = self._ahead = self._ahead if self._ahead is not None else next(self._segments, None)
            if number is None and ahead is None:
                return
            if ahead is None:
                raise ValueError("its sheet has no place for rows")
            if number is not None and (
                isinstance(ahead, RowsEnd) or (isinstance(ahead, Row) and ahead.number >= number)
            ):
                return
            self._ahead = None
            if not isinstance(ahead, RowsEnd):
                self._output.write(ahead.with_cells({}) if isinstance(ahead, Row) else ahead)

    def _taken_row(self, number: int) -> Row:
        """Return the sheet's row of this number, which is ahead, or a new one if it has none."""
        ahead = self._ahead
        if not isinstance(ahead, Row) or ahead.number != number:
            return Row(number, f'<row xmlns="{MAIN}" r="{number}"/>'.encode())
        self._ahead = None
        self._prefixed = ":" in element_name(ahead.tag)
        return ahead

    def _cells(self, number: int, values: Sequence[str], style: int) -> dict[int, bytes]:
        cells = {
            self._first + index: cell_markup(f"{self._letters[index]}{number}", value, style)
            for index, value in enumerate(values)
            if value
        }
        named = f'<c xmlns="{MAIN}" r='
        return {at: (cell.replace("<c r=", named) if self._prefixed else cell).encode() for at, cell in cells.items()}

    def _widths(self) -> list[int]:
        widths = [_NARROWEST] * len(self._letters)
        for _, values, _ in self._waiting[:_WIDTH_ROWS]:
            widths = [max(width, min(len(value) + 2, _WIDEST)) for width, value in zip(widths, values, strict=True)]
        return widths


_ROW, _CELL, _COLUMN = map(main_name, ("row", "c", "col"))
_FILLS = {main_name(name) for name in ("v", "is", "f")}
_MERGED, _TABLE, _SHEET = map(main_name, ("mergeCell", "table", "sheet"))
_FORMATS, _FORMAT = map(main_name, ("cellXfs", "xf"))


class _Extent:
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
        reached = (_corner(area)[0] for area in tables)
        return max(self._filled, max(merged, default=0), max(reached, default=0))

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
            self._merged.append(_corner(attributes["ref"]))

    def _fill(self) -> None:
        self._filled = max(self._filled, self._column)
        if self.rows == self._header_row and self._column >= self._header_column:
            self._header_column, self.header_style = self._column, int(self._style)


class _Sheets:
    """Collects the names and relations of a workbook's sheets."""

    def __init__(self) -> None:
        self.sheets: list[tuple[str, str]] = []

    def meet(self, tag: str, attributes: dict[str, str]) -> None:
        """Handle the start of a tag."""
        if tag == _SHEET:
            self.sheets.append((attributes["name"], attributes.get(RELATION_ID, "")))


class _Formats:
    """Counts the cell formats."""

    def __init__(self) -> None:
        self.count = 0
        self._inside = False

    def meet(self, tag: str, _attributes: dict[str, str]) -> None:
        """Handle the start of a tag; other elements have formats of the same name."""
        if tag == _FORMAT and self._inside:
            self.count += 1
        elif tag in _AROUND_FORMATS:
            self._inside = tag == _FORMATS


_AROUND_FORMATS = {main_name(name) for name in ("cellStyleXfs", "cellXfs", "cellStyles", "dxfs")}


class _StylesRewriter(Rewriter):
    """Adds a format for text to the styles; `count` is how many there are, 0 if there is no place for them."""

    def __init__(self, source: IO[bytes], count: int) -> None:
        super().__init__(source)
        self._count = count

    def _start(self, name: str, _attributes: dict[str, str]) -> None:
        if name == _FORMATS and self._count:
            self._retag(count=f"{self._count + 1}")

    def _end(self, name: str) -> None:
        if name == _FORMATS and self._count:
            self._copy(self._parser.CurrentByteIndex)
            self._out.append(
                f'<xf xmlns="{MAIN}" numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" '
                'applyNumberFormat="1"/>'.encode()
            )


class _TableRewriter(Rewriter):
    """Copies a table without whatever depends on queries, on XML maps and on anything outside."""

    _LEFT_OUT = frozenset(map(main_name, ("xmlColumnPr", "extLst")))
    _FORMULAS = frozenset(map(main_name, ("calculatedColumnFormula", "totalsRowFormula")))

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if name in self._LEFT_OUT or not name.startswith(MAIN):
            self._leave_out()
        elif name in self._FORMULAS:
            self._hold()
        elif not {"tableType", "connectionId", "queryTableFieldId"}.isdisjoint(attributes):
            self._retag(tableType=None, connectionId=None, queryTableFieldId=None)

    def _end(self, name: str) -> None:
        if name in self._FORMULAS:
            self._release(keep=not reaches_outside("".join(self._texts)))


class _WorkbookRewriter(Rewriter):
    """Copies the workbook part with the sheets that are `kept`, and a last one `about` (its name and relation).

    `filtered` is the place of the sheet that was extended, and its filter's area.
    """

    _KEPT = frozenset(
        map(
            main_name,
            [
                "fileVersion",
                "fileSharing",
                "workbookPr",
                "workbookProtection",
                "bookViews",
                "sheets",
                "definedNames",
                "calcPr",
            ],
        )
    )
    _VIEW, _SHEETS, _NAME = map(main_name, ("workbookView", "sheets", "definedName"))

    def __init__(
        self, source: IO[bytes], kept: Sequence[bool], about: tuple[str, str], filtered: tuple[int, str]
    ) -> None:
        super().__init__(source)
        self._kept, self._about, self._filtered = kept, about, filtered
        self._places = {old: new for new, old in enumerate(compress(count(), kept))}
        self._met = self._highest = 0
        self._named: dict[str, str] = {}

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if (self._depth == 2 and name not in self._KEPT) or not name.startswith(MAIN):
            self._leave_out()
        elif name == _SHEET:
            self._highest = max(self._highest, int(attributes.get("sheetId", 0)))
            self._met += 1
            if self._met - 1 not in self._places:
                self._leave_out()
        elif name == self._VIEW and not all(self._kept):
            self._retag(activeTab=None, firstSheet=None)
        elif name == self._NAME:
            self._named, self._name_tag = attributes, self._tag()
            self._hold()

    def _end(self, name: str) -> None:
        if name == self._SHEETS:
            self._copy(self._parser.CurrentByteIndex)
            title, relation = self._about
            self._out.append(
                f'<sheet xmlns="{MAIN}" xmlns:r="{_OFFICE}" name={quoteattr(title)} '
                f'sheetId="{self._highest + 1}" r:id={quoteattr(relation)}/>'.encode()
            )
        elif name == self._NAME:
            text = "".join(self._texts)
            self._release(keep=False)
            self._out.append(self._name_markup(text).encode())

    def _name_markup(self, text: str) -> str:
        """Return the markup of the name that ends; "" if it reaches outside or its sheet isn't copied."""
        local = self._named.get("localSheetId")
        place, area = self._filtered
        if reaches_outside(text) or not text or (local is not None and int(local) not in self._places):
            return ""
        if area and local == f"{place}" and self._named.get("name") == "_xlnm._FilterDatabase":
            text = area
        tag = self._name_tag
        if local is not None:
            tag = retagged(tag, {"localSheetId": f"{self._places[int(local)]}"})
        return f"{tag.decode()}{escape(text)}</{element_name(tag)}>"


def _corner(area: str) -> tuple[int, int]:
    """Return the last column and row of an area such as A1:C9, counted from 1."""
    last = area.rpartition(":")[2].replace("$", "")
    letters = last.rstrip("0123456789")
    index = column_index(letters)
    if index is None or letters == last:
        raise ValueError("an area of it is not understood")
    return index + 1, int(last[len(letters) :])


def _columns_markup(columns: Sequence[Mapping[str, str]], first: int, widths: Sequence[int]) -> str:
    """Return the columns' widths, styles and hidings; those from `first` (0 for A) on give way to new ones."""
    low, high = first + 1, first + len(widths)
    found = [
        (low + index, f'min="{low + index}" max="{low + index}" width="{width}" customWidth="1"')
        for index, width in enumerate(widths)
    ]
    for column in columns:
        least, most = int(column["min"]), min(int(column["max"]), MOST_COLUMNS)
        look = " ".join(
            f"{name}={quoteattr(value)}"
            for name, value in column.items()
            if name not in {"min", "max"} and " " not in name
        )
        for begin, end in ((least, min(most, low - 1)), (max(least, high + 1), most)):
            if begin <= end:
                found.append((begin, f'min="{begin}" max="{end}" {look}'))
    markup = "".join(f"<col {each}/>" for _, each in sorted(found))
    return f'<cols xmlns="{MAIN}">{markup}</cols>' if markup else ""


def free_title(titles: Sequence[str]) -> str:
    """Return a name for the About sheet that no other sheet has."""
    taken = {title.casefold() for title in titles}
    number, title = 1, _ABOUT
    while title.casefold() in taken:
        number += 1
        title = f"{_ABOUT} ({number})"
    return title
