"""An answer as a tree of its values, each of which one can point at."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHeaderView, QStyleOptionViewItem, QTreeWidget, QTreeWidgetItem

from desktop_app.core.dialect.places import Place, parse_place, place_text
from desktop_app.core.dialect.trial import values
from desktop_app.ui import theme, words
from desktop_app.ui.parts.cell_delegate import Index, mark_chosen
from desktop_app.ui.parts.row_marks import draw_ring
from desktop_app.ui.parts.table import draw_chevron
from desktop_app.ui.parts.tool_tip import tip_text

_PLACE = Qt.ItemDataRole.UserRole
_LONGEST = 200
_NAMES, _ROW = 220, 26  # pixels


class AnswerTree(QTreeWidget):
    """`pointed(place)` whenever another value is chosen; `chosen` is its place, None for none."""

    pointed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setColumnCount(2)
        self.setHeaderLabels([words.tr("Name", "settings"), words.tr("Value", "settings")])
        self.setColumnWidth(0, _NAMES)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.setAccessibleName(words.tr("What the service said", "settings"))
        self.setUniformRowHeights(True)
        self.currentItemChanged.connect(lambda _now, _before: self.pointed.emit())

    @property
    def chosen(self) -> Place | None:
        """The place of the current value."""
        item = self.currentItem()
        place: Place | None = item.data(0, _PLACE) if item else None
        return tuple(place) if place else None

    def show_answer(self, raw: Any) -> None:
        """Its values; a text that isn't JSON as a single line."""
        self.clear()
        if not isinstance(raw, dict | list):
            text = raw if isinstance(raw, str) else json.dumps(raw)
            self.addTopLevelItem(_item(words.tr("Text", "settings"), text[:_LONGEST]))
            self.setRootIsDecorated(False)
            return
        items: dict[Place, QTreeWidgetItem] = {}
        for place, value in values(raw):
            item = _item(_name(place), _shown(value))
            if _can_be_written(place):
                item.setData(0, _PLACE, list(place))
            items[place] = item
            if place[:-1] in items:
                items[place[:-1]].addChild(item)
            else:
                self.addTopLevelItem(item)
        # Room for arrows only where there are any: else names begin where their header does.
        self.setRootIsDecorated(any(item.childCount() for item in items.values()))
        self.expandToDepth(2)

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802 - Qt's name
        """The row, its mark when it is chosen, and the ring where the keys are."""
        super().drawRow(painter, option, index)
        if self.selectionModel().isSelected(index):
            mark_chosen(painter, option.rect)
        if self.hasFocus() and index == self.currentIndex().siblingAtColumn(0):
            draw_ring(painter, option.rect.adjusted(0, 0, 0, 1))

    def drawBranches(self, painter: QPainter, rect: QRect, index: Index) -> None:  # noqa: N802 - Qt's name
        """Our chevron instead of the style's, and the row's ground up to the edge."""
        if self.selectionModel().isSelected(index):
            painter.fillRect(rect, theme.colour("selection"))
        if self.model().hasChildren(index):
            draw_chevron(self, painter, rect, index)

    def point_at(self, place: Place) -> None:
        """Choose the value at a place, if it is there."""
        waiting = [self.topLevelItem(at) for at in range(self.topLevelItemCount())]
        while waiting:
            item = waiting.pop()
            if item is None:
                continue
            if tuple(item.data(0, _PLACE) or ()) == place:
                self.setCurrentItem(item)
                return
            waiting += [item.child(at) for at in range(item.childCount())]


def _item(name: str, value: str) -> QTreeWidgetItem:
    item = QTreeWidgetItem([name, value])
    item.setSizeHint(0, QSize(0, _ROW))
    item.setToolTip(1, tip_text(value))
    return item


def _can_be_written(place: Place) -> bool:
    """Names with odd signs in them can't stand in a dialect."""
    try:
        return parse_place(place_text(place)) == place
    except ValueError:
        return False


def _name(place: Place) -> str:
    step = place[-1]
    return f"[{step}]" if isinstance(step, int) else step


def _shown(value: Any) -> str:
    if isinstance(value, dict | list):
        return ""
    if value is None:
        return words.NOTHING
    return (value if isinstance(value, str) else json.dumps(value))[:_LONGEST]
