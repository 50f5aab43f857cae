"""Writes one file at a time: asks for the place, shows the progress, and says where it is."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QVBoxLayout, QWidget

from desktop_app.core.errors import OutputNotWritable
from desktop_app.ui.export.save_dialog import keep_folder, with_suffix
from desktop_app.ui.export.written_note import WrittenNote
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.look import theme
from desktop_app.ui.parts.bars import ProgressStrip
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words


class FileWork(QWidget):
    """Hidden while nothing is written. `task`: the runner's name for it. Emits `busy_changed(busy)`."""

    busy_changed = Signal(bool)

    def __init__(
        self, context: PageContext, task: str, open_url: Callable[[QUrl], bool] = QDesktopServices.openUrl
    ) -> None:
        super().__init__()
        self._context = context
        self._task = task
        self.dialog: QFileDialog | None = None
        self._path = Path()
        self._again: Callable[[], object] = self.hide
        self.strip = ProgressStrip()
        self.strip.cancelled.connect(self.cancel)
        self.note = WrittenNote(open_url)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.S)
        column.addWidget(self.strip)
        column.addWidget(self.note)

    @property
    def busy(self) -> bool:
        """True while a file is being written."""
        return self._context.runner.running(self._task)

    def cancel(self) -> None:
        """Stop writing; a file that was there before stays as it was."""
        if self.busy:
            self._context.runner.cancel(self._task)
            self._ended()
            self.note.show_trouble(words.tr("The export was cancelled. Nothing was written.", "export"), "accent")

    def _open(
        self, dialog: QFileDialog, suffix: str, chosen: Callable[[Path], None], again: Callable[[], object]
    ) -> None:
        """Ask; `chosen` gets the path with its suffix. `again` asks anew if that path can't be written."""
        self._again = again
        dialog.fileSelected.connect(lambda path: chosen(with_suffix(Path(path), suffix)))
        dialog.finished.connect(lambda _result: self._dialog_closed())
        self.dialog = dialog
        dialog.open()

    def _dialog_closed(self) -> None:
        self.dialog = None

    def _start(self, path: Path, work: Coroutine[Any, Any, Any], done: Callable[[Any], None]) -> None:
        """Let `work` write to `path`."""
        self._path = path
        keep_folder(self._context.services.journal, path)
        self.note.hide()
        self.show_share(path)
        self._context.runner.start(self._task, work, done=done, failed=self._failed)
        self.busy_changed.emit(True)

    def show_share(self, path: Path, share: float | None = None, left: float | None = None) -> None:
        """Show the progress, and the seconds left."""
        self.strip.show_work(words.tr("Writing {}", "export").format(path.name), share, left)

    def _failed(self, error: Exception) -> None:
        self._ended()
        what, meaning, advice = error_words(error)
        if not isinstance(error, OutputNotWritable):
            self.note.show_trouble(joining.sentences(what, meaning, advice))
            return
        # Without a file no other program can have it open, as the advice says.
        said = [what, meaning, advice] if self._path.is_file() else [what, meaning]
        self.note.show_trouble(joining.sentences(*said), elsewhere=self._again)

    def _ended(self) -> None:
        self.strip.hide()
        self.busy_changed.emit(False)
