"""Sending while the journal can't be written, and after it was damaged."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.restoration import PerhapsSent, Restoration
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.errors import AcceptedNotKept, DiskFull
from desktop_app.storage.backup.recovery import perhaps_sent, remember
from tests.services.world import World, blocked, british, until

S = TaskState


# --- the journal can't be written ---


def full_disk(world: World, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """From the next acceptance on the journal takes nothing more for so long."""
    record = world.journal.record
    full_from: list[float] = []

    def fails_for_a_while(task_id: int, event: TaskEvent, *args: Any, **changes: Any) -> Any:
        if event is TaskEvent.TAKEN:
            full_from[:] = full_from or [world.time.seconds()]
        if full_from and world.time.seconds() < full_from[0] + seconds:
            raise DiskFull(name="home")
        return record(task_id, event, *args, **changes)

    monkeypatch.setattr(world.journal, "record", fails_for_a_while)


async def test_an_accepted_task_waits_for_room_in_the_journal(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    batch = await world.prepared(british(3))
    full_disk(world, monkeypatch, 20)
    await world.verification.run(batch.id)
    assert world.states(batch) == [S.JOINED]
    world.sure(batch)


@pytest.mark.parametrize("answered", [True, False])
async def test_an_id_that_waits_for_room_is_told_when_the_run_is_ended_and_kept_by_the_next_one(
    world: World, monkeypatch: pytest.MonkeyPatch, answered: bool
) -> None:
    batch = await world.prepared(british(3))
    full_disk(world, monkeypatch, 3600)
    answering = asyncio.Event()
    if not answered:  # when the run is ended: the answer comes in its last moment
        world.service.mishap("detect", blocked(answering))
    running = asyncio.ensure_future(world.verification.run(batch.id))
    await until(lambda: world.states(batch) == [S.SENDING])
    await until(lambda: bool(world.verification.unkept()) or (not answered and bool(world.service.log)))
    running.cancel()
    answering.set()
    with pytest.raises(AcceptedNotKept, match="t_01"):
        await running
    (lost,) = world.verification.unkept()
    assert lost.exit_code == 6
    assert f"dialproof decide {batch.id}/1 --arrived t_01" in lost.sentence
    # with room again, this process still knows the id
    monkeypatch.undo()
    await world.verification.run(batch.id)
    assert (world.states(batch), world.verification.unkept()) == ([S.JOINED], [])
    world.sure(batch)


async def accepted_and_not_kept(world: World, monkeypatch: pytest.MonkeyPatch) -> Batch:
    """A batch whose task was accepted while the disk was full, as only this process knows; there is room again."""
    batch = await world.prepared(british(3))
    full_disk(world, monkeypatch, 3600)
    with pytest.raises(AcceptedNotKept, match="t_01"):
        await world.verification.run(batch.id)
    monkeypatch.undo()
    return batch


async def test_fetching_again_keeps_an_id_that_only_this_process_knows(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    batch = await accepted_and_not_kept(world, monkeypatch)
    await world.verification.fetch_again(batch.id)
    assert (world.states(batch), world.verification.unkept()) == ([S.JOINED], [])
    world.sure(batch)


async def test_an_accepted_task_that_cannot_be_written_down_is_named_and_then_in_doubt(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    batch = await accepted_and_not_kept(world, monkeypatch)
    world.verification.settle_all()
    (task,) = world.tasks(batch)
    assert task.state is S.UNKNOWN
    await world.verification.decide_arrived(task, "t_01")
    await world.verification.run(batch.id)
    assert world.states(batch) == [S.JOINED]
    world.sure(batch)


@pytest.mark.parametrize("left", [False, True])
async def test_an_id_that_only_this_process_knows_settles_the_doubt_that_another_made_of_it(
    world: World, monkeypatch: pytest.MonkeyPatch, left: bool
) -> None:
    batch = await accepted_and_not_kept(world, monkeypatch)
    other = World(world.home, world.service)
    other.verification.settle_all()
    assert world.states(batch) == [S.UNKNOWN]
    if left:  # what a person has decided meanwhile holds
        other.verification.decide_leave(other.tasks(batch)[0])
    other.close()
    await world.verification.run(batch.id)
    assert world.states(batch) == [S.LEFT if left else S.JOINED]
    assert world.verification.unkept() == []
    world.sure(batch)


# --- after a damaged journal ---


async def test_a_list_that_a_restored_journal_does_not_know_waits_for_a_decision(world: World) -> None:
    batch = await world.prepared(british(6), most=3)
    with world.context.list_of(batch) as store:
        lists = (PerhapsSent(batch.file, store.source_digest),)
    remember(world.journal, Restoration(world.time.now(), None, "damaged", 0, lists))

    await world.verification.run(batch.id)
    assert world.states(batch) == [S.UNKNOWN, S.UNKNOWN]
    assert world.service.log == []
    assert perhaps_sent(world.journal) == []

    for task in world.tasks(batch):
        world.verification.decide_resend(task)
    await world.verification.run(batch.id)
    assert world.states(batch) == [S.JOINED, S.JOINED]
    world.sure(batch)


async def test_another_list_is_sent_as_ever(world: World) -> None:
    lists = (PerhapsSent("other.csv", "digest of another"),)
    remember(world.journal, Restoration(world.time.now(), None, "damaged", 0, lists))
    batch = await world.prepared(british(3))
    await world.verification.run(batch.id)
    assert world.states(batch) == [S.JOINED]
    assert perhaps_sent(world.journal) == list(lists)
