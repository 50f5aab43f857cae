"""How a list comes in: dropped, pasted, chosen, the sample, and those of before."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from desktop_app.core.detection.table import ReadOptions
from tests.ui.upload.gestures import drop, files, paste, text
from tests.ui.upload.lists import Stage, batch

CTRL = Qt.KeyboardModifier.ControlModifier


def test_a_dropped_file_is_read_without_the_country_of_an_earlier_list(stage: Stage) -> None:
    """Under a wrong country wrong numbers look valid, and are paid for."""
    stage.services.settings["country"] = "DE"
    drop(stage, files("a.xlsx"))
    assert stage.services.asked == [("read", Path("/lists/a.xlsx"), ReadOptions())]


def test_dropped_and_pasted_text_becomes_a_list_where_it_has_digits(stage: Stage) -> None:
    stage.services.settings["country"] = ""
    drop(stage, text("+44 7911 123456\n+44 7911 123457"))
    paste(stage, text("\u0660\u0661\u0662 345"))
    assert [asked[0] for asked in stage.services.asked] == ["paste", "paste"]
    assert stage.services.asked[0][2] == ReadOptions(country=None)
    assert stage.told == []


def test_pasting_no_numbers_says_what_to_do(stage: Stage) -> None:
    paste(stage, text("no numbers at all"))
    assert stage.services.asked == []
    assert [told[0] for told in stage.told] == ["info"]


def test_files_of_the_clipboard_are_opened(stage: Stage) -> None:
    paste(stage, files("list.ods"))
    assert stage.services.asked[0][1] == Path("/lists/list.ods")


def test_the_drop_area_answers_while_something_is_held_above_it(stage: Stage) -> None:
    data = files("a.xlsx")
    enter = QDragEnterEvent(
        QPoint(9, 9),
        Qt.DropAction.MoveAction | Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    stage.page.dragEnterEvent(enter)
    assert enter.dropAction() == Qt.DropAction.CopyAction
    assert stage.page.start.drop.property("active")
    stage.page.dragLeaveEvent(QDragLeaveEvent())
    assert not stage.page.start.drop.property("active")
    stage.filled()
    stage.page.dragEnterEvent(enter)
    assert stage.page._views.hint.isVisible()
    stage.page.dragLeaveEvent(QDragLeaveEvent())
    assert not stage.page._views.hint.isVisible()


def test_the_dialog_opens_without_a_loop_of_its_own_and_remembers_the_folder(stage: Stage) -> None:
    QTest.keyClick(stage.page, Qt.Key.Key_O, CTRL)
    dialogs = stage.page.findChildren(QFileDialog)
    assert len(dialogs) == 1
    dialogs[0].filesSelected.emit(["/somewhere/customers.csv"])
    dialogs[0].close()
    assert stage.services.settings["list folder"] == str(Path("/somewhere"))
    assert stage.services.asked[0][1] == Path("/somewhere/customers.csv")


def test_the_sample_list_is_british_whatever_was_used_last(stage: Stage) -> None:
    stage.services.settings["country"] = "DE"
    stage.page.start.sample.click()
    (what, path, options) = stage.services.asked[0]
    assert (what, path.name, path.is_file(), options.country) == ("read", "customers.xlsx", True, "GB")
    assert stage.services.settings["country"] == "DE"


def test_recent_lists_lead_to_their_results(stage: Stage, qtbot: QtBot) -> None:
    assert not stage.page.start.recent.isVisible()
    stage.services.sent = [batch("one"), replace(batch("two", "Pasted numbers.txt"), id="b2")]
    stage.changes.batch_changed("b1")
    qtbot.waitUntil(stage.page.start.recent.isVisible)
    recent = stage.page.start.recent
    assert [each.title for each in recent.rows.rows] == ["customers.xlsx", "Pasted numbers"]
    assert all(each.look.text == "Completed" for each in recent.rows.rows)
    recent.clicked.emit(recent.rows.index(1, 0))
    recent.setCurrentIndex(recent.rows.index(0, 0))
    QTest.keyClick(recent, Qt.Key.Key_Return)
    assert stage.told == [("results", "b2"), ("results", "b1")]
