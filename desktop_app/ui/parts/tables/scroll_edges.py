"""Shows that a scroll area continues: by a line above and a fade below."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop_app.ui.look import theme

_FADE: Final = 10  # pixels: less than a line of small words, which would look disabled otherwise
_BENEATH: Final = 0.65  # opacity of the fade if words continue beneath a line, where they needn't end before


class ScrollEdges(QWidget):
    """Lies above the viewport of `area`, on a background of the colour `ground`, and lets clicks through.

    `ruled`: there is a line at its lower edge anyway.
    """

    def __init__(self, area: QScrollArea, ground: str = "surface", *, ruled: bool = False) -> None:
        super().__init__(area)
        self._area, self._ground, self._ruled = area, ground, ruled
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self.update)
        bar.rangeChanged.connect(self.update)
        area.viewport().installEventFilter(self)

    @property
    def more_above(self) -> bool:
        """True if content is scrolled out of sight above."""
        return self._area.verticalScrollBar().value() > 0

    @property
    def more_below(self) -> bool:
        """True if content is out of sight below."""
        bar = self._area.verticalScrollBar()
        return bar.value() < bar.maximum()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the viewport's geometry."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.setGeometry(self._area.viewport().geometry())
            self.raise_()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the line and the fade, or nothing if all content is visible."""
        painter = QPainter(self)
        if self.more_above:
            painter.fillRect(0, 0, self.width(), 1, theme.colour("border"))
        if self.more_below and not theme.current().high:  # a fade would reduce the contrast that was asked for
            ground = QColor(theme.colour(self._ground))
            fade = QLinearGradient(0, self.height() - _FADE, 0, self.height())
            ground.setAlphaF(_BENEATH if self._ruled else 1)
            fade.setColorAt(1, ground)
            ground.setAlpha(0)
            fade.setColorAt(0, ground)
            painter.fillRect(0, self.height() - _FADE, self.width(), _FADE, fade)
