"""Warnings and errors of the log in their colours, which their words say, too; and what was looked for, marked."""

from __future__ import annotations

import re

from PySide6.QtGui import QSyntaxHighlighter, QTextCharFormat, QTextDocument

from desktop_app.ui import theme

_TONES = {" WARNING ": "warning", " ERROR ": "danger", " CRITICAL ": "danger"}
_WHERE = 32  # characters: a level stands right behind the time


class Colouring(QSyntaxHighlighter):
    """Line by line, as Qt lays them out."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self.words = ""  # that are looked for

    def highlightBlock(self, text: str) -> None:  # noqa: N802 - Qt's name
        """One line; frames below a message are muted."""
        tone = next((tone for word, tone in _TONES.items() if word in text[:_WHERE]), "")
        if not tone and text.startswith((" ", "Traceback")):
            tone = "muted"
        look = QTextCharFormat()
        if tone:
            look.setForeground(theme.colour(tone))
            self.setFormat(0, len(text), look)
        if self.words:
            look.setBackground(theme.colour("selection"))
            for found in re.finditer(re.escape(self.words), text, re.IGNORECASE):
                self.setFormat(found.start(), len(found.group()), look)
