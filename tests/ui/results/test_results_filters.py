"""What narrows the rows of the results, over the real services: cards, bars, columns of the list's own."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from desktop_app.ui.look import theme
from desktop_app.ui.results.chart import BY_VERDICT, ChartColumn
from tests.ui.monitor_stage import Stage
from tests.ui.results.opened_results import chips, open_sample, shown

pytestmark = pytest.mark.usefixtures("home")


async def test_several_filters_narrow_the_rows_and_each_is_let_go_of_by_itself(stage: Stage) -> None:
    page = await open_sample(stage)
    page.chart.bars._take(page.chart.model.index(1, 0))
    # Another value of the same column is an alternative, a count and one of the list's own columns narrow it.
    page.chart.bars._take(page.chart.model.index(0, 0))
    await stage.idle()
    both = page.model.rowCount()
    assert both > 57
    assert [index.row() for index in page.chart.bars.selectionModel().selectedRows()] == [0, 1]
    page.chart.choice._choose(ChartColumn(4, own=True))
    await stage.idle()
    city = page.chart.model.index(0, 0).data()
    page.chart.bars._take(page.chart.model.index(0, 0))
    page.cards.card("duplicate").click()
    await stage.idle()
    assert 0 < page.model.rowCount() < both
    assert set(shown(page, "cell:4", 50)) == {city}
    assert chips(page) == ["Duplicates", "Line type: fixed line", "Line type: mobile", f"City: {city}"]
    page.bar.filters.chips[0].click()
    await stage.idle()
    assert page.cards.current() == ""  # values still leave some of all rows out
    page.bar.filters.chips[2].click()
    await stage.idle()
    assert page.model.rowCount() == both
    page.rows.show_all()
    await stage.idle()
    assert page.bar.filters.isHidden()
    assert page.model.rowCount() == 500
    assert page.cards.current() == "all"


async def test_all_rows_is_lit_only_where_they_are_shown_and_brings_them_back(stage: Stage) -> None:
    page = await open_sample(stage)
    widths = [page.table.columnWidth(at) for at in range(page.model.columnCount())]
    page.chart.bars._take(page.chart.model.index(1, 0))
    await stage.idle()
    # WHEN a bar of the chart filters, THEN no card says that all rows are shown, and no column has moved
    assert page.model.rowCount() == 57
    assert page.cards.current() == ""
    assert [page.table.columnWidth(at) for at in range(page.model.columnCount())] == widths
    # AND another column in the chart leaves what is filtered by
    page.chart.choice._choose(ChartColumn(1))
    await stage.idle()
    assert page.model.rowCount() == 57
    assert chips(page) == ["Line type: fixed line"]
    assert page.chart.model.index(0, 0).data() == "GB"
    assert page.chart.bars.selectionModel().selectedRows() == []
    # AND the card brings them all back, and keeps the keys
    page.bar.search.setText("leeds")
    page.cards.card("all").setFocus()
    page.cards.card("all").click()
    await stage.idle()
    assert (page.model.rowCount(), page.cards.current(), chips(page)) == (500, "all", [])
    assert page.bar.search.text() == ""
    assert page.cards.card("all").hasFocus()


async def test_the_chart_goes_by_the_filter_and_what_is_searched_is_marked(stage: Stage) -> None:
    page = await open_sample(stage)
    assert page.chart.note.text().endswith("in the whole list")
    # WHEN only some rows are shown
    page.cards.card("duplicate").click()
    await stage.idle()
    # THEN the chart counts theirs
    assert page.chart.note.text() == "28 answers in the rows shown"
    # AND what is filtered by its own column leaves the other values there, to be picked as well
    page.chart.bars._take(page.chart.model.index(0, 0))
    await stage.idle()
    assert page.chart.note.text() == "28 answers in the rows shown"
    assert page.model.rowCount() < 28
    page.rows.show_all()
    await stage.idle()
    assert page.chart.note.text().endswith("in the whole list")
    # WHEN one searches for a name as the keyboard has it, and goes down
    plain = page.table.grab().toImage()
    page.bar.search.setFocus()
    page.bar.search.setText("DUNHOF")
    QTest.keyClick(page.bar.search, Qt.Key.Key_Down)
    await stage.idle()
    # THEN the list has the keys
    assert page.table.hasFocus()
    assert 0 < page.model.rowCount() < 500
    # AND what was found is marked, as long as it is searched
    found = theme.colour("found").rgb()
    image = page.table.grab().toImage()
    assert has_colour(image, found)
    assert not has_colour(plain, found)


def has_colour(image: QImage, wanted: int) -> bool:
    return any(image.pixel(x, y) == wanted for x in range(0, image.width(), 3) for y in range(image.height()))


async def test_the_chart_counts_verdicts_and_its_bars_filter_by_them(stage: Stage) -> None:
    page = await open_sample(stage)
    # WHEN the verdicts are charted
    page.chart.choice._choose(BY_VERDICT)
    await stage.idle()
    # THEN its bars add up to all rows, those with a problem, too
    bars = {each.value: each.count for each in page.chart.model.rows}
    assert sum(bars.values()) == page.model.rowCount() == 500
    assert page.chart.note.text() == "500 rows of the whole list"
    # WHEN a bar is taken THEN its rows are shown, and the chart still has all bars
    page.chart.picked.emit("good")
    await stage.idle()
    assert page.model.rowCount() == bars["good"]
    assert chips(page) == ["Good"]
    assert {each.value: each.count for each in page.chart.model.rows} == bars
    # AND what has no card of its own has a chip all the same
    page.chart.picked.emit("problem")
    await stage.idle()
    assert (page.model.rowCount(), chips(page)) == (bars["problem"], ["Problem"])
    page.chart.picked.emit("problem")
    await stage.idle()
    assert (page.model.rowCount(), chips(page)) == (500, [])
