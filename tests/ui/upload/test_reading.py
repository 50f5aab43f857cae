"""A list that is still being read: its first rows, how far it is, corrections meanwhile, and the way back."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.core.detection.table import Counts, ImportSummary, ReadOptions, TableShape
from desktop_app.core.errors import EncodingWrong, FileBroken
from desktop_app.core.numbers.phone import NumberStatus as S
from desktop_app.services.ports import FirstRows, Progress
from desktop_app.ui.upload.model import PATIENCE
from desktop_app.ui.upload.rows.list_view import ListView
from desktop_app.ui.upload.rows.row_filters import with_status
from tests.ui.upload.lists import COLUMNS, FakeList, Stage, row, understanding

FILE, OTHER = Path("long.csv"), Path("other.csv")
READ, SELECT = "upload.read", "upload.select"
LONG = 1_000_000
PATIENT = PATIENCE * 20


def long_list(**changes: object) -> ImportSummary:
    return understanding(**{"counts": Counts(valid=LONG), "reasons": {}, **changes})


def first_rows(found: ImportSummary | None = None, count: int = 200) -> FirstRows:
    return FirstRows(replace(found or understanding(), counts=Counts()), tuple(row(2 + n) for n in range(count)))


def begin(stage: Stage, qtbot: QtBot, first: FirstRows | None = None, part: float | None = 0.1) -> ListView:
    """First rows of what is being read are on the page."""
    stage.services.progress(Progress("Reading", 0, part=part, first=first or first_rows()))
    view = stage.page.view
    qtbot.waitUntil(lambda: view._state.first is not None and view.isVisibleTo(stage.page), timeout=PATIENT)
    return view


@pytest.fixture
def view(stage: Stage, qtbot: QtBot) -> ListView:
    """The page with the first rows of a long list."""
    stage.page.open_file(FILE)
    return begin(stage, qtbot)


def test_before_anything_is_there_it_says_what_is_read_and_can_be_cancelled(stage: Stage, qtbot: QtBot) -> None:
    stage.page.open_file(FILE)
    stage.services.progress(Progress("Copying", 1 << 20, 4 << 20, "bytes"))
    assert stage.page.start.isVisible()  # not yet: a quick one never shows itself on its way
    reading = stage.page.reading
    qtbot.waitUntil(reading.isVisible, timeout=PATIENT)
    assert (reading.what.text(), reading.progress.far.text()) == ("Reading “long.csv”", "1.0 MB of 4.0 MB fetched")
    stage.services.progress(Progress("Reading", 125_000))
    qtbot.waitUntil(lambda: reading.progress.far.text() == "125,000 rows so far")
    assert reading.progress.bar.maximum() == 0  # nobody knows how many there are: it only moves
    reading.progress.cancel.click()
    assert not stage.runner.running(READ)
    assert stage.page.start.isVisible()
    assert stage.page.start.said.text() == "Reading “long.csv” was cancelled."


def test_the_first_rows_are_marked_as_such_and_nothing_is_counted_or_sent(stage: Stage, view: ListView) -> None:
    assert view.isVisible()
    assert (view.name.text(), view.detail.text()) == ("long.csv", "being read")
    assert (view.caption.isVisible(), view.caption.text()) == (True, "The first 200 rows.")
    assert view.table.model().rowCount() == 200
    assert view.corrections.column.value_text() == "Mobile"
    counts = view.panel.counts
    assert (counts.reading.isVisible(), counts.bar.isVisible()) == (True, False)
    assert not any(button.isEnabled() for button in counts.buttons.values())
    assert counts.buttons[S.VALID].accessibleName() == "valid: being counted"
    assert (view.panel.to_send.value(), view.panel.cost.value()) == ("being counted", "—")
    assert not view.panel.send.isEnabled()
    assert view.panel.send.accessibleDescription() == "The list is still being read."
    assert not view.panel.reason.isVisible()  # it is said already
    QTest.keyClick(stage.page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert "prepare" not in [asked[0] for asked in stage.services.asked]


def test_progress_is_told_with_its_share(stage: Stage, view: ListView, qtbot: QtBot) -> None:
    stage.services.progress(Progress("Reading", 499_500, part=0.4995))
    reading = view.panel.counts.reading
    qtbot.waitUntil(lambda: reading.far.text() == "499,500 rows · 50 %")
    assert reading.bar.value() == 500


def test_the_table_becomes_the_whole_list_without_a_jump(stage: Stage, view: ListView) -> None:
    # GIVEN a person who looks at the hundredth row, has marked it, and has made a column wider
    table, model = view.table, view.table.model()
    table.setFocus()
    table.setCurrentIndex(model.index(100, 1))
    table.scrollTo(model.index(100, 1), table.ScrollHint.PositionAtTop)
    table.horizontalHeader().resizeSection(1, 333)
    place, widths = table.verticalScrollBar().value(), _widths(view)
    assert place > 0
    # WHEN the list is there
    stage.was_read("one", FakeList(long_list()))
    # THEN it is the same table with more rows
    assert table.model() is model
    assert model.rowCount() == LONG
    assert table.verticalScrollBar().value() == place
    assert _widths(view) == widths
    assert [index.row() for index in table.selectionModel().selectedRows()] == [100]
    assert table.hasFocus()
    assert model.index(LONG - 1, 0).data() == "1,000,001"
    assert not view.caption.isVisible()
    assert not view.panel.counts.reading.isVisible()
    assert view.detail.text().startswith("1,000,000 rows")
    assert view.panel.send.isEnabled()


def test_where_the_rows_begin_elsewhere_in_the_end_the_table_is_another(stage: Stage, view: ListView) -> None:
    shape = TableShape(3, COLUMNS, COLUMNS[0])
    stage.was_read("one", FakeList(long_list(shape=shape)))
    model = view.table.model()
    assert (model.rowCount(), model.headerData(1, Qt.Orientation.Horizontal)) == (LONG, "Name")
    assert model.index(0, 0).data() == "4"


def test_the_number_of_the_last_row_has_room_from_the_beginning(stage: Stage, view: ListView) -> None:
    begun = view.table.horizontalHeader().sectionSize(0)
    stage.page.discard_unsent()
    stage.filled(FakeList(long_list()))
    assert begun >= view.table.horizontalHeader().sectionSize(0)


def _widths(view: ListView) -> list[int]:
    header = view.table.horizontalHeader()
    return [header.sectionSize(at) for at in range(header.count())]


# --- corrections before the end ---


def test_another_column_can_be_chosen_before_the_reading_is_over(stage: Stage, view: ListView, qtbot: QtBot) -> None:
    # WHEN another column is taken for the numbers
    view.corrections.column._choose(2)
    # THEN the reading begins anew, from the file, and the rows stay until there are others
    assert stage.services.asked[-1] == ("read", FILE, ReadOptions(column="City"))
    assert view.table.model().rowCount() == 200
    shape = TableShape(1, COLUMNS, COLUMNS[2])
    stage.services.progress(Progress("Reading", 0, first=first_rows(understanding(shape=shape))))
    qtbot.waitUntil(lambda: view.table.model().headerData(1, Qt.Orientation.Horizontal) == "City", timeout=PATIENT)
    # AND a choice adds to the one before
    view.corrections.country._choose("DE")
    assert stage.services.asked[-1][2] == ReadOptions(sheet="Customers", column="C", among=3, country="DE")
    stage.was_read("one", FakeList(long_list(shape=shape)))
    assert view.table.model().rowCount() == LONG


def test_a_correction_meanwhile_that_fails_says_why(stage: Stage, view: ListView) -> None:
    view.corrections.column._choose(2)
    stage.runner.fail(READ, EncodingWrong(name="long.csv", encoding="utf-8"))
    assert stage.page.failed.isVisible()
    stage.page.failed.encoding._choose("cp1252")
    assert stage.services.asked[-1][1:] == (FILE, ReadOptions(column="City", encoding="cp1252"))
    stage.page.reading.progress.cancel.click()
    assert stage.page.start.isVisible()


# --- the list that was there before ---


def looked_at(stage: Stage) -> tuple[FakeList, Callable[[], tuple[object, ...]]]:
    """A list on the page, filtered, with a marked row; and what is to be seen of it."""
    store, view = stage.filled(), stage.page.view
    view.filter_wanted.emit(with_status(S.VALID))
    stage.runner.finish(SELECT, array("q", range(2, 300)))
    view.table.horizontalHeader().resizeSection(1, 222)
    view.table.setCurrentIndex(view.table.model().index(120, 1))
    view.table.scrollTo(view.table.model().index(120, 1), view.table.ScrollHint.PositionAtTop)

    def seen() -> tuple[object, ...]:
        selected = [index.row() for index in view.table.selectionModel().selectedRows()]
        table, counts = view.table, view.panel.counts
        return (
            *(view.isVisible(), view.name.text(), view.detail.text(), view.filter.isVisible(), view.filter.text()),
            *(table.model().rowCount(), table.verticalScrollBar().value(), table.currentIndex().row(), selected),
            *(_widths(view), [button.isChecked() for button in counts.buttons.values()], counts.reading.isVisible()),
            *(view.panel.send.text(), view.panel.send.isEnabled(), view.caption.isVisible(), store.closed),
            *(view.corrections.country.value_text(), view.corrections.column.value_text()),
        )

    return store, seen


@pytest.mark.parametrize("by", ["button", "escape", "cross"])
def test_cancelling_brings_back_the_list_that_was_there(stage: Stage, qtbot: QtBot, by: str) -> None:
    # GIVEN a list that somebody looks at, and another one that has come as far as its first rows
    _, seen = looked_at(stage)
    before = seen()
    stage.page.open_file(OTHER)
    view = begin(stage, qtbot)
    assert (view.name.text(), view.filter.isVisible(), seen()) != (before[1], True, before)
    # WHEN that is cancelled
    if by == "button":
        view.panel.counts.reading.cancel.click()
    elif by == "escape":
        QTest.keyClick(stage.page, Qt.Key.Key_Escape)
    else:
        view.close_list.click()
    # THEN the first one is there as it was, and the page says so in a few words
    assert seen() == before
    assert not stage.runner.running(READ)
    assert stage.services.discarded == []
    assert view.said.text() == "Reading “other.csv” was cancelled."
    # AND that is over when something else begins
    stage.page.open_file(FILE)
    assert view.said.text() == ""


def test_a_reading_that_fails_leads_back_to_the_list_that_was_there(stage: Stage, qtbot: QtBot) -> None:
    _, seen = looked_at(stage)
    before = seen()
    stage.page.open_file(OTHER)
    begin(stage, qtbot)
    stage.runner.fail(READ, FileBroken(name="other.csv", reason="x"))
    assert stage.page.failed.isVisible()
    QTest.keyClick(stage.page, Qt.Key.Key_Escape)
    assert seen() == before


def test_a_list_read_in_another_way_shows_what_that_makes_of_it_at_once(stage: Stage, qtbot: QtBot) -> None:
    # GIVEN a list that is read again for another country
    _, seen = looked_at(stage)
    before = seen()
    view = stage.page.view
    view.corrections.country._choose("DE")
    # WHEN its first rows are there
    begin(stage, qtbot)
    # THEN they are shown under the list's own name
    assert (view.name.text(), view.table.model().rowCount()) == ("customers.xlsx", 200)
    assert view.corrections.country.value_text() == "Germany"
    # AND the way back to the country of before is the list of before
    view.corrections.country._choose("")
    assert seen() == before
    assert view.said.text() == ""  # it was no cancelling


def test_a_failed_correction_brings_back_the_list_and_says_why(stage: Stage, qtbot: QtBot) -> None:
    _, seen = looked_at(stage)
    before = seen()
    stage.page.view.corrections.country._choose("DE")
    begin(stage, qtbot)
    stage.runner.fail(READ, EncodingWrong(name="customers.csv", encoding="utf-8"))
    assert seen() == before
    assert stage.page.view.failure.isVisible()


@pytest.mark.parametrize("before", [False, True])
def test_tab_leads_from_the_rows_to_cancel_and_on_to_the_product(stage: Stage, qtbot: QtBot, before: bool) -> None:
    if before:
        stage.filled()
    stage.page.open_file(FILE)
    view = begin(stage, qtbot)
    stage.page.activateWindow()
    view.table.setFocus()
    seen = []
    for _ in range(2):
        QTest.keyClick(stage.page.focusWidget(), Qt.Key.Key_Tab)
        seen.append(stage.page.focusWidget())
    assert seen == [view.panel.counts.reading.cancel, view.panel.product]


def test_enter_on_cancel_can_not_become_something_else(stage: Stage, view: ListView) -> None:
    """A press that comes a moment too late must not send anything."""
    stage.page.activateWindow()
    view.panel.counts.reading.cancel.setFocus()
    place = view.panel.counts.reading.cancel.mapTo(stage.page, view.panel.counts.reading.cancel.rect().center())
    stage.was_read("one", FakeList(long_list()))
    assert stage.page.focusWidget() is not view.panel.send
    assert stage.page.childAt(place) is not view.panel.send
