"""What was spent stays spent: deleting a list takes nothing off its month, and bringing it back adds nothing."""

from __future__ import annotations

from decimal import Decimal

from desktop_app.core.batches.batch import Batch
from desktop_app.core.money.charges import Spent
from tests.services.world import CONNECTION, World, british, german


async def done(world: World, numbers: list[str]) -> Batch:
    batch = await world.prepared(numbers)
    await world.verification.run(batch.id)
    return batch


def sums(world: World) -> list[tuple[Decimal, str]]:
    return [(each.amount, each.currency) for each in world.journal.money.spent(CONNECTION.base_url)]


async def test_a_deleted_batch_leaves_its_charge_once_it_is_gone_for_good(world: World) -> None:
    await world.balances.read(CONNECTION)
    one, two = await done(world, british(3)), await done(world, german(5))
    # WHEN one is deleted THEN it counts as long as it can be brought back, and isn't in any sum
    world.deleting.mark([one.id])
    assert sums(world) == []
    world.deleting.bring_back([one.id])
    world.deleting.mark([one.id])
    assert sums(world) == []
    # AND is in one when it is gone, whoever tries once more
    assert await world.deleting.purge([one.id]) == 1
    assert await world.deleting.purge([one.id]) == 0
    assert sums(world) == [(Decimal(3), "credits")]
    # AND the next goes into the same sum, by whichever way it is deleted
    assert len((await world.retention.delete_all()).batches) == 1
    assert sums(world) == [(Decimal(8), "credits")]
    at = two.created_at.astimezone()
    (kept,) = world.journal.money.spent(CONNECTION.base_url)
    assert kept == Spent(CONNECTION.base_url, at.year, at.month, "credits", Decimal(8))


async def test_what_was_never_sent_leaves_nothing(world: World) -> None:
    batch = await world.prepared(british(2))
    await world.verification.forget(batch.id)
    assert sums(world) == []
