"""Results in each form, and the problem rows: read back as the person's spreadsheet program would."""

from __future__ import annotations

import csv
import json
import shutil
import sqlite3
import zipfile
from array import array
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import date, datetime
from itertools import product
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import openpyxl
import pytest
from openpyxl.utils.datetime import CALENDAR_MAC_1904, CALENDAR_WINDOWS_1900
from python_calamine import load_workbook

from desktop_app.core.detection.table import ALL_SHEETS, ReadOptions
from desktop_app.core.errors import Cancelled, ListLost, UsageError, WorkbookNotExtended
from desktop_app.core.numbers.problems import advice_on
from desktop_app.core.output.form import OutputForm, OutputShape
from desktop_app.core.output.problem_rows import IN_ENGLISH
from desktop_app.core.results.reconciliation import Booked
from desktop_app.core.results.verdict import STANDARD_RULE, VerdictCounts
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import SentRange
from desktop_app.services.jobs import BeginRound, Export, Join, ReadFile, SaveProblems
from desktop_app.services.ports import Progress
from desktop_app.sheets.output import original_workbook
from desktop_app.workers.jobs import perform

BATCH = "b1"
SPLIT, ORIGINAL = (OutputForm(shape, verdicts=True) for shape in (OutputShape.SPLIT, OutputShape.ORIGINAL))
JUDGED = OutputForm(verdicts=True)
LIST: list[list[str | None]] = [
    ["Name", "Mobile", "Landline"],
    ["Ann", "+44 7400 123456", "+44 20 7946 0958"],
    ["Bob", "+44 7400 123456", None],
    [None, None, None],
    ["Cy", "+44 7400 123457; +44 20 7946 0958; +44 7400 12345678", None],
    ["Di", "4.47911E+11", None],
    ["Ed", "nonsense", "+44 20 7946 0959"],
    ["Fi", "nonsense", "nothing"],
]
BOTH_COLUMNS = ReadOptions(country="GB", column="Mobile", more_columns=("Landline",))
# Four numbers, all sent: three answered.
ANSWERS = "number,active\n+447400123456,yes\n+442079460958,no\n+447400123457,yes\n"
BOOKED = Booked(rows=7, numbers=4, sent=4, answered=3, repeated=0, strangers=0, joined=(1,), moving=False)


def workbook(path: Path) -> Path:
    book = openpyxl.Workbook()
    book.active.title = "List"  # type: ignore[union-attr]
    for row in LIST:
        book["List"].append(row)
    book.create_sheet("Notes")["A1"] = "=1+1"
    book.save(path)
    return path


def text(path: Path, delimiter: str = ";") -> Path:
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, delimiter=delimiter).writerows([cell or "" for cell in row] for row in LIST)
    return path


Batch = Callable[..., Path]


@pytest.fixture
def batch(tmp_path: Path) -> Batch:
    """Reads a list, numbers it and joins its answers; gives the list's folder."""

    def make(source: Path, options: ReadOptions = BOTH_COLUMNS, answers: str = ANSWERS) -> Path:
        folder = tmp_path / "list"
        folder.mkdir()
        perform(ReadFile(source, folder, options))
        numbers = perform(BeginRound(folder, BATCH))
        (folder / "result").write_text(answers)
        perform(Join(folder, BATCH, SentRange(1, "GB", 0, numbers["GB"]), folder / "result"))
        return folder

    return make


def order(folder: Path, output: Path, form: OutputForm = JUDGED, **changes: Any) -> Export:
    sent = (SentRange(1, "GB", 0, 4),)
    return Export(**{
        "folder": folder, "batch_id": BATCH, "output": output, "form": form, "sent": sent, "booked": BOOKED,
        "about": (("Source", "list.xlsx"),), **changes,
    })  # fmt: skip


def sheet(path: Path, name: str) -> list[list[Any]]:
    return load_workbook(path).get_sheet_by_name(name).to_python()


def about(path: Path) -> dict[str, Any]:
    return dict(sheet(path, load_workbook(path).sheet_names[-1]))


def test_each_phone_column_has_its_numbers_and_answers(batch: Batch, tmp_path: Path) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    counts = perform(order(folder, tmp_path / "out.xlsx"))
    rows = sheet(tmp_path / "out.xlsx", "Results")
    assert rows[0] == [
        "Name", "Mobile", "Landline", "Phone (E.164)", "Number status", "Problem", "Answer", "active",
        "Verdict", "Why", "Landline: Phone (E.164)", "Landline: Number status", "Landline: Problem",
        "Landline: Answer", "Landline: active", "Landline: Verdict", "Landline: Why",
    ]  # fmt: skip
    assert [row[:3] for row in rows[1:]] == [[cell or "" for cell in row] for row in LIST[1:]]
    assert rows[1][3:] == [
        "+447400123456",
        "valid",
        "",
        "answered",
        "yes",
        "good",
        "active: yes",
        "+442079460958",
        "valid",
        "",
        "answered",
        "no",
        "bad",
        "active: no",
    ]
    assert rows[2][3:] == [
        "+447400123456", "duplicate", "same number as row 2", "answered", "yes", "good", "active: yes",
        "", "empty", "", "not sent", "", "problem", "no number",
    ]  # fmt: skip
    assert rows[4][3:10] == [
        "+447400123457; +442079460958; ", "valid", "2nd number: same number as row 2; 3rd number: too long",
        "answered", "yes; no; ", "good", "active: yes; active: no; too long",
    ]  # fmt: skip
    assert rows[6][10:] == ["+442079460959", "valid", "", "unanswered", "", "unknown", "no answer came"]
    assert counts.verdicts == VerdictCounts(good=3, unknown=1, problem=3)
    assert (counts.disagreements, counts.answered, counts.unanswered) == ((), 3, 1)


def test_a_csv_has_the_delimiter_that_is_ordered(batch: Batch, tmp_path: Path) -> None:
    folder = batch(text(tmp_path / "list.csv"), ReadOptions(country="GB", column="Mobile"))
    perform(order(folder, tmp_path / "out.csv", OutputForm(delimiter=";", verdicts=True)))
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as lines:
        rows = list(csv.reader(lines, delimiter=";"))
    assert len(rows) == 8
    assert rows[4][3] == "+447400123457; +442079460958; "


def test_a_split_output_has_every_row_once_and_where_it_came_from(batch: Batch, tmp_path: Path) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    output = tmp_path / "out.xlsx"
    counts = perform(order(folder, output, SPLIT))
    perform(order(folder, tmp_path / "table.xlsx"))
    table = sheet(tmp_path / "table.xlsx", "Results")
    names = load_workbook(output).sheet_names
    assert names == ["Good", "Bad", "Unanswered", "Invalid", "Empty", "About"]
    rows = [row for name in names[:-1] for row in sheet(output, name)[1:]]
    assert [row[0] for row in rows] == ["2", "3", "5", "7", "6", "8", "4"]
    assert sorted(rows) == sorted([str(number), *row] for number, row in enumerate(table[1:], 2))
    assert sheet(output, "Invalid")[0] == ["Row", *table[0]]
    assert {name: about(output)[f"Sheet “{name}”"] for name in names[:-1]} == {
        "Good": "3 rows", "Bad": "0 rows", "Unanswered": "1 row", "Invalid": "2 rows", "Empty": "1 row",
    }  # fmt: skip
    assert (counts.rows, counts.disagreements) == (7, ())


def test_a_split_of_some_rows_has_these(batch: Batch, tmp_path: Path) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    counts = perform(order(folder, tmp_path / "out.xlsx", SPLIT, only=array("q", [8, 3])))
    assert [sheet(tmp_path / "out.xlsx", name)[1:][0][0] for name in ("Good", "Invalid")] == ["3", "8"]
    assert (counts.rows, counts.disagreements) == (2, ())


def test_a_split_needs_a_workbook(batch: Batch, tmp_path: Path) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    with pytest.raises(UsageError, match=r"\.xlsx"):
        perform(order(folder, tmp_path / "out.csv", SPLIT))


def test_the_lists_own_workbook_gets_the_columns(batch: Batch, tmp_path: Path) -> None:
    source = workbook(tmp_path / "list.xlsx")
    folder = batch(source)
    before = source.read_bytes()
    output = tmp_path / "out.xlsx"
    counts = perform(order(folder, output, ORIGINAL))
    perform(order(folder, tmp_path / "table.xlsx"))
    rows = sheet(output, "List")
    assert rows == sheet(tmp_path / "table.xlsx", "Results")
    assert load_workbook(output).sheet_names == ["List", "Notes", "About"]
    assert (about(output)["Source"], about(output)["Check"]) == ("list.xlsx", "The sums agree.")
    assert (source.read_bytes(), (folder / "source" / "list.xlsx").read_bytes()) == (before, before)
    assert (counts.not_kept, counts.disagreements) == ((), ())


def test_a_long_workbook_gets_the_columns_of_some_rows_in_any_order(
    batch: Batch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    perform(order(folder, tmp_path / "all.xlsx", ORIGINAL))
    monkeypatch.setattr(original_workbook, "MOST_LOADED_CELLS", 0)
    perform(order(folder, tmp_path / "streamed.xlsx", ORIGINAL))
    perform(order(folder, tmp_path / "some.xlsx", ORIGINAL, only=array("q", [8, 3])))
    every, some = (sheet(tmp_path / f"{name}.xlsx", "List") for name in ("streamed", "some"))
    assert every == sheet(tmp_path / "all.xlsx", "List")
    assert [(some[at], some[at] == every[at]) for at in (2, 7)] == [(every[2], True), (every[7], True)]
    assert not any(some[1][3:])


@pytest.mark.parametrize("most", [500_000, 0])
def test_numbers_stand_in_place_of_the_workbooks_own(
    batch: Batch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    monkeypatch.setattr(original_workbook, "MOST_LOADED_CELLS", most)
    output = tmp_path / "out.xlsx"
    counts = perform(order(batch(workbook(tmp_path / "list.xlsx")), output, replace(ORIGINAL, in_place=True)))
    rows = sheet(output, "List")
    assert [row[1:3] for row in rows[:8]] == [
        ["Mobile", "Landline"],
        ["+447400123456", "+442079460958"],
        ["+447400123456", ""],
        ["", ""],
        # Where a cell has anything that is no number it stays, and so does what is none
        ["+44 7400 123457; +44 20 7946 0958; +44 7400 12345678", ""],
        ["4.47911E+11", ""],
        ["nonsense", "+442079460959"],
        ["nonsense", "nothing"],
    ]
    assert rows[1][3] == "+447400123456"
    assert (counts.rows, counts.disagreements) == (7, ())


def test_words_beside_a_number_are_not_replaced_by_it(batch: Batch, tmp_path: Path) -> None:
    book = openpyxl.load_workbook(workbook(tmp_path / "list.xlsx"))
    book["List"]["B2"] = "+44 7400 123456 (office, ask for Ann)"
    book.save(tmp_path / "list.xlsx")
    output = tmp_path / "out.xlsx"
    perform(order(batch(tmp_path / "list.xlsx"), output, replace(ORIGINAL, in_place=True)))
    rows = sheet(output, "List")
    assert (rows[1][1], rows[1][2]) == ("+44 7400 123456 (office, ask for Ann)", "+442079460958")
    assert rows[1][3] == "+447400123456"
    assert about(output)["Phone numbers with words in their cells"].startswith("1, in row 2: they stay")


@pytest.mark.parametrize("most", [500_000, 0])
def test_a_clean_list_is_a_sheet_of_the_lists_own_workbook(
    batch: Batch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    # GIVEN a workbook that has a sheet of that name already
    monkeypatch.setattr(original_workbook, "MOST_LOADED_CELLS", most)
    source = workbook(tmp_path / "list.xlsx")
    book = openpyxl.load_workbook(source)
    book.create_sheet("Clean list")["A1"] = "mine"
    book.save(source)
    folder, output = batch(source), tmp_path / "out.xlsx"
    counts = perform(order(folder, output, OutputForm(OutputShape.CLEAN_SHEET, beside=True)))
    perform(order(folder, tmp_path / "clean.xlsx", OutputForm(OutputShape.CLEAN, beside=True)))
    # THEN it stands behind the others, says what the list of its own says, and all else is as it was
    names = load_workbook(output).sheet_names
    assert names == ["List", "Notes", "Clean list", "Clean list (2)", "About"]
    clean = sheet(output, "Clean list (2)")
    assert clean == sheet(tmp_path / "clean.xlsx", load_workbook(tmp_path / "clean.xlsx").sheet_names[0])
    assert sheet(output, "List") == sheet(source, "List")
    assert sheet(output, "Clean list") == [["mine"]]
    assert (counts.kept, counts.rows, counts.disagreements) == (len(clean) - 1, 7, ())
    assert about(output)["Clean list"] == f"{len(clean) - 1} rows with good numbers, each number once."
    found = openpyxl.load_workbook(output)["Clean list (2)"]
    assert {cell.data_type for row in found.iter_rows() for cell in row if cell.value is not None} <= {"s", "inlineStr"}
    assert found.auto_filter.ref
    # AND the parts of a sheet stand in the order that Excel wants
    with zipfile.ZipFile(output) as archive:
        for name in (each for each in archive.namelist() if each.startswith("xl/worksheets/sheet")):
            root = ElementTree.fromstring(archive.read(name))  # noqa: S314 - our own
            found_order = [child.tag.rpartition("}")[2] for child in root]
            assert found_order == sorted(found_order, key=SHEET_ORDER.index), name
            rows = [int(row.get("r", 0)) for row in root.iter(f"{MAIN}row")]
            assert rows == sorted(set(rows))


MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
# Children of a worksheet by ECMA-376, 18.3.1.99, as far as they are met here.
SHEET_ORDER = (
    "sheetPr", "dimension", "sheetViews", "sheetFormatPr", "cols", "sheetData", "autoFilter", "mergeCells",
    "conditionalFormatting", "dataValidations", "hyperlinks", "printOptions", "pageMargins", "pageSetup",
    "ignoredErrors", "drawing", "legacyDrawing", "tableParts",
)  # fmt: skip


def test_what_the_copy_lacks_is_told(batch: Batch, tmp_path: Path) -> None:
    source = workbook(tmp_path / "list.xlsx")
    with zipfile.ZipFile(source, "a") as archive:
        archive.writestr("xl/slicers/slicer1.xml", b"<x/>")
    assert perform(order(batch(source), tmp_path / "out.xlsx", ORIGINAL)).not_kept == ("slicers",)
    assert about(tmp_path / "out.xlsx")["Not in this copy"] == "slicers"


def test_only_a_workbook_read_from_one_sheet_can_get_columns(batch: Batch, tmp_path: Path) -> None:
    folder = batch(text(tmp_path / "list.csv"))
    with pytest.raises(WorkbookNotExtended, match="no XLSX"):
        perform(order(folder, tmp_path / "out.xlsx", ORIGINAL))
    shutil.rmtree(folder)
    folder = batch(workbook(tmp_path / "list.xlsx"), ReadOptions(country="GB", sheet=ALL_SHEETS))
    with pytest.raises(WorkbookNotExtended, match="several sheets"):
        perform(order(folder, tmp_path / "out.xlsx", ORIGINAL))


def test_a_lost_source_is_said(batch: Batch, tmp_path: Path) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    shutil.rmtree(folder / "source")
    with pytest.raises(ListLost):
        perform(order(folder, tmp_path / "out.xlsx", ORIGINAL))


@pytest.mark.parametrize("form", [JUDGED, SPLIT, ORIGINAL])
def test_a_cancelled_export_leaves_nothing_behind(batch: Batch, tmp_path: Path, form: OutputForm) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    place = tmp_path / "place"
    place.mkdir()

    def cancel(_progress: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        perform(order(folder, place / "out.xlsx", form), cancel)
    assert list(place.iterdir()) == []


# --- numbers that were numbers ---


def typed_list(path: Path) -> Path:
    """Columns of numbers with a word, texts that look like numbers, dates, and phones that nobody took."""
    book = openpyxl.Workbook()
    for row in (
        ["Mobile", "Amount", "Code", "Joined", "Fax"],
        [447400123456, 12.5, "0012", date(2025, 6, 3), 442079460958],
        [447400123457, "n/a", "13", date(2025, 6, 4), 442079460959],
        ["+447400123458", 123456789012, "=1+1", None, 442079460957],
    ):
        book.worksheets[0].append(row)
        book.worksheets[0].cell(book.worksheets[0].max_row, 3).data_type = "s"
    book.save(path)
    return path


def values(path: Path, name: str) -> list[list[Any]]:
    """The cells as the workbook types them; none of them is a formula."""
    cells = [list(row) for row in openpyxl.load_workbook(path)[name].iter_rows()]
    assert not any(cell.data_type == "f" for row in cells for cell in row)
    return [[cell.value for cell in row] for row in cells]


TYPED = OutputForm(typed=True, verdicts=True)
TYPED_SPLIT = OutputForm(OutputShape.SPLIT, typed=True, verdicts=True)
TYPED_ANSWERS = "number,score\n+447400123456,5\n"
OF_MOBILES = ReadOptions(country="GB", column="Mobile")


def test_numbers_that_were_numbers_are_numbers_where_nothing_is_lost(batch: Batch, tmp_path: Path) -> None:
    # GIVEN a workbook with numbers, of which one answer has a number, too
    folder = batch(typed_list(tmp_path / "list.xlsx"), OF_MOBILES, TYPED_ANSWERS)
    # WHEN it is written with the types of the file
    perform(order(folder, tmp_path / "out.xlsx", TYPED))
    # THEN amounts are numbers, dates are dates; codes, phone numbers of any column and answers are text
    rows = values(tmp_path / "out.xlsx", "Results")
    assert [row[:5] for row in rows[1:]] == [
        ["447400123456", 12.5, "0012", datetime(2025, 6, 3), "442079460958"],
        ["447400123457", "n/a", "13", datetime(2025, 6, 4), "442079460959"],
        ["+447400123458", 123456789012, "=1+1", None, "442079460957"],
    ]
    assert (rows[1][5], rows[1][9]) == ("+447400123456", "5")
    # … and what is long is shown in full
    written = openpyxl.load_workbook(tmp_path / "out.xlsx")["Results"]
    assert [written[each].number_format for each in ("B4", "D2")] == ["0", r"yyyy\-mm\-dd"]


GOOD_ANSWERS = "number,status\n+447400123456,active\n+447400123457,inactive\n+447400123458,active\n"


EVERY_DATES = [*product(("mm-dd-yy", "dd/mm/yy;@"), (CALENDAR_WINDOWS_1900, CALENDAR_MAC_1904))]


@pytest.mark.parametrize("dates", EVERY_DATES)
@pytest.mark.parametrize("most", [500_000, 0])
def test_numbers_stay_numbers_on_a_clean_lists_sheet_in_the_lists_own_workbook(
    batch: Batch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, dates: tuple[str, datetime]
) -> None:
    # GIVEN a workbook with numbers and dates, in a built-in format or its own, of either epoch
    monkeypatch.setattr(original_workbook, "MOST_LOADED_CELLS", most)
    source = typed_list(tmp_path / "list.xlsx")
    book = openpyxl.load_workbook(source)
    date_format, book.epoch = dates
    for row in (2, 3):
        book.worksheets[0].cell(row, 4).number_format = date_format
    book.worksheets[0].title = "List"
    book.worksheets[0]["D4"] = datetime(2025, 6, 5, 8, 30)
    book.worksheets[0]["D4"].number_format = "m/d/yy h:mm"
    book.save(source)
    folder, output = batch(source, OF_MOBILES, GOOD_ANSWERS), tmp_path / "out.xlsx"
    # WHEN its clean list is written into a copy of it
    perform(order(folder, output, OutputForm(OutputShape.CLEAN_SHEET, typed=True)))
    # THEN the sheet has the types of the file; phone numbers of any column are text
    assert values(output, "Clean list")[1:] == [
        ["+447400123456", 12.5, "0012", datetime(2025, 6, 3), "442079460958"],
        ["+447400123458", 123456789012, "=1+1", datetime(2025, 6, 5, 8, 30), "442079460957"],
    ]
    written = openpyxl.load_workbook(output)["Clean list"]
    formats = [written[each].number_format for each in ("B3", "D2", "D3", "A2")]
    assert formats[:3] == ["0", r"yyyy\-mm\-dd", r"yyyy\-mm\-dd\ hh:mm:ss"]
    # … the list's own sheet is as it was
    assert sheet(output, "List") == sheet(source, "List")
    assert [cell.number_format for cell in openpyxl.load_workbook(output)["List"]["D"]] == [
        cell.number_format for cell in openpyxl.load_workbook(source)["List"]["D"]
    ]
    # … and all is text if that is asked for
    perform(order(folder, output, OutputForm(OutputShape.CLEAN_SHEET)))
    assert {type(cell) for row in values(output, "Clean list") for cell in row} == {str}


def test_all_is_text_unless_types_are_asked_for(batch: Batch, tmp_path: Path) -> None:
    folder = batch(typed_list(tmp_path / "list.xlsx"), OF_MOBILES, TYPED_ANSWERS)
    for form, name in ((JUDGED, "Results"), (SPLIT, "Unknown")):
        perform(order(folder, tmp_path / "out.xlsx", form))
        cells = [cell for row in values(tmp_path / "out.xlsx", name) for cell in row if cell is not None]
        assert {type(cell) for cell in cells} == {str}
    perform(order(folder, tmp_path / "out.csv", TYPED))
    perform(order(folder, tmp_path / "plain.csv"))
    assert (tmp_path / "out.csv").read_bytes() == (tmp_path / "plain.csv").read_bytes()


def test_the_row_is_a_number_on_split_sheets_and_problem_rows(batch: Batch, tmp_path: Path) -> None:
    folder = batch(typed_list(tmp_path / "list.xlsx"), OF_MOBILES, TYPED_ANSWERS)
    perform(order(folder, tmp_path / "out.xlsx", TYPED_SPLIT))
    (row,) = values(tmp_path / "out.xlsx", "Unknown")[1:]
    assert (row[0], row[2], row[3]) == (2, 12.5, "0012")
    shutil.rmtree(folder)
    folder = batch(workbook(tmp_path / "list.xlsx"))
    perform(SaveProblems(folder, tmp_path / "problems.xlsx", ","))
    assert [row[0] for row in values(tmp_path / "problems.xlsx", IN_ENGLISH.title)] == ["Row", 6, 7, 8, 5]


def test_rows_of_several_sheets_are_numbers_too(batch: Batch, tmp_path: Path) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"), ReadOptions(country="GB", sheet=ALL_SHEETS, column="Mobile"))
    perform(order(folder, tmp_path / "out.xlsx", TYPED))
    assert [row[:2] for row in values(tmp_path / "out.xlsx", "Results")[:3]] == [
        ["Sheet", "Row"], ["List", 2], ["List", 3],
    ]  # fmt: skip


def test_lists_of_before_are_written_as_text(batch: Batch, tmp_path: Path) -> None:
    # GIVEN a list that was stored when numbers were not noted
    folder = batch(typed_list(tmp_path / "list.xlsx"), OF_MOBILES, TYPED_ANSWERS)
    with closing(sqlite3.connect(folder / "list.sqlite")) as db, db:
        found = json.loads(db.execute("SELECT value FROM meta WHERE name = 'understanding'").fetchone()[0])
        assert found.pop("numeric_columns") == [0, 1, 3, 4]
        db.execute("UPDATE meta SET value = ? WHERE name = 'understanding'", (json.dumps(found),))
    # WHEN it is written with types
    perform(order(folder, tmp_path / "out.xlsx", TYPED))
    # THEN its cells are the texts that they were
    assert [row[1] for row in values(tmp_path / "out.xlsx", "Results")[1:]] == ["12.5", "n/a", "123456789012"]


# --- the problem rows ---


@pytest.mark.parametrize("shape", [OutputShape.CLEAN, OutputShape.CLEAN_SHEET])
def test_formulas_that_nobody_calculated_are_left_out_of_a_clean_list(
    batch: Batch, tmp_path: Path, shape: OutputShape
) -> None:
    # GIVEN a workbook that a program wrote, with formulas for each row that were never calculated, and such texts
    source = workbook(tmp_path / "list.xlsx")
    book = openpyxl.load_workbook(source)
    made = [["Due", "Twice", "Note"], *([f"=F{row}+15", "=$A:$B", "=A1 Taxis (Leeds)"] for row in range(2, 9))]
    for row, cells in enumerate(made, 1):
        for column, cell in enumerate(cells, 4):
            book["List"].cell(row, column).value = cell
            if column == 6:
                book["List"].cell(row, column).data_type = "s"
    book.save(source)
    output = tmp_path / "clean.xlsx"
    counts = perform(order(batch(source, ReadOptions(country="GB", column="Mobile")), output, OutputForm(shape)))
    # THEN these cells are empty, as their rows stand elsewhere now, and that is said; a text stays one
    rows = sheet(output, load_workbook(output).sheet_names[-2 if shape is OutputShape.CLEAN_SHEET else 0])
    assert rows[0][3:] == ["Due", "Twice", "Note"]
    assert {tuple(row[3:]) for row in rows[1:]} == {("", "", "=A1 Taxis (Leeds)")}
    assert counts.emptied == 2 * (len(rows) - 1)
    told = about(output)["Formulas without values"]
    assert told.startswith(f"{counts.emptied} cells of your columns are empty: ")


@pytest.mark.parametrize("name", ["problems.xlsx", "problems.csv"])
def test_rows_with_a_problem_come_worst_first_with_their_own_cells(batch: Batch, tmp_path: Path, name: str) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    output = tmp_path / name
    assert perform(SaveProblems(folder, output, ";")) == 4
    if name.endswith("csv"):
        with output.open(encoding="utf-8-sig", newline="") as lines:
            rows: list[list[Any]] = list(csv.reader(lines, delimiter=";"))
    else:
        rows = sheet(output, IN_ENGLISH.title)
    damage = "digits lost in Excel (scientific notation)"
    row: type[str] | type[int] = str if name.endswith("csv") else int
    assert [each[:2] for each in rows] == [
        ["Row", "Problem"],
        [row(6), f"Mobile: {damage}"],
        [row(7), "Mobile: not a phone number"],
        [row(8), "Mobile: not a phone number; Landline: not a phone number"],
        [row(5), "Mobile: 3rd number: too long"],
    ]
    assert rows[1][2:] == [advice_on(damage), "Di", "4.47911E+11", ""]
    assert [row[3:] for row in rows[2:]] == [[cell or "" for cell in LIST[at]] for at in (6, 7, 4)]
    assert rows[0][2:] == ["What to do", *LIST[0]]


def test_the_problem_rows_say_what_they_are_of(batch: Batch, tmp_path: Path) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    perform(SaveProblems(folder, tmp_path / "out.xlsx", ","))
    found = about(tmp_path / "out.xlsx")
    assert (found["Source"], found["Sheet"], found["Not a phone number"]) == ("list.xlsx", "List", "2 rows")
    assert found["Rows"].startswith("4 of the list's 7 rows")
    assert found["Read"].endswith("UTC")


def test_a_list_without_problems_has_no_problem_rows(tmp_path: Path) -> None:
    (tmp_path / "list.csv").write_text("Name,Mobile\nAnn,+447400123456\n,\nBob,+447400123456\n")
    (tmp_path / "list").mkdir()
    perform(ReadFile(tmp_path / "list.csv", tmp_path / "list", ReadOptions()))
    assert perform(SaveProblems(tmp_path / "list", tmp_path / "out.xlsx", ",")) == 0
    assert sheet(tmp_path / "out.xlsx", IN_ENGLISH.title) == [["Row", "Problem", "What to do", "Name", "Mobile"]]


def test_rows_of_several_sheets_are_traced_by_the_lists_own_columns(batch: Batch, tmp_path: Path) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"), ReadOptions(country="GB", sheet=ALL_SHEETS, column="Mobile"))
    perform(SaveProblems(folder, tmp_path / "out.xlsx", ","))
    rows = sheet(tmp_path / "out.xlsx", IN_ENGLISH.title)
    assert rows[0][:4] == ["Problem", "What to do", "Sheet", "Row"]
    assert [row[2:4] for row in rows[1:2]] == [["List", "6"]]
    assert about(tmp_path / "out.xlsx")["Sheet"] == "all sheets, one below the other"


# --- the clean list ---


@pytest.mark.parametrize("name", ["clean.xlsx", "clean.csv"])
def test_a_clean_list_has_each_good_number_once_and_the_whole_list_is_accounted_for(
    batch: Batch, tmp_path: Path, name: str
) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    counts = perform(order(folder, tmp_path / name, OutputForm(OutputShape.CLEAN)))
    if name.endswith(".xlsx"):
        rows = sheet(tmp_path / name, "Results")
        assert about(tmp_path / name)["Clean list"] == "2 rows with good numbers, each number once."
    else:
        rows = list(csv.reader((tmp_path / name).read_text("utf-8-sig").splitlines()))
    assert rows == [
        ["Name", "Mobile", "Landline"], ["Ann", "+447400123456", ""], ["Cy", "+447400123457", ""],
    ]  # fmt: skip
    assert (counts.kept, counts.rows, counts.verdicts.rows, counts.disagreements) == (2, 7, 7, ())


def test_a_clean_list_goes_by_what_a_person_calls_good(batch: Batch, tmp_path: Path) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    form = OutputForm(OutputShape.CLEAN, doubtful=True, beside=True)
    rule = STANDARD_RULE.changed("active", "no", Verdict.DOUBTFUL)
    perform(order(folder, tmp_path / "clean.xlsx", form, rule=rule))
    assert sheet(tmp_path / "clean.xlsx", "Results") == [
        ["Name", "Mobile", "Mobile: Phone (E.164)", "Landline", "Landline: Phone (E.164)"],
        ["Ann", "+44 7400 123456", "+447400123456", "+44 20 7946 0958", "+442079460958"],
        ["Cy", LIST[4][1], "+447400123457", "", ""],
    ]
