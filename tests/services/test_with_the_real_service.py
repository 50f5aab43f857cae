"""The services, the HTTP client and the local service together, without a network and in simulated time."""

from __future__ import annotations

import asyncio
import csv
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from pathlib import Path
from typing import Any

import httpx
import pytest

from desktop_app.api.client import HttpClient
from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import BalanceShort, KeyRefused, NumberInvalid
from desktop_app.core.service.connection import Connection
from desktop_app.local_service.service import Service
from desktop_app.local_service.serving import create_app
from desktop_app.local_service.settings import ServiceSettings
from desktop_app.services.ports import VerificationClient
from tests.services.simulated_time import SimulatedTime
from tests.services.world import World, british, german, told, until

BASE_URL = "http://127.0.0.1:4000/api/v1"
S = TaskState


class Real:
    """The local service's application over one store; it answers tasks whenever it is asked for something."""

    def __init__(self, folder: Path, time: SimulatedTime, **settings: Any) -> None:
        self.service = Service(ServiceSettings(folder, **settings), clock=time.seconds, ticks=time.seconds)
        self.key = self.service.keys.issue()
        self.app = create_app(self.service)
        self.statuses: list[tuple[str, int]] = []
        self.before: Callable[[str], Awaitable[None]] | None = None
        self.after: Callable[[str], Awaitable[None]] | None = None

    async def __call__(self, scope: MutableMapping[str, Any], receive: Any, send: Any) -> None:
        """ASGI, with every answer's status noted."""
        path = scope["path"]

        async def noted(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                self.statuses.append((path, message["status"]))
                if self.after:
                    await self.after(path)
            await send(message)

        if self.before:
            await self.before(path)
        self.service.worker.step()
        await self.app(scope, receive, noted)

    def client(self, base_url: str, key: str) -> VerificationClient:
        return HttpClient(base_url, key, transport=httpx.ASGITransport(self))

    def count(self, status: int) -> int:
        return sum(each == status for _, each in self.statuses)


@pytest.fixture
def real(world: World, tmp_path: Path) -> Iterator[Real]:
    made = Real(tmp_path / "service", world.time)
    connect(world, made)
    yield made
    made.service.close()


def connect(world: World, real: Real) -> None:
    world.client = real.client
    world.keys.kept["http://127.0.0.1:4000"] = real.key


HERE = Connection(BASE_URL)


@pytest.mark.parametrize("via", list(Via))
async def test_a_list_of_several_countries_comes_back_row_by_row(world: World, real: Real, via: Via) -> None:
    output = world.home / "out.csv"
    numbers = [*british(40), *german(25), "nonsense", "", british(1)[0]]
    batch = await world.prepared(numbers, most=20, connection=HERE, via=via)
    await world.verification.run(batch.id, 1)
    assert set(world.states(batch)) == {S.JOINED}
    outcome = world.verification.outcome(batch.id)
    assert (outcome.submitted, outcome.answered, outcome.exit_code) == (65, 65, 0)
    await world.exporting.export(batch.id, output)
    await world.session.aclose()
    with output.open(encoding="utf-8-sig", newline="") as lines:
        header, *rows = csv.reader(lines)
    assert [row[1] for row in rows] == numbers
    assert [row[header.index("Answer")] for row in rows] == ["answered"] * 65 + ["not sent"] * 2 + ["answered"]
    answer = header.index("Answer")
    assert rows[-1][answer:] == rows[0][answer:]
    assert real.service.ledger.balance("local") == 10_000_000 - 65


async def test_forty_tasks_meet_no_limit_of_the_real_service(world: World, real: Real) -> None:
    batch = await world.prepared(british(40), most=1, connection=HERE)
    await world.verification.run(batch.id, 1)
    assert set(world.states(batch)) == {S.JOINED}
    await world.session.aclose()
    assert real.count(429) == 0
    assert real.service.ledger.balance("local") == 10_000_000 - 40


async def test_a_service_that_takes_fewer_numbers_teaches_it(world: World, tmp_path: Path) -> None:
    real = Real(tmp_path / "small", world.time, max_phones=15)
    connect(world, real)
    batch = await world.prepared(british(50), connection=HERE, via=Via.JSON)
    await world.verification.run(batch.id, 1)
    tasks = [task for task in world.tasks(batch) if task.state is not S.SPLIT]
    assert {task.state for task in tasks} == {S.JOINED}
    assert max(task.numbers for task in tasks) <= 15
    assert world.verification.outcome(batch.id).answered == 50
    await world.session.aclose()
    assert real.service.ledger.balance("local") == 10_000_000 - 50
    real.service.close()


async def test_a_balance_that_runs_out_stops_the_rest_and_what_was_accepted_is_answered(
    world: World, tmp_path: Path
) -> None:
    real = Real(tmp_path / "poor", world.time, opening_credits=25)
    connect(world, real)
    batch = await world.prepared(british(40), most=10, connection=HERE)
    with pytest.raises(BalanceShort):
        await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED, S.JOINED, S.REJECTED, S.PREPARED]
    assert world.verification.outcome(batch.id).answered == 20
    await world.session.aclose()
    assert real.service.ledger.balance("local") == 5
    real.service.close()


async def test_a_wrong_key_sends_nothing(world: World, real: Real) -> None:
    world.keys.kept["http://127.0.0.1:4000"] = "wrong-key"
    batch = await world.prepared(british(3), connection=HERE)
    with pytest.raises(KeyRefused):
        await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.PREPARED]
    await world.session.aclose()
    assert real.service.ledger.balance("local") == 10_000_000


def test_an_answer_lost_after_it_was_accepted_is_settled_by_its_id_and_charged_once(world: World, real: Real) -> None:
    class Reset(OSError):
        pass

    async def lose(path: str) -> None:
        if path.endswith("/detect"):
            raise Reset("connection reset")

    async def story() -> None:
        batch = await world.prepared(british(5), connection=HERE, via=Via.JSON)
        real.after = lose
        await world.verification.run(batch.id, 1)
        (task,) = world.tasks(batch)
        assert task.state is S.UNKNOWN
        assert task.balance_before is not None
        assert task.balance_after == task.balance_before - 5
        real.after = None
        accepted = real.service.tasks.next_unfinished()
        assert accepted is not None
        await world.verification.decide_arrived(task, accepted.id)
        await world.verification.run(batch.id, 1)
        assert world.states(batch) == [S.JOINED]
        await world.session.aclose()

    told(story())
    assert real.service.ledger.balance("local") == 10_000_000 - 5


async def test_cancelled_on_its_way_through_http_nobody_knows(world: World, real: Real) -> None:
    arrived = asyncio.Event()

    async def hang(path: str) -> None:
        if path.endswith("/detect"):
            arrived.set()
            await asyncio.Event().wait()

    batch = await world.prepared(british(5), connection=HERE, via=Via.JSON)
    real.before = hang
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(arrived.is_set, running)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert world.states(batch) == [S.UNKNOWN]
    await world.session.aclose()


async def test_a_restart_of_the_service_in_the_middle_loses_nothing(world: World, tmp_path: Path) -> None:
    first = Real(tmp_path / "service", world.time, chunk=3)
    connect(world, first)
    batch = await world.prepared(british(60), most=30, connection=HERE)
    running = asyncio.ensure_future(world.verification.run(batch.id, None))
    await until(lambda: S.PROCESSING in world.states(batch), running)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    first.service.close()
    # The key was made for one run; the next has another.
    second = Real(tmp_path / "service", world.time)
    connect(world, second)
    for task in world.tasks(batch):
        if task.state is S.UNKNOWN:
            world.verification.decide_resend(task)
    await world.verification.run(batch.id, None)
    assert set(world.states(batch)) == {S.JOINED}
    assert world.verification.outcome(batch.id).answered == 60
    await world.session.aclose()
    second.service.close()


async def test_a_check_and_a_balance_through_http(world: World, real: Real) -> None:
    entry = await world.checking.check(HERE, "+44 20 7946 0958")
    assert entry.number == "+442079460958"
    assert entry.answer
    assert entry.remaining is not None
    reading = await world.balances.read(HERE)
    assert reading.amount == 10_000_000 - 1
    tested = await world.connection_test.cheapest(Connection(BASE_URL), real.key)
    assert tested is not None
    assert tested.amount == reading.amount
    with pytest.raises(KeyRefused):
        await world.connection_test.cheapest(Connection(BASE_URL), "another-key")
    with pytest.raises(NumberInvalid):
        await world.checking.check(HERE, "+44 20")
    await world.session.aclose()
