from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.parts.button import Button


def two_buttons(qtbot: QtBot) -> tuple[QWidget, Button, Button]:
    holder = QWidget()
    qtbot.addWidget(holder)
    row = QHBoxLayout(holder)
    first, second = Button("First"), Button("Second")
    row.addWidget(first)
    row.addWidget(second)
    holder.show()
    holder.activateWindow()
    QApplication.processEvents()
    return holder, first, second


def test_enter_presses_the_focused_button(qtbot: QtBot) -> None:
    holder, first, _second = two_buttons(qtbot)
    pressed: list[bool] = []
    first.clicked.connect(lambda _=False: pressed.append(True))
    QTest.keyClick(first, Qt.Key.Key_Return)
    assert pressed == [True]
    assert holder.isVisible()


def test_a_busy_button_gets_its_focus_back(qtbot: QtBot) -> None:
    _holder, first, second = two_buttons(qtbot)
    first.setFocus()
    first.set_busy(True, "Working…")
    assert QApplication.focusWidget() is second
    first.set_busy(False)
    assert QApplication.focusWidget() is first


def test_a_busy_button_takes_no_focus_that_went_elsewhere(qtbot: QtBot) -> None:
    holder, first, second = two_buttons(qtbot)
    third = Button("Third", parent=holder)
    third.show()
    first.setFocus()
    first.set_busy(True)
    third.setFocus()
    first.set_busy(False)
    assert QApplication.focusWidget() is third
    assert not second.hasFocus()
