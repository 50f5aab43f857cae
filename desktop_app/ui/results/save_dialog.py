"""The system's dialog for where a result is written to."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop_app.services.ports import Journal

_FOLDER = "export folder"  # the setting: where the last one went


def save_dialog(parent: QWidget, title: str, journal: Journal, name: str, name_filter: str) -> QFileDialog:
    """One that proposes `name`, whose suffix it adds, where the last result went; it isn't open yet."""
    dialog = QFileDialog(parent, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setNameFilter(name_filter)
    dialog.setDefaultSuffix(Path(name).suffix[1:])
    dialog.setDirectory(_folder(journal.setting(_FOLDER, "")))
    dialog.selectFile(name)
    return dialog


def keep_folder(journal: Journal, path: Path) -> None:
    """The next dialog begins where this one ended."""
    journal.save_setting(_FOLDER, str(path.parent))


def _folder(last: str) -> str:
    """Where the last one went, else where documents are, else home: the first that is there."""
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return next((place for place in (last, documents) if place and Path(place).is_dir()), str(Path.home()))
