"""Saves the problem rows: asks for the place, shows the progress, and says where they are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from desktop_app.core.output.formats import XLSX
from desktop_app.core.service.settings import Setting
from desktop_app.services.ports import Progress
from desktop_app.ui.export.export_format import name_filter
from desktop_app.ui.export.save_dialog import WrittenNote, keep_folder, save_dialog, with_suffix
from desktop_app.ui.frame.context import PageContext
from desktop_app.ui.parts.bars import ProgressStrip
from desktop_app.ui.text import joining, words
from desktop_app.ui.text.error_words import error_words

_TASK = "upload.problems"
_SUFFIX = XLSX.suffix


class ProblemRows(QObject):
    """`strip` and `note` are hidden while they have nothing to say.

    Emits `busy_changed(busy)`; saves one list at a time.
    """

    busy_changed = Signal(bool)

    def __init__(self, context: PageContext, open_url: Callable[[QUrl], bool] = QDesktopServices.openUrl) -> None:
        super().__init__()
        self._context = context
        self.dialog: QFileDialog | None = None
        self.strip = ProgressStrip()
        self.strip.cancelled.connect(self.cancel)
        self.note = WrittenNote(open_url)

    @property
    def busy(self) -> bool:
        """True while rows are being written."""
        return self._context.runner.running(_TASK)

    def ask(self, list_id: str, title: str) -> None:
        """Ask where to save the problem rows of the list called `title`; then write them."""
        if self.dialog is not None or self.busy:
            return
        told, only = words.tr("Save the problem rows", "upload"), name_filter(XLSX)
        journal, name = self._context.services.journal, suggested_name(title)
        dialog = save_dialog(self.note.window(), told, journal, name, only, Setting.PROBLEM_ROWS_FOLDER)
        dialog.fileSelected.connect(lambda path: self._write(list_id, Path(path)))
        dialog.finished.connect(lambda _result: self._dialog_closed())
        self.dialog = dialog
        dialog.open()

    def cancel(self) -> None:
        """Stop; a file that was there before stays as it was."""
        if self.busy:
            self._stop()
            message = words.tr("Saving the problem rows was cancelled. Nothing was written.", "upload")
            self.note.show_trouble(message, "accent")

    def forget(self) -> None:
        """Stop writing and hide the note: the list is going."""
        if self.dialog is not None:
            self.dialog.reject()
        if self.busy:
            self._stop()
        self.note.hide()

    def _stop(self) -> None:
        self._context.runner.cancel(_TASK)
        self._ended()

    def _dialog_closed(self) -> None:
        self.dialog = None

    def _write(self, list_id: str, path: Path) -> None:
        path = with_suffix(path, _SUFFIX)
        keep_folder(self._context.services.journal, path, Setting.PROBLEM_ROWS_FOLDER)
        self.note.hide()
        self.strip.show_work(_saving(path))
        saving = self._context.services.exporting.save_problems(
            list_id, path, lambda done: self._show_progress(path, done)
        )
        self._context.runner.start(_TASK, saving, done=lambda rows: self._written(path, rows), failed=self._failed)
        self.busy_changed.emit(True)

    def _show_progress(self, path: Path, progress: Progress) -> None:
        if self.busy:  # not cancelled a moment ago
            self.strip.show_work(_saving(path), progress.share)

    def _written(self, path: Path, rows: int) -> None:
        self._ended()
        saved = words.counted(rows, "%n row saved to “{}”.", "%n rows saved to “{}”.").format(path.name)
        self.note.show_written(path, saved)
        self.note.text.setToolTip(str(path))

    def _failed(self, error: Exception) -> None:
        self._ended()
        self.note.show_trouble(joining.sentences(*error_words(error)))

    def _ended(self) -> None:
        self.strip.hide()
        self.busy_changed.emit(False)


def suggested_name(title: str) -> str:
    """Return "customers – problems.xlsx" for `customers.xlsx`."""
    return words.tr("{} – problems", "upload").format(Path(title).stem) + _SUFFIX


def _saving(path: Path) -> str:
    return words.tr("Saving the problem rows to “{}”", "upload").format(path.name)
