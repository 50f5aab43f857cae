"""How long work still takes: late, in round steps, and never jumping about."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise

import pytest

from desktop_app.core.text.time_left import TimeLeft


class Clock:
    """Moves when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def told(speed: Callable[[float], float], tick: float = 0.1, most: float = 3_000) -> list[tuple[float, int | None]]:
    """What is said every `tick` seconds of work that does `speed(seconds passed)` of itself each second."""
    clock = Clock()
    left = TimeLeft(clock)
    share, passed, message = 0.0, 0.0, []
    while share < 1 and passed < most:
        message.append((passed, left.at(share)))
        clock.now += tick
        passed += tick
        share = min(1.0, share + speed(passed) * tick)
    return message


def spoken(texts: list[tuple[float, int | None]]) -> list[int]:
    """The times that a person reads one after the other."""
    values = [value for _, value in texts if value is not None]
    return [value for at, value in enumerate(values) if at == 0 or value != values[at - 1]]


@pytest.mark.parametrize("whole", [3, 12, 50, 240, 1_000])
def test_steady_work_counts_down_and_never_up(whole: float) -> None:
    message = told(lambda _: 1 / whole, most=whole + 1)
    values = spoken(message)
    assert values == sorted(values, reverse=True)
    for passed, value in message:
        if value is not None:
            assert whole - passed - 1 <= value <= (whole - passed) * 1.1 + 60 * (whole > 300) + 10


def test_nothing_is_said_before_it_is_steady() -> None:
    quick = told(lambda _: 1 / 4)
    assert all(value is None for passed, value in quick if passed < 0.95)
    assert any(value is not None for passed, value in quick if passed < 1.5)
    slow = told(lambda _: 1 / 1_000, most=20)
    assert all(value is None for passed, value in slow if passed < 4.95)
    assert any(value is not None for passed, value in slow if passed < 5.5)


def test_unsteady_work_hardly_ever_says_more_than_before() -> None:
    # GIVEN work whose pace changes by half at every moment
    for seed in range(40):
        chance = random.Random(seed)  # noqa: S311 - examples
        values = spoken(told(lambda _, chance=chance: chance.uniform(0.5, 1.5) / 40))  # type: ignore[misc]
        ups = sum(after > before for before, after in pairwise(values))
        # THEN the words follow each other like those of a steady one
        assert ups <= 1, (seed, values)
        assert len(values) <= 14, (seed, values)


def test_a_slow_beginning_is_forgotten_and_a_slow_end_is_noticed() -> None:
    begun_slowly = told(lambda passed: 0.01 if passed < 5 else 0.09)
    assert begun_slowly[-30][1] in {5, 10}
    slowed_down = told(lambda passed: 0.05 if passed < 10 else 0.01)
    passed, value = slowed_down[250]
    assert value is not None
    assert value == pytest.approx((0.5 - (passed - 10) * 0.01) / 0.01, abs=15)


def test_an_unknown_share_and_other_work_begin_anew() -> None:
    clock = Clock()
    left = TimeLeft(clock)
    for step in range(20):
        clock.now += 0.2
        value = left.at(step / 40)
    assert value is not None
    assert left.at(None) is None
    assert left.at(0.5) is None
    clock.now += 2
    assert left.at(0.9) is not None
    assert left.at(0.1) is None


def test_work_that_stands_still_says_what_it_said() -> None:
    clock = Clock()
    left = TimeLeft(clock)
    values = []
    for step in range(60):
        clock.now += 0.2
        values.append(left.at(min(0.5, step / 40)))
    assert values[-1] is not None
    assert left.at(1.0) is not None
