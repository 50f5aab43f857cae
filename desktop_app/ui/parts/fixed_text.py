"""Monospaced text to read and copy."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QPlainTextEdit

from desktop_app.ui.look import theme


class FixedText(QPlainTextEdit):
    """A read-only text field that Tab leaves."""

    def __init__(self, name: str, text: str = "") -> None:
        super().__init__(text)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setAccessibleName(name)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(theme.sizes().small)
        self.document().setDefaultFont(font)
        self.document().setDocumentMargin(theme.XS)
