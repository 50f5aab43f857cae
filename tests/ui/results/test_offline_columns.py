"""The columns for which nobody is asked, in the results and in what is written of them."""

from __future__ import annotations

import csv
from datetime import time
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from desktop_app.core.calling.rules import CallRule
from desktop_app.core.facts.offline import Offline
from desktop_app.core.output.formats import CSV
from desktop_app.ui.batch.offline_cells import COMING
from desktop_app.ui.export.export_format import PLAIN
from desktop_app.ui.results.page import ResultsPage
from tests.ui.monitor_stage import Stage
from tests.ui.results.opened_results import chips, open_sample, shown, write

REGION, PLACE = "offline:region", "offline:place"


async def add(stage: Stage, page: ResultsPage, *columns: Offline) -> None:
    """Tick columns in the menu."""
    page.offline.aboutToShow.emit()
    for each in columns:
        page.offline.ticks[each].trigger()
    await stage.idle()


@pytest.mark.usefixtures("home")
async def test_ticked_columns_stand_in_the_table_and_in_the_export(stage: Stage, tmp_path: Path) -> None:
    page = await open_sample(stage)
    assert not [column for column in page.model.columns if column.key.startswith("offline:")]
    await add(stage, page, Offline.REGION, Offline.PLACE)
    titles = [column.title for column in page.model.columns][-2:]
    assert titles == ["Region (offline)", "Place (offline)"]
    await stage.until(lambda: COMING not in shown(page, REGION, 20))
    assert [bool(number) for number in shown(page, "e164", 20)] == [bool(region) for region in shown(page, REGION, 20)]
    page.title.export.wanted.emit(PLAIN[CSV], False)
    await write(stage, tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [*rows[0]][-2:] == titles
    assert [row["Region (offline)"] for row in rows[:20]] == shown(page, REGION, 20)
    # WHEN they are taken away again, also the next list is without them
    await add(stage, page, Offline.REGION, Offline.PLACE)
    assert not [column for column in page.model.columns if column.key.startswith("offline:")]
    assert stage.services.offline.chosen() == ()


@pytest.mark.usefixtures("home")
async def test_rows_are_sorted_by_them_and_copied_whole(stage: Stage) -> None:
    page = await open_sample(stage)
    await add(stage, page, Offline.PLACE)
    page.model.sort(page.model.column_at(PLACE))
    await stage.idle()
    await stage.until(lambda: COMING not in shown(page, PLACE, 60))
    places = shown(page, PLACE, 60)
    assert places == sorted(places, key=str.lower)
    assert "" not in places
    page.table.selectAll()
    page.table.copy_selected()
    await stage.until(lambda: not page.table._copying.busy)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 500
    assert not [line for line in lines if COMING in line]


@pytest.mark.usefixtures("home")
async def test_a_column_that_was_hidden_is_shown_when_it_is_ticked_again(stage: Stage) -> None:
    page = await open_sample(stage)
    await add(stage, page, Offline.REGION)
    page.rows.columns._chosen(page.rows.columns.choice.toggled(REGION))
    await add(stage, page, Offline.REGION)
    await add(stage, page, Offline.REGION)
    assert page.model.column_at(REGION)


@pytest.mark.usefixtures("home")
async def test_only_who_can_be_called_now(stage: Stage) -> None:
    page = await open_sample(stage)
    stage.services.offline.change_rule(CallRule(time(0), time(23, 59), frozenset(range(7)), holidays=True))
    await add(stage, page, Offline.CALL_NOW)
    page.title.callable.trigger()
    await stage.idle()
    assert "Can be called now" in chips(page)
    assert page.model.rowCount() == 441  # all with a number, unless the clock stands at the very end of their day
    await stage.until(lambda: COMING not in shown(page, "offline:call-now", 60))
    assert {*shown(page, "offline:call-now", 60)} == {"yes"}
    page.bar.dropped.emit("calling")
    await stage.idle()
    assert (chips(page), page.model.rowCount()) == ([], 500)
