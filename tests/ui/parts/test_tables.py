from __future__ import annotations

import csv
import io
import re
from dataclasses import dataclass, replace
from html import unescape

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, QIdentityProxyModel, QItemSelectionModel, QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent, QStandardItem, QStandardItemModel
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QHeaderView, QStyleOptionViewItem, QToolTip
from pytestqt.qtbot import QtBot

from desktop_app.core.text.spreadsheet_text import formula_safe
from desktop_app.ui.look import theme
from desktop_app.ui.parts.tables.cell_delegate import CellDelegate, ProgressDelegate, cell_look
from desktop_app.ui.parts.tables.copying import LARGEST_COPY, plain_lines, selected_rows
from desktop_app.ui.parts.tables.data_table_model import Column, ListTableModel, Role
from desktop_app.ui.parts.tables.table import Table, TreeTable
from tests.ui.widgets import added, on_screen

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


@dataclass(frozen=True)
class Batch:
    name: str
    numbers: int | None
    part: float | None = None


COLUMNS: list[Column[Batch]] = [
    Column("name", "Batch", lambda b: b.name, icon=lambda _: "check", tone=lambda _: "success", width=150),
    Column("numbers", "Numbers", lambda b: f"{b.numbers}", right=True, sort=lambda b: b.numbers),
    Column("part", "Progress", lambda _: "", progress=lambda b: b.part),
]
BATCHES = [Batch("b", 20, 0.5), Batch("a", 3), Batch("c", None, 1.0)]


def copied_text(view: QAbstractItemView, *, with_titles: bool = False) -> str:
    return "\n".join(plain_lines(selected_rows(view, with_titles=with_titles)))


@pytest.fixture
def model() -> ListTableModel[Batch]:
    return ListTableModel(COLUMNS, BATCHES)


def shown(model: QAbstractItemModel, column: int = 0) -> list[str]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def test_the_model_keeps_qts_rules(model: ListTableModel[Batch]) -> None:
    tester = QAbstractItemModelTester(model, FATAL)
    model.sort(1)
    model.set_rows([*BATCHES, Batch("d", 5)])
    model.replace(0, Batch("z", 9))
    model.set_rows([])
    model.set_rows(BATCHES)
    assert tester.model() is model


def test_cells_answer_what_is_asked(model: ListTableModel[Batch]) -> None:
    cell = model.index(0, model.column_at("numbers"))
    assert cell.data() == "20"
    assert cell.data(Qt.ItemDataRole.TextAlignmentRole) & int(Qt.AlignmentFlag.AlignRight)
    assert cell.data(Qt.ItemDataRole.DecorationRole) is None
    assert cell.data(Role.ROW) is BATCHES[0]
    assert cell.data(Role.SORT) == 20
    assert model.index(0, 0).data(Role.ICON) == "check"
    assert model.index(0, 0).data(Role.TONE) == "success"
    assert model.index(0, 2).data(Role.PROGRESS) == 0.5
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Numbers"
    assert model.headerData(0, Qt.Orientation.Vertical) is None


def test_sorting_puts_rows_without_a_value_last_both_ways(model: ListTableModel[Batch]) -> None:
    model.sort(1, Qt.SortOrder.AscendingOrder)
    assert shown(model) == ["a", "b", "c"]
    model.sort(1, Qt.SortOrder.DescendingOrder)
    assert shown(model) == ["b", "a", "c"]
    model.sort(0)
    assert shown(model) == ["a", "b", "c"]
    model.sort(99)


def test_the_chosen_row_stays_chosen_when_sorted_and_updated(model: ListTableModel[Batch], qtbot: QtBot) -> None:
    table = added(qtbot, Table("Batches", model))
    table.selectRow(0)
    model.sort(0)
    assert [index.data() for index in table.selectionModel().selectedRows()] == ["b"]
    model.set_rows(model.rows)
    assert len(table.selectionModel().selectedRows()) == 1


def test_the_chosen_row_stays_chosen_when_others_come_and_go(qtbot: QtBot) -> None:
    model = ListTableModel(COLUMNS, BATCHES, identity=lambda batch: batch.name)
    tester = QAbstractItemModelTester(model, FATAL)
    table = added(qtbot, Table("Batches", model))
    table.selectRow(0)
    model.set_rows([Batch("new", 1), Batch("c", 2), Batch("b", 21), Batch("a", 4)])
    assert [index.data() for index in table.selectionModel().selectedRows()] == ["b"]
    model.set_rows([Batch("b", 22), Batch("a", 4)])
    assert [index.data(Role.SORT) for index in table.selectionModel().selectedRows(1)] == [22]
    model.set_rows([Batch("a", 4)])
    assert table.selectionModel().selectedRows() == []
    assert tester.model() is model


def test_a_sorted_table_stays_sorted(model: ListTableModel[Batch], qtbot: QtBot) -> None:
    table = added(qtbot, Table("Batches", model))
    table.sort_by_header()
    assert shown(model) == ["b", "a", "c"]
    table.sort_by_header(0, Qt.SortOrder.DescendingOrder)
    model.set_rows([Batch("x", 1), Batch("z", 2), Batch("y", 3), Batch("a", 0)])
    assert shown(model) == ["z", "y", "x", "a"]
    model.sort(-1)


def test_ctrl_c_copies_rows_as_excel_takes_them(model: ListTableModel[Batch], qtbot: QtBot) -> None:
    model.set_rows([Batch('with\t"tab"', 1), Batch("plain", 2)])
    table = added(qtbot, Table("Batches", model))
    table.hideColumn(2)
    on_screen(qtbot, table)
    table.activateWindow()
    table.setFocus()
    table.selectAll()
    QTest.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == '"with\t""tab"""\t1\nplain\t2'
    assert copied_text(table, with_titles=True).startswith("Batch\tNumbers\n")


def test_what_is_copied_protects_as_an_export_does(model: ListTableModel[Batch], qtbot: QtBot) -> None:
    # GIVEN cells that would be run, changed or read as markup, or would swallow those behind them
    cells = [
        '=HYPERLINK("http://x")',
        "+447911123456",
        "00123",
        "-1+cmd|' /C calc'!A0",
        "<b>&\nsecond",
        '"so',
        "@SUM(1)",
    ]
    model.set_rows([Batch(cell, 1) for cell in cells])
    table = added(qtbot, Table("Batches", model))
    for column in (1, 2):
        table.hideColumn(column)
    table.selectAll()
    # WHEN they are copied
    table.copy_selected()
    content = QGuiApplication.clipboard().mimeData()
    # THEN the plain text has formulas as a CSV has them, and numbers as they are
    plain = list(csv.reader(io.StringIO(content.text(), newline=""), delimiter="\t"))
    assert [row[0] for row in plain] == [formula_safe(cell) for cell in cells]
    assert content.text().splitlines()[:4] == [
        "'=HYPERLINK(\"http://x\")", "+447911123456", "00123", "'-1+cmd|' /C calc'!A0"]  # fmt: skip
    # AND beside it is a table, in which each cell is a text
    html = bytes(content.data("text/html").data()).decode()
    assert 'td{mso-number-format:"\\@"' in html
    found = re.findall('<td sdnum="1033;0;@">(.*?)</td>', html)
    assert [unescape(cell.replace("<br>", "\n")) for cell in found] == cells
    assert "<b>" not in html


def test_scattered_rows_are_copied_in_their_order(model: ListTableModel[Batch], qtbot: QtBot) -> None:
    table = added(qtbot, Table("Batches", model))
    rows = QItemSelectionModel.SelectionFlag.Select | QItemSelectionModel.SelectionFlag.Rows
    for row in (2, 0):
        table.selectionModel().select(model.index(row, 0), rows)
    assert [text.split("\t")[0] for text in copied_text(table).split("\n")] == ["b", "c"]


def test_a_copy_has_an_end(qtbot: QtBot) -> None:
    columns: list[Column[int]] = [Column("n", "N", str)]
    table = added(qtbot, Table("Many", ListTableModel(columns, range(LARGEST_COPY + 10))))
    table.selectAll()
    assert copied_text(table).count("\n") == LARGEST_COPY - 1


def test_nothing_selected_copies_nothing(model: ListTableModel[Batch], qtbot: QtBot) -> None:
    table, bare = Table("Batches", model), Table("Empty")
    qtbot.addWidget(table)
    qtbot.addWidget(bare)
    assert copied_text(table) == copied_text(bare) == ""
    assert not any(action.isEnabled() for action in table.row_menu().actions())


def test_the_table_takes_widths_and_bars_from_the_columns(model: ListTableModel[Batch], qtbot: QtBot) -> None:
    table = added(qtbot, Table("Batches", model))
    table.resize(600, 300)
    on_screen(qtbot, table)
    assert table.columnWidth(0) == 150
    assert isinstance(table.itemDelegateForColumn(2), ProgressDelegate)
    assert {table.rowHeight(row) for row in range(3)} == {34}
    assert table.horizontalScrollBar().maximum() == 0
    assert not table.grab().isNull()


def test_a_tree_draws_and_copies_too(qtbot: QtBot) -> None:
    items = QStandardItemModel(0, 2)
    for name in ("one", "two"):
        top = QStandardItem(name)
        top.appendRow([QStandardItem(f"{name}.1"), QStandardItem("x")])
        items.appendRow([top, QStandardItem("y")])
    tree = added(qtbot, TreeTable("Batches", items))
    tree.expandAll()
    on_screen(qtbot, tree)
    tree.selectAll()
    assert not tree.grab().isNull()
    assert {line.split("\t")[0] for line in copied_text(tree).split("\n")} == {"one", "one.1", "two", "two.1"}


def test_a_cells_look_at_once_is_what_its_roles_say(model: ListTableModel[Batch]) -> None:
    # GIVEN the same cells through a proxy, which has no look of its own
    proxy = QIdentityProxyModel()
    proxy.setSourceModel(model)
    cells = [(row, column) for row in range(model.rowCount()) for column in range(model.columnCount())]
    assert len(cells) == 9
    for row, column in cells:
        assert model.look(model.index(row, column)) == cell_look(proxy.index(row, column))
    assert cell_look(model.index(0, 0)) == model.look(model.index(0, 0))


@pytest.mark.parametrize("other_header", [False, True])
def test_drawing_the_titles_asks_no_row_whether_it_is_selected(qtbot: QtBot, other_header: bool) -> None:
    # GIVEN a table of many rows on the screen, whose model counts how often it is asked
    model = Counting(COLUMNS, [Batch("a", 1)] * 20_000)
    table = added(qtbot, Table("Batches", model))
    if other_header:
        table.setHorizontalHeader(QHeaderView(Qt.Orientation.Horizontal, table))
    on_screen(qtbot, table)
    QApplication.processEvents()
    model.asked = 0
    # WHEN all are selected and drawn
    table.selectAll()
    QApplication.processEvents()
    # THEN only what is seen was asked for: Qt would go through all rows for each title
    assert 0 < model.asked < 2_000


class Counting(ListTableModel[Batch]):
    asked = 0

    def row_count(self) -> int:
        self.asked += 1
        return super().row_count()


def test_a_chosen_row_has_a_mark_at_its_left_wherever_its_columns_were_moved(
    model: ListTableModel[Batch], qtbot: QtBot
) -> None:
    tree_model = QStandardItemModel()
    tree_model.appendRow(QStandardItem("a"))
    for view in (Table("Batches", model), TreeTable("Batches", tree_model)):
        qtbot.addWidget(view)
        view.resize(400, 200)
        view.show()
        assert _left_edge(view) == theme.colour("surface").name()
        view.setCurrentIndex(view.model().index(0, 0))
        view.selectAll()
        assert _left_edge(view) == theme.colour("accent").name()
        if isinstance(view, Table):
            view.horizontalHeader().moveSection(2, 0)
            assert _left_edge(view) == theme.colour("accent").name()


def _left_edge(view: Table | TreeTable) -> str:
    return view.viewport().grab().toImage().pixelColor(1, 10).name()


def test_a_title_that_is_longer_than_its_column_was_made_for_has_room(qtbot: QtBot) -> None:
    title = "Zuletzt gehört um"
    table = added(
        qtbot, Table("Batches", ListTableModel([Column("heard", title, lambda b: b.name, width=60), *COLUMNS], BATCHES))
    )
    header = table.horizontalHeader()
    assert header.sectionSize(0) >= header.fontMetrics().horizontalAdvance(title) + 24
    assert header.sectionSize(1) == 150


def test_a_shortened_cell_tells_its_whole_text_and_no_markup(qtbot: QtBot) -> None:
    # GIVEN a text with no room, a short one, and one whose model has words of its own
    rows = [Batch("<b>a name</b> that is much longer than its column", 1), Batch("short", 2)]
    tips: list[Column[Batch]] = [Column("name", "Batch", lambda b: b.name, icon=lambda _: "check", width=150)]
    table = added(qtbot, Table("batches", ListTableModel(tips, rows)))
    table.resize(150, 200)
    table.show()
    delegate = table.itemDelegate()
    assert isinstance(delegate, CellDelegate)

    def tip(row: int) -> str:
        index = table.model().index(row, 0)
        option = QStyleOptionViewItem()
        table.initViewItemOption(option)
        option.rect = table.visualRect(index)
        event = QHelpEvent(QEvent.Type.ToolTip, option.rect.center(), QPoint(20, 20 + row))
        delegate.helpEvent(event, table, option, index)
        return QToolTip.text() if QToolTip.isVisible() else ""  # one that was closed goes a little later

    # THEN only the first is told by the delegate, as it stands in the list
    assert tip(0) == "<b>a name</b> that is much longer than its column"
    QToolTip.hideText()
    qtbot.waitUntil(lambda: not QToolTip.isVisible())
    assert tip(1) == ""
    # AND a column's own words go first
    tips[0] = replace(tips[0], tip=lambda _: "own words")
    table.setModel(ListTableModel(tips, rows))
    assert tip(0) == "own words"
    QToolTip.hideText()


def ringed(view: Table | TreeTable, row: QRect) -> list[bool]:
    """Whether the ring's colour is seen at a row's upper edge: at its beginning, in its middle and at its end."""
    drawn, accent = view.viewport().grab().toImage(), theme.colour("accent")
    return [drawn.pixelColor(x, row.top() + 1) == accent for x in (20, drawn.width() // 2, drawn.width() - 20)]


def test_the_ring_lies_around_the_whole_row_or_around_a_cell_that_is_chosen_by_itself(
    model: ListTableModel[Batch], qtbot: QtBot
) -> None:
    # GIVEN a table, and a tree, that have the keys
    rows = QStandardItemModel(3, 3)
    table, tree = Table("Batches", model), TreeTable("Batches", rows)
    for view in (table, tree):
        at = view.model()
        qtbot.addWidget(view)
        view.resize(500, 200)
        on_screen(qtbot, view)
        view.activateWindow()
        view.setFocus()
        qtbot.waitUntil(view.hasFocus)
        view.selectionModel().setCurrentIndex(at.index(1, 0), QItemSelectionModel.SelectionFlag.NoUpdate)
        # THEN the ring of the current row goes over all of its columns, and no other row has one
        assert ringed(view, view.visualRect(at.index(1, 0))) == [True] * 3
        assert ringed(view, view.visualRect(at.index(0, 0))) == [False] * 3
        # AND no ground of the style's own lies within it
        drawn = view.viewport().grab().toImage()
        inside = [drawn.pixelColor(250, view.visualRect(at.index(row, 0)).center().y() + 6) for row in (1, 2)]
        assert inside[0] == inside[1]
    # WHEN a table's keys go to cells
    table.setFocus()
    table.activateWindow()
    qtbot.waitUntil(table.hasFocus)
    table.row_marks.by_cell = True
    # THEN just the cell has it
    assert ringed(table, table.visualRect(model.index(1, 0))) == [True, False, False]


def test_the_whole_row_below_the_pointer_is_tinted(model: ListTableModel[Batch], qtbot: QtBot) -> None:
    table = added(qtbot, Table("Batches", model))
    table.resize(500, 200)
    on_screen(qtbot, table)

    def tinted() -> list[bool]:
        drawn, row = table.viewport().grab().toImage(), table.visualRect(model.index(1, 0))
        return [drawn.pixelColor(x, row.top() + 3) == theme.colour("raised") for x in (5, 250, 490)]

    assert not any(tinted())
    table.entered.emit(model.index(1, 1))
    assert all(tinted())
    QApplication.sendEvent(table.viewport(), QEvent(QEvent.Type.Leave))
    assert not any(tinted())
