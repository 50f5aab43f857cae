"""A line with a muted name at the left and its value at the right; also usable as a legend."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.label import AmountLabel, ElidedLabel
from desktop_app.ui.parts.layout.mirroring import margins
from desktop_app.ui.text import joining


class KeyValue(QWidget):
    """`swatch` is the palette colour of a small square before the name, for a legend.

    `below`: it is a part of the line above, and is indented.
    """

    def __init__(
        self, key: str, value: str = "", *, swatch: str = "", below: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._key = ElidedLabel(key, "small" if below else "" if swatch else "muted")
        self._value = AmountLabel(value, "small" if below else "strong").selectable()
        self._value.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._value.setAccessibleName(joining.named(key, value))
        row = QHBoxLayout(self)
        row.setContentsMargins(*margins(theme.M if below else 0, 0 if below else 1, 0, 1))
        row.setSpacing(theme.S + 2)
        if swatch:
            row.addWidget(_Swatch(swatch))
        row.addWidget(self._key)
        row.addStretch()
        row.addWidget(self._value)

    def set_value(self, value: str, tone: str = "") -> None:
        """Show another value, in a tone if it matters."""
        self._value.setText(value)
        self._value.setAccessibleName(joining.named(self._key.text(), value))
        if (self._value.property("tone") or "") != tone:
            self._value.set_tone(tone)

    def value(self) -> str:
        """Return the value as shown."""
        return self._value.text()


class _Swatch(QWidget):
    def __init__(self, colour_role: str) -> None:
        super().__init__()
        self._colour_role = colour_role
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a small square."""
        return QSize(10, 10)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(self._colour_role))
        painter.drawRoundedRect(QRectF(0, 0, 10, 10), 2.5, 2.5)
