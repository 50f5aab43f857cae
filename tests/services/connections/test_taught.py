"""What a connection was taught, in the hands of the services."""

from __future__ import annotations

import asyncio
import re
from bisect import bisect_left
from typing import Any

import httpx
import pytest

from desktop_app.api import HttpClient
from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import KeyMissing, NumberInvalid, ProfileBroken
from desktop_app.core.profile.reading import read_profile
from desktop_app.core.profile.trial import Step
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.rates import RateGroup
from desktop_app.core.service.readings import CheckReading
from tests.services.connections.test_pacing import most_in_a_minute
from tests.services.world import ORIGIN, URL, World, british

SMALL = "[limits]\nsubmits = 6\nnumbers = 2\n"


async def test_a_service_that_takes_less_gets_less(world: World) -> None:
    # GIVEN a connection that was taught six submissions a minute, and two numbers a task
    connection = Connection(URL, "Small", SMALL)
    await world.session.save(connection, None)
    # WHEN a list of twenty numbers is verified
    batch = await world.prepared(british(20), connection=connection)
    await world.verification.run(batch.id, 1)
    # THEN all of them are answered, in ten tasks, no more than six of which begin in any minute
    assert world.states(batch) == [TaskState.JOINED] * 10
    assert most_in_a_minute(sorted(world.service.requests[RateGroup.SUBMITS])) <= 6
    # AND the window shows what is left of six
    access = world.session.opened(connection)
    assert access is not None
    assert world.pacer.left(access.account)[RateGroup.SUBMITS][1] == 6
    await world.session.aclose()


async def test_what_was_taught_is_kept_with_the_connection(world: World) -> None:
    await world.session.save(Connection(URL, "Small", SMALL), None)
    assert world.session.connection(URL).profile == SMALL
    # WHEN it is taught something else
    await world.session.access(world.session.connection(URL))
    await world.session.save(Connection(URL, "Small", ""), None)
    # THEN the next request goes by that
    after = await world.session.access(world.session.connection(URL))
    assert world.session.limits(after.account)[RateGroup.SUBMITS] == 30
    await world.session.aclose()


async def test_a_list_of_a_removed_connection_is_still_understood_as_it_was_taught(world: World) -> None:
    # GIVEN a list that is being verified through a connection, which is removed with its key
    connection = Connection(URL, "Small", SMALL, "slug;price\nphone-validation;2\n")
    await world.session.save(connection, "its key")
    batch = await world.prepared(british(4), connection=connection)
    await world.session.remove(connection)
    assert connection not in world.session.connections()
    # THEN it says what is missing
    with pytest.raises(KeyMissing, match=re.escape(ORIGIN.removesuffix(":443"))):
        await world.verification.run(batch.id, 1)
    # AND in a later run, with a key for the address, it goes on by what the connection was taught
    later = world.again()
    known = later.session.connection(URL)
    assert known == connection
    await later.session.save(known, "its key")
    await later.verification.run(batch.id, 1)
    assert later.states(batch) == [TaskState.JOINED] * 2
    access = later.session.opened(known)
    assert access is not None
    assert later.session.limits(access.account)[RateGroup.SUBMITS] == 6
    await later.session.aclose()
    later.close()


async def test_what_is_tried_out_changes_nothing_for_lists_that_are_under_way(world: World) -> None:
    # GIVEN a connection that was taught six submissions a minute, in use
    saved = Connection(URL, "Small", SMALL)
    await world.session.save(saved, None)
    access = await world.session.access(saved)
    # WHEN it is tried out without that, with its kept key
    tried = await world.connection_test.ask(Connection(URL, "Small"), "", Step.BALANCE)
    # THEN lists still go by what is saved, through their own client
    assert tried.error is None
    assert world.session.limits(access.account)[RateGroup.SUBMITS] == 6
    assert world.session.opened(saved) is access
    await world.session.aclose()


async def test_a_check_that_is_tried_out_stands_in_the_history(world: World) -> None:
    connection = Connection(URL, "New")
    tried = await world.connection_test.ask(connection, "key", Step.CHECK, "+44 7400 000000")
    assert tried.error is None
    assert [each.number for each in world.checking.history(connection)] == ["+447400000000"]
    with pytest.raises(NumberInvalid):
        await world.connection_test.ask(connection, "key", Step.CHECK, "07400")
    assert world.service.log.count("check") == 1


def test_a_connection_saved_before_there_were_profiles_is_there(world: World) -> None:
    world.journal.save_setting("connections", [{"base_url": URL, "name": "Old"}])
    assert world.session.connection(URL) == Connection(URL, "Old", "")


async def test_a_profile_that_can_not_be_read_sends_nothing(world: World) -> None:
    connection = Connection(URL, "Team", "[answer]")
    await world.session.save(connection, None)
    with pytest.raises(ProfileBroken, match="“Team” can't be read: line 1: there is no section"):
        await world.prepared(british(3), connection=connection)
    with pytest.raises(ProfileBroken):
        await world.balances.read(connection)
    assert world.service.sent_numbers() == []


async def test_a_service_that_counts_by_the_second_is_asked_so(world: World) -> None:
    # GIVEN a service that takes two requests a second, of any kind
    connection = Connection(URL, "Slow", "[limits]\nper_second = 2\n")
    await world.session.save(connection, None)
    batch = await world.prepared(british(12), connection=connection, via=Via.REALTIME)
    await world.verification.run(batch.id, 1)
    # THEN all numbers are answered, and no second has more
    assert world.states(batch) == [TaskState.JOINED]
    began = sorted(time for times in world.service.requests.values() for time in times)
    assert len(began) >= 12
    assert max(bisect_left(began, start + 1.0) - place for place, start in enumerate(began)) == 2
    # AND the minute's limit is what that comes to
    access = world.session.opened(connection)
    assert access is not None
    assert world.session.limits(access.account)[RateGroup.CHECKS] == 120
    await world.session.aclose()


@pytest.mark.parametrize(("profile", "most"), [("", 4), ("[limits]\nat_once = 1", 1), ("[limits]\nat_once = 6", 6)])
async def test_a_list_one_by_one_has_as_many_under_way_as_was_taught(
    world: World, monkeypatch: pytest.MonkeyPatch, profile: str, most: int
) -> None:
    under_way, seen, answer = 0, [], world.service.check_phone

    async def slowly(*asked: Any) -> CheckReading:
        nonlocal under_way
        under_way += 1
        seen.append(under_way)
        await world.time.sleep(2.0)
        under_way -= 1
        return await answer(*asked)

    monkeypatch.setattr(world.service, "check_phone", slowly)
    connection = Connection(URL, "", profile)
    await world.session.save(connection, None)
    batch = await world.prepared(british(30), connection=connection, via=Via.REALTIME)
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [TaskState.JOINED]
    assert max(seen) == most
    await world.session.aclose()


async def test_a_client_keeps_to_the_requests_that_may_be_under_way() -> None:
    under_way, seen = 0, []

    async def handler(_request: httpx.Request) -> httpx.Response:
        nonlocal under_way
        under_way += 1
        seen.append(under_way)
        await asyncio.sleep(0.01)
        under_way -= 1
        return httpx.Response(200, json={"balance": 1})

    profile = read_profile("[limits]\nat_once = 2")
    client = HttpClient(URL, "key", transport=httpx.MockTransport(handler), profile=profile)
    await asyncio.gather(*(client.balance() for _ in range(7)))
    await client.aclose()
    assert (len(seen), max(seen)) == (7, 2)
