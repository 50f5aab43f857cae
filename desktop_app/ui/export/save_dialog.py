"""The system's dialog for saving a result, and the note that says where it was written and opens it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QSizePolicy, QWidget

from desktop_app.core.service.settings import Setting
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import TONE_ICON
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.files import first_folder, name_fields
from desktop_app.ui.parts.label import IconLabel, Label
from desktop_app.ui.text import words


def save_dialog(  # noqa: PLR0913, PLR0917 - what a dialog shows, and where it starts
    parent: QWidget, title: str, journal: Journal, name: str, name_filter: str, folder: Setting = Setting.EXPORT_FOLDER
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


def keep_folder(journal: Journal, path: Path, folder: Setting = Setting.EXPORT_FOLDER) -> None:
    """Let the next dialog start in this folder."""
    journal.save_setting(folder, str(path.parent))


def with_suffix(path: Path, suffix: str) -> Path:
    """Return the path as the person gave it, with `suffix` appended unless it has that."""
    return path if path.suffix.lower() == suffix else path.with_name(path.name + suffix)


class WrittenNote(QFrame):
    """Hidden until there is a message. `open_url` is the system's way to open a file or folder."""

    def __init__(self, open_url: Callable[[QUrl], bool] = QDesktopServices.openUrl) -> None:
        super().__init__()
        self.setProperty("role", "banner")
        self._open_url = open_url
        self._path = Path()
        self._icon = IconLabel("check", "success")
        self.text = Label("", "medium", wrap=True).selectable()
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.open = Button(words.tr("Open", "export"), "link", clicked=lambda: self._show(self._path))
        self.folder = Button(
            words.tr("Show in folder", "export"), "link", clicked=lambda: self._show(self._path.parent)
        )
        self._ask_again: Callable[[], object] = self.hide
        self.elsewhere = Button(words.tr("Choose another place…", "export"), "link", clicked=self._choose_again)
        self.close_button = icon_button("close", words.tr("Close this message", "export"), self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.S + 2, theme.S, theme.S, theme.S)
        row.setSpacing(theme.S)
        row.addWidget(self._icon)
        row.addWidget(self.text, 1)
        for button in (self.open, self.folder, self.elsewhere, self.close_button):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    def show_written(self, path: Path, message: str, tone: str = "success") -> None:
        """Say that the file is written; `tone` "warning" if something about it needs attention."""
        self._path = path
        self._say(tone, message)
        self._offer(self.open, self.folder)

    def show_trouble(
        self, message: str, tone: str = "danger", *, elsewhere: Callable[[], object] | None = None
    ) -> None:
        """Say why the file wasn't written; `elsewhere` asks for another place, if one would help."""
        self._say(tone, message)
        self._ask_again = elsewhere or self.hide
        self._offer(*([self.elsewhere] if elsewhere else []))

    def _offer(self, *offered: Button) -> None:
        for button in (self.open, self.folder, self.elsewhere):
            button.setVisible(button in offered)

    def _say(self, tone: str, message: str) -> None:
        self._icon.set_icon(TONE_ICON[tone], tone)
        self.text.setText(message)
        self.text.set_tone(tone)
        self.setAccessibleName(message)
        theme.set_role(self, tone=tone)
        for button in (self.open, self.folder, self.elsewhere):
            theme.set_role(button, tone=tone)
        self.show()

    def _choose_again(self) -> None:
        self._ask_again()

    def _show(self, path: Path) -> None:
        if not self._open_url(QUrl.fromLocalFile(str(path))):
            self.show_trouble(words.tr("The system has no program to open “{}”.", "export").format(path), "warning")
