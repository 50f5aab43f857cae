"""Deleting can be undone for a while, and is whole or not at all, whenever the program ends."""

from __future__ import annotations

import asyncio

import pytest

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.output.form import AS_TABLE
from desktop_app.services.lists.preparing import BatchOrder
from tests.services.world import CONNECTION, World, blocked, british, german, until


async def done(world: World, numbers: list[str]) -> Batch:
    batch = await world.prepared(numbers)
    await world.verification.run(batch.id, 1)
    return batch


def seen(world: World) -> list[str]:
    return [batch.id for batch in world.journal.batches()]


async def test_what_is_deleted_is_out_of_sight_and_comes_back_as_it_was(world: World) -> None:
    batch, other = await done(world, british(2)), await done(world, german(2))
    world.changes.clear()
    # WHEN one is deleted
    marked = world.deleting.mark([batch.id])
    assert [each.id for each in marked.deleted] == [batch.id]
    # THEN nobody sees it, and its list is still there
    assert seen(world) == [other.id]
    assert world.verification.finished() == [world.journal.batch(other.id)]
    assert world.changes == [batch.id]
    assert world.lists.folder(batch.list_id).exists()
    # AND it comes back with everything
    assert [each.id for each in world.deleting.bring_back([batch.id])] == [batch.id]
    assert not world.journal.batch(batch.id).paused
    assert world.verification.outcome(batch.id).answered == 2
    assert await world.deleting.purge() == 0
    assert len(seen(world)) == 2


async def test_once_the_time_is_up_it_is_gone_for_good(world: World) -> None:
    one, two = await done(world, british(2)), await done(world, german(2))
    world.deleting.mark([one.id])
    world.deleting.mark([two.id])
    assert await world.deleting.purge([one.id]) == 1
    assert not world.lists.folder(one.list_id).exists()
    assert world.lists.folder(two.list_id).exists()
    assert [batch.id for batch in world.deleting.bring_back([one.id, two.id])] == [two.id]
    with pytest.raises(KeyError):
        world.journal.batch(one.id)


async def test_what_is_marked_when_the_program_ends_goes_at_the_next_start(world: World) -> None:
    batch = await done(world, british(2))
    world.deleting.mark([batch.id])
    again = world.again()
    try:
        assert seen(again) == []
        assert await again.deleting.purge() == 1
        assert not again.lists.folder(batch.list_id).exists()
        assert again.journal.batches(deleted=True) == []
    finally:
        again.close()


async def test_a_deletion_that_was_cut_off_halfway_is_never_seen_and_ends_at_the_next_start(world: World) -> None:
    batch = await done(world, british(2))
    world.deleting.mark([batch.id])
    # GIVEN a program that was killed when the list was gone and the journal didn't know it yet
    world.lists.discard(batch.list_id)
    again = world.again()
    try:
        assert seen(again) == []
        assert await again.deleting.purge() == 1
        assert again.journal.batches(deleted=True) == []
    finally:
        again.close()


async def test_what_is_under_way_stays(world: World) -> None:
    # GIVEN a batch that runs, one at the service that nobody runs, and one that has ended
    gate, finished = asyncio.Event(), await done(world, german(2))
    running_one, at_service = await world.prepared(british(2)), await world.prepared(british(2, start=50))
    world.service.mishap("detect", blocked(gate))
    running = asyncio.ensure_future(world.verification.run(running_one.id, 1))
    await until(lambda: world.service.log.count("detect") == 2, running)
    (task,) = world.tasks(at_service)
    for event in (TaskEvent.SEND, TaskEvent.TAKEN):
        world.journal.record(task.id, event, world.time.now(), {})
    # WHEN all are deleted
    marked = world.deleting.mark([running_one.id, at_service.id, finished.id])
    # THEN only the last is
    assert [batch.id for batch in marked.deleted] == [finished.id]
    assert [batch.id for batch in marked.kept] == [running_one.id, at_service.id]
    gate.set()
    await running
    assert world.states(running_one) == [S.JOINED]


async def test_a_list_that_another_batch_has_stays_even_if_that_is_deleted_too_and_brought_back(world: World) -> None:
    one = await done(world, british(2))
    two = await world.preparing.prepare(BatchOrder(one.list_id, CONNECTION, "carrier-lookup"))
    assert two.list_id == one.list_id
    world.deleting.mark([one.id, two.id])
    assert await world.deleting.purge([one.id]) == 1
    world.deleting.bring_back([two.id])
    assert world.verification.outcome(two.id).counts.rows == 2


async def test_what_was_not_sent_comes_back_paused_since_the_same_list_may_have_been_sent_meanwhile(
    world: World,
) -> None:
    batch = await world.prepared(british(2))
    world.deleting.mark([batch.id])
    # WHEN it is deleted, the same file is another batch
    other = await world.prepared(british(2))
    assert other.id != batch.id
    await world.verification.run(other.id, 1)
    # AND nothing runs the deleted one
    await world.verification.run(batch.id, 1)
    world.deleting.bring_back([batch.id])
    assert world.journal.batch(batch.id).paused
    await world.verification.run(batch.id, 1)
    assert sorted(world.service.sent_numbers()) == british(2)


async def test_a_name_and_a_note_are_kept_and_written_into_the_result(world: World) -> None:
    batch = await done(world, british(2))
    world.labelling.rename(batch.id, " March\nleads ")
    world.labelling.annotate(batch.id, "for the spring mailing")
    kept = world.journal.batch(batch.id)
    assert (kept.name, kept.title, kept.file, kept.note) == (
        "March leads", "March leads", "list.csv", "for the spring mailing",
    )  # fmt: skip
    about = dict(world.exporting._about(kept, AS_TABLE))
    assert about["Name"] == "March leads"
    assert about["Your note"] == "for the spring mailing"
    assert about["Source"] == "list.csv"
    # AND a blank name is the file's again
    world.labelling.rename(batch.id, " ")
    assert world.journal.batch(batch.id).name == "list.csv"
    assert "Name" not in dict(world.exporting._about(world.journal.batch(batch.id), AS_TABLE))
