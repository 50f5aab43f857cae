"""The send panel and the start page in a low window: what is asked for most stays, the rest scrolls or makes way."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.batch import Batch, BatchState
from desktop_app.core.connection import Connection
from desktop_app.core.reuse import Known
from desktop_app.ui.upload.panel_room import Height, PanelRoom
from desktop_app.ui.upload.recent_lists import RecentList
from desktop_app.ui.upload.send_panel import SendPanel
from desktop_app.ui.upload.start_view import StartView
from tests.ui.looking.room import squeezed

from .lists import understanding

pytestmark = pytest.mark.usefixtures("themed")


def settle() -> None:
    for _ in range(8):
        QApplication.processEvents()


def inside(part: QWidget, whole: QWidget) -> bool:
    """Whether all of it is seen."""
    return part.isVisible() and whole.rect().contains(part.rect().translated(part.mapTo(whole, QPoint())))


@pytest.fixture
def panel(qtbot: QtBot) -> SendPanel:
    made = SendPanel()
    qtbot.addWidget(made)
    made.setMinimumSize(288, 1)  # as within a window that is lower than it wants to be
    made.resize(328, 620)
    made.show_list(understanding())
    made.show_known(Known({}))
    with qtbot.waitExposed(made):
        made.show()
    settle()
    return made


def test_with_room_only_the_counts_scroll(panel: SendPanel) -> None:
    area = panel.room.area
    assert panel.room._arranged is Height.ROOMY
    for part in (panel.product, panel.reuse, panel.way, panel.sums, panel.small, panel.send, panel.reason):
        assert not area.isAncestorOf(part)
    assert area.isAncestorOf(panel.counts)


@pytest.mark.parametrize(("height", "fixed"), [(300, ("product", "sums", "send", "reason")), (210, ("send", "reason"))])
def test_the_lower_it_is_the_more_scrolls_but_never_the_button(
    panel: SendPanel, height: int, fixed: tuple[str, ...]
) -> None:
    panel.resize(328, height)
    settle()
    area = panel.room.area
    parts = ("product", "simulated", "reuse", "way", "sums", "small", "send", "reason")
    assert [name for name in parts if not area.isAncestorOf(getattr(panel, name))] == list(fixed)
    assert inside(panel.send, panel)
    assert squeezed(panel) == []
    # AND back
    panel.resize(328, 620)
    settle()
    assert not area.isAncestorOf(panel.product)


def test_every_height_has_its_arrangement_and_keeps_it(panel: SendPanel, monkeypatch: pytest.MonkeyPatch) -> None:
    arranged: list[Height] = []
    arrange = PanelRoom._arrange

    def counted(room: PanelRoom, height: Height) -> None:
        if height is not room._arranged:
            arranged.append(height)
        arrange(room, height)

    monkeypatch.setattr(PanelRoom, "_arrange", counted)
    for height in [*range(620, 200, -6), *range(203, 620, 6)]:
        arranged.clear()
        panel.resize(328, height)
        settle()
        assert len(arranged) <= 1, height


def test_why_it_cannot_be_sent_has_its_room_however_long_it_is(panel: SendPanel) -> None:
    panel.resize(328, 300)
    # WHEN a sentence comes that is as long as that of products which can't be read
    panel.set_connection(Connection("https://api.example.com/api/v1", "Team", products="slug,name\nnone of it " * 9))
    panel.reason.setText(
        "The list of products of “Team account” can't be read: line 2: a price has to be a number. " * 2
    )
    panel.reason.show()
    settle()
    # THEN the sums make way for it
    assert panel.room.area.isAncestorOf(panel.sums)
    assert panel.reason.height() >= panel.reason.heightForWidth(panel.reason.width())
    assert inside(panel.send, panel)
    assert squeezed(panel) == []


def test_what_has_the_focus_keeps_it_when_the_window_becomes_low(panel: SendPanel, qtbot: QtBot) -> None:
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    panel.product.setFocus()
    panel.resize(328, 210)
    settle()
    assert panel.room.area.isAncestorOf(panel.product)
    assert panel.focusWidget() is panel.product
    # AND Tab goes on in the eye's order
    QTest.keyClick(panel.product, Qt.Key.Key_Tab)
    assert panel.focusWidget() is panel.send


def test_a_low_start_page_shows_fewer_lists_of_before_and_the_whole_of_its_own_words(qtbot: QtBot) -> None:
    view = StartView()
    qtbot.addWidget(view)
    view.show_recent([recent(number) for number in range(6)])
    view.said.say("Reading customers.xlsx was cancelled.")
    view.setMinimumSize(1, 1)
    view.resize(912, 560)
    view.show()
    settle()
    roomy = view._card.height()
    assert view._card.isVisible()
    # WHEN the window is low
    view.resize(912, 340)
    settle()
    # THEN some make way for the words and the buttons
    assert view._card.isVisible()
    assert view._card.height() < roomy
    assert squeezed(view) == []
    # AND all of them where there is no room left
    view.resize(912, 234)
    settle()
    assert not view._card.isVisible()
    assert squeezed(view) == []
    view.resize(912, 560)
    settle()
    assert view._card.height() == roomy


def recent(number: int) -> RecentList:
    at = datetime(2026, 11, 21, tzinfo=UTC) - timedelta(days=number)
    batch = Batch(f"b{number}", f"list {number}", f"list {number}.csv", "local", "carrier-lookup", at, rows=12)
    return RecentList(batch, BatchState.COMPLETED, "yesterday")
