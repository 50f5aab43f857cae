"""Workbooks of every kind come out as the person sees them: row n is their row n."""

from __future__ import annotations

from datetime import date, datetime, time
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from openpyxl.chart import BarChart, Reference

from desktop_app.core.detection.cells import cell_text
from desktop_app.core.detection.table import SheetName, Uncalculated
from desktop_app.core.errors import FileBroken, SheetMissing
from desktop_app.sheets.formats.opening import open_source
from desktop_app.sheets.ods.cell_values import Cell, value_of
from tests.sheets.builders import (
    oddly_styled,
    ods,
    read,
    rewritten,
    sheet_xml,
    strict,
    with_shared_strings,
    with_sheet_xml,
    xls,
    xlsx,
)

ROWS: Any = [["Name", "Mobile"], ["Ada", "+447400123456"], ["Bram", 447400123457]]


def as_text(rows: Any) -> list[list[str]]:
    return [[cell_text(value) for value in row] for row in rows]


def test_an_xlsx_gives_its_rows_in_order(tmp_path: Path) -> None:
    assert read(xlsx(tmp_path / "a.xlsx", ROWS)) == ROWS


def test_the_content_decides_and_not_the_name(tmp_path: Path) -> None:
    book = xlsx(tmp_path / "a.xlsx", ROWS).rename(tmp_path / "list.csv")
    source = open_source(book)
    assert source.format == "xlsx"
    assert source.encoding is None
    assert source.delimiter is None
    source.close()


def test_blank_rows_above_and_inside_keep_their_places(tmp_path: Path) -> None:
    rows: Any = [[], [], ["Mobile"], ["+447400123456"], [], ["+447400123457"]]
    assert read(xlsx(tmp_path / "a.xlsx", rows)) == rows


def test_typed_cells_keep_their_types(tmp_path: Path) -> None:
    row: Any = [1, 2.5, True, datetime(2024, 5, 1), time(13, 30), "text"]
    assert read(xlsx(tmp_path / "a.xlsx", [row])) == [row]


def test_formulas_give_the_value_last_calculated(tmp_path: Path) -> None:
    body = '<row r="1"><c r="A1"><f>40+2</f><v>42</v></c><c r="B1" t="str"><f>"+"&amp;"44"</f><v>+44</v></c></row>'
    assert read(with_sheet_xml(xlsx(tmp_path / "a.xlsx", ROWS), sheet_xml(body))) == [[42, "+44"]]


def test_a_formula_without_its_value_is_told_from_a_text(tmp_path: Path) -> None:
    body = '<row r="1"><c r="A1"><f>A2*2</f></c><c r="B1" t="inlineStr"><is><t>=A2*2</t></is></c></row>'
    (row,) = read(with_sheet_xml(xlsx(tmp_path / "a.xlsx", ROWS), sheet_xml(body)))
    assert row == ["=A2*2", "=A2*2"]
    assert list(map(type, row)) == [Uncalculated, str]
    # AND so it is in the other formats that have formulas
    assert type(value_of(Cell("", None, "of:=[.A2]*2", 1), "")) is Uncalculated
    assert type(value_of(Cell("string", None, None, 1), "=A2*2")) is str
    cells = '<Cell ss:Formula="=RC[1]*2"/><Cell><Data ss:Type="String">=RC[1]*2</Data></Cell>'
    (tmp_path / "a.xml").write_text(
        '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>'
        '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" '
        'xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table>'
        f"<Row>{cells}</Row></Table></Worksheet></Workbook>"
    )
    (row,) = read(tmp_path / "a.xml")
    assert (row, list(map(type, row))) == (["=RC[1]*2"] * 2, [Uncalculated, str])


def test_a_wrong_dimension_tag_hides_nothing(tmp_path: Path) -> None:
    book = xlsx(tmp_path / "a.xlsx", ROWS)
    rewritten(book, lambda _, part: part.replace(b'<dimension ref="A1:B3"', b'<dimension ref="A1:A1"'))
    assert read(book) == ROWS


def test_shared_and_rich_strings_are_read(tmp_path: Path) -> None:
    strings = (
        b'<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><si><t>Mobile</t></si>'
        b"<si><r><t>07400 </t></r><r><t>123456</t></r></si><si><t></t></si></sst>"
    )
    cells = "".join(f'<c r="{letter}1" t="s"><v>{n}</v></c>' for n, letter in enumerate("ABC"))
    book = with_sheet_xml(xlsx(tmp_path / "a.xlsx", ROWS), sheet_xml(f'<row r="1">{cells}</row>'))
    assert read(with_shared_strings(book, strings)) == [["Mobile", "07400 123456"]]


def test_an_escaped_carriage_return_is_one(tmp_path: Path) -> None:
    body = '<row r="1"><c r="A1" t="inlineStr"><is><t>07400 123456_x000D_</t></is></c></row>'
    assert read(with_sheet_xml(xlsx(tmp_path / "a.xlsx", ROWS), sheet_xml(body))) == [["07400 123456\r"]]


def test_hidden_sheets_are_reported_and_not_the_default(tmp_path: Path) -> None:
    book = xlsx(tmp_path / "a.xlsx", [["hidden"]], sheets={"Q3": ROWS}, hidden=["Sheet1"])
    source = open_source(book)
    assert source.sheets == (SheetName("Sheet1", hidden=True), SheetName("Q3"))
    source.close()
    assert read(book) == ROWS
    assert read(book, "Sheet1") == [["hidden"]]


def test_a_sheet_is_found_without_letter_case(tmp_path: Path) -> None:
    assert read(xlsx(tmp_path / "a.xlsx", [], sheets={"Q3 Leads": ROWS}), "q3 leads") == ROWS


def test_a_missing_sheet_is_named_with_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(SheetMissing) as caught:
        read(xlsx(tmp_path / "a.xlsx", ROWS, sheets={"Q3": ROWS}), "Q4")
    assert "“Q4”. It has: Sheet1, Q3" in str(caught.value)


def test_chart_sheets_are_no_sheets(tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    sheet = book.worksheets[0]
    for row in ([1, 2], [3, 4]):
        sheet.append(row)
    chart = BarChart()
    chart.add_data(Reference(sheet, min_col=1, min_row=1, max_row=2))
    book.create_chartsheet("Chart").add_chart(chart)
    book.save(tmp_path / "a.xlsx")
    source = open_source(tmp_path / "a.xlsx")
    assert [found.name for found in source.sheets] == ["Sheet"]
    source.close()


def test_a_workbook_that_openpyxl_refuses_gets_a_second_reading(tmp_path: Path) -> None:
    book = oddly_styled(xlsx(tmp_path / "a.xlsx", ROWS))
    with pytest.raises(Exception):  # noqa: B017, PT011 - openpyxl itself: any error shows that the second reading was needed
        openpyxl.load_workbook(book)
    assert as_text(read(book)) == as_text(ROWS)


def test_a_sheet_without_a_dimension_tag_is_not_read_before_its_rows(tmp_path: Path) -> None:
    source = open_source(with_sheet_xml(xlsx(tmp_path / "a.xlsx", ROWS), sheet_xml('<row r="1"><broken></row>')))
    assert len(source.sheets) == 1
    source.close()


def test_rows_come_lazily(tmp_path: Path) -> None:
    body = "".join(f'<row r="{n}"><c r="A{n}"><v>{n}</v></c></row>' for n in range(1, 2000)) + "<broken"
    source = open_source(with_sheet_xml(xlsx(tmp_path / "a.xlsx", ROWS), sheet_xml(body)))
    rows = source.rows()
    assert [next(rows) for _ in range(2)] == [[1], [2]]
    with pytest.raises(FileBroken):
        list(rows)
    source.close()


def first_sheet(tmp_path: Path, body: str) -> list[Any]:
    return read(with_sheet_xml(xlsx(tmp_path / "a.xlsx", ROWS), sheet_xml(body)))


def test_rows_and_cells_without_addresses_count_on(tmp_path: Path) -> None:
    body = "<row><c><v>1</v></c><c><v>2</v></c></row><row r='4'><c r='B4'><v>3</v></c><c><v>4</v></c></row><row/>"
    assert first_sheet(tmp_path, body) == [[1, 2], [], [], [None, 3, 4]]


def test_cells_out_of_order_are_put_in_order(tmp_path: Path) -> None:
    body = '<row r="1"><c r="C1"><v>3</v></c><c r="A1"><v>1</v></c></row>'
    assert first_sheet(tmp_path, body) == [[1, None, 3]]


def test_rows_out_of_order_are_a_broken_file_and_not_lost(tmp_path: Path) -> None:
    with pytest.raises(FileBroken, match="row 2 stands below row 3"):
        first_sheet(tmp_path, '<row r="3"><c><v>1</v></c></row><row r="2"><c><v>2</v></c></row>')


@pytest.mark.parametrize(
    "cell", ["<c r='1'><v>1</v></c>", "<c r='XFE1'><v>1</v></c>", "<c s='x'><v>1</v></c>", "<c><v>z</v></c>"]
)
def test_cells_that_make_no_sense_are_a_broken_file(tmp_path: Path, cell: str) -> None:
    with pytest.raises(FileBroken):
        first_sheet(tmp_path, f"<row>{cell}</row>")


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        ('<c t="b"><v>0</v></c>', False),
        ('<c t="e"><v>#REF!</v></c>', "#REF!"),
        ('<c t="d"><v>2024-05-01T13:30:00</v></c>', datetime(2024, 5, 1, 13, 30)),
        ("<c><v>4.4740012345678901E+16</v></c>", 44740012345678901.0),
        ('<c t="inlineStr"><is><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></is></c>', "東京"),
        ('<c t="inlineStr"><is><t>_x005F_x0041_ _xD83D_</t></is></c>', "_x0041_ _xD83D_"),
        ('<c t="str"><v> padded </v></c>', " padded "),
    ],
)
def test_every_kind_of_cell_has_its_value(tmp_path: Path, cell: str, value: Any) -> None:
    assert first_sheet(tmp_path, f"<row>{cell}</row>") == [[value]]


def test_a_number_formatted_as_a_date_that_does_not_exist_stays_a_number(tmp_path: Path) -> None:
    book = xlsx(tmp_path / "a.xlsx", [[datetime(2024, 5, 1)]])
    rewritten(book, lambda _, part: part.replace(b"<v>45413</v>", b"<v>447911123456</v>"))
    assert read(book) == [[447911123456]]


def test_a_row_number_beyond_excels_limit_is_a_broken_file(tmp_path: Path) -> None:
    body = '<row r="4000000000"><c><v>1</v></c></row>'
    source = open_source(with_sheet_xml(xlsx(tmp_path / "a.xlsx", ROWS), sheet_xml(body)))
    with pytest.raises(FileBroken, match="1,048,576"):
        for _ in source.rows():
            pass
    source.close()


def test_sheets_can_be_read_side_by_side_and_again(tmp_path: Path) -> None:
    source = open_source(xlsx(tmp_path / "a.xlsx", ROWS, sheets={"Q3": [["x"]]}))
    assert [row[0] for row in source.rows()] == ["Name", "Ada", "Bram"]
    assert list(zip(source.rows(), source.rows("Q3"), strict=False)) == [(ROWS[0], ["x"])]
    source.close()


def test_strict_ooxml_is_read(tmp_path: Path) -> None:
    book = strict(xlsx(tmp_path / "a.xlsx", [[], [None, *ROWS[0]], [None, *ROWS[1]]]))
    source = open_source(book)
    assert source.format == "xlsx"
    source.close()
    assert read(book) == [[], [None, *ROWS[0]], [None, *ROWS[1]]]


@pytest.mark.parametrize("offset", [(0, 0), (3, 2)], ids=["at A1", "at C4"])
def test_an_old_xls_keeps_positions_and_types(tmp_path: Path, offset: tuple[int, int]) -> None:
    book = xls(tmp_path / "a.xls", [*ROWS, [date(2024, 5, 1)]], first_row=offset[0], first_column=offset[1])
    left: Any = [None] * offset[1]
    source = open_source(book)
    assert source.format == "xls"
    source.close()
    expected: Any = [[]] * offset[0] + [[*left, *row] for row in [*ROWS, [date(2024, 5, 1)]]]
    assert read(book) == expected


def test_an_ods_keeps_positions_and_types(tmp_path: Path) -> None:
    rows: Any = [[], [None, "Mobile", "Date"], [None, "07400 123456", date(2024, 5, 1)], [None, 447400123456]]
    book = ods(tmp_path / "a.ods", rows, blank_rows_after=1_048_000)
    source = open_source(book)
    assert source.format == "ods"
    source.close()
    assert read(book) == rows


def test_a_missing_sheet_is_missing_in_every_format(tmp_path: Path) -> None:
    for book in (xls(tmp_path / "a.xls", ROWS), ods(tmp_path / "a.ods", ROWS)):
        with pytest.raises(SheetMissing):
            read(book, "Q4")


def test_closing_twice_is_harmless(tmp_path: Path) -> None:
    for book in (xlsx(tmp_path / "a.xlsx", ROWS), xls(tmp_path / "a.xls", ROWS)):
        source = open_source(book)
        next(source.rows())
        source.close()
        source.close()


def test_a_cell_with_an_empty_style_has_none(tmp_path: Path) -> None:
    body = '<row r="1"><c r="A1" s="" t="inlineStr"><is><t>Mobile</t></is></c><c r="B1" s=""><v>12</v></c></row>'
    assert read(with_sheet_xml(xlsx(tmp_path / "a.xlsx", [["x"]]), sheet_xml(body))) == [["Mobile", 12]]
