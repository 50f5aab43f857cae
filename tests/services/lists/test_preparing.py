"""A list becomes a batch with all its tasks, once, and nothing is sent."""

from __future__ import annotations

import asyncio
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest

from desktop_app.core.batches.submission import TaskState
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import BatchBusy, KeyRefused, ListLost, NothingToSend
from desktop_app.core.rows.corrections import Repeat, TypeNumber
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.sheets.text import encoding
from tests.services.world import CONNECTION, URL, World, british, german, told

S = TaskState


def test_a_batch_is_prepared_with_all_its_tasks_and_nothing_is_sent(world: World) -> None:
    batch = told(world.prepared([*british(7), *german(3), "nonsense", "", british(1)[0]], most=4))
    assert [(task.country, task.first, task.numbers) for task in world.tasks(batch)] == [
        ("GB", 0, 4), ("GB", 4, 3), ("DE", 0, 3),
    ]  # fmt: skip
    assert set(world.states(batch)) == {S.PREPARED}
    assert (batch.rows, batch.file) == (13, "list.csv")
    assert world.service.log == []


def test_a_list_without_a_valid_number_is_nothing_to_send(world: World) -> None:
    with pytest.raises(NothingToSend):
        told(world.prepared(["nonsense", "+44 20"]))
    assert world.journal.batches() == []


async def test_the_same_list_that_is_not_finished_is_carried_on_and_not_doubled(world: World) -> None:
    first = await world.prepared(british(5), output="a.csv")
    again = await world.prepared(british(5), output="b.csv", raw_csv=True)
    assert (again.id, again.output, again.raw_csv) == (first.id, "b.csv", True)
    assert (await world.prepared(british(5))).output == "b.csv"
    assert len(world.journal.batches()) == 1


@pytest.mark.parametrize("other", [{"product": "carrier-lookup"}, {"connection": type(CONNECTION)(URL + "2")}])
async def test_another_product_or_connection_is_another_batch(world: World, other: dict[str, Any]) -> None:
    first = await world.prepared(british(5))
    assert (await world.prepared(british(5), **other)).id != first.id


async def test_another_content_is_another_batch_and_so_is_a_finished_one(world: World) -> None:
    first = await world.prepared(british(5))
    assert (await world.prepared(british(6))).id != first.id
    await world.verification.run(first.id)
    assert (await world.prepared(british(5))).id != first.id


async def test_the_same_list_chosen_twice_at_the_same_moment_is_one_batch(world: World) -> None:
    lists = [(await world.read(british(5))).list_id for _ in range(2)]
    orders = [BatchOrder(list_id, CONNECTION, "phone-validation") for list_id in lists]
    one, other = await asyncio.gather(*map(world.preparing.prepare, orders))
    assert [one.id] == [other.id] == [batch.id for batch in world.journal.batches()]


async def test_a_batch_that_is_worked_on_keeps_the_place_of_its_result(world: World) -> None:
    batch = await world.prepared(british(5), output="a.csv")
    with world.lists.claim(batch.list_id) as mine:
        assert mine
        with pytest.raises(BatchBusy):
            await world.prepared(british(5), output="b.csv")
    assert world.journal.batch(batch.id).output == "a.csv"


async def test_a_lost_list_comes_back_with_the_same_file_and_nothing_is_paid_for_again(world: World) -> None:
    # GIVEN a batch of which one task was accepted, and whose list is deleted then
    batch = await world.prepared(british(6), most=3)
    world.service.mishap("detect", lambda: asyncio.sleep(0), KeyRefused(status=401, message=""))
    world.service.polls = 0
    with pytest.raises(KeyRefused):
        await world.submitting.submit(batch.id, 1)
    world.lists.discard(batch.list_id)
    world.put_right(batch)
    with pytest.raises(ListLost, match=r"list\.csv"):
        await world.verification.run(batch.id, 1)
    # WHEN the same file is verified again
    again = await world.prepared(british(6), most=3)
    assert again.id == batch.id
    # THEN the batch goes on with it
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED, S.JOINED]
    world.sure(batch)


async def test_a_file_that_was_read_otherwise_before_is_known_with_the_way_it_was_read(world: World) -> None:
    # GIVEN a file that was sent, read for Germany and by its second column
    was = ReadOptions(country="DE", column="Mobile")
    first = await world.intake.read(world.file(british(5)), was)
    order = BatchOrder(list_id=first.list_id, connection=CONNECTION, product="phone-validation")
    batch = await world.preparing.prepare(order)
    # WHEN it is read again without a choice THEN that is found, also under another name
    for name in ("list.csv", "renamed.csv"):
        again = await world.intake.read(world.file(british(5), name), ReadOptions())
        with closing(world.lists.open(again.list_id)) as store:
            assert world.preparing.earlier.of(store) == []
            assert world.preparing.earlier.otherwise(store) == [(batch, replace(was, encoding="utf-8"))]
    # AND read as it was then it is the same list
    alike = await world.intake.read_again(again.list_id, was)
    with closing(world.lists.open(alike.list_id)) as store:
        assert world.preparing.earlier.of(store) == [batch]
        assert world.preparing.earlier.otherwise(store) == []


async def test_a_file_whose_numbers_were_corrected_before_is_known_with_how_many(world: World) -> None:
    # GIVEN a file that was sent once one of its numbers was corrected
    file = world.home / "list.csv"
    file.write_text("Name,Phone\nA,+442079460958\nB,+44207946O123\n", "utf-8")
    first = await world.intake.read(file, ReadOptions())
    await world.mending.mend(first.list_id, TypeNumber(3, 0, "+442079460123"))
    batch = await world.preparing.prepare(BatchOrder(first.list_id, CONNECTION, "phone-validation"))
    # WHEN it is read again THEN that is found
    again = await world.intake.read(file, ReadOptions())
    with closing(world.lists.open(again.list_id)) as store:
        assert world.preparing.earlier.of(store) == []
        assert world.preparing.earlier.otherwise(store) == []
        assert world.preparing.earlier.corrected(store) == [(batch, 1)]
    # AND corrected as it was then it is the same list
    await world.mending.mend(again.list_id, Repeat(world.mending.cells(batch.list_id)))
    with closing(world.lists.open(again.list_id)) as store:
        assert world.preparing.earlier.of(store) == [batch]
        assert world.preparing.earlier.corrected(store) == []


async def test_another_content_or_a_list_that_is_lost_was_not_read_otherwise(world: World) -> None:
    batch = await world.prepared(british(5))
    other = await world.intake.read(world.file(british(6)), ReadOptions(country="DE"))
    with closing(world.lists.open(other.list_id)) as store:
        assert world.preparing.earlier.otherwise(store) == []
    world.lists.discard(batch.list_id)
    same = await world.intake.read(world.file(british(5)), ReadOptions(country="DE"))
    with closing(world.lists.open(same.list_id)) as store:
        assert world.preparing.earlier.otherwise(store) == []


async def test_what_is_read_as_last_time_is_the_same_list_whatever_encoding_is_guessed_now(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a file that was sent while its encoding was guessed otherwise
    was = ReadOptions(country="DE")
    file = world.home / "list.csv"
    file.write_bytes("".join(f"Caffè {n};0151 12345{n:03}\n" for n in range(9)).encode("cp1252"))
    with monkeypatch.context() as before:
        before.setattr(encoding, "latin_encodings", lambda _sample: ["cp1250", "cp1252"])
        first = await world.intake.read(file, was)
    order = BatchOrder(list_id=first.list_id, connection=CONNECTION, product="phone-validation")
    batch = await world.preparing.prepare(order)
    # WHEN it is read as last time THEN it is that list
    again = await world.intake.read(file, ReadOptions())
    with closing(world.lists.open(again.list_id)) as store:
        ((_, options),) = world.preparing.earlier.otherwise(store)
    alike = await world.intake.read_again(again.list_id, options)
    with closing(world.lists.open(alike.list_id)) as store:
        assert world.preparing.earlier.of(store) == [batch]


@pytest.mark.parametrize("now", [True, False], ids=["at the end", "in a thread"])
async def test_a_list_that_leaves_the_window_is_deleted_unless_a_batch_has_it(world: World, *, now: bool) -> None:
    async def left(list_id: str) -> bool:
        """Have the list deleted if it wasn't sent, and return True if it is still there."""
        if now:
            world.preparing.discard_unsent(list_id)
        else:
            await world.preparing.delete_unsent(list_id)
        return world.lists.folder(list_id).exists()

    assert not await left((await world.read(british(5))).list_id)
    # A batch has this one, and may be brought back with it after it was deleted.
    batch = await world.prepared(british(5))
    assert await left(batch.list_id)
    world.deleting.mark([batch.id])
    assert await left(batch.list_id)
