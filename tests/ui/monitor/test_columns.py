"""Which columns are shown, in which order: a person's choice, by mouse and by keys, kept over restarts."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.batch_left import Pace
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.settings import Setting
from desktop_app.ui.batch.timing import BatchTiming
from desktop_app.ui.monitor.columns import columns
from desktop_app.ui.monitor.tree import MonitorTree
from desktop_app.ui.parts.tables.cell_delegate import PADDING
from desktop_app.ui.parts.tables.column_choice import ColumnChoice, ColumnPopup
from desktop_app.ui.parts.tables.table import TreeTable, least_width
from desktop_app.ui.text import words
from tests.ui.monitor_batches import JOINED, write_batch
from tests.ui.monitor_stage import Stage
from tests.ui.widgets import added

FIRST = ColumnChoice.first(["name", "a", "b", "c"], ["c"])
ALT = Qt.KeyboardModifier.AltModifier


def test_a_choice_comes_back_as_it_was_kept() -> None:
    choice = FIRST.moved("b", -1).toggled("c").toggled("a").sized("b", 77)
    assert choice.order == ("name", "b", "a", "c")
    assert FIRST.kept(choice.as_saved()) == choice
    assert choice.shown == {"name", "b", "c"}


def test_the_first_column_stays_where_it_is() -> None:
    assert FIRST.toggled("name") == FIRST
    assert FIRST.moved("name", 2) == FIRST
    assert FIRST.moved("a", -5) == FIRST
    assert FIRST.moved("a", 9).order == ("name", "b", "c", "a")


@pytest.mark.parametrize(
    "saved",
    [
        None,
        3,
        [],
        {},
        {"order": 4, "shown": 5, "widths": 6},
        {"order": [7, None], "widths": {"a": "wide", "b": -1, "x": 5}},
    ],
)
def test_what_is_not_understood_changes_nothing(saved: object) -> None:
    assert FIRST.kept(saved) == FIRST


def test_a_column_of_a_later_version_stands_where_it_stands_at_first_and_a_lost_one_is_passed_over() -> None:
    saved = {"order": ["b", "gone", "name", "c"], "shown": ["c", "gone"], "widths": {}}
    choice = FIRST.kept(saved)
    assert choice.order == ("name", "a", "b", "c")
    assert choice.shown == {"name", "a", "c"}  # a is new, b was hidden


async def test_a_product_is_shown_whole_where_there_is_room_until_a_person_pulls_it(stage: Stage) -> None:
    tree, at = stage.monitor.tree, stage.monitor.tree._keys.index("product")
    stage.shell.resize(1800, 700)
    stage.monitor.reload()
    least = tree.columnWidth(at)

    def add(name: str, product: str) -> None:
        batch = write_batch(stage.services.journal, name, [("GB", 5, JOINED)])
        stage.services.journal.update_batch(batch.id, product_title=product)
        stage.monitor.reload()
        QTest.qWait(1)

    # GIVEN a product with a longer name than the column was made for
    add("one.csv", "Mobilfunkvalidierung Plus")
    needed = tree.fontMetrics().horizontalAdvance("Mobilfunkvalidierung Plus") + 2 * 12
    # THEN it is shown whole; one without end is cut
    assert least < needed <= tree.columnWidth(at) <= needed + 2
    add("two.csv", "A product of a connection whose name has no end " * 3)
    assert tree.columnWidth(at) == 220
    # AND nothing else has to go for it but the time left, which is empty while nothing is under way
    left, heard = (tree._keys.index(key) for key in ("left", "heard"))
    tree.resize(tree.width() - (tree.columnWidth(0) - 150), tree.height())
    assert not tree.isColumnHidden(left)
    tree.resize(tree.width() - 60, tree.height())
    assert (tree.isColumnHidden(left), tree.columnWidth(0), tree.columnWidth(at)) == (True, 180, 220)
    tree.resize(tree.width() - 90, tree.height())
    assert (tree.isColumnHidden(heard), tree.columnWidth(0), tree.columnWidth(at)) == (False, 150, 160)
    # AND the width that a person gave it stays
    tree.header().resizeSection(at, 140)
    add("three.csv", "Another")
    assert tree.columnWidth(at) == 140
    await stage.idle()


def titles(tree: MonitorTree) -> list[str]:
    header = tree.header()
    places = [header.logicalIndex(place) for place in range(header.count())]
    return [tree.model().headerData(at, Qt.Orientation.Horizontal) for at in places if not tree.isColumnHidden(at)]


def keys(popup: ColumnPopup, *pressed: Qt.Key, alt: bool = False) -> None:
    for key in pressed:
        QTest.keyClick(popup.list, key, ALT if alt else Qt.KeyboardModifier.NoModifier)


async def test_columns_are_hidden_and_moved_by_keys_and_by_mouse_and_stay_so(stage: Stage) -> None:
    write_batch(stage.services.journal, "one.csv", [("GB", 5, JOINED)])
    monitor, tree = stage.monitor, stage.monitor.tree
    stage.shell.resize(1400, 700)
    monitor.reload()
    assert titles(tree) == ["Batch", "Product", "Numbers", "State", "Progress", "Time left", ("Last update")]
    # WHEN the first one is hidden and the second moved to the right, by keys
    popup = monitor.columns.choose()
    assert popup.list.currentItem().text() == "Product"
    keys(popup, Qt.Key.Key_Space, Qt.Key.Key_Down)
    keys(popup, Qt.Key.Key_Down, alt=True)
    assert popup.list.currentItem().text() == "Numbers"
    # AND others are shown and moved by the mouse
    rate = popup.list.visualItemRect(popup.list.item(6)).center()
    QTest.mouseClick(popup.list.viewport(), Qt.MouseButton.LeftButton, pos=rate)
    popup.up.click()
    popup.close()
    assert titles(tree) == ["Batch", "State", "Numbers", "Progress", "Time left", "Rate", "Last update"]
    tree.header().moveSection(1 + tree.header().visualIndex(3) - 1, 4)
    tree.header().resizeSection(2, 101)
    chosen = titles(tree)
    # THEN it is the same in another window over the same journal
    await stage.until(
        lambda: (stage.services.journal.setting(Setting.MONITOR_COLUMNS) or {}).get("widths") == {"numbers": 101}
    )
    other = MonitorTree(monitor.model)
    other.resize(900, 300)
    other.show()
    other.arrange(other.first_columns.kept(stage.services.journal.setting(Setting.MONITOR_COLUMNS)))
    assert titles(other) == chosen
    assert other.columnWidth(2) == 101
    other.close()
    # AND all is as at first again when a person says so
    popup = monitor.columns.choose()
    popup.reset.click()
    assert titles(tree) == ["Batch", "Product", "Numbers", "State", "Progress", "Time left", ("Last update")]
    popup.close()
    other.deleteLater()
    await stage.idle()


async def test_lists_of_one_name_are_told_apart_by_their_connections(stage: Stage) -> None:
    # GIVEN the same list, sent through two connections
    journal, tree, model = stage.services.journal, stage.monitor.tree, stage.monitor.model
    await stage.services.session.save(Connection("https://api.example.com/api/v1", "Team"), None)
    for batch_id, url in (("one", "local"), ("two", "https://api.example.com/api/v1")):
        batch = write_batch(journal, f"{batch_id}.csv", [("GB", 5, JOINED)])
        journal.update_batch(batch.id, base_url=url, title="kontakte.csv")
    stage.monitor.reload()
    # THEN the tool tip has the connection, and so has a column that a person may want
    at = tree._keys.index("connection")
    assert tree.isColumnHidden(at)
    message = {model.index(row, at).data() for row in range(2)}
    assert message == {"Local service", "Team"}
    tips = {model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole).splitlines()[-1] for row in range(2)}
    assert tips == message
    # AND it is called as it is called now
    await stage.services.session.save(Connection("https://api.example.com/api/v1", "Crew"), None)
    stage.context.tell_account()
    assert {model.index(row, at).data() for row in range(2)} == {"Local service", "Crew"}


async def test_lists_of_one_name_and_day_are_told_apart_by_when_they_were_sent(stage: Stage) -> None:
    # GIVEN the same list, sent twice on one day
    tree, model = stage.monitor.tree, stage.monitor.model
    noon = datetime(2025, 6, 3, 12, 4, 31, tzinfo=UTC)
    for name, moment in (("one.csv", noon), ("two.csv", noon + timedelta(minutes=5))):
        batch = write_batch(stage.services.journal, name, [("GB", 5, JOINED)], at=moment)
        stage.services.journal.update_batch(batch.id, title="kontakte.csv")
    stage.monitor.reload()
    # WHEN the person asks for the column, which is hidden at first
    at = tree._keys.index("sent")
    assert tree.isColumnHidden(at)
    tree.arrange(tree.choice.toggled("sent"))
    assert (tree.isColumnHidden(at), titles(tree)[-1]) == (False, "Sent")
    # THEN it has the day, and pointing at it the time
    assert {model.index(row, at).data() for row in range(2)} == {"3 Jun 2025"}
    here = noon.astimezone()
    times = [f"3 Jun 2025, {each:%H:%M:%S}" for each in (here + timedelta(minutes=5), here)]
    assert [model.index(row, at).data(Qt.ItemDataRole.ToolTipRole) for row in range(2)] == times


@pytest.mark.parametrize("locale", ["en_US", "en_CA", "ko_KR", "de_DE"])
def test_a_moment_of_yesterday_has_room_on_clocks_of_twelve_hours_too(qtbot: QtBot, locale: str) -> None:
    QLocale.setDefault(QLocale(locale))
    now = datetime(2026, 11, 23, 23, 59, tzinfo=UTC)
    timing = BatchTiming(lambda: now, Pace())
    (column,) = [each for each in columns(timing) if each.key == "sent"]
    header = added(qtbot, TreeTable("Batches")).header()
    longest = f"yesterday {words.clock(now.replace(hour=22, minute=48))}"
    assert least_width(header, column) >= QFontMetrics(header.font()).horizontalAdvance(longest) + 2 * PADDING
