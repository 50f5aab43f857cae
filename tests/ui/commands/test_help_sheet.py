from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.commands.catalogue import CATALOGUE, Group
from desktop_app.ui.commands.window_commands import HelpSheet, keyed
from tests.ui.widgets import added


def test_it_has_every_key_by_group_and_leads_to_what_has_none(qtbot: QtBot) -> None:
    window = added(qtbot, QWidget())
    window.show()
    found: list[str] = []
    sheet = HelpSheet(window, lambda: found.append("palette"))
    with qtbot.waitExposed(sheet):
        sheet.open()
    labels = [label.text() for label in sheet.findChildren(QLabel)]
    for group in Group:
        assert not keyed(group) or group.value in labels
    for command in CATALOGUE.values():
        assert not command.keys or command.on_sheet in labels, command.name
    # THEN each line is read aloud as one, numbered keys from the first to the last
    names = [each.accessibleName() for each in sheet.findChildren(QWidget)]
    assert "Go to a tab: Alt+1 – Alt+4" in names
    assert {"Open the guide: F1", "Keyboard shortcuts: Ctrl+F1"} <= {*names}
    # AND nothing is cut off at the right
    assert sheet.area.horizontalScrollBar().maximum() == 0
    sheet.palette_link.click()
    assert found == ["palette"]
    assert not sheet.isVisible()


def test_escape_closes_it(qtbot: QtBot) -> None:
    window = added(qtbot, QWidget())
    window.show()
    sheet = HelpSheet(window, lambda: None)
    with qtbot.waitExposed(sheet):
        sheet.open()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
