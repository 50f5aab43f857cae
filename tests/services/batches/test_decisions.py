"""What a person can do when it isn't known whether a submission arrived."""

from __future__ import annotations

import asyncio

import pytest

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import BatchMissing, DiskFull, NotFound, Throttled
from desktop_app.core.service.rates import RateGroup
from desktop_app.core.service.readings import TaskReading
from tests.services.scripted_service import unknown
from tests.services.world import CONNECTION, ORIGIN, World, blocked, british, german, until

S = TaskState


async def doubted(world: World, *, arrived: bool, numbers: int = 3) -> tuple[Batch, int]:
    batch = await world.prepared(british(numbers))
    world.service.mishap("answer" if arrived else "detect", unknown())
    await world.verification.run(batch.id, None)
    (task,) = world.tasks(batch)
    assert task.state is S.UNKNOWN
    return batch, task.id


async def test_decided_that_it_arrived_it_goes_on_from_there(world: World) -> None:
    batch, task_id = await doubted(world, arrived=True)
    task = world.journal.task(task_id)
    decided = await world.verification.decide_arrived(task, "t_01")
    assert (decided.state, decided.remote_id) == (S.ACCEPTED, "t_01")
    await world.verification.run(task.batch_id, None)
    assert world.journal.task(task_id).state is S.JOINED
    world.sure(batch)
    assert world.service.log.count("detect") == 1


async def test_an_id_with_a_part_of_the_key_in_it_is_stored_without_that_part(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.keys.kept[ORIGIN] = "AC0123456789:of the account"
    batch, task_id = await doubted(world, arrived=True)
    reading = await world.service.task("t_01")

    async def asked(remote_id: str) -> TaskReading:
        assert remote_id == "[key:1-1].7"  # which the client puts back
        return reading

    monkeypatch.setattr(world.service, "task", asked)
    decided = await world.verification.decide_arrived(world.journal.task(task_id), "AC0123456789.7")
    assert decided.remote_id == "[key:1-1].7"
    assert "AC0123456789" not in str(world.journal.events(batch.id))


async def test_what_came_under_another_id_is_there_still_where_the_decision_could_not_be_written(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a task whose result lacks a number, and the right id that a person gives
    batch = await world.prepared(british(2))
    world.service.results["t_01"] = b"number,active\n+447400000000,yes\n"
    await world.verification.run(batch.id)
    (task,) = world.tasks(batch)
    world.service.accept("phone-validation", "GB", british(2), "json")
    results = world.lists.folder(batch.list_id) / "results"
    before = {each.name: each.read_bytes() for each in results.iterdir()}
    assert before
    monkeypatch.setattr(world.journal, "record", _full)
    with pytest.raises(DiskFull):
        await world.verification.decide_arrived(task, "t_02")
    # THEN nothing of what was fetched is gone
    assert {each.name: each.read_bytes() for each in results.iterdir()} == before
    assert world.journal.task(task.id).remote_id == "t_01"
    # AND with room again it is
    monkeypatch.undo()
    await world.verification.decide_arrived(task, "t_02")
    assert list(results.iterdir()) == []
    await world.verification.run(batch.id)
    assert world.verification.outcome(batch.id).answered == 2


def _full(*_arguments: object, **_more: object) -> None:
    raise DiskFull(name="home")


async def test_decided_that_it_did_not_arrive_it_is_sent_once_more(world: World) -> None:
    batch, task_id = await doubted(world, arrived=False)
    task = world.journal.task(task_id)
    assert world.verification.decide_resend(task).state is S.PREPARED
    await world.verification.run(task.batch_id, None)
    assert world.journal.task(task_id).state is S.JOINED
    world.sure(batch)
    assert world.service.log.count("detect") == 2


async def test_decided_to_leave_it_its_numbers_stay_unanswered(world: World) -> None:
    _, task_id = await doubted(world, arrived=True)
    task = world.journal.task(task_id)
    assert world.verification.decide_leave(task).state is S.LEFT
    await world.verification.run(task.batch_id, None)
    outcome = world.verification.outcome(task.batch_id)
    assert (outcome.submitted, outcome.answered, outcome.exit_code) == (3, 0, 3)
    assert world.verification.unfinished() == []


async def test_an_id_that_the_service_does_not_know_decides_nothing(world: World) -> None:
    _, task_id = await doubted(world, arrived=True)
    with pytest.raises(NotFound):
        await world.verification.decide_arrived(world.journal.task(task_id), "t_99")
    assert world.journal.task(task_id).state is S.UNKNOWN


async def test_an_id_of_another_task_of_the_service_decides_nothing(world: World) -> None:
    await world.verification.run((await world.prepared(german(2))).id, None)
    _, task_id = await doubted(world, arrived=True)
    with pytest.raises(BatchMissing, match="t_01"):
        await world.verification.decide_arrived(world.journal.task(task_id), "t_01")


async def test_another_services_id_may_be_the_same_by_chance(world: World) -> None:
    elsewhere = await world.prepared(german(2), connection=type(CONNECTION)("local"))
    await world.verification.run(elsewhere.id, None)
    assert world.tasks(elsewhere)[0].remote_id == "t_01"
    _, task_id = await doubted(world, arrived=True)
    decided = await world.verification.decide_arrived(world.journal.task(task_id), "t_02")
    assert decided.state is S.ACCEPTED


async def test_only_what_is_unknown_can_be_decided_and_only_once(world: World) -> None:
    _, task_id = await doubted(world, arrived=True)
    task = world.journal.task(task_id)
    world.verification.decide_leave(task)
    for decide in (world.verification.decide_leave, world.verification.decide_resend):
        with pytest.raises(BatchMissing, match="needs no decision"):
            decide(task)
    # AND what was left can still be taken up: it arrived after all
    assert (await world.verification.decide_arrived(task, "t_01")).state is S.ACCEPTED


async def test_two_decisions_at_the_same_moment_count_once(world: World) -> None:
    _, task_id = await doubted(world, arrived=True)
    task, go_on = world.journal.task(task_id), asyncio.Event()
    world.service.mishap("task", blocked(go_on))
    deciding = asyncio.ensure_future(world.verification.decide_arrived(task, "t_01"))
    await until(lambda: not world.service.mishaps["task"], deciding)
    world.verification.decide_leave(task)
    go_on.set()
    with pytest.raises(BatchMissing, match="needs no decision"):
        await deciding
    assert world.journal.task(task_id).state is S.LEFT


async def test_checking_an_id_keeps_to_the_limits_too(world: World) -> None:
    _, task_id = await doubted(world, arrived=True)
    before = len(world.service.requests[RateGroup.READS])
    world.service.mishap("task", Throttled(message="", retry_after=50.0))
    with pytest.raises(Throttled):
        await world.verification.decide_arrived(world.journal.task(task_id), "t_01")
    began = world.time.seconds()
    await world.verification.decide_arrived(world.journal.task(task_id), "t_01")
    assert world.time.seconds() - began >= 50
    used = world.pacer.left(next(iter(world.session._open.values())).account)[RateGroup.READS]
    assert len(world.service.requests[RateGroup.READS]) == before + 2
    assert used[1] == 120


async def test_a_task_is_found_by_either_of_its_names(world: World) -> None:
    batch = await world.prepared(british(2))
    assert world.verification.find(f"{batch.id}/1").batch_id == batch.id
    await world.verification.run(batch.id, None)
    assert world.verification.find("t_01").batch_id == batch.id
    assert world.verification.find(f"{batch.id}/1").remote_id == "t_01"
    with pytest.raises(BatchMissing, match="nope"):
        world.verification.find("nope")
