"""A number's country as a small badge of two letters, because not every system draws flag emoji."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop_app.ui.look import theme
from desktop_app.ui.parts.layout.mirroring import placed
from desktop_app.ui.text.country_names import country_title

_HEIGHT, _PADDING, _RADIUS = 18, 5, 4
_NON_GEOGRAPHIC = "001"


class RegionBadge(QWidget):
    """Shows "GB", or "+1" while it may be several countries; hidden if nothing is known.

    Screen readers read the country's name.
    """

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_region(self, region: str) -> None:
        """Show a region from `core.numbers.typing_format.region_so_far`, or a number's own; "" for none."""
        self._text = badge_text(region)
        name = country_title(region) if region.isalnum() else region
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setVisible(bool(region))
        self.updateGeometry()
        self.update()

    def text(self) -> str:
        """Return the text shown."""
        return self._text

    def sizeHint(self) -> QSize:
        """Return the width of the letters."""
        return QSize(badge_width(self._text, self.font()), _HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Paint the letters on a soft background."""
        paint_badge(QPainter(self), self.rect(), self._text, self.font())


def badge_text(region: str) -> str:
    """Return "GB", or a word for numbers of no single country."""
    return "INTL" if region == _NON_GEOGRAPHIC else region


def badge_width(text: str, font: QFont) -> int:
    """Return a badge's width in pixels; 0 without a text."""
    return QFontMetrics(_letters(font)).horizontalAdvance(text) + 2 * _PADDING if text else 0


def paint_badge(  # noqa: PLR0913 - all but four have a default
    painter: QPainter, room: QRect, text: str, font: QFont, *, least: int = 0, ground: str = ""
) -> int:
    """Draw a badge at the start of `room`, vertically centred, at least `least` pixels wide; return its width.

    `ground`: another palette colour, if the usual one is that of the background.
    """
    width = badge_width(text, font)
    if not width:
        return 0
    width = max(width, least)
    box = QRect(room.left(), room.center().y() - _HEIGHT // 2 + 1, width, _HEIGHT)
    box = placed(box, room, painter.layoutDirection())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(ground or "neutral_soft"))
    painter.drawRoundedRect(QRectF(box), _RADIUS, _RADIUS)
    painter.setPen(theme.colour("text"))
    painter.setFont(_letters(font))
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextForceLeftToRight), text)
    painter.restore()
    return width


def _letters(font: QFont) -> QFont:
    letters = QFont(font)
    letters.setPixelSize(theme.sizes().small - 1)
    letters.setWeight(QFont.Weight.DemiBold)
    return letters
