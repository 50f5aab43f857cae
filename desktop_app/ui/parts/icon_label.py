"""An icon as a widget, in a palette colour."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.look import icons


class IconLabel(QWidget):
    """Draws icon `name`; it is decorative, so always put it beside a word."""

    def __init__(self, name: str, colour_role: str = "muted", size: int = icons.SIZE) -> None:
        super().__init__()
        self._name = name
        self._colour_role = colour_role
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_icon(self, name: str, colour_role: str) -> None:
        """Show another icon."""
        self._name, self._colour_role = name, colour_role
        self.update()

    def sizeHint(self) -> QSize:
        """Return a square."""
        return QSize(self._size, self._size)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the icon across the widget."""
        icons.paint(QPainter(self), self.rect(), self._name, self._colour_role)
