"""app.svg as PNG, drawn by Qt."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

APP_ICON = Path(__file__).resolve().parents[2] / "resources" / "icons" / "app.svg"


def picture(side: int, margin: float = 0.0) -> QImage:
    """The icon with so many pixels on each side, `margin` of them (a share of the side) left free all around."""
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    free = side * margin
    QSvgRenderer(str(APP_ICON)).render(painter, QRectF(free, free, side - 2 * free, side - 2 * free))
    painter.end()
    return image


def png(side: int, margin: float = 0.0) -> bytes:
    """The same as a PNG."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture(side, margin).save(buffer, "PNG", 0)  # type: ignore[call-overload]  # 0: the best compression
    return bytes(buffer.data().data())
