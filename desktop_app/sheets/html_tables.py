"""Tables of an HTML page: web applications export them under the name of a workbook (list.xls).

The page is read once and its filled cells are kept: a nested table stands inside a cell of
another one, so that rows of several tables take turns.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from desktop_app.core.errors import FileTooLarge, FormatUnknown
from desktop_app.core.said import said
from desktop_app.core.table import Row, SheetName
from desktop_app.sheets.encoding import check_encoding, decodes, detected_encoding, named_encoding, wide_encoding
from desktop_app.sheets.faults import reading
from desktop_app.sheets.heartbeat import beat
from desktop_app.sheets.html_rows import HtmlTable, HtmlTableReader
from desktop_app.sheets.row_source import RowSource
from desktop_app.sheets.sheet_choice import chosen_sheet

_CHUNK = 1 << 16
_HEAD = 1 << 13
# As much as an unclosed tag, comment or script may take; the parser begins it anew with each piece.
MOST_PENDING = 1 << 20
# Some 400 MB in memory; a full sheet of ten columns is 10 million, and web exports are far smaller.
MOST_CELLS = 4_000_000
MOST_TABLES = 1_000
_CHARSET = re.compile(rb"charset\s*=\s*[\"']?\s*([A-Za-z0-9_.:-]{2,40})", re.I)
# Browsers read these as their larger sisters (WHATWG Encoding Standard, 4.2).
_LARGER = {"iso8859-1": "cp1252", "ascii": "cp1252", "gb2312": "gb18030", "gbk": "gb18030", "shift_jis": "cp932",
           "iso8859-9": "cp1254", "euc_kr": "cp949"}  # fmt: skip


class HtmlTables(RowSource):
    """A TableSource over the tables of a page: each is a sheet, called by its caption or by its number.

    Of a cell over several rows or columns the first has the text, as in a workbook. Raises
    FormatUnknown where there is no filled table, FileTooLarge and FileBroken for giants, and
    EncodingWrong.
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
        """Every row of the table, counted within it; blank cells are None. None: the first table."""
        return iter(self._rows[chosen_sheet(self._name, self.sheets, sheet)])

    def close(self) -> None:
        """Nothing is held open."""


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
        except Exception:  # noqa: BLE001 - a page may declare whatever it likes
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
                raise ValueError(said("a tag or a script of the page is never closed"))
            if reader.filled > MOST_CELLS:
                raise FileTooLarge(
                    name=path.name, reason=said("its tables have more than {most} cells", most=MOST_CELLS)
                )
            if len(reader.tables) > MOST_TABLES:
                raise FileTooLarge(name=path.name, reason=said("it has more than {most} tables", most=MOST_TABLES))
    reader.finish()
    return [table for table in reader.tables if table.rows]


def _names(tables: list[HtmlTable]) -> list[str]:
    names: list[str] = []
    for number, table in enumerate(tables, 1):
        name = table.caption or f"Table {number}"
        names.append(f"{name} ({number})" if name in names else name)
    return names
