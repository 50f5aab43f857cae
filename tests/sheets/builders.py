"""Files as spreadsheet programs and accidents make them."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime
from pathlib import Path
from typing import Any

import openpyxl
import xlwt
from odf.opendocument import OpenDocumentSpreadsheet
from odf.table import Table, TableCell, TableRow
from odf.text import P

from desktop_app.core.table import CellValue, Row
from desktop_app.sheets.opening import open_source

Rows = Sequence[Sequence[Any]]
OLE_SIGNATURE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"


def read(path: Path, sheet: str | None = None, **options: Any) -> list[Row]:
    """All rows, trailing blank cells and rows dropped."""
    source = open_source(path, **options)
    try:
        return trimmed(source.rows(sheet))
    finally:
        source.close()


def trimmed(rows: Any) -> list[Row]:
    result: list[Row] = []
    for row in rows:
        cells: list[CellValue] = list(row)
        while cells and cells[-1] is None:
            cells.pop()
        result.append(cells)
    while result and not result[-1]:
        result.pop()
    return result


def xlsx(path: Path, rows: Rows, *, sheets: Mapping[str, Rows] | None = None, hidden: Sequence[str] = ()) -> Path:
    book = openpyxl.Workbook()
    book.remove(book.worksheets[0])
    for name, content in {"Sheet1": rows, **(sheets or {})}.items():
        sheet = book.create_sheet(name)
        for row in content:
            sheet.append(list(row))
        if name in hidden:
            sheet.sheet_state = "hidden"
    book.save(path)
    book.close()
    return path


def rewritten(
    path: Path, change: Callable[[str, bytes], bytes | None], extra: Mapping[str, bytes] | None = None
) -> Path:
    """The archive with every part passed through `change` (None drops it), and `extra` parts added."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as new:
        for entry in old.infolist():
            content = change(entry.filename, old.read(entry))
            if content is not None:
                new.writestr(entry.filename, content)
        for name, content in (extra or {}).items():
            new.writestr(name, content)
    path.write_bytes(buffer.getvalue())
    return path


def with_sheet_xml(path: Path, xml: str) -> Path:
    """The workbook with its first sheet's XML replaced."""
    return rewritten(path, lambda name, old: xml.encode() if name == "xl/worksheets/sheet1.xml" else old)


def sheet_xml(body: str, before: str = "") -> str:
    return (
        '<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
        f"{before}<sheetData>{body}</sheetData></worksheet>"
    )


def strict(path: Path) -> Path:
    """A transitional workbook in the namespaces of Strict OOXML."""
    swaps = (
        (
            b"http://schemas.openxmlformats.org/spreadsheetml/2006/main",
            b"http://purl.oclc.org/ooxml/spreadsheetml/main",
        ),
        (
            b"http://schemas.openxmlformats.org/officeDocument/2006/relationships",
            b"http://purl.oclc.org/ooxml/officeDocument/relationships",
        ),
    )

    def swap(name: str, content: bytes) -> bytes:
        if name.startswith("docProps"):
            return content
        for old, new in swaps:
            content = content.replace(old, new)
        return content

    return rewritten(path, swap)


ODD_STYLES = (
    b'<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
    b'<fonts><font><sz val="large"/></font></fonts></styleSheet>'
)


def oddly_styled(path: Path) -> Path:
    """The workbook with styles that openpyxl refuses."""
    return rewritten(path, lambda name, part: ODD_STYLES if name == "xl/styles.xml" else part)


def xls(path: Path, rows: Rows, *, first_row: int = 0, first_column: int = 0) -> Path:
    book = xlwt.Workbook()
    sheet = book.add_sheet("Sheet1")
    dates = xlwt.easyxf(num_format_str="YYYY-MM-DD")
    for r, row in enumerate(rows, first_row):
        for c, value in enumerate(row, first_column):
            if isinstance(value, date | datetime):
                sheet.write(r, c, value, dates)
            elif value is not None:
                sheet.write(r, c, value)
    book.save(str(path))
    return path


def ods(path: Path, rows: Rows, *, blank_rows_after: int = 0) -> Path:
    document = OpenDocumentSpreadsheet()
    table = Table(name="Sheet1")
    for row in rows:
        line = TableRow()
        for value in row:
            line.addElement(_ods_cell(value))
        table.addElement(line)
    if blank_rows_after:
        table.addElement(TableRow(numberrowsrepeated=blank_rows_after))
    document.spreadsheet.addElement(table)
    document.save(str(path))
    return path


def _ods_cell(value: Any) -> Any:
    if value is None:
        return TableCell()
    if isinstance(value, date):
        return TableCell(valuetype="date", datevalue=value.isoformat())
    if isinstance(value, int | float):
        return TableCell(valuetype="float", value=str(value))
    cell = TableCell(valuetype="string")
    cell.addElement(P(text=value))
    return cell


def archive(path: Path, parts: Mapping[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
        for name, content in parts.items():
            new.writestr(name, content)
    return path


def ole(path: Path, *streams: str) -> Path:
    """As much of an OLE file as tells what it is: the signature and the directory's names."""
    names = b"".join(name.encode("utf-16-le").ljust(128, b"\0") for name in streams)
    path.write_bytes(OLE_SIGNATURE + b"\0" * 504 + names.ljust(4096, b"\0"))
    return path


def with_shared_strings(path: Path, strings_xml: bytes) -> Path:
    """The workbook with a shared strings part, as Excel writes it and openpyxl doesn't."""
    kind = b"application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"
    listed = b'<Override PartName="/xl/sharedStrings.xml" ContentType="' + kind + b'"/></Types>'
    return rewritten(
        path,
        lambda name, part: part.replace(b"</Types>", listed) if name == "[Content_Types].xml" else part,
        {"xl/sharedStrings.xml": strings_xml},
    )
