"""Connections: saved without their keys, keys bound to their origin, the local service when it is needed."""

from __future__ import annotations

import asyncio
import hashlib

import pytest

from desktop_app.core.errors import KeyLocked, KeyMissing, LocalServiceDown, UsageError
from desktop_app.core.service.connection import LOCAL, Connection
from desktop_app.core.service.rates import LIMITS, OWN_LIMITS
from tests.secrets.searching import found_in
from tests.services.world import CONNECTION, ORIGIN, URL, World, told

OTHER = Connection("https://other.example/api/v1", "Other")


def test_without_any_saved_connection_it_is_the_local_service(world: World) -> None:
    assert world.session.current() == Connection(LOCAL)
    assert world.session.connections() == [Connection(LOCAL)]


async def test_a_saved_connection_is_there_in_the_next_run_and_its_key_is_not_in_the_journal(world: World) -> None:
    kept = await world.session.save(OTHER, "very-secret-key")
    world.session.choose(OTHER)
    assert kept is True
    again = world.again()
    assert again.session.current() == OTHER
    assert again.session.connections() == [Connection(LOCAL), OTHER]
    again.close()
    assert found_in(world.home, ["very-secret-key"]) == []


async def test_saving_again_renames_and_keeps_the_key(world: World) -> None:
    await world.session.save(OTHER, "key-1")
    assert await world.session.save(Connection(OTHER.base_url, "New name"), None)
    assert [each.name for each in world.session.connections()] == ["", "New name"]
    assert (await (await world.session.access(OTHER)).client.balance()).amount
    assert world.made == [(OTHER.base_url, "key-1")]


async def test_a_key_goes_to_its_own_origin_and_to_no_other(world: World) -> None:
    await world.session.access(CONNECTION)
    await world.session.access(Connection(ORIGIN + "/api/v2"))
    assert {key for _, key in world.made} == {"key"}
    for address in ("https://service.example:444/api/v1", "http://service.example/api/v1",
                    "https://evil.example/api/v1", "https://service.example.evil/api/v1"):  # fmt: skip
        assert not await world.session.has_key(Connection(address))
        with pytest.raises(KeyMissing):
            await world.session.access(Connection(address))


async def test_a_connection_awaits_a_key_from_its_first_use_without_one_until_it_has_one(world: World) -> None:
    assert not world.session.awaits_key(OTHER)
    with pytest.raises(KeyMissing):
        await world.session.access(OTHER)
    assert world.session.awaits_key(OTHER)
    assert not world.session.awaits_key(Connection(LOCAL))
    await world.session.save(OTHER, "key-1")
    assert not world.session.awaits_key(OTHER)


async def test_a_key_in_a_keyring_that_nobody_unlocked_is_told_from_none(world: World) -> None:
    world.keys.locked = True
    assert await world.session.has_key(CONNECTION)
    with pytest.raises(KeyLocked) as told_of:
        await world.session.access(CONNECTION)
    assert "is in the system keyring, which is locked" in str(told_of.value)
    assert world.session.keyring_locked(CONNECTION)
    # AND what a person asks for may ask them once more
    await world.session.access_unsaved(CONNECTION, "")
    assert world.made == [(URL, "key")]
    assert not world.session.keyring_locked(CONNECTION)
    # AND so may a client for the connection as it is saved
    world.keys.locked = True
    with pytest.raises(KeyLocked):
        await world.session.access(CONNECTION, anew=True)
    await world.checking.check(CONNECTION, "+442079460958")
    world.keys.locked = True
    await world.balances.read(CONNECTION, unlock=True)
    assert not world.session.keyring_locked(CONNECTION)
    # AND where there is no key, no keyring is to be unlocked
    with pytest.raises(KeyMissing):
        await world.session.access(OTHER)
    assert not world.session.keyring_locked(OTHER)


async def test_a_keyring_is_unlocked_for_a_connection_by_whoever_is_asked_and_looked_at_without_a_question(
    world: World,
) -> None:
    world.keys.locked = True
    with pytest.raises(KeyLocked):
        await world.session.access(CONNECTION)
    assert not await world.session.unlock(CONNECTION, ask=False)
    assert world.session.keyring_locked(CONNECTION)
    assert await world.session.unlock(CONNECTION)
    assert not world.session.awaits_key(CONNECTION)


async def test_a_password_that_is_not_said_leaves_the_keyring_locked(world: World) -> None:
    # GIVEN a person who closes the window that asks for the password
    world.keys.locked = world.keys.refuses = True
    for ask in (
        lambda: world.session.access(CONNECTION, unlock=True),
        lambda: world.session.access_unsaved(CONNECTION, ""),
        lambda: world.balances.read(CONNECTION, unlock=True),
    ):
        # THEN it is said each time, and nobody is asked twice for one thing
        world.keys.asked.clear()
        with pytest.raises(KeyLocked):
            await ask()
        assert world.keys.asked == [ORIGIN]
    assert not await world.session.unlock(CONNECTION)
    assert world.session.keyring_locked(CONNECTION)


@pytest.mark.parametrize("ask", [True, False], ids=["by a question", "by a look"])
async def test_a_keyring_that_was_opened_elsewhere_and_lacks_the_key_by_now_is_not_locked(
    world: World, ask: bool
) -> None:
    world.keys.locked = True
    with pytest.raises(KeyLocked):
        await world.session.access(CONNECTION)
    # WHEN somebody has unlocked it and deleted the key
    world.keys.locked = False
    world.keys.kept.clear()
    assert not await world.session.unlock(CONNECTION, ask=ask)
    # THEN a key is to be entered, and there is nothing to unlock
    assert not world.session.keyring_locked(CONNECTION)
    assert world.session.awaits_key(CONNECTION)
    # AND where no key was ever wanted, none is awaited
    assert not await world.session.unlock(OTHER, ask=ask)
    assert not world.session.awaits_key(OTHER)


async def test_a_connection_that_was_forgotten_has_no_key_in_a_locked_keyring(world: World) -> None:
    await world.session.save(OTHER, "key-o")
    world.keys.locked = True
    with pytest.raises(KeyLocked):
        await world.session.access(OTHER)
    await world.session.remove(OTHER)
    assert not world.session.keyring_locked(OTHER)
    assert world.session.awaits_key(OTHER)


async def test_a_person_who_is_asked_for_a_password_holds_up_no_other_connection(world: World) -> None:
    # GIVEN a keyring that is locked, and a connection whose key is known
    world.keys.locked, world.keys.hesitates = True, asyncio.Event()
    # WHEN a person is asked, and takes their time
    asking = asyncio.create_task(world.session.access(CONNECTION, unlock=True))
    again = asyncio.create_task(world.session.unlock(CONNECTION))
    await asyncio.sleep(0)
    assert world.keys.asked == [ORIGIN]
    # THEN the others go on
    async with asyncio.timeout(0.5):
        await world.session.access(Connection(LOCAL))
    assert not asking.done()
    # AND one password is enough for all that wanted it
    world.keys.hesitates.set()
    await asking
    assert await again
    assert world.keys.asked == [ORIGIN]


async def test_a_window_that_is_closed_is_closed_for_all_that_wanted_the_password(world: World) -> None:
    world.keys.locked = world.keys.refuses = True
    world.keys.hesitates = asyncio.Event()
    asking = asyncio.create_task(world.session.access(CONNECTION, unlock=True))
    again = asyncio.create_task(world.session.unlock(CONNECTION))
    await asyncio.sleep(0)
    world.keys.hesitates.set()
    with pytest.raises(KeyLocked):
        await asking
    assert not await again
    assert world.keys.asked == [ORIGIN]


async def test_a_forgotten_connection_takes_its_key_along_unless_another_needs_it(world: World) -> None:
    second = Connection("https://other.example/api/v2")
    for connection in (OTHER, second):
        await world.session.save(connection, "key-o")
    world.session.choose(OTHER)
    await world.session.remove(OTHER)
    assert world.session.current() == Connection(LOCAL)
    assert await world.session.has_key(second)
    await world.session.remove(second)
    assert not await world.session.has_key(second)
    assert world.keys.kept == {ORIGIN: "key"}


def test_a_keyring_that_does_not_take_the_key_is_told(world: World) -> None:
    world.keys.takes = False
    assert told(world.session.save(OTHER, "key-1")) is False


async def test_one_client_serves_a_connection_until_its_key_changes(world: World) -> None:
    first = await world.session.access(CONNECTION)
    assert await world.session.access(CONNECTION) is first
    await world.session.save(CONNECTION, "new-key")
    second = await world.session.access(CONNECTION)
    assert second.account != first.account
    assert world.made == [(URL, "key"), (URL, "new-key")]


def test_an_account_names_a_key_without_telling_it(world: World) -> None:
    account = told(world.session.access(CONNECTION)).account
    assert account == f"{ORIGIN} {hashlib.sha256(b'key').hexdigest()[:16]}"


def test_an_address_that_can_not_be_is_said_in_words(world: World) -> None:
    with pytest.raises(UsageError):
        told(world.session.access(Connection("https://host:99999/api/v1")))


async def test_the_local_service_is_started_when_first_needed_and_once(world: World) -> None:
    assert world.locals == []
    found = await asyncio.gather(*(world.session.access(Connection(LOCAL)) for _ in range(5)))
    assert len(world.locals) == 1
    assert len({id(each) for each in found}) == 1
    assert world.made == [("http://127.0.0.1:4000/api/v1", "local-key")]
    assert await world.session.has_key(Connection(LOCAL))


async def test_a_local_service_that_died_is_started_again(world: World) -> None:
    first = await world.session.access(Connection(LOCAL))
    world.locals[0].alive = False
    second = await world.session.access(Connection(LOCAL))
    assert second is not first
    assert world.made[-1][0] == "http://127.0.0.1:4001/api/v1"


async def test_a_local_service_that_does_not_start_is_tried_again_next_time(world: World) -> None:
    async def down() -> None:
        raise LocalServiceDown(reason="no port")

    world.session._start_local = down  # type: ignore[assignment]
    with pytest.raises(LocalServiceDown):
        await world.session.access(Connection(LOCAL))
    world.session._start_local = world._start
    await world.session.access(Connection(LOCAL))


async def test_a_local_service_is_started_ahead_once(world: World) -> None:
    world.session.start_ahead(Connection(LOCAL))
    world.session.start_ahead(Connection(LOCAL))
    access = await world.session.access(Connection(LOCAL))
    assert len(world.locals) == 1
    assert await world.session.access(Connection(LOCAL)) is access
    await world.session.aclose()


async def test_its_first_request_is_made_ahead(world: World) -> None:
    world.service.log.clear()
    world.session.start_ahead(Connection(LOCAL))
    assert world.session._ahead is not None
    await asyncio.wait([world.session._ahead])
    assert world.service.log == ["balance"]
    await world.session.aclose()


async def test_nothing_is_asked_ahead_of_another_service(world: World) -> None:
    world.session.start_ahead(CONNECTION)
    await asyncio.sleep(0)
    assert (world.locals, world.made) == ([], [])


async def test_whoever_needs_a_service_hears_that_its_start_failed(world: World) -> None:
    async def down() -> None:
        raise LocalServiceDown(reason="no port")

    world.session._start_local = down  # type: ignore[assignment]
    world.session.start_ahead(Connection(LOCAL))
    with pytest.raises(LocalServiceDown):
        await world.session.access(Connection(LOCAL))
    await world.session.aclose()


async def test_closing_ends_a_service_that_is_being_started(world: World) -> None:
    ended = asyncio.Event()

    async def slow() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    world.session._start_local = slow  # type: ignore[assignment]
    world.session.start_ahead(Connection(LOCAL))
    await asyncio.sleep(0)
    await world.session.aclose()
    assert ended.is_set()


async def test_closing_ends_clients_and_the_local_service(world: World) -> None:
    await world.session.access(Connection(LOCAL))
    await world.session.access(CONNECTION)
    await world.session.aclose()
    await world.session.aclose()
    assert world.locals[0].closed
    assert world.service.log == ["closed", "closed"]


async def test_a_batch_goes_on_with_its_own_connection_whatever_is_chosen_since(world: World) -> None:
    batch = await world.prepared(["+447400123456"])
    world.session.choose(Connection(LOCAL))
    await world.verification.run(batch.id, 1)
    assert {address for address, _ in world.made} == {URL}
    assert world.locals == []


def test_a_connection_that_another_version_kept_more_with_is_still_there(world: World) -> None:
    kept = {"base_url": "https://x.example/v1", "name": "Team", "colour": "blue"}
    for name in ("connections", "removed connections"):
        world.journal.save_setting(name, [kept])
        assert world.session.connection("https://x.example/v1") == Connection("https://x.example/v1", "Team")
        world.journal.save_setting(name, [])


async def test_the_local_service_of_this_program_is_asked_more_often_than_the_document_allows_others(
    world: World,
) -> None:
    own = (await world.session.access(Connection(LOCAL))).account
    other = (await world.session.access(CONNECTION)).account
    assert world.session.limits(own) == OWN_LIMITS
    assert world.session.limits(other) == LIMITS
