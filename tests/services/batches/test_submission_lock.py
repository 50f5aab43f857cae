"""One submission of a key at a time, so that the balances before and after it tell whether it was charged."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.service.connection import Connection
from tests.services.scripted_service import unknown
from tests.services.world import CONNECTION, URL, World, british, german, told


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[World, World]]:
    """Two programs over one data folder, connected to one service with one key."""
    first = World(tmp_path)
    second = World(tmp_path, first.service)
    yield first, second
    first.close()
    second.close()


async def both_run(two: tuple[World, World], most: int, there: Connection = CONNECTION) -> list[Batch]:
    """Each program verifies a list of its own, at the same time."""
    first, second = two
    batches = [
        await first.prepared(british(40), most=most),
        await second.prepared(german(40), most=most, connection=there),
    ]
    await asyncio.gather(first.verification.run(batches[0].id), second.verification.run(batches[1].id))
    return batches


def test_two_programs_submit_one_after_the_other(two: tuple[World, World]) -> None:
    told(both_run(two, 8))

    service = two[0].service
    assert service.most_at_once == 1
    assert len(service.sent_numbers()) == 80
    assert service.refused_for_rate == 0


def test_the_balances_around_a_doubt_are_of_this_submission_alone(two: tuple[World, World]) -> None:
    two[0].service.mishap("answer", unknown(), unknown())

    for batch in told(both_run(two, 40)):
        (task,) = two[0].tasks(batch)
        assert task.state is TaskState.UNKNOWN
        assert task.balance_before is not None
        assert task.balance_after == task.balance_before - Decimal(40)


def test_two_addresses_with_one_key_and_origin_are_one_account(two: tuple[World, World]) -> None:
    told(both_run(two, 8, Connection(f"{URL}/")))

    assert two[0].service.most_at_once == 1


async def test_whoever_waits_can_be_cancelled_and_keeps_nobody_else_waiting(two: tuple[World, World]) -> None:
    turns = [world.submitting._submission_lock for world in two]
    async with turns[0].of("account"):
        waiting = asyncio.ensure_future(_take(two[1], "account"))
        other = asyncio.ensure_future(_take(two[1], "another account"))
        await other
        for _ in range(5):
            await asyncio.sleep(0)
        assert not waiting.done()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    await _take(two[1], "account")


async def _take(world: World, account: str) -> None:
    async with world.submitting._submission_lock.of(account):
        return


async def test_within_one_program_turns_are_taken_in_their_order_and_without_waiting_for_a_nap(
    two: tuple[World, World],
) -> None:
    turns, taken, began = two[0].submitting._submission_lock, list[int](), two[0].time.seconds()

    async def take(at: int) -> None:
        async with turns.of("account"):
            taken.append(at)
            await asyncio.sleep(0)

    # GIVEN three submissions of one program that wait while a fourth is on its way
    async with turns.of("account"):
        waiting = [asyncio.ensure_future(take(at)) for at in range(3)]
        for _ in range(20):
            await asyncio.sleep(0)
        assert taken == []
    # WHEN another comes just as that one has ended THEN it comes last, and none has slept in between
    waiting.append(asyncio.ensure_future(take(3)))
    await asyncio.gather(*waiting)
    assert taken == [0, 1, 2, 3]
    assert two[0].time.seconds() == began
