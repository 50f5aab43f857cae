"""What we paint ourselves, mirrored where a language is read from right to left: Qt mirrors layouts, and no more."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

Rect = TypeVar("Rect", QRect, QRectF)
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft.value, Qt.AlignmentFlag.AlignRight.value
_SIDES = _LEFT | _RIGHT
_BELOW = 2  # pixels between a button and what opens below it


def placed(rect: Rect, whole: Rect, direction: Qt.LayoutDirection) -> Rect:
    """Where a `rect` that was laid out from the left of `whole` stands in `direction`.

    As QStyle.visualRect; that one is slow to import, and the window's first paint needs this.
    """
    if direction != Qt.LayoutDirection.RightToLeft:
        return rect
    return rect.translated(whole.left() + whole.right() - rect.left() - rect.right(), 0)


def number_flags(flags: int, direction: Qt.LayoutDirection) -> int:
    """The flags to draw a number with, at the side that `flags` mean in `direction`.

    Its digits stay as they are: the groups of "07911 123456" would change places in a text from right to left.
    """
    side = flags & _SIDES or _LEFT
    if direction == Qt.LayoutDirection.RightToLeft:
        side ^= _SIDES
    fixed = Qt.AlignmentFlag.AlignAbsolute.value | Qt.TextFlag.TextForceLeftToRight.value
    return flags & ~_SIDES | side | fixed


def margins(left: int, top: int, right: int, bottom: int) -> tuple[int, int, int, int]:
    """The margins of a layout that isn't as far from both sides: these Qt leaves as they are."""
    return (right, top, left, bottom) if QGuiApplication.isRightToLeft() else (left, top, right, bottom)


def corner_below(anchor: QWidget, width: int, *, at_end: bool = False) -> QPoint:
    """The upper left corner, on the screen, of what is `width` wide and opens below `anchor`.

    It begins where that begins, or with `at_end` ends where that ends.
    """
    at_the_right = at_end != anchor.isRightToLeft()
    return anchor.mapToGlobal(QPoint(anchor.width() - width if at_the_right else 0, anchor.height() + _BELOW))
