"""The window's tabs: a real tab bar, with a number beside a name if something waits."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QTabBar

from desktop_app.ui.look import theme
from desktop_app.ui.parts.layout.mirroring import placed
from desktop_app.ui.text import joining, words

_HEIGHT, _PADDING, _GAP, _BADGE_HEIGHT, _BADGE_PADDING = 48, 12, 6, 18, 6


class NavTabs(QTabBar):
    """Arrow keys move within it; Alt+1… and Ctrl+Tab are handled by the window."""

    def __init__(self) -> None:
        super().__init__()
        self._counts: dict[int, int] = {}
        self._hovered = -1
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(False)
        self.setMouseTracking(True)
        self.setFixedHeight(_HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)  # never narrower than its words
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(words.tr("Parts of the window", "shell"))

    def add(self, title: str) -> int:
        """Append a tab and return its index."""
        at = self.addTab(title)
        self.setTabToolTip(at, f"Alt+{at + 1}")
        return at

    def set_count(self, at: int, count: int, meaning: str = "") -> None:
        """Set the number beside the name, none for 0. `meaning` is for screen readers: "2 batches running"."""
        self._counts[at] = max(0, count)
        spoken = joining.listed((self.tabText(at), meaning or words.number(count))) if count > 0 else self.tabText(at)
        self.setAccessibleTabName(at, spoken)
        self.setTabText(at, self.tabText(at))  # makes Qt measure the widths again
        self.updateGeometry()
        self.update()

    def count_at(self, at: int) -> int:
        """Return the number beside a tab's name."""
        return self._counts.get(at, 0)

    def tabSizeHint(self, index: int) -> QSize:  # noqa: N802 - Qt's name
        """Return room for text, number and padding, equal for chosen tabs, so that nothing moves."""
        width = 2 * _PADDING + QFontMetrics(self._text_font()).horizontalAdvance(self.tabText(index)) + 2
        if self.count_at(index):
            width += _GAP + self._badge_width(index)
        return QSize(width, _HEIGHT)

    minimumTabSizeHint = tabSizeHint  # noqa: N815 - Qt's name

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint words, numbers, the line below the chosen tab, and the ring of the focused one."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at in range(self.count()):
            self._paint_tab(painter, at, self.tabRect(at))

    def _paint_tab(self, painter: QPainter, at: int, whole: QRect) -> None:
        chosen = at == self.currentIndex()
        painter.setFont(self._text_font())
        painter.setPen(theme.colour("text" if chosen or at == self._hovered else "muted"))
        inner = whole.adjusted(_PADDING, 0, -_PADDING, 0)
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignVCenter), self.tabText(at))
        if self.count_at(at):
            self._paint_badge(painter, at, inner, chosen)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)  # a rectangle: `fillRect` would load QGradient's 171 names
            painter.setBrush(theme.colour("accent"))
            painter.drawRect(QRect(whole.left(), whole.bottom() - 1, whole.width(), 2))
            if self.hasFocus():
                painter.setPen(QPen(theme.colour("accent"), 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(QRectF(whole).adjusted(3, 9, -3, -9), theme.RADIUS, theme.RADIUS)

    def _paint_badge(self, painter: QPainter, at: int, inner: QRect, chosen: bool) -> None:
        width = self._badge_width(at)
        badge = QRectF(inner.right() - width + 1, inner.center().y() - _BADGE_HEIGHT / 2 + 1, width, _BADGE_HEIGHT)
        badge = placed(badge, QRectF(inner), self.layoutDirection())
        painter.setPen(theme.colour("accent" if chosen else "control") if theme.current().high else Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour("accent_soft" if chosen else "neutral_soft"))
        painter.drawRoundedRect(badge, _BADGE_HEIGHT / 2, _BADGE_HEIGHT / 2)
        painter.setFont(self._badge_font())
        painter.setPen(theme.colour("accent" if chosen else "text"))
        painter.drawText(badge, int(Qt.AlignmentFlag.AlignCenter), words.number(self.count_at(at)))

    def _badge_width(self, at: int) -> int:
        text = words.number(self.count_at(at))
        return max(_BADGE_HEIGHT, QFontMetrics(self._badge_font()).horizontalAdvance(text) + 2 * _BADGE_PADDING)

    def _text_font(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.Medium)
        return font

    def _badge_font(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        font.setPixelSize(theme.sizes().small)
        return font

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Highlight the tab under the pointer."""
        self._hover(event.position().toPoint())
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Remove the highlight."""
        self._hover(QPoint(-1, -1))
        super().leaveEvent(event)

    def _hover(self, point: QPoint) -> None:
        at = self.tabAt(point)
        if at != self._hovered:
            self._hovered = at
            self.update()
