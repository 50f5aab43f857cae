"""Files as spreadsheet programs and accidents make them."""

from __future__ import annotations

import io
import struct
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

from desktop_app.core.detection.table import CellValue, Row
from desktop_app.sheets.formats.opening import open_source

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


_END, _FREE, _FAT = 0xFFFFFFFE, 0xFFFFFFFF, 0xFFFFFFFD


def ole(path: Path, *streams: str) -> Path:
    """An OLE file with streams of these names, each of some bytes without meaning."""
    return _container(path, dict.fromkeys(streams, b"\x07" * 40))


def mini_container(path: Path, name: str, content: bytes) -> Path:
    """An OLE file with one stream, kept among small ones ([MS-CFB] 2.4)."""
    assert len(content) < 4096
    return _container(path, {name: content})


def _container(path: Path, streams: Mapping[str, bytes]) -> Path:
    """Sector 0 is the table, 1 that of small sectors, then the directory and the sectors with the small ones."""
    small = b""
    begun: list[int] = []
    chain: list[int] = []
    for content in streams.values():
        first, count = len(chain), -(-len(content) // 64)
        begun.append(first)
        chain += [*range(first + 1, first + count), _END]
        small += content.ljust(count * 64, b"\0")
    assert len(chain) <= 128
    entries = [_entry("Root Entry", 5, child=1 if streams else _FREE, start=0, size=len(small))]
    for at, (name, content) in enumerate(streams.items(), 1):
        following = at + 1 if at < len(streams) else _FREE
        entries.append(_entry(name, 2, right=following, start=begun[at - 1], size=len(content)))
    directory = b"".join(entries)
    directory = directory.ljust(-(-len(directory) // 512) * 512, b"\0")
    small = small.ljust(-(-len(small) // 512) * 512, b"\0")
    where = 2 + len(directory) // 512
    end = where + len(small) // 512
    entries[0] = _entry("Root Entry", 5, child=1 if streams else _FREE, start=where, size=len(small))
    directory = entries[0] + directory[128:]
    table = [_FAT, _END, *range(3, where), _END, *range(where + 1, end), _END]
    assert len(table) <= 128
    header = struct.pack(
        "<8s16xHHHHH6x9I109I", OLE_SIGNATURE, 62, 3, 0xFFFE, 9, 6, 0, 1, 2, 0, 4096, 1, 1, _END, 0, 0, *[_FREE] * 108
    )
    sectors = (
        struct.pack("<128I", *table, *[_FREE] * (128 - len(table))),
        struct.pack("<128I", *chain, *[_FREE] * (128 - len(chain))),
    )
    path.write_bytes(header + b"".join(sectors) + directory + small)
    return path


def _entry(name: str, kind: int, *, child: int = _FREE, right: int = _FREE, start: int, size: int) -> bytes:
    text = name.encode("utf-16-le")
    return struct.pack("<64sHBBIII36xIII", text, len(text) + 2, kind, 1, _FREE, right, child, start, size, 0)


def protected(path: Path, password: str) -> Path:
    """The XLSX encrypted as Excel does it (agile)."""
    from msoffcrypto.format.ooxml import OOXMLFile

    content = io.BytesIO()
    OOXMLFile(io.BytesIO(path.read_bytes())).encrypt(password, content)
    path.write_bytes(content.getvalue())
    return path


def protected_xls(path: Path, password: str) -> Path:
    """The XLS encrypted with RC4 ([MS-OFFCRYPTO] 2.3.6), as Excel 97 to 2003 did it."""
    from hashlib import md5

    from msoffcrypto.method.rc4 import DocumentRC4

    from desktop_app.sheets.formats.old_container import workbook_stream

    def rc4(content: bytes) -> bytes:
        return bytes(DocumentRC4.decrypt(password, salt, io.BytesIO(content), blocksize=1024).read())

    salt, verifier = bytes(range(16)), bytes(range(100, 116))
    proof = rc4(verifier + md5(verifier).digest())  # noqa: S324 - as the format has it
    book = workbook_stream(path)
    end = book.rindex(b"\x0a\0\0\0") + 4  # the last sheet's; padding follows, which records have to fill evenly
    spare = bytes(-(end + 58) % 4)
    file_pass = struct.pack("<HHHHH", 0x2F, 54 + len(spare), 1, 1, 1) + salt + proof + spare
    plain: list[tuple[bytes, int]] = []
    at = 0
    while at < end:
        kind, length = struct.unpack_from("<HH", book, at)
        body = book[at + 4 : at + 4 + length]
        if kind == 0x85:  # where a sheet stands is never encrypted, and all of them move
            body = struct.pack("<I", struct.unpack_from("<I", body)[0] + len(file_pass)) + body[4:]
        kept = length if kind in (0x0809, 0xE1) else 4 if kind == 0x85 else 0
        plain.append((book[at : at + 4] + body, 4 + kept))
        if at == 0:
            plain.append((file_pass, len(file_pass)))
        at += 4 + length
    together = b"".join(content for content, _ in plain)
    encrypted = bytearray(rc4(together))
    at = 0
    for content, kept in plain:
        encrypted[at : at + kept] = content[:kept]
        at += len(content)
    with path.open("wb") as file:
        xlwt.CompoundDoc.XlsDoc().save(file, bytes(encrypted))
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
