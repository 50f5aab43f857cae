"""The system's dialog for where a result is written to."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop_app.services.ports import Journal
from desktop_app.ui.parts.file_dialog_words import name_fields
from desktop_app.ui.parts.first_folder import LISTS_FOLDER, first_folder

_FOLDER = "export folder"  # the setting: where the last result went


def save_dialog(  # noqa: PLR0913, PLR0917 - the last has a default
    parent: QWidget, title: str, journal: Journal, name: str, name_filter: str, folder: str = _FOLDER
) -> QFileDialog:
    """One that proposes `name`, whose suffix it adds, where the last one went (the setting `folder`); not open yet.

    The first one opens beside the lists that were opened last.
    """
    dialog = QFileDialog(parent, title)
    name_fields(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setNameFilter(name_filter)
    dialog.setDefaultSuffix(Path(name).suffix[1:])
    places = (str(journal.setting(each, "") or "") for each in (folder, LISTS_FOLDER))
    dialog.setDirectory(first_folder(*places))
    dialog.selectFile(name)
    return dialog


def keep_folder(journal: Journal, path: Path, folder: str = _FOLDER) -> None:
    """The next dialog begins where this one ended."""
    journal.save_setting(folder, str(path.parent))


def with_suffix(path: Path, suffix: str) -> Path:
    """The path as the person gave it, with `suffix` after it unless it has that."""
    return path if path.suffix.lower() == suffix else path.with_name(path.name + suffix)
