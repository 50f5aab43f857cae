"""Writers of every format that lists come in, by libraries where there are some, else byte by byte."""

from __future__ import annotations

import csv
import io
import struct
import zipfile
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from html import escape
from pathlib import Path
from typing import Any

import openpyxl
import xlwt
from openpyxl.utils.datetime import CALENDAR_MAC_1904

from tests.sheets import builders

from .listing import Rows, Write


def text(rows: Rows, delimiter: str = ",", encoding: str = "utf-8", *, end: str = "\r\n", before: str = "") -> Write:
    buffer = io.StringIO(newline="")
    csv.writer(buffer, delimiter=delimiter, lineterminator=end).writerows(rows)
    return raw((before + buffer.getvalue()).encode(encoding))


def raw(content: bytes) -> Write:
    return lambda path: path.write_bytes(content)


def xlsx(rows: Rows, *, sheets: Mapping[str, Rows] | None = None, hidden: Sequence[str] = ()) -> Write:
    return lambda path: builders.xlsx(path, rows, sheets=sheets, hidden=hidden)


def strict(write: Write) -> Write:
    """The workbook in Strict OOXML."""

    def written_strictly(path: Path) -> None:
        write(path)
        builders.strict(path)

    return written_strictly


def with_macros(write: Write) -> Write:
    """The workbook with macros: a content type of its own, and a part in it that is no XML."""
    ordinary = b"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"
    kind = b"application/vnd.ms-excel.sheet.macroEnabled.main+xml"
    listed = b'<Override PartName="/xl/vbaProject.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>'

    def change(name: str, part: bytes) -> bytes:
        changed = part.replace(ordinary, kind).replace(b"</Types>", listed)
        return changed if name == "[Content_Types].xml" else part

    def written_with_macros(path: Path) -> None:
        write(path)
        builders.rewritten(path, change, {"xl/vbaProject.bin": builders.OLE_SIGNATURE + bytes(504)})

    return written_with_macros


def styled_xlsx(rows: Rows, formats: Mapping[int, str], *, mac_calendar: bool = False) -> Write:
    """A workbook whose columns (from 1) have number formats below their header."""

    def write(path: Path) -> None:
        book = openpyxl.Workbook()
        if mac_calendar:
            book.epoch = CALENDAR_MAC_1904
        sheet = book.worksheets[0]
        for row in rows:
            sheet.append(row)
        for column, code in formats.items():
            for cell in next(sheet.iter_cols(min_col=column, max_col=column, min_row=2)):
                cell.number_format = code
        book.save(path)

    return write


def merged_xlsx(rows: Rows, *areas: str) -> Write:
    def write(path: Path) -> None:
        book = openpyxl.Workbook()
        sheet = book.worksheets[0]
        for row in rows:
            sheet.append(row)
        for area in areas:
            sheet.merge_cells(area)
        book.save(path)

    return write


def xml_xlsx(body: str) -> Write:
    """A workbook with this inside its sheetData."""
    return lambda path: builders.with_sheet_xml(builders.xlsx(path, [["x"]]), builders.sheet_xml(body))


def xls(rows: Rows, formats: Mapping[int, str] | None = None) -> Write:
    def write(path: Path) -> None:
        book = xlwt.Workbook()
        sheet = book.add_sheet("Sheet1")
        styles = {code: xlwt.easyxf(num_format_str=code) for code in ("YYYY-MM-DD", *(formats or {}).values())}
        for r, row in enumerate(rows):
            for c, value in enumerate(row):
                code = (formats or {}).get(c + 1) if r else None
                code = "YYYY-MM-DD" if isinstance(value, date) else code
                style = styles[code] if code else xlwt.Style.default_style
                if value is not None:
                    sheet.write(r, c, value, style)
        book.save(str(path))

    return write


def ods(rows: Rows) -> Write:
    return lambda path: builders.ods(path, rows)


_ODS = " ".join(
    f'xmlns:{prefix}="urn:oasis:names:tc:opendocument:xmlns:{prefix}:1.0"'
    for prefix in ("office", "table", "text", "style")
)


def ods_xml(tables: str) -> Write:
    """An ODS with these tables in its content.xml."""
    content = (
        f'<?xml version="1.0"?><office:document-content {_ODS}><office:body><office:spreadsheet>{tables}'
        "</office:spreadsheet></office:body></office:document-content>"
    )
    return packed({"mimetype": b"application/vnd.oasis.opendocument.spreadsheet", "content.xml": content.encode()})


def packed(parts: Mapping[str, bytes]) -> Write:
    return lambda path: builders.archive(path, parts)


def written(write: Write, folder: Path, name: str = "inner") -> bytes:
    """What the writer writes."""
    path = folder / name
    write(path)
    content = path.read_bytes()
    path.unlink()
    return content


def parcel(**lists: tuple[str, Write]) -> Write:
    """A zip with lists in it, each under the name that comes first."""

    def write(path: Path) -> None:
        parts = {name: written(inner, path.parent) for name, inner in lists.values()}
        builders.archive(path, parts)

    return write


def html(rows: Rows, *, before: str = "", after: str = "", cell: Callable[[Any], str] | None = None) -> Write:
    show = cell or (lambda value: f"<td>{escape(str(value))}</td>")
    lines = "".join(f"<tr>{''.join(show('' if value is None else value) for value in row)}</tr>\n" for row in rows)
    return raw(f"<html><body>{before}<table border=1>\n{lines}</table>{after}</body></html>".encode())


def xml_2003(rows: Rows, name: str = "Sheet1") -> Write:
    return raw(xml_workbook(xml_sheet(name, "".join(f"<Row>{''.join(map(_xml_cell, row))}</Row>" for row in rows))))


def xml_sheet(name: str, rows: str, *, hidden: bool = False) -> str:
    visible = '<WorksheetOptions xmlns="urn:schemas-microsoft-com:office:excel"><Visible>SheetHidden</Visible>'
    options = f"{visible}</WorksheetOptions>" if hidden else ""
    return f'<Worksheet ss:Name="{name}"><Table>{rows}</Table>{options}</Worksheet>'


def xml_workbook(sheets: str, styles: str = "") -> bytes:
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<?mso-application progid="Excel.Sheet"?>\n'
        '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" '
        f'xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Styles>{styles}</Styles>{sheets}</Workbook>'
    ).encode()


def _xml_cell(value: Any) -> str:
    if value is None:
        return "<Cell/>"
    kind = "Number" if isinstance(value, int | float) else "String"
    return f'<Cell><Data ss:Type="{kind}">{escape(str(value))}</Data></Cell>'


def xlsb(rows: Rows) -> Write:
    """The least of a binary workbook ([MS-XLSB] 2.1.7, 2.4): one sheet of texts in their cells and numbers."""
    package = "http://schemas.openxmlformats.org/package/2006"
    document = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    kind = "application/vnd.ms-excel"
    types = (
        f'<Types xmlns="{package}/content-types"><Default Extension="rels" ContentType="application/xml"/>'
        f'<Override PartName="/xl/workbook.bin" ContentType="{kind}.sheet.binary.macroEnabled.main"/>'
        f'<Override PartName="/xl/worksheets/sheet1.bin" ContentType="{kind}.worksheet"/></Types>'
    )
    book = _record(131) + _record(143) + _record(156, struct.pack("<II", 0, 1) + _wide("rId1") + _wide("Sheet1"))
    parts = {
        "[Content_Types].xml": types.encode(),
        "_rels/.rels": _relation(package, f"{document}/officeDocument", "xl/workbook.bin"),
        "xl/_rels/workbook.bin.rels": _relation(package, f"{document}/worksheet", "worksheets/sheet1.bin"),
        "xl/workbook.bin": book + _record(144) + _record(132),
        "xl/worksheets/sheet1.bin": _binary_sheet(rows),
    }
    return packed(parts)


def _relation(package: str, kind: str, target: str) -> bytes:
    link = f'<Relationship Id="rId1" Type="{kind}" Target="{target}"/>'
    return f'<Relationships xmlns="{package}/relationships">{link}</Relationships>'.encode()


def _binary_sheet(rows: Rows) -> bytes:
    width = max(map(len, rows))
    area = struct.pack("<IIII", 0, len(rows) - 1, 0, width - 1)
    parts = [_record(129), _record(148, area), _record(145)]
    for r, row in enumerate(rows):
        parts.append(_record(0, struct.pack("<II", r, 0) + bytes(9)))
        for c, value in enumerate(row):
            start = struct.pack("<II", c, 0)
            if isinstance(value, int | float):
                parts.append(_record(5, start + struct.pack("<d", value)))
            elif value is not None:
                parts.append(_record(6, start + _wide(str(value))))
    return b"".join([*parts, _record(146), _record(130)])


def _record(kind: int, content: bytes = b"") -> bytes:
    return _seven_bits(kind, kind=True) + _seven_bits(len(content)) + content


def _seven_bits(number: int, *, kind: bool = False) -> bytes:
    if kind:
        return bytes([number & 0xFF | 0x80, number >> 7]) if number > 127 else bytes([number])
    found = bytearray()
    while number > 127:
        found.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*found, number])


def _wide(value: str) -> bytes:
    return struct.pack("<I", len(value)) + value.encode("utf-16-le")


def locked_zip(content: Mapping[str, bytes]) -> Write:
    """An archive whose entries say that they are encrypted."""

    def write(path: Path) -> None:
        with zipfile.ZipFile(path, "w") as archive:
            for name, part in content.items():
                archive.writestr(name, part)
        data = bytearray(path.read_bytes())
        start = 0
        while (start := data.find(b"PK\x01\x02", start)) >= 0:
            data[start + 8] |= 1
            start += 4
        path.write_bytes(data)

    return write
