"""The tree's row that the pointer is over: told to all of it at once, also where rows move below one that rests."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QTreeView

Index = QModelIndex | QPersistentModelIndex
# Qt keeps a row of its own by these, and forgets it with each reading of the list: only the branches would stay tinted.
_HOVERING = frozenset({QEvent.Type.HoverEnter, QEvent.Type.HoverMove, QEvent.Type.HoverLeave})
_MOVED = frozenset({QEvent.Type.HoverMove, QEvent.Type.MouseMove})


class PointedRow:
    """Of a tree, which hands in what its viewport hears, and asks with each row; two at the most are painted anew."""

    def __init__(self, tree: QTreeView) -> None:
        self._tree = tree
        self._row = QPersistentModelIndex()
        self._meant = False  # a list that comes up below a pointer that rests isn't pointed at

    def hears(self, event: QEvent) -> bool:
        """See where the pointer is now, if the event is about it; whether nobody else is to hear of it."""
        kind = event.type()
        if kind in _MOVED or kind == QEvent.Type.Leave:
            self._meant = kind in _MOVED
            self.look()
        return kind in _HOVERING

    def look(self) -> None:
        """See where the pointer is."""
        found = self._below()
        if found == self._row:
            return
        former, self._row = self._row, QPersistentModelIndex(found)
        for index in (former, found):
            self._repaint(index)

    def has(self, index: Index) -> bool:
        """Whether it is the row of this cell."""
        row = self._row
        return row.isValid() and (row.row(), row.parent()) == (index.row(), index.parent())

    def _below(self) -> QModelIndex:
        view = self._tree.viewport()
        there = self._meant and view.underMouse()
        index = self._tree.indexAt(view.mapFromGlobal(QCursor.pos())) if there else QModelIndex()
        return index.siblingAtColumn(0)

    def _repaint(self, index: Index) -> None:
        rect = self._tree.visualRect(index)
        if rect.isValid():
            self._tree.viewport().update(0, rect.top(), self._tree.viewport().width(), rect.height())
