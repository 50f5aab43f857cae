"""Qt's own file dialog is labelled in the window's language."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from desktop_app.ui.parts.files import name_fields
from tests.ui.looking.pseudo_language import PseudoLanguage


def test_what_qts_translations_lack_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    language = PseudoLanguage()
    QCoreApplication.installTranslator(language)
    try:
        dialog = QFileDialog(None, "", str(tmp_path))
        qtbot.addWidget(dialog)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        name_fields(dialog)
        texts = {label.text() for label in dialog.findChildren(QLabel)}
    finally:
        QCoreApplication.removeTranslator(language)
    assert {"⟦Looook iin:⟧", "⟦Typee oof fiilee:⟧"} <= texts
