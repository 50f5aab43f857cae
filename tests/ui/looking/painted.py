"""What our own widgets paint, and where: Qt's painter is listened to, since nothing else knows of it."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations
from typing import Any
from unittest.mock import patch

import shiboken6
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QStaticText
from PySide6.QtWidgets import QWidget

_TOUCHING = 1.0  # pixels that two may share: letters have air around them


@dataclass(frozen=True, slots=True)
class Painted:
    """A text, or a picture where `text` is ""; `area` in pixels of the window, `widget` is an address."""

    where: str
    text: str
    area: QRectF
    widget: int

    def __str__(self) -> str:
        what = repr(self.text) if self.text else "a picture"
        return f"{what} at {round(self.area.left())} to {round(self.area.right())} ({self.where})"


def painted_over(window: QWidget) -> list[str]:
    """Each two of the texts and pictures that one widget paints over each other."""
    with _listening() as painted:
        window.grab()
    of_widget: dict[int, list[Painted]] = defaultdict(list)
    for each in painted:
        of_widget[each.widget].append(each)
    return [
        f"{one} and {other}"
        for together in of_widget.values()
        for one, other in combinations(together, 2)
        if (one.text or other.text) and _meet(one.area, other.area)
    ]


def _meet(one: QRectF, other: QRectF) -> bool:
    shared = one.intersected(other)
    return shared.width() > _TOUCHING and shared.height() > _TOUCHING


@contextmanager
def _listening() -> Iterator[list[Painted]]:
    found: list[Painted] = []

    def heard(name: str, read: Callable[[QPainter, tuple[Any, ...]], tuple[str, QRectF]]) -> Any:
        drawn = getattr(QPainter, name)

        def listen(painter: QPainter, *arguments: Any) -> Any:
            widget = painter.device()
            if isinstance(widget, QWidget):  # and not a picture, whose pieces may be drawn over each other
                text, area = read(painter, arguments)
                where = sys._getframe(1).f_code.co_qualname
                address = shiboken6.getCppPointer(widget)[0]
                found.append(Painted(where, text, painter.deviceTransform().mapRect(area), address))
            return drawn(painter, *arguments)

        return patch.object(QPainter, name, listen)

    with heard("drawText", _text), heard("drawStaticText", _kept_text), heard("drawPixmap", _picture):
        yield found


def _text(painter: QPainter, arguments: tuple[Any, ...]) -> tuple[str, QRectF]:
    """As wide as its letters; where they are centred or at the right, Qt knows where that is."""
    room, flags, text = arguments
    return text, QRectF(painter.boundingRect(QRectF(room), flags, text))


def _kept_text(_painter: QPainter, arguments: tuple[Any, ...]) -> tuple[str, QRectF]:
    corner, text = arguments
    assert isinstance(text, QStaticText)
    return text.text(), QRectF(QPointF(corner), text.size())


def _picture(_painter: QPainter, arguments: tuple[Any, ...]) -> tuple[str, QRectF]:
    place, picture = arguments
    if isinstance(place, QRect | QRectF):
        return "", QRectF(place)
    return "", QRectF(QPointF(place), picture.deviceIndependentSize())
