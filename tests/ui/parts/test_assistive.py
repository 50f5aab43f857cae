"""What assistive technology does otherwise than keys and the mouse, and what Qt leaves nameless."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.crash.dialog import CrashDialog
from desktop_app.ui.parts.assistive import close_when_chosen, make_clearable, mark_as_search
from desktop_app.ui.parts.choices.option_popup import OptionPopup
from tests.ui.widgets import added

OPTIONS = [("de", "Germany"), ("gb", "United Kingdom"), ("us", "United States")]


def test_an_option_that_is_selected_without_being_gone_to_is_taken(qtbot: QtBot) -> None:
    parent = added(qtbot, QWidget())
    popup = OptionPopup(OPTIONS, "de", parent)
    options = popup.findChild(QListWidget)
    assert isinstance(options, QListWidget)
    taken: list[object] = []
    popup.chosen.connect(taken.append)
    popup.show()
    # WHEN keys go through them
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(options, key)
        qtbot.wait(1)
    # THEN nothing is taken yet
    assert (taken, options.currentRow()) == ([], 1)
    # WHEN one is selected as Qt does it for a screen reader
    selection = options.selectionModel()
    options.clearSelection()
    selection.select(options.model().index(2, 0), QItemSelectionModel.SelectionFlag.Select)
    # THEN it is taken
    qtbot.waitUntil(lambda: taken == ["us"])


def test_a_menu_closes_whoever_chooses_from_it(qtbot: QtBot) -> None:
    menu = added(qtbot, QMenu())
    close_when_chosen(menu)
    action = menu.addAction("One")
    menu.popup(menu.pos())
    assert menu.isVisible()
    action.trigger()  # as assistive technology does
    assert not menu.isVisible()


def test_the_buttons_inside_of_a_field_have_names(qtbot: QtBot) -> None:
    field = added(qtbot, QLineEdit())
    mark_as_search(field)
    make_clearable(field)
    assert all(action.text() for action in field.findChildren(QAction))
    assert sorted(button.text() for button in field.findChildren(QToolButton)) == ["Clear the field", "Search"]


def test_the_crash_dialog_is_spoken_too(qtbot: QtBot) -> None:
    # GIVEN the one dialog that nobody can bring about from outside (tests/screen/test_spoken.py sees the others)
    parent = added(qtbot, QWidget())
    dialog = CrashDialog("It broke.", "no details", None, lambda: None, parent)
    dialog.show_details.click()
    # THEN whatever may have the keyboard in it has a name and a role
    used = [each for each in dialog.findChildren(QWidget) if each.focusPolicy() is not Qt.FocusPolicy.NoFocus]
    spoken = [QAccessible.queryAccessibleInterface(each) for each in used]
    assert len(spoken) > 3
    assert all(each.text(QAccessible.Text.Name) for each in spoken)
    assert QAccessible.Role.Client not in {each.role() for each in spoken}
