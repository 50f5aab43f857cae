"""Copies a worksheet as a stream, with columns added to its rows as these pass by.

Whatever the new cells don't change is copied byte for byte.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from types import MappingProxyType
from typing import IO
from xml.sax.saxutils import escape, quoteattr

from desktop_app.core.detection.column_names import column_index, column_letter
from desktop_app.sheets.common.cell_meanings import MOST_COLUMNS, MOST_ROWS
from desktop_app.sheets.common.safe_xml import MAIN, main_name
from desktop_app.sheets.output.rewritten_xml import START_TAG, SheetRewriter, element_name, retagged
from desktop_app.sheets.output.sheet_extent import ROW_NUMBER, Extent, beyond
from desktop_app.sheets.output.xlsx_sheet import cell_markup, cells_markup

# Widths of new columns, in characters, and the rows that they are measured by.
_NARROWEST, _WIDEST = 10, 44
_WIDTH_ROWS = 200  # rows measured for the columns' widths
_ROWS_PER_WRITE = 500
_FORMULA = re.compile(rb"<(?:[\w.-]+:)?f[\s/>]")
_SPANS = re.compile(rb'^(\s*<row [^>]*?) spans="[^"]*"')
_AREA = re.compile(r"(\$?[A-Z]{1,3}\$?[0-9]{1,7})(?::\$?([A-Z]{1,3})\$?([0-9]{1,7}))?")

_ROW, _CELL = map(main_name, ("row", "c"))
_DATA, _COLS = map(main_name, ("sheetData", "cols"))
_DIMENSION, _FILTER = map(main_name, ("dimension", "autoFilter"))

Guard = Callable[[], AbstractContextManager[None]]


@dataclass(frozen=True, slots=True)
class SheetCopy:
    """A sheet that is copied: `source` opens it in the original, `output` in the copy.

    `relations` are the ids of relations that are kept, `text_style` is the format for text. `guard` turns errors of
    reading and writing into ours.
    """

    source: Callable[[], IO[bytes]]
    output: Callable[[], IO[bytes]]
    relations: Collection[str]
    text_style: int
    guard: Guard


class StreamedColumns:
    """New columns of a sheet, whose rows come in order; `end` writes what is left of the sheet.

    `formulas` has row and column of each cell of the `replaced` columns that is a formula, which stays.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - where the columns are, and what they are called
        self,
        copy: SheetCopy,
        names: Sequence[str],
        header_row: int | None,
        extent: Extent,
        first: int,
        replaced: Sequence[int] = (),
    ) -> None:
        self._copy = copy
        self._replaced = replaced
        self.formulas: list[tuple[int, int]] = []
        self._extent = extent
        self._first = first
        self._letters = [column_letter(first + index) for index in range(len(names))]
        self._waiting: list[tuple[int, Sequence[str], int, Mapping[int, str]]] = []
        self._sheet: ExtendedSheet | None = None
        self._ahead: bytes | Row | RowsEnd | None = None
        self._prefixed = False
        self._last = 0
        if header_row is not None:
            style = copy.text_style if extent.header_style is None else extent.header_style
            self._put(header_row, names, style)

    def row(self, number: int, values: Sequence[str], texts: Sequence[str] = ()) -> None:
        """Write the new values of one row, which is below all earlier ones, and the `texts` of its replaced cells."""
        replaced = {at: text for at, text in zip(self._replaced, texts, strict=bool(texts)) if text}
        self._put(number, values, self._copy.text_style, replaced)

    def end(self) -> None:
        """Write the waiting rows, and everything behind them."""
        with self._copy.guard():
            self._flush()
            self._pass_to(None)
            self._output.close()

    @property
    def cut(self) -> int:
        """The number of formulas that were cut, once it is written."""
        return self._sheet.cut if self._sheet else 0

    @property
    def filter(self) -> str:
        """The sheet's filter, as an area, once it is written; "" for none."""
        return self._sheet.filter if self._sheet else ""

    def _put(
        self, number: int, values: Sequence[str], style: int, replaced: Mapping[int, str] = MappingProxyType({})
    ) -> None:
        self._waiting.append((number, values, style, replaced))
        if len(self._waiting) >= _ROWS_PER_WRITE:
            with self._copy.guard():
                self._flush()

    def _flush(self) -> None:
        if self._sheet is None:
            self._sheet = self._extended()
            self._segments = self._sheet.segments()
            self._output = self._copy.output()
        for style, group in groupby(self._waiting, itemgetter(2)):
            rows = list(group)
            made = cells_markup(
                [number for number, *_ in rows], self._letters, [values for _, values, *_ in rows], style
            )
            for (number, values, _, replaced), markup in zip(rows, made, strict=True):
                if number <= self._last:
                    raise ValueError("the list's rows are not in order")
                self._last = number
                if markup or replaced:
                    self._write_row(number, values, style, replaced, markup)
        self._waiting.clear()

    def _write_row(
        self, number: int, values: Sequence[str], style: int, replaced: Mapping[int, str], markup: str
    ) -> None:
        """Write the sheet's row of this number with `values`, whose cells are `markup` where nothing stands there."""
        self._pass_to(number)
        row = self._taken_row(number)
        self.formulas += [(number, column) for column in row.replace(replaced)]
        if isinstance(row, PlainRow):
            self._output.write(row.with_markup(markup.encode()))
        else:
            self._output.write(row.with_cells(self._cells(number, values, style)))

    def _extended(self) -> ExtendedSheet:
        """Open the sheet, whose rows get the new columns."""
        last, widths = self._letters[-1], self._widths()
        markup = _columns_markup(self._extent.columns, self._first, widths)
        area = f"A1:{last}{max(self._extent.rows, 1)}"
        columns = NewColumns(self._first, last, markup, area, min(self._first, *self._replaced, self._first))
        return ExtendedSheet(self._copy.source(), self._copy.relations, columns)

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
        self._prefixed = not isinstance(ahead, PlainRow) and ":" in element_name(ahead.tag)
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
        for _, values, *_ in self._waiting[:_WIDTH_ROWS]:
            widths = [max(width, min(len(value) + 2, _WIDEST)) for width, value in zip(widths, values, strict=True)]
        return widths


# --- The sheet taken apart ---


class Row:
    """A row as in its sheet: `body` is everything before the cells of `right`, which may be changed."""

    def __init__(self, number: int, tag: bytes) -> None:
        self.number = number
        self.tag = tag
        self.body: list[bytes] = []
        self.right: list[tuple[int, list[bytes]]] = []
        self.end = b""

    def with_cells(self, cells: Mapping[int, bytes]) -> bytes:
        """Return the row with more cells, given by column in order; they replace cells in their places."""
        if not cells:
            return b"".join([self.tag, *self.body, *(part for _, parts in self.right for part in parts), self.end])
        tag, end = retagged(self.tag, {"spans": None}), self.end
        if tag.endswith(b"/>"):
            tag = tag[:-2].rstrip() + b">"
            end = f"</{element_name(tag)}>".encode()
        out, waiting = [tag, *self.body], list(cells)
        for column, parts in self.right:
            while waiting and waiting[0] <= column:
                out.append(cells[waiting.pop(0)])
            if column not in cells:
                out += parts
        return b"".join([*out, *(cells[column] for column in waiting), end])

    def replace(self, texts: Mapping[int, str]) -> list[int]:
        """Put text into cells, by column; return the columns of those that are formulas, which stay as they are."""
        formulas = []
        for column, parts in self.right:
            if column in texts:
                cell = b"".join(parts)
                if _FORMULA.search(cell):
                    formulas.append(column)
                else:
                    parts[:] = [text_cell(cell, texts[column])]
        return formulas


class PlainRow(Row):
    """A row of plain cells, none of them where new ones come: `xml` is all of it but its end."""

    def __init__(self, number: int, xml: bytes) -> None:
        self.number = number
        self.xml = xml

    def with_cells(self, cells: Mapping[int, bytes]) -> bytes:
        """Return the row with more cells, all of them behind its own."""
        return self.with_markup(b"".join(cells.values()))

    def with_markup(self, cells: bytes) -> bytes:
        """Return the row with more cells behind its own."""
        xml = _SPANS.sub(rb"\1", self.xml, count=1) if cells else self.xml
        return b"%b%b</row>" % (xml, cells)

    def replace(self, texts: Mapping[int, str]) -> list[int]:
        """Put text into cells, by column; none of them is a formula."""
        for column, text in texts.items():
            found = re.search(rb'<c r="%b[0-9][^>/]*(?:/>|>.*?</c>)' % column_letter(column).encode(), self.xml, re.S)
            if found:
                self.xml = self.xml[: found.start()] + text_cell(found[0], text) + self.xml[found.end() :]
        return []


class RowsEnd:
    """Marks the end of the last row."""


@dataclass(frozen=True, slots=True)
class NewColumns:
    """New columns from `first` (0 for A) on; `last` are the letters of the last one.

    `markup` then describes all of the sheet's columns, `area` is the reach of its cells. Cells from `changed` on may be
    replaced.
    """

    first: int
    last: str
    markup: str
    area: str
    changed: int


class ExtendedSheet(SheetRewriter):
    """A worksheet taken apart into its rows, so that cells of new columns can be added to each."""

    def __init__(self, source: IO[bytes], relations: Collection[str], columns: NewColumns) -> None:
        super().__init__(source, relations)
        self.filter = ""
        self._new = columns
        self._around = self._out
        self._row: Row | None = None
        self._in_rows = self._no_rows = False
        self._number, self._column = 0, -1
        self._data_tag = ""
        self._segments: list[bytes | Row | RowsEnd] = []
        self._beyond = beyond(columns.first)

    def segments(self) -> Iterator[bytes | Row | RowsEnd]:
        """Yield the rows, the bytes between them, and the end of the rows, in order."""
        for piece in self.pieces():
            found, self._segments = self._segments, []
            yield from found
            yield piece

    def _taken(self) -> bytes:
        return b"" if self._row is not None else super()._taken()

    def _passes(self, rows: bytes) -> bool:
        return self._in_rows and self._row is None and super()._passes(rows) and not self._beyond.search(rows)

    def _passed(self, rows: bytes) -> bytes:
        self._put_aside()
        for xml in rows.split(b"</row>")[:-1]:
            found = ROW_NUMBER.match(xml)
            if found is None or not self._number < (number := int(found[1])) <= MOST_ROWS:
                raise ValueError("its rows are not in order")
            self._number = number
            self._segments.append(PlainRow(number, xml))
        return b""

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if name == _CELL and self._row is not None:
            self._start_cell(self._row, attributes.get("r"))
        if name == _ROW and self._in_rows and self._depth == 3:
            self._start_row(attributes.get("r"))
        elif name == _DATA and self._depth == 2:
            self._start_rows()
        elif name == _COLS and self._depth == 2:
            self._leave_out()
        elif name == _DIMENSION:
            self._retag(ref=self._new.area)
        elif name == _FILTER and self._depth == 2 and "ref" in attributes:
            self.filter = extended_area(attributes["ref"], self._new.last)
            self._retag(ref=self.filter)
        else:
            super()._start(name, attributes)

    def _end(self, name: str) -> None:
        if self._row is not None and name == _ROW:
            self._end_row(self._row)
        elif name == _DATA and self._in_rows:
            self._in_rows = False
            self._copy(self._parser.CurrentByteIndex)
            self._put_aside()
            self._segments.append(RowsEnd())
            if self._no_rows:
                self._out.append(f"</{self._data_tag}>".encode())
        else:
            super()._end(name)

    def _start_rows(self) -> None:
        tag, at = self._tag(), self._parser.CurrentByteIndex
        self._copy(at)
        self._skip(at + len(tag))
        self._no_rows = tag.endswith(b"/>")
        self._data_tag = element_name(tag)
        self._out += [self._new.markup.encode(), tag[:-2] + b">" if self._no_rows else tag]
        self._in_rows = True

    def _start_row(self, number: str | None) -> None:
        wanted = self._number + 1 if number is None else int(float(number))
        if not self._number < wanted <= MOST_ROWS:
            raise ValueError("its rows are not in order")
        tag, at = self._tag(), self._parser.CurrentByteIndex
        self._copy(at)
        self._put_aside()
        self._skip(at + len(tag))
        self._number, self._column = wanted, -1
        self._row = Row(wanted, tag)
        self._out = self._row.body

    def _end_row(self, row: Row) -> None:
        at = self._parser.CurrentByteIndex
        self._copy(at)
        if not row.tag.endswith(b"/>"):
            end = self._raw.index(b">") + 1
            row.end = bytes(self._raw[:end])
            self._skip(at + end)
        self._row, self._out = None, self._around
        self._segments.append(row)

    def _start_cell(self, row: Row, place: str | None) -> None:
        column = self._column + 1 if place is None else column_index(place.rstrip("0123456789"))
        if column is None:
            raise ValueError("a cell of it has no place")
        self._column = column
        if column >= self._new.changed or row.right:
            self._copy(self._parser.CurrentByteIndex)
            self._out = []
            row.right.append((column, self._out))

    def _put_aside(self) -> None:
        self._segments.append(b"".join(self._out))
        self._out.clear()


def text_cell(cell: bytes, text: str) -> bytes:
    """Return a cell with another text, and all that its tag says of its place and look."""
    found = START_TAG.match(cell)
    if found is None:
        raise ValueError("a tag of it is not understood")
    tag = retagged(found[0], {"t": "inlineStr", "cm": None, "vm": None})
    if tag.endswith(b"/>"):
        tag = tag[:-2].rstrip() + b">"
    name = element_name(tag)
    of = name[:-1]  # the prefix, if there is one
    return tag + f"<{of}is><{of}t>{escape(text)}</{of}t></{of}is></{name}>".encode()


def extended_area(area: str, last: str) -> str:
    """Widen an area such as A1:C9 to reach the column `last` at least."""
    found = _AREA.fullmatch(area)
    if found is None:
        raise ValueError("an area of it is not understood")
    top, letters, row = found[1], found[2], found[3]
    if letters is None:
        letters, row = top.strip("$0123456789"), top.lstrip("$ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    right = max(last, letters, key=lambda each: (len(each), each))
    return f"{top}:{right}{row}"


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
