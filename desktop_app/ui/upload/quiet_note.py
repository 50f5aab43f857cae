"""A short note beside everything else that disappears by itself."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from desktop_app.ui.parts.label import ElidedLabel

_SEEN = 8_000  # milliseconds


class QuietNote(ElidedLabel):
    """A label that takes no focus and moves nothing; screen readers read it aloud."""

    def __init__(self) -> None:
        super().__init__("", "muted")
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.setInterval(_SEEN)
        self._over.timeout.connect(self.clear)

    def say(self, text: str) -> None:
        """Show the text for some seconds."""
        self.setText(text)
        self._over.start()
        if self.isVisible():
            from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # imported late, after the first paint

            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
