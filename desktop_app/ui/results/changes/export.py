"""What has changed, written to a file: asks where, shows how far it is, says where it is."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from desktop_app.core.marking import marked
from desktop_app.services.comparing import Comparison
from desktop_app.services.ports import Progress
from desktop_app.ui import words
from desktop_app.ui.context import PageContext
from desktop_app.ui.list_title import list_title
from desktop_app.ui.results.export_format import delimiter_for
from desktop_app.ui.results.file_work import FileWork
from desktop_app.ui.results.save_dialog import save_dialog

_TASK = "export changes"
_FILTERS = marked({".xlsx": "Excel (*.xlsx)", ".csv": "CSV (*.csv)"}, "export")


class ChangesExport(FileWork):
    """Writes a comparison, or a part of it."""

    def __init__(self, context: PageContext, open_url: Callable[[QUrl], bool] = QDesktopServices.openUrl) -> None:
        super().__init__(context, _TASK, open_url)

    def ask(self, comparison: Comparison, suffix: str, only: array[int] | None = None) -> None:
        """Ask where to write a comparison to; then write it. `only`: the places to write."""
        if self.dialog is not None or self.busy:
            return
        name = _tr("{} – changes").format(Path(list_title(comparison.now)).stem)
        if only is not None:
            name = words.tr("{} (filtered)", "export").format(name)
        journal, title = self._context.desk.journal, _tr("Export the changes")
        dialog = save_dialog(self.window(), title, journal, name + suffix, words.tr(_FILTERS[suffix], "export"))
        again = lambda: self.ask(comparison, suffix, only)  # noqa: E731 - as what is asked now is written below
        self._open(dialog, suffix, lambda path: self._write(comparison, path, suffix, only), again)

    def _write(self, comparison: Comparison, path: Path, suffix: str, only: array[int] | None) -> None:
        delimiter = delimiter_for(None) if suffix == ".csv" else ","
        work = self._context.desk.comparing.export(
            comparison, path, delimiter=delimiter, only=only, progress=lambda done: self._show_progress(path, done)
        )
        self._start(path, work, lambda count: self._written(path, count))

    def _show_progress(self, path: Path, progress: Progress) -> None:
        if self.busy:
            self.show_share(path, progress.share)

    def _written(self, path: Path, count: int) -> None:
        self._ended()
        numbers = words.counted(count, "%n number", "%n numbers")
        self.note.show_written(path, words.tr("{} written to “{}”.", "export").format(numbers, path.name))


def _tr(text: str) -> str:
    return words.tr(text, "changes")
