"""A word that something was copied, for a moment."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from desktop_app.ui.parts.label import Label
from desktop_app.ui.text import words

_MOMENT = 4_000  # milliseconds


class CopiedNote(Label):
    """Empty until `tell`, and a moment later once more."""

    def __init__(self) -> None:
        super().__init__("", "small")
        self._ending = QTimer(self)
        self._ending.setSingleShot(True)
        self._ending.setInterval(_MOMENT)
        self._ending.timeout.connect(self.clear)

    def tell(self, _text: str = "") -> None:
        """Say it, also aloud; the text itself is of no interest."""
        self.setText(words.tr("Copied", "check"))
        self._ending.start()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.text()))
