"""Turns within the documented limits: urgent requests first, and nobody faster than the service allows."""

from __future__ import annotations

import asyncio
from bisect import bisect_right

import pytest

from desktop_app.core.errors import NotFound, Throttled
from desktop_app.core.rates import LIMITS, RateGroup

from .world import World, told

ME = "https://service.example:443 1234"
READS, SUBMITS, CHECKS = RateGroup.READS, RateGroup.SUBMITS, RateGroup.CHECKS


def most_in_a_minute(times: list[float]) -> int:
    return max(bisect_right(times, start + 60) - place for place, start in enumerate(times))


@pytest.mark.parametrize("group", list(RateGroup))
def test_many_at_once_keep_to_the_limit_and_use_it(world: World, group: RateGroup) -> None:
    started: list[float] = []
    count = 2 * LIMITS[group] + 10

    async def one() -> None:
        await world.pacer.turn(ME, group)
        started.append(world.time.seconds())

    async def story() -> None:
        await asyncio.gather(*(one() for _ in range(count)))

    told(story())
    assert len(started) == count
    assert most_in_a_minute(sorted(started)) <= LIMITS[group]
    assert max(started) - min(started) <= 2 * 62


def test_what_is_urgent_goes_before_polls_that_waited_longer(world: World) -> None:
    order: list[str] = []

    async def one(name: str, urgent: bool) -> None:
        await world.pacer.turn(ME, SUBMITS, urgent=urgent)
        order.append(name)

    async def story() -> None:
        for _ in range(LIMITS[SUBMITS] - 1):
            await world.pacer.turn(ME, SUBMITS)
        await world.time.sleep(1)
        await world.pacer.turn(ME, SUBMITS)
        poll = asyncio.ensure_future(one("poll", urgent=False))
        await asyncio.sleep(0)
        await asyncio.gather(one("urgent", urgent=True), poll)

    told(story())
    assert order == ["urgent", "poll"]


def test_a_cancelled_urgent_request_holds_nobody(world: World) -> None:
    async def story() -> None:
        world.pacer.hold(ME, READS, 100)
        urgent = asyncio.ensure_future(world.pacer.turn(ME, READS, urgent=True))
        await asyncio.sleep(0)
        urgent.cancel()
        await asyncio.gather(urgent, return_exceptions=True)
        began = world.time.seconds()
        await world.pacer.turn(ME, READS)
        assert world.time.seconds() - began == pytest.approx(100, abs=2)

    told(story())


@pytest.mark.parametrize(("said", "held"), [(None, 10), (0, 1), (0.2, 1), (7, 7), (299, 299), (86_400, 300)])
def test_a_429_holds_its_group_for_as_long_as_was_said_within_reason(
    world: World, said: float | None, held: float
) -> None:
    async def story() -> None:
        world.pacer.hold(ME, READS, said)
        began = world.time.seconds()
        await world.pacer.turn(ME, SUBMITS)
        assert world.time.seconds() == began
        await world.pacer.turn(ME, READS)
        assert world.time.seconds() - began == pytest.approx(held, abs=0.01)

    told(story())


def test_a_shorter_hold_does_not_end_a_longer_one(world: World) -> None:
    async def story() -> None:
        world.pacer.hold(ME, READS, 60)
        world.pacer.hold(ME, READS, 5)
        began = world.time.seconds()
        await world.pacer.turn(ME, READS)
        assert world.time.seconds() - began >= 60

    told(story())


def test_a_hold_ends_when_the_clock_is_set_back(world: World) -> None:
    async def story() -> None:
        world.pacer.hold(ME, READS, 60)
        world.time.clock -= 7_200
        began = world.time.seconds()
        await world.pacer.turn(ME, READS)
        assert world.time.seconds() - began < 1

    told(story())


def test_a_paced_request_counts_and_a_429_to_it_is_raised_and_heeded(world: World) -> None:
    async def story() -> None:
        with pytest.raises(Throttled):
            async with world.pacer.paced(ME, CHECKS):
                raise Throttled(message="", retry_after=30.0)
        began = world.time.seconds()
        with pytest.raises(NotFound):
            async with world.pacer.paced(ME, CHECKS):
                raise NotFound(message="")
        assert world.time.seconds() - began == pytest.approx(30, abs=0.01)
        assert world.pacer.left(ME)[CHECKS] == (LIMITS[CHECKS] - 2, LIMITS[CHECKS])

    told(story())


@pytest.mark.parametrize(("remaining", "waits"), [(None, 0), (5, 0), (1, 0), (0, 1), (-1, 1)])
def test_an_empty_bucket_is_given_a_moment(world: World, remaining: int | None, waits: float) -> None:
    async def story() -> None:
        world.pacer.heard_remaining(ME, CHECKS, remaining)
        began = world.time.seconds()
        await world.pacer.turn(ME, CHECKS)
        assert world.time.seconds() - began == pytest.approx(waits, abs=0.01)

    told(story())


def test_what_is_left_is_told_by_group_and_key(world: World) -> None:
    async def story() -> None:
        for _ in range(3):
            await world.pacer.turn(ME, READS)
        left = world.pacer.left(ME)
        assert left == {READS: (117, 120), SUBMITS: (30, 30), CHECKS: (180, 180)}
        assert world.pacer.left("other")[READS] == (120, 120)
        await world.time.sleep(61)
        assert world.pacer.left(ME)[READS] == (120, 120)

    told(story())
