"""The preview: pages by key, filters, and the numbers marked."""

from __future__ import annotations

from array import array
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.detection.table import Column, Counts, ReadOptions, TableShape
from desktop_app.core.numbers.phone import NumberStatus as S
from desktop_app.core.rows.list_row import ListRow
from desktop_app.services.ports import FirstRows
from desktop_app.ui.parts.tables.data_table_model import Role
from desktop_app.ui.text.number_words import status_icon, status_tip, status_tone, status_words
from desktop_app.ui.upload.lists import FirstList
from desktop_app.ui.upload.rows.preview_table import PAGE, PreviewModel, PreviewTable
from tests.ui.upload.lists import COLUMNS, FakeList, row, several, understanding

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def million() -> FakeList:
    return FakeList(understanding(counts=Counts(valid=1_048_575)))


def titles(model: PreviewModel) -> list[str]:
    return [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]  # type: ignore[misc]


def test_the_model_keeps_qts_rules() -> None:
    model = PreviewModel(FakeList())
    tester = QAbstractItemModelTester(model, FATAL)
    model.show_only(array("q", [3, 9, 400]))
    model.show_only(array("q"))
    model.show_only(None)
    assert tester.model() is model


def test_a_beginning_grows_by_qts_rules_into_the_list_that_it_begins() -> None:
    rows = tuple(row(2 + n) for n in range(200))
    first = FirstList("customers.xlsx", FirstRows(understanding(counts=Counts()), rows), ReadOptions())
    model = PreviewModel(first)
    tester = QAbstractItemModelTester(model, FATAL)
    assert (model.row_count(), model.row_at(199), model.row_at(200)) == (200, rows[199], None)
    assert model.grow(FakeList(understanding(counts=Counts(valid=200))))
    assert not model.grow(FakeList())  # it is whole already
    model = PreviewModel(first)
    tester = QAbstractItemModelTester(model, FATAL)
    assert not model.grow(FakeList(understanding(counts=Counts(valid=199))))
    assert not model.grow(FakeList(understanding(shape=TableShape(2, COLUMNS, COLUMNS[1]))))
    assert model.grow(FakeList())
    assert (model.row_count(), model.row_at(199), model.row_at(499)) == (500, rows[199], row(501))
    assert tester.model() is model


def test_warming_up_leaves_nothing_and_disturbs_no_list(themed: QApplication, qtbot: QtBot) -> None:  # noqa: ARG001
    table = PreviewTable()
    qtbot.addWidget(table)
    table.warm_up()
    assert table.model() is None
    model = PreviewModel(FakeList())
    table.show_rows(model)
    table.warm_up()
    assert table.model() is model


def test_columns_that_only_a_later_row_has_are_added_at_the_end(themed: QApplication, qtbot: QtBot) -> None:  # noqa: ARG001
    rows = tuple(row(2 + n) for n in range(200))
    first = FirstList("customers.xlsx", FirstRows(understanding(counts=Counts()), rows), ReadOptions())
    table = PreviewTable()
    qtbot.addWidget(table)
    model = PreviewModel(first)
    tester = QAbstractItemModelTester(model, FATAL)
    table.show_rows(model)
    wider = understanding(shape=TableShape(1, (*COLUMNS, Column(3, "D")), COLUMNS[1]))
    assert table.grow(FakeList(wider))
    assert titles(model) == ["#", "Mobile", "E.164", "Number", "Name", "City", "D"]
    assert tester.model() is model


def first_of(*rows: ListRow) -> PreviewModel:
    """The beginning of a list that is still being read."""
    return PreviewModel(FirstList("c.xlsx", FirstRows(understanding(counts=Counts()), rows), ReadOptions()))


@pytest.mark.parametrize("pulled", [False, True])
def test_columns_fit_the_whole_list_once_it_is_there_unless_a_person_is_at_work_in_it(
    themed: QApplication,  # noqa: ARG001 - views need the theme
    qtbot: QtBot,
    pulled: bool,
) -> None:
    # GIVEN the beginning of a list, of which nobody knows yet what its rows are like
    table = PreviewTable()
    qtbot.addWidget(table)
    table.show_rows(first_of(*(row(2 + n) for n in range(200))))
    header = table.horizontalHeader()
    if pulled:
        header.resizeSection(1, 150)
    before = [header.sectionSize(at) for at in range(4)]
    # WHEN all of it is there, with small numbers of rows that are all valid
    assert table.grow(FakeList(understanding(counts=Counts(valid=500), reasons={})))
    # THEN no column keeps room for what doesn't come, unless a person has pulled one
    after = [header.sectionSize(at) for at in range(4)]
    assert (after == before) is pulled
    if not pulled:
        assert after[0] < before[0]
        assert after[3] < before[3]


def test_a_filter_widens_what_it_would_cut(themed: QApplication, qtbot: QtBot) -> None:  # noqa: ARG001 - views need the theme
    # GIVEN long digits in the middle of a list, where no row is measured
    long = replace(row(250, S.INVALID, "not a phone number"), cells=("N", "447400123456000123456", "C"))
    table = PreviewTable()
    qtbot.addWidget(table)
    model = PreviewModel(FakeList(make=lambda n: long if n == 250 else row(n)))
    table.show_rows(model)
    index = model.index(248, 1)
    assert table.sizeHintForIndex(index).width() > table.columnWidth(1)
    # WHEN just they are shown
    model.show_only(array("q", [250]))
    # THEN they have room, and keep it
    index = model.index(0, 1)
    assert table.sizeHintForIndex(index).width() <= table.columnWidth(1)
    wide = table.columnWidth(1)
    model.show_only(None)
    assert table.columnWidth(1) == wide
    # AND a column that somebody has pulled stays so, also where the list comes back after another one
    table.setColumnWidth(1, 60)
    model.show_only(array("q", [250]))
    assert table.columnWidth(1) == 60
    aside = table.save_state()
    table.show_rows(first_of(row(2)))
    table.restore_state(aside)
    model.show_only(None)
    assert table.columnWidth(1) == 60


def test_the_numbers_come_first_then_the_other_columns_in_their_order() -> None:
    assert titles(PreviewModel(FakeList())) == ["#", "Mobile", "E.164", "Number", "Name", "City"]


def test_a_list_without_a_phone_column_shows_its_own_columns_only() -> None:
    model = PreviewModel(FakeList(understanding(shape=TableShape(1, COLUMNS, None))))
    assert titles(model) == ["#", "Name", "Mobile", "City"]
    assert model.marked_columns() == ()


def test_further_columns_of_numbers_stand_beside_the_first_and_are_marked() -> None:
    shape = TableShape(1, COLUMNS, COLUMNS[1], more_phone_columns=(COLUMNS[2],))
    model = PreviewModel(FakeList(understanding(shape=shape), make=several))
    assert titles(model) == ["#", "Mobile", "City", "E.164", "Number", "Name"]
    assert (model.phone_columns(), model.marked_columns()) == ((1, 2), (1, 2, 3, 4))
    assert [model.index(0, at).data() for at in (3, 4)] == ["+447400000002, +442079460002", "2 numbers"]
    assert model.index(0, 3).data(Qt.ItemDataRole.ToolTipRole) == "+447400000002: valid\n+442079460002: valid"
    assert model.headerData(2, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole) == (
        "City, the column with the numbers"
    )


def test_a_title_of_several_lines_is_one_line() -> None:
    columns = (replace(COLUMNS[0], name="Mobile\nnumber"), *COLUMNS[1:])
    model = PreviewModel(FakeList(understanding(shape=TableShape(1, columns, columns[0]))))
    assert titles(model)[1] == "Mobile number"


def test_rows_have_the_numbers_that_the_person_counts() -> None:
    model = PreviewModel(FakeList())
    assert [model.index(at, 0).data() for at in (0, 499)] == ["2", "501"]
    bare = PreviewModel(FakeList(understanding(shape=TableShape(None, COLUMNS, COLUMNS[1]))))
    assert bare.index(0, 0).data() == "1"


def test_a_million_rows_cost_the_pages_that_are_looked_at() -> None:
    store = million()
    model = PreviewModel(store)
    assert model.rowCount() == 1_048_575
    assert store.pages == []
    for column in range(model.columnCount()):
        assert model.index(1_048_574, column).data()
    assert len(store.pages) == 1
    first, count = store.pages[0]
    assert first + count == 1_048_577
    for at in range(0, 1_048_575, 1000):
        model.index(at, 1).data()
    assert len(model._pages) < 30


def test_a_filter_shows_its_rows_only_and_goes_away_again() -> None:
    model = PreviewModel(FakeList())
    rows = array("q", [5, 77, *range(100, 100 + PAGE)])
    model.show_only(rows)
    assert model.rowCount() == PAGE + 2
    assert [model.index(at, 0).data() for at in (0, 1, PAGE + 1)] == ["5", "77", str(100 + PAGE - 1)]
    model.show_only(None)
    assert model.rowCount() == 500
    assert model.index(0, 0).data() == "2"


def test_a_row_with_fewer_cells_than_the_header_is_empty_there() -> None:
    short = FakeList(make=lambda n: ListRow(n, ("only one",), "", "", "", "", S.EMPTY, ""))
    model = PreviewModel(short)
    assert [model.index(0, at).data() for at in range(6)] == ["2", "", "", "empty", "only one", ""]


@pytest.mark.parametrize(
    ("made", "words", "icon", "tone"),
    [
        (row(2), "valid", "check", "success"),
        (row(7, S.DUPLICATE, first=2), "same as row 2", "duplicate", "violet"),
        (row(1200, S.DUPLICATE, first=1100), "same as row 1,100", "duplicate", "violet"),
        (row(8, S.INVALID, "not a phone number"), "not a phone number", "cross", "danger"),
        (row(9, S.EMPTY), "empty", "minus", "muted"),
        (
            row(5, S.INVALID, "digits lost in Excel (scientific notation)"),
            "digits lost in Excel",
            "warning",
            "warning",
        ),
        (row(5, S.INVALID, "digits lost in Excel (more than 15 digits)"), "digits lost in Excel", "warning", "warning"),
    ],
)
def test_what_a_number_is_says_a_word_and_an_icon(made: ListRow, words: str, icon: str, tone: str) -> None:
    assert (status_words(made), status_icon(made), status_tone(made)) == (words, icon, tone)
    assert bool(status_tip(made)) == (made.status is S.INVALID)


def test_the_tables_columns_fit_their_first_and_last_rows(themed: QApplication, qtbot: QtBot) -> None:  # noqa: ARG001 - views need the theme
    table = PreviewTable()
    qtbot.addWidget(table)
    table.resize(900, 400)
    with qtbot.waitExposed(table):
        table.show()
    few, many = PreviewModel(FakeList()), PreviewModel(million())
    table.show_rows(few)
    narrow = table.columnWidth(0)
    table.show_rows(many)
    assert table.columnWidth(0) > narrow
    index = many.index(1_048_574, 0)
    assert table.sizeHintForIndex(index).width() <= table.columnWidth(0)
    assert (
        many.headerData(1, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole)
        == "Mobile, the column with the numbers"
    )
    assert many.index(0, 3).data(Role.ICON) == "check"
    assert not table.grab().isNull()


def test_a_table_that_was_cleared_asks_for_nothing(themed: QApplication, qtbot: QtBot) -> None:  # noqa: ARG001 - views need the theme
    table = PreviewTable()
    qtbot.addWidget(table)
    store = FakeList()
    table.show_rows(PreviewModel(store))
    table.clear()
    store.close()
    assert not table.grab().isNull()
    assert table.model() is None


@pytest.mark.parametrize("shown_first", [False, True])
@pytest.mark.parametrize("sized_first", [False, True])
def test_a_list_has_the_same_widths_in_the_same_room_however_it_came_to_it(
    themed: QApplication,  # noqa: ARG001 - views need the theme
    qtbot: QtBot,
    shown_first: bool,
    sized_first: bool,
) -> None:
    def widths(room: int, *, ready: bool) -> list[int]:
        table = PreviewTable()
        qtbot.addWidget(table)
        table.resize(room if sized_first else 900, 400)
        if ready:
            table.show()
        table.show_rows(PreviewModel(FakeList(make=wide)))
        table.show()
        table.resize(room, 400)
        QApplication.processEvents()
        return [table.horizontalHeader().sectionSize(at) for at in range(5)]

    def wide(number: int) -> ListRow:
        return replace(row(number), cells=("a name of some length", "+447400123456", "a city of some length"))

    # GIVEN room for all but a sliver of the last column but one
    table = PreviewTable()
    qtbot.addWidget(table)
    table.resize(2000, 400)
    table.show_rows(PreviewModel(FakeList(make=wide)))
    room = sum(table.horizontalHeader().sectionSize(at) for at in range(4)) + 30
    # THEN it is shared in one way, whenever the list is shown and the window gets its size
    expected = widths(room, ready=True)
    assert widths(room, ready=shown_first) == expected
    assert sum(expected[:4]) > room - 30  # without a sliver


def test_a_window_of_another_width_moves_no_column_that_somebody_has_pulled(
    themed: QApplication,  # noqa: ARG001 - views need the theme
    qtbot: QtBot,
) -> None:
    table = PreviewTable()
    qtbot.addWidget(table)
    table.resize(420, 400)
    table.show()
    table.show_rows(PreviewModel(FakeList()))
    table.setColumnWidth(1, 90)
    table.resize(500, 400)
    assert table.columnWidth(1) == 90


def test_a_filter_narrows_no_column_though_the_bar_goes_and_a_line_comes(
    themed: QApplication,  # noqa: ARG001 - views need the theme
    qtbot: QtBot,
) -> None:
    table = PreviewTable()
    qtbot.addWidget(table)
    table.resize(560, 400)
    table.show()
    long = replace(row(250, S.INVALID, "not a phone number"), cells=("N", "447400123456000123456", "C"))
    model = PreviewModel(FakeList(make=lambda n: long if n == 250 else row(n)))
    table.show_rows(model)
    QApplication.processEvents()
    before = [table.columnWidth(at) for at in range(5)]
    model.show_only(array("q", [250]))
    table.resize(560, 350)
    QApplication.processEvents()
    assert not table.verticalScrollBar().isVisible()
    after = [table.columnWidth(at) for at in range(5)]
    assert all(now >= then for now, then in zip(after, before, strict=True))
    assert after[1] > before[1]
