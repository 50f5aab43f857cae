"""The list's own workbook with columns added: what is there stays, what can't stay is named, nothing runs."""

from __future__ import annotations

import os
import stat
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any

import openpyxl
import pytest
import xlsxwriter
from openpyxl.cell.rich_text import CellRichText, TextBlock
from openpyxl.cell.text import InlineFont
from openpyxl.comments import Comment
from openpyxl.formatting.rule import CellIsRule
from openpyxl.styles import Font, PatternFill
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.table import Table
from python_calamine import load_workbook

from desktop_app.core.errors import Cancelled, DialproofError, OutputNotWritable, UsageError, WorkbookNotExtended
from desktop_app.sheets.common.heartbeat import heard_by
from desktop_app.sheets.output import original_workbook
from desktop_app.sheets.output.original_workbook import OriginalWorkbook
from desktop_app.sheets.output.writing import open_writer
from desktop_app.sheets.xlsx.workbook_features import features_of
from tests.sheets.builders import rewritten, strict, xls, xlsx

NAMES = ["Phone (E.164)", "Answer"]
ROWS = [["+447400123456", "answered"], ["", "not sent"], ["+447400123457", "=1+1"]]
LIST: list[list[str | None]] = [["Name", "Mobile"], ["Ada", "07400 123456"], [None, None], ["Bram", "07400 123457"]]


@pytest.fixture(params=["loaded", "streamed"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """By openpyxl, or as longer workbooks are copied."""
    if request.param == "streamed":
        monkeypatch.setattr(original_workbook, "MOST_LOADED_CELLS", 0)


both_ways = pytest.mark.usefixtures("way")


def extended(
    source: Path,
    *,
    sheet: str = "Sheet1",
    rows: Sequence[Sequence[str]] = ROWS,
    names: Sequence[str] = NAMES,
    header: int | None = 1,
    suffix: str = ".xlsx",
) -> tuple[Path, list[str]]:
    """A copy beside the source, and what it could not keep."""
    output = source.with_name(f"out{suffix}")
    before = source.read_bytes()
    book = OriginalWorkbook(source, sheet, output, len(rows) * len(names))
    first = (header or 0) + 1
    with closing(book):
        columns = book.add(names, header, first)
        for number, row in enumerate(rows, first):
            columns.row(number, row)
        columns.end()
        missing = book.save([("Source", source.name)])
    assert source.read_bytes() == before
    return output, missing


def made(path: Path, dress: Callable[[Any, Any], object]) -> Path:
    """A workbook with `LIST` in Sheet1, dressed by openpyxl."""
    book = openpyxl.Workbook()
    sheet: Any = book.active
    sheet.title = "Sheet1"
    for row in LIST:
        sheet.append(row)
    dress(book, sheet)
    book.save(path)
    return path


def drawn(path: Path, draw: Callable[[Any, Any], object]) -> Path:
    """The same by XlsxWriter, which can draw what openpyxl can't."""
    book = xlsxwriter.Workbook(str(path))
    sheet = book.add_worksheet("Sheet1")
    for number, row in enumerate(LIST):
        sheet.write_row(number, 0, row)
    draw(book, sheet)
    book.close()
    return path


def about(path: Path, name: str = "About") -> list[tuple[Any, ...]]:
    return [tuple(row) for row in openpyxl.load_workbook(path)[name].values]


@both_ways
def test_columns_stand_right_of_the_rows_they_belong_to(tmp_path: Path) -> None:
    output, missing = extended(xlsx(tmp_path / "list.xlsx", LIST))
    expected = [
        ["Name", "Mobile", *NAMES],
        ["Ada", "07400 123456", "+447400123456", "answered"],
        ["", "", "", "not sent"],
        ["Bram", "07400 123457", "+447400123457", "=1+1"],
    ]
    assert load_workbook(output).get_sheet_by_name("Sheet1").to_python() == expected
    assert missing == []
    assert about(output)[0] == ("Source", "list.xlsx")


@both_ways
def test_added_cells_are_text_and_never_run(tmp_path: Path) -> None:
    odd = "_x0041_ \r\n <&> \x00#N/A"
    output, _ = extended(xlsx(tmp_path / "list.xlsx", LIST), names=["=A1", "@x"], rows=[["=1+1", odd], ["#N/A", "5"]])
    sheet = openpyxl.load_workbook(output)["Sheet1"]
    added = [cell for row in sheet["C1:D3"] for cell in row]
    assert {cell.data_type for cell in added} == {"s"}
    assert {cell.number_format for cell in added[2:]} == {"@"}
    found = load_workbook(output).get_sheet_by_name("Sheet1").to_python()
    assert [row[2:] for row in found[:3]] == [["=A1", "@x"], ["=1+1", odd.replace("\x00", "")], ["#N/A", "5"]]


@both_ways
def test_without_a_header_none_is_made(tmp_path: Path) -> None:
    output, _ = extended(xlsx(tmp_path / "list.xlsx", LIST[1:]), header=None)
    found = load_workbook(output).get_sheet_by_name("Sheet1").to_python()
    assert found[0] == ["Ada", "07400 123456", "+447400123456", "answered"]


def test_a_workbook_of_the_bare_minimum_is_enough(tmp_path: Path) -> None:
    with open_writer(tmp_path / "list.xlsx") as writer:
        for row in LIST:
            writer.row([cell or "" for cell in row])
    output, missing = extended(tmp_path / "list.xlsx", sheet="Results")
    assert load_workbook(output).get_sheet_by_name("Results").to_python()[1][2] == "+447400123456"
    assert missing == ["error marks that were switched off"]


def test_what_a_person_made_of_the_workbook_stays(tmp_path: Path) -> None:
    def dress(book: Any, sheet: Any) -> None:
        sheet["A1"].font, sheet["B1"].fill = Font(bold=True), PatternFill("solid", fgColor="FFCC00")
        sheet.freeze_panes, sheet.auto_filter.ref = "A2", "A1:B4"
        sheet.column_dimensions["B"].width = 33
        sheet.row_dimensions[4].hidden = True
        sheet.merge_cells("A6:B6")
        sheet["A7"], sheet["A2"].comment = "=LEN(A2)", Comment("known", "Ada")
        rule: Any = CellIsRule
        sheet.conditional_formatting.add("A2:A4", rule("equal", ['"Ada"'], font=Font(bold=True)))
        sheet.add_data_validation(DataValidation("list", '"a,b"', sqref="A2:A4"))
        other = book.create_sheet("Other")
        other.append(["x", "y"])
        other.append([1, "=A2*2"])
        other.add_table(Table(displayName="T", ref="A1:B2"))
        other.sheet_state = "hidden"

    output, missing = extended(made(tmp_path / "list.xlsx", dress))
    book = openpyxl.load_workbook(output)
    sheet = book["Sheet1"]
    assert missing == []
    assert sheet["C1"].fill.fgColor.rgb == sheet["D1"].fill.fgColor.rgb == "00FFCC00"
    assert (sheet.freeze_panes, sheet.auto_filter.ref, sheet["A7"].value) == ("A2", "A1:D4", "=LEN(A2)")
    assert (sheet.column_dimensions["B"].width, sheet.row_dimensions[4].hidden) == (33, True)
    assert sheet.column_dimensions["C"].width == pytest.approx(len("Phone (E.164)") + 2)
    assert [str(area) for area in sheet.merged_cells.ranges] == ["A6:B6"]
    assert sheet["A2"].comment.text == "known"
    assert [len(each) for each in (sheet.conditional_formatting, sheet.data_validations.dataValidation)] == [1, 1]
    assert (book["Other"].sheet_state, book["Other"]["B2"].value) == ("hidden", "=A2*2")
    assert list(book["Other"].tables) == ["T"]
    assert {"Formulas", "Comments"} < dict(about(output)).keys()


@both_ways
def test_rich_text_stays(tmp_path: Path) -> None:
    def draw(book: Any, sheet: Any) -> None:
        sheet.write_rich_string("A6", "plain ", book.add_format({"bold": True}), "bold")

    output, missing = extended(drawn(tmp_path / "list.xlsx", draw))
    assert isinstance(openpyxl.load_workbook(output, rich_text=True)["Sheet1"]["A6"].value, CellRichText)
    assert missing == []


@both_ways
def test_columns_that_were_hidden_to_the_right_are_shown_where_new_ones_stand(tmp_path: Path) -> None:
    def draw(_book: Any, sheet: Any) -> None:
        sheet.set_column("B:E", 15)
        sheet.set_column("F:XFD", None, None, {"hidden": True})
        sheet.write("E1", "Note")

    output, _ = extended(drawn(tmp_path / "list.xlsx", draw))
    sheet = openpyxl.load_workbook(output)["Sheet1"]
    found = {name: (each.min, each.max, bool(each.hidden)) for name, each in sheet.column_dimensions.items()}
    assert found["B"] == (2, 5, False)
    assert {found["F"][2], found["G"][2]} == {False}
    assert found["H"] == (8, 16_384, True)
    assert sheet["F1"].value == "Phone (E.164)"


@both_ways
def test_the_used_range_is_what_holds_something(tmp_path: Path) -> None:
    def dress(_book: Any, sheet: Any) -> None:
        for column in range(1, 30):
            sheet.cell(2, column).fill = PatternFill("solid", fgColor="FFCC00")  # coloured and empty
        sheet["D9"] = "Total"
        sheet.merge_cells("A12:F12")

    output, _ = extended(made(tmp_path / "list.xlsx", dress))
    assert openpyxl.load_workbook(output)["Sheet1"]["G1"].value == "Phone (E.164)"


@both_ways
def test_a_title_merged_across_everything_takes_no_room(tmp_path: Path) -> None:
    def dress(_book: Any, sheet: Any) -> None:
        sheet.insert_rows(1)
        sheet["A1"] = "Customers"
        sheet.merge_cells("A1:Z1")

    output, _ = extended(made(tmp_path / "list.xlsx", dress), header=2)
    assert openpyxl.load_workbook(output)["Sheet1"]["C2"].value == "Phone (E.164)"


def test_what_can_not_be_kept_is_named(tmp_path: Path) -> None:
    picture = BytesIO(
        bytes.fromhex(
            "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360606060000000050001"
            "a5f645400000000049454e44ae426082"
        )
    )

    def draw(book: Any, sheet: Any) -> None:
        sheet.insert_textbox("E2", "box")
        sheet.add_sparkline("E3", {"range": "Sheet1!A2:A4"})
        sheet.insert_button("E9", {"caption": "Run"})
        sheet.insert_image("E12", "dot.png", {"image_data": picture})
        sheet.ignore_errors({"number_stored_as_text": "A1:B4"})
        sheet.conditional_format("B2:B4", {"type": "data_bar", "data_bar_2010": True})
        chart = book.add_chart({"type": "column"})
        chart.add_series({"values": "=Sheet1!$A$1:$A$3"})
        sheet.insert_chart("H1", chart)

    output, missing = extended(drawn(tmp_path / "list.xlsx", draw))
    assert set(missing) == {
        "text boxes and shapes", "sparklines", "buttons and form controls", "pictures",
        "error marks that were switched off", "newer conditional formats, such as icon sets",
    }  # fmt: skip
    assert [line[1] for line in about(output) if line[0] == "Not in this copy"] == missing
    assert [line[0] for line in about(output)[-2:]] == ["Charts", "Your own file"]
    with zipfile.ZipFile(output) as archive:
        assert features_of(archive).counts["charts"] == 1


@pytest.mark.parametrize(
    ("part", "words"),
    [
        ("xl/slicers/slicer1.xml", "slicers"),
        ("xl/queryTables/queryTable1.xml", "query tables"),
        ("xl/connections.xml", "data connections"),
        ("xl/printerSettings/printerSettings1.bin", "printer settings"),
        ("xl/threadedComments/threadedComment1.xml", "threads of comments (their text stays as notes)"),
        ("customXml/item1.xml", "custom XML data"),
        ("_xmlsignatures/sig1.xml", "the digital signature"),
        ("docMetadata/LabelInfo.xml", "the sensitivity label"),
        ("xl/metadata.xml", "formulas that spill (they become array formulas)"),
        ("xl/vbaProject.bin", "macros"),
        ("xl/charts/style1.xml", "some details of how charts look"),
        ("xl/something/new.xml", "other parts"),
    ],
)
@both_ways
def test_parts_that_are_left_behind_are_named(tmp_path: Path, part: str, words: str) -> None:
    source = xlsx(tmp_path / "list.xlsx", LIST)
    with zipfile.ZipFile(source, "a") as archive:
        archive.writestr(part, b"<x/>")
    output, missing = extended(source)
    assert missing == [words]
    assert ("Not in this copy", words) in about(output)


@both_ways
def test_macros_stay_in_a_copy_that_may_have_them(tmp_path: Path) -> None:
    project = tmp_path / "vbaProject.bin"
    project.write_bytes(b"macros")
    source = drawn(tmp_path / "list.xlsm", lambda book, _sheet: book.add_vba_project(str(project)))
    output, missing = extended(source, suffix=".xlsm")
    assert missing == []
    with zipfile.ZipFile(output) as archive:
        assert archive.read("xl/vbaProject.bin") == b"macros"
        assert b"sheet.macroEnabled.main+xml" in archive.read("[Content_Types].xml")
    output, missing = extended(source)
    assert missing == ["macros"]
    with zipfile.ZipFile(output) as archive:
        assert b"macroEnabled" not in archive.read("[Content_Types].xml")


@both_ways
def test_the_about_sheet_has_a_name_of_its_own(tmp_path: Path) -> None:
    source = xlsx(tmp_path / "list.xlsx", LIST, sheets={"about": [["theirs"]], "About (2)": [["too"]]})
    output, _ = extended(source)
    assert openpyxl.load_workbook(output).sheetnames == ["Sheet1", "about", "About (2)", "About (3)"]
    assert about(output, "about") == [("theirs",)]
    assert about(output, "About (3)")[0] == ("Source", "list.xlsx")


@both_ways
def test_only_the_owner_may_read_the_copy_and_nothing_lies_beside_it(tmp_path: Path) -> None:
    output, _ = extended(xlsx(tmp_path / "list.xlsx", LIST))
    if os.name == "posix":
        assert stat.S_IMODE(output.stat().st_mode) == 0o600
    assert {path.name for path in tmp_path.iterdir()} == {"list.xlsx", "out.xlsx"}


def times_given_up(write: Callable[[], object], step: int, place: Path) -> int:
    """Give up at every `step`th sign of life until it is written; how often. Nothing of it is left then."""
    for given_up, moment in enumerate(range(0, 10_000, step)):
        left = count(moment, -1)

        def give_up(left: Iterator[int] = left) -> None:
            if next(left) == 0:
                raise Cancelled

        try:
            with heard_by(give_up):
                write()
        except Cancelled:
            assert [path.name for path in place.iterdir()] == ["list.xlsx"]
        else:
            return given_up
    raise AssertionError("it is never written")


def test_one_can_give_up_while_it_is_opened_and_while_it_is_written(tmp_path: Path) -> None:
    source = xlsx(tmp_path / "list.xlsx", LIST * 20)
    # Each of the 80 rows that are written, and now and then while it is opened.
    assert times_given_up(lambda: extended(source), 20, tmp_path) > len(LIST)


def refusal(source: Path, error: type[DialproofError] = WorkbookNotExtended, **options: Any) -> str:
    with pytest.raises(error) as caught:
        extended(source, **options)
    assert not source.with_name("out.xlsx").exists()
    return str(caught.value)


@both_ways
def test_other_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "list.csv").write_text("Name,Mobile\n")
    assert "no XLSX" in refusal(tmp_path / "list.csv")
    assert "no XLSX" in refusal(xls(tmp_path / "list.xls", LIST))
    assert "Strict" in refusal(strict(xlsx(tmp_path / "list.xlsx", LIST)))


@both_ways
def test_a_sheet_without_room_is_refused(tmp_path: Path) -> None:
    source = made(tmp_path / "list.xlsx", lambda _book, sheet: sheet.cell(9, 16_383, "far"))
    assert "no room" in refusal(source)


@both_ways
def test_a_missing_sheet_is_refused(tmp_path: Path) -> None:
    assert "“Q3”" in refusal(xlsx(tmp_path / "list.xlsx", LIST), sheet="Q3")


def test_a_workbook_beyond_the_limit_is_refused_before_it_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(original_workbook, "MOST_CELLS", 11)  # six of the list, six to add
    assert "more than 11 cells" in refusal(xlsx(tmp_path / "list.xlsx", LIST))


def broken_styles(name: str, content: bytes) -> bytes:
    return b"<broken" if name == "xl/styles.xml" else content


@both_ways
def test_a_workbook_that_can_not_be_understood_is_refused(tmp_path: Path) -> None:
    source = rewritten(xlsx(tmp_path / "list.xlsx", LIST), broken_styles)
    assert "can't be added" in refusal(source)


@both_ways
def test_suffixes_that_lie_are_refused(tmp_path: Path) -> None:
    source = xlsx(tmp_path / "list.xlsx", LIST)
    assert "no macros" in refusal(source, UsageError, suffix=".xlsm")
    assert ".xlsx or .xlsm" in refusal(source, UsageError, suffix=".csv")


@both_ways
def test_a_place_that_can_not_be_written_is_said(tmp_path: Path) -> None:
    source = xlsx(tmp_path / "list.xlsx", LIST)
    (tmp_path / "out.xlsx").mkdir()
    with pytest.raises(OutputNotWritable, match="folder of that name"):
        extended(source)


def test_text_that_looks_like_an_escape_is_not_changed_in_silence(tmp_path: Path) -> None:
    # What a spreadsheet program writes for a cell that says _x000D_: openpyxl would make a line break of it.
    source = xlsx(tmp_path / "a.xlsx", [["Sku", "Mobile"], ["_x005F_x000D_", "07400 123456"]])
    with pytest.raises(WorkbookNotExtended, match="would not stay as it is"):
        extended(source)


# --- Numbers in place of the list's own ---


def with_replaced(
    source: Path, rows: Sequence[tuple[Sequence[str], Sequence[str]]], column: int = 1
) -> tuple[Any, int]:
    """The sheet of a copy whose column has these texts, and how many formulas stayed."""
    output = source.with_name("out.xlsx")
    with closing(OriginalWorkbook(source, "Sheet1", output, 2 * len(rows))) as book:
        columns = book.add(NAMES, 1, 2, [column])
        for number, (values, texts) in enumerate(rows, 2):
            columns.row(number, values, texts)
        columns.end()
        book.save([("Source", source.name)])
    return openpyxl.load_workbook(output)["Sheet1"], len(columns.formulas)


@pytest.mark.usefixtures("way")
def test_a_columns_cells_get_other_texts_and_keep_their_look(tmp_path: Path) -> None:
    # GIVEN numbers of every kind of cell: text, a number, a formula, rich text, one that is merged, none at all
    def dress(_book: Any, sheet: Any) -> None:
        sheet["B2"].font = Font(bold=True)
        sheet["B4"] = 447400123457
        sheet["B4"].number_format = "0"
        sheet["B4"].hyperlink = "tel:447400123457"
        sheet["B5"] = '="0"&"7400123458"'
        sheet["C5"] = "behind"
        sheet["B6"] = CellRichText("0740", TextBlock(InlineFont(b=True), "0 123459"))
        sheet.merge_cells("A7:B7")
        sheet["A7"] = "both"
        sheet["A8"] = "alone"

    texts = ["+447400123456", "", "+447400123457", "+447400123458", "+447400123459; +447400123450", "+44", ""]
    rows = [((f"{at}", "ok"), (text,)) for at, text in enumerate(texts)]
    sheet, formulas = with_replaced(made(tmp_path / "list.xlsx", dress), rows)
    # THEN text stands where a value stood, and what is worked out stays
    assert [sheet.cell(row, 2).value for row in range(1, 9)] == [
        "Mobile", "+447400123456", None, "+447400123457", '="0"&"7400123458"',
        "+447400123459; +447400123450", None, None,
    ]  # fmt: skip
    assert formulas == 1
    assert {sheet.cell(row, 2).data_type for row in (2, 4, 6)} <= {"s", "inlineStr"}
    assert sheet["B2"].font.b
    assert sheet["B4"].hyperlink.target == "tel:447400123457"
    # AND all else is where it was, the new columns behind it
    assert [sheet.cell(row, 1).value for row in range(1, 9)] == [
        "Name", "Ada", None, "Bram", None, None, "both", "alone",
    ]  # fmt: skip
    assert (sheet["C5"].value, sheet["D5"].value, sheet["E8"].value) == ("behind", "3", "ok")
    assert [str(area) for area in sheet.merged_cells.ranges] == ["A7:B7"]


@pytest.mark.usefixtures("way")
def test_nobodys_own_file_is_overwritten(tmp_path: Path) -> None:
    source = made(tmp_path / "list.xlsx", lambda _book, _sheet: None)
    kept = tmp_path / "kept.xlsx"
    kept.write_bytes(source.read_bytes())
    before = source.read_bytes()
    with pytest.raises(UsageError, match="is the list itself"):
        OriginalWorkbook(kept, "Sheet1", source, 1)
    assert source.read_bytes() == before
