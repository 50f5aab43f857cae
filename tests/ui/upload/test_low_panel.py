"""The send panel and the start page in a low window: what is asked for most stays, the rest scrolls or makes way."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.batch import Batch
from desktop_app.core.detection.table import Counts
from desktop_app.core.money.caps import CapSpan, CapUsed
from desktop_app.core.results.reuse import Known
from desktop_app.core.results.suppression import AppliedList, SuppressionMarks
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import BalanceReading
from desktop_app.ui.batch.estimate import by_product
from desktop_app.ui.batch.looks import Look
from desktop_app.ui.upload.recent_lists import RecentList
from desktop_app.ui.upload.rows.row_filters import with_status
from desktop_app.ui.upload.sending.panel_room import Height, PanelRoom
from desktop_app.ui.upload.sending.send_state import Knowing
from desktop_app.ui.upload.start_view import StartView
from tests.ui.looking.room import squeezed
from tests.ui.upload.drawn_panel import DrawnPanel
from tests.ui.upload.lists import S, understanding

pytestmark = pytest.mark.usefixtures("themed")


def settle() -> None:
    for _ in range(8):
        QApplication.processEvents()


def inside(part: QWidget, whole: QWidget) -> bool:
    """Whether all of it is seen."""
    return part.isVisible() and whole.rect().contains(part.rect().translated(part.mapTo(whole, QPoint())))


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def panel(qtbot: QtBot, window: QWidget) -> DrawnPanel:
    """One within a window; a system may refuse a window of its own that is lower than it wants to be."""
    made = DrawnPanel()
    made.setParent(window)
    made.setMinimumSize(288, 1)
    made.resize(328, 620)
    window.resize(328, 620)
    made.show_list(understanding())
    made.change(known=Known({}), knowing=Knowing.COUNTED)
    with qtbot.waitExposed(window):
        window.show()
    settle()
    return made


def test_with_room_only_the_counts_scroll(panel: DrawnPanel) -> None:
    area = panel.room.area
    assert panel.room._arranged is Height.ROOMY
    for part in (panel.product, panel.reuse, panel.way, panel.sums, panel.send, panel.reason):
        assert not area.isAncestorOf(part)
    assert area.isAncestorOf(panel.counts)


@pytest.mark.parametrize("height", range(150, 640, 35))
def test_invalid_rows_are_in_sight_at_any_height_without_scrolling(panel: DrawnPanel, height: int) -> None:
    panel.warnings.say(("What the connection was taught can't be read.", "Edit it."), ("Too few numbers.", ""))
    panel.resize(328, max(height, panel.minimumSizeHint().height()))
    settle()
    viewport = panel.room.area.viewport()
    own, pinned = panel.counts.buttons[S.INVALID], panel.counts.pinned
    assert inside(own, viewport) or inside(pinned, panel)
    assert not (inside(own, viewport) and pinned.isVisible())
    # AND it shows them, as its own line does
    if pinned.isVisible():
        wanted: list[object] = []
        panel.counts.filter_wanted.connect(wanted.append)
        pinned.click()
        own.click()
        assert wanted == [with_status(S.INVALID)] * 2
    assert squeezed(panel) == []
    # AND where there are none nothing is said
    panel.show_list(understanding(counts=Counts(valid=5), reasons={}))
    settle()
    assert not pinned.isVisible()


PRICED = ("product", "simulated", "reuse", "way", "sums")


LOWER = (360, (*PRICED, "send", "reason")), (300, ("sums", "send", "reason")), (210, ("send", "reason"))


@pytest.mark.parametrize(("height", "fixed"), LOWER)
def test_the_lower_it_is_the_more_scrolls_but_never_the_button(
    panel: DrawnPanel, height: int, fixed: tuple[str, ...]
) -> None:
    panel.resize(328, height)
    settle()
    area = panel.room.area
    parts = (*PRICED, "small", "send", "reason")
    assert [name for name in parts if not area.isAncestorOf(getattr(panel, name))] == list(fixed)
    assert inside(panel.send, panel)
    assert squeezed(panel) == []
    # AND back
    panel.resize(328, 620)
    settle()
    assert not area.isAncestorOf(panel.product)


@pytest.mark.parametrize("height", [620, 437, 360, 300, 260, 210])
def test_what_it_costs_is_always_seen_with_the_button(panel: DrawnPanel, height: int) -> None:
    panel.set_product("hlr-lookup")
    panel.change(known=Known({}), knowing=Knowing.COUNTED)
    panel.set_balance(BalanceReading(Decimal(100), "credits"))
    panel.resize(328, height)
    settle()
    # THEN once: in the sums, or in one line above the button where these scroll
    least = panel.room._arranged is Height.LEAST
    assert [inside(part, panel) for part in (panel.cost, panel.brief)] == [not least, least]
    assert panel.brief.text() == "HLR lookup · 826 credits"
    assert panel.brief._cost.property("tone") == "danger"
    # AND where nobody knows the price, that is said
    panel.set_connection(Connection("https://api.example.com/v1"))
    panel.change(known=Known({}), knowing=Knowing.COUNTED)
    assert panel.brief.text() == f"{panel.state.product_title} · price unknown"


def short(panel: DrawnPanel) -> None:
    """A list that may go one by one, some of whose numbers are reused: as many choices as there can be."""
    panel.change(reuse_days=7)
    panel.show_list(understanding(counts=Counts(valid=56, invalid=2, empty=1, duplicate=1), countries={"GB": 56}))
    panel.change(known=Known({7: {"GB": 3}}), knowing=Knowing.COUNTED)


def test_what_the_price_depends_on_is_seen_with_it_in_a_window_as_it_is_first_opened(panel: DrawnPanel) -> None:
    """1120 x 720, with the note on the local service and two rows of choices above it."""
    panel.resize(328, 437)
    short(panel)
    settle()
    assert panel.sums.reused.isVisible()
    assert panel.room._arranged is not Height.LEAST
    for part in (panel.product, panel.reuse, panel.way, panel.sums, panel.send):
        assert not panel.room.area.isAncestorOf(part)
        assert inside(part, panel)


@pytest.mark.parametrize("height", [620, 437, 360, 300, 210])
def test_at_no_height_the_choices_have_another_order(panel: DrawnPanel, height: int) -> None:
    short(panel)
    panel.resize(328, height)
    settle()
    parts = [panel.counts, panel.product, panel.reuse, panel.way, panel.sums]
    scrolled = [part for part in parts if panel.room.area.isAncestorOf(part)]
    assert scrolled == parts[: len(scrolled)]
    for together in (scrolled, parts[len(scrolled) :]):  # those that scroll may be below what doesn't, out of sight
        below = [part.mapTo(panel, QPoint()).y() for part in together]
        assert below == sorted(below)


@pytest.mark.parametrize("height", [*range(560, 240, -10)])
def test_the_counts_have_room_whatever_a_list_has_to_choose(panel: DrawnPanel, height: int) -> None:
    """With answers to reuse, numbers on a suppression list and a cap, as many parts as there can be."""
    cap = CapUsed(CapSpan.LIST, Decimal(100), Decimal(0))
    panel.reckon = lambda *known: replace(by_product(*known), cap=cap)
    short(panel)
    opted = AppliedList("one", "Opt-outs", "", "m")
    panel.change(marks=SuppressionMarks((opted,), 5, (5,), {"GB": 5}))
    panel.resize(328, height)
    settle()
    # THEN all of the counts are seen without scrolling; in the lowest panel the first, and the invalid rows'
    viewport, counts = panel.room.area.viewport(), panel.counts
    assert panel.reason.text().startswith("By your cap")
    seen = [inside(button, viewport) for button in counts.buttons.values()]
    assert all(seen) or (seen[0] and counts.pinned.isVisible() and panel.room._arranged is Height.LEAST)
    assert inside(panel.send, panel)
    assert squeezed(panel) == []


@pytest.mark.parametrize("height", [620, 477])
def test_lines_are_as_high_in_every_list_whether_they_scroll_or_not(panel: DrawnPanel, height: int) -> None:
    panel.resize(328, height)
    heights = set()
    for reasons in ({"too short": 45}, {"too short": 90}):  # of these some are beside a valid number
        panel.show_list(understanding(reasons=reasons))
        panel.change(known=Known({}), knowing=Knowing.COUNTED)
        settle()
        heights |= {button.height() for button in panel.counts.buttons.values()}
    assert len(heights) == 1


def test_nothing_in_the_panel_is_wider_than_its_room(panel: DrawnPanel) -> None:
    panel.setFixedWidth(panel.minimumWidth())
    panel.show_list(understanding(counts=Counts(valid=59, invalid=1), reasons={"too short": 9}))
    panel.counts.beside.setText("Problems, some of them beside a valid number, in a language that needs more words:")
    settle()
    area = panel.room.area
    assert panel.counts.beside.isVisible()
    assert panel.counts.width() <= area.viewport().width()
    # NOR where a choice of many letters scrolls
    short(panel)
    panel.reuse.age.set_label("Reuse the answers that there are already")
    panel.resize(panel.width(), 210)
    settle()
    assert area.isAncestorOf(panel.reuse)
    assert panel.counts.width() <= area.viewport().width()


def test_what_speaks_against_sending_is_seen_when_it_comes(panel: DrawnPanel) -> None:
    bar = panel.room.area.verticalScrollBar()
    panel.resize(328, 437)
    short(panel)
    settle()
    bar.setValue(bar.maximum())
    panel.warnings.say(("", ""), ("Too few", "The service may refuse it."))
    settle()
    assert bar.value() == 0
    assert inside(panel.small, panel)
    # AND nobody is taken back there while it stays
    bar.setValue(bar.maximum())
    panel.warnings.say(("", ""), ("Too few", "The service may refuse it."))
    assert bar.value() == bar.maximum()
    panel.warnings.clear()
    assert panel.warnings.isHidden()


def test_every_height_has_its_arrangement_and_keeps_it(panel: DrawnPanel, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_why_it_cannot_be_sent_has_its_room_however_long_it_is(panel: DrawnPanel) -> None:
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


def test_what_has_the_focus_keeps_it_when_the_window_becomes_low(panel: DrawnPanel, qtbot: QtBot) -> None:
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


def test_a_low_start_page_shows_fewer_lists_of_before_and_the_whole_of_its_own_words(
    qtbot: QtBot, window: QWidget
) -> None:
    view = StartView()
    view.setParent(window)
    view.show_recent([recent(number) for number in range(6)])
    view.said.say("Reading customers.xlsx was cancelled.")
    view.setMinimumSize(1, 1)
    view.resize(912, 560)
    window.resize(912, 560)
    with qtbot.waitExposed(window):
        window.show()
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
    return RecentList(batch, Look("check", "success", "Completed"), "yesterday")
