"""What a refusal or silence means for the rest of a list that goes one by one."""

from __future__ import annotations

import asyncio

import pytest

from desktop_app.core.batches.checks import CheckState as C
from desktop_app.core.batches.status import Condition, condition_by_tasks
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.errors import BalanceShort, DialproofError, KeyRefused, NoAnswer
from desktop_app.services.batches.refusals import refused_for
from tests.services.one_by_one import LOST, NO, asked_once, parts, prepared, states
from tests.services.world import World, british, german

pytestmark = pytest.mark.usefixtures("where_checks_are")


async def test_a_service_that_answers_nothing_costs_three_numbers_at_the_most(world: World) -> None:
    batch = await prepared(world, british(20))
    world.service.mishap("check answer", *[LOST] * 20)
    with pytest.raises(NoAnswer):
        await world.verification.run(batch.id, 1)
    assert len(world.service.checked) == 3
    assert parts(world, batch) == [(0, 3, S.JOINED), (3, 17, S.PREPARED)]
    assert "502" in world.tasks(batch)[-1].message
    # AND once it answers again, the rest is asked
    world.service.mishaps.clear()
    await world.verification.run(batch.id, 1)
    asked_once(world)
    assert world.verification.outcome(batch.id).answered == 17


@pytest.mark.parametrize("refusal", [BalanceShort(message="", raw=None), KeyRefused(status=401, message="", raw=None)])
async def test_key_and_balance_stop_it_and_what_is_done_is_kept(world: World, refusal: DialproofError) -> None:
    batch = await prepared(world, british(12))
    world.service.mishap("check", *[lambda: asyncio.sleep(0)] * 6, *[refusal] * 6)
    with pytest.raises(type(refusal)):
        await world.verification.run(batch.id, 1)
    # THEN what was answered is there, the rest is refused, and no more than what was on its way was asked
    assert parts(world, batch) == [(0, 6, S.JOINED), (6, 6, S.REJECTED)]
    assert condition_by_tasks(world.tasks(batch)) is Condition.REFUSED
    assert world.verification.outcome(batch.id).answered == 6
    assert world.service.log.count("check") <= 6 + 4
    assert refused_for(world.journal, world.tasks(batch)[-1], type(refusal))
    # AND goes on once it was put right
    world.service.mishaps.clear()
    world.put_right(batch)
    await world.verification.run(batch.id, 1)
    assert world.verification.outcome(batch.id).answered == 12
    asked_once(world)


async def test_after_a_refusal_for_the_balance_nothing_more_is_asked_until_a_person_says_so(world: World) -> None:
    # GIVEN a list of two countries that was refused for the balance within the first
    batch = await prepared(world, [*british(6), *german(3)])
    world.service.mishap("check", *[lambda: asyncio.sleep(0)] * 2, *[BalanceShort(message="", raw=None)] * 4)
    with pytest.raises(BalanceShort):
        await world.verification.run(batch.id, 1)
    world.service.mishaps.clear()
    asked = world.service.log.count("check")
    # WHEN it is run again, as at the next start
    with pytest.raises(BalanceShort):
        await world.verification.run(batch.id, 1)
    # THEN not one number of the other country is tried either
    assert world.service.log.count("check") == asked
    world.put_right(batch)
    await world.verification.run(batch.id, 1)
    assert world.verification.outcome(batch.id).answered == 9
    asked_once(world)


async def test_a_refusal_of_one_number_is_kept_with_it_and_the_same_three_times_stops(world: World) -> None:
    batch = await prepared(world, british(8))
    world.service.mishap("check", NO)
    await world.verification.run(batch.id, 1)
    assert states(world, batch) == [C.REFUSED, *[C.ANSWERED] * 7]
    assert "check refused" in world.kinds(batch)
    other = await prepared(world, british(8, start=100))
    world.service.mishap("check", NO, NO, NO)
    await world.verification.run(other.id, 1)
    assert parts(world, other) == [(0, 3, S.JOINED), (3, 5, S.REJECTED)]
    assert len(world.service.checked) == 7
