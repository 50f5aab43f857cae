"""Whether what is in a window has room: nothing is squeezed, lies over its neighbour or sticks out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QLayout, QSplitter, QWidget

from desktop_app.ui.frame.message_strip import MessageStrip
from desktop_app.ui.parts.banner import Banner
from desktop_app.ui.parts.button import Button


def squeezed(window: QWidget) -> list[str]:
    """What has too little room in a window that is on the screen, a line each."""
    return list(dict.fromkeys(found for widget in _seen(window) for found in _faults(widget)))


def swollen(window: QWidget) -> list[str]:
    """Which messages take more room than their words need, a line each."""
    banners = [each for each in _seen(window) if isinstance(each, Banner | MessageStrip)]
    highest = {each: max(each.heightForWidth(each.width()), each.minimumSizeHint().height()) for each in banners}
    return [f"{_name(each)} is {each.height()} high" for each, most in highest.items() if each.height() > most]


def _seen(window: QWidget) -> Iterator[QWidget]:
    yield from (each for each in (window, *window.findChildren(QWidget)) if each.isVisibleTo(window))


def _faults(widget: QWidget) -> Iterator[str]:
    layout = widget.layout()
    if layout is None or isinstance(widget, QSplitter):
        return
    parts = list(_parts(widget, layout))
    for part in parts:
        least, room = _least(part), part.size()
        if part.layout() is None and (least[0] > room.width() or least[1] > room.height()):
            yield f"{_name(part)} needs {least[0]} x {least[1]}, has {room.width()} x {room.height()}"
        if not widget.rect().contains(part.geometry()):
            yield f"{_name(part)} sticks out of {_name(widget)}"
    for one, other in combinations(parts, 2):
        both = one.geometry() & other.geometry()
        if not both.isEmpty():
            yield f"{_name(one)} and {_name(other)} share {both.width()} x {both.height()}"


def _parts(whole: QWidget, layout: QLayout) -> Iterator[QWidget]:
    """The widgets of `whole` that its layout, or one within that, has put in their places.

    Its items aren't asked: PySide keeps what `itemAt` returned for as long as the layout, also once Qt has deleted it
    because its widget was moved; a later layout at that address would be taken for it, and crash.
    """
    layouts = (layout, *layout.findChildren(QLayout))
    for widget in whole.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if widget.isHidden() or widget.size().isEmpty():
            continue
        if any(each.indexOf(widget) >= 0 for each in layouts):
            yield widget


def _least(widget: QWidget) -> tuple[int, int]:
    """Pixels below which it can't be seen whole; of what wraps as high as its width makes it."""
    fixed = widget.minimumSize()
    if isinstance(widget, QAbstractScrollArea):  # what Qt says of these is a guess
        return fixed.width(), fixed.height()
    hint = widget.minimumSizeHint()
    if isinstance(widget, Button):  # shortens its words by itself, and has the whole in its tool tip
        return fixed.width(), fixed.height() or hint.height()
    width, height = (fixed.width() or hint.width()), (fixed.height() or hint.height())
    if widget.hasHeightForWidth():
        layout = widget.layout()
        wrapped = layout.totalMinimumHeightForWidth(widget.width()) if layout else widget.heightForWidth(widget.width())
        height = max(height, wrapped) if layout is None else max(fixed.height(), wrapped)
    return min(width, widget.maximumWidth()), min(height, widget.maximumHeight())


def _name(widget: QWidget) -> str:
    message = widget.accessibleName() or getattr(widget, "text", str)()
    return f"{type(widget).__name__} {message[:40]!r}" if message else type(widget).__name__
