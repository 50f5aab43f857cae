"""The panel's buttons: no word is cut where there is room for a second line."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop_app.ui.monitor.actions import ButtonRows
from desktop_app.ui.parts.button import Button, icon_button
from tests.ui.widgets import added, on_screen

ROOM = 238  # pixels that the panel leaves to what stands in it


def rows(qtbot: QtBot, *words: str) -> tuple[ButtonRows, list[Button]]:
    buttons = [*map(Button, words), icon_button("trash", "Delete")]
    made = added(qtbot, ButtonRows(*buttons))
    made.resize(ROOM, 100)
    on_screen(qtbot, made)
    return made, buttons


def test_long_words_go_into_a_line_below_and_none_is_cut(qtbot: QtBot) -> None:
    made, buttons = rows(qtbot, "Fortsetzen", "Exportieren…")
    assert [len(line) for line in made.lines] == [1, 2]
    assert all(button.width() >= button.sizeHint().width() for button in buttons)
    assert made.minimumSizeHint().width() <= ROOM
    # AND all have one line again once one of them says less, or isn't there
    buttons[1].setText("Export…")
    buttons[0].setText("Pause")
    qtbot.waitUntil(lambda: [len(line) for line in made.lines] == [3])
    buttons[0].setText("Fortsetzen")
    buttons[1].setText("Exportieren…")
    qtbot.waitUntil(lambda: len(made.lines) == 2)
    buttons[0].hide()
    qtbot.waitUntil(lambda: [len(line) for line in made.lines] == [2])
    # AND what has an icon only keeps its place when it is alone
    buttons[1].hide()
    qtbot.waitUntil(lambda: [len(line) for line in made.lines] == [1])
    qtbot.waitUntil(lambda: buttons[2].geometry().right() == made.rect().right())
    buttons[1].show()
    qtbot.waitUntil(lambda: [len(line) for line in made.lines] == [2])
    qtbot.waitUntil(lambda: buttons[1].width() > ROOM / 2)


def test_a_low_window_has_one_line_whatever_the_words(qtbot: QtBot) -> None:
    made, _ = rows(qtbot, "Entscheiden…", "Fortsetzen", "Exportieren…")
    assert [len(line) for line in made.lines] == [2, 2]
    high = made.sizeHint().height()
    made.set_low(True)
    assert [len(line) for line in made.lines] == [4]
    assert made.sizeHint().height() < high
