"""How large a dialog opens: as large as it likes to be, and never larger than the screen has room for."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

_FRAME = 40  # pixels, for the title bar that the desktop puts above it


def bounded(wanted: QSize, free: QSize) -> QSize:
    """`wanted` within what is `free` of a screen, its title bar too."""
    return wanted.boundedTo(free - QSize(0, _FRAME))


def spare(ratio: float) -> int:
    """Pixels to ask for above what is needed: at 150 % a window may get one less, and its content a scroll bar."""
    return 0 if ratio.is_integer() else 1


def fit(window: QWidget, width: int, height: int) -> None:
    """Give a window this size, as far as its screen has it; its least size gives way, too."""
    size = bounded(QSize(width, height + spare(window.devicePixelRatioF())), window.screen().availableSize())
    window.setMinimumSize(window.minimumSize().boundedTo(size))
    window.resize(size)
