"""A pause holds back what isn't sent, at every moment and over restarts; what was sent goes on to its end."""

from __future__ import annotations

import asyncio

import pytest

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.batching import Sizes, cut_at, plan
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.services.program.failpoints import Moment
from tests.services.world import World, blocked, british, until


def held(world: World, batch_id: str) -> bool:
    return world.submitting.held(batch_id)


async def test_what_is_not_sent_waits_while_what_was_sent_goes_on_to_its_end(world: World) -> None:
    # GIVEN a batch of three parts of which the first is at the service and the second on its way
    world.service.polls = 5
    batch, gate = await world.prepared(british(6), most=2), asyncio.Event()
    world.service.mishap("detect", lambda: asyncio.sleep(0), blocked(gate))
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: world.service.log.count("detect") == 2, running)
    # WHEN it is paused
    world.verification.pausing.pause(batch.id)
    gate.set()
    await running
    # THEN what was on its way is heard out and carried to its end, and nothing else is sent
    assert world.states(batch) == [S.JOINED, S.JOINED, S.PREPARED]
    assert len(world.service.sent_numbers()) == 4
    assert world.kinds(batch).count("paused") == 1
    assert world.verification.moving() == []
    # AND a run of its own, such as at the next start, sends nothing either
    again = world.again()
    try:
        await again.verification.run(batch.id, 1)
        assert again.states(batch) == [S.JOINED, S.JOINED, S.PREPARED]
        # until a person carries on
        again.verification.pausing.go_on(batch.id)
        assert [each.id for each in again.verification.moving()] == [batch.id]
        await again.verification.run(batch.id, 1)
        assert again.states(batch) == [S.JOINED] * 3
        assert again.kinds(batch).count("carried on") == 1
        again.sure(batch)
    finally:
        again.close()


async def test_going_on_is_noticed_while_the_sent_ones_are_still_asked_after(world: World) -> None:
    world.service.polls = 25
    batch = await world.prepared(british(4), most=2)
    world.service.mishap("detect", lambda: asyncio.sleep(0))
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: S.ACCEPTED in world.states(batch), running)
    world.verification.pausing.pause(batch.id)
    await until(lambda: held(world, batch.id), running)
    sent = len(world.service.sent_numbers())
    asked = world.service.log.count("task")
    await until(lambda: world.service.log.count("task") > asked + 1, running)
    assert len(world.service.sent_numbers()) == sent
    # WHEN it goes on, the same run sends the rest
    world.verification.pausing.go_on(batch.id)
    await until(lambda: len(world.service.sent_numbers()) == 4, running)
    assert not running.done()
    await running
    assert world.states(batch) == [S.JOINED, S.JOINED]
    world.sure(batch)


async def test_paused_after_any_number_of_steps_nothing_is_sent_twice_or_forgotten(world: World) -> None:
    async def story(steps: int) -> int:
        batch = await world.prepared(british(6, start=10 * steps), most=2)
        running = asyncio.ensure_future(world.verification.run(batch.id, 1))
        for _ in range(steps):
            await asyncio.sleep(0)
        over = running.done()
        world.verification.pausing.pause(batch.id)
        # THEN at most what was on its way has left after the pause
        before = len(world.service.sent_numbers())
        await running
        assert len(world.service.sent_numbers()) - before <= 2
        assert set(world.states(batch)) <= {S.JOINED, S.PREPARED}
        world.sure(batch)
        world.verification.pausing.go_on(batch.id)
        await world.verification.run(batch.id, 1)
        assert world.states(batch) == [S.JOINED] * 3
        world.sure(batch)
        return over

    for steps in range(0, 90, 13):
        if await story(steps):
            break


async def test_a_pause_while_a_submission_waits_for_its_turn_recalls_it(world: World) -> None:
    batch = await world.prepared(british(4), most=2)
    turn = asyncio.Event()
    world.service.mishap("balance", blocked(turn))
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: "balance" in world.service.log, running)
    world.verification.pausing.pause(batch.id)
    turn.set()
    await running
    assert world.service.sent_numbers() == []
    assert world.states(batch) == [S.PREPARED, S.PREPARED]
    assert "send" not in world.kinds(batch)


class Killed(BaseException):
    """As if the process had ended there."""


async def test_a_kill_in_a_pause_leaves_it_paused(world: World) -> None:
    batch = await world.prepared(british(4), most=2)

    def pause(moment: Moment) -> None:
        if moment is Moment.LEAVING:
            world.verification.pausing.pause(batch.id)
            raise Killed

    object.__setattr__(world.context, "at", pause)
    with pytest.raises(Killed):
        await world.verification.run(batch.id, 1)
    again = world.again()
    try:
        await again.verification.run(batch.id, 1)
        assert again.journal.batch(batch.id).paused
        assert again.states(batch)[1] is S.PREPARED
        again.sure(batch)
    finally:
        again.close()


async def test_whoever_sends_the_same_list_or_its_unanswered_again_wants_it_to_go_on(world: World) -> None:
    batch = await world.prepared(british(2))
    world.verification.pausing.pause(batch.id)
    # WHEN the same list is sent again
    same = await world.prepared(british(2))
    assert same.id == batch.id
    assert not same.paused
    # AND when the command line carries on with everything
    world.verification.pausing.pause(batch.id)
    await world.verification.run(batch.id, 1, go_on=True)
    assert world.states(batch) == [S.JOINED]
    assert not world.journal.batch(batch.id).paused


async def test_one_that_goes_number_by_number_is_not_begun_while_it_is_paused(world: World) -> None:
    batch = await world.prepared(british(3), via=Via.REALTIME)
    world.verification.pausing.pause(batch.id)
    await world.verification.run(batch.id, 1)
    assert world.service.checked == []
    assert world.kinds(batch) == ["prepared", "paused"]


async def test_as_many_as_the_balance_covers_are_sent_and_the_rest_waits_over_restarts(world: World) -> None:
    # GIVEN a list of ten numbers, of which a person has seven sent
    batch = await world.prepared(british(10), most=4, covered=7)
    # WHEN it runs
    await world.verification.run(batch.id, 1)
    # THEN seven are sent, not one more, and the rest is paused
    assert sorted(world.service.sent_numbers()) == british(7)
    assert world.journal.batch(batch.id).paused
    again = world.again()
    try:
        await again.verification.run(batch.id, 1)
        assert len(again.service.sent_numbers()) == 7
        # UNTIL the person carries on: then nothing is held back any more
        again.verification.pausing.go_on(batch.id)
        await again.verification.run(batch.id, 1)
        assert sorted(again.service.sent_numbers()) == british(10)
        assert again.kinds(batch).count("paused") == 1
        again.sure(batch)
    finally:
        again.close()


@pytest.mark.parametrize(
    ("numbers", "least", "sizes"),
    [(7, None, [4, 3, 1, 2]), (8, None, [4, 4, 2]), (9, 2, [4, 4, 2]), (0, None, [4, 4, 2]), (99, None, [4, 4, 2])],
)
def test_tasks_end_where_the_balance_does_unless_one_would_be_too_small(
    numbers: int, least: int | None, sizes: list[int]
) -> None:
    tasks = plan({"GB": 10}, Via.JSON, Sizes(wanted=4))
    made = cut_at(tasks, numbers, least)
    assert [task.numbers for task in made] == sizes
    assert [task.first for task in made] == [sum(sizes[:at]) for at in range(len(sizes))]


async def test_one_by_one_as_many_as_the_balance_covers_are_asked(world: World) -> None:
    batch = await world.prepared(british(10), via=Via.REALTIME, covered=6)
    await world.verification.run(batch.id, 1)
    assert sorted(world.service.checked) == british(6)
    assert world.journal.batch(batch.id).paused
    world.verification.pausing.go_on(batch.id)
    await world.verification.run(batch.id, 1)
    assert sorted(world.service.checked) == british(10)


@pytest.mark.parametrize("via", [Via.AUTO, Via.REALTIME])
async def test_as_many_as_are_covered_are_sent_of_a_list_that_was_begun_in_whole(world: World, via: Via) -> None:
    # GIVEN a list of two tasks, none of which was prepared for a cap or a balance, as of the command line
    batch = await world.prepared(british(10), most=6, via=via)
    # WHEN a person has as many sent as a cap allows
    same = await world.prepared(british(10), most=6, via=via, covered=4)
    assert same.id == batch.id
    await world.verification.run(batch.id, 1)
    # THEN these are sent, not one more, and the rest waits
    sent = world.service.sent_numbers() or world.service.checked
    assert sorted(sent) == british(4)
    assert world.journal.batch(batch.id).paused
    # AND as many again once they are wanted, whichever task they are in
    await world.prepared(british(10), most=6, via=via, covered=4)
    await world.verification.run(batch.id, 1)
    assert len(world.service.sent_numbers() or world.service.checked) == 8
    world.sure(batch)


async def test_no_task_becomes_smaller_than_the_service_takes_for_what_is_covered(world: World) -> None:
    batch = await world.prepared(british(10))
    task = world.tasks(batch)[0]
    world.verification.pausing.hold_after(batch.id, 8)
    assert world.verification.pausing.first(batch, task, Sizes(least=3)) is None
    assert [each.numbers for each in world.tasks(batch)] == [10]
    assert world.journal.batch(batch.id).paused
