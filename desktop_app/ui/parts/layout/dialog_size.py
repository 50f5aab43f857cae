"""Sizes a dialog: as large as it wants, but never larger than the screen."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

_FRAME = 40  # pixels for the title bar that the desktop adds


def bounded(wanted: QSize, free: QSize) -> QSize:
    """Return `wanted` limited to the `free` size of a screen, less the title bar."""
    return wanted.boundedTo(free - QSize(0, _FRAME))


def spare(ratio: float) -> int:
    """Return the extra pixels to request: at 150 % a window may get one less, and its content a scroll bar."""
    return 0 if ratio.is_integer() else 1


def fit(window: QWidget, width: int, height: int) -> None:
    """Give a window this size, as far as the screen allows, even below its minimum size."""
    size = bounded(QSize(width, height + spare(window.devicePixelRatioF())), window.screen().availableSize())
    window.setMinimumSize(window.minimumSize().boundedTo(size))
    window.resize(size)
