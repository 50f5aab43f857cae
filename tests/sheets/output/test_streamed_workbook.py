"""A long workbook's copy: made as a stream, it says what the list's own workbook says, and reaches nothing outside."""

from __future__ import annotations

import re
import tracemalloc
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any

import openpyxl
import pytest
import xlsxwriter
from openpyxl.comments import Comment

from desktop_app.core.errors import WorkbookNotExtended
from desktop_app.sheets.output import original_workbook
from desktop_app.sheets.output.extended_sheet import StreamedColumns
from desktop_app.sheets.output.original_workbook import OriginalWorkbook
from desktop_app.sheets.output.outside_links import NOT_FETCHED
from desktop_app.sheets.xlsx.excel_workbook import ExcelWorkbook
from tests.sheets.builders import rewritten, xlsx
from tests.sheets.output.test_original_workbook import LIST, about, drawn, extended, made, times_given_up

MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
SHEET = "xl/worksheets/sheet1.xml"


@pytest.fixture(autouse=True)
def _streamed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(original_workbook, "MOST_LOADED_CELLS", 0)


def with_part(source: Path, part: str, old: bytes, new: bytes) -> Path:
    """The workbook with something else in a part."""

    def change(name: str, content: bytes) -> bytes:
        if name != part:
            return content
        assert old in content
        return content.replace(old, new)

    return rewritten(source, change)


def of_xml(place: Path, data: str, before: str = "", behind: str = "", prefix: str = "") -> Path:
    """A workbook whose only sheet is made of this; `before` and `behind` stand around the rows."""
    name = f":{prefix[:-1]}" if prefix else ""
    body = f"<{prefix}sheetData>{data}</{prefix}sheetData>" if data else f"<{prefix}sheetData/>"
    sheet = f'<{prefix}worksheet xmlns{name}="{MAIN}">{before}{body}{behind}</{prefix}worksheet>'
    source = xlsx(place / "list.xlsx", LIST)
    return rewritten(source, lambda part, content: sheet.encode() if part == SHEET else content)


def sheet_of(output: Path) -> str:
    with zipfile.ZipFile(output) as archive:
        return archive.read(SHEET).decode()


def texts(output: Path, sheet: str = "Sheet1") -> list[list[Any]]:
    with closing(ExcelWorkbook(output)) as book:
        return list(book.rows(sheet))


def test_a_workbook_is_streamed_from_a_size_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(original_workbook, "MOST_LOADED_CELLS", 8)
    source = xlsx(tmp_path / "list.xlsx", LIST)  # six cells
    for to_add, streamed in ((2, False), (3, True)):
        with closing(OriginalWorkbook(source, "Sheet1", tmp_path / "out.xlsx", to_add)) as book:
            assert isinstance(book.add(["A"], 1, 2), StreamedColumns) is streamed


@pytest.mark.parametrize("prefix", ["", "x:"])
def test_cells_are_put_into_rows_of_every_kind(tmp_path: Path, prefix: str) -> None:
    def cell(place: str, value: str = "", style: str = "") -> str:
        inner = f"<{prefix}is><{prefix}t>{value}</{prefix}t></{prefix}is>" if value else ""
        return f'<{prefix}c{place} t="inlineStr"{style}>{inner}</{prefix}c>'

    rows = (
        f'<{prefix}row r="1" spans="1:2">{cell(" r=" + chr(34) + "A1" + chr(34), "Name")}</{prefix}row>'
        f'<{prefix}row r="2"/>\n<!-- <row r="3"> -->'
        f"<{prefix}row>{cell('', 'a')}{cell('', 'b')}<{prefix}c/><{prefix}c/><{prefix}c s='0'/></{prefix}row>"
        f'<{prefix}row r="6">{cell(" r=" + chr(34) + "A6" + chr(34), "c")}</{prefix}row>'
    )
    added = [["1", "x"], ["2", ""], ["", ""], ["4", "=y"], ["5", "z"], ["", ""], ["7", "w"]]
    output, missing = extended(of_xml(tmp_path, rows, prefix=prefix), rows=added)
    assert missing == []
    assert texts(output) == [
        ["Name", None, "Phone (E.164)", "Answer"], [None, None, "1", "x"], ["a", "b", "2"], [],
        [None, None, "4", "=y"], ["c", None, "5", "z"], [], [None, None, "7", "w"],
    ]  # fmt: skip
    sheet = openpyxl.load_workbook(output)["Sheet1"]
    assert [cell.value for cell in sheet[8]] == [None, None, "7", "w", None]
    assert "spans" not in sheet_of(output).partition("</")[0]


def test_a_sheet_without_rows_gets_them(tmp_path: Path) -> None:
    output, _ = extended(
        of_xml(tmp_path, "", behind='<pageMargins left="1" right="1" top="1" bottom="1" header="1" footer="1"/>')
    )
    assert texts(output)[0] == ["Phone (E.164)", "Answer"]
    assert sheet_of(output).index("</sheetData>") < sheet_of(output).index("<pageMargins")


def test_formats_right_of_the_list_stay_where_nothing_is_put(tmp_path: Path) -> None:
    blank = '<c r="B2" s="0"/><c r="C2" s="0"/><c r="D2" s="0"/>'
    rows = f'<row r="2"><c r="A2" t="inlineStr"><is><t>a</t></is></c>{blank}</row>'
    output, _ = extended(of_xml(tmp_path, rows), rows=[["", "here"]])
    assert re.findall(r'r="([A-Z]2)"', sheet_of(output)) == ["A2", "B2", "C2", "D2"]
    assert texts(output)[1] == ["a", None, "here"]


def test_widths_filter_and_area_reach_the_new_columns(tmp_path: Path) -> None:
    def draw(_book: Any, sheet: Any) -> None:
        sheet.set_column("A:E", 15)
        sheet.autofilter("A1:B4")

    output, _ = extended(drawn(tmp_path / "list.xlsx", draw))
    markup = sheet_of(output)
    assert re.findall(r'<col min="(\d+)" max="(\d+)"', markup) == [("1", "2"), ("3", "3"), ("4", "4"), ("5", "5")]
    assert '<dimension ref="A1:D4"/>' in markup
    assert '<autoFilter ref="A1:D4"/>' in markup
    with zipfile.ZipFile(output) as archive:
        assert "'Sheet1'!$A$1:$D$4" in archive.read("xl/workbook.xml").decode()


def test_more_is_kept_than_openpyxl_keeps(tmp_path: Path) -> None:
    def draw(_book: Any, sheet: Any) -> None:
        sheet.ignore_errors({"number_stored_as_text": "A1:B4"})
        sheet.write_formula("A6", "=1+1", None, 2)
        sheet.write("A7", "_x000D_")
        sheet.add_sparkline("E3", {"range": "Sheet1!A2:A4"})
        sheet.conditional_format("B2:B4", {"type": "data_bar", "data_bar_2010": True})
        sheet.insert_textbox("E2", "box")

    output, missing = extended(drawn(tmp_path / "list.xlsx", draw))
    # What needs extensions or drawings is left out and named; the rest stays, results of formulas too.
    assert set(missing) == {"text boxes and shapes", "newer conditional formats, such as icon sets", "sparklines"}
    found = texts(output)
    assert found[5][0] == 2
    assert found[6][0] == "_x000D_"
    markup = sheet_of(output)
    assert "ignoredErrors" in markup
    assert "<drawing" not in markup
    assert "extLst" not in markup
    assert {line[0] for line in about(output)} == {"Source", "Not in this copy", "Your own file"}


def test_comments_tables_and_hidden_sheets_stay(tmp_path: Path) -> None:
    def dress(book: Any, sheet: Any) -> None:
        sheet["A2"].comment = Comment("known", "Ada")
        sheet["A2"].hyperlink = "https://192.0.2.1/"
        other = book.create_sheet("Other")
        other["A1"] = "x"
        other.sheet_state = "hidden"

    output, missing = extended(made(tmp_path / "list.xlsx", dress))
    book = openpyxl.load_workbook(output)
    assert missing == []
    assert book["Sheet1"]["A2"].comment.text == "known"
    assert book["Sheet1"]["A2"].hyperlink.target == "https://192.0.2.1/"
    assert [(sheet.title, sheet.sheet_state) for sheet in book] == [
        ("Sheet1", "visible"), ("Other", "hidden"), ("About", "visible"),
    ]  # fmt: skip


def test_boxes_of_comments_that_fetch_or_start_something_are_left_out(tmp_path: Path) -> None:
    source = made(tmp_path / "list.xlsx", lambda _book, sheet: setattr(sheet["A2"], "comment", Comment("known", "Ada")))
    for name, extra in (("fetch", b'<v:fill src="http://192.0.2.1/a.png"/>'), ("run", b"<x:FmlaMacro>M</x:FmlaMacro>")):
        change = lambda part, content, extra=extra: (  # noqa: E731 - short
            content.replace(b"</xml>", extra + b"</xml>") if part.endswith(".vml") else content
        )
        output, missing = extended(rewritten(source, change))
        assert missing == ["comments"], name
        with zipfile.ZipFile(output) as archive:
            assert not any(part.endswith(".vml") for part in archive.namelist())
        assert "legacyDrawing" not in sheet_of(output)


SHARED = (
    '<row r="1"><c r="A1" t="str"><f t="shared" ref="A1:A2" si="0">WEBSERVICE("http://192.0.2.1/")</f><v>one</v></c>'
    '<c r="B1"><f t="shared" ref="B1:B2" si="1">1+1</f><v>2</v></c></row><row r="2">'
    '<c r="A2" t="str"><f t="shared" si="0"/><v>two</v></c><c r="B2"><f t="shared" si="1"/><v>2</v></c></row>'
    '<row r="3"><c r="A3" cm="1" vm="2"><f t="array" ref="A3">[1]Far!A1</f><v>3</v></c></row>'
)


def test_shared_and_array_formulas_that_reach_outside_leave_their_values(tmp_path: Path) -> None:
    rule = (
        '<conditionalFormatting sqref="A1"><cfRule type="dataBar" priority="1"><dataBar>'
        '<cfvo type="formula" val="[1]Far!A1"/><cfvo type="max"/><color rgb="FF000000"/></dataBar></cfRule>'
        "</conditionalFormatting>"
        '<dataValidations count="2">'
        '<dataValidation type="list" sqref="C1"><formula1>[1]Far!A1</formula1></dataValidation>'
        '<dataValidation type="list" sqref="C2"><formula1>$A$1</formula1></dataValidation></dataValidations>'
    )
    output, missing = extended(of_xml(tmp_path, SHARED, behind=rule), header=None, rows=[["added"]], names=["x"])
    assert missing == ["conditional formats", NOT_FETCHED]
    markup = sheet_of(output)
    assert [row[0] for row in texts(output)] == ["one", "two", 3]
    assert markup.count("<f ") == 2
    assert markup.count("<dataValidation ") == 1
    for sign in ("WEBSERVICE", "[1]", "192.0.2.1", 'cm="1"', "conditionalFormatting", ' si="0"'):
        assert sign not in markup


def test_sheets_of_macros_links_and_connections_are_left_out(tmp_path: Path) -> None:
    source = xlsx(tmp_path / "list.xlsx", LIST, sheets={"Macro": [["=EXEC"]], "Last": [["x"]]})

    def change(name: str, content: bytes) -> bytes:
        if name == "xl/_rels/workbook.xml.rels":
            kind = b"http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet"
            found = re.search(rb"<Relationship [^>]*sheet2\.xml[^>]*>", content)
            assert found is not None
            tag = re.sub(rb'Type="[^"]*"', b'Type="' + kind + b'"', found[0])
            link = (
                b'<Relationship Id="rId90" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/'
                b'externalLink" Target="externalLinks/externalLink1.xml"/></Relationships>'
            )
            return content.replace(found[0], tag).replace(b"</Relationships>", link)
        if name == "xl/workbook.xml":
            names = (
                b'<definedName name="Auto_Open" localSheetId="1">Macro!$A$1</definedName>'
                b'<definedName name="Near" localSheetId="2">Last!$A$1</definedName>'
                b'<definedName name="Far">[1]Data!$A$1</definedName></definedNames>'
            )
            content = re.sub(rb"<definedNames ?/>|<definedNames>.*</definedNames>", b"", content)
            references = b'<externalReferences><externalReference r:id="rId90"/></externalReferences>'
            space = b' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
            return content.replace(
                b"</sheets>", b"</sheets>" + references.replace(b"<externalReferences", b"<externalReferences" + space)
                + b"<definedNames>" + names,
            )  # fmt: skip
        return content

    changed = rewritten(source, change)
    with zipfile.ZipFile(changed, "a") as archive:
        archive.writestr("xl/externalLinks/externalLink1.xml", b"<externalLink/>")
        archive.writestr("xl/connections.xml", b"<connections/>")
    output, missing = extended(changed)
    assert {"links to other workbooks", "data connections", "names of ranges"} <= set(missing)
    book = openpyxl.load_workbook(output)
    assert book.sheetnames == ["Sheet1", "Last", "About"]
    assert (list(book.defined_names), list(book["Last"].defined_names)) == ([], ["Near"])
    with zipfile.ZipFile(output) as archive:
        everything = b"".join(map(archive.read, archive.namelist()))
    for sign in (b"externalLink", b"connections.xml", b"<connections", b"acrosheet", b"Auto_Open", b"[1]"):
        assert sign not in everything


@pytest.mark.parametrize(
    "part", [SHEET, "xl/theme/theme1.xml", "xl/styles.xml", "xl/workbook.xml", "docProps/core.xml"]
)
def test_a_part_that_declares_a_document_type_is_refused(tmp_path: Path, part: str) -> None:
    source = made(tmp_path / "list.xlsx", lambda _book, _sheet: None)
    bomb = b'<!DOCTYPE a [<!ENTITY b "c">]>'

    def change(name: str, content: bytes) -> bytes:
        at = content.index(b"?>") + 2 if content.startswith(b"<?") else 0
        return content[:at] + bomb + content[at:] if name == part else content

    with pytest.raises(WorkbookNotExtended):
        extended(rewritten(source, change))
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".xlsx"]


def test_relations_of_the_file_never_pass_as_another_part(tmp_path: Path) -> None:
    source = made(tmp_path / "list.xlsx", lambda _book, _sheet: None)
    far = (
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" '
        'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" '
        'Target="http://192.0.2.1/" TargetMode="External"/></Relationships>'
    )
    changed = with_part(source, "xl/_rels/workbook.xml.rels", b"theme/theme1.xml", b"worksheets/_rels/sheet1.xml.rels")
    with zipfile.ZipFile(changed, "a") as archive:
        archive.writestr("xl/worksheets/_rels/sheet1.xml.rels", far)
    output, _ = extended(changed)
    with zipfile.ZipFile(output) as archive:
        assert not any("192.0.2.1" in archive.read(part).decode() for part in archive.namelist())


@pytest.mark.parametrize("area", ["A1:B4+[1]Far!A1", "nonsense", ""])
def test_a_filter_of_no_area_is_refused(tmp_path: Path, area: str) -> None:
    with pytest.raises(WorkbookNotExtended):
        extended(of_xml(tmp_path, "", behind=f'<autoFilter ref="{area}"/>'))


def test_values_that_look_like_attributes_are_left_alone(tmp_path: Path) -> None:
    rows = """<row r="2" a=" spans=" spans="1:1" b='spans="2"'><c r="A2" t="inlineStr"><is><t>a</t></is></c></row>"""
    output, _ = extended(of_xml(tmp_path, rows))
    assert """<row r="2" a=" spans=" b='spans="2"'>""" in sheet_of(output)


def test_another_encoding_is_refused(tmp_path: Path) -> None:
    source = xlsx(tmp_path / "list.xlsx", LIST)
    change = lambda name, content: content.decode().encode("utf-16") if name == SHEET else content  # noqa: E731 - short
    with pytest.raises(WorkbookNotExtended, match="UTF-8"):
        extended(rewritten(source, change))


def long_list(place: Path, rows: int) -> Path:
    source = place / "list.xlsx"
    with xlsxwriter.Workbook(str(source), {"constant_memory": True}) as book:
        sheet = book.add_worksheet("Sheet1")
        for row in range(rows):
            sheet.write_row(row, 0, [f"Person {row}", f"+4474{row:08d}", *("x" * 20 for _ in range(8))])
    return source


def test_one_can_give_up_at_any_time_and_nothing_is_left(tmp_path: Path) -> None:
    source, rows = long_list(tmp_path, 1500), [["added", "x"]] * 1499
    assert times_given_up(lambda: extended(source, rows=rows), 9, tmp_path) > 3


def test_the_copy_takes_no_more_memory_than_some_rows(tmp_path: Path) -> None:
    source = long_list(tmp_path, 6000)
    rows = [[f"+4474{row:08d}", "answered"] for row in range(5999)]
    tracemalloc.start()
    try:
        output, _ = extended(source, rows=rows)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert texts(output)[-1][-2:] == rows[-1]
    assert peak < 4 << 20  # its sheet alone is 7 MB of XML


@pytest.mark.parametrize("prefix", ["", "x:"])
def test_a_cells_tag_stays_where_its_text_is_replaced(tmp_path: Path, prefix: str) -> None:
    cells = (
        f'<{prefix}c r="A2" t="inlineStr"><{prefix}is><{prefix}t>a</{prefix}t></{prefix}is></{prefix}c>'
        f"<{prefix}c  r='B2' s='0' vm='3'><{prefix}v>447400123456</{prefix}v></{prefix}c>"
        f'<{prefix}c r="D2"><{prefix}v>7</{prefix}v></{prefix}c>'
    )
    rows = f'<{prefix}row r="2" ht="30" customHeight="1">{cells}</{prefix}row><{prefix}row r="3"/>'
    source = of_xml(tmp_path, rows, prefix=prefix)
    with closing(OriginalWorkbook(source, "Sheet1", tmp_path / "out.xlsx", 4)) as book:
        columns = book.add(["E"], None, 2, [1])
        columns.row(2, ["x"], ["+447400123456"])
        columns.row(3, [""], ["+447400123457"])
        columns.end()
        book.save([])
    markup = sheet_of(tmp_path / "out.xlsx")
    assert "vm=" not in markup
    assert f'<{prefix}row r="2" ht="30" customHeight="1">' in markup
    assert re.findall(r"r=.([A-Z]2)", markup) == ["A2", "B2", "D2", "E2"]
    assert texts(tmp_path / "out.xlsx")[:2] == [[], ["a", "+447400123456", None, 7, "x"]]
