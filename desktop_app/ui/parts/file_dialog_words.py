"""Names fields of Qt's own file dialog that its translations lack; native dialogs ignore that."""

from __future__ import annotations

from PySide6.QtWidgets import QFileDialog

from desktop_app.ui.text import words


def name_fields(dialog: QFileDialog) -> None:
    """Set the fields' names in the window's language."""
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, words.tr("Look in:", "files"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, words.tr("Type of file:", "files"))
