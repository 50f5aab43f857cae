"""What has changed, written to a file: asks where, shows how far it is, says where it is."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QVBoxLayout, QWidget

from desktop_app.services.comparing import Comparison
from desktop_app.services.ports import Progress
from desktop_app.ui import theme, words
from desktop_app.ui.context import PageContext
from desktop_app.ui.parts.progress_strip import ProgressStrip
from desktop_app.ui.results.export_format import delimiter_for
from desktop_app.ui.results.save_dialog import keep_folder, save_dialog
from desktop_app.ui.results.written_note import WrittenNote

_TASK = "export changes"
_FILTERS = {".xlsx": "Excel (*.xlsx)", ".csv": "CSV (*.csv)"}


class ChangesExport(QWidget):
    """Nothing is seen of it while nothing is written. `busy_changed(busy)`: one at a time."""

    busy_changed = Signal(bool)

    def __init__(self, context: PageContext, open_url: Callable[[QUrl], bool] = QDesktopServices.openUrl) -> None:
        super().__init__()
        self._context = context
        self.dialog: QFileDialog | None = None
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
        """Whether something is being written."""
        return self._context.runner.running(_TASK)

    def ask(self, comparison: Comparison, suffix: str, only: array[int] | None = None) -> None:
        """Ask where to write a comparison to; then write it. `only`: the places to write."""
        if self.dialog is not None or self.busy:
            return
        name = _tr("{} – changes").format(Path(comparison.now.name).stem)
        if only is not None:
            name = words.tr("{} (filtered)", "export").format(name)
        journal, title = self._context.desk.journal, _tr("Export the changes")
        dialog = save_dialog(self.window(), title, journal, name + suffix, words.tr(_FILTERS[suffix], "export"))
        dialog.fileSelected.connect(lambda path: self._write(comparison, Path(path), suffix, only))
        dialog.finished.connect(lambda _result: self._dialog_closed())
        self.dialog = dialog
        dialog.open()

    def cancel(self) -> None:
        """Stop writing; what was there before stays as it was."""
        if self.busy:
            self._context.runner.cancel(_TASK)
            self._ended()
            self.note.show_trouble(words.tr("The export was cancelled. Nothing was written.", "export"), "accent")

    def _dialog_closed(self) -> None:
        self.dialog = None

    def _write(self, comparison: Comparison, path: Path, suffix: str, only: array[int] | None) -> None:
        if path.suffix.lower() != suffix:
            path = path.with_name(path.name + suffix)
        keep_folder(self._context.desk.journal, path)
        self.note.hide()
        self.strip.show_work(_writing(path))
        self._context.runner.start(
            _TASK,
            self._context.desk.comparing.export(
                comparison,
                path,
                delimiter=delimiter_for(None) if suffix == ".csv" else ",",
                only=only,
                progress=lambda progress: self._show_progress(path, progress),
            ),
            done=lambda count: self._written(path, count),
            failed=self._failed,
        )
        self.busy_changed.emit(True)

    def _show_progress(self, path: Path, progress: Progress) -> None:
        if self.busy:
            self.strip.show_work(_writing(path), progress.share)

    def _written(self, path: Path, count: int) -> None:
        self._ended()
        numbers = words.counted(count, "%n number", "%n numbers")
        self.note.show_written(path, words.tr("{} written to “{}”.", "export").format(numbers, path.name))

    def _failed(self, error: Exception) -> None:
        self._ended()
        self.note.show_trouble(" ".join(part for part in words.error_words(error) if part))

    def _ended(self) -> None:
        self.strip.hide()
        self.busy_changed.emit(False)


def _writing(path: Path) -> str:
    return words.tr("Writing {}", "export").format(path.name)


def _tr(text: str) -> str:
    return words.tr(text, "changes")
