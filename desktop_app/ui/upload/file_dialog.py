"""The system's dialog for choosing a list."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop_app.ui import words

_SPREADSHEETS = "*.xlsx *.xlsm *.xls *.xlsb *.ods"
_TEXT = "*.csv *.tsv *.tab *.txt"
# As web programs and mail hand lists on.
_OTHERS = "*.zip *.html *.htm *.xml"


def choose_list(parent: QWidget, folder: str, chosen: Callable[[Path], object]) -> QFileDialog:
    """Open it at `folder`; `chosen(path)` if the person takes a file. Returns at once."""
    dialog = QFileDialog(parent, words.tr("Choose a list of phone numbers", "upload"), folder)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setNameFilters(
        [
            words.tr("Lists", "upload") + f" ({_SPREADSHEETS} {_TEXT} {_OTHERS})",
            words.tr("Spreadsheets", "upload") + f" ({_SPREADSHEETS})",
            words.tr("Text", "upload") + f" ({_TEXT})",
            words.tr("All files", "upload") + " (*)",
        ]
    )
    dialog.fileSelected.connect(lambda path: chosen(Path(path)))
    dialog.open()
    return dialog
