"""A choice hands back the very value that it was given: out of Qt's items a word of an enumeration is a bare str."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.ui.parts.choices.choice_button import ChoiceButton
from tests.ui.choosing import choose


class Way(StrEnum):
    TOGETHER = "together"
    SINGLE = "single"


def test_a_word_of_an_enumeration_comes_back_as_one(themed: QApplication, qtbot: QtBot) -> None:  # noqa: ARG001
    button = ChoiceButton("Send")
    qtbot.addWidget(button)
    button.set_options([(Way.TOGETHER, "Together"), (Way.SINGLE, "One by one")], Way.TOGETHER)
    taken: list[object] = []
    button.chosen.connect(taken.append)
    with qtbot.waitExposed(button):
        button.show()
    choose(button, "One by one")
    assert [type(value) for value in taken] == [Way]
    assert button.current() is Way.SINGLE
