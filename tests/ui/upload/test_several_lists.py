"""Several files at once: the question, the lists that wait, and those that can't be read."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from desktop_app.core.batches.batch import Batch
from desktop_app.core.detection.table import ReadOptions
from desktop_app.ui.upload.views import SeveralView, WaitingStrip
from tests.ui.upload.lists import Stage

READ, SEND = "upload.read", "upload.send"
THREE = [Path("/lists/part 10.csv"), Path("/lists/part 1.xlsx"), Path("/lists/part 2.txt")]


def question(stage: Stage) -> SeveralView:
    return stage.page._views.several


def strip(stage: Stage) -> WaitingStrip:
    return stage.page.strip


def asked(stage: Stage) -> list[object]:
    """The files that were to be read, by name."""
    return [each[1].name if each[0] == "read" else each[1] for each in stage.services.asked if "read" in each[0]]


def one_by_one(stage: Stage, paths: list[Path] = THREE) -> None:
    stage.page.open_files(paths)
    question(stage).in_turn.click()


def batch(list_id: str) -> Batch:
    return Batch("b1", list_id, "part 1.xlsx", "local", "phone-validation", datetime.now(UTC), rows=500)


def test_several_files_are_asked_about_before_anything_is_read(stage: Stage) -> None:
    stage.page.files_taken.emit(THREE)
    assert question(stage).isVisible()
    assert question(stage).question.text() == "3 files: read them as one list, or one after the other?"
    assert [path.name for path in question(stage).paths] == ["part 1.xlsx", "part 2.txt", "part 10.csv"]
    assert stage.services.asked == []


def test_a_single_file_is_not_asked_about(stage: Stage) -> None:
    stage.page.files_taken.emit(THREE[:1])
    assert asked(stage) == ["part 10.csv"]


def test_enter_reads_them_as_one_list(stage: Stage) -> None:
    stage.page.activateWindow()
    stage.page.open_files(THREE)
    focused = QApplication.focusWidget()
    assert focused is question(stage).as_one
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert stage.services.asked == [("read several", ("part 1.xlsx", "part 2.txt", "part 10.csv"), ReadOptions())]
    assert stage.page.reading.isVisible()
    assert stage.page.reading.what.text() == "Reading 3 lists as one"
    assert not strip(stage).isVisible()


def test_several_files_of_the_dialog_are_asked_about(stage: Stage) -> None:
    stage.page.choose_file()
    (dialog,) = stage.page.findChildren(QFileDialog)
    assert dialog.fileMode() == QFileDialog.FileMode.ExistingFiles
    dialog.filesSelected.emit([str(path) for path in THREE])
    dialog.close()
    assert question(stage).isVisible()


def test_the_question_can_be_taken_back_to_where_one_was(stage: Stage) -> None:
    stage.page.open_files(THREE)
    QTest.keyClick(stage.page, Qt.Key.Key_Escape)
    assert stage.page.start.isVisible()
    store = stage.filled()
    stage.page.open_files(THREE)
    stage.page.view.panel.send_wanted.emit(None)  # as Ctrl+Enter does
    assert not stage.runner.running(SEND)
    question(stage).cancel.click()
    assert stage.page.view.isVisible()
    assert not store.closed


def test_the_next_comes_when_one_is_sent_and_the_monitor_waits(stage: Stage) -> None:
    one_by_one(stage)
    stage.was_read("one")
    stage.page.view.panel.send.click()
    stage.services.sent = [batch("one")]
    stage.runner.finish(SEND, batch("one"))
    assert asked(stage)[-1] == "part 2.txt"
    assert stage.told[-1] == ("run", "b1")
    stage.was_read("two")
    assert stage.page.view.said.text() == "“part 1.xlsx” is being verified. Here is the next list."
    assert stage.services.discarded == []


def test_the_next_can_be_skipped(stage: Stage) -> None:
    one_by_one(stage)
    assert (strip(stage).count.text(), strip(stage).next.text()) == ("2 more lists waiting", "next: part 2.txt")
    assert strip(stage).skip.accessibleName() == "Skip part 2.txt"
    strip(stage).skip.click()
    assert strip(stage).count.text() == "1 more list waiting"
    assert strip(stage).next.text() == "next: part 10.csv"
    strip(stage).skip.click()
    assert not strip(stage).isVisible()


def test_after_a_cancelled_reading_the_next_can_be_opened(stage: Stage) -> None:
    one_by_one(stage)
    assert not strip(stage).open.isVisible()
    QTest.keyClick(stage.page, Qt.Key.Key_Escape)
    assert stage.page.start.isVisible()
    strip(stage).open.click()
    assert asked(stage) == ["part 1.xlsx", "part 2.txt"]
    assert not strip(stage).open.isVisible()


def test_while_the_next_can_be_opened_that_leads_and_not_the_choice_of_another(stage: Stage) -> None:
    assert stage.page.start.choose.property("kind") == "primary"
    one_by_one(stage)
    stage.page.reading.cancelled.emit()
    choices = (strip(stage).open, stage.page.start.choose, stage.page.failed.choose)
    assert [each.property("kind") for each in choices] == ["primary", "secondary", "secondary"]
    while strip(stage).isVisible():
        strip(stage).skip.click()
    assert [each.property("kind") for each in choices[1:]] == ["primary", "primary"]


def test_lists_from_elsewhere_are_as_if_dropped(stage: Stage) -> None:
    stage.page.take_files(THREE[:1])
    assert asked(stage) == ["part 10.csv"]
    stage.was_read("one")
    stage.page.take_files(THREE)
    assert question(stage).isVisible()


def test_those_that_come_late_wait_and_displace_nothing(stage: Stage) -> None:
    # GIVEN two lists that are asked about, while the desktop sends a third of those that were chosen together
    stage.page.take_files(THREE[:2])
    stage.page.take_files([Path("/lists/\udcff.csv")])
    assert question(stage).isVisible()
    assert [path.name for path in question(stage).paths] == ["part 1.xlsx", "part 10.csv"]
    assert (strip(stage).count.text(), strip(stage).next.text()) == ("1 more list waiting", "next: \ufffd.csv")
    # WHEN they are read as one THEN a fourth waits, too, and nothing that is read is given up
    question(stage).as_one.click()
    before = asked(stage)
    stage.page.take_files(THREE[2:])
    assert (asked(stage), strip(stage).count.text()) == (before, "2 more lists waiting")


def test_of_many_files_some_are_named(stage: Stage) -> None:
    stage.page.open_files([Path(f"/lists/{n}.csv") for n in range(40)])
    assert question(stage)._names.count() == 6
    stage.page.open_files(THREE)
    assert question(stage)._names.count() == 3
