"""Text in letters of equal width, to be read and copied."""

from __future__ import annotations

from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QPlainTextEdit

from desktop_app.ui.look import theme


class FixedText(QPlainTextEdit):
    """Read only; Tab leaves it."""

    def __init__(self, name: str, text: str = "") -> None:
        super().__init__(text)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setAccessibleName(name)
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(theme.sizes().small)
        self.document().setDefaultFont(font)
        self.document().setDocumentMargin(theme.XS)
