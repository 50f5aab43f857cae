"""Which columns of the results are shown: chosen by keys, kept for other lists of the same columns, copied as shown."""

from __future__ import annotations

from typing import Any, cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.service.settings import Setting
from desktop_app.ui.parts.tables.column_choice import ColumnChoice, ColumnPopup
from desktop_app.ui.parts.tables.data_table_model import Column
from desktop_app.ui.results.page import ResultsPage
from desktop_app.ui.results.rows_view import ShownColumns
from tests.ui.monitor_stage import Stage
from tests.ui.results.opened_results import open_sample
from tests.ui.widgets import added


def titles(page: ResultsPage) -> list[str]:
    return [column.title for column in page.model.columns]


def toggle(popup: ColumnPopup, *names: str) -> None:
    for name in names:
        (item,) = popup.list.findItems(name, Qt.MatchFlag.MatchExactly)
        popup.list.setCurrentItem(item)
        QTest.keyClick(popup.list, Qt.Key.Key_Space)


@pytest.mark.usefixtures("home")
async def test_columns_are_hidden_and_moved_and_the_number_stays(stage: Stage) -> None:
    page = await open_sample(stage)
    whole = titles(page)
    assert page.bar.columns.isVisible()
    assert page.bar.columns.accessibleName() == "Columns…"
    # WHEN the list of columns opens
    page.bar.columns.click()
    (popup,) = page.table.findChildren(ColumnPopup)
    # THEN neither the row nor the number can be hidden
    named = [popup.list.item(at).text() for at in range(popup.list.count())]
    assert named == whole[2:]
    # WHEN a column that the rows are sorted by is hidden, one of the list's own, and another is moved
    page.table.sortByColumn(page.model.column_at("status"), Qt.SortOrder.AscendingOrder)
    await stage.idle()
    numbers = page.model.numbers
    toggle(popup, "Number status", "City")
    popup.list.setCurrentItem(popup.list.findItems("E.164", Qt.MatchFlag.MatchExactly)[0])
    for _ in range(len(named)):
        QTest.keyClick(popup.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    popup.close()
    await stage.idle()
    # THEN the others are there, the rows as well, in the list's own order, and a search finds what is hidden
    left = [name for name in whole if name not in {"Number status", "City", "E.164"}]
    assert titles(page) == [*left[:2], "E.164", *left[2:]]
    assert (len(page.model.numbers), page.model.numbers != numbers) == (500, True)
    assert page.table.horizontalHeader().sortIndicatorSection() not in range(len(left))
    page.bar.search.setText("leeds")
    await stage.until(lambda: 0 < page.model.rowCount() < 500)
    page.rows.show_all()
    await stage.idle()
    # AND what is copied is what is shown
    page.table.selectRow(0)
    QGuiApplication.clipboard().clear()
    page.table.copy_selected(with_titles=True)
    await stage.until(lambda: QGuiApplication.clipboard().text() != "")
    assert QGuiApplication.clipboard().text().splitlines()[0].split("\t") == titles(page)
    # AND it is kept, and the same in the next list of these columns
    await stage.until(lambda: stage.services.journal.setting(Setting.RESULTS_COLUMNS) is not None)
    chosen = titles(page)
    page.close_batch()
    await open_sample(stage)
    assert titles(page) == chosen
    # AND all is there again when a person says so
    page.bar.columns.click()
    popup = page.table.findChildren(ColumnPopup)[-1]
    popup.reset.click()
    popup.close()
    assert titles(page) == whole
    await stage.idle()


def columns(*keys: tuple[str, str]) -> list[Column[Any]]:
    return [Column(key, title, lambda _row: "") for key, title in (("row", "#"), ("raw", "Phone"), *keys)]


def hidden(chosen: ShownColumns, *titles: str) -> None:
    for key, column in list(chosen._columns.items()):
        if column.title in titles:
            chosen._chosen(chosen.choice.toggled(key))


def test_a_choice_holds_for_columns_of_the_same_name_wherever_they_stand(qtbot: QtBot) -> None:
    view = added(qtbot, QWidget())
    chosen = ShownColumns(view)
    # GIVEN a list whose own "Note" and whose result "reason" are hidden
    chosen.take(
        columns(("result:0", "Reason"), ("cell:2", "Note"), ("cell:3", "City")), ["", "", "Note", "City"], ["r"]
    )
    hidden(chosen, "Reason", "Note")
    # WHEN another has them elsewhere, and one in which they aren't comes between
    chosen.take(columns(("cell:1", "City")), ["", "City"], [])
    hidden(chosen, "City")
    elsewhere = columns(("result:4", "Reason"), ("cell:7", "Note"), ("cell:8", "Note"))
    chosen.take(elsewhere, [*"abcdefg", "Note", "Note"], [*"abcd", "r"])
    # THEN they are hidden there, too; a second column of one name is one of its own
    assert [column.title for column in chosen.shown()] == ["#", "Phone", "Note"]
    chosen.take(columns(("cell:1", "City"), ("result:0", "Reason")), ["", "City"], ["other"])
    assert [column.title for column in chosen.shown()] == ["#", "Phone", "Reason"]


@pytest.mark.parametrize("name", ["+44 20 7946 0958", "020-7946-0958", "(030) 12345", "anna@example.com"])
def test_a_name_that_is_somebodys_is_not_kept(qtbot: QtBot, name: str) -> None:
    view = added(qtbot, QWidget())
    chosen = ShownColumns(view)
    chosen.take(columns(("cell:0", name), ("cell:1", "City 2024")), [name, "City 2024"], [])
    hidden(chosen, name, "City 2024")
    assert [column.title for column in chosen.shown()] == ["#", "Phone"]
    saved = chosen.to_keep().as_saved()
    assert name not in str(saved)
    assert "City 2024" in str(saved)


def test_what_is_remembered_has_an_end() -> None:
    many = ColumnChoice.first([f"column {at}" for at in range(2_000)])
    saved = many.as_saved({"order": [f"other {at}" for at in range(2_000)], "shown": []})
    assert len(cast(list[str], saved["order"])) == 500
    assert many.kept(saved).shown == many.shown
