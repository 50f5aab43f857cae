"""What was paid for isn't given up: results that come late, in part or in turn, and tasks that a person leads on."""

from __future__ import annotations

import asyncio
from collections import deque

import pytest

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.polling import LOOKS
from desktop_app.core.batches.status import Condition, condition_by_tasks
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import BatchMissing, DialproofError, NotFound, RequestRefused, ResultNotRead
from desktop_app.core.service.readings import TaskReading, TaskStatus
from tests.services.world import World, blocked, british, german, until

S = TaskState
NUMBERS = british(6)


def answers(*numbers: str, value: str = "yes") -> bytes:
    return ("number,active\n" + "".join(f"{number},{value}\n" for number in numbers)).encode()


async def sent(world: World, *early: bytes) -> Batch:
    """A batch of six numbers, whose result is at first like these."""
    world.service.broken_results["t_01"] = deque(early)
    return await world.prepared(NUMBERS)


# --- late, in part, in turn ---


@pytest.mark.parametrize(
    "early",
    [b"", b"number,active\n", b"number,active\r\n" + NUMBERS[0].encode(), answers(*NUMBERS[:4]),
     answers(*NUMBERS, value="PENDING"), b"PK\x03\x04 half an archive", b"<html>not ready</html>"],
    ids=["empty", "header alone", "cut off", "in part", "pending", "half an archive", "a page"],
)  # fmt: skip
async def test_a_result_that_is_completed_before_it_is_whole_is_fetched_until_it_is(world: World, early: bytes) -> None:
    # GIVEN a service that says "completed", and whose file is whole a minute later
    batch = await sent(world, *[early] * 5)
    began = world.time.seconds()
    await world.verification.run(batch.id, 1)
    # THEN all numbers have their answer, and nothing was sent twice
    (task,) = world.tasks(batch)
    assert (task.state, task.answered, task.message) == (S.JOINED, 6, "")
    assert await world.results.tally(batch.id, 0) == {"yes": 6}
    assert 30 <= world.time.seconds() - began <= 120
    assert world.verification.outcome(batch.id).exit_code == 0
    world.sure(batch)


async def test_what_a_result_lacks_for_some_minutes_counts_as_lacking_and_says_so(world: World) -> None:
    batch = await sent(world)
    world.service.results["t_01"] = answers(*NUMBERS[:4])
    began = world.time.seconds()
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: "fetched again" in world.tasks(batch)[0].message, running)
    assert condition_by_tasks(world.tasks(batch)) is Condition.RUNNING
    await running
    (task,) = world.tasks(batch)
    assert (task.state, task.answered) == (S.JOINED, 4)
    assert task.message == "Its result lacks 2 of 6 numbers. Fetching it again is free."
    assert sum(LOOKS) <= world.time.seconds() - began <= 240
    assert world.service.log.count("download") == len(LOOKS) + 1
    assert world.verification.outcome(batch.id).exit_code == 3


async def test_where_waiting_brought_nothing_for_others_few_looks_are_enough(world: World) -> None:
    # GIVEN a service that leaves out what it has no answer for, and many tasks
    numbers = british(60)
    for at in range(20):
        world.service.results[f"t_{at + 1:02}"] = answers(*numbers[3 * at : 3 * at + 2])
    batch = await world.prepared(numbers, most=3)
    began = world.time.seconds()
    await world.verification.run(batch.id, 1)
    assert set(world.states(batch)) == {S.JOINED}
    assert sum(task.answered for task in world.tasks(batch)) == 40
    assert world.time.seconds() - began <= 420


async def test_a_later_fetch_that_has_less_takes_nothing_away(world: World) -> None:
    # GIVEN a result that has four numbers, then others, then nothing at all
    batch = await sent(world, answers(*NUMBERS[:4]), answers(*NUMBERS[3:5]))
    world.service.results["t_01"] = b""
    await world.verification.run(batch.id, 1)
    (task,) = world.tasks(batch)
    assert (task.state, task.answered) == (S.JOINED, 4)
    # AND reading it otherwise has them, too
    before = await world.results.tally(batch.id, 0)
    await world.reparsing.reparse(batch.id, world.reparsing.form(batch.id))
    assert await world.results.tally(batch.id, 0) == before == {"yes": 4}


@pytest.mark.parametrize("refused", [409, 425, 400])
async def test_a_result_that_is_not_ready_is_waited_for(world: World, refused: int) -> None:
    batch = await sent(world)
    not_ready: list[DialproofError] = [RequestRefused(status=refused, message="task is not completed")] * 5
    world.service.mishap("result", *not_ready)
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED]
    assert world.verification.outcome(batch.id).exit_code == 0


async def test_completed_and_processing_in_turn_is_waited_for(world: World) -> None:
    # GIVEN a service with two minds: one says "completed", the other "processing", and 409 to its result
    batch = await sent(world)
    asked = world.service.task

    async def by_turns(task_id: str) -> TaskReading:
        reading = await asked(task_id)
        odd = world.service.jobs[task_id].asked % 2
        return reading if odd else TaskReading(TaskStatus.PROCESSING, "processing", raw={})

    world.service.task = by_turns  # type: ignore[method-assign]
    refused: list[DialproofError] = [RequestRefused(status=409, message="task is not completed")] * 4
    world.service.mishap("result", *refused)
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED]


async def test_a_result_that_can_no_longer_be_fetched_leaves_what_was_fetched_before(world: World) -> None:
    # GIVEN four answers of six, and a result that has expired since
    batch = await sent(world, answers(*NUMBERS[:4]))
    gone: list[DialproofError] = [NotFound(message="expired")] * 20
    world.service.mishap("result", lambda: asyncio.sleep(0), *gone)
    await world.verification.run(batch.id, 1)
    (task,) = world.tasks(batch)
    assert (task.state, task.answered) == (S.JOINED, 4)
    assert "earlier result kept" in world.kinds(batch)


# --- fetched again by a person ---


async def test_fetched_again_a_result_has_what_it_lacked_and_nothing_is_sent(world: World) -> None:
    batch = await sent(world)
    world.service.results["t_01"] = answers(*NUMBERS[:4])
    await world.verification.run(batch.id, 1)
    await world.exporting.export(batch.id, world.home / "out.csv")
    # WHEN the service has the rest an hour later, and a person fetches it
    world.time.clock += 3_600
    del world.service.results["t_01"]
    charged, before = world.service.credits, len(world.service.jobs)
    assert [task.part for task in world.verification.fetchable(batch.id)] == [1]
    began = world.time.seconds()
    await world.verification.fetch_again(batch.id, 1)
    assert world.tasks(batch)[0].answered == 6
    assert (world.service.credits, len(world.service.jobs)) == (charged, before)
    assert world.journal.batch(batch.id).exported_at is None  # what was written doesn't know of it
    assert world.time.seconds() - began < 5


async def test_fetching_again_in_vain_is_over_at_once_and_loses_nothing(world: World) -> None:
    batch = await sent(world)
    world.service.results["t_01"] = answers(*NUMBERS[:4])
    await world.verification.run(batch.id, 1)
    world.time.clock += 3_600
    began = world.time.seconds()
    await world.verification.fetch_again(batch.id, 1)
    assert (world.states(batch), world.tasks(batch)[0].answered) == ([S.JOINED], 4)
    assert world.time.seconds() - began < 5
    # AND where the service keeps it no longer
    world.service.mishap("result", *[NotFound(message="expired")] * 20)
    began = world.time.seconds()
    await world.verification.fetch_again(batch.id, 1)
    assert (world.states(batch), world.tasks(batch)[0].answered) == ([S.JOINED], 4)
    assert world.time.seconds() - began < 15


async def test_a_task_that_was_not_found_is_found_when_it_is_asked_for_again(world: World) -> None:
    batch = await sent(world)
    world.service.mishap("task", *[NotFound(message="No such task.")] * (len(LOOKS) + 1))
    await world.verification.run(batch.id, 1)
    (task,) = world.tasks(batch)
    assert task.state is S.FAILED
    assert "accepted it as t_01" in task.message
    assert "not find it so far" in task.message
    await world.verification.fetch_again(batch.id, 1)
    assert (world.states(batch), world.tasks(batch)[0].answered) == ([S.JOINED], 6)
    world.sure(batch)


async def test_what_was_never_accepted_or_goes_one_by_one_cannot_be_fetched(world: World) -> None:
    batch = await world.prepared(NUMBERS)
    with pytest.raises(BatchMissing, match=r"no results of “list.csv” that could be fetched again"):
        await world.verification.fetch_again(batch.id, 1)
    assert world.states(batch) == [S.PREPARED]
    assert world.service.jobs == {}


async def test_what_waits_to_be_sent_stays_so_while_the_rest_is_fetched_again(world: World) -> None:
    batch = await world.prepared([*NUMBERS, *german(3)])
    world.verification.pausing.pause(batch.id)
    world.verification.pausing.go_on(batch.id)
    world.service.credits -= world.service.credits - 6  # as many as the first task takes
    with pytest.raises(DialproofError):
        await world.verification.run(batch.id, 1)
    world.service.credits += 100
    await world.verification.fetch_again(batch.id, 1)
    assert len(world.service.jobs) == 1


# --- led on by a person ---


async def failed(world: World) -> Batch:
    """A batch whose task is another one at the service than the journal has, which has failed."""
    batch = await sent(world)
    world.service.fails["GB"] = "cannot"
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.FAILED]
    return batch


async def test_a_failed_task_takes_another_id_and_is_answered(world: World) -> None:
    batch = await failed(world)
    del world.service.fails["GB"]
    real = world.service.accept("phone-validation", "GB", NUMBERS)
    task = await world.verification.decide_arrived(world.tasks(batch)[0], real.id)
    assert (task.state, task.remote_id, task.message) == (S.ACCEPTED, real.id, "")
    await world.verification.run(batch.id, 1)
    assert (world.states(batch), world.tasks(batch)[0].answered) == ([S.JOINED], 6)


async def test_a_wrong_id_that_brought_anothers_answers_is_replaced_whole(world: World) -> None:
    # GIVEN a task that got the id of another one by mistake, with one number in common
    batch = await sent(world)
    world.service.results["t_01"] = answers(NUMBERS[0], value="of another")
    await world.verification.run(batch.id, 1)
    assert await world.results.tally(batch.id, 0) == {"of another": 1}
    real = world.service.accept("phone-validation", "GB", NUMBERS)
    world.service.results[real.id] = answers(*NUMBERS[1:])
    # WHEN it gets the right one
    await world.verification.decide_arrived(world.tasks(batch)[0], real.id)
    await world.verification.run(batch.id, 1)
    # THEN nothing of the other's stays
    assert await world.results.tally(batch.id, 0) == {"yes": 5}
    assert world.tasks(batch)[0].answered == 5


async def test_what_cannot_be_read_or_found_can_be_left_and_its_batch_ends(world: World) -> None:
    batch = await sent(world)
    world.service.results["t_01"] = b"number,active\n+1555,x"
    with pytest.raises(ResultNotRead):
        await world.verification.run(batch.id, 1)
    (task,) = world.tasks(batch)
    assert task.state is S.COMPLETED
    world.verification.decide_leave(task)
    assert world.verification.unfinished() == []
    # AND it can still be fetched, or deleted
    world.service.results.clear()
    await world.verification.fetch_again(batch.id, 1)
    assert world.tasks(batch)[0].answered == 6
    await world.verification.forget(batch.id)
    assert world.journal.batches() == []


@pytest.mark.parametrize("endpoint", ["task", "result", "download"])
async def test_what_is_decided_while_a_step_is_taken_stays_decided(world: World, endpoint: str) -> None:
    batch = await sent(world)
    go_on = asyncio.Event()
    world.service.mishap(endpoint, blocked(go_on))
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: not world.service.mishaps[endpoint], running)
    world.verification.decide_leave(world.tasks(batch)[0])
    go_on.set()
    await running
    assert world.states(batch) == [S.LEFT]


# --- one id for two submissions ---


async def test_one_id_for_two_submissions_is_said_and_nothing_of_either_is_lost(world: World) -> None:
    # GIVEN a service that gives both submissions one id, under which the numbers of the second are
    batch = await world.prepared(NUMBERS, most=3)
    accept = world.service.accept

    def same(*order: object) -> object:
        job = accept(*order)  # type: ignore[arg-type]
        job.id, world.service.jobs["t_01"] = "t_01", job
        return job

    world.service.accept = same  # type: ignore[assignment, method-assign]
    with pytest.raises(ResultNotRead, match="can't be read"):
        await world.verification.run(batch.id, 1)
    one, two = world.tasks(batch)
    assert (one.remote_id, two.remote_id) == ("t_01", "t_01")
    assert (one.state, two.state, two.answered) == (S.COMPLETED, S.JOINED, 3)
    assert f"one to {batch.id}/2" in one.message or f"and to {batch.id}/2" in one.message
    # AND each is led on by its own name
    with pytest.raises(BatchMissing, match=f"name the one that is meant, {batch.id}/1 or {batch.id}/2"):
        world.verification.find("t_01")
    found = world.verification.find(f"{batch.id}/1")
    world.service.accept = accept  # type: ignore[method-assign]
    real = world.service.accept("phone-validation", "GB", NUMBERS[:3])
    await world.verification.decide_arrived(found, real.id)
    await world.verification.run(batch.id, 1)
    assert [task.answered for task in world.tasks(batch)] == [3, 3]
