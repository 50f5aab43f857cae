"""Where a file dialog begins."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.parts.files import first_folder
from desktop_app.ui.upload.drop_target import choose_lists


def test_a_dialog_begins_in_a_folder_that_is_there(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a home without a folder for documents, and a last folder that is gone
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    documents = tmp_path / "Documents"
    documents_are = QStandardPaths.StandardLocation.DocumentsLocation
    monkeypatch.setattr(
        QStandardPaths, "writableLocation", lambda which: str(documents) if which == documents_are else ""
    )
    gone = str(tmp_path / "gone")
    # THEN it begins at home, and proposes no name
    assert first_folder(gone) == first_folder() == str(tmp_path)
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = choose_lists(parent, gone, lambda _: None)
    assert (Path(dialog.directory().absolutePath()), dialog.selectedFiles()) == (tmp_path, [])
    dialog.close()
    # AND where documents are, once they are there; before that where the last one ended
    documents.mkdir()
    (tmp_path / "lists").mkdir()
    assert first_folder(gone) == str(documents)
    assert first_folder(str(tmp_path / "lists")) == str(tmp_path / "lists")
