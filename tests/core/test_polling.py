"""Asking often enough to be quick and seldom enough to be fair, in pure functions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.polling import next_delay, retry_delay
from desktop_app.core.rates import LIMITS, RateGroup

ASKED = st.integers(0, 1_000)
LIVE = st.integers(1, 5_000)
PROGRESS = st.one_of(st.none(), st.floats(0, 1))


@given(ASKED, LIVE, PROGRESS)
def test_the_older_a_task_the_longer_the_wait(asked: int, live: int, progress: float | None) -> None:
    assert next_delay(asked, live, progress) <= next_delay(asked + 1, live, progress)


@given(ASKED, LIVE, PROGRESS)
def test_the_more_tasks_share_the_limit_the_longer_each_waits(asked: int, live: int, progress: float | None) -> None:
    assert next_delay(asked, live, progress) <= next_delay(asked, live + 1, progress)


@given(ASKED, LIVE, st.floats(0.9, 1))
def test_a_task_that_is_nearly_done_is_asked_no_later(asked: int, live: int, progress: float) -> None:
    assert next_delay(asked, live, progress) <= next_delay(asked, live, 0.5)


@given(st.integers(2, 1_000), LIVE, PROGRESS)
def test_all_tasks_together_stay_within_the_documented_reads(asked: int, live: int, progress: float | None) -> None:
    polls_a_minute = 60 / next_delay(asked, live, progress) * live
    # Alone, a few young tasks may ask faster than that for a moment; the pacer bounds them.
    if live >= 8:
        assert polls_a_minute <= LIMITS[RateGroup.READS] * 1.35
    if live >= 60:
        assert polls_a_minute <= LIMITS[RateGroup.READS] * 0.81


def test_one_small_task_is_noticed_within_three_seconds_of_its_end() -> None:
    clock = 0.0
    for asked in range(4):
        clock += next_delay(asked, 1, None)
    assert clock <= 6
    assert max(next_delay(asked, 1, None) for asked in range(4)) <= 3


def test_an_old_task_is_asked_after_every_half_minute() -> None:
    assert next_delay(500, 1, None) == 30.0


@pytest.mark.parametrize(("failures", "seconds"), [(0, 1), (1, 1), (2, 2), (3, 4), (5, 16), (6, 30), (60, 30)])
def test_a_failed_request_is_tried_again_after_ever_longer_waits(failures: int, seconds: float) -> None:
    assert retry_delay(failures) == seconds


def test_a_very_long_outage_does_not_overflow() -> None:
    assert retry_delay(10_000) == 30.0
