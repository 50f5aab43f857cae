"""The row of the tree below the pointer shows it from one end to the other, and no other row does."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.ui.look import theme
from desktop_app.ui.monitor.tree import MonitorTree
from tests.ui.monitor.filled_monitor import fill
from tests.ui.monitor_stage import Stage


def shown(stage: Stage, height: int = 720) -> MonitorTree:
    stage.shell.resize(1_120, height)
    fill(stage)
    stage.monitor.tree.expandAll()
    settle()
    return stage.monitor.tree


def settle() -> None:
    QTest.qWait(150 if sys.platform == "win32" else 0)  # there a real pointer moves, and is heard of a little later
    for _ in range(6):
        QApplication.processEvents()


def point(tree: MonitorTree, place: QPoint) -> None:
    """Move the pointer there in two steps: where it is a real one, the first only enters the list."""
    for step in (QPoint(1, 0), QPoint()):
        QTest.mouseMove(tree.viewport(), place + step)
        settle()


def row_of(tree: MonitorTree, at: int) -> QRect:
    cell = tree.visualRect(tree.model().index(at, 0))
    return QRect(0, cell.top(), tree.viewport().width(), cell.height())


def tinted(tree: MonitorTree) -> list[tuple[int, int, float]]:
    """Where the ground of a row below the pointer is seen: from line to line, and how much of the uppermost has it."""
    image = tree.viewport().grab().toImage()
    ground = QColor(theme.colour("raised")).rgb()
    shares = [
        sum(image.pixel(x, y) == ground for x in range(image.width())) / image.width() for y in range(image.height())
    ]
    starts = [y for y, share in enumerate(shares) if share and not (y and shares[y - 1])]
    ends = [y for y, share in enumerate(shares) if share and not (y + 1 < len(shares) and shares[y + 1])]
    return [(start, end, shares[start]) for start, end in zip(starts, ends, strict=True)]


def only(tree: MonitorTree, at: int) -> list[tuple[int, int, float]]:
    """Of one batch's row, but for the line that ends it."""
    row = row_of(tree, at)
    return [(row.top(), row.bottom() - 1, 1.0)]


@pytest.mark.parametrize("column", [0, 3])
async def test_the_whole_row_shows_that_the_pointer_is_over_it(stage: Stage, column: int) -> None:
    # GIVEN the pointer over any cell of a batch with tasks
    tree = shown(stage)
    point(tree, tree.visualRect(tree.model().index(1, column)).center())
    # THEN its row is tinted as a whole, and nothing else
    assert tinted(tree) == only(tree, 1)
    # WHEN Qt forgets where it was, as with rows that are read anew below a pointer that rests
    QApplication.sendEvent(tree.viewport(), QEvent(QEvent.Type.HoverLeave))
    stage.monitor.reload()
    settle()
    # THEN it isn't tinted in part
    assert tinted(tree) == only(tree, 1)
    # AND the next row takes it over
    point(tree, row_of(tree, 2).center())
    assert tinted(tree) == only(tree, 2)
    # AND none has it once the pointer has left
    QTest.mouseMove(stage.monitor.search)
    settle()
    assert tinted(tree) == []


async def test_rows_that_move_below_a_pointer_that_rests_take_it_over(stage: Stage) -> None:
    tree = shown(stage, 520)
    place = tree.viewport().rect().center()
    point(tree, place)
    # WHEN the list is scrolled by keys, or by its bar
    tree.verticalScrollBar().setValue(tree.verticalScrollBar().maximum())
    settle()
    # THEN the row that is there now is tinted, and nothing of the other
    assert not tree.selectionModel().isSelected(tree.indexAt(place))
    now = tree.visualRect(tree.indexAt(place))
    assert tinted(tree) == [(now.top(), now.bottom() - 1, 1.0)]
