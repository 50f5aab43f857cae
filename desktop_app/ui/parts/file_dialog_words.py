"""The words of Qt's own file dialog that its translations don't have yet; systems with one of their own ignore them."""

from __future__ import annotations

from PySide6.QtWidgets import QFileDialog

from desktop_app.ui.text import words


def name_fields(dialog: QFileDialog) -> None:
    """Say what the fields are in the window's language."""
    dialog.setLabelText(QFileDialog.DialogLabel.LookIn, words.tr("Look in:", "files"))
    dialog.setLabelText(QFileDialog.DialogLabel.FileType, words.tr("Type of file:", "files"))
