"""A service that is told no country gets a list as it is; one that is told a country gets it country by country."""

from __future__ import annotations

import asyncio
import shutil

import pytest

from desktop_app.core.batches.batch import Batch, Via
from desktop_app.core.batches.batching import ANY_COUNTRY
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.numbers.phone import only_region
from desktop_app.core.service.connection import Connection
from desktop_app.services.lists.preparing import BatchOrder
from tests.services.lists.test_repeating import answers, send_again
from tests.services.lists.test_reusing import written
from tests.services.world import URL, World, british, german, until

NO_COUNTRY = '[requests]\ncountry = ""\nupload_country = ""\n'
NUMBERS = [each for pair in zip(german(3), british(3), strict=True) for each in pair]


async def connect(world: World, taught: str) -> Connection:
    connection = Connection(URL, "Taught", taught)
    await world.session.save(connection, None)
    return connection


def shape(world: World, batch: Batch) -> list[tuple[str, int, int]]:
    return [(task.country, task.first, task.numbers) for task in world.tasks(batch)]


@pytest.mark.parametrize("most", [None, 4])
async def test_numbers_of_all_countries_go_together_in_the_order_of_the_list(world: World, most: int | None) -> None:
    connection = await connect(world, NO_COUNTRY)
    batch = await world.prepared([*NUMBERS, NUMBERS[0], "nonsense"], most=most, connection=connection)
    parts = [(ANY_COUNTRY, 0, 4), (ANY_COUNTRY, 4, 2)] if most else [(ANY_COUNTRY, 0, 6)]
    assert shape(world, batch) == parts
    await world.verification.run(batch.id, 1)
    assert world.service.sent_numbers() == NUMBERS
    path = world.home / "out.csv"
    await world.exporting.export(batch.id, path)
    found = written(path)
    assert {number: found[number]["Answer"] for number in NUMBERS} == dict.fromkeys(NUMBERS, "answered")
    await world.session.aclose()


@pytest.mark.parametrize(
    ("taught", "via", "countries"),
    [
        ("", Via.AUTO, ["DE", "GB"]),
        ('[requests]\ncountry = ""\n', Via.AUTO, ["DE", "GB"]),
        ('[requests]\ncountry = ""\n', Via.JSON, [ANY_COUNTRY]),
        ('[requests]\ncountry = ""\n', Via.FILE, ["DE", "GB"]),
        ('[requests]\nupload_country = ""\n', Via.FILE, [ANY_COUNTRY]),
        (NO_COUNTRY, Via.REALTIME, ["DE", "GB"]),
    ],
)
async def test_a_list_is_divided_where_any_of_its_requests_may_name_a_country(
    world: World, taught: str, via: Via, countries: list[str]
) -> None:
    batch = await world.prepared(NUMBERS, connection=await connect(world, taught), via=via)
    assert [task.country for task in world.tasks(batch)] == countries
    await world.session.aclose()


async def test_what_is_estimated_is_what_is_prepared(world: World) -> None:
    small = f"{NO_COUNTRY}[limits]\nleast = 5\n"
    connection = await connect(world, small)
    batch = await world.prepared(NUMBERS, connection=connection)
    found = world.preparing.estimate({"DE": 3, "GB": 3}, BatchOrder("", connection, "phone-validation"))
    assert (found.numbers, found.tasks, found.small) == (6, len(world.tasks(batch)), ())
    few = world.preparing.estimate({"DE": 3}, BatchOrder("", connection, "phone-validation"))
    assert few.small == ((ANY_COUNTRY, 3),)
    await world.session.aclose()


async def test_the_unanswered_of_all_countries_are_sent_again_together(world: World) -> None:
    world.service.results["t_01"] = answers(*NUMBERS[2:])
    batch = await world.prepared(NUMBERS, connection=await connect(world, NO_COUNTRY))
    await world.verification.run(batch.id, 1)
    await send_again(world, batch, 2)
    assert shape(world, batch) == [(ANY_COUNTRY, 0, 6), (ANY_COUNTRY, 6, 2)]
    assert world.service.sent_numbers() == [*NUMBERS, *NUMBERS[:2]]
    assert world.verification.outcome(batch.id).exit_code == 0
    await world.session.aclose()


async def test_it_stays_as_it_was_begun_whatever_the_connection_is_taught_later(world: World) -> None:
    # GIVEN a list that was begun with a service that is told no country, and is lost before it is sent
    await connect(world, NO_COUNTRY)
    batch = await world.prepared(NUMBERS, most=4, connection=world.session.connection(URL))
    shutil.rmtree(world.lists.folder(batch.list_id))
    # WHEN the same file is chosen again, and the connection names countries by now
    connection = await connect(world, "")
    again = await world.prepared(NUMBERS, most=4, connection=connection)
    # THEN it is the same batch, and each number goes once
    assert again.id == batch.id
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [TaskState.JOINED] * 2
    assert world.service.sent_numbers() == NUMBERS
    world.sure(batch)
    await world.session.aclose()


async def test_numbers_written_nationally_are_found_where_one_alone_fits(world: World) -> None:
    world.service.results["t_01"] = answers(*(number[3:] for number in NUMBERS))  # 7400…, 15112…
    batch = await world.prepared(NUMBERS, connection=await connect(world, NO_COUNTRY))
    await world.verification.run(batch.id, 1)
    assert world.verification.outcome(batch.id).answered == len(NUMBERS)
    await world.session.aclose()


@pytest.mark.parametrize(("numbers", "country"), [(british(3), "GB"), (NUMBERS, "")])
async def test_a_profile_that_names_countries_later_names_that_of_a_list_of_one(
    world: World, numbers: list[str], country: str
) -> None:
    batch = await world.prepared(numbers, connection=await connect(world, NO_COUNTRY))
    await connect(world, "")
    await world.verification.run(batch.id, 1)
    assert [job.country for job in world.service.jobs.values()] == [country]
    world.sure(batch)
    await world.session.aclose()


async def test_the_country_of_a_long_list_is_found_before_the_intent_and_a_pause_meanwhile_counts(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    # GIVEN a list whose country is looked for when it is sent, which takes seconds for a long one
    batch = await world.prepared(british(3), connection=await connect(world, NO_COUNTRY))
    await connect(world, "")
    seen: list[TaskState] = []

    def slow(numbers: list[str]) -> str:
        seen.extend(world.states(batch))
        world.verification.pausing.pause(batch.id)
        return only_region(numbers)

    monkeypatch.setattr("desktop_app.services.batches.submitting.only_region", slow)
    # WHEN it is paused meanwhile
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: world.submitting.held(batch.id), running)
    # THEN no intent was on disk while it was looked for, and nothing is sent until it goes on
    assert (seen, world.states(batch), world.service.jobs) == ([TaskState.PREPARED], [TaskState.PREPARED], {})
    monkeypatch.setattr("desktop_app.services.batches.submitting.only_region", only_region)
    world.verification.pausing.go_on(batch.id)
    await running
    assert [job.country for job in world.service.jobs.values()] == ["GB"]
    world.sure(batch)
    await world.session.aclose()


async def test_answers_of_before_are_filled_in_and_the_rest_goes_together(world: World) -> None:
    connection = await connect(world, NO_COUNTRY)
    first = await world.prepared(NUMBERS[:2], connection=connection)
    await world.verification.run(first.id, 1)
    second = await world.prepared(NUMBERS, connection=connection, reuse_days=30, agreed=4)
    await world.verification.run(second.id, 1)
    assert shape(world, second) == [(ANY_COUNTRY, 0, 4)]
    assert world.service.sent_numbers() == NUMBERS
    assert await world.results.tally(second.id) == {"answered": 6, "reused": 2}
    # AND nobody takes the list for one of a country
    assert world.journal.countries() == {}
    await world.session.aclose()
