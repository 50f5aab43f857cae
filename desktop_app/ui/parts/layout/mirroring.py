"""Mirrors our own painting for languages written from right to left; Qt mirrors only layouts."""

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
    """Return where a `rect` laid out from the left of `whole` stands in `direction`.

    It equals QStyle.visualRect, which is slow to import, and the window's first paint needs this.
    """
    if direction != Qt.LayoutDirection.RightToLeft:
        return rect
    return rect.translated(whole.left() + whole.right() - rect.left() - rect.right(), 0)


def number_flags(flags: int, direction: Qt.LayoutDirection) -> int:
    """Return the flags to draw a number with, at the side that `flags` mean in `direction`.

    The digits keep their order: the groups of "07911 123456" would change places in right-to-left text.
    """
    side = flags & _SIDES or _LEFT
    if direction == Qt.LayoutDirection.RightToLeft:
        side ^= _SIDES
    fixed = Qt.AlignmentFlag.AlignAbsolute.value | Qt.TextFlag.TextForceLeftToRight.value
    return flags & ~_SIDES | side | fixed


def margins(left: int, top: int, right: int, bottom: int) -> tuple[int, int, int, int]:
    """Return a layout's margins mirrored, because Qt doesn't mirror margins."""
    return (right, top, left, bottom) if QGuiApplication.isRightToLeft() else (left, top, right, bottom)


def corner_below(anchor: QWidget, width: int, *, at_end: bool = False) -> QPoint:
    """Return the upper left corner, on the screen, of something `width` wide that opens below `anchor`.

    Its start is aligned with the anchor's start, or with `at_end` their ends are.
    """
    at_the_right = at_end != anchor.isRightToLeft()
    return anchor.mapToGlobal(QPoint(anchor.width() - width if at_the_right else 0, anchor.height() + _BELOW))
