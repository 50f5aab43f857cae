"""The texts of a table's cells, drawn as quickly as Qt can: a scrolled table has hundreds of them in each frame."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFont, QPainter, QStaticText, QTransform
from PySide6.QtWidgets import QStyleOptionViewItem

_MOST = 2_000  # texts that are kept, a few screens of them
_SPACES = dict.fromkeys(map(ord, "\t\n\v\f\r\x85\u2028\u2029"), " ")  # whatever is in a cell, it has one line
_RIGHT = Qt.AlignmentFlag.AlignRight.value


class CellTexts:
    """Draws a text on one line in the middle of its room, shortened where it doesn't fit.

    To find the glyphs of a text takes most of the time of drawing it, and of measuring it, too; most texts of a column
    are seen again in the next frame, so that they are kept ready (`QStaticText`).
    """

    def __init__(self, *, mirrored: bool = False) -> None:
        self._at_the_right = 0 if mirrored else _RIGHT  # of the flags, for a text at the right
        self._font = QFont()
        self._ready: dict[tuple[str, int], tuple[QStaticText, int, int]] = {}  # by text and width; and its size

    def draw(self, painter: QPainter, room: QRect, text: str, flags: int, option: QStyleOptionViewItem) -> None:
        """In the painter's pen and the option's font; `flags` say whether it stands at the end."""
        font = option.font
        if font != self._font or len(self._ready) > _MOST:
            self._font = QFont(font)  # it belongs to the option, and goes with it
            self._ready.clear()
        width = room.width()
        ready = self._ready.get((text, width))
        if ready is None:
            ready = self._ready[text, width] = _ready(text, width, option)
        glyphs, text_width, text_height = ready
        painter.setFont(font)
        left = room.left() + (width - text_width if flags & _RIGHT == self._at_the_right else 0)
        painter.drawStaticText(QPoint(left, room.top() + (room.height() - text_height) // 2), glyphs)


def _ready(text: str, width: int, option: QStyleOptionViewItem) -> tuple[QStaticText, int, int]:
    line = text[: width + 1].translate(_SPACES)  # a character takes more than a pixel
    found = _shaped(line, option)
    if found[1] > width:  # few do; to ask before would find the glyphs of all of them twice
        found = _shaped(option.fontMetrics.elidedText(line, Qt.TextElideMode.ElideRight, width), option)
    return found


def _shaped(line: str, option: QStyleOptionViewItem) -> tuple[QStaticText, int, int]:
    glyphs = QStaticText(line)
    glyphs.setTextFormat(Qt.TextFormat.PlainText)
    glyphs.prepare(QTransform(), option.font)
    size = glyphs.size()
    return glyphs, ceil(size.width()), ceil(size.height())
