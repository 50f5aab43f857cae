"""What would exceed a cap isn't sent, by whichever way and process; the rest waits, and goes on once there is room."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Batch, Via, answered
from desktop_app.core.batches.status import Condition
from desktop_app.core.batches.steps import StepNumbers
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.errors import CapNotKept, CapReached
from desktop_app.core.money.caps import Caps, CapSpan
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.policy import Policy
from desktop_app.core.service.product_list import write_products
from desktop_app.core.service.products import UNPRICED
from desktop_app.core.service.readings import Accepted
from desktop_app.services.account.spending_caps import SpendingCaps
from desktop_app.services.lists.preparing import BatchOrder
from tests.services.account.test_charging import silent_about_costs
from tests.services.scripted_service import unknown
from tests.services.world import CONNECTION, URL, World, british

PRICED = replace(CONNECTION, products=write_products(UNPRICED.priced("phone-validation", Decimal(1))))
OTHER = Connection("https://service.example/other", products=PRICED.products)
D = Decimal


@pytest.fixture
def caps(world: World) -> SpendingCaps:
    asyncio.run(world.session.save(PRICED, None))
    return SpendingCaps(world.context)


async def priced(world: World, numbers: Sequence[str], most: int, **order: object) -> Batch:
    return await world.prepared(numbers, most, **{"connection": PRICED, **order})


def left(caps: SpendingCaps, connection: Connection = PRICED, batch_id: str = "") -> dict[CapSpan, Decimal]:
    return {each.span: each.left for each in caps.used(connection, batch_id)}


async def test_a_list_ends_at_its_cap_and_goes_on_when_that_is_raised(world: World, caps: SpendingCaps) -> None:
    # GIVEN a cap of 5 for a list, and a list of 8 in tasks of 2
    caps.save(PRICED, Caps(list=D(5)))
    batch = await priced(world, british(8), 2)
    # WHEN it is sent
    with pytest.raises(CapReached) as reached:
        await world.verification.run(batch.id, 1)
    # THEN what fits was sent and answered, and no more
    assert world.states(batch) == [S.JOINED, S.JOINED, S.PREPARED, S.PREPARED]
    assert reached.value.exit_code == 6
    assert str(reached.value) == (
        "The cap of 5 credits for a list leaves too little: 4 credits spent so far, and what is left costs 4 credits."
    )
    # AND the task that waits says why, in the next run of the program, too, which sends nothing either
    again = world.again()
    with pytest.raises(CapReached):
        await again.verification.run(batch.id, 1)
    assert again.tasks(batch)[2].message == reached.value.sentence
    assert len(again.service.sent_numbers()) == 4
    # AND the batch waits for a person
    assert again.condition(batch) is Condition.CAPPED
    # AND once the cap is raised, all goes
    SpendingCaps(again.context).save(PRICED, Caps(list=D(8)))
    await again.verification.run(batch.id, 1)
    assert again.states(batch) == [S.JOINED] * 4
    assert [task.message for task in again.tasks(batch)] == [""] * 4
    again.sure(batch)
    again.close()


async def test_what_a_cap_covers_goes_and_the_cap_holds_the_rest(world: World, caps: SpendingCaps) -> None:
    caps.save(PRICED, Caps(list=D(5)))
    batch = await priced(world, british(8), 4, covered=5, capped=True)
    with pytest.raises(CapReached):
        await world.verification.run(batch.id, 1)
    # THEN the batch isn't paused, as if a person had: it waits for the cap, to the last number
    assert len(world.service.sent_numbers()) == 5
    assert world.condition(batch) is Condition.CAPPED
    caps.save(PRICED, Caps(list=D(8)))
    await world.verification.run(batch.id, 1)
    assert len(world.service.sent_numbers()) == 8


async def test_a_day_counts_all_lists_and_single_checks_and_begins_anew(world: World, caps: SpendingCaps) -> None:
    caps.save(PRICED, Caps(day=D(6)))
    first = await priced(world, british(3), 3)
    await world.verification.run(first.id, 1)
    await world.checking.check(PRICED, "+447400999999", "phone-validation")
    assert left(caps) == {CapSpan.DAY: 2}
    second = await priced(world, british(3, 100), 3)
    with pytest.raises(CapReached):
        await world.verification.run(second.id, 1)
    assert world.states(second) == [S.PREPARED]
    # WHEN two more checks have used the rest
    for number in ("+447400999998", "+447400999997"):
        await world.checking.check(PRICED, number, "phone-validation")
    # THEN a third one isn't made, and nothing of it stands in the history
    with pytest.raises(CapReached):
        await world.checking.check(PRICED, "+447400999996", "phone-validation")
    assert len(world.service.checked) == len(world.checking.history()) == 3
    # AND on the next day there is room again
    await world.time.sleep(timedelta(days=1).total_seconds())
    await world.verification.run(second.id, 1)
    assert world.states(second) == [S.JOINED]


async def test_a_list_erased_for_good_counts_in_its_month(world: World, caps: SpendingCaps) -> None:
    caps.save(PRICED, Caps(month=D(6)))
    caps.save(None, Caps(month=D(50)))
    batch = await priced(world, british(4), 4)
    await world.verification.run(batch.id, 1)
    await world.retention.delete_all()
    assert [each.left for each in caps.used(PRICED)] == [2, 46]
    second = await priced(world, british(4, 100), 4)
    with pytest.raises(CapReached):
        await world.verification.run(second.id, 1)
    # AND not in the next one
    await world.time.sleep(timedelta(days=31).total_seconds())
    await world.verification.run(second.id, 1)
    assert world.states(second) == [S.JOINED]


async def test_one_by_one_stops_at_the_cap_with_its_answers_kept(world: World, caps: SpendingCaps) -> None:
    caps.save(PRICED, Caps(list=D(3)))
    batch = await priced(world, british(8), 8, via=Via.REALTIME)
    with pytest.raises(CapReached, match="what is left costs 5 credits"):
        await world.verification.run(batch.id, 1)
    assert len(world.service.checked) == 3
    assert answered(world.tasks(batch)) == 3
    assert world.condition(batch) is Condition.CAPPED
    caps.save(PRICED, Caps())
    await world.verification.run(batch.id, 1)
    assert sorted(world.service.checked) == sorted(british(8))


async def test_the_cap_on_a_list_counts_all_its_steps(world: World, caps: SpendingCaps) -> None:
    caps.save(PRICED, Caps(list=D(5)))
    batch = await priced(world, british(3), 3)
    await world.verification.run(batch.id, 1)
    # WHEN a step for all its numbers follows, THEN what is left of the cap is known before
    order = BatchOrder(
        batch.list_id, PRICED, "phone-validation", max_per_task=1, again=True, step=StepNumbers(batch.id)
    )
    cap = world.preparing.estimate({"GB": 3}, order).cap
    assert cap is not None
    assert (cap.left, cap.most) == (D(2), D(5))
    # AND no more is sent
    step = await world.preparing.prepare(order)
    with pytest.raises(CapReached, match="5 credits for a list leaves too little: 5 credits spent so far"):
        await world.verification.run(step.id, 1)
    assert world.states(step) == [S.JOINED, S.JOINED, S.PREPARED]
    assert {each.left for each in caps.used(PRICED, step.id)} == {0}
    # AND another list has a cap of its own
    assert left(caps) == {CapSpan.LIST: 5}


async def test_what_is_in_doubt_counts_as_spent(world: World, caps: SpendingCaps) -> None:
    caps.save(PRICED, Caps(list=D(5)))
    world.service.mishap("detect", unknown())
    batch = await priced(world, british(6), 3)
    with pytest.raises(CapReached):
        await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.UNKNOWN, S.PREPARED]


async def test_a_price_that_is_too_low_is_seen_by_the_balance(world: World, caps: SpendingCaps) -> None:
    # GIVEN a service that takes half more than the price list says, and names no cost
    taken = world.service._submit

    async def dearer(way: str, product: str, country: str, phones: Sequence[str]) -> Accepted:
        accepted = await taken(way, product, country, phones)
        world.service.credits -= Decimal(len(phones)) / 2
        await world.time.sleep(1)
        return accepted

    world.service._submit = dearer  # type: ignore[method-assign]
    caps.save(PRICED, Caps(list=D(9)))
    with silent_about_costs(world):
        batch = await priced(world, british(10), 2)
        with pytest.raises(CapReached):
            await world.verification.run(batch.id, 1)
    # THEN a fourth task isn't sent, which the price list alone would have let go
    assert world.states(batch) == [S.JOINED, S.JOINED, S.JOINED, S.PREPARED, S.PREPARED]
    assert 1_000_000 - world.service.credits == 9


async def test_without_a_price_a_cap_lets_nothing_go(world: World, caps: SpendingCaps) -> None:
    await world.session.save(CONNECTION, None)
    caps.save(CONNECTION, Caps(day=D(1_000)))
    batch = await world.prepared(british(2))
    with pytest.raises(CapNotKept, match="nobody has said what a number costs"):
        await world.verification.run(batch.id, 1)
    with pytest.raises(CapNotKept):
        await world.checking.check(CONNECTION, "+447400999999")
    assert not world.service.sent_numbers()
    assert not world.service.checked


async def test_a_price_that_is_said_since_lets_a_prepared_list_go_within_the_cap(
    world: World, caps: SpendingCaps
) -> None:
    # GIVEN a list that waits because nobody has said what a number costs
    await world.session.save(CONNECTION, None)
    caps.save(CONNECTION, Caps(list=D(3)))
    batch = await world.prepared(british(4), 2)
    with pytest.raises(CapNotKept):
        await world.verification.run(batch.id, 1)
    # WHEN the price is entered, as the advice says
    await world.session.save(PRICED, None)
    # THEN it goes by that price, as far as the cap allows
    with pytest.raises(CapReached, match="2 credits spent so far, and what is left costs 2 credits"):
        await world.verification.run(batch.id, 1)
    assert len(world.service.sent_numbers()) == 2
    caps.save(PRICED, Caps(list=D(4)))
    await world.verification.run(batch.id, 1)
    assert len(world.service.sent_numbers()) == 4


async def test_all_connections_together_and_the_organisation(world: World, caps: SpendingCaps) -> None:
    await world.session.save(OTHER, None)
    for connection in (PRICED, OTHER):
        await world.balances.read(connection)  # both count credits
    caps.save(None, Caps(month=D(4)))
    first = await priced(world, british(3), 3)
    await world.verification.run(first.id, 1)
    second = await priced(world, british(3, 100), 1, connection=OTHER)
    with pytest.raises(CapReached, match="at all connections together"):
        await world.verification.run(second.id, 1)
    assert world.states(second) == [S.JOINED, S.PREPARED, S.PREPARED]
    # AND a person can't raise what the organisation has fixed
    caps.save(None, Caps())
    world.session.policy = Policy(caps=Caps(month=D(5)))
    caps.save(OTHER, Caps(month=D(100)))
    with pytest.raises(CapReached, match="5 credits for a month"):
        await world.verification.run(second.id, 1)
    assert world.states(second) == [S.JOINED, S.JOINED, S.PREPARED]


async def test_two_processes_never_exceed_a_cap_together(world: World, caps: SpendingCaps) -> None:
    # GIVEN two programs over one folder, each with its own key and list, and room for one of their tasks
    await world.session.save(OTHER, None)
    caps.save(None, Caps(day=D(3)))
    batches = [await priced(world, british(2), 2), await priced(world, british(2, 50), 2, connection=OTHER)]
    beside = World(world.home, world.service)
    # WHEN both send
    runs = [world.verification.run(batches[0].id, 1), beside.verification.run(batches[1].id, 1)]
    ended = await asyncio.gather(*runs, return_exceptions=True)
    # THEN one of them is held back
    assert sorted(type(each).__name__ for each in ended) == ["CapReachedForNow", "NoneType"]
    assert len(world.service.sent_numbers()) == 2
    beside.close()


async def test_the_local_service_has_no_caps(caps: SpendingCaps) -> None:
    caps.save(None, Caps(list=D(0), day=D(0), month=D(0)))
    assert caps.used(Connection()) == []
    assert caps.tightest(Connection()) is None
    assert left(caps) == dict.fromkeys(CapSpan, 0)


async def test_caps_are_kept_by_connection_over_restarts(world: World, caps: SpendingCaps) -> None:
    caps.save(PRICED, Caps(list=D("1.5")))
    caps.save(None, Caps(month=D(9)))
    again = world.again()
    kept = SpendingCaps(again.context)
    assert (kept.own(PRICED), kept.own(None), kept.own(OTHER)) == (Caps(list=D("1.5")), Caps(month=D(9)), Caps())
    kept.save(PRICED, Caps())
    assert kept.own(PRICED) == Caps()
    assert URL not in again.journal.setting("spending caps")
    again.close()


async def test_once_the_day_of_a_cap_is_over_there_is_room_again(world: World, caps: SpendingCaps) -> None:
    caps.save(PRICED, Caps(day=D(3)))
    batch = await priced(world, british(4), 2)
    with pytest.raises(CapReached) as reached:
        await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED, S.PREPARED]
    # AND the batch waits for nobody, and says so
    assert world.condition(batch) is Condition.WAITING
    assert "It goes on by itself once that day or month is over" in world.tasks(batch)[1].message
    # WHEN the day is waited for
    assert caps.goes_on_by_itself(reached.value)
    before = world.time.now().astimezone()
    await caps.over(reached.value)
    # THEN another one has begun, and the rest goes
    now = world.time.now().astimezone()
    assert now.date() == before.date() + timedelta(days=1)
    assert (now.hour, now.minute) == (0, 0)
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED] * 2
    world.sure(batch)


async def test_a_cap_on_a_list_is_waited_for_by_nobody(world: World, caps: SpendingCaps) -> None:
    caps.save(PRICED, Caps(list=D(1)))
    batch = await priced(world, british(4), 2)
    with pytest.raises(CapReached) as reached:
        await world.verification.run(batch.id, 1)
    assert not caps.goes_on_by_itself(reached.value)
    assert not caps.goes_on_by_itself(CapNotKept(cap="1"))
