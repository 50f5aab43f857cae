"""Files made to hurt: small ones that unpack, spread, nest or never end."""

from __future__ import annotations

import os
import struct
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.corpus import writers
from tests.corpus.listing import Write
from tests.sheets import builders

_CELL = '<c r="A1" t="inlineStr"><is><t>07400 123456</t></is></c>'
_LAUGHS = "".join(f"<!ENTITY {chr(98 + n)} '{f'&{chr(97 + n)};' * 10}'>" for n in range(9))
_BOMB = f"<!DOCTYPE x [<!ENTITY a 'ha'>{_LAUGHS}]>"
_LAUGHING_XML = f"<?xml version='1.0'?>{_BOMB}<Workbook xmlns='urn:schemas-microsoft-com:office:spreadsheet'/>"
_EVERY_CORNER = "".join(f'<row r="{row}"><c r="XFD{row}"><v>1</v></c></row>' for row in range(1, 3_000))
_DEEP = f"<row><c t='inlineStr'><is>{'<r>' * 100_000}<t>1</t>{'</r>' * 100_000}</is></c></row>"
_ENDLESS_TAG = "<Worksheet ss:Name='" + "x" * 20_000_000
_SPANS = b"<table>" + b"<tr><td rowspan=65534 colspan=1000>1</td></tr>" * 3_000
_FAR_ODS = (
    '<table:table table:name="S"><table:table-row table:number-rows-repeated="1048576"><table:table-cell '
    'table:number-columns-repeated="16384" office:value-type="float" office:value="1"/></table:table-row></table:table>'
)


def _sheet(body: str) -> Write:
    return lambda path: builders.with_sheet_xml(builders.xlsx(path, [["x"]]), builders.sheet_xml(body))


def _sheet_behind(prolog: str) -> Write:
    xml = builders.sheet_xml("<row><c><v>&j;</v></c></row>").replace("<worksheet", prolog + "<worksheet", 1)
    return lambda path: builders.with_sheet_xml(builders.xlsx(path, [["x"]]), xml)


def _bytes_changed(write: Write, *changes: tuple[bytes, int, bytes]) -> Write:
    """Each change: the last of which bytes, how far from their beginning, what stands there instead."""

    def change(path: Path) -> None:
        write(path)
        content = bytearray(path.read_bytes())
        for mark, offset, new in changes:
            at = content.rindex(mark) + offset
            content[at : at + len(new)] = new
        path.write_bytes(content)

    return change


def _zip_bomb(path: Path) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive, archive.open("list.csv", "w") as part:
        for _ in range(200):
            part.write(b"0" * (1 << 20))


def binary_sheet(cells: Iterable[tuple[int, int]]) -> Write:
    """An XLSB with numbers at these rows and columns, from 0, which says that it fills the whole sheet."""
    record = writers._record
    parts = [record(129), record(148, struct.pack("<IIII", 0, 1_048_575, 0, 16_383)), record(145)]
    for row, column in cells:
        parts += [record(0, struct.pack("<II", row, 0) + bytes(9)), record(5, struct.pack("<IId", column, 0, 1.0))]
    sheet = b"".join([*parts, record(146), record(130)])

    def write(path: Path) -> None:
        writers.xlsb([["x"]])(path)
        builders.rewritten(path, lambda name, part: sheet if name == "xl/worksheets/sheet1.bin" else part)

    return write


def _looping_allocation(path: Path) -> None:
    """An old workbook whose allocation table leads from each sector to itself."""
    writers.xls([["Tel"], *[["07400 123456"]] * 400])(path)
    content = bytearray(path.read_bytes())
    table = 512 * (struct.unpack_from("<I", content, 76)[0] + 1)
    struct.pack_into("<128I", content, table, *range(128))
    path.write_bytes(content)


def _pipe(path: Path) -> None:
    if hasattr(os, "mkfifo"):
        os.mkfifo(path)


_LIST: list[list[Any]] = [["Tel"], ["07400 123456"]]
_PARCEL = writers.packed({"list.csv": b"Tel\n07400 123456\n" * 20})

# What each is to end in: its exit code, and words of the one line that says why.
NASTIEST: dict[str, tuple[Write, int, str]] = {
    "bomb.zip": (_zip_bomb, 2, "times its size"),
    "nested.zip": (writers.packed({"a.zip": b"PK\3\4"}), 2, "another archive"),
    "laughs.xlsx": (_sheet_behind(_BOMB), 2, "document type"),
    "laughs.xml": (writers.raw(_LAUGHING_XML.encode()), 2, "document type"),
    "outside.xlsx": (_sheet_behind('<!DOCTYPE x [<!ENTITY j SYSTEM "file:///etc/passwd">]>'), 2, "document type"),
    "corners.xlsx": (_sheet(f'<row r="1">{_CELL}</row><row r="9000"><c r="XFD9000"><v>2</v></c></row>'), 0, ""),
    "every corner.xlsx": (_sheet(_EVERY_CORNER), 2, "spread over"),
    "corners.xlsb": (binary_sheet([(0, 0), (1_048_575, 16_383)]), 2, "is too large"),
    "repeated.ods": (writers.ods_xml(_FAR_ODS), 2, "spread over"),
    "commas.csv": (writers.raw(b"," * 1_000_000 + b"\n07400 123456\n"), 2, "more than 16,384 columns"),
    "quotes.csv": (writers.raw(b'Tel,b\n"07400 123456,1\n' + b"07400 123457,2\n" * 5_000), 2, "never closed"),
    "one line.txt": (writers.raw(b"0" * 9_000_000), 2, "millions of characters"),
    "nulls.csv": (writers.raw(bytes(5_000_000)), 2, "neither a spreadsheet"),
    "letters.csv": (writers.raw(b"A" * 300_000 + b"\nZ\xfcrich,07400 123456\n"), 0, ""),
    "endless tag.xml": (writers.raw(writers.xml_workbook(_ENDLESS_TAG)), 2, "never closed"),
    "deep.xlsx": (_sheet(_DEEP), 0, ""),
    "deep.html": (writers.raw(b"<html><table><tr><td>" * 5_000), 2, "nested more than"),
    "spans.xls": (writers.raw(_SPANS), 2, "1,024 columns"),
    "wrong sum.xlsx": (
        _bytes_changed(writers.xlsx(_LIST), (b"xl/worksheets/sheet1.xml", -30, b"\0\1\2\3")),
        2,
        "checksum",
    ),
    "wrong sum.zip": (_bytes_changed(_PARCEL, (b"PK\1\2", 16, b"\0\1\2\3")), 2, "checksum"),
    "wrong size.zip": (_bytes_changed(_PARCEL, (b"PK\1\2", 24, b"\xff\xff\xff\xff")), 2, "wrong size.zip"),
    "part.zip": (_bytes_changed(_PARCEL, (b"PK\5\6", 4, b"\3\0\3\0")), 2, "one part of an archive"),
    "loop.xls": (_looping_allocation, 2, "loop.xls"),
    "letter.csv": (writers.raw(b"%PDF-1.7\n" + bytes(range(256)) * 50), 2, "is a PDF document"),
    "pipe.csv": (_pipe, 2, "it is not a file" if hasattr(os, "mkfifo") else "can't be found"),
}
