"""What an organisation has fixed is kept by the services, whichever face asks."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from datetime import timedelta

import pytest

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.polling import LOOKS
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import AddressFixed, ResultNotRead, SwitchedOff, UpdateNotRead
from desktop_app.core.results.reuse import OFF
from desktop_app.core.service.connection import LOCAL, Connection
from desktop_app.core.service.policy import Feature, Policy
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.program.updating import Updating
from tests.services.world import CONNECTION, URL, World

OTHER = Connection("https://other.example/api/v1", "Other")
FIXED = Policy(URL, "Team", '[answers]\ntask_id = "id"\n')
NUMBERS = ["+447911123456", "+447911123457"]


async def test_only_the_fixed_service_is_talked_to(world: World) -> None:
    # GIVEN another connection in use, and a batch under way through it
    await world.session.save(OTHER, "other key")
    world.session.choose(OTHER)
    batch = await world.prepared(NUMBERS, connection=OTHER)
    # WHEN the organisation fixes a service
    world.session.policy = FIXED
    # THEN it is the only one there is, named and taught as it says
    assert world.session.connections() == [replace(CONNECTION, name="Team", profile=FIXED.profile)]
    assert world.session.current() == world.session.started_for(None) == world.session.connections()[0]
    await world.session.access(world.session.current())
    assert world.made == [(URL, "key")]
    # AND no other is asked, tried, saved or started for; nothing of the batch leaves
    for address in (OTHER.base_url, LOCAL):
        with pytest.raises(AddressFixed):
            await world.session.access(Connection(address))
        with pytest.raises(AddressFixed):
            await world.session.access_unsaved(Connection(address), "a key")
        with pytest.raises(AddressFixed):
            world.session.started_for(address)
        with pytest.raises(AddressFixed):
            await world.session.save(Connection(address), "a key")
    with pytest.raises(AddressFixed):
        await world.verification.run(batch.id)
    assert (world.made, world.locals) == ([(URL, "key")], [])
    # AND what went through the other one is named by it still
    assert world.session.connection(OTHER.base_url) == OTHER


async def test_a_key_is_saved_for_the_fixed_service_and_the_others_stay(world: World) -> None:
    await world.session.save(OTHER, "other key")
    world.session.policy = Policy(URL)
    await world.session.save(replace(CONNECTION, products="slug,name\nhlr,HLR\n"), "new key")
    assert world.session.current().products
    # AND what the policy says of it doesn't become the person's own
    world.session.policy = FIXED
    await world.session.save(replace(world.session.current(), products="slug,name\nmnp,MNP\n"), None)
    world.session.policy = Policy()
    assert [each.base_url for each in world.session.connections()] == [LOCAL, OTHER.base_url, URL]
    kept = world.session.connection(URL)
    assert (kept.name, kept.profile, kept.products) == (CONNECTION.name, "", "slug,name\nmnp,MNP\n")


async def test_what_is_switched_off_is_neither_sent_nor_reused(world: World) -> None:
    first = await world.prepared(NUMBERS)
    await world.verification.run(first.id)
    world.preparing.reusing.choose(CONNECTION, 30)
    assert world.preparing.reusing.possible(CONNECTION, "phone-validation")
    found = await world.read(NUMBERS)
    one_by_one = await world.preparing.prepare(
        BatchOrder(list_id=found.list_id, connection=CONNECTION, product="hlr-lookup", via=Via.REALTIME)
    )
    sent = list(world.service.log)
    # WHEN single checks and reuse are switched off
    world.session.policy = Policy(off=frozenset({Feature.REALTIME_CHECKS, Feature.REUSE}))
    # THEN nothing is asked one by one, neither a number nor a list that was begun
    with pytest.raises(SwitchedOff, match="Single checks"):
        await world.checking.check(CONNECTION, NUMBERS[0])
    with pytest.raises(SwitchedOff):
        await world.verification.run(one_by_one.id)
    with pytest.raises(SwitchedOff):
        await world.prepared(NUMBERS, product="carrier-lookup", via=Via.REALTIME)
    assert world.checking.history() == []
    assert world.service.log == sent
    # AND no answer of before is offered
    reusing = world.preparing.reusing
    assert (reusing.days(CONNECTION), reusing.possible(CONNECTION, "phone-validation")) == (OFF, False)
    with pytest.raises(SwitchedOff):
        await world.prepared(NUMBERS, reuse_days=30)
    known = await reusing.known(found.list_id, CONNECTION, "phone-validation")
    assert known.numbers(30) == 0


async def test_a_result_of_another_service_waits_and_says_why(world: World) -> None:
    # GIVEN a task that has ended, and whose result wasn't fetched yet
    batch = await world.prepared(NUMBERS)
    world.service.broken_results["t_01"] = deque([b"\x00\x01 no table"] * (len(LOOKS) + 1))
    with pytest.raises(ResultNotRead):
        await world.verification.run(batch.id)
    # WHEN the organisation fixes another service THEN that is what is said, and nothing is tried again and again
    world.session.policy = Policy(OTHER.base_url)
    with pytest.raises(AddressFixed):
        await world.verification.run(batch.id, 4)
    assert world.states(batch) == [TaskState.COMPLETED]
    assert OTHER.base_url in str(world.tasks(batch)[0].message)
    # AND without it the result is fetched
    world.session.policy = Policy()
    await world.verification.run(batch.id)
    assert world.states(batch) == [TaskState.JOINED]


async def test_lists_are_kept_no_longer_than_the_organisation_wants(world: World) -> None:
    batch = await world.prepared(NUMBERS)
    await world.verification.run(batch.id)
    retention, world.session.policy = world.retention, Policy(most_days=20)
    assert (retention.days, retention.most_days) == (20, 20)
    retention.choose(90)
    assert retention.days == 20
    retention.choose(7)
    assert retention.days == 7
    retention.choose(20)  # what the window offers beside what there is to choose without a policy
    assert retention.days == 20
    # GIVEN the list has grown too old while nobody looked
    world.time.ahead += timedelta(days=40).total_seconds()
    world.session.policy = Policy(most_days=20)
    # THEN it is told, since the clock may be wrong; and gone at the next look, whether anybody agreed or not
    assert [each.id for each in (await retention.tidy()).batches] == [batch.id]
    world.time.ahead += 3_600
    assert not await retention.tidy()
    assert world.journal.batches() == []
    # AND without the policy it is the person's own choice again
    world.session.policy = Policy()
    assert retention.days is None


async def test_what_an_organisation_deletes_is_told_an_hour_before(world: World) -> None:
    batch = await world.prepared(NUMBERS)
    await world.verification.run(batch.id)
    # GIVEN a person who has things kept for a year, and agreed to that
    retention = world.retention
    retention.choose(365, agreed=True)
    world.time.ahead += timedelta(days=20).total_seconds()
    assert not await retention.tidy()
    # WHEN their organisation wants seven days THEN nothing goes before an hour has passed since they were told,
    world.session.policy = Policy(most_days=7)
    assert (await retention.tidy()).batches
    # however often the window is opened meanwhile
    for seconds in (60, 3_500):
        world.time.ahead += seconds
        assert [each.id for each in (await retention.tidy()).batches] == [batch.id]
    assert len(world.journal.batches()) == 1
    # AND a limit that is shorter now is told anew
    world.session.policy = Policy(most_days=5)
    world.time.ahead += 3_600
    assert (await retention.tidy()).batches
    world.time.ahead += 3_600
    assert not await retention.tidy()
    assert world.journal.batches() == []
    # AND what the person chose, and agreed to, is as it was
    world.session.policy = Policy()
    assert retention.days == 365


async def test_a_new_version_is_looked_for_once_a_day_where_it_is_wanted(world: World) -> None:
    asked: list[str] = []

    async def read(address: str) -> bytes:
        asked.append(address)
        return b'{"version": "1.2", "page": "https://releases.example/1.2"}'

    policy = Policy(updates="https://releases.example/latest.json")
    updating = Updating(world.journal, world.time, read, "1.1", policy)
    # GIVEN nobody has switched it on THEN nobody is asked
    assert not updating.on
    assert await updating.look_by_itself() is None
    assert asked == []
    # WHEN it is switched on THEN a new version is asked for once a day, and told until the person has seen it
    updating.switch(True)
    found = await updating.look_by_itself()
    assert found is not None
    assert (found.version, asked) == ("1.2", [policy.updates])
    assert await updating.look_by_itself() is None
    world.time.ahead += 86_400
    assert await updating.look_by_itself() == found
    updating.told(found)
    world.time.ahead += 86_400
    assert await updating.look_by_itself() is None
    assert len(asked) == 3
    # AND by hand it is told as often as one asks
    assert await updating.look() == found
    # AND where the policy has it off, or no address is known, nothing is asked at all
    for other in (replace(policy, off=frozenset({Feature.UPDATE_CHECK})), Policy()):
        silent = Updating(world.journal, world.time, read, "1.1", other)
        assert not silent.on
        with pytest.raises((SwitchedOff, UpdateNotRead)):
            await silent.look()
    assert len(asked) == 4
    # AND what isn't a release itself can't tell which is newer
    assert updating.comparable
    for version in ("", "1.2rc1"):
        odd = Updating(world.journal, world.time, read, version, policy)
        assert (odd.comparable, await odd.look()) == (False, None)
