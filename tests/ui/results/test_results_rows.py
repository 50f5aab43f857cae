from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtCore import QItemSelection, QItemSelectionRange, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from pytestqt.qtbot import QtBot

from desktop_app.core.detection.table import Column, Counts, ImportSummary, TableShape
from desktop_app.core.numbers.phone import NumberStatus
from desktop_app.core.numbers.problems import NumberProblem
from desktop_app.core.results.verdict import STANDARD_RULE, Judge
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import AnsweredRow, AnswerStatus, ListRow, RowNumber
from desktop_app.services.ports import OpenList
from desktop_app.ui.parts.tables import paged_table
from desktop_app.ui.parts.tables.cell_delegate import WORD_ROOM, whole_row
from desktop_app.ui.parts.tables.copying import plain_lines, selected_rows
from desktop_app.ui.parts.tables.data_table_model import Role
from desktop_app.ui.parts.tables.paged_table import positions
from desktop_app.ui.parts.tables.table import with_rest, without_sliver
from desktop_app.ui.results.columns import columns_of, fitting_width
from desktop_app.ui.results.row_table import PagedModel, RowTable, place_of
from tests.ui.widgets import added, on_screen, there

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
NAMES = ("Name", "Mobile", "line_type")


def opened(rows: int = 500) -> OpenList:
    columns = tuple(Column(at, name) for at, name in enumerate(NAMES))
    shape = TableShape(1, columns, columns[1])
    understanding = ImportSummary("csv", "utf-8", ",", None, [], shape, Counts(valid=rows))
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


def made(count: int = 1000) -> tuple[PagedModel[AnsweredRow], Reader]:
    model, reader = PagedModel[AnsweredRow](), Reader()
    model.start(reader, columns_of(opened(), ("line_type", "carrier")), array("q", range(2, count + 2)))
    return model, reader


def shown(qtbot: QtBot, count: int = 1000) -> tuple[RowTable, PagedModel[AnsweredRow], Reader]:
    model, reader = made(count)
    return added(qtbot, RowTable(model)), model, reader


def test_the_number_comes_first_then_the_verdict_the_answer_then_the_rest() -> None:
    columns = columns_of(opened(), ("line_type", "carrier"))
    assert [column.title for column in columns] == [
        "#",
        "Mobile",
        "Verdict",
        "Answer",
        "Line type (result)",
        "Carrier",
        "E.164",
        "Number status",
        "Name",
        "line_type",
    ]
    assert [column.key for column in columns][4:] == ["result:0", "result:1", "e164", "status", "cell:0", "cell:2"]
    # What people look at first comes first of the answer, whatever order the service has.
    keys = [column.key for column in columns_of(opened(), ("valid", "region", "line_type"))]
    assert keys[4:7] == ["result:2", "result:0", "result:1"]


def test_a_row_that_can_not_be_sent_says_why_where_others_have_their_answer() -> None:
    answer = columns_of(opened(), ())[3]
    assert answer.icon is not None
    bad = replace(row(3, NumberStatus.INVALID, "too long"), answer=AnswerStatus.NOT_SENT)
    good = replace(row(3), answer=AnswerStatus.NOT_SENT)
    assert [(answer.text(each), answer.icon(each)) for each in (bad, good)] == [
        ("too long", "cross"),
        ("not sent", "minus"),
    ]
    assert (answer.text(row(3)), answer.icon(row(3))) == ("answered", "check")


@pytest.mark.parametrize(
    ("given", "word", "icon", "why"),
    [
        (replace(row(3), values=("connected",)), "good", "check", "Status: connected"),
        (replace(row(3), values=("absent",)), "doubtful", "warning", "Status: absent"),
        (replace(row(3), values=("not in use",)), "bad", "cross", "Status: not in use"),
        (replace(row(3), values=("",)), "unknown", "help", "the answer tells nothing of it"),
        (replace(row(3), answer=AnswerStatus.UNANSWERED), "unknown", "help", "no answer came"),
        (replace(row(3), answer=AnswerStatus.NOT_SENT), "not sent", "minus", "not sent"),
        (
            replace(
                row(3),
                row=replace(row(3, NumberStatus.INVALID, "too long").row, e164=""),
                answer=AnswerStatus.NOT_SENT,
            ),
            "problem",
            "alert",
            "too long",
        ),
    ],
)
def test_a_verdict_is_an_icon_and_a_word_and_its_tip_says_why(
    given: AnsweredRow, word: str, icon: str, why: str
) -> None:
    verdict = next(column for column in columns_of(opened(), ("status",)) if column.key == "verdict")
    assert (verdict.text(given), there(verdict.icon)(given), there(verdict.tip)(given)) == (word, icon, why)


def test_a_verdict_is_as_the_person_has_it() -> None:
    absent = replace(row(3), values=("Absent",))
    rule = STANDARD_RULE.changed("status", "absent", Verdict.BAD)
    verdict = next(
        column for column in columns_of(opened(), ("status",), Judge(["status"], rule)) if column.key == "verdict"
    )
    assert verdict.text(absent) == "bad"


@pytest.mark.parametrize(
    ("given", "said", "icon"),
    [
        (row(2), "valid", "check"),
        (row(3, NumberStatus.INVALID, "too long"), "too long", "cross"),
        (row(4, NumberStatus.DUPLICATE, "", 2), "same as row 2", "duplicate"),
        (row(5, NumberStatus.EMPTY), "empty", "minus"),
        (row(6, NumberStatus.INVALID, NumberProblem.SHEET_ERROR), "error in the sheet", "warning"),
        (row(7, NumberStatus.INVALID, NumberProblem.NO_COUNTRY), "no country code", "info"),
    ],
)
def test_a_status_is_an_icon_and_a_word(given: AnsweredRow, said: str, icon: str) -> None:
    status = next(column for column in columns_of(opened(), ()) if column.key == "status")
    assert (status.text(given), there(status.icon)(given)) == (said, icon)


def test_rows_are_read_a_page_at_a_time_and_only_when_seen() -> None:
    model, reader = made(1_000_000)
    assert model.index(700_000, 1).data() == "0700002"
    assert [len(numbers) for numbers in reader.asked] == [64]
    assert model.index(700_001, model.column_at("e164")).data() == "+44700003"
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


def test_a_title_sorts_twice_and_lets_go(qtbot: QtBot) -> None:
    table, model, _ = shown(qtbot, 10)
    heard: list[Any] = []
    model.sort_wanted.connect(lambda key, down: heard.append((key, down)))
    table.sortByColumn(model.column_at("result:0"), Qt.SortOrder.DescendingOrder)
    table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    assert ("result:0", True) in heard
    assert heard[-1] == ("", False)


def test_a_new_answer_to_the_same_question_keeps_the_place(qtbot: QtBot) -> None:
    table, model, _ = shown(qtbot, 1000)
    table.resize(600, 300)
    on_screen(qtbot, table)
    table.selectRow(500)
    table.scrollTo(model.index(500, 0))
    place = table.verticalScrollBar().value()
    assert place
    table.show_rows(array("q", range(2, 1500)), same_question=True)
    assert table.verticalScrollBar().value() == place
    assert table.currentIndex().row() == 500
    table.show_rows(array("q", range(2, 900)), same_question=False)
    assert table.verticalScrollBar().value() == 0


def test_the_number_has_room_in_other_rows_unless_its_column_was_pulled(qtbot: QtBot) -> None:
    table, model, _ = shown(qtbot, 10)
    table.fit_columns()
    at, far = model.column_at("raw"), array("q", [10**15])
    fitted = table.columnWidth(at)
    table.show_rows(far, same_question=False)
    assert table.columnWidth(at) > fitted
    table.setColumnWidth(at, 60)
    table.show_rows(array("q", [10**16]), same_question=False)
    assert table.columnWidth(at) == 60


def test_a_longer_number_takes_what_the_columns_behind_it_have_to_spare(qtbot: QtBot) -> None:
    table, model, _ = shown(qtbot, 10)
    table.fit_columns()
    at, header = model.column_at("raw"), table.horizontalHeader()
    table._given = [width + 40 * (place == at + 2) for place, width in enumerate(table._given)]
    table.setColumnWidth(at + 2, table._given[at + 2])
    places = [header.sectionPosition(each) for each in range(model.columnCount())]
    table.show_rows(array("q", [10**11]), same_question=False)
    assert table.columnWidth(at) > table._wanted[at]
    # THEN whatever is behind those columns stays where it was
    assert [header.sectionPosition(each) for each in range(at + 3, model.columnCount())] == places[at + 3 :]
    # AND a number that has room as it is moves nothing
    widths = [table.columnWidth(each) for each in range(model.columnCount())]
    table.show_rows(array("q", [10**10]), same_question=False)
    assert [table.columnWidth(each) for each in range(model.columnCount())] == widths


def test_a_search_brings_a_column_into_sight_up_to_an_edge(qtbot: QtBot) -> None:
    table, model, _ = shown(qtbot)
    table.resize(400, 300)
    on_screen(qtbot, table)
    table.fit_columns()
    header, edges = table.horizontalHeader(), set()
    for at in range(model.columnCount()):
        table.horizontalScrollBar().setValue(0)
        table._scroll_to_column(at)
        # THEN no column is cut at its beginning, and the one that was meant is seen, beside the number
        edges.add(value := table.horizontalScrollBar().value())
        assert value + table.kept.width in {header.sectionPosition(each) for each in range(at + 1)}
        assert table.kept.width <= table.columnViewportPosition(at) <= table.viewport().width() - 48
    assert len(edges) > 1
    # AND the ring of a row is closed where the place for the columns ends
    table.horizontalScrollBar().setValue(0)
    assert header.length() > table.viewport().width() == whole_row(header, table.viewport(), 0, 34).width()


def test_widths_fit_what_is_shown_within_limits() -> None:
    columns = columns_of(opened(), ("x", "long"))

    def width(column: int, text: str) -> int:
        given = AnsweredRow(row(2).row, AnswerStatus.ANSWERED, (text, text))
        return fitting_width(columns[column], [given], lambda said: 8 * len(said))

    assert width(4, "a") == 72
    assert width(4, "a" * 20) == 188
    assert width(4, "a" * 400) == 260
    # what is drawn takes a part of a pixel more than what is measured, and would be cut for that
    assert width(3, "") == 8 * len("awaiting answer") + WORD_ROOM + 1
    assert columns_of(opened(1_048_575), ())[0].width > columns[0].width


@pytest.mark.parametrize(
    ("room", "fitted"),
    [
        (250, [50, 100, 100, 90]),  # just three of them
        (270, [50, 110, 110, 90]),  # the last one's title would be cut: it begins behind the edge
        (315, [50, 100, 100, 90]),  # its title is whole
        (400, [50, 100, 100, 90]),  # all of them
        (60, [50, 100, 100, 90]),  # the row's number keeps its width
    ],
)
def test_no_sliver_of_a_column_is_in_sight(room: int, fitted: list[int]) -> None:
    assert without_sliver([50, 100, 100, 90], [20, 60, 60, 60], room) == fitted


def test_a_column_of_all_the_rest_takes_what_is_left() -> None:
    assert with_rest([150, 80, 300], [60, 40, 100], 500) == [150, 80, 270]
    assert with_rest([150, 80, 300], [60, 40, 100], 600) == [150, 80, 370]
    assert with_rest([150, 80, 300], [60, 40, 100], 300) == [150, 80, 100]


def test_a_row_is_looked_for_where_it_stood_first() -> None:
    numbers = array("q", [5, 9, 2])
    assert [place_of(numbers, wanted, 1) for wanted in (9, 2, 7)] == [1, 2, None]
    assert place_of(numbers, 5, 99) == 0


def test_selected_places_come_once_and_in_their_order(qtbot: QtBot) -> None:  # noqa: ARG001 - needs Qt
    model, _ = made(100)
    chosen = QItemSelection()
    for top, bottom in ((50, 60), (3, 5), (58, 70), (4, 4)):
        chosen.append(QItemSelectionRange(model.index(top, 0), model.index(bottom, 2)))
    assert positions(chosen) == [range(3, 6), range(50, 61), range(61, 71)]


def test_many_rows_are_copied_a_few_at_a_time_and_what_is_left_out_is_told(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a million rows, all selected, and a copy that yields after each line
    table, _model, reader = shown(qtbot, 1_000_000)
    table.setColumnHidden(0, True)
    monkeypatch.setattr(paged_table, "LARGEST_COPY", 300)
    monkeypatch.setattr(paged_table, "_AT_ONCE", 0.0)
    QGuiApplication.clipboard().setText("before")
    table.selectAll()
    announced = QSignalSpy(table.copying)
    # WHEN it is copied by the key
    with qtbot.waitSignal(table.copied) as told:
        table.actions()[0].trigger()
        # THEN the window goes on while rows are read, and the clipboard keeps what it had until all are there
        assert table._copying.busy
        assert len(reader.asked) == 1
        assert QGuiApplication.clipboard().text() == "before"
    assert told.args == [300, 1_000_000]
    assert [announced.at(at) for at in range(announced.count())] == [[300]]
    lines = QGuiApplication.clipboard().text().split("\n")
    assert len(lines) == 300
    assert lines[0] == "02\tgood\tanswered\tmobile\tThree\t+442\tvalid\tName 2\town"


def test_what_is_copied_lies_in_the_clipboard_as_bytes_whatever_the_cells_hold(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN rows of one column whose cells are blank, marked, beyond ASCII and no text at all, packed two by two
    cells = ["", "", "a\tb", 'say "so"\nor not', "Zoë ☎ 🙂", "half \ud83d", ""]
    rows = [AnsweredRow(replace(row(at).row, cells=(cell,)), AnswerStatus.ANSWERED) for at, cell in enumerate(cells)]
    model = PagedModel[AnsweredRow]()
    column = next(each for each in columns_of(opened(), ()) if each.key == "cell:0")
    model.start(lambda numbers: [rows[number] for number in numbers], [column], array("q", range(len(rows))))
    table = added(qtbot, RowTable(model))
    monkeypatch.setattr(paged_table, "_AT_ONCE", 0.0)
    monkeypatch.setattr(paged_table, "_TOGETHER", 2)
    table.selectAll()
    # WHEN they are copied
    with qtbot.waitSignal(table.copied):
        table.copy_selected()
    # THEN each has its line, quoted as Excel reads it, and what is no text has a mark in its place
    wanted = "\n".join(["", "", '"a\tb"', '"say ""so""\nor not"', "Zoë ☎ 🙂", "half ?", ""])
    content = QGuiApplication.clipboard().mimeData()
    assert (content.formats(), content.text()) == (["text/plain", "text/html"], wanted)
    # AND no second text was made of it, twice as big
    assert bytes(content.data("text/plain").data()) == wanted.encode()


def test_other_rows_end_a_copy(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _model, _ = shown(qtbot, 1_000)
    monkeypatch.setattr(paged_table, "_AT_ONCE", 0.0)
    QGuiApplication.clipboard().setText("before")
    table.selectAll()
    table.copy_selected(with_titles=True)
    table.show_rows(array("q", [2, 3]), same_question=False)
    assert not table._copying.busy
    assert QGuiApplication.clipboard().text() == "before"


def test_a_few_rows_are_copied_as_any_table_copies_them(qtbot: QtBot) -> None:
    table, _model, _ = shown(qtbot, 100)
    table.selectRow(3)
    for titles in (False, True):
        wanted = "\n".join(plain_lines(selected_rows(table, with_titles=titles)))
        with qtbot.waitSignal(table.copied):
            table.copy_selected(with_titles=titles)
        assert QGuiApplication.clipboard().text() == wanted


def test_the_numbers_of_the_selected_rows_are_copied_each_once(qtbot: QtBot) -> None:
    # GIVEN rows with a number, the same again, two numbers, and none
    one, two = row(2), row(3)
    several = replace(row(4).row, numbers=(RowNumber(0, "", "+442", "GB", "", NumberStatus.DUPLICATE),
                                           RowNumber(0, "", "+4499", "GB", "", NumberStatus.VALID)))  # fmt: skip
    invalid = replace(row(5, NumberStatus.INVALID).row, e164="")
    rows = [one, two, one, AnsweredRow(several, AnswerStatus.ANSWERED), AnsweredRow(invalid, AnswerStatus.NOT_SENT)]
    model = PagedModel[AnsweredRow]()
    model.start(lambda at: [rows[each] for each in at], columns_of(opened(), ()), array("q", range(len(rows))))
    table = added(qtbot, RowTable(model, numbers=lambda found: (each.e164 for each in found.row.all_numbers)))
    table.selectAll()
    (action,) = (each for each in table.row_menu().actions() if each.text() == "Copy numbers (E.164)")
    with qtbot.waitSignal(table.copied):
        action.trigger()
    content = QGuiApplication.clipboard().mimeData()
    assert content.text() == "+442\n+443\n+4499"
    assert bytes(content.data("text/html").data()).decode().count("<td") == 3
    # AND where there is none, the clipboard keeps what it had
    table.selectRow(4)
    with qtbot.waitSignal(table.copied_none):
        table.copy_numbers()
    assert QGuiApplication.clipboard().text() == "+442\n+443\n+4499"
