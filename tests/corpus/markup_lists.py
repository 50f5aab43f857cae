"""What calls itself a workbook and is markup, and lists in parcels; with what is refused."""

from __future__ import annotations

from desktop_app.core.errors import (
    ArchiveEncrypted,
    ArchiveNested,
    ArchiveWithoutList,
    FileBroken,
    FileEmpty,
    FileTooLarge,
    FormatUnknown,
    NotAList,
)

from .listing import Listing, Refused, e164, people, spelled
from .writers import html, locked_zip, packed, parcel, raw, text, xls, xlsx, xml_2003, xml_sheet, xml_workbook

GB = spelled("GB")
CSV = ("Name,Mobile\n" + "".join(f"x,{phone}\n" for phone in GB)).encode()
LAYOUT = "<table><tr><td><img src=x></td><td>Menu</td></tr><tr><td colspan=2>"
SPANS = (
    "<table><thead><tr><th rowspan=2>Name</th><th colspan='2'>Reach</th></tr><tr><th>Mobile<th>Mail</tr></thead>"
    "<tr><td rowspan=2>A<td>07400 123400<td>a@b.example<tr><td>07400 123401<td>c@d.example"
    "<tr><td colspan=2>nobody</td><td></td></tr></table>"
)
NESTED = "".join(
    "<tr class=x><td><b>Person</b> &amp; Co.</td>"
    f"<td> <a href='x'><span>{phone[:5]}&nbsp;</span>{phone[6:]}</a>\n</td></tr>"
    for phone in GB
)
PAGE = (
    "<!DOCTYPE html><html><head><style>td {x: y}</style></head><body><table>"
    f"<tr><th>Name</th><th>Mobile</th></tr>{NESTED}"
)
EXCEL_PAGE = "<html xmlns:x='urn:schemas-microsoft-com:office:excel'><table><tr><td>Mobile</td></tr>"
EXCEL_NUMBERS = "".join(f'<tr><td align=right x:num="{447400123400 + n}">4.474E+11</td></tr>' for n in range(12))


def _html() -> list[Listing]:
    declared = "<meta http-equiv=Content-Type content='text/html; charset=windows-1251'>"
    russian = html(people(spelled("RU"), ("Имя", "Телефон", "Город")), before=declared)
    return [
        Listing("web export.xls", html(people(GB)), e164("GB"), "html", "GB"),
        Listing("web export.html", html(people(GB), before="<h1>Report</h1><p>of today"), e164("GB"), "html", "GB"),
        Listing("spans.xls", raw(SPANS.encode()), ["+447400123400", "+447400123401", ""], "html", "GB", header=2),
        Listing("nested tags.xls", raw(PAGE.encode()), e164("GB"), "html", "GB"),
        Listing(
            "several tables.xls", html([["Filter"], ["all"]], after=PAGE), e164("GB"), "html", "GB", sheet="Table 2"
        ),
        Listing(
            "inside a layout.xls",
            html(people(GB), before=LAYOUT, after="</td></tr></table>"),
            e164("GB"),
            "html",
            "GB",
            sheet="Table 2",
        ),
        Listing(
            "excel's own page.xls",
            raw(f"{EXCEL_PAGE}{EXCEL_NUMBERS}</table>".encode()),
            e164("GB"),
            "html",
            "GB",
        ),
        Listing(
            "captions.htm",
            html(people(GB), before="<table><caption>Hours</caption><tr><td>9 to 5</table>"),
            e164("GB"),
            "html",
            "GB",
            sheet="Table 2",
        ),
        Listing(
            "russian page.xls",
            lambda path: (russian(path), path.write_bytes(path.read_bytes().decode().encode("cp1251"))),
            e164("RU"),
            "html",
            "RU",
            "Телефон",
            encoding="cp1251",
        ),
        Listing(
            "links.html",
            html(
                [["Name", "Mobile"], *(["x", phone] for phone in e164("GB"))],
                cell=lambda value: (
                    f"<td><a href='tel:{value}'>Call</a></td>" if value[0] == "+" else f"<td>{value}</td>"
                ),
            ),
            e164("GB"),
            "html",
        ),
        Listing(
            "two in a cell.html",
            html(
                [["Mobile"], ["07400 123400<br/>07400 123401"], ["07400 123402"]],
                cell=lambda value: f"<td>{value}</td>",
            ),
            ["+447400123400", "+447400123402"],
            "html",
            "GB",
        ),
    ]


def _xml() -> list[Listing]:
    style = '<Style ss:ID="z"><NumberFormat ss:Format="00000000000"/></Style>'
    rows = "<Row><Cell><Data ss:Type='String'>Mobile</Data></Cell></Row>" + "".join(
        f"<Row><Cell ss:StyleID='z'><Data ss:Type='Number'>{7400123400 + n}</Data></Cell></Row>" for n in range(12)
    )
    gaps = (
        "<Row ss:Index='3'><Cell ss:Index='2' ss:MergeAcross='1'><Data ss:Type='String'>Mobile</Data></Cell></Row>"
        "<Row ss:Index='5'><Cell ss:Index='2'><ss:Data ss:Type='String'>+447400123400</ss:Data></Cell></Row>"
        "<Row><Cell ss:Index='2' ss:Formula='=RC[1]'/></Row>"
    )
    notes = xml_sheet("Notes", "<Row><Cell><Data ss:Type='String'>Read me</Data></Cell></Row>", hidden=True)
    return [
        Listing("xml spreadsheet.xml", xml_2003(people(GB)), e164("GB"), "xml", "GB"),
        Listing("xml spreadsheet.xls", xml_2003(people(e164("GB"))), e164("GB"), "xml"),
        Listing(
            "xml with zeros.xls",
            raw(xml_workbook(notes + xml_sheet("Data", rows), style)),
            e164("GB"),
            "xml",
            "GB",
            sheet="Data",
        ),
        Listing(
            "xml with gaps.xml",
            raw(xml_workbook(xml_sheet("S", gaps))),
            ["", "+447400123400", "a formula"],
            "xml",
            header=3,
        ),
    ]


def _parcels() -> list[Listing]:
    return [
        Listing("csv.zip", packed({"list.csv": CSV}), e164("GB"), "csv", "GB", delimiter=","),
        Listing(
            "CSV.ZIP",
            packed(
                {"export/": b"", "export/list.CSV": CSV, "__MACOSX/export/._list.CSV": b"\0\5", "logo.png": b"\x89PNG"}
            ),
            e164("GB"),
            "csv",
            "GB",
        ),
        Listing(
            "workbook.zip",
            parcel(book=("book.xlsx", xlsx([["x"]], sheets={"People": people(GB)}))),
            e164("GB"),
            "xlsx",
            "GB",
            sheet="People",
        ),
        Listing(
            "several.zip",
            parcel(a=("towns.csv", text([["Town"], ["York"]])), b=("people.xls", xls(people(GB)))),
            e164("GB"),
            "xls",
            "GB",
            sheet="people.xls",
        ),
        Listing("page.zip", parcel(a=("report.xls", html(people(GB)))), e164("GB"), "html", "GB"),
        Listing("a parcel.csv", packed({"list.csv": CSV}), e164("GB"), "csv", "GB"),
    ]


_LAUGHS = (
    b"<?xml version='1.0'?><!DOCTYPE x [<!ENTITY a 'ha'>]>"
    b"<Workbook xmlns='urn:schemas-microsoft-com:office:spreadsheet'/>"
)
LISTS = [*_html(), *_xml(), *_parcels()]

UNCLOSED = b'Name,Tel\n"Ann,07400 123400\n'
_BOMB = b"0" * (80 << 20)
REFUSED = [
    Refused("nested.zip", packed({"inner.zip": b"PK\5\6" + bytes(18)}), ArchiveNested, "another archive, “inner.zip”"),
    Refused("pictures.zip", packed({"a.png": b"\x89PNG"}), ArchiveWithoutList, "it has “a.png”"),
    Refused("locked.zip", locked_zip({"list.csv": CSV}), ArchiveEncrypted, "Unpack it with its password"),
    Refused("bomb.zip", packed({"list.csv": _BOMB}), FileTooLarge, "times its size"),
    Refused("hundreds.zip", packed({f"{n}.csv": b"x" for n in range(101)}), FileTooLarge, "101 lists"),
    Refused("lost its parts.xlsx", packed({"list.csv": CSV}), FileBroken, "parts of a workbook are missing"),
    Refused("empty inside.zip", packed({"list.csv": b""}), ArchiveWithoutList, "“list.csv” (empty)"),
    Refused(
        "page without a table.xls",
        raw(b"<html><body><p>Please log in</p></body></html>"),
        FormatUnknown,
        "neither a spreadsheet",
    ),
    Refused("empty table.xls", raw(b"<table><tr><td> </td></tr></table>"), FormatUnknown, "neither a spreadsheet"),
    Refused("endless tag.xls", raw(b"<table><tr><td>1</td></tr><a " + b"x" * (3 << 20)), FileBroken, "never closed"),
    Refused("wide.xls", raw(b"<table><tr>" + b"<td colspan=900>1" * 3), FileBroken, "1,024 columns"),
    Refused("deep.xls", raw(b"<table><tr><td>" * 200), FileBroken, "nested more than"),
    Refused("many tables.xls", raw(b"<table><tr><td>1</table>" * 1100), FileTooLarge, "1,000 tables"),
    Refused("xml without sheets.xml", raw(xml_workbook("")), FormatUnknown, "neither a spreadsheet"),
    Refused("cut off.xml", raw(xml_workbook(xml_sheet("S", "<Row><Cell/></Row>"))[:-40]), FileBroken, "damaged"),
    Refused(
        "laughing.xml",
        raw(_LAUGHS),
        FileBroken,
        "document type",
    ),
    Refused("other.xml", raw(b"<?xml version='1.0'?><contacts/>"), FormatUnknown, "neither a spreadsheet"),
    Refused("letter.pdf", raw(b"%PDF-1.7"), NotAList, "is a PDF document, not a spreadsheet"),
    Refused(
        "never closed.csv",
        raw(b'Name,Tel\n"Ann,07400 123400\n' + b"Bob,07400 123401\n" * 90),
        FileBroken,
        "line 2 is never",
    ),
    Refused(
        "closed far below.csv",
        raw(UNCLOSED + b"Bob,07400 123401\n" * 9 + b'A "big" one,07400 123402"\n'),
        FileBroken,
        "swallow the rows below",
    ),
    Refused("blank.csv", raw(b" \r\n\r\n"), FileEmpty, "is empty"),
    Refused("blank.xlsx", xlsx([]), FileEmpty, "is empty"),
]
