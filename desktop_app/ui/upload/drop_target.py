"""A page that takes lists dropped on it, pasted into it, or chosen in a dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop_app.core.service.settings import Setting
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.parts.files import first_folder, name_fields
from desktop_app.ui.text import words
from desktop_app.ui.upload.reading.dropped_data import DroppedData, incoming, may_hold_list


class DropTarget(QWidget):
    """Emits `files_taken(paths)`, `text_taken(text)`, and `told(words)` when the person should be told something."""

    files_taken = Signal(object)
    text_taken = Signal(str)
    told = Signal(str)

    def __init__(self, journal: Journal) -> None:
        super().__init__()
        self._settings = journal
        self.setAcceptDrops(True)
        bind("upload.paste", self, self.paste)
        bind("upload.open", self, self.choose_file)

    def may_take(self) -> bool:
        """Return True if the page can take another list now."""
        return True

    def show_held(self, held: bool) -> None:
        """Show that something is held above the page, or no longer is."""

    def choose_file(self) -> None:
        """Open the system's file dialog, in the folder of the last list."""
        if self.may_take():
            choose_lists(self, str(self._settings.setting(Setting.LISTS_FOLDER) or ""), self._chosen)

    def paste(self) -> None:
        """Take the clipboard's files (from a file manager), or its text with numbers."""
        if not self.may_take():
            return
        found = incoming(QGuiApplication.clipboard().mimeData())
        if not found:
            self.told.emit(words.tr("There are no numbers to paste. Copy them first, then press Ctrl+V.", "upload"))
        self._take(found)

    def welcomes(self, event: QDragEnterEvent) -> bool:
        """Accept what is held above the page, or above the window, if there may be a list in it."""
        copied = event.possibleActions() & Qt.DropAction.CopyAction  # a move would delete the original
        welcome = bool(copied) and self.may_take() and may_hold_list(event.mimeData())
        if welcome:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        return welcome

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept files and text anywhere on the page."""
        if self.welcomes(event):
            self.show_held(True)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Stop showing the hint when the drag leaves the page."""
        self.show_held(False)
        super().dragLeaveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Read what was dropped."""
        self.show_held(False)
        self.take_drop(event)

    def take_drop(self, event: QDropEvent) -> None:
        """Take what was dropped here, or elsewhere on the window."""
        found = incoming(event.mimeData())
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        if not found:
            self.told.emit(words.tr("There was neither a file nor a number in what was dropped.", "upload"))
        self._take(found)

    def _chosen(self, paths: Sequence[Path]) -> None:
        if paths:
            self._take(DroppedData(tuple(paths)))

    def _take(self, found: DroppedData) -> None:
        if found.files:
            self._settings.save_setting(Setting.LISTS_FOLDER, str(found.files[0].parent))
            self.files_taken.emit(found.files)
        elif found.text:
            self.text_taken.emit(found.text)


# --- The system's dialog for choosing a list, or several ---


_SPREADSHEETS = "*.xlsx *.xlsm *.xls *.xlsb *.ods"
_TEXT = "*.csv *.tsv *.tab *.txt"
# Formats in which web programs and mail deliver lists.
_OTHERS = "*.zip *.html *.htm *.xml"


def choose_lists(parent: QWidget, folder: str, chosen: Callable[[Sequence[Path]], object]) -> QFileDialog:
    """Open the dialog at `folder` if that exists and return at once.

    Call `chosen(paths)` if the person takes any files.
    """
    dialog = QFileDialog(parent, words.tr("Choose lists of phone numbers", "upload"), first_folder(folder))
    name_fields(dialog)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.setNameFilters(
        [
            words.tr("Lists", "upload") + f" ({_SPREADSHEETS} {_TEXT} {_OTHERS})",
            words.tr("Spreadsheets", "upload") + f" ({_SPREADSHEETS})",
            words.tr("Text", "upload") + f" ({_TEXT})",
            words.tr("All files", "upload") + " (*)",
        ]
    )
    dialog.filesSelected.connect(lambda paths: chosen([Path(path) for path in paths]))
    dialog.open()
    return dialog
