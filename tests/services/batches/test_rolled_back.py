"""A data folder that was put back is noticed by the balance: a person is asked before anything is sent from it."""

from __future__ import annotations

import shutil
from datetime import timedelta
from decimal import Decimal
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import RequestRefused
from desktop_app.core.service.connection import Connection
from desktop_app.services.batches.rolled_back import doubt
from tests.proven import prove
from tests.services.world import CONNECTION, URL, World, british

S = TaskState
DAY = timedelta(days=1).total_seconds()


def put_back(world: World, kept: Path) -> World:
    """The next run, over the folder as it was when it was `kept`."""
    world.close()
    shutil.rmtree(world.home)
    shutil.copytree(kept, world.home)
    return World(world.home, world.service)


async def known(world: World, amount: int = 1000) -> None:
    """A day ago the balance was read."""
    world.service.credits = Decimal(amount)
    await world.balances.read(CONNECTION)
    world.time.ahead += DAY


@pytest.mark.parametrize("first_looked_at", [True, False])
async def test_what_was_sent_since_the_folder_was_kept_is_not_sent_again_unasked(
    world: World, tmp_path_factory: pytest.TempPathFactory, first_looked_at: bool
) -> None:
    # GIVEN a folder that was kept with a list prepared, all of which was sent and paid for afterwards
    await known(world)
    batch = await world.prepared(british(6), most=3)
    kept = tmp_path_factory.mktemp("kept") / "home"
    shutil.copytree(world.home, kept)
    await world.verification.run(batch.id)
    assert world.service.credits == 994
    # WHEN the folder is put back, and the list goes on
    again = put_back(world, kept)
    if first_looked_at:  # as the window does
        await again.balances.read(CONNECTION)
    await again.verification.run(batch.id)
    # THEN nothing is sent, and the person is told why and asked about one task
    assert again.states(batch) == [S.UNKNOWN, S.PREPARED]
    assert again.tasks(batch)[0].message.startswith("the balance has fallen by 6 since")
    again.sure(batch)
    again.close()


async def test_whoever_says_send_again_spends_from_it_with_others_and_is_asked_no_more(world: World) -> None:
    await known(world)
    world.service.credits = Decimal(100)
    batch = await world.prepared(british(6), most=3)
    await world.verification.run(batch.id)
    assert world.states(batch) == [S.UNKNOWN, S.PREPARED]
    world.verification.decide_resend(world.tasks(batch)[0])
    await world.verification.run(batch.id)
    assert world.states(batch) == [S.JOINED, S.JOINED]
    world.service.credits = Decimal(50)
    other = await world.prepared(british(3, start=50))
    await world.verification.run(other.id)
    assert world.states(other) == [S.JOINED]


async def test_that_others_spend_from_it_is_asked_anew_after_a_month(world: World) -> None:
    await known(world)
    world.service.credits = Decimal(100)
    batch = await world.prepared(british(3))
    await world.verification.run(batch.id)
    world.verification.decide_resend(world.tasks(batch)[0])
    await world.verification.run(batch.id)
    world.time.ahead += DAY
    await world.balances.read(CONNECTION)
    world.time.ahead += 30 * DAY
    world.service.credits = Decimal(50)
    other = await world.prepared(british(3, start=50))
    await world.verification.run(other.id)
    assert world.states(other) == [S.UNKNOWN]


async def test_while_others_spend_from_it_a_small_fall_contradicts_no_refusal(world: World) -> None:
    await known(world)
    world.service.credits = Decimal(900)
    batch = await world.prepared(british(3))
    await world.verification.run(batch.id)
    world.verification.decide_resend(world.tasks(batch)[0])
    await world.verification.run(batch.id)

    async def refuse(spent: int) -> None:
        world.service.credits -= spent
        raise RequestRefused(status=422, message="not covered", raw=None)

    # WHEN a list of 10 credits is refused while a colleague spends one, or while about its price goes
    for spent, state in ((1, S.REJECTED), (9, S.UNKNOWN)):
        other = await world.prepared(british(10, start=100 * spent))
        world.journal.update_batch(other.id, price=Decimal(1))
        world.service.mishap("detect", partial(refuse, spent))
        await world.verification.run(other.id)
        assert world.states(other) == [state]


@pytest.mark.parametrize("price", [Decimal(1), None], ids=["by its price", "no price"])
async def test_what_arrived_all_the_same_explains_its_part_of_the_fall(world: World, price: Decimal | None) -> None:
    # GIVEN a fall by both of a list's tasks, and a person who has found the first at the service
    await known(world)
    batch = await world.prepared(british(6), most=3)
    world.journal.update_batch(batch.id, price=price)
    for part in (0, 3):
        world.service.accept("phone-validation", "GB", british(3, start=part), "json")
    await world.verification.run(batch.id)
    assert world.states(batch) == [S.UNKNOWN, S.PREPARED]
    await world.verification.decide_arrived(world.tasks(batch)[0], "t_01")
    await world.verification.run(batch.id)
    # THEN the rest of it is a question, whose amount is known by the price
    assert world.states(batch) == [S.JOINED, S.UNKNOWN]
    left = 6 if price is None else 3
    assert world.tasks(batch)[1].message.startswith(f"the balance has fallen by {left} since")
    await world.verification.decide_arrived(world.tasks(batch)[1], "t_02")
    # AND once all of it is explained, another list is none
    other = await world.prepared(british(3, start=50))
    await world.verification.run(other.id)
    assert world.states(other) == [S.JOINED if price else S.UNKNOWN]


async def test_whoever_leaves_it_is_asked_about_the_next_task(world: World) -> None:
    await known(world)
    world.service.credits = Decimal(100)
    batch = await world.prepared(british(6), most=3)
    for states in ([S.UNKNOWN, S.PREPARED], [S.LEFT, S.UNKNOWN]):
        await world.verification.run(batch.id)
        assert world.states(batch) == states
        (asked,) = [task for task in world.tasks(batch) if task.state is S.UNKNOWN]
        world.verification.decide_leave(asked)
    assert world.service.sent_numbers() == []


@pytest.mark.parametrize(
    ("now", "own"),
    [(1000, 0), (2000, 0), (998, 0), (994, 6), (1000, 6)],
    ids=["as it was", "topped up", "by less than this costs", "by our own", "ours isn't charged yet"],
)
async def test_a_fall_that_is_explained_is_no_question(world: World, now: int, own: int) -> None:
    await known(world)
    if own:
        earlier = await world.prepared(british(own, start=100))
        await world.verification.run(earlier.id)
        await world.balances.read(CONNECTION)
    world.service.credits = Decimal(now)
    batch = await world.prepared(british(3))
    world.journal.update_batch(batch.id, price=Decimal(1))
    await world.verification.run(batch.id)
    assert world.states(batch) == [S.JOINED]


async def test_one_fall_is_counted_once_and_forgotten_after_a_week(world: World) -> None:
    await known(world)
    world.service.credits = Decimal(900)
    for _ in range(3):
        await world.balances.read(CONNECTION)
    world.service.credits = Decimal(890)
    await world.balances.read(CONNECTION)
    batch = await world.prepared(british(3))
    (task,) = world.tasks(batch)
    reason = doubt(world.journal, batch, task, world.time.now())
    assert reason is not None
    assert reason.startswith("the balance has fallen by 110 since")
    assert doubt(world.journal, batch, task, world.time.now() + timedelta(days=8)) is None
    elsewhere: Any = await world.prepared(british(3), connection=type(CONNECTION)("https://other.example/api/v1"))
    assert doubt(world.journal, elsewhere, task, world.time.now()) is None
    assert URL.startswith("https://service.example")


@pytest.mark.parametrize("url", ["https://service.example/other/v2", "https://second.example/api/v1"])
@pytest.mark.parametrize("as_list", [True, False], ids=["a list", "a single check"])
async def test_what_another_connection_of_the_account_spent_is_no_doubt(world: World, url: str, as_list: bool) -> None:
    # GIVEN another connection with the same key, through which something was sent since the balance was known
    await known(world)
    other = Connection(url, "Other")
    world.keys.kept[other.origin] = "key"
    await world.session.save(other, None)
    prove(world.journal, url)
    if as_list:
        sent = await world.prepared(british(30, start=600), connection=other)
        world.journal.update_batch(sent.id, price=Decimal(1))
        await world.verification.run(sent.id)
    else:
        await world.checking.check(other, "+447400000900", "phone-validation")
    assert world.service.credits < 1000
    # WHEN a list goes THEN it goes
    batch = await world.prepared(british(3))
    await world.verification.run(batch.id)
    assert world.states(batch) == [S.JOINED]


async def test_what_another_key_elsewhere_spends_explains_nothing(world: World) -> None:
    await known(world)
    other = Connection("https://second.example/api/v1", "Other")
    world.keys.kept[other.origin] = "another"
    await world.session.save(other, None)
    prove(world.journal, other.base_url)
    await world.checking.check(other, "+447400000900", "phone-validation")
    world.service.credits = Decimal(900)
    batch = await world.prepared(british(3))
    await world.verification.run(batch.id)
    assert world.states(batch) == [S.UNKNOWN]
