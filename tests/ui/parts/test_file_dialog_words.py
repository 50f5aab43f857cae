"""Qt's own file dialog is labelled in the window's language."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.parts.files import file_dialog
from tests.ui.looking.pseudo_language import PseudoLanguage


def test_what_qts_translations_lack_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    language = PseudoLanguage()
    QCoreApplication.installTranslator(language)
    try:
        parent = QWidget()
        qtbot.addWidget(parent)
        dialog = file_dialog(parent, "", str(tmp_path))
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        texts = {label.text() for label in dialog.findChildren(QLabel)}
    finally:
        QCoreApplication.removeTranslator(language)
    assert {"⟦Looook iin:⟧", "⟦Typee oof fiilee:⟧"} <= texts
