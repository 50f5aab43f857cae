"""A button that opens a folder in the system's file manager."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from desktop_app.ui.parts.button import Button, Kind
from desktop_app.ui.text import words


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
            said = words.tr("The system has no program to show folders. It is {}").format(self._folder)
            self.setToolTip(said)
            self.setAccessibleDescription(said)
            self.setText(words.tr("Can't be opened here"))
