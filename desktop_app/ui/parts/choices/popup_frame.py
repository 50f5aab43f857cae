"""Places a pop-up, and rounds its corners."""

from __future__ import annotations

import math

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication, QRegion
from PySide6.QtWidgets import QWidget

from desktop_app.ui.look import theme


def placed_below(place: QRect, least: int, inside: QRect, free: QRect, *, mirrored: bool) -> QRect:
    """Return `place` moved so that it fits the screen; it opens below something `least` wide.

    Extra width goes to where lines end, or the other way if it would leave `inside`; it stays on `free`.
    """
    place, end = QRect(place), place.left() + least
    at_end = end - place.width() >= inside.left() if mirrored else place.right() > inside.right()
    if at_end:
        place.moveRight(end - 1)
    place.moveLeft(max(place.left(), free.left()))
    place.moveRight(min(place.right(), free.right()))
    place.moveBottom(min(place.bottom(), free.bottom()))
    return place


def round_corners(popup: QWidget) -> None:
    """Mask a window's corners, which are black on an X screen without a compositor.

    Call it whenever the size changes. Elsewhere windows are composited, and a mask would only make the edge coarse.
    """
    if QGuiApplication.platformName() == "xcb":
        popup.setMask(rounded(popup.size(), theme.CARD_RADIUS))


def rounded(size: QSize, radius: int) -> QRegion:
    """Return a rectangle without the pixels whose centre is beyond its round corners."""
    width, height = size.width(), size.height()
    rows = [QRect(0, radius, width, height - 2 * radius)]
    for row in range(radius):
        inset = math.ceil(radius - 0.5 - math.sqrt(radius**2 - (radius - row - 0.5) ** 2))
        rows += [QRect(inset, at, width - 2 * inset, 1) for at in (row, height - 1 - row)]
    region = QRegion()
    for each in rows:
        region += each
    return region
