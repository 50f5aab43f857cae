"""Sound lists of every format: what the fuzz begins with."""

from __future__ import annotations

import io
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.corpus import writers
from tests.corpus.listing import Rows, Write, people, spelled
from tests.sheets import builders

_PHONES: list[Any] = [*spelled("GB", 6), 447400123412, "4.47911E+11", "", "n/a", *spelled("DE", 3)]
_ROWS = people(_PHONES)
_MACROS = b"application/vnd.ms-excel.sheet.macroEnabled.main+xml"
_PLAIN = b"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"
_STRINGS = (
    '<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
    + "".join(f"<si><t>{text}</t></si>" for text in ("Name", "Mobile", *spelled("GB", 4)))
    + "<si><r><t>rich </t></r><r><t>text</t></r><rPh><t>x</t></rPh></si></sst>"
)
_SHARED = "".join(
    f'<row r="{row}"><c r="A{row}" t="s"><v>{row - 1}</v></c><c r="B{row}" s="0"><f>A{row}</f><v>{row}</v></c></row>'
    for row in range(1, 8)
)
_ODD_ODS = (
    '<table:table table:name="S"><table:table-row table:number-rows-repeated="3">'
    '<table:table-cell office:value-type="date" office:date-value="2024-05-01"/>'
    '<table:table-cell office:value-type="time" office:time-value="PT26H05M07S"/>'
    '<table:table-cell table:number-columns-repeated="2" office:value-type="string"><text:p>07400 123456'
    '<text:s text:c="2"/></text:p></table:table-cell></table:table-row></table:table>'
)


@dataclass(frozen=True)
class Seed:
    """A sound file: how it is called and what is in it. `packed`: it is a zip archive."""

    name: str
    content: bytes

    @property
    def packed(self) -> bool:
        return self.content.startswith(b"PK")

    @property
    def ole(self) -> bool:
        return self.content.startswith(builders.OLE_SIGNATURE)


def _with_strings(path: Path) -> None:
    book = builders.with_sheet_xml(builders.xlsx(path, [["x"]]), builders.sheet_xml(_SHARED))
    builders.with_shared_strings(book, _STRINGS.encode())


def _macro_workbook(path: Path) -> None:
    builders.rewritten(builders.xlsx(path, _ROWS), lambda _, part: part.replace(_PLAIN, _MACROS))


def _protected_xls(path: Path) -> None:
    """As Excel encrypts it where only changes are to be prevented, so that it opens without being asked for."""
    builders.protected_xls(builders.xls(path, _ROWS), "VelvetSweatshop")


def _writers() -> dict[str, Write]:
    styled: Rows = [["Day", "Tel"], [45000, 7400123456], [45001.5, 7400123457]]
    return {
        "plain.xlsx": writers.xlsx(_ROWS, sheets={"Other": _ROWS[:4]}, hidden=["Other"]),
        "strings.xlsx": _with_strings,
        "styled.xlsx": writers.styled_xlsx(styled, {1: "yyyy-mm-dd", 2: "00000 000000"}),
        "strict.xlsx": lambda path: builders.strict(builders.xlsx(path, _ROWS)),
        "macros.xlsm": _macro_workbook,
        "old.xls": writers.xls(_ROWS, {2: "0"}),
        "protected.xls": _protected_xls,
        "binary.xlsb": writers.xlsb(_ROWS),
        "open.ods": writers.ods(_ROWS),
        "odd.ods": writers.ods_xml(_ODD_ODS),
        "comma.csv": writers.text(_ROWS),
        "semicolon.csv": writers.text(_ROWS, ";", "cp1252"),
        "wide.csv": writers.text(_ROWS, encoding="utf-16"),
        "japan.csv": writers.text([["氏名", "電話"], ["山田", "090-1234-5678"]] * 5, encoding="cp932"),
        "tabs.tsv": writers.text(_ROWS, "\t", "utf-8-sig"),
        "lines.txt": writers.text([[phone] for phone in spelled("GB", 9)]),
        "page.html": writers.html(_ROWS, before="<table><caption>x</caption><tr><td rowspan=2>y</table>"),
        "page.xls": writers.html(_ROWS),
        "sheet.xml": writers.xml_2003(_ROWS),
        "parcel.zip": writers.parcel(a=("a.csv", writers.text(_ROWS)), b=("b.xlsx", writers.xlsx(_ROWS))),
    }


def seeds(folder: Path) -> list[Seed]:
    """All of them, written in `folder`; the same bytes each time, but for times of day in archives."""
    return [Seed(name, _timeless(writers.written(write, folder, name))) for name, write in _writers().items()]


def _timeless(content: bytes) -> bytes:
    """An archive as if all its parts had been packed at the same time, so that a case is the same in each run."""
    if not content.startswith(b"PK"):
        return content
    old, new = io.BytesIO(content), io.BytesIO()
    with zipfile.ZipFile(old) as before, zipfile.ZipFile(new, "w", zipfile.ZIP_DEFLATED) as after:
        for entry in before.infolist():
            after.writestr(zipfile.ZipInfo(entry.filename), before.read(entry), zipfile.ZIP_DEFLATED)
    return new.getvalue()
