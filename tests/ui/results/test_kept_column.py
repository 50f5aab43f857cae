"""The number stays in sight in a table that is scrolled aside, and is there what it is in its own place."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.ui.results.row_table import RowTable
from tests.ui.results.test_results_rows import Reader, made
from tests.ui.widgets import added, on_screen

Made = Callable[..., tuple[RowTable, Reader]]
FAR = 1_000_000


@pytest.fixture
def table_of(qtbot: QtBot) -> Made:
    """A table of so many rows, narrower than its columns."""

    def show(rows: int = 100) -> tuple[RowTable, Reader]:
        model, reader = made(rows)
        table = added(qtbot, RowTable(model))
        table.sort_by_header()
        table.resize(400, 300)
        on_screen(qtbot, table)
        table.fit_columns()
        table.updateGeometries()  # how far it can be scrolled
        return table, reader

    return show


@pytest.fixture
def leftwards(themed: QApplication) -> Iterator[None]:
    themed.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    themed.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def scroll(table: RowTable, value: int = FAR) -> None:
    table.horizontalScrollBar().setValue(value)


def seen(table: RowTable, place: QRect) -> bytes:
    picture = table.viewport().grab(place).toImage()
    return bytes(picture.constBits())


def test_it_is_drawn_at_the_edge_as_it_is_in_its_place(table_of: Made) -> None:
    table, _ = table_of()
    at, room = table._whose(), table.viewport().height()
    header = table.horizontalHeader()
    left, width = header.sectionPosition(at), table.columnWidth(at)
    table.clearFocus()  # no ring
    here = seen(table, QRect(left, 0, width - 1, room))
    assert (table.kept.width, table.kept.place(table.viewport()).isEmpty()) == (0, True)
    # WHEN it is scrolled just up to the number, nothing is drawn twice
    scroll(table, left)
    assert table.kept.width == 0
    # THEN from there on it is at the edge, as it was but for the line that ends it, however far it is scrolled
    for value in (left + 1, left + 70, FAR):
        scroll(table, value)
        assert table.kept.place(table.viewport()) == QRect(0, 0, width, room)
        assert table.columnViewportPosition(at) < 0
        assert seen(table, QRect(0, 0, width - 1, room)) == here
    # AND a row that is chosen is so there, too
    table.selectRow(1)
    assert seen(table, QRect(0, 0, width - 1, room)) != here


def test_what_is_done_there_is_done_with_the_number(table_of: Made, qtbot: QtBot) -> None:
    table, _ = table_of()
    at, model = table._whose(), table.model()
    scroll(table)
    beside = QPoint(table.kept.width + 5, 40)
    # WHEN a cell there is clicked, its row is taken, and nothing is scrolled back to it, by no key either
    value = table.horizontalScrollBar().value()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 40))
    assert (table.currentIndex().row(), table.currentIndex().column()) == (1, at)
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert (table.currentIndex().row(), table.horizontalScrollBar().value()) == (2, value)
    assert table.indexAt(beside).column() > at
    # AND its title is what sorts, the others are where they are seen
    spy = QSignalSpy(model.sort_wanted)  # type: ignore[attr-defined]
    for x in (5, table.kept.width + 5):
        QTest.mouseClick(table.horizontalHeader().viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, 10))
    keys = [spy.at(each)[0] for each in range(spy.count())]
    assert (keys[0], len(keys), keys[1] != "raw") == ("raw", 2, True)
    # AND the pointer over it is over its title
    header = table.horizontalHeader()
    header.setCursor(Qt.CursorShape.SplitHCursor)
    QTest.mouseMove(header.viewport(), QPoint(table.kept.width - 20, 10))
    QTest.mouseMove(header.viewport(), QPoint(table.kept.width - 2, 10))
    qtbot.waitUntil(lambda: header.cursor().shape() == Qt.CursorShape.ArrowCursor)  # Windows tells of it later


def test_no_key_leads_to_a_cell_below_it(table_of: Made) -> None:
    table, _ = table_of()
    scroll(table)
    last = table.model().columnCount() - 1
    table.setCurrentIndex(table.model().index(0, last))
    for at in range(last - 1, table._whose(), -1):
        QTest.keyClick(table, Qt.Key.Key_Left)
        assert table.currentIndex().column() == at
        assert table.columnViewportPosition(at) >= table.kept.width
    # AND before it is the row's number, for which all is scrolled back
    for _ in range(2):
        QTest.keyClick(table, Qt.Key.Key_Left)
    assert (table.currentIndex().column(), table.horizontalScrollBar().value()) == (0, 0)


@pytest.mark.parametrize("key", [Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp])
def test_from_row_to_row_nothing_moves_sideways(table_of: Made, key: Qt.Key) -> None:
    table, _ = table_of()
    # GIVEN a row that was clicked by its first cell, and then scrolled aside with the pointer
    table.setCurrentIndex(table.model().index(50, 0))
    scroll(table, 180)
    assert table.columnViewportPosition(0) < 0
    # WHEN a key leads to another row
    QTest.keyClick(table, key)
    # THEN what is looked at stays in sight
    assert table.currentIndex().row() != 50
    assert table.horizontalScrollBar().value() == 180
    # AND a key that leads to another cell still brings it there
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Left)
    assert table.horizontalScrollBar().value() == 0


def test_what_is_copied_and_what_is_read_stays_as_it_is(table_of: Made, qtbot: QtBot) -> None:
    table, reader = table_of(1_000_000)
    reader.asked.clear()

    def copied() -> str:
        with qtbot.waitSignal(table.copied):
            table.copy_selected(with_titles=True)
        return QGuiApplication.clipboard().text()

    table.selectRow(3)
    before = copied()
    scroll(table)
    table.grab()
    assert copied() == before
    # no more is read than what is in sight
    assert sum(map(len, reader.asked)) <= 128


def test_a_very_wide_one_leaves_half_of_the_room(table_of: Made) -> None:
    table, _ = table_of()
    at, half = table._whose(), table.viewport().width() // 2
    table.setColumnWidth(at, 500)
    start = table.horizontalHeader().sectionPosition(at)
    for value, width in ((start + 1, 499), (start + 100, 400), (start + 400, half), (FAR, half)):
        scroll(table, value)
        assert table.kept.width == width


@pytest.mark.usefixtures("leftwards")
def test_from_right_to_left_it_is_at_the_right(table_of: Made) -> None:
    table, _ = table_of()
    scroll(table)
    place = table.kept.place(table.viewport())
    assert place.right() == table.viewport().width() - 1
    assert place.width() == table.columnWidth(table._whose())
    assert table.indexAt(QPoint(place.right() - 5, 40)).column() == table._whose()
    assert table.indexAt(QPoint(5, 40)).column() > table._whose()
    at = table._whose() + 2
    table.scrollTo(table.model().index(0, at))
    assert table.columnViewportPosition(at) + table.columnWidth(at) <= place.left()
    table.grab()


def test_without_columns_or_rows_there_is_nothing_to_keep(table_of: Made) -> None:
    table, _ = table_of(0)
    scroll(table)
    table.grab()
    table.rows.start(lambda _numbers: [], [], array("i"))
    assert (table._whose(), table.kept.width) == (-1, 0)
    table.grab()
    QApplication.sendEvent(table.horizontalHeader().viewport(), QEvent(QEvent.Type.Leave))
