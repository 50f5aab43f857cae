"""Workbooks of every format: sheets, number formats, formulas, merged cells, calendars."""

from __future__ import annotations

from datetime import date, datetime

from .listing import Listing, Rows, e164, people, spelled
from .writers import (
    merged_xlsx,
    ods,
    ods_xml,
    strict,
    styled_xlsx,
    with_macros,
    xls,
    xlsb,
    xlsx,
    xml_xlsx,
)

GB = spelled("GB")
NUMBERS = [447400123400 + n for n in range(12)]
SHORT = [7400123400 + n for n in range(12)]


def _formats() -> list[Listing]:
    return [
        Listing("plain.xlsx", xlsx(people(GB)), e164("GB"), "xlsx", "GB"),
        Listing("macros.XLSM", xlsx(people(GB)), e164("GB"), "xlsx", "GB"),
        Listing("a workbook.csv", xlsx(people(GB)), e164("GB"), "xlsx", "GB"),
        Listing("a workbook without a suffix", xlsx(people(GB)), e164("GB"), "xlsx", "GB"),
        Listing("an old workbook.xlsx", xls(people(GB)), e164("GB"), "xls", "GB"),
        Listing("old.XLS", xls(people(NUMBERS)), e164("GB"), "xls", "GB"),
        Listing("binary.xlsb", xlsb(people(NUMBERS)), e164("GB"), "xlsb", "GB"),
        Listing("binary texts.xlsb", xlsb(people(e164("GB"))), e164("GB"), "xlsb"),
        Listing("open.ods", ods(people(GB)), e164("GB"), "ods", "GB"),
        Listing("open numbers.ods", ods(people(NUMBERS)), e164("GB"), "ods", "GB"),
        Listing("strict.xlsx", strict(xlsx(people(GB))), e164("GB"), "xlsx", "GB"),
        Listing("with macros.xlsm", with_macros(xlsx(people(GB))), e164("GB"), "xlsx", "GB"),
        Listing("export lines above.xlsx", xlsx(_with_lines_above()), e164("GB"), "xlsx", "GB", header=4),
        Listing("export lines above.ods", ods(_with_lines_above()), e164("GB"), "ods", "GB", header=4),
        Listing("OPEN.ODS", ods(people(GB)), e164("GB"), "ods", "GB"),
        Listing("BINARY.XLSB", xlsb(people(NUMBERS)), e164("GB"), "xlsb", "GB"),
        Listing("PLAIN.XLSX", xlsx(people(GB)), e164("GB"), "xlsx", "GB"),
        Listing(
            "text called xls.xls",
            lambda path: path.write_text("Tel\n+447400123400\n"),
            ["+447400123400"],
            "txt",
            column="Tel",
        ),
    ]


def _with_lines_above() -> Rows:
    return [["Customers Q3"], ["Exported", "2025-06-01"], [], *people(GB)]


def _sheets() -> list[Listing]:
    notes: Rows = [["Read me"], ["Please delete after use."], ["Prices in pounds"]]
    small = people(GB[:2])
    prices: Rows = [["Item", "Price"], *([f"I{n}", 10.5 + n] for n in range(40))]
    return [
        Listing(
            "notes first.xlsx", xlsx(notes, sheets={"People": people(GB)}), e164("GB"), "xlsx", "GB", sheet="People"
        ),
        Listing(
            "prices first.xlsx", xlsx(prices, sheets={"People": people(GB)}), e164("GB"), "xlsx", "GB", sheet="People"
        ),
        Listing(
            "the fuller sheet.xlsx", xlsx(small, sheets={"All": people(GB)}), e164("GB"), "xlsx", "GB", sheet="All"
        ),
        Listing(
            "hidden last.xlsx",
            xlsx(people(GB), sheets={"Small": small}, hidden=["Sheet1"]),
            e164("GB", 2),
            "xlsx",
            "GB",
            sheet="Small",
        ),
        Listing(
            "only the hidden one.xlsx",
            xlsx(notes, sheets={"Data": people(GB)}, hidden=["Data"]),
            e164("GB"),
            "xlsx",
            "GB",
            sheet="Data",
        ),
        Listing(
            "an empty sheet first.xlsx", xlsx([], sheets={"Data": people(GB)}), e164("GB"), "xlsx", "GB", sheet="Data"
        ),
        Listing(
            "titles.xlsx",
            merged_xlsx([["Our customers"], [None], *people(GB), [None], ["Total", 12]], "A1:C1"),
            [*e164("GB"), "", "too short"],
            "xlsx",
            "GB",
            header=3,
        ),
        Listing(
            "merged numbers.xlsx",
            merged_xlsx([["Name", "Mobile"], ["A", GB[0]], ["B", None], ["C", GB[1]]], "B2:B3"),
            ["+447400123400", "", "+447400123401"],
            "xlsx",
            "GB",
        ),
        Listing(
            "merged header.xlsx",
            merged_xlsx([["Name", "Mobile", None], *(["A", phone, "private"] for phone in GB)], "B1:C1"),
            e164("GB"),
            "xlsx",
            "GB",
        ),
        Listing(
            "beginning at C5.xlsx",
            xlsx([[], [], [], [], *([None, None, *row] for row in people(GB))]),
            e164("GB"),
            "xlsx",
            "GB",
            header=5,
        ),
        Listing(
            "beginning at C5.ods",
            ods([[], [], [], [], *([None, None, *row] for row in people(GB))]),
            e164("GB"),
            "ods",
            "GB",
            header=5,
        ),
    ]


def _shown() -> list[Listing]:
    french = [612345600 + n for n in range(12)]
    american = [2025550100 + n for n in range(12)]
    italian = [669821000 + n for n in range(12)]
    rome = [f"+390{number}" for number in italian]
    return [
        Listing("numbers.xlsx", xlsx(people(NUMBERS)), e164("GB"), "xlsx", "GB"),
        Listing(
            "without their plus.xlsx", xlsx(people([491713920000 + n for n in range(12)])), e164("DE"), "xlsx", "DE"
        ),
        Listing("without their plus.xls", xls(people([491713920000 + n for n in range(12)])), e164("DE"), "xls", "DE"),
        Listing("whole decimals.xlsx", xlsx(people([float(n) for n in NUMBERS])), e164("GB"), "xlsx", "GB"),
        Listing("eleven places.xlsx", styled_xlsx(people(SHORT), {2: "00000000000"}), e164("GB"), "xlsx", "GB"),
        Listing("french.xlsx", styled_xlsx(people(french), {2: '0#" "##" "##" "##" "##'}), e164("FR"), "xlsx", "FR"),
        Listing(
            "american.xlsx",
            styled_xlsx(people(american), {2: "[<=9999999]###-####;(###) ###-####"}),
            e164("US"),
            "xlsx",
            "US",
        ),
        Listing("eleven places.xls", xls(people(SHORT), {2: "00000000000"}), e164("GB"), "xls", "GB"),
        Listing("a plus by its format.xls", xls(people(NUMBERS), {2: '"+"0'}), e164("GB"), "xls"),
        Listing("rome.xls", xls(people(italian), {2: "0000000000"}), rome, "xls", "IT"),
        Listing(
            "strict and eleven places.xlsx",
            strict(styled_xlsx(people(SHORT), {2: "00000000000"})),
            e164("GB"),
            "xlsx",
            "GB",
        ),
        Listing(
            "strict beside dates of 1904.xlsx",
            strict(
                styled_xlsx(
                    [["Since", "Mobile"], *([datetime(2020, 1, 1 + n), phone] for n, phone in enumerate(NUMBERS))],
                    {2: '"+"0'},
                    mac_calendar=True,
                )
            ),
            e164("GB"),
            "xlsx",
        ),
        Listing("a plus by its format.xlsx", styled_xlsx(people(NUMBERS), {2: '"+"0'}), e164("GB"), "xlsx"),
        Listing("a country by its format.xlsx", styled_xlsx(people(SHORT), {2: '"+44 "0'}), e164("GB"), "xlsx"),
        Listing("rome.xlsx", styled_xlsx(people(italian), {2: "0000000000"}), rome, "xlsx", "IT"),
        Listing("rome without zeros.xlsx", xlsx(people(italian)), ["its leading zero may be lost"] * 12, "xlsx", "IT"),
        Listing("rome.ods", ods_xml(_ods_shown(italian, "0{}")), rome, "ods", "IT", "Telefono"),
        Listing(
            "scientific to see.ods", ods_xml(_ods_shown(NUMBERS, "4.474E+11")), e164("GB"), "ods", "GB", "Telefono"
        ),
        Listing(
            "too long.xlsx",
            xlsx([["Mobile"], [447400123456789012], ["+447400123400"]]),
            ["digits lost in Excel (more", "+447400123400"],
            "xlsx",
        ),
        Listing(
            "dates made of numbers.xlsx",
            xlsx(people([*GB[:9], datetime(2003, 2, 1), date(2004, 5, 6), "07400 123499"])),
            [*e164("GB", 9), "a date", "a date", "+447400123499"],
            "xlsx",
            "GB",
        ),
        Listing(
            "dates made of numbers.xls",
            xls(people(["20 12 34 00", "20 12 34 01", date(2003, 2, 1)])),
            ["+4520123400", "+4520123401", "a date"],
            "xls",
            "DK",
        ),
        Listing(
            "beside dates of 1904.xlsx",
            styled_xlsx(
                [["Since", "Mobile"], *([datetime(2020, 1, 1 + n), phone] for n, phone in enumerate(GB))],
                {},
                mac_calendar=True,
            ),
            e164("GB"),
            "xlsx",
            "GB",
        ),
        Listing(
            "decimals among numbers.xlsx",
            xlsx(people([*NUMBERS[:8], 20.79460958, -3920134])),
            [*e164("GB", 8), "a decimal", "a decimal"],
            "xlsx",
            "GB",
        ),
    ]


def _ods_shown(numbers: list[int], shown: str) -> str:
    rows = "".join(
        f'<table:table-row><table:table-cell office:value-type="float" office:value="{number}">'
        f"<text:p>{shown.format(number)}</text:p></table:table-cell></table:table-row>"
        for number in numbers
    )
    header = '<table:table-cell office:value-type="string"><text:p>Telefono</text:p></table:table-cell>'
    return f'<table:table table:name="Foglio1"><table:table-row>{header}</table:table-row>{rows}</table:table>'


def _column(*cells: str) -> str:
    """Rows below a header Mobile, each with one cell."""
    header = '<row r="1"><c r="A1" t="inlineStr"><is><t>Mobile</t></is></c></row>'
    return header + "".join(f'<row r="{n}">{cell.format(n)}</row>' for n, cell in enumerate(cells, 2))


def _formulas() -> list[Listing]:
    ordinary = '<c r="A{}" t="inlineStr"><is><t>+447400123400</t></is></c>'
    calculated = '<c r="A{}" t="str"><f>"+44"&amp;B2</f><v>+447400123401</v></c>'
    never = '<c r="A{}"><f>"+44"&amp;B2</f><v></v></c>'
    nothing = '<c r="A{}" t="str"><f>IF(B2="","",B2)</f><v></v></c>'
    plus = '<c r="A{}"><f>+447400123402</f><v>447400123402</v></c>'
    plus_never = '<c r="A{}"><f>+447400123403</f></c>'
    difference = '<c r="A{}"><f>+44-7400-123404</f><v>-130760</v></c>'
    shared = '<c r="A{}"><f t="shared" si="0"/></c>'
    error = '<c r="A{}" t="e"><f>VLOOKUP(1,B:C,2)</f><v>#N/A</v></c>'
    broken = '<c r="A{}" t="e"><v>#REF!</v></c>'
    return [
        Listing(
            "formulas.xlsx",
            xml_xlsx(_column(ordinary, calculated, nothing)),
            ["+447400123400", "+447400123401"],
            "xlsx",
        ),
        Listing(
            "formulas never calculated.xlsx",
            xml_xlsx(_column(ordinary, never, shared, ordinary)),
            ["+447400123400", "a formula", "a formula", "+447400123400"],
            "xlsx",
        ),
        Listing(
            "strict formulas never calculated.xlsx",
            strict(xml_xlsx(_column(ordinary, never, plus_never, error))),
            ["+447400123400", "a formula", "+447400123403", "an error"],
            "xlsx",
        ),
        Listing("all of them never calculated.xlsx", xml_xlsx(_column(*[never] * 5)), ["a formula"] * 5, "xlsx"),
        Listing(
            "a plus taken for a formula.xlsx",
            xml_xlsx(_column(ordinary, plus, plus_never, difference)),
            e164("GB")[:1] + e164("GB", 3, 2),
            "xlsx",
        ),
        Listing(
            "errors.xlsx",
            xml_xlsx(_column(ordinary, error, broken, ordinary)),
            ["+447400123400", "an error", "an error", "+447400123400"],
            "xlsx",
        ),
        Listing(
            "formulas never calculated.ods",
            ods_xml(_ods_formulas()),
            ["+447400123400", "a formula", "an error"],
            "ods",
            column="Telefono",
        ),
    ]


def _ods_formulas() -> str:
    def row(cell: str) -> str:
        return f"<table:table-row>{cell}</table:table-row>"

    cells = [
        '<table:table-cell office:value-type="string"><text:p>Telefono</text:p></table:table-cell>',
        '<table:table-cell office:value-type="string"><text:p>+447400123400</text:p></table:table-cell>',
        '<table:table-cell table:formula="of:=[.B2]&amp;[.C2]"/>',
        '<table:table-cell table:formula="of:=NA()" office:value-type="float" office:value="0">'
        "<text:p>#N/A</text:p></table:table-cell>",
    ]
    return f'<table:table table:name="Sheet1">{"".join(map(row, cells))}</table:table>'


LISTS = [*_formats(), *_sheets(), *_shown(), *_formulas()]
