"""A person tries some numbers of a list first, and says whether the rest goes, for what the first ones have cost."""

from __future__ import annotations

from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Hold, Sample, Via
from desktop_app.core.batches.status import Condition, status_of
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.batches.trial import cost_of_all, trial_told
from desktop_app.services.account.charging import so_far
from tests.services.world import World, british, german


@pytest.mark.parametrize("via", [Via.AUTO, Via.REALTIME])
async def test_the_first_go_then_a_person_is_asked_and_the_rest_goes(world: World, via: Via) -> None:
    batch = await world.prepared(british(50), via=via, sample=Sample(30))
    await world.verification.run(batch.id, 1)
    assert [(task.numbers, task.state) for task in world.tasks(batch)] == [(30, S.JOINED), (20, S.PREPARED)]
    found = status_of(world.journal.batch(batch.id), world.tasks(batch))
    assert (found.batch.hold, found.condition, found.exit_code(0)) == (Hold.SAMPLE, Condition.TRIED, 6)
    assert trial_told(found) == "30 of 30 numbers that went first were answered. The rest was not sent."
    # AND neither a new start nor another run sends more
    again = world.again()
    try:
        assert batch.id not in {each.id for each in again.verification.moving()}
        await again.verification.run(batch.id, 1)
        assert again.states(batch) == [S.JOINED, S.PREPARED]
        # UNTIL the person carries on
        await again.verification.run(batch.id, 1, go_on=True)
        assert again.states(batch) == [S.JOINED, S.JOINED]
        assert again.journal.batch(batch.id).hold is Hold.NONE
        again.sure(batch)
    finally:
        again.close()


async def test_what_all_would_cost_follows_from_what_the_first_have_cost(world: World) -> None:
    batch = await world.prepared(british(250), sample=Sample(100))
    await world.verification.run(batch.id, 1)
    charged = so_far(world.journal, batch, world.tasks(batch))
    found = status_of(world.journal.batch(batch.id), world.tasks(batch))
    assert charged is not None
    assert (charged.amount, cost_of_all(found, charged)) == (Decimal(100), Decimal(250))
    assert cost_of_all(found, None) is None


async def test_at_random_they_come_from_the_whole_list_and_have_the_same_places_again(world: World) -> None:
    numbers = british(500)
    batch = await world.prepared(numbers, sample=Sample(50, shuffled=True))
    await world.verification.run(batch.id, 1)
    first = world.service.sent_numbers()
    assert len(first) == 50
    assert first != numbers[:50]
    # AND from each fifth of the list there are some
    places = [numbers.index(number) for number in first]
    assert {place // 100 for place in places} == set(range(5))
    # WHEN the list is lost, and chosen again, every number has its place again
    world.lists.discard(batch.list_id)
    same = await world.prepared(numbers)
    assert same.id == batch.id
    await world.verification.run(batch.id, 1, go_on=True)
    assert sorted(world.service.sent_numbers()) == sorted(numbers)
    world.sure(batch)


async def test_a_list_no_longer_than_that_goes_as_ever(world: World) -> None:
    batch = await world.prepared([*british(60), *german(40)], sample=Sample(100))
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED, S.JOINED]
    assert world.journal.batch(batch.id).hold is Hold.NONE


async def test_they_are_counted_over_countries_and_behind_the_first_numbers_of_a_new_connection(world: World) -> None:
    world.journal.save_setting("trial of tasks https://service.example/api/v1", None)
    batch = await world.prepared([*british(60), *german(50)], sample=Sample(100))
    await world.verification.run(batch.id, 1)
    assert [task.numbers for task in world.tasks(batch)] == [20, 40, 40, 10]
    assert world.states(batch) == [S.JOINED] * 3 + [S.PREPARED]
    assert world.journal.batch(batch.id).hold is Hold.SAMPLE
