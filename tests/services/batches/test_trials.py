"""An unproven connection is sent one small task alone, whoever sends and whatever happens in between."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.core.batches.batch import Batch, Hold, Via
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.errors import AnswerNotUnderstood, RequestRefused, ResultNotRead
from desktop_app.core.service.connection import LOCAL, Connection
from desktop_app.core.service.settings import Setting
from desktop_app.services.batches.trials import Trials
from desktop_app.services.program.failpoints import Moment
from tests.proven import prove
from tests.services.world import URL, World, british, german, until

NONSENSE = b"<html>Sign in to see your results</html>"


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    (tmp_path / "lists").mkdir()
    made = World(tmp_path, proven=False)
    yield made
    made.close()


def sent(world: World) -> int:
    return len(world.service.sent_numbers())


def hold(world: World, batch: Batch) -> tuple[Hold, bool]:
    found = world.journal.batch(batch.id)
    return found.hold, found.paused


async def test_twenty_go_alone_and_the_rest_by_itself_once_they_are_answered(world: World) -> None:
    batch = await world.prepared(british(100))
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: S.PROCESSING in world.states(batch), running)
    assert (sent(world), hold(world, batch)) == (20, (Hold.TRIAL, False))
    await running
    assert [(task.numbers, task.state) for task in world.tasks(batch)] == [(20, S.JOINED), (80, S.JOINED)]
    assert hold(world, batch) == (Hold.NONE, False)
    assert [kind for kind in world.kinds(batch) if "trial" in kind] == ["trial", "trial understood"]
    # AND from then on lists go as they did
    other = await world.prepared(british(50, start=500))
    await world.verification.run(other.id, 1)
    assert [task.numbers for task in world.tasks(other)] == [50]
    world.sure(batch)


@pytest.mark.parametrize(("chosen", "numbers"), [(10, [10, 90]), (60, [60, 40]), (100, [100])])
async def test_a_person_chooses_its_size(world: World, chosen: int, numbers: list[int]) -> None:
    world.journal.save_setting(Setting.TRIAL_SIZE, chosen)
    batch = await world.prepared(british(100))
    await world.verification.run(batch.id, 1)
    assert [task.numbers for task in world.tasks(batch)] == numbers
    assert set(world.states(batch)) == {S.JOINED}


async def test_a_list_no_longer_than_that_goes_as_ever_and_proves_the_connection(world: World) -> None:
    batch = await world.prepared([*british(5), *german(5)], most=3)
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: sent(world) == 10, running)
    assert S.JOINED not in world.states(batch)
    await running
    assert [kind for kind in world.kinds(batch) if "trial" in kind] == []
    other = await world.prepared(british(50, start=500))
    await world.verification.run(other.id, 1)
    assert [task.numbers for task in world.tasks(other)] == [50]


async def test_the_local_service_needs_none(world: World) -> None:
    batch = await world.prepared(british(50), connection=Connection(LOCAL))
    await world.verification.run(batch.id, 1)
    assert [task.numbers for task in world.tasks(batch)] == [50]


async def test_answers_that_are_missing_are_asked_about_before_the_rest_goes(world: World) -> None:
    batch = await world.prepared(british(100))
    lines = [f"{number},yes\n" for number in british(12)]
    world.service.results["t_01"] = ("number,active\n" + "".join(lines)).encode()
    await world.verification.run(batch.id, 1)
    assert (sent(world), hold(world, batch)) == (20, (Hold.TRIED, True))
    assert [(task.numbers, task.answered) for task in world.tasks(batch)] == [(20, 12), (80, 0)]
    assert world.kinds(batch)[-1] == "trial asks"
    # WHEN nobody has answered, another run sends nothing either
    again = world.again()
    try:
        await again.verification.run(batch.id, 1)
        assert sent(again) == 20
        # UNTIL a person carries on: the rest goes, nothing twice, and the connection is proven
        await again.verification.run(batch.id, 1, go_on=True)
        assert (sent(again), hold(again, batch)) == (100, (Hold.NONE, False))
        again.sure(batch)
        other = await again.prepared(british(50, start=500))
        assert [task.numbers for task in again.tasks(other)] == [50]
    finally:
        again.close()


async def test_of_a_service_whose_results_are_nonsense_the_trial_is_paid_and_nothing_else(world: World) -> None:
    batch = await world.prepared(british(90), most=40)
    world.service.results = {f"t_{at:02}": NONSENSE for at in range(1, 30)}
    for go_on in (False, True):  # whatever a person tries, as long as it can't be read
        with pytest.raises((ResultNotRead, AnswerNotUnderstood)):
            await world.verification.run(batch.id, 1, go_on=go_on)
        assert sent(world) == 20
    # WHEN the service has learned to speak
    world.service.results = {}
    await world.verification.run(batch.id, 1)
    assert set(world.states(batch)) <= {S.JOINED, S.SPLIT}
    assert sent(world) == 90
    world.sure(batch)


async def test_of_a_trial_that_fails_nothing_else_is_paid_and_carrying_on_makes_another_one(world: World) -> None:
    batch = await world.prepared(british(100), most=50)
    world.service.fails["GB"] = "no route"
    await world.verification.run(batch.id, 1)
    assert (sent(world), hold(world, batch)) == (20, (Hold.TRIED, True))
    await world.verification.run(batch.id, 1, go_on=True)
    assert (sent(world), hold(world, batch)) == (40, (Hold.TRIED, True))
    world.service.fails.clear()
    await world.verification.run(batch.id, 1, go_on=True)
    assert (sent(world), hold(world, batch)) == (100, (Hold.NONE, False))
    world.sure(batch)


async def test_of_a_refused_trial_nothing_else_goes(world: World) -> None:
    batch = await world.prepared([*british(60), *german(30)])
    world.service.mishap("detect", RequestRefused(status=422, message="not covered", raw=None))
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.REJECTED, S.PREPARED, S.PREPARED]
    assert sent(world) == 0
    # WHEN a person has it sent again
    world.put_right(batch)
    await world.verification.run(batch.id, 1)
    assert sent(world) == 90
    world.sure(batch)


async def test_a_profile_that_reads_otherwise_is_tried_anew_even_with_tasks_that_were_prepared_before(
    world: World,
) -> None:
    prove(world.journal, URL)
    batch = await world.prepared(british(200), most=100)
    assert [task.numbers for task in world.tasks(batch)] == [100, 100]
    await world.session.save(Connection(URL, profile='[answers]\nstatus = "status"\n'), None)
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: S.PROCESSING in world.states(batch), running)
    assert sent(world) == 20
    await running
    assert sent(world) == 200
    world.sure(batch)


async def test_two_lists_at_once_make_one_trial_and_the_other_waits_for_it(world: World) -> None:
    batches = [await world.prepared(british(60)), await world.prepared(british(60, start=100))]
    world.service.polls = 5
    runs = [asyncio.ensure_future(world.verification.run(batch.id, 1)) for batch in batches]
    await until(lambda: [hold(world, each) for each in batches] == [(Hold.TRIAL, False)] * 2)
    for _ in range(200):
        await asyncio.sleep(0)
        assert sent(world) == 20
    await asyncio.gather(*runs)
    assert sent(world) == 120
    kinds = [kind for batch in batches for kind in world.kinds(batch) if "trial" in kind]
    assert sorted(kinds) == ["trial", "trial awaited", "trial understood", "trial understood"]


async def test_the_other_list_is_asked_about_as_well_where_the_trial_failed(world: World) -> None:
    one, other = await world.prepared(british(60)), await world.prepared(british(60, start=100))
    world.service.fails["GB"] = "no route"
    await asyncio.gather(*(world.verification.run(batch.id, 1) for batch in (one, other)))
    assert sent(world) == 20
    assert [hold(world, one), hold(world, other)] == [(Hold.TRIED, True)] * 2


async def test_a_trial_that_nobody_carries_on_is_not_waited_for_for_ever(world: World) -> None:
    one, other = await world.prepared(british(60)), await world.prepared(british(60, start=100))
    await until_sent(world, one)
    await world.verification.run(other.id, 1)
    assert (sent(world), hold(world, other)) == (20, (Hold.TRIED, True))
    await world.verification.run(other.id, 1, go_on=True)
    assert sent(world) == 80
    # AND the first list goes on where it was
    await world.verification.run(one.id, 1)
    assert sent(world) == 120


async def until_sent(world: World, batch: Batch) -> None:
    """Let a batch's trial be accepted, then end the run that carries it on."""
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: S.ACCEPTED in world.states(batch), running)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


class Killed(BaseException):
    """As if the process had ended there."""


@pytest.mark.parametrize(
    "moment", [Moment.INTENDED, Moment.LEAVING, Moment.ANSWERED, Moment.TAKEN, Moment.FETCHED, Moment.JOINED]
)
async def test_killed_anywhere_the_trial_is_paid_and_nothing_else_before_its_result_is_here(
    world: World, moment: Moment
) -> None:
    batch = await world.prepared(british(100))

    def die(now: Moment) -> None:
        if now is moment:
            raise Killed

    object.__setattr__(world.context, "at", die)
    with pytest.raises(Killed):
        await world.verification.run(batch.id, 1)
    assert sent(world) <= 20
    again = world.again()
    try:
        again.verification.settle_all()
        await again.verification.run(batch.id, 1)
        if S.UNKNOWN in again.states(batch):
            assert sent(again) <= 20
            again.verification.decide_resend(again.tasks(batch)[0])
            await again.verification.run(batch.id, 1)
        assert len(set(again.service.sent_numbers())) == 100
        assert [task.state for task in again.tasks(batch)] == [S.JOINED, S.JOINED]
    finally:
        again.close()


async def test_one_by_one_twenty_are_asked_and_the_rest_after_their_answers(world: World) -> None:
    batch = await world.prepared(british(50), via=Via.REALTIME)
    world.service.mishap("check", *[RequestRefused(status=422, message=f"no. {at}", raw=None) for at in range(2)])
    await world.verification.run(batch.id, 1)
    assert (len(world.service.checked), hold(world, batch)) == (18, (Hold.TRIED, True))
    await world.verification.run(batch.id, 1, go_on=True)
    assert len(world.service.checked) == 48
    other = await world.prepared(british(50, start=100), via=Via.REALTIME)
    assert [task.numbers for task in world.tasks(other)] == [50]
    # AND checks prove nothing of tasks
    assert [task.numbers for task in world.tasks(await world.prepared(british(50, start=200)))] == [20, 30]


async def test_the_organisations_size_counts_before_a_persons(world: World) -> None:
    world.session.policy = replace(world.session.policy, trial=40)
    world.journal.save_setting(Setting.TRIAL_SIZE, 10)
    assert [task.numbers for task in world.tasks(await world.prepared(british(50)))] == [40, 10]


async def test_two_programs_with_a_key_each_decide_one_after_the_other_who_sends_the_trial(world: World) -> None:
    first, second = await world.prepared(british(50)), await world.prepared(british(50, start=100))
    other = World(world.home, world.service, proven=False)
    try:
        ours, theirs = Trials(world.context), Trials(other.context)
        task, their_task = world.tasks(first)[0], world.tasks(second)[0]
        said: list[bool] = []

        async def decide() -> None:
            async with theirs.leaving(second, their_task) as may:
                said.append(may)

        # GIVEN one that has decided, and hasn't written its intent
        async with ours.leaving(first, task) as may:
            deciding = asyncio.ensure_future(decide())
            for _ in range(50):
                await asyncio.sleep(0)
            # THEN the other waits
            assert (may, said) == (True, [])
            world.context.record(task, TaskEvent.SEND, {}, sent_at=world.time.now())
        await deciding
        assert said == [False]
    finally:
        other.close()
