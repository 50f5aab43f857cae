from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.ui.check.asking_bar import NumberEntry, typed_number


@pytest.fixture
def entry(qtbot: QtBot) -> NumberEntry:
    made = NumberEntry()
    qtbot.addWidget(made)
    return made


def test_digits_are_grouped_while_they_are_typed(entry: NumberEntry) -> None:
    QTest.keyClicks(entry, "+447911123456")
    assert entry.text() == "+44 7911 123456"
    assert entry.cursorPosition() == len(entry.text())


def test_backspace_takes_a_digit_even_behind_a_space(entry: NumberEntry) -> None:
    entry.set_number("+447911123456")
    entry.setCursorPosition(4)  # behind "+44 "
    QTest.keyClick(entry, Qt.Key.Key_Backspace)
    assert entry.text().replace(" ", "") == "+47911123456"


def test_delete_takes_a_digit_even_before_a_space(entry: NumberEntry) -> None:
    entry.set_number("+447911123456")
    entry.setCursorPosition(3)  # before " 7911"
    QTest.keyClick(entry, Qt.Key.Key_Delete)
    assert entry.text().replace(" ", "") == "+44911123456"


def test_backspace_empties_the_field_at_last(entry: NumberEntry) -> None:
    entry.set_number("+447911123456")
    for _ in range(13):
        QTest.keyClick(entry, Qt.Key.Key_Backspace)
    assert entry.text() == ""


def test_pasting_a_link_leaves_the_number(entry: NumberEntry) -> None:
    QApplication.clipboard().setText("tel:+44-7911-123456")
    entry.paste()
    assert entry.text() == "+44 7911 123456"


def test_another_country_groups_anew(entry: NumberEntry) -> None:
    entry.set_number("07911123456")
    assert entry.text() == "07911123456"
    entry.set_region("GB")
    assert entry.text() == "07911 123456"


@pytest.mark.parametrize(
    ("text", "country", "said", "tone"),
    [
        ("", None, "Enter checks it", "muted"),
        ("+442079460958", None, "United Kingdom · fixed line", "success"),
        ("07400 123456", "GB", "United Kingdom · mobile", "success"),
        ("07400 123456", None, "choose the country", "muted"),
        ("+4420", None, "Not complete yet", "muted"),
        ("07911123456x", None, "“x” isn't part of a number. Begin with +", "muted"),
        ("+44791112x3456", None, "“x” isn't part of a number.", "muted"),
        ("+44#7911", None, "“#” isn't part of a number.", "muted"),
        ("+", None, "Not complete yet", "muted"),
        ("0207946095", "GB", "Not complete yet", "muted"),
        ("0999999999", "GB", "Not a number so far: not in use in", "muted"),
        ("+44 20 7946 0958 11", None, "too long", "muted"),
        ("call the office", "GB", "not a phone number", "muted"),
        ("+80012345678", None, "International · toll free", "success"),
    ],
)
def test_what_is_said_while_typing_is_a_hint(text: str, country: str | None, said: str, tone: str) -> None:
    typed = typed_number(text, country)
    assert said in typed.hint.text
    assert typed.hint.tone == tone
    assert typed.found.valid is (tone == "success")


def test_what_a_screen_reader_writes_is_heard_of_as_what_is_typed(entry: NumberEntry) -> None:
    heard = QSignalSpy(entry.typed)
    # WHEN the text is set, as assistive technology does it: no key is pressed
    entry.setText("+447911123456")
    # THEN whoever waits for a number knows
    assert heard.count()
