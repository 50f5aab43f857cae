"""Scroll areas: by keys only while there is something to scroll, as high as their content, with marked edges."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

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


def scrolled_page(name: str, *items: QWidget | QLayout, spacing: int = theme.S + theme.XS) -> Scrolled:
    """Return a page that scrolls, with the items one below the other and the spare room below them."""
    inside = QWidget()
    column = QVBoxLayout(inside)
    column.setContentsMargins(*theme.PAGE_MARGINS)
    column.setSpacing(spacing)
    for item in items:
        if isinstance(item, QWidget):
            column.addWidget(item)
        else:
            column.addLayout(item)
    column.addStretch(1)  # no banner or card grows instead
    area = Scrolled(inside, name)
    area.setFrameShape(QFrame.Shape.NoFrame)
    return area


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
