"""What each list cost is saved as a CSV: asks where, says where it is."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop_app.core.errors import DialproofError
from desktop_app.services.cost_list import TITLES, cost_rows
from desktop_app.ui import joining, words
from desktop_app.ui.context import PageContext
from desktop_app.ui.results.save_dialog import keep_folder, save_dialog, with_suffix
from desktop_app.ui.results.written_note import WrittenNote

_TASK, _FOLDER = "balance costs", "costs folder"  # the setting: where the last one went


class CostList(QObject):
    """`note` is hidden while there is nothing to say."""

    def __init__(self, context: PageContext) -> None:
        super().__init__()
        self._context = context
        self.note = WrittenNote()
        self.dialog: QFileDialog | None = None

    def ask(self, parent: QWidget) -> None:
        """Ask where it is saved; then write it."""
        if self.dialog is not None or self._context.runner.running(_TASK):
            return
        name = f"Dialproof costs {datetime.now():%Y-%m-%d}.csv"
        title, only = words.tr("Save what the lists cost", "balance"), words.tr("CSV (*.csv)", "export")
        self.dialog = save_dialog(parent.window(), title, self._context.desk.journal, name, only, _FOLDER)
        self.dialog.fileSelected.connect(lambda path: self.save(Path(path)))
        self.dialog.finished.connect(lambda _result: self._closed())
        self.dialog.open()

    def save(self, path: Path) -> None:
        """Write it there."""
        path, desk = with_suffix(path, ".csv"), self._context.desk
        keep_folder(desk.journal, path, _FOLDER)
        self.note.hide()
        point = words.locale().decimalPoint()
        reading = cost_rows(desk.journal, desk.session, point)
        self._context.runner.start(
            _TASK, reading, done=lambda rows: self._write(path, rows, point), failed=self._failed
        )

    def _closed(self) -> None:
        self.dialog = None

    def _write(self, path: Path, rows: list[tuple[str, ...]], point: str) -> None:
        from desktop_app.sheets.csv_writer import CsvWriter  # seldom wanted

        try:
            # Its texts are safe already: a negative amount is no formula. Who writes 1,5 expects semicolons.
            with CsvWriter(path, raw=True, delimiter=";" if point == "," else ",") as file:
                file.header(TITLES)
                file.rows(rows)
        except DialproofError as error:
            self._failed(error)
            return
        saved = words.counted(len(rows), "%n row saved to “{}”.", "%n rows saved to “{}”.")
        self.note.show_written(path, saved.format(path.name))

    def _failed(self, error: Exception) -> None:
        self.note.show_trouble(joining.sentences(*words.error_words(error)))
