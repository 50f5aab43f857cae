"""The page over the real services: a real list, child processes, the local service."""

from __future__ import annotations

import csv
import shutil
import zipfile
from pathlib import Path

import openpyxl
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.core.connection import Connection
from desktop_app.core.list_row import AnswerStatus
from desktop_app.core.output_form import NO_WORKBOOK
from desktop_app.core.table import ReadOptions
from desktop_app.services.preparing import BatchOrder
from desktop_app.ui import theme
from desktop_app.ui.parts import row_copy
from desktop_app.ui.results.export_format import ExportFormat
from desktop_app.ui.results.list_reader import ListReader
from desktop_app.ui.results.page import ResultsPage
from desktop_app.ui.results.value_chart import ChartColumn
from tests.ui.monitor_batches import JOINED, write_batch
from tests.ui.monitor_stage import SAMPLE, Stage, play

pytestmark = pytest.mark.usefixtures("themed")


@pytest.fixture(scope="module")
def verified(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with the sample list, verified by the local service, which takes seconds: each test has a copy."""
    if not qapp.styleSheet():
        theme.apply(qapp, dark=False)

    async def story(stage: Stage) -> None:
        await stage.verify("carrier-lookup")

    home = tmp_path_factory.mktemp("verified") / "home"
    play(home, story)
    return home


@pytest.fixture
def home(verified: Path, tmp_path: Path) -> Path:
    return shutil.copytree(verified, tmp_path / "home")


async def open_sample(stage: Stage) -> str:
    (batch,) = stage.desk.journal.batches()
    stage.open_results(batch.id)
    await stage.idle()
    return batch.id


def shown(page: ResultsPage, key: str, count: int = 3) -> list[str]:
    at = page.model.column_at(key)
    return [page.model.index(row, at).data() for row in range(min(count, page.model.rowCount()))]


def chips(page: ResultsPage) -> list[str]:
    return [chip.said for chip in page.bar.filters.chips]


def is_closed(page: ResultsPage, reader: ListReader) -> bool:
    return reader._opened is None and page._reader is None


async def write(stage: Stage, path: Path) -> None:
    """Take a path in the dialog that is open."""
    dialog = stage.results.exporting.dialog
    assert dialog is not None
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    await stage.until(lambda: not stage.results.exporting.busy)


def test_a_list_with_its_answers_is_shown_counted_filtered_and_sorted(home: Path) -> None:
    async def story(stage: Stage) -> None:
        await open_sample(stage)
        page = stage.results
        assert page.model.rowCount() == 500
        assert [
            page.cards.card(kind).count for kind in ("all", "answered", "unanswered", "invalid", "duplicate", "empty")
        ] == [
            500,
            441,
            0,
            45,
            28,
            14,
        ]
        assert shown(page, "row") == ["2", "3", "4"]
        assert page.chart.choice.value_text() == "Line type"

        page.cards.card("invalid").click()
        await stage.idle()
        assert page.bar.showing.text() == "Showing 45 of 500 rows"
        page.bar.search.setText("ASK priya")
        QTest.keyClick(page.bar.search, Qt.Key.Key_Return)
        await stage.idle()
        assert set(shown(page, "raw", 50)) == {"ask Priya"}
        page.show_all()
        await stage.idle()
        assert page.model.rowCount() == 500
        assert page.bar.search.text() == ""

        page.chart.bars._take(page.chart.model.index(1, 0))
        await stage.idle()
        assert page.model.rowCount() == 57
        assert chips(page) == ["Line type: fixed line"]
        assert set(shown(page, "result:2", 60)) == {"fixed line"}
        page.bar.filters.chips[0].click()
        await stage.idle()
        assert page.model.rowCount() == 500

        page.table.sortByColumn(page.model.column_at("cell:4"), Qt.SortOrder.DescendingOrder)
        await stage.idle()
        cities = shown(page, "cell:4", 500)
        assert cities == sorted(cities, key=str.casefold, reverse=True)

        # What was searched comes into sight where it stands aside, and the beginning again without it.
        page.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        page.bar.search.setText("leeds")
        QTest.keyClick(page.bar.search, Qt.Key.Key_Return)
        await stage.idle()
        place = page.table.columnViewportPosition(page.model.column_at("cell:4"))
        assert 0 <= place < page.table.viewport().width()
        page.show_all()
        await stage.idle()
        assert page.table.horizontalScrollBar().value() == 0

        page.bar.search.setText("no such thing")
        QTest.keyClick(page.bar.search, Qt.Key.Key_Return)
        await stage.idle()
        assert page.rows._left.currentIndex() == 1

    play(home, story)


def test_several_filters_narrow_the_rows_and_each_is_let_go_of_by_itself(home: Path) -> None:
    async def story(stage: Stage) -> None:
        await open_sample(stage)
        page = stage.results
        page.chart.bars._take(page.chart.model.index(1, 0))
        # Another value of the same column is an alternative, a count and one of the list's own columns narrow it.
        page.chart.bars._take(page.chart.model.index(0, 0))
        await stage.idle()
        both = page.model.rowCount()
        assert both > 57
        assert [index.row() for index in page.chart.bars.selectionModel().selectedRows()] == [0, 1]
        page.chart.choice._choose(ChartColumn(4, own=True))
        await stage.idle()
        city = page.chart.model.index(0, 0).data()
        page.chart.bars._take(page.chart.model.index(0, 0))
        page.cards.card("duplicate").click()
        await stage.idle()
        assert 0 < page.model.rowCount() < both
        assert set(shown(page, "cell:4", 50)) == {city}
        assert chips(page) == ["Duplicates", "Line type: fixed line", "Line type: mobile", f"City: {city}"]
        page.bar.filters.chips[0].click()
        await stage.idle()
        assert page.cards.current() == "all"
        page.bar.filters.chips[2].click()
        await stage.idle()
        assert page.model.rowCount() == both
        page.show_all()
        await stage.idle()
        assert page.bar.filters.isHidden()
        assert page.model.rowCount() == 500

    play(home, story)


def test_another_column_in_the_chart_leaves_what_is_filtered_by(home: Path) -> None:
    async def story(stage: Stage) -> None:
        await open_sample(stage)
        page = stage.results
        page.chart.bars._take(page.chart.model.index(1, 0))
        await stage.idle()
        page.chart.choice._choose(ChartColumn(1))
        await stage.idle()
        assert page.model.rowCount() == 57
        assert chips(page) == ["Line type: fixed line"]
        assert page.chart.model.index(0, 0).data() == "GB"
        assert page.chart.bars.selectionModel().selectedRows() == []

    play(home, story)


def test_results_are_written_whole_and_filtered(home: Path, tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        await open_sample(stage)
        page = stage.results
        page.title.export.setFocus()
        stage.results.title.export.wanted.emit(ExportFormat.XLSX, False)
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
            "500 rows written to “all.xlsx”. 413 numbers sent, 413 answered; the sums agree."
        )
        assert page.exporting.note.property("tone") == "success"
        assert page.exporting.strip.isHidden()

        page.cards.card("duplicate").click()
        await stage.idle()
        page.title.export.wanted.emit(ExportFormat.CSV, True)
        await write(stage, out / "some")
        with (out / "some.csv").open(encoding="utf-8-sig", newline="") as file:
            rows = list(csv.DictReader(file))
        assert {row["Number status"] for row in rows} == {"duplicate"}
        assert len(rows) == 28
        assert stage.desk.journal.setting("export folder") == str(out)

    play(home, story)


def test_the_lists_own_workbook_is_written_with_columns_added(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        book = openpyxl.Workbook()
        for row in (["Name", "Mobile"], ["Ann", "+44 7400 123456"], ["Bob", "nonsense"]):
            book.worksheets[0].append(row)
        book.save(tmp_path / "list.xlsx")
        with zipfile.ZipFile(tmp_path / "list.xlsx", "a") as archive:
            archive.writestr("xl/slicers/slicer1.xml", b"<x/>")
        read = await stage.desk.intake.read(tmp_path / "list.xlsx", ReadOptions())
        batch_id, _ = await stage.verify("phone-validation", read.list_id)
        stage.open_results(batch_id)
        await stage.idle()
        page = stage.results
        original = page.title.export.menu_now().actions()[3]
        assert original.isEnabled()
        original.trigger()
        await write(stage, tmp_path / "out.xlsx")
        assert page.exporting.note.text.text() == (
            "2 rows written to “out.xlsx”. 1 number sent, 1 answered; the sums agree. "
            "Your own file has what this copy could not keep: slicers."
        )
        assert page.exporting.note.property("tone") == "warning"
        found = openpyxl.load_workbook(tmp_path / "out.xlsx")
        assert found.sheetnames == ["Sheet", "About"]
        assert [cell.value for cell in found["Sheet"][2]][1:4] == ["+44 7400 123456", "+447400123456", "valid"]

    play(tmp_path / "home", story)


def test_a_list_of_text_has_no_workbook_to_add_columns_to_and_keeps_its_delimiter(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        (tmp_path / "list.csv").write_text("Name;Mobile\nAnn;+44 7400 123456\n")
        read = await stage.desk.intake.read(tmp_path / "list.csv", ReadOptions())
        batch_id, _ = await stage.verify("phone-validation", read.list_id)
        stage.open_results(batch_id)
        await stage.idle()
        page = stage.results
        original = page.title.export.menu_now().actions()[3]
        assert (original.isEnabled(), original.toolTip()) == (False, NO_WORKBOOK)
        page.title.export.wanted.emit(ExportFormat.CSV, False)
        await write(stage, tmp_path / "out.csv")
        assert "separated by semicolons" in page.exporting.note.text.text()
        assert (tmp_path / "out.csv").read_text("utf-8-sig").startswith("Name;Mobile;Phone (E.164);")
        shutil.rmtree(stage.desk.folder / "lists" / read.list_id)
        page.title.export.wanted.emit(ExportFormat.CSV, False)
        await write(stage, tmp_path / "out2.csv")
        assert "missing or damaged" in page.exporting.note.text.text()
        assert page.title.export.isEnabled()

    play(tmp_path / "home", story)


def test_a_result_that_can_not_be_written_is_said_in_place(home: Path, tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        batch_id = await open_sample(stage)
        stage.results.exporting.ask(batch_id)
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

    play(home, story)


def test_a_cancelled_export_writes_nothing(home: Path, tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        batch_id = await open_sample(stage)
        work = stage.results.exporting
        work.ask(batch_id)
        assert work.dialog is not None
        work.dialog.fileSelected.emit(str(tmp_path / "x.xlsx"))
        work.dialog.reject()
        stage.monitor.exporting.ask(batch_id)
        assert "Another export" in stage.monitor.exporting.note.text.text()
        work.strip.cancel.click()
        assert stage.runner.running("export") is False
        assert "Nothing was written" in work.note.text.text()
        await stage.until(stage.results.title.export.isEnabled)
        assert not (tmp_path / "x.xlsx").exists()

    play(home, story)


def test_sums_that_do_not_agree_are_said_when_a_result_was_written(home: Path, tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        batch_id = await open_sample(stage)
        first, second, *_ = stage.desk.journal.tasks(batch_id)
        stage.desk.journal.note(first.id, answered=first.answered + 1000)
        stage.results.exporting.ask(batch_id)
        await write(stage, tmp_path / "x.xlsx")
        note = stage.results.exporting.note
        assert note.text.text() == (
            "500 rows written to “x.xlsx”. The sums do not agree: 1,413 answers were received, 413 stand in the list. "
            "Look at its tasks in the Task monitor before you hand the file on."
        )
        assert note.property("tone") == "warning"
        assert not note.open.isHidden()
        stage.desk.journal.note(second.id, numbers=second.numbers + 2, strangers=1)
        stage.results.exporting.ask(batch_id)
        await write(stage, tmp_path / "x.xlsx")
        assert "pairs. Look at its tasks" in note.text.text()
        assert "415 numbers were sent, 413 of them are in the list" in note.text.toolTip()

    play(home, story)


def test_the_unanswered_are_sent_again_from_the_results(home: Path) -> None:
    async def story(stage: Stage) -> None:
        batch_id = await open_sample(stage)
        page = stage.results
        assert page.title.again.isHidden()
        lost = stage.lose_answers(batch_id, 2)
        page.refresh()
        await stage.until(page.title.again.isVisible)
        page.title.again.click()
        await stage.until(page.repeat.cost.isVisible)
        assert not page.title.again.isVisible()
        assert page.repeat.question.text() == f"Send {lost} unanswered numbers again?"
        assert page.repeat.cost.text().startswith(f"{lost} credits")
        QTest.keyClick(page.repeat.keep, Qt.Key.Key_Escape)
        assert page.repeat.isHidden()
        assert page.title.again.isVisible()
        page.title.again.click()
        await stage.until(page.repeat.cost.isVisible)
        page.repeat.send.click()
        await stage.until(lambda: page.cards.card("unanswered").count == 0, 60)
        await stage.until(page.title.again.isHidden)
        await stage.idle()
        assert page.repeat.isHidden()
        assert shown(page, "answer") == [AnswerStatus.ANSWERED.value] * 3
        assert stage.desk.verification.outcome(batch_id).answered == 413

    play(home, story)


def test_columns_keep_their_widths_when_a_filter_leaves_nothing(home: Path) -> None:
    async def story(stage: Stage) -> None:
        await open_sample(stage)
        page = stage.results
        at = page.model.column_at("e164")
        width = page.table.columnWidth(at)
        page.bar.search.setText("no such thing")
        QTest.keyClick(page.bar.search, Qt.Key.Key_Return)
        await stage.idle()
        page.bar.search.setText("ask Priya")  # rows without a number
        QTest.keyClick(page.bar.search, Qt.Key.Key_Return)
        await stage.idle()
        assert page.table.columnWidth(at) == width

    play(home, story)


def test_simulated_answers_can_not_be_taken_for_real_ones(home: Path) -> None:
    async def story(stage: Stage) -> None:
        (real,) = stage.desk.journal.batches()
        simulated, _ = await stage.verify("hlr-lookup", real.list_id)
        stage.open_results(simulated)
        await stage.idle()
        page = stage.results
        assert page.title.simulated.isVisible()
        assert "every answer is simulated" in page.signals.text()
        assert "do not prove identity" in page.signals.text()
        stage.open_results(real.id)
        await stage.idle()
        assert not page.title.simulated.isVisible()
        assert "simulated" not in page.signals.text()

    play(home, story)


def test_answers_appear_while_the_batch_runs(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        found = await stage.desk.intake.read(SAMPLE, ReadOptions(country="GB"))
        batch = await stage.desk.preparing.prepare(BatchOrder(found.list_id, Connection(), "carrier-lookup"))
        stage.open_results(batch.id)
        await stage.idle()
        page = stage.results
        assert page.cards.card("answered").count == 0
        assert not page.cards.card("not sent").isHidden()
        assert page.chart.bars.isHidden()
        page.table.selectRow(100)
        stage.run_batch(batch.id)
        await stage.until(lambda: page.cards.card("answered").count == 441, 60)
        await stage.idle()
        assert shown(page, "answer") == [AnswerStatus.ANSWERED.value] * 3
        assert page.table.currentIndex().row() == 100
        assert not page.chart.bars.isHidden()
        assert page.cards.card("not sent").isHidden()
        await stage.until(lambda: not stage.runner.running(f"batch {batch.id}"))

    play(tmp_path, story)


def test_a_lost_list_is_said_in_words(tmp_path: Path) -> None:
    async def story(stage: Stage) -> None:
        batch = write_batch(stage.desk.journal, "lost.csv", [("GB", 5, JOINED)])
        stage.open_results(batch.id)
        await stage.idle()
        assert stage.results.trouble.isVisible()
        assert stage.results.model.rowCount() == 0

    play(tmp_path, story)


def test_going_back_closes_the_list(home: Path) -> None:
    async def story(stage: Stage) -> None:
        await open_sample(stage)
        page = stage.results
        reader = page._reader
        assert reader is not None
        assert not is_closed(page, reader)
        QTest.keyClick(page.table, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
        await stage.until(lambda: stage.tab.currentWidget() is stage.monitor)
        assert is_closed(page, reader)

    play(home, story)


def test_escape_brings_back_all_rows_and_the_table_has_the_keys(home: Path) -> None:
    async def story(stage: Stage) -> None:
        await open_sample(stage)
        page = stage.results
        stage.shell.activateWindow()
        await stage.until(lambda: QApplication.focusWidget() is page.table)
        # And one sees where: the first row, which isn't chosen for that.
        assert page.table.currentIndex().row() == 0
        assert not page.table.selectionModel().hasSelection()
        # WHEN one has searched, and presses Escape in the field
        page.bar.search.setFocus()
        page.bar.search.setText("leeds")
        await stage.until(lambda: page.rows._shown.search == "leeds")
        QTest.keyClick(page.bar.search, Qt.Key.Key_Escape)
        # THEN all rows are back, and the keys are where the rows are
        await stage.until(lambda: page.rows._shown.search == "")
        assert page.bar.search.text() == ""
        assert QApplication.focusWidget() is page.table

    play(home, story)


def test_a_long_copy_is_said_while_it_lasts(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(row_copy, "_AT_ONCE", 0.0)
    monkeypatch.setattr(row_copy, "LARGEST_COPY", 40)

    async def story(stage: Stage) -> None:
        await open_sample(stage)
        page = stage.results
        page.table.selectAll()
        page.table.copy_selected()
        page.bar.show_count(500, 500, filtered=False)  # a batch that is under way has them counted every second
        assert page.bar.showing.text() == "Copying 40 rows…"
        await stage.until(lambda: page.bar.showing.text() == "500 rows")
        # AND that it wasn't all
        message = stage.shell.strip.message
        assert message is not None
        assert message.what == "The first 40 of 500 rows were copied. An export takes them all."
        # WHEN other rows come while it lasts
        page.table._copying._timer.setInterval(100)
        page.table.copy_selected()
        page.cards.card("invalid").click()
        await stage.until(lambda: page.model.rowCount() == 45)
        # THEN it is said that nothing came of it
        message = stage.shell.strip.message
        assert message is not None
        assert message.what == "Nothing was copied: the list was left or changed meanwhile."
        assert page.bar.showing.text() == "Showing 45 of 500 rows"

    play(home, story)
