"""Each relative, over real sockets: submit, poll, result, balance, single check; taught through a dialect alone."""

from __future__ import annotations

import asyncio
import csv
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from textwrap import dedent

import pytest

from desktop_app.api.client import HttpClient
from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import DialproofError
from desktop_app.core.profile.reading import read_profile
from desktop_app.core.service.connection import Connection
from tests.services.world import World, british, told, until

from .catalogue import ALL
from .relative import Relative
from .server import KEY, Service, running
from .taught import TAUGHT

NUMBERS = british(5)


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    (tmp_path / "lists").mkdir()
    made = World(tmp_path)
    yield made
    made.close()


def connected(world: World, relative: Relative, base_url: str) -> Connection:
    connection = Connection(base_url, relative.name, dedent(relative.taught))
    world.keys.kept[Connection(base_url).origin] = KEY
    world.client = lambda url, key: HttpClient(url, key, profile=read_profile(connection.profile))
    return connection


@pytest.mark.parametrize("relative", ALL, ids=lambda relative: relative.name)
def test_every_relative_is_spoken_to(world: World, relative: Relative) -> None:
    output = world.home / "out.csv"
    for via in [Via.FILE] if relative.upload_only else [Via.JSON, Via.FILE]:
        with running(relative) as (service, base_url):
            connection = connected(world, relative, base_url)
            service.clock = world.time.seconds
            # WHEN a list is verified, the balance read and a number checked
            told(_everything(world, connection, relative, via, output))
        # THEN each row has what the service said of its number
        assert answers(output) == expected(relative)
        # AND the service was spoken to as it wants it, each number once, and nobody else was told the key
        assert service.heard.wrong == []
        assert sorted(f"+{number.lstrip('+')}" for number in service.heard.numbers) == NUMBERS
        assert service.heard.keys_elsewhere == []


async def _everything(world: World, connection: Connection, relative: Relative, via: Via, output: Path) -> None:
    await world.session.save(connection, KEY)
    batch = await world.prepared(NUMBERS, connection=connection, via=via)
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [TaskState.JOINED]
    assert world.tasks(batch)[0].remote_id == str(relative.task_id)
    await world.exporting.export(batch.id, output)
    balance = await world.balances.read(connection)
    assert (balance.amount, balance.currency) == (relative.amount, relative.currency)
    checked = await world.checking.check(connection, NUMBERS[0], "phone-validation")
    assert (checked.answer, checked.remaining) == (relative.checked, 17)
    await world.session.aclose()


def expected(relative: Relative) -> list[str]:
    return [relative.values[at % 2] for at in range(len(NUMBERS))]


def answers(output: Path) -> list[str]:
    """Of each row, the one value of its answer."""
    with output.open(encoding="utf-8-sig", newline="") as lines:
        header, *rows = csv.reader(lines)
    first = header.index("Answer") + 1
    return [row[first] for row in rows]


@pytest.mark.parametrize("relative", TAUGHT, ids=lambda relative: relative.name)
def test_without_its_profile_a_taught_relative_is_not_understood(world: World, relative: Relative) -> None:
    with running(relative) as (service, base_url):
        connection = connected(world, replace(relative, taught=""), base_url)
        service.clock = world.time.seconds
        ended = told(_ended(world, connection, relative, service))
    assert not ended or service.heard.wrong


async def _ended(world: World, connection: Connection, relative: Relative, service: Service) -> bool:
    """Whether the whole job came to an end as if nothing was missing."""
    via = Via.FILE if relative.upload_only else Via.JSON
    batch = await world.prepared(NUMBERS, connection=connection, via=via)
    going_on = asyncio.ensure_future(world.verification.run(batch.id, 1))
    try:
        await until(lambda: going_on.done() or service.polls > len(relative.polls) + 3)
        going_on.cancel()
        await asyncio.wait({going_on})
        balance = await world.balances.read(connection)
        if world.states(batch) != [TaskState.JOINED] or balance.amount != relative.amount:
            return False
        await world.exporting.export(batch.id, world.home / "out.csv")
    except DialproofError:
        return False
    finally:
        await world.session.aclose()
    return answers(world.home / "out.csv") == expected(relative)


def test_there_are_as_many_relatives_as_were_asked_for() -> None:
    assert len({relative.name for relative in ALL}) == len(ALL) >= 24


def test_a_request_that_is_not_as_wanted_is_noticed() -> None:
    service = Service(TAUGHT[1])
    service.answer("POST", "/api/v1/detect", {"X-API-Key": KEY}, b'{"product": "x", "country": "GB", "phones": ["+1"]}')
    assert service.heard.wrong
