"""Results in each form, and the problem rows: read back as the person's spreadsheet program would."""

from __future__ import annotations

import csv
import shutil
import zipfile
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import openpyxl
import pytest
from python_calamine import load_workbook

from desktop_app.core.errors import Cancelled, ListLost, UsageError, WorkbookNotExtended
from desktop_app.core.list_row import SentRange
from desktop_app.core.output_form import AS_TABLE, OutputForm, OutputShape
from desktop_app.core.problem_advice import advice_on
from desktop_app.core.reconciliation import Booked
from desktop_app.core.table import ALL_SHEETS, ReadOptions
from desktop_app.services.ports import ExportOrder, Progress
from desktop_app.workers.jobs.exporting import export
from desktop_app.workers.jobs.joining import join
from desktop_app.workers.jobs.problem_rows import SHEET_NAME, save_problems
from desktop_app.workers.jobs.querying import begin_round
from desktop_app.workers.jobs.reading import read_list

BATCH = "b1"
SPLIT, ORIGINAL = OutputForm(OutputShape.SPLIT), OutputForm(OutputShape.ORIGINAL)
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


def quiet(_progress: Progress) -> None:
    """Nobody watches."""


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
        read_list(quiet, source, folder, options)
        numbers = begin_round(quiet, folder, BATCH)
        (folder / "result").write_text(answers)
        join(quiet, folder, BATCH, SentRange(1, "GB", 0, numbers["GB"]), folder / "result")
        return folder

    return make


def order(folder: Path, output: Path, form: OutputForm = AS_TABLE, **changes: Any) -> ExportOrder:
    sent = (SentRange(1, "GB", 0, 4),)
    return ExportOrder(**{
        "folder": folder, "batch_id": BATCH, "output": output, "form": form, "sent": sent, "booked": BOOKED,
        "about": (("Source", "list.xlsx"),), **changes,
    })  # fmt: skip


def sheet(path: Path, name: str) -> list[list[Any]]:
    return load_workbook(path).get_sheet_by_name(name).to_python()


def about(path: Path) -> dict[str, Any]:
    return dict(sheet(path, load_workbook(path).sheet_names[-1]))


def test_each_phone_column_has_its_numbers_and_answers(batch: Batch, tmp_path: Path) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    counts = export(quiet, order(folder, tmp_path / "out.xlsx"))
    rows = sheet(tmp_path / "out.xlsx", "Results")
    assert rows[0] == [
        "Name", "Mobile", "Landline", "Phone (E.164)", "Number status", "Problem", "Answer", "active",
        "Landline: Phone (E.164)", "Landline: Number status", "Landline: Problem", "Landline: Answer",
        "Landline: active",
    ]  # fmt: skip
    assert [row[:3] for row in rows[1:]] == [[cell or "" for cell in row] for row in LIST[1:]]
    assert rows[1][3:] == [
        "+447400123456",
        "valid",
        "",
        "answered",
        "yes",
        "+442079460958",
        "valid",
        "",
        "answered",
        "no",
    ]
    assert rows[2][3:] == [
        "+447400123456", "duplicate", "same number as row 2", "answered", "yes", "", "empty", "", "not sent", "",
    ]  # fmt: skip
    assert rows[4][3:8] == [
        "+447400123457; +442079460958; ", "valid", "2nd number: same number as row 2; 3rd number: too long",
        "answered", "yes; no; ",
    ]  # fmt: skip
    assert rows[6][8:] == ["+442079460959", "valid", "", "unanswered", ""]
    assert (counts.disagreements, counts.answered, counts.unanswered) == ((), 3, 1)


def test_a_csv_has_the_delimiter_that_is_ordered(batch: Batch, tmp_path: Path) -> None:
    folder = batch(text(tmp_path / "list.csv"), ReadOptions(country="GB", column="Mobile"))
    export(quiet, order(folder, tmp_path / "out.csv", OutputForm(delimiter=";")))
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as lines:
        rows = list(csv.reader(lines, delimiter=";"))
    assert len(rows) == 8
    assert rows[4][3] == "+447400123457; +442079460958; "


def test_a_split_output_has_every_row_once_and_where_it_came_from(batch: Batch, tmp_path: Path) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    output = tmp_path / "out.xlsx"
    counts = export(quiet, order(folder, output, SPLIT))
    export(quiet, order(folder, tmp_path / "table.xlsx"))
    table = sheet(tmp_path / "table.xlsx", "Results")
    names = load_workbook(output).sheet_names
    assert names == ["Answered", "Unanswered", "Invalid", "Empty", "About"]
    rows = [row for name in names[:-1] for row in sheet(output, name)[1:]]
    assert [row[0] for row in rows] == ["2", "3", "5", "7", "6", "8", "4"]
    assert sorted(rows) == sorted([str(number), *row] for number, row in enumerate(table[1:], 2))
    assert sheet(output, "Invalid")[0] == ["Row", *table[0]]
    assert {name: about(output)[f"Sheet “{name}”"] for name in names[:-1]} == {
        "Answered": "3 rows", "Unanswered": "1 row", "Invalid": "2 rows", "Empty": "1 row",
    }  # fmt: skip
    assert (counts.rows, counts.disagreements) == (7, ())


def test_a_split_of_some_rows_has_these(batch: Batch, tmp_path: Path) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    counts = export(quiet, order(folder, tmp_path / "out.xlsx", SPLIT, only=array("q", [8, 3])))
    assert [sheet(tmp_path / "out.xlsx", name)[1:][0][0] for name in ("Answered", "Invalid")] == ["3", "8"]
    assert (counts.rows, counts.disagreements) == (2, ())


def test_a_split_needs_a_workbook(batch: Batch, tmp_path: Path) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    with pytest.raises(UsageError, match=r"\.xlsx"):
        export(quiet, order(folder, tmp_path / "out.csv", SPLIT))


def test_the_lists_own_workbook_gets_the_columns(batch: Batch, tmp_path: Path) -> None:
    source = workbook(tmp_path / "list.xlsx")
    folder = batch(source)
    before = source.read_bytes()
    output = tmp_path / "out.xlsx"
    counts = export(quiet, order(folder, output, ORIGINAL))
    export(quiet, order(folder, tmp_path / "table.xlsx"))
    rows = sheet(output, "List")
    assert rows == sheet(tmp_path / "table.xlsx", "Results")
    assert load_workbook(output).sheet_names == ["List", "Notes", "About"]
    assert (about(output)["Source"], about(output)["Check"]) == ("list.xlsx", "The sums agree.")
    assert (source.read_bytes(), (folder / "source" / "list.xlsx").read_bytes()) == (before, before)
    assert (counts.not_kept, counts.disagreements) == ((), ())


def test_what_the_copy_lacks_is_told(batch: Batch, tmp_path: Path) -> None:
    source = workbook(tmp_path / "list.xlsx")
    with zipfile.ZipFile(source, "a") as archive:
        archive.writestr("xl/slicers/slicer1.xml", b"<x/>")
    assert export(quiet, order(batch(source), tmp_path / "out.xlsx", ORIGINAL)).not_kept == ("slicers",)
    assert about(tmp_path / "out.xlsx")["Not in this copy"] == "slicers"


def test_only_a_workbook_read_from_one_sheet_can_get_columns(batch: Batch, tmp_path: Path) -> None:
    folder = batch(text(tmp_path / "list.csv"))
    with pytest.raises(WorkbookNotExtended, match="no XLSX"):
        export(quiet, order(folder, tmp_path / "out.xlsx", ORIGINAL))
    shutil.rmtree(folder)
    folder = batch(workbook(tmp_path / "list.xlsx"), ReadOptions(country="GB", sheet=ALL_SHEETS))
    with pytest.raises(WorkbookNotExtended, match="several sheets"):
        export(quiet, order(folder, tmp_path / "out.xlsx", ORIGINAL))


def test_a_lost_source_is_said(batch: Batch, tmp_path: Path) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    shutil.rmtree(folder / "source")
    with pytest.raises(ListLost):
        export(quiet, order(folder, tmp_path / "out.xlsx", ORIGINAL))


@pytest.mark.parametrize("form", [AS_TABLE, SPLIT, ORIGINAL])
def test_a_cancelled_export_leaves_nothing_behind(batch: Batch, tmp_path: Path, form: OutputForm) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    place = tmp_path / "place"
    place.mkdir()

    def cancel(_progress: Progress) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        export(cancel, order(folder, place / "out.xlsx", form))
    assert list(place.iterdir()) == []


# --- the problem rows ---


@pytest.mark.parametrize("name", ["problems.xlsx", "problems.csv"])
def test_rows_with_a_problem_come_worst_first_with_their_own_cells(batch: Batch, tmp_path: Path, name: str) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    output = tmp_path / name
    assert save_problems(quiet, folder, output, ";") == 4
    if name.endswith("csv"):
        with output.open(encoding="utf-8-sig", newline="") as lines:
            rows: list[list[Any]] = list(csv.reader(lines, delimiter=";"))
    else:
        rows = sheet(output, SHEET_NAME)
    damage = "digits lost in Excel (scientific notation)"
    assert [row[:2] for row in rows] == [
        ["Row", "Problem"],
        ["6", f"Mobile: {damage}"],
        ["7", "Mobile: not a phone number"],
        ["8", "Mobile: not a phone number; Landline: not a phone number"],
        ["5", "Mobile: 3rd number: too long"],
    ]
    assert rows[1][2:] == [advice_on(damage), "Di", "4.47911E+11", ""]
    assert [row[3:] for row in rows[2:]] == [[cell or "" for cell in LIST[at]] for at in (6, 7, 4)]
    assert rows[0][2:] == ["What to do", *LIST[0]]


def test_the_problem_rows_say_what_they_are_of(batch: Batch, tmp_path: Path) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"))
    save_problems(quiet, folder, tmp_path / "out.xlsx", ",")
    found = about(tmp_path / "out.xlsx")
    assert (found["Source"], found["Sheet"], found["Not a phone number"]) == ("list.xlsx", "List", "2 rows")
    assert found["Rows"].startswith("4 of the list's 7 rows")
    assert found["Read"].endswith("UTC")


def test_a_list_without_problems_has_no_problem_rows(tmp_path: Path) -> None:
    (tmp_path / "list.csv").write_text("Name,Mobile\nAnn,+447400123456\n,\nBob,+447400123456\n")
    (tmp_path / "list").mkdir()
    read_list(quiet, tmp_path / "list.csv", tmp_path / "list", ReadOptions())
    assert save_problems(quiet, tmp_path / "list", tmp_path / "out.xlsx", ",") == 0
    assert sheet(tmp_path / "out.xlsx", SHEET_NAME) == [["Row", "Problem", "What to do", "Name", "Mobile"]]


def test_rows_of_several_sheets_are_traced_by_the_lists_own_columns(batch: Batch, tmp_path: Path) -> None:
    folder = batch(workbook(tmp_path / "list.xlsx"), ReadOptions(country="GB", sheet=ALL_SHEETS, column="Mobile"))
    save_problems(quiet, folder, tmp_path / "out.xlsx", ",")
    rows = sheet(tmp_path / "out.xlsx", SHEET_NAME)
    assert rows[0][:4] == ["Problem", "What to do", "Sheet", "Row"]
    assert [row[2:4] for row in rows[1:2]] == [["List", "6"]]
    assert about(tmp_path / "out.xlsx")["Sheet"] == "all sheets, one below the other"
