"""The system's dialog for saving a result."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop_app.core.service.settings import Setting
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.parts.files import first_folder, name_fields


def save_dialog(  # noqa: PLR0913, PLR0917 - the last has a default
    parent: QWidget, title: str, journal: Journal, name: str, name_filter: str, folder: str = Setting.EXPORT_FOLDER
) -> QFileDialog:
    """Return a closed dialog that proposes `name` and its suffix, in the last folder (the setting `folder`).

    The first one starts in the folder of the lists opened last.
    """
    dialog = QFileDialog(parent, title)
    name_fields(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setNameFilter(name_filter)
    dialog.setDefaultSuffix(Path(name).suffix[1:])
    places = (str(journal.setting(each, "") or "") for each in (folder, Setting.LISTS_FOLDER))
    dialog.setDirectory(first_folder(*places))
    dialog.selectFile(name)
    return dialog


def keep_folder(journal: Journal, path: Path, folder: str = Setting.EXPORT_FOLDER) -> None:
    """Let the next dialog start in this folder."""
    journal.save_setting(folder, str(path.parent))


def with_suffix(path: Path, suffix: str) -> Path:
    """Return the path as the person gave it, with `suffix` appended unless it has that."""
    return path if path.suffix.lower() == suffix else path.with_name(path.name + suffix)
