from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.commands.binding import bind, bind_button, with_key
from desktop_app.ui.commands.catalogue import CATALOGUE, Group, key_text, sequences
from desktop_app.ui.frame.shell import Shell

UI = Path(__file__).resolve().parents[3] / "desktop_app" / "ui"
CTRL = Qt.KeyboardModifier.ControlModifier


def test_nothing_but_the_catalogue_makes_a_key() -> None:
    """One place to look keys up, so that the help sheet has them all and no two parts want the same."""
    found = [
        str(source.relative_to(UI))
        for source in sorted(UI.rglob("*.py"))
        if source.name != "binding.py" and "QShortcut(" in source.read_text("utf-8")
    ]
    assert found == []


@pytest.mark.parametrize("group", Group)
def test_no_two_commands_of_a_place_want_the_same_key(group: Group) -> None:
    # Settings are a window of their own; a table's keys are heard by whatever has the focus.
    everywhere = set() if group in {Group.SETTINGS, Group.TABLES} else {Group.EVERYWHERE}
    place = [command for command in CATALOGUE.values() if command.group in {group} | everywhere]
    keys = [key.toString() for command in place for key in sequences(command)]
    assert sorted(set(keys)) == sorted(keys)


@pytest.fixture
def seen(shell: Shell, qtbot: QtBot) -> Shell:
    with qtbot.waitExposed(shell):
        shell.show()
    shell.activateWindow()
    return shell


def test_a_command_is_given_by_its_key_while_its_owner_is_seen_and_it_makes_sense(seen: Shell) -> None:
    given: list[str] = []
    part, sense = QWidget(seen), [True]
    part.show()
    bound = bind("results.find", part, lambda: given.append("find"), when=lambda: sense[0])
    QTest.keyClick(seen, Qt.Key.Key_F, CTRL)
    assert given == ["find"]
    # WHEN it makes no sense, or another has the key, or its part isn't seen THEN nothing happens
    sense[0] = False
    QTest.keyClick(seen, Qt.Key.Key_F, CTRL)
    sense[0] = True
    bound.set_enabled(False)
    QTest.keyClick(seen, Qt.Key.Key_F, CTRL)
    assert not bound.possible
    bound.set_enabled(True)
    part.hide()
    QTest.keyClick(seen, Qt.Key.Key_F, CTRL)
    bound.give()
    assert given == ["find"]


def test_a_button_is_clicked_by_its_command_and_its_tip_names_the_key(seen: Shell) -> None:
    clicks: list[int] = []
    button = QPushButton("Export", seen)
    button.setToolTip("Write the results to a file")
    button.clicked.connect(lambda _on=False: clicks.append(1))
    button.show()
    bound = bind_button("results.export", button)
    assert not any(key.autoRepeat() for key in bound.keys)  # held, it is clicked once
    assert button.toolTip() == f"Write the results to a file ({key_text('results.export')})"
    QTest.keyClick(seen, Qt.Key.Key_S, CTRL)
    assert clicks == [1]
    button.setEnabled(False)
    assert not bound.possible


def test_a_tip_without_words_is_the_key_and_one_without_a_key_its_words() -> None:
    assert with_key("", "upload.open") == key_text("upload.open") != ""
    assert with_key("A list that comes with Dialproof", "upload.sample") == "A list that comes with Dialproof"
