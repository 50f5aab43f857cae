"""What a batch was charged is kept with it when it comes to rest."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import BalanceShort, NoAnswer, TooLarge, UsageError
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.readings import Accepted, TaskReading
from tests.services.scripted_service import unknown
from tests.services.world import CONNECTION, World, british, german


@contextmanager
def silent_about_costs(world: World) -> Iterator[None]:
    """The service names no cost, neither when it takes a task nor when that is done."""
    taken, asked = world.service._submit, world.service.task

    async def submit(way: str, product: str, country: str, phones: Sequence[str]) -> Accepted:
        return replace(await taken(way, product, country, phones), cost=None)

    async def task(task_id: str) -> TaskReading:
        return replace(await asked(task_id), cost=None)

    world.service._submit, world.service.task = submit, task  # type: ignore[method-assign]
    yield
    world.service._submit, world.service.task = taken, asked  # type: ignore[method-assign]


async def test_what_the_service_said_is_kept_without_asking_for_the_balance(world: World) -> None:
    await world.balances.read(CONNECTION)
    batch = await world.prepared([*british(5), *german(2)])
    await world.verification.run(batch.id)
    assert world.journal.batch(batch.id).charged == Charged(Decimal(7), "credits", ChargedHow.SAID)
    assert world.service.log.count("balance") == 1 + 2  # before each submission, and that is all


async def test_else_the_balance_is_read_once_more_and_tells(world: World) -> None:
    with silent_about_costs(world):
        batch = await world.prepared([*british(5), *german(2)])
        await world.verification.run(batch.id)
    assert world.journal.batch(batch.id).charged == Charged(Decimal(7), "credits", ChargedHow.BALANCE)
    # AND it stands in the course of the balance, too
    assert [entry.amount for entry in world.balances.course(CONNECTION)] == [Decimal(999_993)]
    # AND whoever shows the batch hears of it, and the next run of the program knows it
    assert world.changes[-1] == batch.id
    assert world.again().journal.batch(batch.id).charged is not None


@pytest.mark.parametrize("address", ["", "ftp://a/api", "junk"])
async def test_an_address_that_somebody_wrote_into_the_journal_keeps_no_batch_from_its_end(
    world: World, address: str
) -> None:
    odd = await world.prepared(british(5))
    world.journal.update_batch(odd.id, base_url=address)
    batch = await world.prepared(german(2))
    await world.verification.run(batch.id)
    assert world.journal.batch(batch.id).charged == Charged(Decimal(2), "", ChargedHow.SAID)
    # AND that one's own run says what is the matter, and nothing of it leaves
    with pytest.raises(UsageError, match="can't be used"):
        await world.verification.run(odd.id, 1)
    assert len(world.service.sent_numbers()) == 2
    # AND a connection to it can be removed
    await world.session.save(Connection("https://a/api/v1"), "key")
    await world.session.remove(Connection(address))


async def test_two_lists_at_once_or_a_check_between_leave_it_untold(world: World) -> None:
    with silent_about_costs(world):
        first, second = await world.prepared(british(5)), await world.prepared(british(6))
        await asyncio.gather(world.verification.run(first.id), world.verification.run(second.id))
        checked = await world.prepared(british(7))
        running = asyncio.ensure_future(world.verification.run(checked.id))
        await world.time.sleep(1)
        await world.checking.check(CONNECTION, british(1)[0])
        await running
    assert [batch.charged for batch in world.journal.batches()] == [None] * 3


async def test_a_balance_that_can_not_be_read_is_made_up_for_by_the_next_one(world: World) -> None:
    with silent_about_costs(world):
        # GIVEN a batch after which the balance can't be read
        first = await world.prepared(british(5))
        world.service.mishap("balance", lambda: asyncio.sleep(0), *[NoAnswer(origin="https://x", reason="x")] * 3)
        await world.verification.run(first.id)
        assert world.journal.batch(first.id).charged is None
        # WHEN another is sent
        second = await world.prepared(british(6))
        await world.verification.run(second.id)
    # THEN the balance before that closes the first
    amounts = [world.journal.batch(each.id).charged for each in (first, second)]
    assert [each and each.amount for each in amounts] == [5, 6]


async def test_a_doubt_leaves_at_least_what_was_said_until_it_is_decided(world: World) -> None:
    batch = await world.prepared(british(6), most=3)
    world.service.mishap("detect", unknown())
    await world.verification.run(batch.id)
    assert world.states(batch) == [TaskState.UNKNOWN, TaskState.JOINED]
    assert world.journal.batch(batch.id).charged == Charged(Decimal(3), "", ChargedHow.AT_LEAST)
    # WHEN it is sent again
    world.verification.decide_resend(world.tasks(batch)[0])
    await world.verification.run(batch.id)
    # THEN all of it was said, but the first may have been charged, too
    assert world.journal.batch(batch.id).charged == Charged(Decimal(6), "credits", ChargedHow.AT_LEAST)


async def test_a_top_up_in_the_middle_of_a_list_is_not_taken_for_its_cost(world: World) -> None:
    with silent_about_costs(world):
        # GIVEN a list for half of which there is credit
        world.service.credits = Decimal(5)
        batch = await world.prepared(british(6), most=3)
        with pytest.raises(BalanceShort):
            await world.verification.run(batch.id)
        assert [entry.amount for entry in world.balances.course(CONNECTION)] == [Decimal(2)]
        # WHEN the account is topped up and the rest is sent
        world.service.credits += 4
        await world.time.sleep(60)
        world.verification.mend(batch.id, BalanceShort)
        await world.verification.run(batch.id)
    # THEN both halves are told from the balances, without what was added
    assert world.journal.batch(batch.id).charged == Charged(Decimal(6), "credits", ChargedHow.BALANCE)


async def test_a_small_list_that_waits_for_credit_is_told_from_its_balances_too(world: World) -> None:
    # GIVEN a list that goes one by one, and credit for four of its numbers
    world.service.credits = Decimal(4)
    batch = await world.prepared(british(7), via=Via.REALTIME)
    with pytest.raises(BalanceShort):
        await world.verification.run(batch.id, 1)
    assert [entry.amount for entry in world.balances.course(CONNECTION)] == [Decimal(0)]
    # WHEN the account is topped up and the rest is asked
    world.service.credits += 8
    await world.time.sleep(60)
    world.verification.mend(batch.id, BalanceShort)
    await world.verification.run(batch.id, 1)
    # THEN both parts are told from the balances, without what was added
    assert world.journal.batch(batch.id).charged == Charged(Decimal(7), "credits", ChargedHow.BALANCE)


async def test_a_batch_of_which_nothing_was_taken_asks_for_nothing(world: World) -> None:
    batch = await world.prepared(british(3))
    world.service.takes = 0
    with pytest.raises(TooLarge):
        await world.verification.run(batch.id)
    assert world.journal.batch(batch.id).charged is None
