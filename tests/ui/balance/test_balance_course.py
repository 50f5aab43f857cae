from __future__ import annotations

from datetime import UTC, datetime, timedelta
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop_app.core.money.charges import BalanceEntry
from desktop_app.ui.balance.amount_card import CourseChart, Step, moment, scale_for, steps_of, time_labels, time_shares
from desktop_app.ui.look import theme

START = datetime(2026, 3, 1, 12, tzinfo=UTC)


def entries(*amounts: int) -> list[BalanceEntry]:
    return [
        BalanceEntry("local", START + timedelta(hours=at), Decimal(amount), "credits")
        for at, amount in enumerate(amounts)
    ]


def test_readings_that_say_the_same_are_one_step_and_the_last_one_is_kept() -> None:
    steps = steps_of(entries(100, 100, 90, 90, 90))
    assert [step.amount for step in steps] == [100, 90, 90]
    assert steps[-1].at == START + timedelta(hours=4)


@given(st.lists(st.integers(0, 10**9), min_size=1, max_size=30))
def test_every_amount_has_its_place_between_round_lines(amounts: list[int]) -> None:
    scale = scale_for([Step(START, float(amount)) for amount in amounts])
    assert all(0 <= scale.share(amount) <= 1 for amount in amounts)
    assert 2 <= len(scale.lines) <= 9
    assert scale.lines[0] == scale.low >= 0
    assert scale.lines[-1] == pytest.approx(scale.high)


def test_a_clock_that_was_set_back_never_draws_backwards() -> None:
    steps = [Step(START, 3), Step(START + timedelta(hours=2), 2), Step(START + timedelta(hours=1), 1)]
    assert time_shares(steps) == [0.0, 1.0, 1.0]


def test_one_reading_stands_at_the_end_of_a_level_line() -> None:
    assert time_shares(steps_of(entries(5))) == [1.0]
    scale = scale_for(steps_of(entries(5)))
    assert scale.low < 5 < scale.high


def test_today_is_named_where_the_course_began_on_another_day() -> None:
    now = datetime.now(UTC)
    begins, ends = time_labels(now - timedelta(days=40), now)
    assert begins == moment(now - timedelta(days=40))
    assert ends == f"today {moment(now)}"
    assert time_labels(now, now) == (moment(now), moment(now))


@pytest.fixture
def chart(themed: QApplication, qtbot: QtBot) -> CourseChart:  # noqa: ARG001 - the application must be there
    made = CourseChart()
    qtbot.addWidget(made)
    made.resize(500, 160)
    made.show_course(entries(100, 80, 120), "credits", warn_below=90)
    made.show()
    return made


def test_the_course_can_be_read_by_keys(chart: CourseChart) -> None:
    for key, marked in ((Qt.Key.Key_Left, 2), (Qt.Key.Key_Left, 1), (Qt.Key.Key_Home, 0), (Qt.Key.Key_Right, 1)):
        QTest.keyClick(chart, key)
        assert chart.marked == marked
    assert chart.words_of(1).startswith("80 credits · ")
    QTest.keyClick(chart, Qt.Key.Key_Escape)
    assert chart.marked is None


def test_the_pointer_marks_the_step_below_it(chart: CourseChart) -> None:
    # Sent by hand: where the pointer of the machine is, and whether it moved, is nobody's to say.
    at, nothing = QPointF(470, 80), Qt.MouseButton.NoButton
    moved = QMouseEvent(QEvent.Type.MouseMove, at, at, nothing, nothing, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(chart, moved)
    assert chart.marked is not None
    assert not chart.grab().isNull()


def test_a_screen_reader_hears_the_course(chart: CourseChart) -> None:
    message = chart.accessibleDescription()
    assert "From 100" in message
    assert "lowest 80, highest 120" in message
    chart.show_course(entries(7), "credits")
    assert chart.accessibleDescription().startswith("One reading: 7 credits")
    chart.show_course([], "")
    assert chart.accessibleDescription() == "No reading yet."
    assert not chart.grab().isNull()


def test_drawing_leaves_the_themes_colours_alone(chart: CourseChart) -> None:

    before = theme.colour("accent").alphaF()
    chart.grab()
    assert theme.colour("accent").alphaF() == before == 1.0
