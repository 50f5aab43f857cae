"""The page over the real services: a real list, child processes, the local service."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.services.ports import OpenList
from desktop_app.ui.parts.tables import paged_table
from desktop_app.ui.results.filtered_view import OnDemand
from desktop_app.ui.results.page import ResultsPage
from tests.ui.monitor_batches import JOINED, write_batch
from tests.ui.monitor_stage import Stage
from tests.ui.results.opened_results import chips, open_sample, shown
from tests.ui.widgets import there


def is_closed(page: ResultsPage, file: OnDemand[OpenList]) -> bool:
    return file._opened is None and page.rows._list is None


@pytest.mark.usefixtures("home")
async def test_the_card_of_problems_shows_the_rows_of_which_the_verdict_says_so(stage: Stage) -> None:
    page = await open_sample(stage)
    page.cards.card("problem").click()
    await stage.idle()
    assert page.bar.showing.text() == "Showing 59 of 500 rows"
    assert set(shown(page, "verdict", 59)) == {"problem"}
    assert chips(page) == ["Problem"]


@pytest.mark.usefixtures("home")
async def test_a_list_with_its_answers_is_shown_counted_filtered_and_sorted(stage: Stage) -> None:
    page = await open_sample(stage)
    assert page.model.rowCount() == 500
    kinds = ("all", "answered", "unanswered", "invalid", "duplicate", "empty")
    assert [page.cards.card(kind).count for kind in kinds] == [500, 441, 0, 45, 28, 14]
    assert shown(page, "row") == ["2", "3", "4"]
    assert page.chart.choice.value_text() == "Line type"

    page.cards.card("invalid").click()
    await stage.idle()
    assert page.bar.showing.text() == "Showing 45 of 500 rows"
    page.bar.search.setText("ASK priya")
    QTest.keyClick(page.bar.search, Qt.Key.Key_Return)
    await stage.idle()
    assert set(shown(page, "raw", 50)) == {"ask Priya"}
    page.rows.show_all()
    await stage.idle()
    assert page.model.rowCount() == 500
    assert page.bar.search.text() == ""

    page.chart.bars._take(page.chart.model.index(1, 0))
    await stage.idle()
    assert page.model.rowCount() == 57
    assert chips(page) == ["Line type: fixed line"]
    assert set(shown(page, "result:2", 60)) == {"fixed line"}
    page.bar.filters.chips[0].click()
    await stage.idle()
    assert page.model.rowCount() == 500

    page.table.sortByColumn(page.model.column_at("cell:4"), Qt.SortOrder.DescendingOrder)
    await stage.idle()
    cities = shown(page, "cell:4", 500)
    assert cities == sorted(cities, key=str.casefold, reverse=True)

    # What was searched comes into sight where it stands aside, and the beginning again without it.
    page.table.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    page.bar.search.setText("leeds")
    QTest.keyClick(page.bar.search, Qt.Key.Key_Return)
    await stage.idle()
    place = page.table.columnViewportPosition(page.model.column_at("cell:4"))
    assert 0 <= place < page.table.viewport().width()
    page.rows.show_all()
    await stage.idle()
    assert page.table.horizontalScrollBar().value() == 0

    # What leaves nothing leaves the columns their widths.
    at = page.model.column_at("e164")
    width = page.table.columnWidth(at)
    page.bar.search.setText("no such thing")
    QTest.keyClick(page.bar.search, Qt.Key.Key_Return)
    await stage.idle()
    assert page.rows._left.currentIndex() == 1
    page.bar.search.setText("ask Priya")  # rows without a number
    QTest.keyClick(page.bar.search, Qt.Key.Key_Return)
    await stage.idle()
    assert page.table.columnWidth(at) == width


@pytest.mark.usefixtures("home")
async def test_simulated_answers_can_not_be_taken_for_real_ones(stage: Stage) -> None:
    (real,) = stage.services.journal.batches()
    simulated, _ = await stage.verify("hlr-lookup", real.list_id)
    stage.open_results(simulated)
    await stage.idle()
    page = stage.results
    assert page.title.simulated.isVisible()
    assert "every answer is simulated" in page.signals.text()
    assert "do not prove identity" in page.signals.text()
    stage.open_results(real.id)
    await stage.idle()
    assert not page.title.simulated.isVisible()
    assert "simulated" not in page.signals.text()


@pytest.mark.usefixtures("home")
async def test_results_open_with_a_warning_while_a_suppression_list_is_damaged(stage: Stage) -> None:
    (batch,) = stage.services.journal.batches()
    folder = stage.services.folder / "suppression"
    folder.mkdir(exist_ok=True)
    (folder / "0a0b0c0d.sqlite").write_bytes(b"damaged" * 1000)
    stage.open_results(batch.id)
    await stage.idle()
    page = stage.results
    assert page.model.rowCount() == 500
    assert page.trouble.text() == (
        "The suppression list “0a0b0c0d” can't be read, so nothing is sent. Delete it in the settings, and add its "
        "file again. The results are as your suppression lists marked them before."
    )
    (folder / "0a0b0c0d.sqlite").unlink()
    page.refresh()
    await stage.idle()
    assert not page.trouble.isVisible()


async def test_a_lost_list_is_said_in_words(stage: Stage) -> None:
    batch = write_batch(stage.services.journal, "lost.csv", [("GB", 5, JOINED)])
    stage.open_results(batch.id)
    await stage.idle()
    assert stage.results.trouble.isVisible()
    assert stage.results.model.rowCount() == 0


@pytest.mark.usefixtures("home")
async def test_escape_brings_back_all_rows_with_the_keys_on_them_and_going_back_closes_the_list(stage: Stage) -> None:
    page = await open_sample(stage)
    stage.shell.activateWindow()
    await stage.until(lambda: QApplication.focusWidget() is page.table)
    # And one sees where: the first row, which isn't chosen for that.
    assert page.table.currentIndex().row() == 0
    assert not page.table.selectionModel().hasSelection()
    # WHEN one has searched, and presses Escape in the field
    page.bar.search.setFocus()
    page.bar.search.setText("leeds")
    await stage.until(lambda: page.rows._shown.search == "leeds")
    QTest.keyClick(page.bar.search, Qt.Key.Key_Escape)
    # THEN all rows are back, and the keys are where the rows are
    await stage.until(lambda: page.rows._shown.search == "")
    assert page.bar.search.text() == ""
    assert QApplication.focusWidget() is page.table
    # AND from there one goes back, which closes the list
    file = there(page.rows._list)
    assert not is_closed(page, file)
    QTest.keyClick(page.table, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    await stage.until(lambda: stage.tab.currentWidget() is stage.monitor)
    assert is_closed(page, file)


@pytest.mark.usefixtures("home")
async def test_a_long_copy_is_said_while_it_lasts(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paged_table, "_AT_ONCE", 0.0)
    monkeypatch.setattr(paged_table, "LARGEST_COPY", 40)
    page = await open_sample(stage)
    page.table.selectAll()
    page.table.copy_selected()
    page.bar.show_count(500, 500, filtered=False)  # a batch that is under way has them counted every second
    assert page.bar.showing.text() == "Copying 40 rows…"
    await stage.until(lambda: page.bar.showing.text() == "500 rows")
    # AND that it wasn't all
    assert there(stage.shell.strip.message).what == "The first 40 of 500 rows were copied. An export takes them all."
    # WHEN other rows come while it lasts
    page.table._copying._timer.setInterval(100)
    page.table.copy_selected()
    page.cards.card("invalid").click()
    await stage.until(lambda: page.model.rowCount() == 45)
    # THEN it is said that nothing came of it
    assert there(stage.shell.strip.message).what == "Nothing was copied: the list was left or changed meanwhile."
    assert page.bar.showing.text() == "Showing 45 of 500 rows"
