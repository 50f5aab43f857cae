"""What a list would leave of the balance: lists that are on their way take their part first."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from decimal import Decimal

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.checks import CheckEntry, CheckState
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.money.charges import BalanceEntry
from desktop_app.core.money.estimate import not_yet_charged
from desktop_app.core.service.connection import Connection
from desktop_app.services.account.balance import read_again
from desktop_app.services.lists.preparing import BatchOrder
from tests.services.world import CONNECTION, URL, World, blocked, british, german, until


async def test_a_list_under_way_is_taken_off_the_balance_until_that_shows_it(world: World) -> None:
    def told_now() -> tuple[int, int]:
        """What is under way, and the balance."""
        balance = world.balances.course(CONNECTION)[-1].amount
        order = BatchOrder("", CONNECTION, "phone-validation")
        return int(world.preparing.estimate({"FR": 4}, order, balance).under_way), int(balance)

    await world.balances.read(CONNECTION)
    assert told_now() == (0, 1_000_000)
    # GIVEN a list of two parts, of which one is on its way and one waits
    world.time.ahead += 1
    batch = await world.prepared([*british(5), *german(2)])
    world.journal.update_batch(batch.id, price=Decimal(1))
    gate = asyncio.Event()
    assert told_now() == (7, 1_000_000)
    world.service.mishap("detect", blocked(gate))
    running = asyncio.ensure_future(world.verification.run(batch.id))
    await until(lambda: world.service.log.count("detect") == 1, running)
    assert told_now() == (7, 1_000_000)
    world.time.ahead += 1
    gate.set()
    await running
    # THEN it counts until a balance shows it, though it is over: the one before the second part has the first
    assert told_now() == (2, 999_995)
    world.time.ahead += 1
    await world.balances.read(CONNECTION)
    assert told_now() == (0, 999_993)
    # AND what is paused or deleted isn't under way
    other = await world.prepared(british(3, start=50))
    world.journal.update_batch(other.id, price=Decimal(1))
    assert told_now()[0] == 3
    world.verification.pausing.pause(other.id)
    assert told_now()[0] == 0
    # AND without a balance nothing is asked
    assert world.preparing.estimate({"FR": 4}, BatchOrder("", CONNECTION, "phone-validation")).under_way == 0


async def test_the_amount_and_what_comes_off_it_are_of_one_reading(world: World) -> None:
    # GIVEN a list that was charged between the window's reading and a later one of the journal
    await world.balances.read(CONNECTION)
    held = world.balances.course(CONNECTION)[-1].amount
    world.time.ahead += 1
    batch = await world.prepared(british(5))
    world.journal.update_batch(batch.id, price=Decimal(1))
    await world.verification.run(batch.id)
    world.time.ahead += 1
    await world.balances.read(CONNECTION)
    # THEN it comes off once
    found = world.preparing.estimate({"FR": 4}, BatchOrder("", CONNECTION, "phone-validation"), held)
    assert (found.balance, found.under_way) == (held - 5, Decimal(0))


async def test_a_balance_that_is_heard_and_not_kept_is_the_one_that_is_reckoned_with(world: World) -> None:
    # GIVEN a list that was sent, and a balance that was read behind it as evidence: the header shows it
    await world.balances.read(CONNECTION)
    world.time.ahead += 1
    batch = await world.prepared(british(5))
    world.journal.update_batch(batch.id, price=Decimal(1))
    await world.verification.run(batch.id)
    world.time.ahead += 1
    access = await world.session.access(CONNECTION)
    await read_again(world.context, access)
    shown = world.balances.status(CONNECTION).balance
    assert shown is not None
    assert world.journal.money.balances(URL, 1)[-1].amount > shown.amount
    # THEN what is left after another list comes off that one, and the first list isn't counted again
    found = world.preparing.estimate({"FR": 4}, BatchOrder("", CONNECTION, "phone-validation"), shown.amount)
    assert (found.balance, found.under_way) == (shown.amount, Decimal(0))


async def test_lists_of_another_address_of_the_same_origin_come_off_the_balance_as_well(world: World) -> None:
    # GIVEN a list that waits at the one address, and another that is to be sent to a second one of its origin
    beside = Connection(f"{URL}/beside", "Beside")
    elsewhere = Connection("https://elsewhere.example/api/v1", "Elsewhere")
    for connection in (beside, elsewhere):
        await world.session.save(connection, "key")
        await world.balances.read(connection)
    batch = await world.prepared(british(5))
    world.journal.update_batch(batch.id, price=Decimal(1))

    def under_way(connection: Connection) -> Decimal:
        return world.preparing.estimate({"FR": 4}, BatchOrder("", connection, "hlr"), Decimal(9)).under_way

    assert (under_way(beside), under_way(elsewhere)) == (Decimal(5), Decimal(0))


async def test_checks_of_a_list_count_until_a_balance_was_read_behind_them(world: World) -> None:
    # GIVEN a list that goes one by one: a balance was read between its first number's answer and its second's
    batch = await world.prepared(british(3), via=Via.REALTIME)
    world.journal.update_batch(batch.id, price=Decimal(2))
    (task,) = world.journal.tasks(batch.id)
    task = world.context.record(task, TaskEvent.BEGUN, {})
    now = world.time.now()
    world.journal.note(task.id, sent_at=now - timedelta(seconds=9), heard_at=now, progress=2 / 3)
    entry = CheckEntry(0, URL, now, "+447400000000", "hlr", state=CheckState.ANSWERED, batch_id=batch.id)
    for place, seconds in enumerate((-5, 5)):
        at = now + timedelta(seconds=seconds)
        world.journal.checks.add(replace(entry, at=at, country="GB", place=task.first + place))
    # THEN the second still comes off it
    (moving,) = world.journal.money.under_way([URL], now)
    assert (moving.checked, not_yet_charged([moving], now)) == (1, Decimal(4))


async def test_the_unit_is_that_of_the_newest_reading_and_the_local_service_has_credits(world: World) -> None:
    assert (world.balances.unit(CONNECTION), world.balances.unit(Connection())) == ("", "credits")
    world.journal.money.add_balance(BalanceEntry(URL, world.time.now(), Decimal(5), "EUR"))
    assert world.balances.unit(CONNECTION) == "EUR"
    world.time.ahead += 1
    await world.balances.read(CONNECTION)
    assert world.balances.unit(CONNECTION) == "credits"
