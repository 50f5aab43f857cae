"""Sending that is cancelled at any step: nothing lost, nothing sent twice."""

from __future__ import annotations

import asyncio

import pytest

from desktop_app.core.batches.submission import TaskState
from desktop_app.services.batches.in_flight import STOPPED, answered_in_time
from desktop_app.services.batches.submitting import Submitting
from tests.services.world import World, blocked, british, until

S = TaskState

STEPS = ["balance", "detect", "answer"]


@pytest.mark.parametrize("step", STEPS)
async def test_cancelled_while_something_is_asked(world: World, step: str) -> None:
    batch = await world.prepared(british(5))
    never = asyncio.Event()
    world.service.mishap(step, blocked(never))
    submitting = asyncio.ensure_future(Submitting(world.context, last_moment=0.01).submit(batch.id, None))
    await until(lambda: not world.service.mishaps[step], submitting)
    submitting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await submitting
    # Before it left it waits; once it may have left nobody knows.
    (task,) = world.tasks(batch)
    assert (task.state, task.message) == ((S.PREPARED, "") if step == "balance" else (S.UNKNOWN, STOPPED))
    assert len(world.service.jobs) == (step == "answer")
    world.sure(batch)


async def test_cancelled_after_any_number_of_steps_a_submission_is_never_lost_nor_doubled(world: World) -> None:
    """The loop is turned 0, 1, 2 … times before the cancel, so that it hits every await there is."""
    seen: set[tuple[TaskState, bool]] = set()
    for turns in range(120):
        batch = await world.prepared(british(1, start=turns))
        before = len(world.service.jobs)
        submitting = asyncio.ensure_future(world.submitting.submit(batch.id, None))
        for _ in range(turns):
            await asyncio.sleep(0)
        submitting.cancel()
        await asyncio.gather(submitting, return_exceptions=True)
        (task,) = world.tasks(batch)
        arrived = len(world.service.jobs) > before
        seen.add((task.state, arrived))
        # A task may be prepared only where nothing arrived, and it is accepted only where something did.
        assert (task.state, arrived) in {
            (S.PREPARED, False), (S.UNKNOWN, False), (S.UNKNOWN, True), (S.ACCEPTED, True),
        }  # fmt: skip
        world.sure(batch)
        await world.time.sleep(10)
        if (S.ACCEPTED, True) in seen:
            break
    # A request that is on its way when the program ends is still heard out.
    assert {state for state, _ in seen} == {S.PREPARED, S.ACCEPTED}


async def test_an_answer_that_comes_as_the_waiting_for_it_is_cancelled_is_heard() -> None:
    for answered in (True, False):
        request: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        waiting = asyncio.ensure_future(answered_in_time(request, 3))
        await asyncio.sleep(0)
        if answered:
            request.set_result("t_01")
        waiting.cancel()
        (outcome,) = await asyncio.gather(waiting, return_exceptions=True)
        assert outcome is True if answered else isinstance(outcome, asyncio.CancelledError)
        assert request.cancelled() is not answered
