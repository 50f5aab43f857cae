"""Writes one file at a time: asks for the place, shows the progress, and says where it is."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QEvent, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop_app.core.errors import OutputNotWritable
from desktop_app.core.service.settings import Setting
from desktop_app.services.ports import Progress, WorkProgress
from desktop_app.storage.journal.journal import Journal
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.banner import TONE_ICON
from desktop_app.ui.parts.bars import ProgressStrip
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.parts.files import file_dialog, first_folder
from desktop_app.ui.parts.label import IconLabel, Label
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words

T = TypeVar("T")


class WrittenWords(NamedTuple):
    """The note on a written file; its tool tip has the path and the `details`."""

    text: str
    tone: str = "success"
    details: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class FileOrder(Generic[T]):
    """A file to write. `title`, `name` and `name_filter` are the dialog's; `suffix` includes the dot.

    `write` writes to a path; `written` gets the path and the result. `folder`: the setting with the last one's folder.
    """

    title: str
    name: str
    suffix: str
    name_filter: str
    write: Callable[[Path, WorkProgress], Coroutine[Any, Any, T]]
    written: Callable[[Path, T], WrittenWords]
    folder: Setting = Setting.EXPORT_FOLDER


def rows_saved(path: Path, rows: int) -> WrittenWords:
    """Return the note on a file with so many rows."""
    return WrittenWords(words.counted(rows, "%n row saved to “{}”.", "%n rows saved to “{}”.").format(path.name))


class FileWork(QWidget):
    """Hidden while it has nothing to show. `task`: the runner's name for it. Emits `busy_changed(busy)`."""

    busy_changed = Signal(bool)

    def __init__(
        self, context: PageContext, task: str, open_url: Callable[[QUrl], bool] = QDesktopServices.openUrl
    ) -> None:
        super().__init__()
        self._context = context
        self._task = task
        self.dialog: QFileDialog | None = None
        self.strip = ProgressStrip()
        self.strip.cancelled.connect(self.cancel)
        self.note = WrittenNote(open_url)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        for part in (self.strip, self.note):
            part.installEventFilter(self)
            column.addWidget(part)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take no room, not even for a gap, while there is neither progress nor a note."""
        if event.type() in {QEvent.Type.ShowToParent, QEvent.Type.HideToParent}:
            self.setHidden(self.strip.isHidden() and self.note.isHidden())
        return super().eventFilter(watched, event)

    @property
    def busy(self) -> bool:
        """True while a file is being written."""
        return self._context.runner.running(self._task)

    def cancel(self) -> None:
        """Stop writing; a file that was there before stays as it was."""
        if self.busy:
            self._stop()
            self.note.show_trouble(words.tr("Cancelled: nothing was written.", "export"), "accent")

    def forget(self) -> None:
        """Stop asking and writing, and remove the note: what it is about is going."""
        if self.dialog is not None:
            self.dialog.reject()
        if self.busy:
            self._stop()
        self.note.hide()

    def may_ask(self) -> bool:
        """Return True if nothing is asked or written now; say so if another page's export is under way."""
        if self.dialog is None and self.busy and self.strip.isHidden():
            message = words.tr("Another export is under way. Try again when it has ended.", "export")
            self.note.show_trouble(message, "accent")
        return self.dialog is None and not self.busy

    def ask_where(self, order: FileOrder[Any]) -> None:
        """Ask for the place; then write the file."""
        if self.may_ask():
            journal = self._context.services.journal
            dialog = save_dialog(self.window(), order.title, journal, order.name, order.name_filter, order.folder)
            dialog.fileSelected.connect(lambda path: self._write(order, with_suffix(Path(path), order.suffix)))
            dialog.finished.connect(lambda _result: self._dialog_closed())
            self.dialog = dialog
            dialog.open()

    def _dialog_closed(self) -> None:
        self.dialog = None

    def _write(self, order: FileOrder[Any], path: Path) -> None:
        def failed(error: Exception) -> None:
            self._ended()
            # Without a file no other program can have it open, as the advice says.
            self.say_trouble(error, lambda: self.ask_where(order), advised=path.is_file())

        keep_folder(self._context.services.journal, path, order.folder)
        self.note.hide()
        self.strip.begin_work(words.tr("Writing {}", "export").format(path.name))
        work, done = order.write(path, self._show_progress), lambda result: self._show_written(order, path, result)
        self._context.runner.start(self._task, work, done=done, failed=failed)
        self.busy_changed.emit(True)

    def _show_progress(self, progress: Progress) -> None:
        if self.busy:  # not cancelled a moment ago
            self.strip.advance(progress.share)

    def _show_written(self, order: FileOrder[Any], path: Path, result: Any) -> None:
        self._ended()
        text, tone, details = order.written(path, result)
        self.note.show_written(path, text, tone)
        self.note.text.setToolTip("\n".join([str(path), *details]))

    def say_trouble(self, error: Exception, again: Callable[[], object], *, advised: bool = True) -> None:
        """Say why nothing was written; `again` asks for another place if this one can't be written."""
        what, meaning, advice = error_words(error)
        if isinstance(error, OutputNotWritable):
            message = [what, meaning, advice] if advised else [what, meaning]
            self.note.show_trouble(joining.sentences(*message), elsewhere=again)
        else:
            self.note.show_trouble(joining.sentences(what, meaning, advice))

    def _stop(self) -> None:
        self._context.runner.cancel(self._task)
        self._ended()

    def _ended(self) -> None:
        self.strip.hide()
        self.busy_changed.emit(False)


# --- The system's dialog, and the note that says where a file was written and opens it ---


def save_dialog(  # noqa: PLR0913, PLR0917 - what a dialog shows, and where it starts
    parent: QWidget, title: str, journal: Journal, name: str, name_filter: str, folder: Setting = Setting.EXPORT_FOLDER
) -> QFileDialog:
    """Return a closed dialog that proposes `name` and its suffix, in the last folder (the setting `folder`).

    The first one starts in the folder of the lists opened last.
    """
    dialog = file_dialog(parent, title)
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
