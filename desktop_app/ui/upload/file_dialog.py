"""The system's dialog for choosing a list, or several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop_app.ui import words
from desktop_app.ui.parts.file_dialog_words import name_fields
from desktop_app.ui.parts.first_folder import first_folder

_SPREADSHEETS = "*.xlsx *.xlsm *.xls *.xlsb *.ods"
_TEXT = "*.csv *.tsv *.tab *.txt"
# As web programs and mail hand lists on.
_OTHERS = "*.zip *.html *.htm *.xml"


def choose_lists(parent: QWidget, folder: str, chosen: Callable[[Sequence[Path]], object]) -> QFileDialog:
    """Open it at `folder` if that is there; `chosen(paths)` if the person takes one file or more. Returns at once."""
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
