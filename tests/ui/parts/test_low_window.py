"""On a small or much enlarged screen: the window, its panels and its dialogs fit, and air gives way before words."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget, QWidgetItem
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from desktop_app.ui.crash.dialog import CrashDialog
from desktop_app.ui.frame.shell import FIRST_SIZE, LEAST_SIZE, Shell
from desktop_app.ui.parts.banner import EmptyState
from desktop_app.ui.parts.button import Button
from desktop_app.ui.parts.label import Label
from desktop_app.ui.parts.layout.compact_mode import LOW_PAGE
from desktop_app.ui.parts.layout.dialog_size import bounded, fit, spare
from desktop_app.ui.parts.layout.scrolled import FitScrollArea
from tests.ui.looking.room import squeezed
from tests.ui.monitor_batches import FAILED, JOINED, write_batch
from tests.ui.monitor_stage import Stage
from tests.ui.widgets import added, on_screen, there

SMALL = QSize(960, 500)  # a laptop's full HD at 200 %, less its task bar


def settle() -> None:
    for _ in range(8):
        QApplication.processEvents()


def inside(part: QWidget, whole: QWidget) -> bool:
    """Whether all of it is seen."""
    return part.isVisible() and whole.rect().contains(part.rect().translated(part.mapTo(whole, QPoint())))


@pytest.mark.parametrize(
    ("wanted", "free", "opens"),
    [
        (FIRST_SIZE, (1920, 1040), FIRST_SIZE),
        (FIRST_SIZE, (1366, 728), (1120, 688)),  # 40 of it are the title bar
        (FIRST_SIZE, (960, 500), (960, 460)),
        ((640, 608), (1093, 574), (640, 534)),
    ],
)
def test_nothing_opens_larger_than_the_screen_has_room_for(
    wanted: tuple[int, int], free: tuple[int, int], opens: tuple[int, int]
) -> None:
    assert bounded(QSize(*wanted), QSize(*free)) == QSize(*opens)


def test_the_window_goes_onto_a_screen_of_960_by_540_and_a_remembered_one_is_cut_to_its_screen(shell: Shell) -> None:
    assert (LEAST_SIZE[0] <= 880, LEAST_SIZE[1] <= 470) == (True, True)
    free = shell.screen().availableSize()
    # GIVEN a place that was remembered on a larger screen
    shell.resize(3000, 1900)
    saved = shell.save_geometry()
    # WHEN the next start has a smaller one
    shell.resize(*LEAST_SIZE)
    assert shell.restore_geometry(saved)
    # THEN it isn't higher than that
    assert shell.height() < free.height()
    # AND a first start fits, too, even where the least size doesn't
    shell.resize(*FIRST_SIZE)
    shell.fit_screen()
    assert shell.size() == bounded(QSize(*FIRST_SIZE), free)


def test_a_dialog_is_no_higher_than_its_screen_and_its_least_size_gives_way(qtbot: QtBot) -> None:
    dialog = added(qtbot, QWidget())
    dialog.setMinimumSize(600, 5000)
    fit(dialog, 640, 6000)
    assert dialog.height() < dialog.screen().availableSize().height()
    assert dialog.width() == 640


def test_what_scrolls_above_buttons_is_as_high_as_it_is_long_while_there_is_room(qtbot: QtBot) -> None:
    # GIVEN words that wrap, above a button
    window = added(qtbot, QWidget())
    words, message = Label("Nothing is sent twice. " * 20, wrap=True), QVBoxLayout()
    message.addWidget(words)
    area, button = FitScrollArea(message, "What happened"), QPushButton("Go on")
    column = QVBoxLayout(window)
    column.addWidget(area)
    column.addStretch()
    column.addWidget(button)
    window.resize(400, 500)
    window.show()
    settle()
    # THEN they need no bar, and take no more than they need
    assert area.verticalScrollBar().maximum() == 0
    assert area.height() == area.height_for(area.width())
    assert area.focusPolicy() == Qt.FocusPolicy.NoFocus
    # WHEN there is less room
    window.resize(400, 110)
    settle()
    # THEN they scroll, for keys too, and the button is still there
    assert area.verticalScrollBar().maximum() > 0
    assert area.focusPolicy() == Qt.FocusPolicy.TabFocus
    assert inside(button, window)
    # AND once they say less they have their own height again
    words.setText("Done.")
    settle()
    assert area.verticalScrollBar().maximum() == 0


def test_a_bar_that_came_for_a_moment_does_not_stay_for_the_width_that_it_takes(qtbot: QtBot) -> None:
    # GIVEN words that are higher beside a bar than without one
    words, message = Label("Nothing is sent twice. " * 40, wrap=True), QVBoxLayout()
    message.addWidget(words)
    area = added(qtbot, FitScrollArea(message, "What happened"))
    bar = area.verticalScrollBar().sizeHint().width()
    width = next(wide for wide in range(300, 600) if area.height_for(wide - bar) > area.height_for(wide))
    enough = area.height_for(width)
    # WHEN they have too little room at first, and then just enough
    area.resize(width, enough - 40)
    area.show()
    settle()
    assert area.verticalScrollBar().isVisible()
    area.resize(width, enough)
    settle()
    # THEN nothing scrolls any more, and keys go past
    assert not area.verticalScrollBar().isVisible()
    assert area.verticalScrollBar().maximum() == 0
    assert area.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_an_empty_place_gives_up_its_picture_before_its_words(qtbot: QtBot) -> None:
    # GIVEN one within a window; a system may refuse a window of its own that is lower than it wants to be
    window = added(qtbot, QWidget())
    place = EmptyState("search", "No row fits", "Search for something else.", [Button("Show all rows")])
    place.setParent(window)
    place.resize(400, 320)
    window.resize(400, 320)
    window.show()
    assert place._icon.isVisible()
    place.resize(400, 112)
    settle()
    assert not place._icon.isVisible()
    assert squeezed(place) == []


def test_what_went_wrong_fits_a_low_screen_with_its_details_open(qtbot: QtBot) -> None:
    parent = added(qtbot, QWidget())
    dialog = CrashDialog("Something went wrong inside Dialproof.", "ValueError\n" * 40, None, lambda: None, parent)
    dialog.open()
    settle()
    assert dialog._said.verticalScrollBar().maximum() == 0
    dialog.show_details.click()
    settle()
    assert dialog._said.verticalScrollBar().maximum() == 0  # here there is room
    dialog.resize(dialog.width(), 300)
    settle()
    assert dialog._said.verticalScrollBar().maximum() > 0
    assert all(inside(button, dialog) for button in (dialog.copy, dialog.go_on))
    dialog.close()


def test_the_tabs_of_a_narrow_window_are_whole_and_the_name_goes_first(shell: Shell, qtbot: QtBot) -> None:
    # GIVEN tabs as long as in some languages
    for title in ("Balance", "Carga por lotes", "Monitor de tarefas", "Comprobar número"):
        shell.add_page(title, QWidget())
    header = shell.header
    shell.set_connection("A connection with quite a long name", "success")
    shell.set_credits("9,999,998", "créditos")
    shell.set_count(2, 12, "12 batches running")
    shell.resize(*FIRST_SIZE)
    on_screen(qtbot, shell)
    settle()
    assert header._name.isVisible()
    assert header._unit.isVisible()
    # WHEN it is as narrow as may be
    shell.resize(*LEAST_SIZE)
    settle()
    # THEN the name has made way, and nothing is cut
    assert not header._name.isVisible()
    assert squeezed(header) == []
    assert header._amount.isVisible()
    # AND it comes back with the room
    shell.resize(*FIRST_SIZE)
    settle()
    assert header._name.isVisible()


async def test_in_a_low_monitor_the_main_buttons_stay_and_everything_else_is_reached_by_scrolling(stage: Stage) -> None:
    batch = write_batch(stage.services.journal, "customers.xlsx", [("GB", 120, JOINED), ("DE", 80, FAILED)])
    stage.shell.resize(*FIRST_SIZE)
    stage.monitor.show_batch(batch.id)
    (entry,), panel = stage.monitor.model.statuses, stage.monitor.panel
    panel.buttons.show_state(panel._actions(entry))
    settle()
    # GIVEN a window as it is at first: the button for the unanswered stands between the others
    assert panel.buttons.isAncestorOf(panel.buttons.again)
    # WHEN it is low
    stage.shell.resize(SMALL)
    settle()
    # THEN that one scrolls with what is said, and the main one is where it was
    assert panel._summary.isAncestorOf(panel.buttons.again)
    assert inside(panel.buttons.results, panel)
    assert squeezed(stage.shell) == []
    # AND of two bars there is one: the events are as long as they are, and the keys scroll to what they come to
    assert panel.events.verticalScrollBar().maximum() == 0
    panel.events.setFocus()
    QTest.keyClick(panel.events, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    row = panel.events.visualRect(panel.events.currentIndex())
    at = panel.events.viewport().mapTo(panel._summary.viewport(), row.center())
    assert panel._summary.viewport().rect().contains(QPoint(8, at.y()))
    # AND all of it is undone where there is room
    stage.shell.resize(*FIRST_SIZE)
    settle()
    assert panel.buttons.isAncestorOf(panel.buttons.again)


async def test_a_low_page_has_less_air_around_it(stage: Stage) -> None:
    layout = there(stage.monitor.layout())
    roomy = layout.contentsMargins()
    stage.shell.resize(SMALL)
    settle()
    assert stage.monitor.height() < LOW_PAGE
    assert layout.contentsMargins().top() < roomy.top()
    assert layout.contentsMargins().left() == roomy.left()
    assert not [label for label in stage.monitor.findChildren(QLabel) if label.isVisible() and label.height() < 8]
    stage.shell.resize(*FIRST_SIZE)
    settle()
    assert layout.contentsMargins() == roomy


@pytest.mark.parametrize(("ratio", "wanted"), [(1.0, 0), (2.0, 0), (1.25, 1), (1.5, 1), (1.75, 1)])
def test_between_whole_scales_a_dialog_asks_for_a_pixel_more(ratio: float, wanted: int) -> None:
    """The desktop gives it whole pixels of the screen: one less than its words need, and it scrolls."""
    assert spare(ratio) == wanted


def test_what_is_squeezed_is_found_without_asking_for_the_items_of_a_layout(qtbot: QtBot) -> None:
    window = added(qtbot, QWidget())
    outer, inner, label = QVBoxLayout(window), QVBoxLayout(), QLabel("Before you send")
    outer.addLayout(inner)
    inner.addWidget(label)
    label.setMinimumHeight(60)
    window.setFixedSize(200, 40)
    on_screen(qtbot, window)
    before = items_kept()
    assert squeezed(window) == ["QLabel 'Before you send' sticks out of QWidget"]
    assert items_kept() == before  # PySide would keep them once Qt has deleted them


def items_kept() -> int:
    return sum(isinstance(each, QWidgetItem) for each in Shiboken.getAllValidWrappers())
