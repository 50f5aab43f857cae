"""A single check is in the journal before its first byte leaves, and what became of it is never guessed."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.api.client import HttpClient
from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.checks import CheckEntry
from desktop_app.core.batches.checks import CheckState as C
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    BalanceShort,
    CheckUnanswered,
    DialproofError,
    NeverArrived,
    NoAnswer,
    RequestRefused,
    Throttled,
)
from desktop_app.core.service.connection import Connection
from desktop_app.services.batches.in_flight import STOPPED
from desktop_app.services.checks.checking import Checking
from desktop_app.services.program.failpoints import Moment
from tests.services.world import CONNECTION, World, blocked, british, told, until

NUMBER = "+442079460958"
LOST = NoAnswer(origin="https://service.example", reason="status 502")


async def check(world: World) -> CheckEntry:
    return await world.checking.check(CONNECTION, NUMBER)


async def test_it_stands_in_the_history_while_it_is_on_its_way(world: World) -> None:
    seen: list[CheckEntry] = []

    async def look() -> None:
        seen.extend(world.checking.history())

    world.service.mishap("check", look)
    answered = await check(world)
    assert [(entry.id, entry.state, entry.answer) for entry in seen] == [(answered.id, C.SENDING, {})]
    assert world.checking.history() == [answered]


@pytest.mark.parametrize(
    ("error", "raised", "state"),
    [
        (LOST, CheckUnanswered, C.UNKNOWN),
        (AnswerNotUnderstood(origin="o", reason="a page of HTML"), AnswerNotUnderstood, C.UNKNOWN),
        (RuntimeError("a fault"), RuntimeError, C.UNKNOWN),
        (RequestRefused(status=422, message="not covered", raw=None), RequestRefused, C.REFUSED),
        (BalanceShort(message="", raw=None), BalanceShort, C.REFUSED),
    ],
)
async def test_what_failed_is_kept_as_what_it_was(
    world: World, error: Exception, raised: type[Exception], state: C
) -> None:
    world.service.mishap("check", error)
    with pytest.raises(raised):
        await check(world)
    (entry,) = world.checking.history()
    assert entry.state is state
    assert entry.message
    assert world.service.checked == []  # and nothing was sent a second time


@pytest.mark.parametrize(
    "error", [NeverArrived(origin="o", reason="dns"), Throttled(message="", retry_after=60.0, raw=None)]
)
async def test_what_was_not_asked_is_in_nobodys_history(world: World, error: DialproofError) -> None:
    world.service.mishap("check", error)
    with pytest.raises(type(error)):
        await check(world)
    assert world.checking.history() == []


async def test_a_short_hold_is_waited_for_and_is_one_check(world: World) -> None:
    world.service.mishap("check", Throttled(message="", retry_after=4.0, raw=None))
    began = world.time.seconds()
    entry = await check(world)
    assert world.time.seconds() - began >= 4
    assert [each.id for each in world.checking.history()] == [entry.id]


def test_killed_in_between_it_is_unknown_at_the_next_start(world: World, tmp_path: Path) -> None:
    left: list[Path] = []

    def kill(moment: Moment) -> None:
        copy = tmp_path / f"killed-{moment.name}"
        shutil.copytree(world.home, copy, ignore=lambda _folder, names: [n for n in names if n.startswith("killed")])
        left.append(copy)

    told(Checking(replace(world.context, at=kill)).check(CONNECTION, NUMBER))
    assert [path.name for path in left] == ["killed-INTENDED", "killed-LEAVING", "killed-ANSWERED"]
    for home in left:
        later = World(home)
        (cut_off,) = later.journal.checks.under_way()
        told(later.time.sleep(3600.0))
        (entry,) = later.checking.history()
        assert (entry.state, entry.number, entry.message) == (C.UNKNOWN, NUMBER, STOPPED)
        assert entry.at == cut_off.at  # when it may have been charged
        assert later.service.checked == []
        later.close()


async def test_what_another_process_has_under_way_is_left_alone(world: World) -> None:
    gate = asyncio.Event()
    world.service.mishap("check", blocked(gate))
    running = asyncio.ensure_future(check(world))
    await until(lambda: world.service.log.count("check") == 1, running)
    other = World(world.home, world.service)
    assert [entry.state for entry in other.checking.history()] == [C.SENDING]
    # AND a second one takes a slot of its own
    await check(other)
    assert [entry.state for entry in other.checking.history()] == [C.ANSWERED, C.SENDING]
    other.close()
    gate.set()
    await running
    assert [entry.state for entry in world.checking.history()] == [C.ANSWERED, C.ANSWERED]


@pytest.mark.parametrize("answers", [True, False])
async def test_cancelled_it_is_heard_out_for_a_moment(
    world: World, answers: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop_app.services.checks.realtime_check.LAST_MOMENT", 3.0 if answers else 0.01)
    gate = asyncio.Event()
    world.service.mishap("check", blocked(gate))
    running = asyncio.ensure_future(check(world))
    await until(lambda: world.service.log.count("check") == 1, running)
    running.cancel()
    await asyncio.sleep(0)
    if answers:
        gate.set()
    with pytest.raises(asyncio.CancelledError):
        await running
    (entry,) = world.checking.history()
    assert entry.state is (C.ANSWERED if answers else C.UNKNOWN)


def test_a_journal_of_before_has_answered_checks(world: World) -> None:
    db = world.journal._db
    db.execute("INSERT INTO checks (base_url, at, number, product, answer) VALUES ('x', '2026-01-01', '+1', '', '{}')")
    assert [entry.state for entry in world.checking.history()] == [C.ANSWERED]


# --- the token bucket, over a real socket ---


class Bucket:
    """A realtime endpoint with five tokens, one more each two seconds; times are those of the story."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.tokens, self.at = 5.0, world.time.seconds()
        self.heard: list[tuple[float, int, int]] = []  # when, status, remaining
        self.numbers: list[str] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        found = re.search("content-length: ([0-9]+)", head.lower())
        number = json.loads(await reader.readexactly(int(found[1])))["phone"] if found else ""
        if not number:  # the balance
            await _answer(writer, 200, {"balance": 5})
            return
        now = self.world.time.seconds()
        self.tokens, self.at = min(5.0, self.tokens + (now - self.at) / 2), now
        status = 200 if self.tokens >= 1 else 429
        self.tokens -= status == 200
        self.heard.append((now, status, int(self.tokens)))
        remaining = f"X-RateLimit-Remaining: {int(self.tokens)}\r\n"
        if status == 200:
            self.numbers.append(number)
            await _answer(writer, 200, {"phone": number, "active": True}, remaining)
        else:
            await _answer(writer, 429, {"error": "slow down"}, f"{remaining}Retry-After: 3\r\n")

    def waits_after(self, status: int, remaining: int | None = None) -> Iterator[float]:
        """How long after such an answer the next request came."""
        for one, other in zip(self.heard, self.heard[1:], strict=False):
            if one[1] == status and remaining in (None, one[2]):
                yield other[0] - one[0]


async def _answer(writer: asyncio.StreamWriter, status: int, message: dict[str, object], headers: str = "") -> None:
    body = json.dumps(message)
    head = f"HTTP/1.1 {status} X\r\nContent-Type: application/json\r\nConnection: close\r\n{headers}"
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n{body}".encode())
    await writer.drain()
    writer.close()


@asynccontextmanager
async def bucket(world: World) -> AsyncIterator[tuple[Bucket, Connection]]:
    made = Bucket(world)
    server = await asyncio.start_server(made.serve, "127.0.0.1", 0)
    origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    world.keys.kept[origin] = "key"
    world.client = HttpClient
    async with server:
        yield made, Connection(f"{origin}/api/v1")
        await world.session.aclose()


async def test_an_empty_bucket_is_waited_for_before_it_has_to_refuse(world: World) -> None:
    async with bucket(world) as (service, connection):
        for number in british(9):
            await world.checking.check(connection, number)
    assert list(service.waits_after(200, remaining=0))
    assert all(wait >= 1 for wait in service.waits_after(200, remaining=0))
    assert all(wait >= 3 for wait in service.waits_after(429))
    assert service.numbers == british(9)
    assert len(world.checking.history(connection)) == 9


async def test_a_list_keeps_to_the_bucket_and_every_number_is_answered_once(world: World) -> None:
    async with bucket(world) as (service, connection):
        batch = await world.prepared(british(20), connection=connection, via=Via.REALTIME)
        await world.verification.run(batch.id, 4)
        assert world.verification.outcome(batch.id).exit_code == 0
    assert sorted(service.numbers) == british(20)
    # It says what it still takes, and is seldom asked for more.
    refused = [status for _, status, _ in service.heard].count(429)
    assert refused < len(service.numbers)
