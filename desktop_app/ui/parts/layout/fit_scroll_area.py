"""What is as high as its content while there is room, and scrolls where there is less."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QSizePolicy, QWidget

from desktop_app.ui.parts.layout.scrolled import Scrolled

_LEAST: Final = 40  # pixels: two lines


class FitScrollArea(Scrolled):
    """Around what is laid out by `layout`, for what stands above buttons that are always to be seen.

    `grows`: takes more room than it needs, too, for the sake of a table in it.
    """

    def __init__(self, layout: QLayout, name: str, *, grows: bool = False) -> None:
        content = self._content = _Content(layout)
        super().__init__(content, name)
        self._layout = layout
        self.setFrameShape(QFrame.Shape.NoFrame)
        upright = QSizePolicy.Policy.Expanding if grows else QSizePolicy.Policy.Maximum
        self.setSizePolicy(QSizePolicy.Policy.Preferred, upright)
        content.installEventFilter(self)

    def height_for(self, width: int) -> int:
        """Pixels of its content, where it is `width` wide: what wraps has no height of its own."""
        self._layout.activate()  # a layout within it would still have the height without what has just been shown
        wraps = self._layout.hasHeightForWidth()
        return self._layout.totalHeightForWidth(width) if wraps else self._layout.totalSizeHint().height()

    def sizeHint(self) -> QSize:
        """All of it."""
        width = self._content.sizeHint().width()
        return QSize(width, self.height_for(self.width()))

    def minimumSizeHint(self) -> QSize:
        """A little of it."""
        return QSize(self._content.minimumSizeHint().width(), min(_LEAST, self.sizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Narrower or wider, it has another height."""
        self._bar_if_needed()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Something in it was shown, hidden or said anew."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self._content:
            self._bar_if_needed()
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _bar_if_needed(self) -> None:
        """A bar makes it narrower, hence higher: Qt would keep one that came for a moment for what it takes itself."""
        enough = self.height() >= self.height_for(self.width())
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if enough else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(policy)


class _Content(QWidget):
    """Its words wrap, so that what Qt takes for the least height is that of a narrower one."""

    def __init__(self, layout: QLayout) -> None:
        super().__init__()
        self.setLayout(layout)

    def minimumSizeHint(self) -> QSize:
        """As narrow as may be; the height goes by the width."""
        return QSize(super().minimumSizeHint().width(), 0)
