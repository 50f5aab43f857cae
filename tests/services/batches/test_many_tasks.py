"""Many tasks within the documented limits, enforced exactly as requests arrive: no 429, and no minute idle."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.core.batches.polling import LONGEST_DELAY
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.service.rates import LIMITS, RateGroup
from tests.services import world as stories
from tests.services.distant import MINUTE, DistantService, fewest_in_a_minute, most_in_a_minute
from tests.services.simulated_time import SimulatedTime
from tests.services.world import World, british
from tests.thorough import THOROUGH

# A thousand once a week; from the first live tasks to the last it is the same minute again and again.
MANY = 1_000 if THOROUGH else 250
READS, SUBMITS = RateGroup.READS, RateGroup.SUBMITS
# What "above 95 % of what is allowed" is of 120 and of 30; 30 times 0.95 is 28.5.
ENOUGH = {READS: 114, SUBMITS: 29}


@pytest.fixture
def service() -> DistantService:
    return DistantService(SimulatedTime(), latency=(0.01, 0.1))


@pytest.fixture
def far(tmp_path: Path, service: DistantService, monkeypatch: pytest.MonkeyPatch) -> Iterator[World]:
    (tmp_path / "lists").mkdir()
    monkeypatch.setattr(stories, "PATIENCE", 240.0)
    made = World(tmp_path, service)
    # Nobody pulls the plug here, and ten thousand commits needn't wait for the disk.
    made.journal._db.execute("PRAGMA synchronous = OFF")
    yield made
    made.close()


def urgent_waits(world: World) -> list[float]:
    """How long each urgent read waits at the pacer, from now on."""
    waits: list[float] = []
    turn = world.pacer.turn

    async def timed(account: str, group: RateGroup, *, urgent: bool = False, polled: int = 0) -> float:
        began = world.time.seconds()
        started = await turn(account, group, urgent=urgent, polled=polled)
        if urgent and group is READS:
            waits.append(world.time.seconds() - began)
        return started

    world.pacer.turn = timed  # type: ignore[method-assign]
    return waits


async def test_many_tasks_are_sent_asked_and_joined_as_fast_as_the_limits_allow(
    far: World, service: DistantService
) -> None:
    """Every 60 seconds, from anywhere on, in which there was work all the time are looked at as the service saw them.

    There is work to submit from the first submission to the last: prepared tasks are left all the time.
    There are tasks due to be asked whenever an accepted one, of which the client doesn't know yet that it is
    done, hasn't been asked after for longer than the longest delay (and a second for what is on its way).
    A task takes 2 to 20 minutes, a request 10 to 100 ms there and as long back.
    """
    waits = urgent_waits(far)
    batch = await far.prepared(british(MANY), most=1)
    await far.verification.run(batch.id, None)
    far.sure(batch)
    states = far.states(batch)
    # THEN all is done, once, and the service never had to say no
    assert states == [TaskState.JOINED] * MANY
    assert len(service.sent_numbers()) == MANY
    assert service.refused_for_rate == 0
    for group in (READS, SUBMITS):
        assert most_in_a_minute(service.arrived[group]) <= LIMITS[group]
    # AND no minute with work was left unused
    submits, reads = service.arrived[SUBMITS], service.arrived[READS]
    assert fewest_in_a_minute(submits, submits[0], submits[-1]) >= ENOUGH[SUBMITS]
    stretches = [each for each in service.overdue(LONGEST_DELAY + 1) if each[1] - each[0] >= MINUTE]
    assert sum(until - since for since, until in stretches) > MANY / 25 * MINUTE
    for since, until in stretches:
        assert fewest_in_a_minute(reads, since, until) >= ENOUGH[READS]
    # AND what is urgent hardly waited for the polls
    assert max(waits) < 2.0


async def test_nobody_is_forgotten_among_many_and_the_young_are_asked_soon(far: World, service: DistantService) -> None:
    """Three hundred tasks, all of which are live at once for a while: two rounds of asking all is the bound."""
    batch = await far.prepared(british(300), most=1)
    await far.verification.run(batch.id, None)
    assert set(far.states(batch)) == {TaskState.JOINED}
    polls_a_minute = LIMITS[READS] - 2 * LIMITS[SUBMITS]  # beside a balance for each submission, and results
    bound = 2 * 300 / polls_a_minute * MINUTE
    assert max(until - since for task in service.accepted for since, until in service.unasked(task)) <= bound
    first = [service.asked[task][0] - at for task, at in service.accepted.items()]
    assert sorted(first)[len(first) // 2] < 10
    assert max(first) < MINUTE


async def test_a_million_numbers_at_a_service_that_answers_at_once_wait_for_no_minute(
    far: World, service: DistantService
) -> None:
    service.takes_minutes = (0.0, 0.01)
    batch = await far.prepared(british(28), most=1)
    await far.verification.run(batch.id, 1)
    assert set(far.states(batch)) == {TaskState.JOINED}
    ended = max(service.arrived[READS])
    assert ended - service.arrived[SUBMITS][-1] < 15  # seconds; spread over the minute it would be thirty
    assert most_in_a_minute(service.arrived[READS]) <= LIMITS[READS]


async def test_a_small_batch_is_sent_at_once_and_noticed_soon(far: World, service: DistantService) -> None:
    service.takes_minutes = (0.05, 0.2)
    batch = await far.prepared(british(8), most=1)
    await far.verification.run(batch.id, 1)
    assert set(far.states(batch)) == {TaskState.JOINED}
    assert service.arrived[SUBMITS][-1] - service.arrived[SUBMITS][0] < 8 * 0.45
    assert max(service.asked[task][-1] - at for task, at in service.done.items()) < 0.7 * 0.2 * MINUTE


async def test_two_batches_share_the_limits_of_their_key(far: World, service: DistantService) -> None:
    service.takes_minutes = (0.5, 3.0)
    batches = [await far.prepared(british(60), most=1), await far.prepared(british(60, start=60), most=1)]
    await asyncio.gather(*(far.verification.run(batch.id, 1) for batch in batches))
    assert {state for batch in batches for state in far.states(batch)} == {TaskState.JOINED}
    submits = service.arrived[SUBMITS]
    assert service.refused_for_rate == 0
    assert len(service.sent_numbers()) == 120
    assert submits[-1] - submits[0] < 4 * MINUTE
