"""Turns within the documented limits: urgent requests first, and nobody faster than the service allows."""

from __future__ import annotations

import asyncio
from bisect import bisect_right

import pytest

from desktop_app.core.errors import NotFound, Throttled
from desktop_app.core.service.rates import LIMITS, Hold, RateGroup
from tests.services.world import World

ME = "https://service.example:443 1234"
READS, SUBMITS, CHECKS = RateGroup.READS, RateGroup.SUBMITS, RateGroup.CHECKS


def most_in_a_minute(times: list[float]) -> int:
    return max(bisect_right(times, start + 60) - place for place, start in enumerate(times))


@pytest.mark.parametrize("group", list(RateGroup))
async def test_many_at_once_keep_to_the_limit_and_use_it(world: World, group: RateGroup) -> None:
    started: list[float] = []
    count = 2 * LIMITS[group] + 10

    async def one() -> None:
        await world.pacer.turn(ME, group, urgent=True)
        started.append(world.time.seconds())

    await asyncio.gather(*(one() for _ in range(count)))
    assert len(started) == count
    assert most_in_a_minute(sorted(started)) <= LIMITS[group]
    assert max(started) - min(started) <= 2 * 62


async def test_what_is_urgent_goes_before_polls_that_waited_longer(world: World) -> None:
    order: list[str] = []

    async def one(name: str, urgent: bool) -> None:
        await world.pacer.turn(ME, SUBMITS, urgent=urgent)
        order.append(name)

    for _ in range(LIMITS[SUBMITS] - 1):
        await world.pacer.turn(ME, SUBMITS)
    await world.time.sleep(1)
    await world.pacer.turn(ME, SUBMITS)
    poll = asyncio.ensure_future(one("poll", urgent=False))
    await asyncio.sleep(0)
    await asyncio.gather(one("urgent", urgent=True), poll)
    assert order == ["urgent", "poll"]


async def test_a_cancelled_urgent_request_holds_nobody(world: World) -> None:
    world.pacer.hold(ME, READS, 100)
    urgent = asyncio.ensure_future(world.pacer.turn(ME, READS, urgent=True))
    await asyncio.sleep(0)
    urgent.cancel()
    await asyncio.gather(urgent, return_exceptions=True)
    began = world.time.seconds()
    await world.pacer.turn(ME, READS)
    assert world.time.seconds() - began == pytest.approx(100, abs=2)


@pytest.mark.parametrize(("said", "held"), [(None, 10), (0, 1), (0.2, 1), (7, 7), (299, 299), (86_400, 300)])
async def test_a_429_holds_its_group_for_as_long_as_was_said_within_reason(
    world: World, said: float | None, held: float
) -> None:
    world.pacer.hold(ME, READS, said)
    began = world.time.seconds()
    await world.pacer.turn(ME, SUBMITS)
    assert world.time.seconds() == began
    await world.pacer.turn(ME, READS)
    assert world.time.seconds() - began == pytest.approx(held, abs=0.01)


async def test_a_shorter_hold_does_not_end_a_longer_one(world: World) -> None:
    world.pacer.hold(ME, READS, 60)
    world.pacer.hold(ME, READS, 5)
    began = world.time.seconds()
    await world.pacer.turn(ME, READS)
    assert world.time.seconds() - began >= 60


@pytest.mark.parametrize("leap", [-7_200, -30, 30, 7_200, 400 * 86_400])
async def test_a_hold_lasts_as_long_as_was_asked_however_the_clock_leaps(world: World, leap: float) -> None:
    world.pacer.hold(ME, READS, 60)
    world.time.ahead = leap
    began = world.time.seconds()
    await world.pacer.turn(ME, READS)
    assert world.time.seconds() - began == pytest.approx(60, abs=0.01)


@pytest.mark.parametrize("leap", [-7_200, 0, 7_200])
async def test_a_hold_is_heeded_by_another_process_and_by_the_next_run(world: World, leap: float) -> None:
    beside = World(world.home, world.service)
    began = world.time.seconds()
    beside.pacer.hold(ME, READS, 60)
    beside.close()
    world.time.ahead = leap
    assert world.pacer.allowances(ME)[READS].held_until == pytest.approx(world.time.now().timestamp() + 60)
    await world.pacer.turn(ME, READS)
    assert world.time.seconds() - began == pytest.approx(60, abs=0.01)


async def test_a_hold_outlives_a_new_start_of_the_computer(world: World) -> None:
    world.rates.hold(ME, READS, Hold(60, world.time.now().timestamp() - 20, world.time.ticks() + 9_000))
    began = world.time.seconds()
    world.pacer.waits(ME)
    await world.pacer.turn(ME, READS)
    assert world.time.seconds() - began == pytest.approx(40, abs=0.01)


async def test_a_paced_request_counts_and_a_429_to_it_is_raised_and_heeded(world: World) -> None:
    with pytest.raises(Throttled):
        async with world.pacer.paced(ME, CHECKS):
            raise Throttled(message="", retry_after=30.0)
    began = world.time.seconds()
    with pytest.raises(NotFound):
        async with world.pacer.paced(ME, CHECKS):
            raise NotFound(message="")
    assert world.time.seconds() - began == pytest.approx(30, abs=0.01)
    assert world.pacer.left(ME)[CHECKS] == (LIMITS[CHECKS] - 2, LIMITS[CHECKS])


@pytest.mark.parametrize(("remaining", "waits"), [(None, 0), (5, 0), (1, 0), (0, 1), (-1, 1)])
async def test_an_empty_bucket_is_given_a_moment(world: World, remaining: int | None, waits: float) -> None:
    world.pacer.heard_remaining(ME, CHECKS, remaining)
    began = world.time.seconds()
    await world.pacer.turn(ME, CHECKS)
    assert world.time.seconds() - began == pytest.approx(waits, abs=0.01)


async def test_what_is_left_is_told_by_group_and_key(world: World) -> None:
    for _ in range(3):
        await world.pacer.turn(ME, READS)
    left = world.pacer.left(ME)
    assert left == {READS: (117, 120), SUBMITS: (30, 30), CHECKS: (180, 180)}
    assert world.pacer.left("other")[READS] == (120, 120)
    await world.time.sleep(61)
    assert world.pacer.left(ME)[READS] == (120, 120)


# --- the queue ---


async def test_those_who_wait_are_served_in_their_order_the_urgent_before_the_rest(world: World) -> None:
    order: list[str] = []

    async def one(name: str, urgent: bool) -> None:
        await world.pacer.turn(ME, READS, urgent=urgent)
        order.append(name)

    world.pacer.hold(ME, READS, 5)
    waiting = [asyncio.ensure_future(one(f"poll {at}", urgent=False)) for at in range(3)]
    await world.time.sleep(1)
    waiting += [asyncio.ensure_future(one(f"urgent {at}", urgent=True)) for at in range(3)]
    await asyncio.gather(*waiting)
    assert order == ["urgent 0", "urgent 1", "urgent 2", "poll 0", "poll 1", "poll 2"]


async def test_one_who_leaves_the_queue_lets_the_next_one_on(world: World) -> None:
    world.pacer.hold(ME, READS, 5)
    waiting = [asyncio.ensure_future(world.pacer.turn(ME, READS)) for _ in range(4)]
    await world.time.sleep(1)
    for each in waiting[:3]:
        each.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert waiting[3].result() >= world.time.seconds() - 0.001
    assert world.pacer.waits(ME) == {}


async def test_polls_never_keep_what_is_urgent_waiting_long(world: World) -> None:
    waits: list[float] = []

    async def poll() -> None:
        for _ in range(400):
            await world.pacer.turn(ME, READS)

    polling = asyncio.ensure_future(poll())
    while not polling.done():
        began = world.time.seconds()
        await world.pacer.turn(ME, READS, urgent=True)
        waits.append(world.time.seconds() - began)
        await world.time.sleep(0.9)
    assert len(waits) > 100
    assert max(waits) < 5.0


# --- what can be seen of it ---


async def test_waits_say_how_long_how_many_and_why(world: World) -> None:
    assert world.pacer.waits(ME) == {}
    for _ in range(LIMITS[SUBMITS]):
        await world.pacer.turn(ME, SUBMITS, urgent=True)
    world.pacer.hold(ME, READS, 45)
    waiting = [asyncio.ensure_future(world.pacer.turn(ME, group, urgent=True)) for group in (SUBMITS, READS, READS)]
    await world.time.sleep(10)
    waits = world.pacer.waits(ME)
    assert set(waits) == {SUBMITS, READS}
    assert waits[SUBMITS].seconds == pytest.approx(50.5, abs=0.1)
    assert (waits[SUBMITS].waiting, waits[SUBMITS].asked) == (1, False)
    assert waits[READS].seconds == pytest.approx(35, abs=0.1)
    assert (waits[READS].waiting, waits[READS].asked) == (2, True)
    assert world.pacer.waits("another key") == {}
    await asyncio.gather(*waiting)
    assert world.pacer.waits(ME) == {}


# --- more coming than a window holds ---


@pytest.mark.parametrize(
    ("ahead", "seconds"), [(0, 0), (20, 0), (30, 0), (31, 19 * 60.5 / 60), (1_000, 19 * 60.5 / 60)]
)
async def test_a_few_submissions_go_at_once_and_many_are_kept_apart(world: World, ahead: int, seconds: float) -> None:
    world.pacer.expect(ME, SUBMITS, ahead)
    began = world.time.seconds()
    for _ in range(20):
        await world.pacer.turn(ME, SUBMITS, urgent=True)
    assert world.time.seconds() - began == pytest.approx(seconds, abs=0.1)


# --- slow requests, headers, clocks ---


async def test_a_slow_request_counts_from_when_it_may_have_arrived(world: World) -> None:
    async with world.pacer.paced(ME, SUBMITS):
        await world.time.sleep(20)
    for _ in range(LIMITS[SUBMITS] - 1):
        await world.pacer.turn(ME, SUBMITS, urgent=True)
    began = world.time.seconds()
    await world.pacer.turn(ME, SUBMITS, urgent=True)
    assert world.time.seconds() - began == pytest.approx(60, abs=0.1)


async def test_what_remains_holds_its_own_group_and_key_alone(world: World) -> None:
    world.pacer.heard_remaining(ME, CHECKS, 0)
    began = world.time.seconds()
    for group in (READS, SUBMITS):
        await world.pacer.turn(ME, group, urgent=True)
    await world.pacer.turn("another key", CHECKS, urgent=True)
    assert world.time.seconds() == began
    # AND much that remains gives nobody a place that the limit doesn't
    for _ in range(LIMITS[SUBMITS] - 1):
        await world.pacer.turn(ME, SUBMITS, urgent=True)
    world.pacer.heard_remaining(ME, SUBMITS, 1_000)
    await world.pacer.turn(ME, SUBMITS, urgent=True)
    assert world.time.seconds() - began >= 60


@pytest.mark.parametrize("jump", [-86_400.0, -7_200.0, -30.0, 30.0, 7_200.0, 86_400.0])
async def test_a_clock_that_jumps_while_many_wait_neither_stalls_nor_floods(world: World, jump: float) -> None:
    """Ahead as after a laptop's sleep, in which time went by; back as when somebody sets it right."""
    started: list[float] = []

    async def poll() -> None:
        await world.pacer.turn(ME, READS)
        started.append(world.time.seconds())

    waiting = [asyncio.ensure_future(poll()) for _ in range(300)]
    await world.time.sleep(30)
    world.pacer.hold(ME, READS, 20)
    world.time.ahead = jump
    if jump > 0:
        world.time.clock, world.time.ahead = world.time.clock + jump, 0.0
    since = world.time.seconds()
    await asyncio.gather(*waiting)
    # As long as they take anyhow, and a window more; never longer than the longest hold.
    assert world.time.seconds() - since <= 3 * 60.5 + 60.5
    assert most_in_a_minute(started) <= LIMITS[READS]
    spread = max(bisect_right(started, start + 4.9) - place for place, start in enumerate(started))
    assert spread <= 11
