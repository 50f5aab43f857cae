"""What can be read in a window: by whom it is shown, and whether it is cut off."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTreeView,
    QWidget,
)

from desktop_app.ui.parts.label import ElidedLabel

_HEADER_PADDING, _FIELD_PADDING = 24, 20  # pixels, left and right together, as the style sheet has them
_PAINTED = "painted"
_WRAPS = Qt.TextFlag.TextWordWrap.value


@dataclass(frozen=True, slots=True)
class Seen:
    """One text. `wanted` and `room` are pixels, of the width or (where it goes over several lines) of the height.

    `shortened`: cut off, but for a tool tip that has it whole.
    """

    where: str
    what: str
    text: str
    wanted: int = 0
    room: int = 0
    shortened: bool = False

    @property
    def cut(self) -> bool:
        """Whether a part of it can't be seen."""
        return self.wanted > self.room

    def __str__(self) -> str:
        short = f" ({self.wanted} px in {self.room})" if self.cut else ""
        return f"{self.where}, {self.what}{short}: {self.text!r}"


def texts_in(window: QWidget) -> Iterator[Seen]:
    """Every text of a window that is on the screen: of its widgets, for screen readers too, and what they paint."""
    with _painted_texts() as painted:
        window.grab()
    yield from painted
    for widget in (window, *window.findChildren(QWidget)):
        if widget.isVisibleTo(window) and not widget.visibleRegion().isEmpty():
            yield from _of(widget)


def _of(widget: QWidget) -> Iterator[Seen]:
    where = type(widget).__name__
    for what, text in (
        ("tool tip", widget.toolTip()),
        ("spoken", widget.accessibleName()),
        ("spoken", widget.accessibleDescription()),
    ):
        if text:
            yield Seen(where, what, text)
    for kind, read in _READERS:
        if isinstance(widget, kind):
            for seen in read(widget, where):
                told = seen.cut and seen.text in widget.toolTip()
                yield replace(seen, wanted=0, shortened=where == "Button") if told else seen
            return


def _label(label: QLabel, where: str) -> Iterator[Seen]:
    if not label.text():
        return
    if isinstance(label, ElidedLabel):
        yield Seen(where, "label", label.text())
    elif label.wordWrap():
        yield Seen(where, "label", label.text(), label.heightForWidth(label.width()), label.height() + 1)
    else:
        yield Seen(where, "label", label.text(), label.sizeHint().width(), label.width() + 1)


def _button(button: QAbstractButton, where: str) -> Iterator[Seen]:
    if button.text():
        paints = _paints_itself(button)
        yield Seen(where, "button", button.text(), 0 if paints else button.sizeHint().width(), button.width() + 1)


def _paints_itself(button: QAbstractButton) -> bool:
    """Its words are ours to draw, and are looked at where that happens."""
    return type(button).__name__ != "Button" and "paintEvent" in {n for c in type(button).__mro__ for n in _own(c)}


def _own(kind: type) -> set[str]:
    return set(vars(kind)) if kind.__module__.startswith("desktop_app") else set()


def _field(field: QLineEdit, where: str) -> Iterator[Seen]:
    if field.placeholderText() and not field.text():
        text = field.placeholderText()
        yield Seen(where, "placeholder", text, _width(field, text), field.width() - _FIELD_PADDING)


def _header(header: QHeaderView, where: str) -> Iterator[Seen]:
    if header.orientation() != Qt.Orientation.Horizontal:
        return
    for at in range(header.count()):
        text = str(header.model().headerData(at, header.orientation()) or "")
        if text and not header.isSectionHidden(at):
            yield Seen(where, "header", text, _width(header, text), header.sectionSize(at) - _HEADER_PADDING)


def _tabs(bar: QTabBar, where: str) -> Iterator[Seen]:
    for at in range(bar.count()):
        yield Seen(where, "tab", bar.tabText(at), _width(bar, bar.tabText(at)), bar.tabRect(at).width())
        yield Seen(where, "spoken", bar.accessibleTabName(at))
        yield Seen(where, "tool tip", bar.tabToolTip(at))


def _cells(view: QAbstractItemView, where: str) -> Iterator[Seen]:
    if view.model() is None:
        return
    seen = view.viewport().rect()
    columns = 1 if isinstance(view, QListView) else view.model().columnCount()
    for row in _rows(view):
        for column in range(columns):
            index = row.siblingAtColumn(column)
            if index.data() and view.visualRect(index).intersects(seen):
                yield Seen(where, "cell", str(index.data()))


def _rows(view: QAbstractItemView) -> Iterator[QModelIndex]:
    """The first cells of the rows that may be seen, of those below others too."""
    model = view.model()
    if not isinstance(view, QTreeView):
        yield from (model.index(row, 0) for row in range(min(model.rowCount(), 60)))
        return
    index = model.index(0, 0)
    while index.isValid():
        yield index
        index = view.indexBelow(index)


def _menu(menu: QMenu, where: str) -> Iterator[Seen]:
    for action in menu.actions():
        yield Seen(where, "menu", action.text().partition("\t")[0])


def _combo(combo: QComboBox, where: str) -> Iterator[Seen]:
    yield Seen(where, "choice", combo.currentText(), combo.sizeHint().width(), combo.width() + 1)


def _page(page: QPlainTextEdit, where: str) -> Iterator[Seen]:
    if page.placeholderText() and not page.toPlainText():
        yield Seen(where, "placeholder", page.placeholderText())


_READERS: tuple[tuple[type, Any], ...] = (
    (QLabel, _label),
    (QAbstractButton, _button),
    (QLineEdit, _field),
    (QHeaderView, _header),
    (QTabBar, _tabs),
    (QAbstractItemView, _cells),
    (QMenu, _menu),
    (QComboBox, _combo),
    (QPlainTextEdit, _page),
)


def _width(widget: QWidget, text: str) -> int:
    return widget.fontMetrics().horizontalAdvance(text.replace("&&", "&"))


@contextmanager
def _painted_texts() -> Iterator[list[Seen]]:
    """What our own widgets draw: Qt's painter is listened to, since nothing else knows of it."""
    found: list[Seen] = []
    drawn = QPainter.drawText

    def heard(painter: QPainter, *arguments: Any) -> Any:
        found.extend(_painted(painter, arguments, sys._getframe(1).f_code.co_qualname))
        return drawn(painter, *arguments)

    with patch.object(QPainter, "drawText", heard):
        yield found


def _painted(painter: QPainter, arguments: tuple[Any, ...], where: str) -> Iterator[Seen]:
    text = next((each for each in arguments if isinstance(each, str)), "")
    room = next((each for each in arguments if isinstance(each, QRect | QRectF)), None)
    if not text:
        return
    wraps = any(isinstance(each, int) and each & _WRAPS for each in arguments)
    if room is None:
        yield Seen(where, _PAINTED, text)
    elif wraps:
        needs = painter.fontMetrics().boundingRect(0, 0, int(room.width()), 10_000, _WRAPS, text)
        yield Seen(where, _PAINTED, text, needs.height(), round(room.height()) + 1)
    else:
        yield Seen(where, _PAINTED, text, painter.fontMetrics().horizontalAdvance(text), round(room.width()) + 3)
