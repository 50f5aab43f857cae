"""A scroll area as high as its content while there is room, which scrolls otherwise."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QSizePolicy, QWidget

from desktop_app.ui.parts.layout.scrolled import Scrolled

_LEAST: Final = 40  # pixels: two lines


class FitScrollArea(Scrolled):
    """Wraps the contents of `layout`, above buttons that must stay visible.

    `grows`: also takes more room than it needs, for a table in it.
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
        """Return the height of the content at this width; wrapped text has no height of its own."""
        self._layout.activate()  # a nested layout would still have the height without what has just been shown
        wraps = self._layout.hasHeightForWidth()
        return self._layout.totalHeightForWidth(width) if wraps else self._layout.totalSizeHint().height()

    def sizeHint(self) -> QSize:
        """Return the size of all content."""
        width = self._content.sizeHint().width()
        return QSize(width, self.height_for(self.width()))

    def minimumSizeHint(self) -> QSize:
        """Return the size of a small part of the content."""
        return QSize(self._content.minimumSizeHint().width(), min(_LEAST, self.sizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Recalculate the height for the new width."""
        self._bar_if_needed()
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Recalculate the size when something in it was shown, hidden or changed."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self._content:
            self._bar_if_needed()
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _bar_if_needed(self) -> None:
        """Show the scroll bar only if needed.

        It narrows the content, which gets higher, so Qt would keep a transient scroll bar.
        """
        enough = self.height() >= self.height_for(self.width())
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if enough else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(policy)


class _Content(QWidget):
    """Content with wrapped text, for which Qt assumes the least height of a narrower one."""

    def __init__(self, layout: QLayout) -> None:
        super().__init__()
        self.setLayout(layout)

    def minimumSizeHint(self) -> QSize:
        """Return the least width, and no height: that depends on the width."""
        return QSize(super().minimumSizeHint().width(), 0)
