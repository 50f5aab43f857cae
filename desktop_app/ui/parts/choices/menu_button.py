"""A button that opens a menu, marked by an arrow."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent

from desktop_app.ui.look import icons
from desktop_app.ui.parts.button import Button

_INSET = 11


class MenuButton(Button):
    """Has an arrow after its words; the style sheet reserves the room for it."""

    def __init__(self, text: str, *, icon: str, clicked: Callable[[], object]) -> None:
        super().__init__(text, "primary", icon=icon, clicked=clicked)
        self.setProperty("menu", True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, then the arrow."""
        super().paintEvent(event)
        arrow = QRect(0, 0, icons.SIZE - 2, icons.SIZE - 2)
        arrow.moveCenter(self.rect().center())
        arrow.moveRight(self.rect().right() - _INSET)
        tone = "accent_text" if self.property("kind") == "primary" else "text"
        icons.paint(QPainter(self), arrow, "chevron-down", tone if self.isEnabled() else "disabled")
