"""One key and what its service says of it, whatever is asked at the same time."""

from __future__ import annotations

import asyncio

import pytest

from desktop_app.core.errors import KeyRefused, NoAnswer
from desktop_app.services.connections.auth_circuit_breaker import AuthCircuitBreaker


async def no(status: int = 401) -> str:
    await asyncio.sleep(0)
    raise KeyRefused(status=status, message="no")


async def yes() -> str:
    await asyncio.sleep(0)
    return "yes"


async def test_nothing_more_goes_through_after_a_refusal_until_it_is_reopened() -> None:
    gate = AuthCircuitBreaker()
    # GIVEN several requests at once, of which the first is refused
    found = await asyncio.gather(*(gate.through(each) for each in (no(), yes(), yes())), return_exceptions=True)
    assert [type(each) for each in found] == [KeyRefused] * 3
    assert gate.refused
    # WHEN it may be tried once more
    gate.reopen()
    assert await gate.through(yes()) == "yes"
    assert not gate.refused


@pytest.mark.parametrize("error", [KeyRefused(status=403, message=""), NoAnswer(origin="x", reason="y")])
async def test_what_says_nothing_of_the_key_closes_nothing(error: Exception) -> None:
    async def fails() -> str:
        raise error

    gate = AuthCircuitBreaker()
    with pytest.raises(type(error)):
        await gate.through(fails())
    assert await gate.through(yes()) == "yes"


async def test_nobody_waits_for_a_file() -> None:
    gate, arrived = AuthCircuitBreaker(), asyncio.Event()
    file = asyncio.ensure_future(gate.through(arrived.wait(), brief=False))
    await asyncio.sleep(0)
    assert await gate.through(yes()) == "yes"
    arrived.set()
    assert await file


async def test_one_that_gives_up_waiting_leaves_the_others_waiting() -> None:
    gate, answer = AuthCircuitBreaker(), asyncio.Event()
    first = asyncio.ensure_future(gate.through(answer.wait()))
    await asyncio.sleep(0)
    waiting = [asyncio.ensure_future(gate.through(yes())) for _ in range(2)]
    await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.sleep(0)
    assert not waiting[1].done()
    answer.set()
    assert await waiting[1] == "yes"
    assert await first
