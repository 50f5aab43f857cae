"""Rows of a long list are copied while the window goes on, and what is left out is told."""

from __future__ import annotations

import subprocess
import sys
from typing import cast

import pytest
from PySide6.QtCore import QItemSelectionModel
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.detection.table import Counts
from desktop_app.services.ports import OpenList
from desktop_app.ui.parts.tables import paged_table
from desktop_app.ui.upload.lists import OpenedList
from desktop_app.ui.upload.rows.list_view import ListView
from desktop_app.ui.upload.rows.preview_table import PAGE
from desktop_app.ui.upload.state import UploadState
from tests.ui.upload.lists import FakeList, understanding

Only = QItemSelectionModel.SelectionFlag


@pytest.fixture
def view(themed: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> ListView:  # noqa: ARG001 - the theme must be there
    """A sheet that is full, all of it selected, and a copy that looks up after each line."""
    monkeypatch.setattr(paged_table, "_AT_ONCE", 0.0)
    monkeypatch.setattr(paged_table, "LARGEST_COPY", 2 * PAGE)
    made = ListView()
    qtbot.addWidget(made)
    store = FakeList(understanding(counts=Counts(valid=1_048_575)))
    made.show_state(UploadState(OpenedList("1", "full.xlsx", 1, cast(OpenList, store))))
    made.table.selectAll()
    QGuiApplication.clipboard().setText("before")
    return made


def test_a_copy_of_many_rows_keeps_nobody_waiting(view: ListView, qtbot: QtBot) -> None:
    # WHEN all of them are copied by the key
    with qtbot.waitSignal(view.table.copied):
        view.table.actions()[0].trigger()
        # THEN the window goes on, and it is said that rows are being copied
        assert (view.said.text(), QGuiApplication.clipboard().text()) == ("Copying 128 rows…", "before")
    lines = QGuiApplication.clipboard().text().split("\n")
    assert (len(lines), lines[0]) == (128, "2\t07400000002\t+447400000002\tvalid\tName 2\tLeeds")
    # AND that these aren't all
    assert view.said.text() == "The first 128 of 1,048,575 rows were copied."
    # AND a copy that is whole says nothing
    last = view.table.model().index(1_000_000, 0)
    view.table.selectionModel().select(last, Only.ClearAndSelect | Only.Rows)
    with qtbot.waitSignal(view.table.copied):
        view.table.copy_selected(with_titles=True)
    assert QGuiApplication.clipboard().text().split("\n")[1].startswith("1,000,002\t")
    assert view.said.text() == ""


def test_a_copy_ends_with_its_list(view: ListView) -> None:
    view.table.copy_selected()
    view.show_state(UploadState())
    assert view.said.text() == "Not copied: the rows changed"
    assert QGuiApplication.clipboard().text() == "before"
    view.table.copy_selected()  # there is nothing to copy
    assert QGuiApplication.clipboard().text() == "before"


COPIED = """
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from desktop_app.ui.parts.tables.copying import copy_rows

app = QApplication([])
copy_rows([["one"]])
assert QGuiApplication.clipboard().text() == "one"
"""


def test_what_was_copied_does_not_outlive_python() -> None:
    # WHEN a program ends whose rows are in the clipboard
    ended = subprocess.run([sys.executable, "-c", COPIED], capture_output=True, check=False)  # noqa: S603 - ours
    # THEN it ends as it should
    assert (ended.returncode, ended.stderr.splitlines()[-1:]) == (0, [])
