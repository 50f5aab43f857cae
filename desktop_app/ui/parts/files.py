"""Files and folders: where a file dialog starts, what its fields are called, and a button that opens a folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from desktop_app.ui.parts.button import Button, Kind
from desktop_app.ui.text import words


def first_folder(*last: str) -> str:
    """Return the first existing folder of `last` ("" counts as none), else the documents folder, else home.

    Qt names a documents folder even if there is none, and its dialog would propose a missing folder as a file.
    """
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return next((place for place in (*last, documents) if place and Path(place).is_dir()), str(Path.home()))


def name_fields(dialog: QFileDialog) -> None:
    """Set the fields' names in the window's language."""
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, words.tr("Look in:", "files"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, words.tr("Type of file:", "files"))


class FolderButton(Button):
    """Says in its tool tip if the system can't show a folder; `open_url` is the system's way to open one."""

    def __init__(
        self,
        text: str,
        folder: Path,
        kind: Kind = "secondary",
        *,
        open_url: Callable[[QUrl], bool] = QDesktopServices.openUrl,
    ) -> None:
        super().__init__(text, kind, icon="folder", clicked=self._open)
        self._folder = folder
        self._open_url = open_url
        self.setToolTip(str(folder))

    def _open(self) -> None:
        if not self._open_url(QUrl.fromLocalFile(str(self._folder))):
            message = words.tr("The system has no program to show folders. It is {}").format(self._folder)
            self.setToolTip(message)
            self.setAccessibleDescription(message)
            self.setText(words.tr("Can't be opened here"))
