"""Asking often enough to be quick and seldom enough to be fair, in pure functions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.batches.polling import (
    LONGEST_DELAY,
    LONGEST_EXPECTED,
    LONGEST_TAUGHT,
    SHORTEST_DELAY,
    Polling,
    Schedule,
    Trouble,
    expected_left,
    next_delay,
    retry_delay,
)

AGE = st.floats(0, 100_000)
PROGRESS = st.one_of(st.none(), st.floats(0, 1))


@given(AGE, st.floats(0, 1_000), PROGRESS)
def test_the_older_a_task_the_longer_the_wait(age: float, more: float, progress: float | None) -> None:
    assert next_delay(age, progress) <= next_delay(age + more, progress)


@given(st.floats(-100_000, 100_000), PROGRESS)
def test_every_wait_is_within_bounds_whatever_the_clock_says(age: float, progress: float | None) -> None:
    assert SHORTEST_DELAY <= next_delay(age, progress) <= LONGEST_DELAY
    assert 0 <= expected_left(age, progress) <= LONGEST_EXPECTED


@given(AGE, st.floats(0.9, 1))
def test_a_task_that_is_nearly_done_is_asked_no_later(age: float, progress: float) -> None:
    assert next_delay(age, progress) <= next_delay(age, 0.5)
    assert next_delay(age, progress) <= 3.0


def test_the_end_of_a_task_is_expected_by_its_progress() -> None:
    assert expected_left(100, 0.5) == 100
    assert expected_left(100, 0.8) == pytest.approx(25)
    assert expected_left(100, 0.01) == LONGEST_EXPECTED
    assert expected_left(100, None) == expected_left(100, 0.0) == expected_left(100, 1.0) == 0


@given(st.floats(0.1, 3_600))
def test_an_end_is_noticed_after_little_longer_than_the_task_took(took: float) -> None:
    clock = SHORTEST_DELAY
    while clock < took:
        clock += next_delay(clock, None)
    assert clock - took <= max(SHORTEST_DELAY, min(LONGEST_DELAY, 0.6 * took))


def test_a_task_is_asked_when_it_is_expected_to_end() -> None:
    assert next_delay(30, 0.5) == 18.0
    assert next_delay(30, 0.8) == pytest.approx(7.5)
    assert next_delay(1, 0.8) == SHORTEST_DELAY


@given(AGE, PROGRESS, st.floats(SHORTEST_DELAY, 60), st.floats(60, LONGEST_TAUGHT))
def test_a_taught_service_is_asked_as_it_wants(
    age: float, progress: float | None, first: float, longest: float
) -> None:
    assert first <= next_delay(age, progress, Polling(first, longest)) <= longest
    assert next_delay(0, progress, Polling(first, longest)) == first
    assert next_delay(10_000, None, Polling(first, longest)) == longest


def test_what_is_nearly_done_is_asked_no_sooner_than_the_service_wants() -> None:
    assert next_delay(500, 0.95, Polling(5, 60)) == 5
    assert next_delay(500, 0.95, Polling(0.4, 2)) == 2


def test_an_old_task_is_asked_after_every_half_minute() -> None:
    assert next_delay(500, None) == 30.0


@pytest.mark.parametrize(("failures", "seconds"), [(0, 1), (1, 1), (2, 2), (3, 4), (5, 16), (6, 30), (60, 30)])
def test_a_failed_request_is_tried_again_after_ever_longer_waits(failures: int, seconds: float) -> None:
    assert retry_delay(failures) == seconds


def test_a_very_long_outage_does_not_overflow() -> None:
    assert retry_delay(10_000) == 30.0


# --- the schedule ---


def test_the_most_overdue_by_its_own_delay_goes_first() -> None:
    schedule = Schedule()
    schedule.put(1, now=0, delay=30)
    schedule.put(2, now=20, delay=1)
    schedule.put(3, now=20, delay=30)
    assert schedule.most_due([1, 2, 3], now=20.5) is None
    assert schedule.seconds_left(2, now=20.5) == 0.5
    assert schedule.most_due([1, 2, 3], now=36) == 2
    schedule.put(2, now=36, delay=30)
    assert schedule.most_due([1, 2, 3], now=36) == 1


def test_a_task_whose_end_is_far_lets_others_go_first_and_is_asked_all_the_same() -> None:
    schedule = Schedule()
    schedule.put(1, now=0, delay=30, expected=600)
    schedule.put(2, now=10, delay=30, expected=0)
    assert schedule.most_due([1, 2], now=40) == 2
    assert schedule.most_due([1], now=40) == 1


@given(st.lists(st.floats(0.4, 30), min_size=2, max_size=40), st.integers(1, 10))
def test_where_few_can_be_asked_everybodys_turn_comes(delays: list[float], seconds_each: int) -> None:
    schedule, tasks = Schedule(), range(len(delays))
    asked = dict.fromkeys(tasks, 0.0)
    for task, delay in enumerate(delays):
        schedule.put(task, 0.0, delay)
    longest, now = 0.0, 30.0
    for _ in range(20 * len(delays)):
        now += seconds_each
        found = schedule.most_due(tasks, now)
        if found is not None:
            longest = max(longest, now - asked[found])
            asked[found] = now
            schedule.put(found, now, delays[found])
    # Shares by delay: nobody waits longer than his delay's part of all that is wanted, and one round.
    wanted = sum(seconds_each / delay for delay in delays)
    assert longest <= 30 + 2 * max(delays) * max(1.0, wanted) + 2 * seconds_each * len(delays)


@pytest.mark.parametrize("jump", [-7_200.0, 7_200.0])
def test_a_clock_that_jumps_makes_everything_due_at_the_worst(jump: float) -> None:
    schedule = Schedule()
    for task in range(5):
        schedule.put(task, 1_000.0, 20.0)
    assert schedule.most_due(range(5), 1_001.0) is None
    assert schedule.most_due(range(5), 1_001.0 + jump) is not None
    assert schedule.seconds_left(1, 1_001.0 + jump) <= 0


def test_what_is_dropped_is_scheduled_anew() -> None:
    schedule = Schedule()
    schedule.put(1, 0.0, 5.0)
    schedule.put_new(1, 3.0, 50.0)
    assert schedule.seconds_left(1, 3.0) == 2.0
    schedule.drop(1)
    schedule.drop(2)
    schedule.put_new(1, 3.0, 50.0)
    assert schedule.seconds_left(1, 3.0) == 50.0


def test_trouble_holds_everything_longer_each_time_until_the_service_answers() -> None:
    trouble = Trouble()
    assert trouble.seconds_left(0.0) <= 0
    for now, pause in ((10.0, 1.0), (20.0, 2.0), (30.0, 4.0)):
        trouble.add(now)
        assert trouble.seconds_left(now) == pause
    assert (trouble.failures, trouble.rounds) == (3, 3)
    assert trouble.seconds_left(-7_200.0) <= 0  # the clock was set back
    trouble.end()
    assert trouble.seconds_left(30.0) <= 0
    assert (trouble.failures, trouble.rounds) == (0, 3)
