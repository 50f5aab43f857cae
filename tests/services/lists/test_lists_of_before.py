"""Lists that an earlier version stored: the child process brings them up to date, whatever is done with them first."""

from __future__ import annotations

import pytest

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.errors import ListOld
from desktop_app.core.results.answer_form import ResultForm
from desktop_app.services.jobs import UpgradeList
from desktop_app.services.lists.preparing import BatchOrder
from tests.services.world import CONNECTION, World, british
from tests.storage.former import store_as_before


async def test_a_batch_of_before_is_carried_on_once_its_list_is_current(world: World) -> None:
    # GIVEN a batch that an earlier version prepared
    batch = await world.prepared(british(4), most=2)
    store_as_before(world.lists.folder(batch.list_id))
    with pytest.raises(ListOld):
        world.results.open(batch.id)
    # WHEN it is carried on
    await world.verification.run(batch.id, 1)
    # THEN the child process was asked once, before anything was sent
    assert world.worker.calls.count(UpgradeList) == 1
    assert world.states(batch) == [S.JOINED, S.JOINED]
    world.sure(batch)
    # AND so it is with one that is looked at, or read anew
    for look in (
        lambda: world.results.counted(batch.id),
        lambda: world.reparsing.reparse(batch.id, ResultForm()),
    ):
        store_as_before(world.lists.folder(batch.list_id))
        await look()
        assert world.verification.outcome(batch.id).answered == 4


async def test_a_list_of_before_that_comes_again_is_carried_on_and_not_replaced(world: World) -> None:
    batch = await world.prepared(british(2))
    store_as_before(world.lists.folder(batch.list_id))
    # WHEN the same list is sent again
    again = await world.prepared(british(2))
    # THEN it is the batch that was begun, over its own list
    assert (again.id, again.list_id) == (batch.id, batch.list_id)
    await world.verification.run(batch.id, 1)
    world.sure(again)


async def test_a_batch_of_before_leaves_the_list_that_others_have(world: World) -> None:
    batch = await world.prepared(british(2))
    await world.verification.run(batch.id, 1)
    other = await world.preparing.prepare(BatchOrder(batch.list_id, CONNECTION, "carrier-lookup", Via.AUTO))
    store_as_before(world.lists.folder(batch.list_id))
    await world.verification.forget(batch.id)
    # THEN the other one has its list, as this version stores one
    assert world.lists.is_current(other.list_id)
    assert world.worker.calls.count(UpgradeList) == 1
