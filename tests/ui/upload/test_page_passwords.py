"""A protected workbook: its password is asked for on the page, kept while the list is there, and nowhere else."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop_app.core.errors import PasswordMissing, PasswordWrong
from tests.ui.upload.lists import Stage

FILE = Path("customers.xlsx")
READ = "upload.read"


def texts(widget: QWidget) -> str:
    """What the fields below a widget hold."""
    return "".join(each.text() for each in widget.findChildren(QLineEdit))


def asked(stage: Stage, *typed: str) -> None:
    """A file was chosen that needs a password; these were entered."""
    stage.page.open_file(FILE)
    stage.runner.fail(READ, PasswordMissing(name=FILE.name))
    for text in typed:
        enter(stage, text)


def enter(stage: Stage, text: str) -> None:
    QTest.keyClicks(stage.page.password.field, text)
    QTest.keyClick(stage.page.password.field, Qt.Key.Key_Return)


def test_the_page_asks_for_it_unseen_and_ready_to_be_typed(stage: Stage) -> None:
    asked(stage)
    view = stage.page.password
    assert view.isVisible()
    assert view.what.text() == "“customers.xlsx” is protected with a password."
    assert "kept nowhere" in view.note.text()
    assert view.field.echoMode() == QLineEdit.EchoMode.Password
    assert stage.page.window().focusWidget() is view.field
    assert not view.open.isEnabled()
    QTest.keyClick(view.field, Qt.Key.Key_Return)
    assert not stage.runner.running(READ)


def test_it_is_read_with_what_was_entered_and_the_field_is_empty_then(stage: Stage) -> None:
    asked(stage, "secret 1")
    assert stage.services.passwords == ["secret 1"]
    assert stage.page.reading.isVisible()
    assert texts(stage.page.password) == ""
    stage.was_read()
    assert stage.page.view.isVisible()


def test_a_wrong_one_says_so_and_is_asked_for_again(stage: Stage) -> None:
    asked(stage, "wrong")
    stage.runner.fail(READ, PasswordWrong(name=FILE.name))
    view = stage.page.password
    assert view.isVisible()
    assert view.what.text() == "That password doesn't open “customers.xlsx”."
    assert "capital letters" in view.note.text()
    enter(stage, "right")
    assert stage.services.passwords[-1] == "right"


def test_cancel_and_escape_leave_the_page_as_it_was(stage: Stage) -> None:
    asked(stage)
    QTest.keyClicks(stage.page.password.field, "half")
    stage.page.password.cancel.click()
    assert stage.page.start.isVisible()
    assert texts(stage.page.password) == ""
    store = stage.filled()
    asked(stage)
    QTest.keyClick(stage.page.password.field, Qt.Key.Key_Escape)
    assert stage.page.view.isVisible()
    assert not store.closed


def test_a_list_of_before_asks_again_when_it_is_read_otherwise(stage: Stage) -> None:
    store = stage.filled()
    stage.page.view.corrections.wanted.emit(replace(store.options, header_row=2))
    stage.runner.fail(READ, PasswordMissing(name=FILE.name))
    assert stage.page.password.isVisible()
    enter(stage, "right")
    assert stage.services.asked[-1][0] == "read again"
    assert stage.services.passwords == ["right"]
    stage.was_read("two")
    assert stage.page.view.isVisible()
