"""A batch that is cancelled or crashes at any moment, and two runs at once."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager

import pytest

from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.errors import BatchBusy
from tests.services.world import World, blocked, british, german, told, until
from tests.thorough import THOROUGH

S = TaskState


async def no_mishap() -> None:
    """Let one request pass."""


async def test_cancelled_while_sending_nobody_knows_and_nothing_is_sent_again(world: World) -> None:
    batch = await world.prepared(british(3))
    world.service.mishap("answer", blocked(asyncio.Event()))
    running = asyncio.ensure_future(world.without_a_last_moment().run(batch.id, None))
    await until(lambda: world.states(batch) == [S.SENDING] and bool(world.service.jobs), running)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert world.states(batch) == [S.UNKNOWN]
    await world.verification.run(batch.id, None)
    assert world.states(batch) == [S.UNKNOWN]
    assert world.verification.outcome(batch.id).exit_code == 6
    world.sure(batch)


async def test_cancelled_after_any_number_of_steps_a_batch_can_always_be_carried_on(world: World) -> None:
    for turns in range(0, 260, 3 if THOROUGH else 5):
        batch = await world.prepared(british(2, start=10 * turns), most=1)
        running = asyncio.ensure_future(world.verification.run(batch.id, None))
        for _ in range(turns):
            await asyncio.sleep(0)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        assert S.SENDING not in world.states(batch)
        for task in world.tasks(batch):
            if task.state is S.UNKNOWN:
                arrived = [job for job in world.service.jobs.values() if job.phones[0].endswith(
                    f"{10 * turns + task.first:06}")]  # fmt: skip
                if arrived:
                    await world.verification.decide_arrived(task, arrived[0].id)
                else:
                    world.verification.decide_resend(task)
        await world.verification.run(batch.id, None)
        assert set(world.states(batch)) == {S.JOINED}
        assert world.verification.outcome(batch.id).answered == 2
        world.sure(batch)


def test_after_a_crash_while_sending_the_next_run_knows_that_nobody_knows(world: World) -> None:
    async def story() -> str:
        batch = await world.prepared(british(4), most=2)
        world.service.mishap("detect", no_mishap, blocked(asyncio.Event()))
        running = asyncio.ensure_future(world.without_a_last_moment().run(batch.id, None))
        await until(lambda: S.SENDING in world.states(batch) and S.JOINED in world.states(batch), running)
        # The journal is closed under its hands, as if the power had been cut: nothing is written any more.
        world.journal.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        return batch.id

    batch_id = told(story())
    again = World(world.home, world.service)
    batch = again.journal.batch(batch_id)
    assert again.states(batch) == [S.JOINED, S.SENDING]
    told(again.verification.run(batch_id, 1))
    assert again.states(batch) == [S.JOINED, S.UNKNOWN]
    assert "stopped while sending" in again.tasks(batch)[1].message
    assert again.service.log.count("detect") == 2
    again.close()


async def test_at_start_whatever_no_living_process_sends_becomes_unknown(world: World) -> None:
    mine, others = await world.prepared(british(2)), await world.prepared(german(2))
    for batch in (mine, others):
        world.context.record(world.tasks(batch)[0], TaskEvent.SEND, {})
    with world.lists.claim(others.list_id) as claimed:
        assert claimed
        world.verification.settle_all()
    assert world.states(mine) == [S.UNKNOWN]
    assert world.states(others) == [S.SENDING]


async def test_two_runs_can_not_work_on_one_batch(world: World) -> None:
    batch = await world.prepared(british(3))
    other = World(world.home, world.service)
    go_on = asyncio.Event()
    world.service.mishap("detect", blocked(go_on))
    running = asyncio.ensure_future(world.verification.run(batch.id, None))
    await until(lambda: world.states(batch) == [S.SENDING], running)
    for who in (other, world):
        with pytest.raises(BatchBusy, match=r"list\.csv"):
            await who.verification.run(batch.id, None)
    assert world.states(batch) == [S.SENDING]
    go_on.set()
    await running
    await other.verification.run(batch.id, None)
    world.sure(batch)
    other.close()


async def test_batches_run_side_by_side(world: World) -> None:
    batches = [await world.prepared(british(6, start=at), most=2) for at in (0, 100, 200)]
    await asyncio.gather(*(world.verification.run(batch.id, None) for batch in batches))
    for batch in batches:
        assert set(world.states(batch)) == {S.JOINED}
        world.sure(batch)
    assert world.service.refused_for_rate == 0


async def test_a_batch_of_which_nothing_has_left_is_free_for_whoever_has_prepared_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    batch = await world.prepared(british(3))
    claimed: list[str] = []
    claim = world.context.lists.claim

    def noted(name: str) -> AbstractContextManager[bool]:
        claimed.append(name)
        return claim(name)

    monkeypatch.setattr(world.context.lists, "claim", noted)
    world.verification.settle_all()
    assert claimed == []
    await world.verification.run(batch.id, 1)
    assert batch.list_id in claimed
