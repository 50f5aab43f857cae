"""Results as files, over the real services: which forms, where, and what is said of them."""

from __future__ import annotations

import csv
import shutil
import sys
import zipfile
from pathlib import Path

import openpyxl
import pytest

from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.output.form import NO_WORKBOOK
from desktop_app.core.output.formats import CSV, XLSX
from desktop_app.ui.export.export_format import PLAIN
from tests.ui.monitor_stage import Stage
from tests.ui.results.opened_results import answered, only_batch, open_sample, write


@pytest.mark.usefixtures("home")
async def test_results_are_written_whole_and_filtered(stage: Stage, tmp_path: Path) -> None:
    page = await open_sample(stage)
    page.title.export.setFocus()
    stage.results.title.export.wanted.emit(PLAIN[XLSX], False)
    dialog = page.exporting.dialog
    assert dialog is not None
    assert not dialog.isModal() or dialog.isVisible()
    assert [Path(each).name for each in dialog.selectedFiles()] == ["customers – results.xlsx"]
    out = tmp_path / "out"
    out.mkdir()
    await write(stage, out / "all.xlsx")
    assert (out / "all.xlsx").stat().st_size > 10_000
    assert stage.shell.focusWidget() is page.title.export  # as before
    assert page.exporting.note.text.text() == (
        "500 rows written to “all.xlsx”. Verdicts: 441 good, 59 with a problem. 413 numbers sent, 413 answered; "
        "the sums agree."
    )
    assert page.exporting.note.property("tone") == "success"
    assert page.exporting.strip.isHidden()

    page.cards.card("duplicate").click()
    await stage.idle()
    page.title.export.wanted.emit(PLAIN[CSV], True)
    await write(stage, out / "some")
    with (out / "some.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert {row["Number status"] for row in rows} == {"duplicate"}
    assert len(rows) == 28
    assert stage.services.journal.setting("export folder") == str(out)


async def test_the_lists_own_workbook_is_written_with_columns_added(stage: Stage, tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    for row in (["Name", "Mobile"], ["Ann", "+44 7400 123456"], ["Bob", "nonsense"]):
        book.worksheets[0].append(row)
    book.save(tmp_path / "list.xlsx")
    with zipfile.ZipFile(tmp_path / "list.xlsx", "a") as archive:
        archive.writestr("xl/slicers/slicer1.xml", b"<x/>")
    read = await stage.services.intake.read(tmp_path / "list.xlsx", ReadOptions())
    stage.open_results(answered(stage, read.list_id, "list.xlsx", 2))
    await stage.idle()
    page = stage.results
    original = page.title.export.menu_now().actions()[3]
    assert original.isEnabled()
    original.trigger()
    await write(stage, tmp_path / "out.xlsx")
    assert page.exporting.note.text.text() == (
        "2 rows written to “out.xlsx”. Verdicts: 1 good, 1 with a problem. 1 number sent, 1 answered; the sums agree. "
        "Your own file has what this copy could not keep: slicers."
    )
    assert page.exporting.note.property("tone") == "warning"
    found = openpyxl.load_workbook(tmp_path / "out.xlsx")
    assert found.sheetnames == ["Sheet", "About"]
    assert [cell.value for cell in found["Sheet"][2]][1:4] == ["+44 7400 123456", "+447400123456", "valid"]


async def test_numbers_stay_numbers_unless_all_as_text_was_chosen_which_is_kept(stage: Stage, tmp_path: Path) -> None:
    # GIVEN a workbook with amounts
    book = openpyxl.Workbook()
    for row in (["Mobile", "Amount"], ["+44 7400 123456", 12.5], ["nonsense", 3]):
        book.worksheets[0].append(row)
    book.save(tmp_path / "list.xlsx")
    read = await stage.services.intake.read(tmp_path / "list.xlsx", ReadOptions())
    batch_id = answered(stage, read.list_id, "list.xlsx", 2)

    async def amounts(name: str) -> list[object]:
        stage.results.title.export.wanted.emit(PLAIN[XLSX], False)
        await write(stage, tmp_path / name)
        return [row[1].value for row in openpyxl.load_workbook(tmp_path / name)["Results"].iter_rows(min_row=2)]

    # WHEN it is exported
    stage.open_results(batch_id)
    await stage.idle()
    # THEN they are numbers
    assert await amounts("typed.xlsx") == [12.5, 3]
    # WHEN text is chosen, and the results are opened another time
    stage.results.title.export.menu_now().actions()[-1].trigger()
    stage.open_results(batch_id)
    await stage.idle()
    # THEN they are text, and the menu shows it
    assert stage.results.title.export.menu_now().actions()[-1].isChecked()
    assert await amounts("text.xlsx") == ["12.5", "3"]


async def test_a_list_of_text_has_no_workbook_to_add_columns_to_and_keeps_its_delimiter(
    stage: Stage, tmp_path: Path
) -> None:
    (tmp_path / "list.csv").write_text("Name;Mobile\nAnn;+44 7400 123456\n")
    read = await stage.services.intake.read(tmp_path / "list.csv", ReadOptions())
    stage.open_results(answered(stage, read.list_id, "list.csv", 1))
    await stage.idle()
    page = stage.results
    original = page.title.export.menu_now().actions()[3]
    assert (original.isEnabled(), original.toolTip()) == (False, NO_WORKBOOK)
    page.title.export.wanted.emit(PLAIN[CSV], False)
    await write(stage, tmp_path / "out.csv")
    assert "separated by semicolons" in page.exporting.note.text.text()
    assert (tmp_path / "out.csv").read_text("utf-8-sig").startswith("Name;Mobile;Phone (E.164);")
    lose(stage.services.folder / "lists" / read.list_id)
    page.title.export.wanted.emit(PLAIN[CSV], False)
    assert "missing or damaged" in page.exporting.note.text.text()
    assert page.exporting.dialog is None  # nobody is asked for the place of a file that can't be
    assert page.title.export.isEnabled()


def lose(folder: Path) -> None:
    """Take a stored list away; on Windows nobody can while the page has it open, but what is in it can be lost."""
    if sys.platform == "win32":
        (folder / "list.sqlite").write_bytes(b"")
    else:
        shutil.rmtree(folder)


@pytest.mark.usefixtures("home")
async def test_a_result_that_can_not_be_written_is_said_in_place(stage: Stage, tmp_path: Path) -> None:
    (await open_sample(stage)).exporting.ask(only_batch(stage))
    await write(stage, tmp_path / "missing" / "x.xlsx")
    work = stage.results.exporting
    assert "can't be written" in work.note.text.text()
    assert "open elsewhere" not in work.note.text.text()  # there is no such file
    assert stage.results.title.export.isEnabled()
    # WHEN another place is asked for
    work.note.elsewhere.click()
    await write(stage, tmp_path / "y.xlsx")
    # THEN the same is written there, and no other place is offered any more
    assert (tmp_path / "y.xlsx").exists()
    assert "500 rows written" in work.note.text.text()
    assert work.note.elsewhere.isHidden()


@pytest.mark.usefixtures("home")
async def test_a_cancelled_export_writes_nothing(stage: Stage, tmp_path: Path) -> None:
    work = (await open_sample(stage)).exporting
    work.ask(only_batch(stage))
    assert work.dialog is not None
    work.dialog.fileSelected.emit(str(tmp_path / "x.xlsx"))
    work.dialog.reject()
    stage.monitor.exporting.ask(only_batch(stage))
    assert "Another export" in stage.monitor.exporting.note.text.text()
    work.strip.cancel.click()
    assert stage.runner.running("export") is False
    assert "nothing was written" in work.note.text.text()
    await stage.until(stage.results.title.export.isEnabled)
    assert not (tmp_path / "x.xlsx").exists()


@pytest.mark.usefixtures("home")
async def test_sums_that_do_not_agree_are_said_when_a_result_was_written(stage: Stage, tmp_path: Path) -> None:
    batch_id = only_batch(stage)
    await open_sample(stage)
    first, second, *_ = stage.services.journal.tasks(batch_id)
    stage.services.journal.note(first.id, answered=first.answered + 1000)
    stage.results.exporting.ask(batch_id)
    await write(stage, tmp_path / "x.xlsx")
    note = stage.results.exporting.note
    assert note.text.text() == (
        "500 rows written to “x.xlsx”. Verdicts: 441 good, 59 with a problem. The sums do not agree: "
        "1,413 answers were received, 413 stand in the list. "
        "Look at its tasks in the Task monitor before you hand the file on."
    )
    assert note.property("tone") == "warning"
    assert not note.open.isHidden()
    stage.services.journal.note(second.id, numbers=second.numbers + 2, strangers=1)
    stage.results.exporting.ask(batch_id)
    await write(stage, tmp_path / "x.xlsx")
    assert "pairs. Look at its tasks" in note.text.text()
    assert "415 numbers were sent, 413 of them are in the list" in note.text.toolTip()
