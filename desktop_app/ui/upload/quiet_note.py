"""A few words beside everything else, which go by themselves."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from desktop_app.ui.parts.label import ElidedLabel

_SEEN = 8_000  # milliseconds


class QuietNote(ElidedLabel):
    """Takes no focus and moves nothing; it is read aloud, too."""

    def __init__(self) -> None:
        super().__init__("", "muted")
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.setInterval(_SEEN)
        self._over.timeout.connect(self.clear)

    def say(self, text: str) -> None:
        """Say it for some seconds."""
        self.setText(text)
        self._over.start()
        if self.isVisible():
            from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # only now, behind the first paint

            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
