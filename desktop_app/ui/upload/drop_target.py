"""Takes lists that are dropped on the page or elsewhere on the window, pasted, or chosen in a dialog."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QVBoxLayout, QWidget

from desktop_app.core.service.settings import Setting
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.commands.binding import bind
from desktop_app.ui.look import theme
from desktop_app.ui.parts.files import file_dialog, first_folder
from desktop_app.ui.parts.label import IconLabel, Label
from desktop_app.ui.parts.layout.compact_mode import LOW_PAGE
from desktop_app.ui.text import words
from desktop_app.ui.upload.start_view import DropArea


@dataclass(frozen=True, slots=True)
class DroppedData:
    """Holds files or text; files come first, because a file manager's clipboard has both."""

    files: tuple[Path, ...] = ()
    text: str = ""

    def __bool__(self) -> bool:
        return bool(self.files or self.text)


def may_hold_list(data: QMimeData) -> bool:
    """Return True if the data may hold a list, without fetching the text yet."""
    return data.hasUrls() or data.hasText()


def incoming(data: QMimeData) -> DroppedData:
    """Return the local files in the data, else its text if that has a digit."""
    files = tuple(dict.fromkeys(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()))
    if files:
        return DroppedData(files)
    text = data.text() if data.hasText() else ""
    return DroppedData(text=text) if any(letter.isdecimal() for letter in text) else DroppedData()


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
            self.told.emit(words.tr("What was dropped has neither a file nor a number in it.", "upload"))
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
    dialog = file_dialog(parent, words.tr("Choose lists of phone numbers", "upload"), first_folder(folder))
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


# --- A dashed hint laid over a page while a file is held above it, for pages not made for dropping ---


class DropHint(DropArea):
    """A drop area as large as the page, hidden until something is dragged over the page."""

    def __init__(self, page: QWidget, message: str = "") -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.addStretch()
        column.addWidget(IconLabel("upload", "accent", 32), 0, Qt.AlignmentFlag.AlignHCenter)
        text = Label(message or words.tr("Drop to open this list instead", "upload"), "title")
        column.addWidget(text, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()
        super().__init__(content)
        self.setParent(page)
        self._page = page
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        self.set_active(True)
        page.installEventFilter(self)

    def cover(self) -> None:
        """Show the hint above everything on the page."""
        beside = theme.L - theme.XS  # slightly outside the page's contents, whose edges would show between the dashes
        above = (theme.S if self._page.height() < LOW_PAGE else theme.M) - theme.XS
        self.setGeometry(self._page.rect().adjusted(beside, above, -beside, -above))
        self.raise_()
        self.show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the page when it changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.cover()
        return super().eventFilter(watched, event)


# --- Lists dropped elsewhere on the window ---


class WindowDrops(QObject):
    """Passes what is dropped on `window` to `page`, and calls `turn_to` to show it. The hint covers `pages`."""

    def __init__(self, window: QWidget, pages: QWidget, page: DropTarget, turn_to: Callable[[], object]) -> None:
        super().__init__(window)
        self._page = page
        self._turn_to = turn_to
        self._window = window
        self._pages = pages
        self._hint: DropHint | None = None
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    @property
    def hint(self) -> DropHint:
        """The hint laid over the pages, made at the first drag."""
        if self._hint is None:
            self._hint = DropHint(self._pages, words.tr("Drop to open in Batch upload", "upload"))
        return self._hint

    def watch(self, page: QWidget) -> None:
        """Watch a page's text fields, which would accept a dropped file as its name."""
        for part in page.findChildren(QWidget):
            if part.acceptDrops():
                part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle drags over the window itself, and files dragged over a field."""
        if isinstance(event, QDropEvent):  # drag enter and drag move are subclasses
            field = watched is not self._window
            if not (field and not event.mimeData().hasUrls()):
                return self._dragged(event)
        elif event.type() == QEvent.Type.DragLeave:
            self._show(held=False)
        return super().eventFilter(watched, event)

    def _dragged(self, event: QDropEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.Drop:
            self._show(held=False)
            self._turn_to()
            self._page.take_drop(event)
        elif isinstance(event, QDragEnterEvent):
            if self._page.welcomes(event):
                self._show(held=True)
            else:
                event.ignore()
        else:
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
        return True

    def _show(self, *, held: bool) -> None:
        if self._page.isVisible():
            self._page.show_held(held)
        elif held:
            self.hint.cover()
        if not held and self._hint is not None:
            self._hint.hide()
