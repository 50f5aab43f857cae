"""What a refused submission leads to: split, stopped, or passed over."""

from __future__ import annotations

import asyncio
import re
from decimal import Decimal

import pytest

from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import (
    BalanceShort,
    DialproofError,
    KeyMissing,
    KeyRefused,
    NoAnswer,
    RequestRefused,
    Throttled,
    TooLarge,
    UsageError,
)
from tests.proven import prove
from tests.services.scripted_service import too_large
from tests.services.world import CONNECTION, ORIGIN, World, british, until

S = TaskState


async def test_a_task_that_is_too_large_is_split_and_the_limit_is_remembered(world: World) -> None:
    world.service.takes = 30
    batch = await world.prepared(british(200))
    await world.submitting.submit(batch.id, 1)
    tasks = [task for task in world.tasks(batch) if task.state is not S.SPLIT]
    assert {task.state for task in tasks} == {S.ACCEPTED}
    assert sum(task.numbers for task in tasks) == 200
    assert sorted(world.service.sent_numbers()) == british(200)
    assert world.service.log.count("detect") == len(tasks) + 3  # 200, 100 and 50 were refused
    world.sure(batch)
    # AND the next list is cut right from the start
    world.service.log.clear()
    batch = await world.prepared(british(100, start=1_000))
    await world.submitting.submit(batch.id, 1)
    assert world.service.log.count("detect") == len(world.tasks(batch)) == 4


async def test_a_limit_is_learned_for_its_own_connection_alone(world: World) -> None:
    world.service.takes = 30
    await world.submitting.submit((await world.prepared(british(60))).id, 1)
    prove(world.journal, "https://other/api/v1")
    other = await world.prepared(british(60), connection=type(CONNECTION)("https://other/api/v1"))
    assert len(world.tasks(other)) == 1


async def test_a_very_small_limit_splits_a_large_task_without_asking_for_every_half(world: World) -> None:
    world.service.takes, world.service.enforce = 3, False
    batch = await world.prepared(british(2_000), most=1_000)
    submitting = asyncio.ensure_future(world.submitting.submit(batch.id, 1))
    await until(lambda: len(world.service.jobs) == 3, submitting)
    submitting.cancel()
    await asyncio.gather(submitting, return_exceptions=True)
    assert world.service.log.count("detect") <= 3 + 1 + 10
    world.sure(batch)


async def test_a_limit_of_nothing_is_no_limit(world: World) -> None:
    # GIVEN a service that names a count of which no task can be made
    batch = await world.prepared(british(8))
    world.service.mishap("detect", *[TooLarge(message="at most 0 numbers", most=0)] * 40)
    with pytest.raises(TooLarge):
        await world.submitting.submit(batch.id, 1)
    # THEN the task is halved, as where nothing is named, and not sent again and again as it is
    assert world.service.log.count("detect") == 4  # 8, 4, 2, 1


async def test_a_single_number_that_is_too_large_ends_the_splitting_and_unlearns_it(world: World) -> None:
    batch = await world.prepared(british(64), most=32)
    world.service.mishap("detect", *[too_large(0)] * 100)
    with pytest.raises(TooLarge):
        await world.submitting.submit(batch.id, 1)
    assert world.service.log.count("detect") == 6  # 32, 16, 8, 4, 2, 1
    assert world.service.jobs == {}
    world.sure(batch)
    assert len(world.tasks(await world.prepared(british(64, start=500)))) == 1


@pytest.mark.parametrize(
    "error", [KeyRefused(status=401, message="No."), BalanceShort(message="Add."), KeyMissing(origin="x")]
)
async def test_a_refused_key_or_balance_stops_the_rest(world: World, error: DialproofError) -> None:
    batch = await world.prepared(british(9), most=3)
    world.service.mishap("detect", lambda: asyncio.sleep(0), error)
    with pytest.raises(type(error)):
        await world.submitting.submit(batch.id, None)
    assert world.states(batch) == [S.ACCEPTED, S.REJECTED, S.PREPARED]
    assert world.tasks(batch)[1].message == error.sentence
    # AND put right, the rest is sent
    world.put_right(batch)
    await world.submitting.submit(batch.id, None)
    assert world.states(batch) == [S.ACCEPTED] * 3
    world.sure(batch)


async def test_a_key_that_the_balance_refuses_sends_nothing(world: World) -> None:
    batch = await world.prepared(british(3))
    world.service.mishap("balance", KeyRefused(status=401, message=""))
    with pytest.raises(KeyRefused):
        await world.submitting.submit(batch.id, 1)
    assert world.states(batch) == [S.PREPARED]
    assert "detect" not in world.service.log


@pytest.mark.parametrize(
    "error",
    [
        KeyRefused(status=403, message=""),
        NoAnswer(origin="x", reason="y"),
        RequestRefused(status=405, message=""),
        Throttled(message="", retry_after=3.0),
    ],
)
async def test_a_balance_that_can_not_be_read_is_no_reason_not_to_send(world: World, error: DialproofError) -> None:
    batch = await world.prepared(british(3))
    world.service.mishap("balance", *[error] * 3)
    await world.submitting.submit(batch.id, 1)
    (task,) = world.tasks(batch)
    assert (task.state, task.balance_before) == (S.ACCEPTED, None)


async def test_without_a_key_nothing_is_sent_and_the_task_says_why(world: World) -> None:
    world.keys.kept.clear()
    batch = await world.prepared(british(3))
    with pytest.raises(KeyMissing, match=re.escape(ORIGIN.removesuffix(":443"))):
        await world.submitting.submit(batch.id, 1)
    (task,) = world.tasks(batch)
    assert task.state is S.PREPARED
    assert "no API key" in task.message


async def test_a_key_that_no_header_can_hold_is_known_not_to_have_left(world: World) -> None:
    batch = await world.prepared(british(3))
    world.service.mishap("detect", UsageError(reason="The key has a line break."))
    with pytest.raises(UsageError):
        await world.submitting.submit(batch.id, 1)
    assert world.states(batch) == [S.PREPARED]


async def test_the_same_refusal_three_times_in_a_row_is_enough(world: World) -> None:
    batch = await world.prepared(british(10), most=1)
    world.service.mishap("detect", *[RequestRefused(status=422, message="No such product.")] * 9)
    await world.submitting.submit(batch.id, 1)
    assert world.states(batch) == [S.REJECTED] * 3 + [S.PREPARED] * 7


async def test_refusals_that_differ_let_the_others_pass(world: World) -> None:
    batch = await world.prepared(british(6), most=1)
    errors = [RequestRefused(status=422, message=f"Country {at}.") for at in range(3)]
    world.service.mishap("detect", *errors)
    await world.submitting.submit(batch.id, 1)
    assert world.states(batch) == [S.REJECTED] * 3 + [S.ACCEPTED] * 3


@pytest.mark.parametrize(
    ("hours", "fell", "state"),
    [(0.3, 3, S.UNKNOWN), (5, 3, S.UNKNOWN), (5, 40, S.JOINED), (5, 1, S.JOINED), (0.1, 1, S.UNKNOWN)],
)
async def test_a_charge_that_shows_late_is_known_by_its_amount(world: World, hours: float, fell: int, state: S) -> None:
    # GIVEN a 429 that was believed, and a balance that fell some time after
    batch = await world.prepared(british(3))
    world.journal.update_batch(batch.id, price=Decimal(1))
    world.service.mishap("detect", Throttled(message="", retry_after=1.0, raw=None))
    running = asyncio.ensure_future(world.verification.run(batch.id, None))
    await until(lambda: "throttled" in world.kinds(batch) and world.tasks(batch)[0].balance_after is not None)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    world.service.credits -= fell
    world.time.ahead += hours * 3600
    await world.verification.run(batch.id, None)
    assert world.states(batch) == [state]
    world.sure(batch)


async def test_another_key_has_another_balance(world: World) -> None:
    # GIVEN a list that was refused for its key, and another key, of an account with less credit
    batch = await world.prepared(british(3))
    world.service.mishap("detect", KeyRefused(status=401, message=""))
    with pytest.raises(KeyRefused):
        await world.verification.run(batch.id)
    world.service.credits = Decimal(500)
    await world.session.save(CONNECTION, "another key")
    await world.verification.run(batch.id)
    assert world.states(batch) == [S.JOINED]
