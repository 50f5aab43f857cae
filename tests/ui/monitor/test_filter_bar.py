"""The monitor's search and chips share a narrow window: the search gives way, and then there is a second line."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop_app.core.batches.status import Group
from desktop_app.ui.frame.shell import FIRST_SIZE, LEAST_SIZE
from desktop_app.ui.monitor.filter_bar import FilterBar
from tests.ui.looking.room import squeezed
from tests.ui.looking.widest_language import WidestLanguage
from tests.ui.monitor.filled_monitor import fill
from tests.ui.monitor_batches import JOINED, write_batch
from tests.ui.monitor_stage import Stage


def lines(bar: FilterBar) -> int:
    return len({each.y() for each in (bar.search, bar.chips, bar.connections) if each.isVisible()})


@pytest.fixture
def widest(themed: QApplication) -> Iterator[None]:
    widest = WidestLanguage(themed.font())
    QCoreApplication.installTranslator(widest)
    yield
    QCoreApplication.removeTranslator(widest)


@pytest.mark.usefixtures("widest")
async def test_all_chips_have_room_in_every_language_and_every_width(stage: Stage) -> None:
    # GIVEN batches of every group, one of them paused
    fill(stage)
    stage.services.journal.update_batch("waiting-", paused=True)
    stage.monitor.reload()
    bar = stage.monitor.filter
    stage.shell.resize(*FIRST_SIZE)
    await stage.idle()
    wide = bar.search.width()
    assert (lines(bar), squeezed(bar)) == (1, [])
    # WHEN the window is as narrow as may be
    stage.shell.resize(*LEAST_SIZE)
    await stage.idle()
    # THEN the search has given way for the chips
    assert bar.chips._chips[Group.PAUSED].isVisible()
    assert bar.search.width() < wide
    assert (lines(bar), squeezed(bar)) == (1, [])
    # WHEN there are several connections to choose from, too
    at = datetime.now(UTC)
    other = write_batch(stage.services.journal, "other.csv", [("GB", 5, JOINED)], at=at)
    stage.services.journal.update_batch(other.id, base_url="https://numbers-are-checked.example.com/api/v1")
    stage.monitor.reload()
    await stage.idle()
    # THEN there may be a second line, and nothing is cut
    assert bar.connections.isVisible()
    assert lines(bar) <= 2
    assert squeezed(bar) == []
    await stage.until(lambda: squeezed(stage.shell) == [], seconds=20)  # a layout is asked for, and comes later


async def test_escape_clears_the_search_and_leaves_the_rest(stage: Stage) -> None:
    # GIVEN a search among the batches that are done
    fill(stage)
    stage.monitor.reload()
    bar, model = stage.monitor.filter, stage.monitor.model
    bar.chips.choose(Group.DONE)
    stage.monitor._filter()
    done = model.rowCount()
    bar.search.setFocus()
    QTest.keyClicks(bar.search, "qzx")
    assert model.rowCount() == 0 < done
    # WHEN Escape is pressed, THEN the search is gone, and one may go on typing
    QTest.keyClick(bar.search, Qt.Key.Key_Escape)
    assert (bar.search.text(), bar.group, model.rowCount()) == ("", Group.DONE, done)
    assert bar.search.hasFocus()
    # AND once more nothing is left for it to do
    QTest.keyClick(bar.search, Qt.Key.Key_Escape)
    assert (bar.search.text(), bar.group, model.rowCount()) == ("", Group.DONE, done)
    await stage.idle()
