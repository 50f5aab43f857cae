"""A scroll area that keys reach only where there is something to scroll, and that shows when they do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop_app.ui.look import theme


class Scrolled(QScrollArea):
    """Around `content`, up and down only."""

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
        """The ring goes all around."""
        super().resizeEvent(event)
        self._ring.resize(self.size())
        self._ring.raise_()

    def event(self, event: QEvent) -> bool:
        """The ring comes and goes with the focus."""
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
