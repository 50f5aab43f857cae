"""Warnings and errors of the log in their colours; their words say the same."""

from __future__ import annotations

from PySide6.QtGui import QSyntaxHighlighter, QTextCharFormat, QTextDocument

from desktop_app.ui import theme

_TONES = {" WARNING ": "warning", " ERROR ": "danger", " CRITICAL ": "danger"}
_WHERE = 32  # characters: a level stands right behind the time


class Colouring(QSyntaxHighlighter):
    """Line by line, as Qt lays them out."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)

    def highlightBlock(self, text: str) -> None:  # noqa: N802 - Qt's name
        """One line; frames below a message are muted."""
        tone = next((tone for word, tone in _TONES.items() if word in text[:_WHERE]), "")
        if not tone and text.startswith((" ", "Traceback")):
            tone = "muted"
        if tone:
            look = QTextCharFormat()
            look.setForeground(theme.colour(tone))
            self.setFormat(0, len(text), look)
