from __future__ import annotations

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop_app.ui.parts.banner import Confirmation

SHORT = "Remove “Team account”?"
LONG = "Delete 1,204 checks, with their answers, and everything that was written down of them? This can't be undone."


@pytest.mark.parametrize(
    ("question", "width", "beside"), [(SHORT, 640, True), (SHORT, 260, False), (LONG, 640, False), (LONG, 1120, True)]
)
def test_the_buttons_stand_beside_a_question_that_leaves_them_room(
    qtbot: QtBot, question: str, width: int, beside: bool
) -> None:
    # GIVEN a question in a place of that width
    place, asked = QWidget(), Confirmation("", "Delete", "Keep")
    qtbot.addWidget(place)
    column = QVBoxLayout(place)
    column.addWidget(asked)
    column.addStretch()
    place.resize(width, 300)
    place.show()
    # WHEN it is asked
    asked.set_question(question, "Delete")
    asked.ask()
    # THEN they stand in its line, or below it, and the words are never cut
    words = asked._question
    qtbot.waitUntil(lambda: (asked.yes.geometry().top() < words.geometry().bottom()) is beside)
    assert words.height() >= words.heightForWidth(words.width())
    assert asked.focusWidget() is asked.no or asked.no.hasFocus()
