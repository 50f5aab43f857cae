"""What fails while a batch runs: its own numbers wait, others go on, nothing is in doubt that needn't be."""

from __future__ import annotations

import asyncio

import pytest

from desktop_app.core.batches.status import Condition, condition_by_tasks
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import BalanceShort, DialproofError, KeyRefused, NoAnswer
from tests.services.world import World, blocked, british, german, until

S = TaskState
NO_ANSWER = NoAnswer(origin="https://service.example", reason="reset")
NO_KEY = KeyRefused(status=401, message="")


async def no_mishap() -> None:
    """Let one request pass."""


async def test_a_failed_task_is_the_end_of_its_numbers_and_of_no_others(world: World) -> None:
    world.service.fails["DE"] = "No route."
    batch = await world.prepared([*british(3), *german(2)])
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED, S.FAILED]
    assert world.tasks(batch)[1].message == "No route."
    outcome = world.verification.outcome(batch.id)
    assert (outcome.submitted, outcome.answered, outcome.exit_code) == (5, 3, 3)
    assert [task["status"] for task in outcome.as_json()["tasks"]] == ["completed", "failed"]
    assert condition_by_tasks(world.tasks(batch)) is Condition.INCOMPLETE


@pytest.mark.parametrize("error", [BalanceShort(message="Add."), KeyRefused(status=403, message="Not this product.")])
async def test_a_refused_submission_does_not_keep_accepted_tasks_from_their_end(
    world: World, error: DialproofError
) -> None:
    batch = await world.prepared(british(9), most=3)
    world.service.mishap("detect", no_mishap, error)
    with pytest.raises(type(error)):
        await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED, S.REJECTED, S.PREPARED]
    outcome = world.verification.outcome(batch.id)
    assert (outcome.submitted, outcome.answered, outcome.exit_code) == (3, 3, 4)
    # AND when it is put right, the rest follows
    world.put_right(batch)
    await world.verification.run(batch.id, 1)
    assert set(world.states(batch)) == {S.JOINED}
    world.sure(batch)


@pytest.mark.parametrize(
    ("failures", "tries", "message"),
    [([NO_KEY], None, NO_KEY.sentence), ([NO_ANSWER] * 4, 4, str(NO_ANSWER))],
    ids=["a refused key", "no answer for too long"],
)
async def test_polling_that_fails_ends_the_run_and_the_next_one_carries_on(
    world: World, failures: list[DialproofError], tries: int | None, message: str
) -> None:
    batch = await world.prepared(british(3))
    world.service.mishap("task", *failures)
    with pytest.raises(type(failures[0])):
        await world.verification.run(batch.id, tries)
    assert world.states(batch) == [S.ACCEPTED]
    assert world.tasks(batch)[0].message == message
    world.put_right(batch)
    await world.verification.run(batch.id, tries)
    assert world.states(batch) == [S.JOINED]
    world.sure(batch)


async def test_trouble_with_answers_leaves_no_doubt_about_a_submission_on_its_way(world: World) -> None:
    # GIVEN one task is accepted, and the next is on its way for long
    batch = await world.prepared(british(4), most=2)
    arrived = asyncio.Event()
    world.service.mishap("detect", no_mishap, blocked(arrived))
    world.service.mishap("task", *[NO_ANSWER] * 4)
    running = asyncio.ensure_future(world.verification.run(batch.id, 4))
    # WHEN asking after the first fails for good
    await until(lambda: not world.service.mishaps["task"], running)
    await until(lambda: world.states(batch) == [S.ACCEPTED, S.SENDING], running)
    assert not running.done()
    arrived.set()
    # THEN the submission is waited for, and known
    with pytest.raises(NoAnswer):
        await running
    assert world.states(batch) == [S.ACCEPTED, S.ACCEPTED]
    await world.verification.run(batch.id, 4)
    assert set(world.states(batch)) == {S.JOINED}
    world.sure(batch)


async def test_trouble_with_answers_begins_no_further_submission(world: World) -> None:
    batch = await world.prepared(british(40), most=1)
    world.service.mishap("task", KeyRefused(status=401, message=""))
    with pytest.raises(KeyRefused):
        await world.verification.run(batch.id, None)
    states = world.states(batch)
    assert S.PREPARED in states
    assert not {S.SENDING, S.UNKNOWN} & set(states)
    assert len(world.service.jobs) == states.count(S.ACCEPTED)


async def test_when_both_halves_fail_the_trouble_with_sending_is_told(world: World) -> None:
    batch = await world.prepared(british(4), most=2)
    world.service.mishap("detect", no_mishap, BalanceShort(message="Add."))
    world.service.mishap("task", *[NO_ANSWER] * 9)
    with pytest.raises(BalanceShort) as caught:
        await world.verification.run(batch.id, 6)
    assert caught.value.__cause__ is NO_ANSWER


async def test_a_fault_in_the_program_is_not_swallowed_by_an_outage(world: World) -> None:
    batch = await world.prepared(british(4), most=2)
    world.service.mishap("detect", no_mishap, ZeroDivisionError())
    world.service.mishap("task", *[NO_ANSWER] * 9)
    with pytest.raises(ZeroDivisionError):
        await world.verification.run(batch.id, 6)
    assert world.states(batch) == [S.ACCEPTED, S.UNKNOWN]
