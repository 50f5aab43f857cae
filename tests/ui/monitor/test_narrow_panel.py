"""The panel beside the tree is narrow: nothing in it may widen it, and its times are whole however they are written."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from desktop_app.core.batches.batch import LoggedEvent
from desktop_app.core.batches.progress_counts import ProgressCounts
from desktop_app.ui.monitor.actions import ButtonRows
from desktop_app.ui.monitor.panel.events import EventList, _small
from desktop_app.ui.monitor.panel.figures import Figures, FiguresState
from desktop_app.ui.monitor.panel.own_words import NoteField
from desktop_app.ui.parts.button import Button, icon_button
from desktop_app.ui.text import languages
from tests.ui.widgets import added, on_screen

ROOM = 238  # pixels that the panel leaves to what stands in it
LATE = datetime(2026, 11, 21, 22, 58, 58, tzinfo=UTC)


@pytest.mark.parametrize("code", list(languages.LANGUAGES))
def test_the_figures_of_a_batch_with_reused_answers_fit_in_every_language(
    speak: Callable[[str], object], qtbot: QtBot, code: str
) -> None:
    speak(code)
    figures = added(qtbot, Figures())
    # WHEN all kinds of numbers are there, and many of them
    counts = ProgressCounts(1_048_575, 900_000, 100_000, 8_000, 9_000, 0.86, reused=236_000)
    figures.show_state(FiguresState(counts, rate="12 / min"))
    # THEN they need no more room than there is
    assert figures.minimumSizeHint().width() <= ROOM
    # AND a name that is longer than its line goes on in the next one
    figures.resize(ROOM, figures.heightForWidth(ROOM))
    figures.show()
    for name in figures._names:
        assert name.height() >= name.heightForWidth(name.width())


@pytest.mark.parametrize("code", list(languages.LANGUAGES))
def test_a_note_is_written_in_no_more_room_than_there_is_in_every_language(
    speak: Callable[[str], object], qtbot: QtBot, code: str
) -> None:
    speak(code)
    note = added(qtbot, NoteField())
    note.edit()
    # THEN it doesn't widen what scrolls, and with its scroll bar beside it no word of the buttons is cut
    room = ROOM - 10
    assert note.minimumSizeHint().width() <= room
    note.resize(room, 200)
    on_screen(qtbot, note)
    assert all(each.width() >= each.sizeHint().width() for each in (note.cancel, note.keep))


@pytest.mark.usefixtures("speak")  # which brings the locale back
@pytest.mark.parametrize("locale", ["en_US", "en_GB", "de_DE", "zh_CN"])
def test_a_time_of_the_events_is_whole_however_the_clock_is_written(qtbot: QtBot, locale: str) -> None:
    QLocale.setDefault(QLocale(locale))
    events = added(qtbot, EventList(lambda: LATE))
    at = [LATE, LATE.replace(hour=10), LATE.replace(month=9, day=28)]
    events.set_events([LoggedEvent(n, "b", None, None, each, "prepared", {"tasks": 2}) for n, each in enumerate(at)])
    model = events.model()
    measure = QFontMetrics(_small(events.font()))
    for row in range(3):
        assert measure.horizontalAdvance(model.index(row, 0).data()) + 2 <= events.columnWidth(0)


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
    # AND where words need little more room, they have it from what is around them
    made, buttons = rows(qtbot, "Fortsetzen", "Exportieren…")
    made.set_low(True)
    qtbot.waitUntil(lambda: [len(line) for line in made.lines] == [3])
    made.resize(ROOM, made.sizeHint().height())
    qtbot.waitUntil(lambda: buttons[2].geometry().right() == made.rect().right())
    assert all(button.width() >= button.sizeHint().width() for button in buttons)
