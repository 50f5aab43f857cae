"""The title of the results: the product by its name of then, and what gives way where it is narrow."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.batch import Batch
from desktop_app.core.service.connection import LOCAL, Connection
from desktop_app.ui.results.title_bar import TitleBar, shared
from tests.ui.widgets import added


def test_a_product_keeps_the_name_that_it_had_when_it_was_asked_for(qtbot: QtBot) -> None:
    # GIVEN a batch, and products of its connection that were named anew since then
    team = Connection("https://api.example.com/api/v1", "Team", products="slug,name\nhlr,Live check\n")
    batch = Batch("team", "l", "team.csv", team.base_url, "hlr", datetime.now(UTC), product_title="HLR of 2025")
    bar = added(qtbot, TitleBar(lambda: None))
    # THEN it is called as it was then; one of which no name was kept as it is called today
    bar.show_batch(batch, team)
    assert bar._about.text().startswith("HLR of 2025 · ")
    bar.show_batch(replace(batch, product_title=""), team)
    assert bar._about.text().startswith("Live check · ")


@pytest.mark.parametrize(
    ("room", "name", "about"),
    [
        (900, 400, 320),  # both as they are
        (600, 280, 320),  # the name gives way first
        (500, 180, 320),
        (499, 319, 180),  # then the date goes, and the name has its room
        (360, 180, 180),
        (300, 180, 120),  # then the rest
        (100, 180, 0),
    ],
)
def test_the_name_gives_way_first_and_then_the_date_as_a_whole(room: int, name: int, about: int) -> None:
    assert shared(room, (180, 400), (180, 320)) == (name, about)


def test_a_date_is_never_cut_in_the_header(qtbot: QtBot) -> None:
    # GIVEN a header that gets narrower
    bar = added(qtbot, TitleBar(lambda: None))
    batch = Batch(
        "b", "l", "a list with a long name.csv", LOCAL, "carrier-lookup", datetime(2025, 6, 3, 14, tzinfo=UTC)
    )
    bar.show_batch(batch, Connection())
    bar.compare.show()
    bar.show()
    whole, seen = bar._about.text(), set()
    for width in range(1_200, 500, -10):
        bar.resize(width, 40)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        seen.add(bar._about.shortened(bar._about.width()))
        # THEN nothing overlaps, and as long as the date is there the rest is whole
        assert bar._about.geometry().left() > bar._title.geometry().right()
        assert bar._about.geometry().right() < bar.compare.geometry().left()
    product, _when, connection = whole.split(" · ")
    assert {whole, f"{product} · {connection}"} <= seen
    assert [each for each in seen if "2025" in each] == [whole]


def test_screen_readers_find_the_menus_items_each_time_it_is_opened(qtbot: QtBot) -> None:
    bar = added(qtbot, TitleBar(lambda: None))
    bar.show()
    for _ in range(2):
        bar.open_menu()
        menu = bar.findChild(QMenu)
        assert menu is not None
        assert menu.isVisible()
        heard = QAccessible.queryAccessibleInterface(menu)
        items = [heard.child(at) for at in range(heard.childCount())]
        assert [each.isValid() and each.parent() is not None for each in items] == [True] * len(menu.actions())
        menu.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
