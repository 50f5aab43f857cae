"""Never more than the limit within any minute, by simulation against a count that knows nothing of the rule."""

from __future__ import annotations

from bisect import bisect_right
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop_app.core.service.rates import (
    LIMITS,
    WINDOW,
    Pace,
    RateGroup,
    pace_of_polls,
    polled_at_most,
    polled_shortly,
    wait_before,
    wait_to_poll,
    wait_urgently,
)

STEPS = st.lists(st.floats(0, 20, allow_nan=False), min_size=1, max_size=200)


def wait_at_pace(sent: list[float], now: float, limit: int, pace: Pace) -> float:
    """The wait by all that was sent, in order, of which the log asks its file for the few that count."""

    def newest(place: int) -> float | None:
        return sent[-place] if len(sent) >= place else None

    if pace not in {Pace.SPARE, Pace.SOON}:
        return wait_urgently(newest(limit), newest(1), now, limit, pace)
    return wait_to_poll(newest(polled_at_most(limit)), newest(polled_shortly(limit)), newest(1), now, limit, pace)


def most_in_a_minute(times: list[float]) -> int:
    """The largest number of times within any 60 seconds, counted from each of them on."""
    ordered = sorted(times)
    return max(bisect_right(ordered, start + 60.0) - place for place, start in enumerate(ordered))


def test_the_limits_are_those_of_the_document() -> None:
    assert LIMITS == {RateGroup.READS: 120, RateGroup.SUBMITS: 30, RateGroup.CHECKS: 180}
    assert WINDOW >= 60


@given(STEPS, st.integers(1, 30))
def test_no_minute_ever_sees_more_than_the_limit(pauses: list[float], limit: int) -> None:
    now, sent = 1_000.0, list[float]()
    for pause in pauses:
        now += pause
        while wait := wait_before(sent, now, limit):
            now += wait
        sent.append(now)
    assert most_in_a_minute(sent) <= limit


@given(st.integers(1, 200), st.integers(1, 40))
def test_it_waits_no_longer_than_it_must(requests: int, limit: int) -> None:
    now, sent = 0.0, list[float]()
    for _ in range(requests):
        now += wait_before(sent, now, limit)
        assert wait_before(sent, now, limit) < 1e-6
        sent.append(now)
    assert now <= (requests // limit) * WINDOW + 1e-6


@given(STEPS, st.integers(1, 10), st.floats(0.1, 10_000), st.integers(0, 199))
def test_a_clock_set_back_lets_nothing_through_too_early(
    pauses: list[float], limit: int, back: float, when: int
) -> None:
    """Real time goes on while the wall clock jumps; what counts is real time."""
    real, offset, sent_real, sent_wall = 0.0, 100_000.0, list[float](), list[float]()
    for step, pause in enumerate(pauses):
        real += pause
        if step == when % len(pauses):
            offset -= back
        for _ in range(10_000):
            # The log rewrites what lies in the future to now, once (storage/machine/rates.py).
            sent_wall = sorted(min(time, real + offset) for time in sent_wall)
            wait = wait_before(sent_wall, real + offset, limit)
            if not wait:
                break
            real += wait
        sent_real.append(real)
        sent_wall.append(real + offset)
    assert most_in_a_minute(sent_real) <= limit


def test_times_in_the_future_count_as_just_now() -> None:
    assert wait_before([500.0, 900.0], now=100.0, limit=2) == WINDOW
    assert wait_before([500.0, 900.0], now=100.0, limit=3) == 0.0


def test_the_wait_ends_when_the_oldest_request_of_the_window_grows_out_of_it() -> None:
    assert wait_before([10.0, 20.0, 30.0], now=35.0, limit=3) == 10.0 + WINDOW - 35.0
    assert wait_before([10.0, 20.0, 30.0], now=10.0 + WINDOW, limit=3) == 0.0


def test_nothing_sent_yet_means_no_wait() -> None:
    assert wait_before([], now=0.0, limit=1) == 0.0


# --- at what pace ---


def paced(count: int, limit: int, pace: Pace) -> list[float]:
    """When so many requests start that all want to at once."""
    now, sent = 0.0, list[float]()
    for _ in range(count):
        while wait := wait_at_pace(sent, now, limit, pace):
            now += wait
        sent.append(now)
    return sent


def fewest_in_a_minute(times: list[float]) -> int:
    return min(
        bisect_right(times, start + 60.0) - bisect_right(times, start) for start in times if start + 60 < times[-1]
    )


@pytest.mark.parametrize("limit", sorted(LIMITS.values()))
def test_polls_alone_use_nearly_all_places_and_leave_some_at_any_time(limit: int) -> None:
    sent = paced(5 * limit, limit, Pace.SPARE)
    assert most_in_a_minute(sent) <= limit - limit // 60
    assert fewest_in_a_minute(sent) >= 0.95 * limit - 1e-9 or limit < 60
    assert all(wait_before(sent[:done], sent[done - 1], limit) == 0 for done in range(1, len(sent))) or limit < 60


def test_polls_are_spread_so_that_places_come_free_all_the_time() -> None:
    sent = paced(400, 120, Pace.SPARE)
    assert max(bisect_right(sent, start + 4.999) - place for place, start in enumerate(sent)) <= 10
    assert min(later - earlier for earlier, later in pairwise(sent)) >= 0.25


def test_polls_of_few_tasks_are_not_spread_over_the_minute() -> None:
    sent = paced(400, 120, Pace.SOON)
    assert sent[40] < 40 * 0.26
    assert most_in_a_minute(sent) <= 118
    assert [pace_of_polls(tasks, left) for tasks, left in ((45, 120), (46, 120), (0, 120), (1, 2), (1, 3))] == [
        Pace.SOON, Pace.SPARE, Pace.SPARE, Pace.SPARE, Pace.SOON,
    ]  # fmt: skip


def test_submissions_kept_apart_use_every_minute_alike() -> None:
    sent = paced(200, 30, Pace.APART)
    assert most_in_a_minute(sent) == 30
    assert fewest_in_a_minute(sent) >= 29
    # AND what goes at once is there sooner at first, and no sooner in the end
    assert sent[-1] - paced(200, 30, Pace.AT_ONCE)[-1] < 21


@given(STEPS, st.integers(1, 180), st.lists(st.sampled_from(Pace), min_size=200, max_size=200))
def test_no_mixture_of_paces_exceeds_the_limit(pauses: list[float], limit: int, paces: list[Pace]) -> None:
    now, sent = 1_000.0, list[float]()
    for pause, pace in zip(pauses, paces, strict=False):
        now += pause
        while wait := wait_at_pace(sent, now, limit, pace):
            now += wait
        sent.append(now)
    assert most_in_a_minute(sent) <= limit
