"""A line of the legend that filters: colour, what, how many."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter

from desktop_app.ui import theme, words

PADDING = 8
_SWATCH, _GAP, _HEIGHT = 10, 10, 26


class CountButton(QPushButton):
    """Pressed while its rows are the ones shown; not to be pressed where there are none."""

    def __init__(self, text: str, colour_role: str) -> None:
        super().__init__(text)
        self._colour_role = colour_role
        self._count = 0
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setProperty("kind", "link")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_count(0)

    def set_count(self, count: int) -> None:
        """How many rows."""
        self._count = count
        self.setEnabled(count > 0)
        self.setCursor(Qt.CursorShape.PointingHandCursor if count else Qt.CursorShape.ArrowCursor)
        rows = words.counted(count, "%n row", "%n rows")
        self.setAccessibleName(f"{self.text()}: {rows}")
        self.setToolTip(words.tr("Show only these rows", "upload") if count else "")
        self.update()

    def count(self) -> int:
        """How many rows."""
        return self._count

    def sizeHint(self) -> QSize:
        """Room for colour, words and number."""
        measure = QFontMetrics(self._strong())
        width = measure.horizontalAdvance(self.text()) + measure.horizontalAdvance(words.number(self._count))
        return QSize(2 * PADDING + _SWATCH + 3 * _GAP + width, _HEIGHT)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """The button's ground and focus ring by the style, the words by ourselves."""
        painter = QStylePainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if self.isChecked() or (self.underMouse() and self.isEnabled()):
            painter.setBrush(theme.colour("selection" if self.isChecked() else "raised"))
            painter.drawRoundedRect(QRectF(self.rect()), theme.RADIUS, theme.RADIUS)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        text, option.text = self.text(), ""
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setPen(Qt.PenStyle.NoPen)
        inner = self.rect().adjusted(PADDING, 0, -PADDING, 0)
        painter.setBrush(theme.colour(self._colour_role))
        painter.drawRoundedRect(QRectF(inner.left(), inner.center().y() - 4, _SWATCH, _SWATCH), 2.5, 2.5)
        painter.setPen(theme.colour("text" if self._count else "muted"))
        painter.drawText(inner.adjusted(_SWATCH + _GAP, 0, 0, 0), int(Qt.AlignmentFlag.AlignVCenter), text)
        painter.setFont(self._strong())
        right = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
        painter.drawText(inner, right, words.number(self._count))

    def _strong(self) -> QFont:
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font
