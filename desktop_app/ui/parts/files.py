"""Files and folders: dialogs that ask for one, a button that opens a folder, a field that shows a chosen one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QSizePolicy, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.button import Button, Kind
from desktop_app.ui.parts.label import ElidedLabel
from desktop_app.ui.text import words

_tr = words.translator("files")


def first_folder(*last: str) -> str:
    """Return the first existing folder of `last` ("" counts as none), else the documents folder, else home.

    Qt names a documents folder even if there is none, and its dialog would propose a missing folder as a file.
    """
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return next((place for place in (*last, documents) if place and Path(place).is_dir()), str(Path.home()))


def file_dialog(parent: QWidget, title: str, folder: str = "") -> QFileDialog:
    """Return a dialog to be opened, with its fields' names in the window's language; it is deleted once it closes."""
    dialog = QFileDialog(parent, title, folder)
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, _tr("Look in:"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, _tr("Type of file:"))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return dialog


def ask_for_file(
    parent: QWidget, title: str, take: Callable[[str], object], *last: str, folder: bool = False
) -> QFileDialog:
    """Ask for a file that exists, or a `folder`, beginning in `first_folder(*last)`; `take(path)` gets the answer."""
    dialog = file_dialog(parent, title, first_folder(*last))
    dialog.setFileMode(QFileDialog.FileMode.Directory if folder else QFileDialog.FileMode.ExistingFile)
    dialog.fileSelected.connect(take)
    dialog.open()
    return dialog


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


class PathField(QWidget):
    """Shows a folder or file, or that there is none, and has it chosen or taken away; emits `changed`."""

    changed = Signal()

    def __init__(self, name: str, nothing: str, *, folder: bool = True) -> None:
        super().__init__()
        self._name, self._nothing, self._is_folder = name, nothing, folder
        self._path = ""
        self.label = ElidedLabel("", "muted")
        self.label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.choose = Button(_tr("Choose…"), clicked=self.ask)
        self.clear = Button(_tr("None"), "link", clicked=lambda: self._take(""))
        self.clear.setAccessibleName(_tr("No: {name}").format(name=name))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.S)
        row.addWidget(self.label, 1)
        row.addWidget(self.clear)
        row.addWidget(self.choose)
        self.show_path("")

    @property
    def parts(self) -> list[QWidget]:
        """The widgets in Tab order."""
        return [self.clear, self.choose]

    def path(self) -> str:
        """Return the path; "" for none."""
        return self._path

    def show_path(self, path: str) -> None:
        """Show a path, without a signal."""
        self._path = path
        self.label.setText(path or self._nothing)
        self.label.set_tone("" if path else "muted")
        self.choose.setAccessibleName(_tr("Choose: {name}, {path}").format(name=self._name, path=path or self._nothing))
        self.clear.setVisible(bool(path))

    def ask(self) -> QFileDialog:
        """Ask for it in the system's dialog."""
        start = self._path if self._is_folder else str(Path(self._path).parent) if self._path else ""
        self.dialog = ask_for_file(self, self._name, self._take, start, folder=self._is_folder)
        return self.dialog

    def _take(self, path: str) -> None:
        self.show_path(str(Path(path)) if path else "")  # as this system spells it; Qt has slashes on each
        self.changed.emit()
