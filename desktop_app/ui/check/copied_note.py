"""A short note that something was copied."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import words

_MOMENT = 4_000  # milliseconds


class CopiedNote(Label):
    """Empty until `tell`, and again a few seconds later."""

    def __init__(self) -> None:
        super().__init__("", "small")
        self._ending = QTimer(self)
        self._ending.setSingleShot(True)
        self._ending.setInterval(_MOMENT)
        self._ending.timeout.connect(self.clear)

    def tell(self, _text: str = "") -> None:
        """Show the note, also to screen readers; the copied text doesn't matter."""
        self.setText(words.tr("Copied", "check"))
        self._ending.start()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.text()))
