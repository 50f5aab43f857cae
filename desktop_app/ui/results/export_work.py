"""Writing results: asks where, shows how far it is, says where it is."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QVBoxLayout, QWidget

from desktop_app.core.errors import DialproofError
from desktop_app.core.output_form import OutputForm
from desktop_app.core.reconciliation import Reconciliation
from desktop_app.services.ports import Progress
from desktop_app.ui import theme, words
from desktop_app.ui.context import PageContext
from desktop_app.ui.parts.progress_strip import ProgressStrip
from desktop_app.ui.results.export_format import ExportFormat, delimiter_for, suggested_name
from desktop_app.ui.results.export_words import told, wrote
from desktop_app.ui.results.save_dialog import keep_folder, save_dialog
from desktop_app.ui.results.written_note import WrittenNote

_TASK = "export"
_SURE_AFTER = 1.0  # seconds before a guess at what is left


@dataclass(frozen=True, slots=True)
class _Wanted:
    batch_id: str
    form: ExportFormat
    suffix: str
    only: array[int] | None


class ExportWork(QWidget):
    """Hidden while nothing is written. `busy_changed(busy)`: one export at a time."""

    busy_changed = Signal(bool)

    def __init__(self, context: PageContext, open_url: Callable[[QUrl], bool] = QDesktopServices.openUrl) -> None:
        super().__init__()
        self._context = context
        self._begun = 0.0
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

    def ask(self, batch_id: str, form: ExportFormat = ExportFormat.XLSX, only: array[int] | None = None) -> None:
        """Ask where to write a batch's results to; then write them. `only`: the row numbers to write."""
        if self.dialog is not None:
            return
        if self.busy:
            if self.strip.isHidden():  # the other page's
                said = words.tr("Another export is under way. Try again when it has ended.", "export")
                self.note.show_trouble(said, "accent")
            return
        journal = self._context.desk.journal
        file = journal.batch(batch_id).file
        name = suggested_name(file, form, some=only is not None)
        title = words.tr("Export results", "export")
        dialog = save_dialog(self.window(), title, journal, name, form.name_filter(file))
        wanted = _Wanted(batch_id, form, form.suffix(file), only)
        dialog.fileSelected.connect(lambda path: self._write(wanted, Path(path)))
        dialog.finished.connect(lambda _result: self._dialog_closed())
        self.dialog = dialog
        dialog.open()

    def cancel(self) -> None:
        """Stop writing; what was there before stays as it was."""
        self._context.runner.cancel(_TASK)
        self._ended()
        self.note.show_trouble(words.tr("The export was cancelled. Nothing was written.", "export"), "accent")

    def _dialog_closed(self) -> None:
        self.dialog = None

    def _write(self, wanted: _Wanted, path: Path) -> None:
        if path.suffix.lower() != wanted.suffix:
            path = path.with_name(path.name + wanted.suffix)
        try:
            form = wanted.form.form(self._delimiter(wanted.batch_id))
        except DialproofError as error:
            self._failed(error)
            return
        keep_folder(self._context.desk.journal, path)
        self._begun = monotonic()
        self.note.hide()
        self.strip.show_work(_writing(path))
        self._context.runner.start(
            _TASK,
            self._context.desk.exporting.export(
                wanted.batch_id,
                path,
                form=form,
                only=wanted.only,
                progress=lambda progress: self._show_progress(path, progress),
            ),
            done=lambda counts: self._written(path, form, counts),
            failed=self._failed,
        )
        self.busy_changed.emit(True)

    def _show_progress(self, path: Path, progress: Progress) -> None:
        if not self.busy:
            return  # cancelled a moment ago
        spent, share = monotonic() - self._begun, progress.share
        left = spent * (1 - share) / share if share and spent > _SURE_AFTER else None
        self.strip.show_work(_writing(path), share, left)

    def _delimiter(self, batch_id: str) -> str:
        with closing(self._context.desk.results.open(batch_id)) as store:
            return delimiter_for(store.understanding.delimiter)

    def _written(self, path: Path, form: OutputForm, counts: Reconciliation) -> None:
        self._ended()
        said = [*map(told, counts.disagreements), *counts.not_kept]
        self.note.show_written(path, wrote(path, form, counts), "warning" if said else "success")
        self.note.text.setToolTip("\n".join([str(path), *said]))

    def _failed(self, error: Exception) -> None:
        self._ended()
        self.note.show_trouble(" ".join(part for part in words.error_words(error) if part))

    def _ended(self) -> None:
        self.strip.hide()
        self.busy_changed.emit(False)


def _writing(path: Path) -> str:
    return words.tr("Writing {}", "export").format(path.name)
