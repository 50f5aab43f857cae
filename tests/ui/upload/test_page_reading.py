"""A list is read and corrected: what the page shows meanwhile and keeps until then."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import EncodingWrong, FileEncrypted
from desktop_app.ui.upload.model import PATIENCE
from tests.ui.upload.lists import FakeList, Stage, nationally_written

FILE = Path("customers.xlsx")
READ = "upload.read"


def test_escape_cancels_a_reading(stage: Stage) -> None:
    stage.page.open_file(FILE)
    QTest.keyClick(stage.page, Qt.Key.Key_Escape)
    assert not stage.runner.running(READ)


def test_a_failed_reading_says_what_it_means_and_what_to_do(stage: Stage) -> None:
    stage.page.open_file(FILE)
    stage.runner.fail(READ, FileEncrypted(name="customers.xlsx"))
    failed = stage.page.failed
    assert failed.isVisible()
    assert failed.what.text() == "“customers.xlsx” is encrypted in a way that Dialproof can't open."
    assert failed.meaning.text()
    assert "without a password" in failed.advice.text()
    assert not failed.encoding.isVisible()
    failed.back.click()
    assert stage.page.start.isVisible()


def test_a_text_in_an_unknown_encoding_can_be_read_in_another_at_once(stage: Stage) -> None:
    stage.page.open_file(FILE)
    stage.runner.fail(READ, EncodingWrong(name="list.csv", encoding="UTF-8"))
    assert stage.page.failed.encoding.isVisible()
    stage.page.failed.encoding._choose("cp1251")
    assert stage.services.asked[-1][1:] == (FILE, replace(stage.services.asked[0][2], encoding="cp1251"))
    assert stage.page.reading.isVisible()


def test_a_list_shows_its_name_rows_and_header(stage: Stage) -> None:
    stage.filled()
    assert stage.page.view.isVisible()
    assert stage.page.view.name.text() == "customers.xlsx"
    assert stage.page.view.detail.text().startswith("500 rows · ")
    assert stage.page.view.corrections.header.value_text() == "row 1"
    assert "refresh" in [told[0] for told in stage.told]


def test_a_correction_keeps_the_old_rows_until_the_new_ones_are_there(stage: Stage, qtbot: QtBot) -> None:
    old = stage.filled()
    view = stage.page.view
    view.corrections.country._choose("DE")
    assert stage.services.asked[-1] == ("read again", "one", ReadOptions(country="DE"))
    assert stage.services.settings["country"] == "DE"
    assert not view.panel.send.isEnabled()
    progress = view.panel.counts.reading
    qtbot.waitUntil(progress.isVisible, timeout=PATIENCE * 20)
    assert view.table.model().index(499, 0).data() == "501"  # which an open list alone can tell
    new = stage.was_read("two", FakeList(options=ReadOptions(country="DE")))
    assert old.closed
    assert stage.services.discarded == ["one"]  # where the system couldn't delete what was open
    assert not new.closed
    assert not progress.isVisible()
    assert view.panel.send.isEnabled()


def test_a_correction_that_fails_leaves_all_as_it_was(stage: Stage) -> None:
    store = stage.filled()
    view = stage.page.view
    view.corrections.column._choose(2)
    stage.runner.fail(READ, EncodingWrong(name="customers.csv", encoding="utf-8"))
    assert view.failure.isVisible()
    assert "The list is shown as it was." in view.failure.text()
    assert view.corrections.column.value_text() == "Mobile"
    assert not store.closed
    assert view.panel.send.isEnabled()
    view.failure.close_button.click()
    assert not view.failure.isVisible()


def test_a_correction_can_be_cancelled_or_taken_back(stage: Stage) -> None:
    stage.filled()
    view = stage.page.view
    view.corrections.column._choose(2)
    view.panel.counts.reading.cancelled.emit()
    assert not stage.runner.running(READ)
    assert view.corrections.column.value_text() == "Mobile"
    view.corrections.country._choose("DE")
    view.corrections.country._choose("")
    assert not stage.runner.running(READ)
    assert view.panel.send.isEnabled()


def test_the_hint_for_a_missing_country_opens_the_choice(stage: Stage) -> None:
    stage.filled(FakeList(nationally_written()))
    assert stage.page.view.country_hint.isVisible()
    assert not stage.page.view.panel.send.isEnabled()
