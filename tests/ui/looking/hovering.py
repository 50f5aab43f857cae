"""The pointer over everything of a window, and a watch on what Qt opens meanwhile."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QLabel,
    QListView,
    QMenu,
    QTabBar,
    QToolTip,
    QTreeView,
    QWidget,
)
from shiboken6 import isValid

# Qt's rich text would load it from the current folder. It has no slash, so that a file can have it for a name.
CANARY = "<img src=file:canary.png>"
_OPENED = 0x20  # IN_OPEN of Linux


@contextmanager
def canary(folder: Path) -> Iterator[Watch]:
    """Go to `folder`, where `CANARY` stands for a file, and watch who opens it."""
    (folder / "canary.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    before = Path.cwd()
    os.chdir(folder)
    watch = Watch(folder / "canary.png")
    try:
        yield watch
    finally:
        os.chdir(before)
        watch.close()


class Watch:
    """Counts how often a file was opened, by Linux's inotify."""

    def __init__(self, path: Path) -> None:
        if sys.platform != "linux":
            pytest.skip("who opens a file is watched by inotify")
        libc = ctypes.CDLL(None, use_errno=True)
        self._inotify = libc.inotify_init1(os.O_NONBLOCK)
        assert libc.inotify_add_watch(self._inotify, os.fsencode(path), _OPENED) > 0

    def opened(self) -> int:
        """How often since the last call."""
        try:
            return len(os.read(self._inotify, 65_536)) // 16  # one event, of a file without a name of its own
        except BlockingIOError:
            return 0

    def close(self) -> None:
        os.close(self._inotify)


def hover(window: QWidget) -> set[str]:
    """Point at each widget, cell, header, tab and menu entry that can be seen; return the tool tips that came.

    Fails where a tool tip or a label would take its text for markup.
    """
    QApplication.processEvents()  # a window that comes to the front closes tool tips
    window.grab()  # elided labels know what to tell once they are drawn
    found: set[str] = set()
    for widget in (window, *window.findChildren(QWidget)):
        if not isValid(widget) or not widget.isVisibleTo(window) or widget.visibleRegion().isEmpty():
            continue
        if isinstance(widget, QLabel) and widget.text():
            assert widget.textFormat() == Qt.TextFormat.PlainText, widget.text()
        for target, at in _places(widget):
            found |= _pointed(target, at)
    QToolTip.hideText()
    return found


def _pointed(target: QWidget, at: QPoint) -> set[str]:
    QApplication.sendEvent(target, QHelpEvent(QEvent.Type.ToolTip, at, target.mapToGlobal(at)))
    tips = [each for each in QApplication.topLevelWidgets() if each.inherits("QTipLabel") and each.isVisible()]
    for tip in tips:
        assert isinstance(tip, QLabel)
        tip.grab()
        assert tip.textFormat() == Qt.TextFormat.PlainText, tip.text()
    return {tip.text() for tip in tips if isinstance(tip, QLabel)}


def _places(widget: QWidget) -> Iterator[tuple[QWidget, QPoint]]:
    if isinstance(widget, QHeaderView):
        if widget.orientation() == Qt.Orientation.Horizontal:
            for at in range(widget.count()):
                middle = widget.sectionViewportPosition(at) + widget.sectionSize(at) // 2
                yield widget.viewport(), QPoint(middle, widget.height() // 2)
    elif isinstance(widget, QAbstractItemView):
        for index in _cells(widget):
            yield widget.viewport(), widget.visualRect(index).center()
    elif isinstance(widget, QTabBar):
        for at in range(widget.count()):
            yield widget, widget.tabRect(at).center()
    elif isinstance(widget, QMenu):
        for action in widget.actions():
            yield widget, widget.actionGeometry(action).center()
    else:
        yield widget, widget.rect().center()


def _cells(view: QAbstractItemView) -> Iterator[QModelIndex]:
    """Those that can be seen."""
    model, seen = view.model(), view.viewport().rect()
    row = model.index(0, 0, view.rootIndex())
    while row.isValid():
        for column in range(1 if isinstance(view, QListView) else model.columnCount()):
            index = row.siblingAtColumn(column)
            if view.visualRect(index).intersects(seen):
                yield index
        if view.visualRect(row).top() > seen.bottom():
            return
        row = view.indexBelow(row) if isinstance(view, QTreeView) else row.siblingAtRow(row.row() + 1)
