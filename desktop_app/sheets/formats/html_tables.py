"""Reads tables of an HTML page: web applications export them under the name of a workbook (list.xls).

Reads the page once and keeps its filled cells, because a nested table is inside a cell of another one, so that rows of
several tables alternate.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

from desktop_app.core.detection.table import CellValue, Row, SheetName
from desktop_app.core.errors import FileTooLarge, FormatUnknown
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.cell_meanings import MOST_ROWS
from desktop_app.sheets.common.faults import reading
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.sheets.common.row_source import RowSource, chosen_sheet
from desktop_app.sheets.text.encoding import check_encoding, decodes, detected_encoding, named_encoding, wide_encoding

_CHUNK = 1 << 16
_HEAD = 1 << 13
# The limit for an unclosed tag, comment or script; the parser restarts it with each piece.
MOST_PENDING = 1 << 20
# Some 400 MB in memory; a full sheet of ten columns is 10 million, and web exports are far smaller.
MOST_CELLS = 4_000_000
MOST_TABLES = 1_000
_CHARSET = re.compile(rb"charset\s*=\s*[\"']?\s*([A-Za-z0-9_.:-]{2,40})", re.I)
# Browsers read these as the larger encodings that contain them (WHATWG Encoding Standard, 4.2).
_LARGER = {"iso8859-1": "cp1252", "ascii": "cp1252", "gb2312": "gb18030", "gbk": "gb18030", "shift_jis": "cp932",
           "iso8859-9": "cp1254", "euc_kr": "cp949"}  # fmt: skip


class HtmlTables(RowSource):
    """A TableSource over the tables of a page: each is a sheet, named by its caption or its number.

    The text of a cell that spans rows or columns is in the first of its cells, as in a workbook. Raises FormatUnknown
    if there is no filled table, FileTooLarge and FileBroken for giants, and EncodingWrong.
    """

    format = "html"
    delimiter: str | None = None

    def __init__(self, path: Path, encoding: str | None = None) -> None:
        self._name = path.name
        with reading(path):
            self.encoding: str | None = _encoding(path, encoding)
            tables = _tables(path, self.encoding)
        if not tables:
            raise FormatUnknown(name=path.name)
        self._rows = dict(zip(_names(tables), (table.rows for table in tables), strict=True))
        self.sheets = tuple(SheetName(name) for name in self._rows)

    def rows(self, sheet: str | None = None) -> Iterator[Row]:
        """Return every row of the table, counted within it; blank cells are None. None: the first table."""
        return iter(self._rows[chosen_sheet(self._name, self.sheets, sheet)])

    def close(self) -> None:
        """Do nothing: no file is open."""


def _encoding(path: Path, given: str | None) -> str:
    if given is not None:
        encoding = named_encoding(given)
        check_encoding(path, encoding)
        return encoding
    with path.open("rb") as file:
        head = file.read(_HEAD)
    declared = _CHARSET.search(head)
    if declared and not wide_encoding(head):
        try:
            encoding = named_encoding(declared[1].decode())
        except Exception:  # noqa: BLE001 - a page may declare anything
            return detected_encoding(path)
        encoding = _LARGER.get(encoding, encoding)
        if decodes(path, encoding):
            return encoding
    return detected_encoding(path)


def _tables(path: Path, encoding: str) -> list[HtmlTable]:
    reader = HtmlTableReader()
    with path.open(encoding="utf-8-sig" if encoding == "utf-8" else encoding, newline="") as file:
        while text := file.read(_CHUNK):
            beat()
            reader.feed(text.replace("\0", ""))
            if len(reader.rawdata) > MOST_PENDING:
                raise ValueError(tr_text("a tag or a script of the page is never closed"))
            if reader.filled > MOST_CELLS:
                raise FileTooLarge(
                    name=path.name, reason=tr_text("its tables have more than {most} cells", most=MOST_CELLS)
                )
            if len(reader.tables) > MOST_TABLES:
                raise FileTooLarge(name=path.name, reason=tr_text("it has more than {most} tables", most=MOST_TABLES))
    reader.finish()
    return [table for table in reader.tables if table.rows]


def _names(tables: list[HtmlTable]) -> list[str]:
    names: list[str] = []
    for number, table in enumerate(tables, 1):
        name = table.caption or f"Table {number}"
        names.append(f"{name} ({number})" if name in names else name)
    return names


# --- Rows of every table of a page (HTML Standard, 4.9), from the events of html.parser ---


# Wide enough for any list; Excel's own old limit was 256.
MOST_COLUMNS = 1_024
# The longest text of a cell: Excel's limit is 32,767.
LONGEST_CELL = 1 << 17
# The HTML Standard's own limit (4.9.12.1).
_LONGEST_ROWSPAN = 65_534
_DEEPEST = 64
_SPACES = re.compile(r"[ \t\r\n\f]+")
_AROUND_BREAKS = re.compile(r" *\n *")
_SCIENTIFIC = re.compile(r"\s*\d(?:[.,]\d+)?E\+\d+\s*", re.I)
_DIGIT = re.compile(r"\d")
_UNREAD = {"script", "style", "template"}
_BREAKS = {"br", "p", "div", "li"}


@dataclass(slots=True)
class HtmlTable:
    """One table: its rows, blank cells None, blank rows empty; without blank rows at its end."""

    caption: str = ""
    rows: list[Row] = field(default_factory=list)


@dataclass(slots=True)
class _Cell:
    column: int
    parts: list[str] = field(default_factory=list)
    length: int = 0
    # The number that Excel writes beside one it shows otherwise (x:num), and a link to a number missing in the text.
    number: str = ""
    link: str = ""


@dataclass(slots=True)
class _Open:
    """A table that has begun and not ended."""

    table: HtmlTable
    number: int = 0
    row: dict[int, CellValue] | None = None
    cell: _Cell | None = None
    column: int = 0
    # Columns taken by cells from above, each with the last row that it reaches.
    taken: dict[int, int] = field(default_factory=dict)
    caption: list[str] | None = None


class HtmlTableReader(HTMLParser):
    """Parses a page into its `tables` in order of their beginnings; `filled` counts their filled cells.

    Raises ValueError for tables beyond any list's size. End it with `finish`, which never reparses what is unclosed at
    the end, as HTMLParser's own `close` does.
    """

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.tables: list[HtmlTable] = []
        self.filled = 0
        self._open: list[_Open] = []
        self._unread = 0

    def finish(self) -> None:
        """End every table that is still open."""
        self.feed(" </table>")
        while self._open:
            self._end_table()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Handle the start of a tag."""
        if tag in _UNREAD:
            self._unread += 1
        elif tag == "table":
            self._begin_table()
        elif self._open:
            self._inside(tag, attrs)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Handle a tag that begins and, in XHTML, ends at once."""
        self.handle_starttag(tag, attrs)
        if tag in _UNREAD or tag in ("td", "th", "tr", "table"):
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        """Handle the end of a tag."""
        if tag in _UNREAD:
            self._unread = max(0, self._unread - 1)
        elif not self._open:
            return
        elif tag == "table":
            self._end_table()
        elif tag == "tr":
            self._end_row()
        elif tag in ("td", "th"):
            self._end_cell()
        elif tag == "caption":
            self._end_caption()
        elif tag in _BREAKS:
            self._text("\n")

    def handle_data(self, data: str) -> None:
        """Handle text between tags."""
        if self._open and not self._unread:
            self._text(_SPACES.sub(" ", data))

    def _inside(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "tr":
            self._begin_row()
        elif tag in ("td", "th"):
            self._begin_cell({name: value or "" for name, value in attrs})
        elif tag == "caption":
            self._open[-1].caption = []
        elif tag in _BREAKS:
            self._text("\n")
        elif tag == "a" and (cell := self._open[-1].cell):
            href = next((value or "" for name, value in attrs if name == "href"), "")
            cell.link = href if href[:4].lower() == "tel:" else cell.link

    def _begin_table(self) -> None:
        if len(self._open) >= _DEEPEST:
            raise ValueError(tr_text("its tables are nested more than {most} deep", most=_DEEPEST))
        self.tables.append(HtmlTable())
        self._open.append(_Open(self.tables[-1]))

    def _end_table(self) -> None:
        self._end_row()
        self._end_caption()
        self._open.pop()

    def _begin_row(self) -> None:
        self._end_row()
        current = self._open[-1]
        current.row, current.column = {}, 0
        current.number += 1
        if current.number > MOST_ROWS:
            raise ValueError(tr_text("a table has more than {most} rows", most=MOST_ROWS))

    def _end_row(self) -> None:
        self._end_cell()
        current = self._open[-1]
        if current.row:
            rows = current.table.rows
            rows.extend([] for _ in range(current.number - 1 - len(rows)))
            rows.append([current.row.get(column) for column in range(max(current.row) + 1)])
            self.filled += len(rows[-1])
        current.row = None
        if current.taken:
            current.taken = {column: last for column, last in current.taken.items() if last > current.number}

    def _begin_cell(self, attributes: dict[str, str]) -> None:
        self._end_cell()
        current = self._open[-1]
        if current.row is None:
            self._begin_row()
        while current.column in current.taken:
            current.column += 1
        width = _span(attributes.get("colspan"), MOST_COLUMNS)
        if current.column + width > MOST_COLUMNS:
            raise ValueError(tr_text("a table has more than {most} columns", most=MOST_COLUMNS))
        height = _span(attributes.get("rowspan"), _LONGEST_ROWSPAN)
        if height > 1:
            for column in range(current.column, current.column + width):
                current.taken[column] = current.number + height - 1
        current.cell = _Cell(current.column, number=attributes.get("x:num", ""))
        current.column += width

    def _end_cell(self) -> None:
        current = self._open[-1]
        cell, current.cell = current.cell, None
        if cell is None or current.row is None:
            return
        text = _AROUND_BREAKS.sub("\n", "".join(cell.parts)).strip(" \n")
        if cell.number.isdecimal() and _SCIENTIFIC.fullmatch(text):
            current.row[cell.column] = int(cell.number[:20])
        elif cell.link and not _DIGIT.search(text):
            current.row[cell.column] = cell.link
        elif text:
            current.row[cell.column] = text

    def _end_caption(self) -> None:
        current = self._open[-1]
        if current.caption is not None:
            current.table.caption = " ".join("".join(current.caption).split())[:100]
            current.caption = None

    def _text(self, text: str) -> None:
        current = self._open[-1]
        if current.cell is not None:
            current.cell.length += len(text)
            if current.cell.length > LONGEST_CELL:
                raise ValueError(tr_text("a cell of a table has more than a hundred thousand characters"))
            current.cell.parts.append(text)
        elif current.caption is not None and len(current.caption) < 100:
            current.caption.append(text)


def _span(given: str | None, most: int) -> int:
    text = (given or "").strip()
    return max(1, min(int(text), most)) if text.isascii() and text.isdigit() and len(text) < 9 else 1
