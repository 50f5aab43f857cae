from __future__ import annotations

from array import array
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.list_row import AnsweredRow, AnswerStatus, ListRow, SentRange
from desktop_app.core.phone import NumberStatus
from desktop_app.core.table import Column, Counts, TableShape, Understanding
from desktop_app.services.ports import OpenList
from desktop_app.ui.parts.data_table_model import Role
from desktop_app.ui.results.columns import columns_of, fitting_width
from desktop_app.ui.results.list_reader import joined_ranges
from desktop_app.ui.results.row_model import RowModel
from desktop_app.ui.results.row_table import RowTable

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
NAMES = ("Name", "Mobile", "line_type")


def opened(rows: int = 500) -> OpenList:
    columns = tuple(Column(at, name) for at, name in enumerate(NAMES))
    shape = TableShape(1, columns, columns[1])
    understanding = Understanding("csv", "utf-8", ",", None, [], shape, Counts(valid=rows))
    return cast(OpenList, SimpleNamespace(columns=NAMES, understanding=understanding))


def row(
    number: int, status: NumberStatus = NumberStatus.VALID, problem: str = "", first: int | None = None
) -> AnsweredRow:
    cells = (f"Name {number}", f"0{number}", "own")
    found = ListRow(number, cells, f"0{number}", f"+44{number}", "GB", "mobile", status, problem, first)
    return AnsweredRow(found, AnswerStatus.ANSWERED, ("mobile", "Three"))


class Reader:
    """Rows by number, and what was asked for."""

    def __init__(self) -> None:
        self.asked: list[list[int]] = []

    def __call__(self, numbers: Sequence[int]) -> list[AnsweredRow]:
        self.asked.append(list(numbers))
        return [row(number) for number in numbers]


def made(count: int = 1000) -> tuple[RowModel, Reader]:
    model, reader = RowModel(), Reader()
    model.start(reader, columns_of(opened(), ("line_type", "carrier")), array("q", range(2, count + 2)))
    return model, reader


def test_the_number_comes_first_then_the_answer_then_the_rest() -> None:
    columns = columns_of(opened(), ("line_type", "carrier"))
    assert [column.title for column in columns] == [
        "#",
        "Mobile",
        "E.164",
        "Number status",
        "Answer",
        "line_type (result)",
        "carrier",
        "Name",
        "line_type",
    ]
    assert [column.key for column in columns][5:] == ["result:0", "result:1", "cell:0", "cell:2"]


@pytest.mark.parametrize(
    ("given", "said", "icon"),
    [
        (row(2), "valid", "check"),
        (row(3, NumberStatus.INVALID, "too long"), "too long", "cross"),
        (row(4, NumberStatus.DUPLICATE, "", 2), "same as row 2", "duplicate"),
        (row(5, NumberStatus.EMPTY, "empty"), "empty", "circle"),
    ],
)
def test_a_status_is_an_icon_and_a_word(given: AnsweredRow, said: str, icon: str) -> None:
    status = columns_of(opened(), ())[3]
    assert status.icon is not None
    assert (status.text(given), status.icon(given)) == (said, icon)


def test_rows_are_read_a_page_at_a_time_and_only_when_seen() -> None:
    model, reader = made(1_000_000)
    assert model.index(700_000, 1).data() == "0700002"
    assert [len(numbers) for numbers in reader.asked] == [64]
    assert model.index(700_001, 2).data() == "+44700003"
    assert len(reader.asked) == 1


def test_the_rows_are_a_model_by_the_book() -> None:
    model, _ = made(500)
    tester = QAbstractItemModelTester(model, FATAL)
    assert tester.model() is model


def test_pages_that_nobody_sees_any_more_are_forgotten() -> None:
    model, reader = made(64 * 100)
    for at in range(0, 64 * 100, 64):
        model.row_at(at)
    model.row_at(0)
    assert len(reader.asked) == 101
    assert len(model._pages) <= 48


def test_the_same_rows_are_read_anew_without_a_reset() -> None:
    model, reader = made(100)
    resets, changes = QSignalSpy(model.modelReset), QSignalSpy(model.dataChanged)
    model.row_at(0)
    assert not model.show_rows(array("q", range(2, 102)))
    model.row_at(0)
    assert (resets.count(), changes.count(), len(reader.asked)) == (0, 1, 2)
    assert model.show_rows(array("q", [5]))
    assert resets.count() == 1
    assert model.index(0, 0).data() == "5"


def test_a_page_that_is_shorter_than_asked_leaves_cells_empty() -> None:
    model, _ = made(10)
    model.start(lambda _numbers: [], model.columns, model.numbers)
    assert model.index(0, 0).data() is None
    assert model.index(0, 0).data(Role.TONE) is None


def test_a_title_sorts_twice_and_lets_go(themed: QApplication, qtbot: QtBot) -> None:  # noqa: ARG001 - views need the theme
    model, _ = made(10)
    table = RowTable(model)
    qtbot.addWidget(table)
    heard: list[Any] = []
    model.sort_wanted.connect(lambda key, down: heard.append((key, down)))
    table.sortByColumn(5, Qt.SortOrder.DescendingOrder)
    table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    assert ("result:0", True) in heard
    assert heard[-1] == ("", False)


def test_a_new_answer_to_the_same_question_keeps_the_place(themed: QApplication, qtbot: QtBot) -> None:  # noqa: ARG001 - views need the theme
    model, _ = made(1000)
    table = RowTable(model)
    qtbot.addWidget(table)
    table.resize(600, 300)
    with qtbot.waitExposed(table):
        table.show()
    table.selectRow(500)
    table.scrollTo(model.index(500, 0))
    place = table.verticalScrollBar().value()
    assert place
    table.show_rows(array("q", range(2, 1500)), same_question=True)
    assert table.verticalScrollBar().value() == place
    assert table.currentIndex().row() == 500
    table.show_rows(array("q", range(2, 900)), same_question=False)
    assert table.verticalScrollBar().value() == 0


def test_widths_fit_what_is_shown_within_limits() -> None:
    columns = columns_of(opened(), ("x", "long"))

    def width(column: int, text: str) -> int:
        given = AnsweredRow(row(2).row, AnswerStatus.ANSWERED, (text, text))
        return fitting_width(columns[column], [given], lambda said: 8 * len(said))

    assert width(5, "a") == 72
    assert width(5, "a" * 20) == 188
    assert width(5, "a" * 400) == 260
    assert columns_of(opened(1_048_575), ())[0].width > columns[0].width


def test_neighbouring_ranges_are_joined() -> None:
    ranges = [
        SentRange(3, "GB", 100, 50),
        SentRange(1, "GB", 0, 50),
        SentRange(2, "GB", 50, 50),
        SentRange(4, "DE", 0, 5),
        SentRange(5, "GB", 200, 5),
    ]
    assert [(each.country, each.first, each.numbers) for each in joined_ranges(ranges)] == [
        ("DE", 0, 5),
        ("GB", 0, 150),
        ("GB", 200, 5),
    ]
    assert joined_ranges([]) == []
