from __future__ import annotations

import gc
import sys

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QLineEdit,
    QMenu,
    QPushButton,
    QScrollArea,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from desktop_app.core.errors import NeverArrived
from desktop_app.core.service.rates import Wait
from desktop_app.ui.frame.footer_bar import wait_in_words
from desktop_app.ui.frame.shell import LEAST_SIZE, Shell
from desktop_app.ui.look import theme
from tests.ui.looking.room import squeezed
from tests.ui.widgets import there

TITLES = ("Balance", "Batch upload", "Task monitor", "Single check")


@pytest.fixture
def full(shell: Shell, qtbot: QtBot) -> Shell:
    for title in TITLES:
        shell.add_page(title, QWidget())
    shell.set_connection("Local service", "success")
    shell.set_credits("99,987", "credits")
    shell.set_rates([("reads", 118, 120), ("submits", 29, 30)])
    shell.set_notice("Answers come from the local service.", "Connect your account", lambda: None)
    with qtbot.waitExposed(shell):
        shell.show()
    shell.activateWindow()
    return shell


def test_keys_turn_the_pages(full: Shell) -> None:
    turned = QSignalSpy(full.page_changed)
    for at in (3, 1, 2, 0):
        QTest.keyClick(full, getattr(Qt.Key, f"Key_{at + 1}"), Qt.KeyboardModifier.AltModifier)
        assert full.current_page() == at
    assert turned.count() == 4
    QTest.keyClick(full, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
    assert full.current_page() == 1
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(full, Qt.Key.Key_Backtab, both)
    QTest.keyClick(full, Qt.Key.Key_Backtab, both)
    assert full.current_page() == 3


def test_a_click_on_a_tab_turns_to_its_page(full: Shell) -> None:
    tabs = full.header.tabs
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(2).center())
    assert full.pages.currentIndex() == 2


def test_a_page_that_is_in_front_can_be_chosen_again(full: Shell) -> None:
    again = QSignalSpy(full.page_chosen_again)
    tabs = full.header.tabs
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        QTest.mouseClick(tabs, button, pos=tabs.tabRect(2).center())
    QTest.keyClick(full, Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    # The first click turned to it, the third was no choice; what the program shows by itself is none either.
    full.show_page(2)
    assert [again.at(at) for at in range(again.count())] == [[2], [2]]


def test_a_count_stands_beside_the_name_and_is_said(full: Shell) -> None:
    tabs = full.header.tabs
    plain = tabs.tabRect(2).width()
    full.set_count(2, 2, "2 batches running")
    assert tabs.tabRect(2).width() > plain
    assert tabs.accessibleTabName(2) == "Task monitor, 2 batches running"
    full.set_count(2, 0)
    assert tabs.tabRect(2).width() == plain
    assert tabs.accessibleTabName(2) == "Task monitor"


def test_everything_one_can_operate_has_a_name_and_takes_the_keyboard(full: Shell) -> None:
    full.show_error(NeverArrived(origin="x", reason="y"), "Try again", lambda: None)
    kinds = (QAbstractButton, QTabBar, QLineEdit, QAbstractItemView, QCheckBox)
    controls = [child for kind in kinds for child in full.findChildren(kind) if child.isVisible()]
    assert len(controls) >= 5
    for control in controls:
        text = control.text() if isinstance(control, QPushButton) else ""
        assert control.accessibleName() or text, control
        assert control.focusPolicy() & Qt.FocusPolicy.TabFocus, control


def test_tab_order_follows_the_eye(full: Shell) -> None:
    full.show_message("info", "A note")
    field = QLineEdit(full.pages.currentWidget())  # put in after the shell was made
    field.show()
    order = []
    for _ in range(6):
        QTest.keyClick(QApplication.focusWidget() or full, Qt.Key.Key_Tab)
        order.append(QApplication.focusWidget())
    header = full.header
    wanted = [header.tabs, header.connection, header.help, header.gear, field, full.strip.close_button]
    assert [widget for widget in order if widget in wanted] == wanted
    # AND the footer comes last where no note stands in its place
    full.strip.dismiss()
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is full.footer.link


def test_what_gets_the_focus_is_seen_also_where_it_has_to_be_scrolled_to(full: Shell) -> None:
    area, tall = QScrollArea(full.pages.currentWidget()), QWidget()
    first, last, after = QLineEdit(tall), QLineEdit(tall), QLineEdit(full.pages.currentWidget())
    tall.resize(200, 900)
    last.move(0, 800)
    area.setWidget(tall)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.resize(220, 200)
    for part in (area, after):
        part.show()
    QWidget.setTabOrder(first, last)
    QWidget.setTabOrder(last, after)
    # WHEN one comes back into it from what follows
    after.setFocus()
    QTest.keyClick(after, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is last
    assert not last.visibleRegion().isEmpty()


def test_messages_pile_up_and_none_is_lost(full: Shell) -> None:
    assert not full.strip.isVisible()
    full.show_message("info", "first")
    # A note's icon says that it is one; who doesn't see it is told so
    assert (full.strip._what.text(), full.strip.accessibleName()) == ("first", "Note: first")
    full.show_message("error", "second", "It means this.", "Do that.")
    assert full.strip._what.text() == "Error: second"
    full.show_message("error", "second", "It means this.", "Do that.")
    assert full.strip.isVisible()
    assert full.strip.accessibleName() == "Error: second It means this. Do that."
    full.strip.close_button.click()
    assert there(full.strip.message).what == "first"
    full.strip.close_button.click()
    assert not full.strip.isVisible()


def test_a_messages_action_closes_it_and_acts(full: Shell) -> None:
    acted: list[int] = []
    full.show_message("warning", "Decide", action_text="Show", action=lambda: acted.append(1))
    full.strip.action.click()
    assert acted == [1]
    assert not full.strip.isVisible()


def test_errors_are_shown_in_words(full: Shell) -> None:
    full.show_error(NeverArrived(origin="https://api.example.com", reason="no route"))
    full.show_error(ZeroDivisionError("secret"))
    assert "secret" not in full.strip.accessibleName()
    full.strip.dismiss()
    assert "https://api.example.com can't be reached" in full.strip.accessibleName()


def test_the_connection_opens_its_menu(full: Shell, qtbot: QtBot) -> None:
    menu = QMenu(full)
    menu.addAction("Local service")
    full.set_connection_menu(menu)
    with qtbot.waitSignal(full.connection_clicked):
        full.header.connection.click()
    assert menu.isVisible()
    menu.close()
    with qtbot.waitSignal(full.settings_clicked):
        full.header.gear.click()


def test_rates_come_and_go(full: Shell) -> None:
    shown = [label.text() for label in full.footer._rates if label.isVisible()]
    assert shown == ["reads 118 of 120", "submits 29 of 30"]
    full.set_rates([("reads", 1, 120)])
    assert [label.text() for label in full.footer._rates if label.isVisible()] == ["reads 1 of 120"]


def test_what_waits_for_the_limit_is_said_beside_what_is_left(full: Shell) -> None:
    def shown() -> list[str]:
        return [label.text() for label in full.footer._rates if label.isVisible()]

    waits = [wait_in_words(Wait(0.4, 1, asked=False)), wait_in_words(Wait(12.2, 1, asked=False))]
    full.footer.set_waits(waits)
    assert shown() == ["reads 118 of 120", "submits 29 of 30, next in 12 s"]
    # AND the rates that are read next keep it, until nobody waits any more
    full.set_rates([("reads", 119, 120), ("submits", 0, 30)])
    assert shown() == ["reads 119 of 120", "submits 0 of 30, next in 12 s"]
    full.footer.set_waits(["", wait_in_words(Wait(299.6, 3, asked=True))])
    assert shown()[1] == "submits 0 of 30, the service asked to wait 5 min"
    full.footer.set_waits(["", wait_in_words(None)])
    assert shown() == ["reads 119 of 120", "submits 0 of 30"]


def test_geometry_is_remembered(shell: Shell) -> None:
    shell.resize(1000, 640)
    saved = shell.save_geometry()
    shell.resize(950, 580)
    assert shell.restore_geometry(saved)
    assert shell.height() == 640  # the width is cut to the screen, which is narrow here
    assert not shell.restore_geometry(b"")
    assert not shell.restore_geometry(b"nonsense")


def test_closing_may_be_refused_once(full: Shell) -> None:
    closed = QSignalSpy(full.closed)
    full.guard_closing(lambda: False)
    full.close()
    assert full.isVisible()
    assert closed.count() == 0
    full.close_now()
    assert not full.isVisible()
    assert closed.count() == 1
    assert not full.restarts


def test_who_wants_it_closed_while_it_restarts_has_the_last_word(full: Shell) -> None:
    full.guard_closing(lambda: False)
    full.restart_now()
    assert not full.isVisible()
    assert full.restarts
    full.close_now()  # as a signal does
    assert not full.restarts


def test_the_theme_changes_under_the_open_window(full: Shell, themed: QApplication) -> None:
    theme.apply(themed, dark=True)
    dark = full.grab().toImage().pixelColor(5, 5).name()
    theme.apply(themed, dark=False)
    light = full.grab().toImage().pixelColor(5, 5).name()
    assert (light, dark) == ("#ffffff", "#1c2027")


@pytest.mark.usefixtures("own_garbage")
def test_none_keeps_its_references_over_thousands_of_repaints(full: Shell) -> None:
    """PySide6 6.12 lost one for every event on Python 3.11, until the process died."""
    gc.collect()  # what opening the window left behind
    before = sys.getrefcount(None)
    for _ in range(300):
        full.header.tabs.repaint()
        full.header.connection.repaint()
    gc.collect()
    assert sys.getrefcount(None) > before - 200


LONG = "Nothing is lost. " * 30


@pytest.mark.parametrize("size", [LEAST_SIZE, (1120, 720)])
def test_no_note_moves_the_page_and_one_is_seen_at_a_time(full: Shell, size: tuple[int, int]) -> None:
    full.resize(*size)
    full.want_local_note(False)
    QApplication.processEvents()
    before = full.pages.geometry()
    footer = full.footer.mapTo(full, QPoint()).y()

    def seen() -> list[QWidget]:
        QApplication.processEvents()
        assert full.pages.geometry() == before
        return [each for each in (full.footer, full.local_note, full.strip) if each.isVisible()]

    assert seen() == [full.footer]
    # WHEN notes come, the one on the local service and one that is too long for its place
    full.want_local_note(True)
    assert seen() == [full.local_note]
    full.show_message("error", "It failed", LONG, "Do that.", "Try again", lambda: None)
    # THEN the newest alone is seen, over the footer and what pages leave free above it
    assert seen() == [full.strip]
    free = footer - full.strip.mapTo(full, QPoint()).y()
    assert 0 < free < (theme.S if size == LEAST_SIZE else theme.PAGE_MARGINS[3])
    assert squeezed(full.strip) == []
    assert full.strip._more.text().endswith("…")
    assert "Do that." in full.strip.accessibleName()
    # AND it is unfolded over the page, which stays where it is
    full.strip.more.click()
    assert seen() == [full.strip]
    assert full.strip._more.text().endswith("Do that.")
    assert squeezed(full.strip) == []
    # AND once it is closed the others are there again
    full.strip.close_button.click()
    assert seen() == [full.local_note]
    full.want_local_note(False)
    assert seen() == [full.footer]


def test_a_message_that_has_room_is_whole(full: Shell) -> None:
    full.resize(1120, 720)
    full.show_message("warning", "No answer", "It tries again by itself.")
    assert full.strip._more.text() == "It tries again by itself."
    assert full.strip.more.isHidden()
