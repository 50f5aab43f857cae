"""Rows are corrected until the list is sent; then it is another list than its file alone would be."""

from __future__ import annotations

import asyncio
from contextlib import closing

import pytest

from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import BatchBusy, ListSent
from desktop_app.core.rows.corrections import ReadAs, TakeSuggestions, TypeNumber
from desktop_app.services.lists.preparing import BatchOrder
from tests.services.world import CONNECTION, World, british

LIST = [*british(2), "0740O 123456", "447400123457"]


def order(list_id: str) -> BatchOrder:
    return BatchOrder(list_id=list_id, connection=CONNECTION, product="phone-validation")


async def test_suggestions_are_found_and_one_is_taken_and_taken_back(world: World) -> None:
    found = await world.read(LIST)
    suggested = await world.mending.suggest(found.list_id)
    assert [(group.pattern, group.count) for group in suggested.groups] == [("lost-plus", 1)]
    ((place, suggestion),) = world.mending.of_row(found.list_id, 5)
    assert (place, suggestion.pattern, suggestion.found.e164) == (0, "lost-plus", "+447400123457")
    assert [*await world.mending.rows_with(found.list_id, ["lost-plus"])] == [5]
    done = await world.mending.mend(found.list_id, TakeSuggestions(("lost-plus",)))
    assert (done.changed, done.understanding.counts.valid, done.suggested.steps) == (1, 3, 1)
    (correction,) = world.mending.corrections(found.list_id, [4, 5])
    assert (correction.row, correction.text, correction.how) == (5, "+447400123457", "lost-plus")
    assert world.mending.of_row(found.list_id, 5) == []
    back = await world.mending.undo(found.list_id)
    assert (back.changed, back.understanding.counts.valid, back.suggested.steps) == (1, 2, 0)
    assert world.mending.corrected(found.list_id) == 0


async def test_a_mended_list_is_sent_with_its_mended_numbers(world: World) -> None:
    found = await world.read(LIST)
    await world.mending.mend(found.list_id, TypeNumber(4, 0, "+44 7400 123456"))
    batch = await world.preparing.prepare(order(found.list_id))
    with closing(world.lists.open(found.list_id)) as store:
        assert store.numbers(batch.id, "GB", 0, 9) == [*british(2), "+447400123456"]


async def test_a_list_that_was_sent_keeps_its_rows(world: World) -> None:
    found = await world.read(LIST)
    await world.preparing.prepare(order(found.list_id))
    with pytest.raises(ListSent, match=r"list\.csv"):
        await world.mending.mend(found.list_id, ReadAs((4,), "GB"))
    with pytest.raises(ListSent):
        await world.mending.undo(found.list_id)


async def test_nobody_mends_a_list_that_another_process_works_on(world: World) -> None:
    found = await world.read(LIST)
    with world.lists.claim(found.list_id), pytest.raises(BatchBusy):
        await world.mending.mend(found.list_id, ReadAs((4,), "GB"))


async def test_rows_are_not_mended_while_the_list_is_prepared(world: World) -> None:
    found = await world.read(LIST)
    preparing = asyncio.ensure_future(world.preparing.prepare(order(found.list_id)))
    await asyncio.sleep(0)
    with pytest.raises((BatchBusy, ListSent)):
        await world.mending.mend(found.list_id, TypeNumber(4, 0, "+447400123456"))
    batch = await preparing
    assert sum(task.numbers for task in world.tasks(batch)) == 2


async def test_a_mended_list_is_not_taken_for_the_one_that_was_begun_without_its_corrections(world: World) -> None:
    first = await world.prepared(LIST)
    found = await world.read(LIST)
    await world.mending.mend(found.list_id, TypeNumber(4, 0, "+447400123456"))
    with closing(world.lists.open(found.list_id)) as store:
        assert [each.id for each in world.preparing.earlier.of(store)] == [first.id]
    second = await world.preparing.prepare(order(found.list_id))
    assert (second.id != first.id, second.list_id) == (True, found.list_id)
    # The same corrections again are the same list.
    again = await world.read(LIST)
    await world.mending.mend(again.list_id, TypeNumber(4, 0, "07400 123456"))
    await world.mending.mend(again.list_id, TypeNumber(4, 0, "+447400123456"))
    assert (await world.preparing.prepare(order(again.list_id))).id == second.id


async def test_another_reading_of_the_file_keeps_what_was_corrected(world: World) -> None:
    found = await world.read(LIST)
    await world.mending.mend(found.list_id, TypeNumber(4, 0, "+447400123456"))
    again = await world.intake.read_again(found.list_id, ReadOptions(country="DE"))
    assert (again.understanding.corrected, world.mending.corrected(again.list_id)) == (1, 1)
    assert (await world.intake.read_again(again.list_id, ReadOptions(header_row=1))).understanding.corrected == 1
