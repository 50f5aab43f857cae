"""A scroll area that takes the keyboard focus only while it can scroll, and shows the focus."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop_app.ui.look import theme


class Scrolled(QScrollArea):
    """Scrolls `content` vertically only."""

    def __init__(self, content: QWidget, name: str) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        self._ring = _Ring(self)
        self.verticalScrollBar().rangeChanged.connect(self._may_scroll)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the focus ring to the new size."""
        super().resizeEvent(event)
        self._ring.resize(self.size())
        self._ring.raise_()

    def event(self, event: QEvent) -> bool:
        """Repaint the ring when the focus changes."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._ring.update()
        return super().event(event)

    def _may_scroll(self, _least: int, most: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if most else Qt.FocusPolicy.NoFocus)


class _Ring(QWidget):
    def __init__(self, area: Scrolled) -> None:
        super().__init__(area)
        self._area = area
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        if self._area.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), theme.RADIUS, theme.RADIUS)
