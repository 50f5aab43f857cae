"""What was pasted is called so wherever a batch is named, never by a file that no person has."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import cast

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.batch import PASTED, Batch
from desktop_app.core.batches.status import status_of
from desktop_app.core.output.formats import CSV
from desktop_app.core.service.connection import Connection
from desktop_app.services.connections.session import Session
from desktop_app.ui.batch.looks import name
from desktop_app.ui.export.export_format import PLAIN, suggested_name
from desktop_app.ui.monitor.batch_work import UndoStrip
from desktop_app.ui.monitor.columns import _name_tip
from desktop_app.ui.monitor.tree_model import found
from desktop_app.ui.results.changes import words as phrases
from desktop_app.ui.results.title_bar import TitleBar
from desktop_app.ui.text import languages, words
from desktop_app.ui.text.list_title import file_title, list_title

pytestmark = pytest.mark.usefixtures("themed")
NOON = datetime(2025, 6, 3, 12, tzinfo=UTC)


def batch(file: str = PASTED, title: str = "") -> Batch:
    return Batch("b", "l", file, "local", "phone-validation", NOON, title=title, product_title="Carrier")


@pytest.mark.parametrize(
    ("one", "called", "file"),
    [
        (batch(), "Pasted numbers", "Pasted numbers"),
        (batch(title="Spring"), "Spring", "Pasted numbers"),
        (batch("a.csv"), "a.csv", "a.csv"),
        (batch("a + 2 more.zip", "Three"), "Three", "a + 2 more"),
    ],
)
def test_a_list_has_its_own_name_else_its_files(one: Batch, called: str, file: str) -> None:
    assert (list_title(one), file_title(one)) == (called, file)


def test_pasted_numbers_are_called_so_in_the_monitor_and_the_results(qtbot: QtBot) -> None:
    entry, renamed = status_of(batch(), []), status_of(batch(title="Spring"), [])
    # in the tree and its tips, and they are found by what is shown
    assert (name(entry), name(renamed)) == ("Pasted numbers", "Spring")
    assert _name_tip(renamed) == "Spring\nPasted numbers"
    assert [found(each, "pasted numbers") is None for each in (entry, renamed)] == [False, False]
    assert found(entry, "numbers.txt") is None
    # once they are deleted
    strip = UndoStrip()
    qtbot.addWidget(strip)
    strip.show_deleted([entry.batch], [])
    assert strip.text() == "“Pasted numbers” is deleted."
    strip.let_go()
    # above their results, and where runs are compared
    bar = TitleBar(lambda: None)
    qtbot.addWidget(bar)
    bar.show_batch(entry.batch, Connection())
    assert bar._title.text() == "Pasted numbers"
    session = cast(Session, None)  # asked only of a product without a name
    assert phrases.from_to(entry.batch, entry.batch, session).startswith("Pasted numbers, ")
    assert phrases.from_to(renamed.batch, entry.batch, session).count("Pasted numbers (") == 1


@pytest.fixture
def in_german(themed: QApplication) -> Iterator[None]:
    before = QLocale()
    languages.speak(themed, "de")
    yield
    languages.speak(themed, languages.ENGLISH)
    QLocale.setDefault(before)


@pytest.mark.usefixtures("in_german")
def test_in_another_language_they_are_found_and_written_by_its_words() -> None:
    title = words.tr("Pasted numbers", "upload")
    assert title != "Pasted numbers"
    assert list_title(batch()) == title
    assert found(status_of(batch(), []), title.upper()) is not None
    assert suggested_name(PASTED, PLAIN[CSV]).startswith(f"{title} – ")
