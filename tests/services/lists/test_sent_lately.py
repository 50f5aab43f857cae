"""Numbers that were sent a short while ago are a question, however their list is spelled, named or read this time."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import BatchBusy, SentAndDeleted, SentBefore, SentInSeveral
from desktop_app.core.service.connection import Connection
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.lists.sent_lately import LATELY
from tests.services.world import CONNECTION, URL, World, british, german

NATIONAL = [f"07400 {number:06}" for number in range(5)]


async def sent(world: World, numbers: list[str], **order: Any) -> str:
    batch = await world.prepared(numbers, **order)
    await world.verification.run(batch.id)
    return batch.id


def once(world: World, numbers: list[str], **order: Any) -> Any:
    return world.prepared(numbers, again=False, **order)


async def test_a_finished_list_is_a_question_and_what_is_meant_is_sent_again(world: World) -> None:
    first = await sent(world, british(5))
    with pytest.raises(SentBefore, match=rf"\(batch {first}\) has 5 of the 5 numbers in “list.csv”") as question:
        await once(world, british(5))
    assert question.value.exit_code == 6
    assert [batch.id for batch in world.journal.batches()] == [first]
    assert (await world.prepared(british(5), again=True)).id != first


async def test_however_many_batches_have_come_since_within_the_day(world: World) -> None:
    first = world.journal.batch(await sent(world, british(5)))
    for place in range(300):
        later = first.created_at + timedelta(seconds=place)
        world.journal.add_batch(replace(first, id=f"later{place}", source_digest="", created_at=later), [])
    with pytest.raises(SentBefore, match=rf"\(batch {first.id}\) has 5 of the 6 numbers"):
        await once(world, british(6))


async def test_some_of_the_numbers_in_another_list_are_counted_once_each(world: World) -> None:
    await sent(world, british(4))
    await sent(world, british(3, start=3))
    with pytest.raises(SentInSeveral, match=r"^6 of the 9 numbers .* most of them in “list.csv”"):
        await once(world, [*german(3), *reversed(british(6))])
    await once(world, british(4, start=6))


@pytest.mark.parametrize("text", ["\ufeffMobile\n{}\n", "Phone;Town\n{}\n", "{}\n"])
async def test_another_country_a_mark_or_another_table_with_the_same_numbers(world: World, text: str) -> None:
    await sent(world, british(5))
    file = world.home / "other.csv"
    file.write_text(text.format("\n".join(NATIONAL)), "utf-8")
    found = await world.intake.read(file, ReadOptions(country="GB"))
    order = BatchOrder(found.list_id, CONNECTION, "phone-validation", again=False)
    with pytest.raises(SentBefore, match=r"5 of the 5 numbers in “other.csv”"):
        await world.preparing.prepare(order)


async def test_what_waits_in_another_batch_counts_too_and_a_deleted_one_sends_nothing(world: World) -> None:
    waiting = await world.prepared(british(5))
    with pytest.raises(SentBefore):
        await once(world, british(6))
    world.journal.update_batch(waiting.id, deleted_at=world.time.now())
    await once(world, british(6))


async def test_a_day_later_another_product_connection_and_the_local_service_are_no_question(world: World) -> None:
    await sent(world, british(5))
    await once(world, british(5), product="carrier-lookup")
    await once(world, british(5), connection=Connection(URL + "2"))
    local = await world.prepared(british(5), connection=Connection())
    world.journal.update_batch(local.id, exported_at=world.time.now())
    await once(world, british(4), connection=Connection())
    world.time.ahead += LATELY.total_seconds() + 3600
    await once(world, british(5))


async def test_a_clock_that_was_set_back_makes_nothing_old(world: World) -> None:
    await sent(world, british(5))
    world.time.ahead -= timedelta(days=400).total_seconds()
    with pytest.raises(SentBefore):
        await once(world, british(6))


async def test_a_list_that_was_lost_still_tells_that_it_was_the_same(world: World) -> None:
    first = await sent(world, british(5))
    world.lists.discard(world.journal.batch(first).list_id)
    with pytest.raises(SentBefore, match="5 of the 5"):
        await once(world, british(5))


@pytest.mark.parametrize("text", ["Name,Mobile\n{}", "\ufeffMobile\n{}", "{}"])
async def test_a_list_that_was_deleted_is_still_a_question_for_a_day(world: World, text: str) -> None:
    await world.verification.forget(await sent(world, british(5)))
    (trace,) = world.journal.setting("deleted lists that were sent lately")
    assert not any(number[1:] in str(trace) for number in british(5))
    file = world.home / "other.csv"
    file.write_text(text.format("\n".join(f"N,{each}" if "Name" in text else each for each in british(5))), "utf-8")
    found = await world.intake.read(file, ReadOptions())
    order = BatchOrder(found.list_id, CONNECTION, "phone-validation", again=False)
    with pytest.raises(SentAndDeleted, match=r"deleted since had 5 of the 5 numbers in “other.csv”") as question:
        await world.preparing.prepare(order)
    assert question.value.exit_code == 6
    # AND other numbers, another product, another connection, or the next day are none
    await once(world, german(5))
    await once(world, british(5), product="carrier-lookup")
    await once(world, british(5), connection=Connection(URL + "2"))
    world.time.ahead += LATELY.total_seconds() + 3600
    assert await once(world, british(5))
    assert world.journal.setting("deleted lists that were sent lately") == []


async def test_what_was_never_sent_or_is_a_single_number_leaves_no_trace(world: World) -> None:
    await world.verification.forget((await world.prepared(british(5))).id)
    await world.verification.forget(await sent(world, british(1)))
    await world.verification.forget(await sent(world, british(3), connection=Connection()))
    assert world.journal.setting("deleted lists that were sent lately") is None


async def test_two_that_are_prepared_at_the_same_moment_see_each_other(world: World) -> None:
    lists = [(await world.read(numbers)).list_id for numbers in (british(5), british(5), british(6))]
    orders = [BatchOrder(each, CONNECTION, "phone-validation", again=False) for each in lists]
    found = await asyncio.gather(*map(world.preparing.prepare, orders), return_exceptions=True)
    assert len(world.journal.batches()) == 1
    same, other = found[:2], found[2]
    assert isinstance(other, SentBefore)
    assert [getattr(each, "id", None) for each in same] == [world.journal.batches()[0].id] * 2


async def test_whoever_prepares_for_a_minute_is_not_waited_for_any_longer(world: World) -> None:
    with world.lists.claim("preparing"), pytest.raises(BatchBusy):
        await once(world, british(5))


async def test_what_is_in_doubt_without_having_been_seen_to_leave_counts_too(world: World) -> None:
    # GIVEN a list that a restored data folder may have sent, so that a person has to decide about it
    doubtful = await world.prepared(british(5))
    for task in world.tasks(doubtful):
        world.context.record(task, TaskEvent.RESTORED, {}, message="")
    # THEN the same numbers in another list are a question until it is decided
    with pytest.raises(SentBefore, match="5 of the 6 numbers"):
        await once(world, british(6))
    for task in world.tasks(doubtful):
        world.verification.decide_leave(task)
    await once(world, british(6))
