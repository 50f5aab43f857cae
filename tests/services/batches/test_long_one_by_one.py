"""Long lists one by one: their checks are beside the list, and the journal has their sums."""

from __future__ import annotations

import asyncio
import shutil
from dataclasses import replace
from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import MOST_IN_JOURNAL, Via
from desktop_app.core.batches.batching import JSON_MOST, plan
from desktop_app.core.batches.checks import CheckState as C
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.errors import CapReached, DiskFull, ListLost
from desktop_app.core.money.caps import Caps
from desktop_app.core.service.product_list import write_products
from desktop_app.core.service.products import UNPRICED
from desktop_app.services.batches.realtime_list import CHECKS_LOST
from desktop_app.storage.lists.checks import checks_file
from tests.services.one_by_one import LOST, asked_once, checks, parts, prepared, states
from tests.services.world import CONNECTION, World, british, until

PRICED = replace(CONNECTION, products=write_products(UNPRICED.priced("phone-validation", Decimal(2))))
MANY = MOST_IN_JOURNAL + 20


async def test_a_long_list_is_asked_whole_and_the_journal_has_its_sums_alone(world: World) -> None:
    world.service.enforce = False
    batch = await prepared(world, british(MANY))
    await world.verification.run(batch.id, 1)
    (task,) = world.tasks(batch)
    assert (task.state, task.asked, task.answered) == (S.JOINED, MANY, MANY)
    assert world.journal.checks.of_places(batch.id, "GB", 0, MANY) == []
    assert states(world, batch) == [C.ANSWERED] * MANY
    outcome = world.verification.outcome(batch.id)
    assert (outcome.submitted, outcome.answered, outcome.exit_code) == (MANY, MANY, 0)
    asked_once(world)


def test_a_million_numbers_are_two_hundred_ranges() -> None:
    tasks = plan({"GB": 1_000_000}, Via.REALTIME)
    assert len(tasks) == 1_000_000 // JSON_MOST
    assert {task.via for task in tasks} == {Via.REALTIME}


@pytest.mark.usefixtures("where_checks_are")
async def test_intents_are_on_the_disk_before_their_requests_and_no_more_than_leave_next(world: World) -> None:
    batch = await prepared(world, british(40))
    sending: list[int] = []

    async def look() -> None:
        sending.append(states(world, batch).count(C.SENDING))

    world.service.mishap("check", *[look] * 40)
    await world.verification.run(batch.id, 1)
    assert len(sending) == 40
    assert 1 <= min(sending) <= max(sending) <= 4


async def _half_way(world: World, numbers: int) -> asyncio.Future[None]:
    """Ask until some numbers are answered, and end the run as a kill would leave it."""
    batch = await prepared(world, british(numbers), output=str(world.home / "out.csv"))
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: states(world, batch).count(C.ANSWERED) > 5, running)
    return running


@pytest.mark.usefixtures("long_from_three")
@pytest.mark.parametrize("what", ["file", "folder"])
async def test_a_task_whose_checks_are_gone_is_in_doubt_and_asked_again_on_a_persons_word_alone(
    world: World, what: str
) -> None:
    # GIVEN a list of which some numbers are answered when the program is killed
    running = await _half_way(world, 30)
    (batch,) = world.journal.batches()
    (asking,) = world.tasks(batch)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert asking.asked == 30
    before = list(world.service.checked)
    # WHEN its checks, or its list with them, are lost, and it is carried on
    folder = world.lists.folder(batch.list_id)
    if what == "file":
        checks_file(folder, batch.id).unlink()
    else:
        shutil.rmtree(folder)
        with pytest.raises(ListLost):
            await world.verification.run(batch.id, 1)
        await prepared(world, british(30), output=batch.output)
    again = world.again()
    try:
        await again.verification.run(batch.id, 1)
        (task,) = again.tasks(batch)
        # THEN nothing is asked
        assert (task.state, task.message) == (S.UNKNOWN, CHECKS_LOST)
        assert again.verification.outcome(batch.id).exit_code == 6
        assert again.service.checked == before
        # AND a person may have all of it asked again
        again.verification.decide_resend(task)
        await again.verification.run(batch.id, 1)
        assert again.verification.outcome(batch.id).answered == 30
    finally:
        again.close()


@pytest.mark.usefixtures("long_from_three")
async def test_a_file_that_a_kill_left_without_its_table_is_as_good_as_none(world: World) -> None:
    batch = await prepared(world, british(10))
    checks_file(world.lists.folder(batch.list_id), batch.id).touch()
    world.verification.settle_all()
    await world.verification.run(batch.id, 1)
    assert world.verification.outcome(batch.id).answered == 10
    asked_once(world)


@pytest.mark.usefixtures("long_from_three")
async def test_an_older_copy_of_the_checks_puts_their_task_in_doubt(world: World) -> None:
    running = await _half_way(world, 30)
    (batch,) = world.journal.batches()
    await until(lambda: world.tasks(batch)[0].answered > 0, running)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    # WHEN the folder of lists is put back to a state before anything was asked
    with world.context.checks_of(batch) as found:
        found._db.execute("DELETE FROM checks")
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.UNKNOWN]
    asked_once(world)


@pytest.mark.usefixtures("long_from_three")
async def test_a_cap_lets_out_as_many_numbers_as_it_has_room_for_and_no_more(world: World) -> None:
    await world.session.save(PRICED, None)
    world.preparing._caps.save(CONNECTION, Caps(day=Decimal(75)))
    batch = await prepared(world, british(60), connection=PRICED)
    with pytest.raises(CapReached):
        await world.verification.run(batch.id, 1)
    assert len(world.service.checked) == 37
    assert parts(world, batch) == [(0, 37, S.JOINED), (37, 23, S.PREPARED)]
    # WHEN the cap is raised
    world.preparing._caps.save(CONNECTION, Caps(day=Decimal(1000)))
    await world.verification.run(batch.id, 1)
    assert world.verification.outcome(batch.id).answered == 60
    assert sum(task.asked for task in world.tasks(batch) if task.state is not S.SPLIT) == 60
    asked_once(world)


@pytest.mark.usefixtures("long_from_three")
async def test_an_intent_that_can_not_be_written_leaves_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    batch = await prepared(world, british(10))
    with world.context.checks_of(batch, begin=True) as found:
        kind = type(found)
    monkeypatch.setattr(kind, "add", _full)
    with pytest.raises(DiskFull):
        await world.verification.run(batch.id, 1)
    assert world.service.checked == []
    monkeypatch.undo()
    monkeypatch.setattr("desktop_app.core.batches.batch.MOST_IN_JOURNAL", 2)
    await world.verification.run(batch.id, 1)
    assert world.verification.outcome(batch.id).answered == 10
    asked_once(world)


def _full(*_: object) -> None:
    raise DiskFull(name="x")


@pytest.mark.usefixtures("long_from_three")
async def test_what_is_in_doubt_is_counted_and_sent_again_when_a_person_says_so(world: World) -> None:
    batch = await prepared(world, british(10))
    world.service.mishap("check answer", LOST)
    await world.verification.run(batch.id, 1)
    found = await world.repeating.unanswered(batch.id)
    assert (found.numbers, found.doubtful) == (1, 1)
    await world.repeating.repeat(batch.id, 1)
    await world.verification.run(batch.id, 1)
    assert world.verification.outcome(batch.id).answered == 10
    assert sum(task.asked for task in world.tasks(batch)) == 11


@pytest.mark.usefixtures("long_from_three")
async def test_its_checks_go_with_their_batch(world: World) -> None:
    batch = await prepared(world, british(10))
    await world.verification.run(batch.id, 1)
    other = await world.prepared(british(10), via=Via.REALTIME, product="carrier-lookup")
    world.journal.update_batch(other.id, list_id=batch.list_id)
    place = checks_file(world.lists.folder(batch.list_id), batch.id)
    assert place.is_file()
    await world.verification.forget(batch.id)
    assert place.parent.is_dir()
    assert not list(place.parent.glob(f"{place.name}*"))
    assert checks(world, other) == []
