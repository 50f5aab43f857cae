"""API keys: in the keyring where there is one, in memory where there is none, and never in the way."""

# ruff: noqa: ARG001, ARG002 - what a keyring back end takes is given, whether it is used or not

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import keyring
import pytest
from keyring.backend import KeyringBackend
from keyring.backends.fail import Keyring as NoKeyring
from keyring.errors import InitError, PasswordDeleteError

from desktop_app.storage.machine.keys import SERVICE, KeyringKeys
from tests.storage.secret_services import needs_secret_service, told, told_beside_a_service
from tests.systems import posix_only

A, B = "https://a:443", "https://b:443"


class MemoryKeyring(KeyringBackend):
    """A keyring that lasts as long as the test."""

    priority = 1

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.kept: dict[tuple[str, str], str] = {}
        self.asked = 0

    def get_password(self, service: str, username: str) -> str | None:
        self.asked += 1
        return self.kept.get((service, username))

    def set_password(self, service: str, username: str, password: str) -> None:
        self.kept[service, username] = password

    def delete_password(self, service: str, username: str) -> None:
        if (service, username) not in self.kept:
            raise PasswordDeleteError("no such entry")
        del self.kept[service, username]


class BrokenKeyring(MemoryKeyring):
    """Locked, and no screen to unlock it."""

    def get_password(self, service: str, username: str) -> str | None:
        raise InitError("locked")

    def set_password(self, service: str, username: str, password: str) -> None:
        raise InitError("locked")


class ForgetfulKeyring(MemoryKeyring):
    """Takes a key, and keeps another: longer ones are cut, as some systems do."""

    def set_password(self, service: str, username: str, password: str) -> None:
        super().set_password(service, username, password[:8])


class BlockingKeyring(MemoryKeyring):
    """Waits for a person who isn't there."""

    def __init__(self, until: threading.Event) -> None:
        super().__init__()
        self._until = until

    def get_password(self, service: str, username: str) -> str | None:
        self._until.wait(10)
        return "too late"

    def set_password(self, service: str, username: str, password: str) -> None:
        self._until.wait(10)


@pytest.fixture(autouse=True)
def _the_keyring_of_before() -> Iterator[None]:
    before = keyring.get_keyring()
    yield
    keyring.set_keyring(before)


@pytest.fixture
def memory() -> MemoryKeyring:
    backend = MemoryKeyring()
    keyring.set_keyring(backend)
    return backend


async def test_a_key_is_kept_for_its_origin_and_for_no_other(memory: MemoryKeyring) -> None:
    assert await KeyringKeys().put(A, "key-a") is True
    assert memory.kept == {(SERVICE, A): "key-a"}
    assert await KeyringKeys().get(A) == "key-a"
    assert await KeyringKeys().get(B) is None


async def test_a_new_key_takes_the_place_of_the_old_one(memory: MemoryKeyring) -> None:
    keys = KeyringKeys()
    await keys.put(A, "old")
    await keys.get(A)
    await keys.put(A, "new")
    assert await keys.get(A) == "new"
    assert await KeyringKeys().get(A) == "new"


async def test_a_forgotten_key_is_gone_from_memory_and_keyring(memory: MemoryKeyring) -> None:
    keys = KeyringKeys()
    await keys.put(A, "key-a")
    await keys.put(B, "key-b")
    await keys.forget(A)
    assert await keys.get(A) is None
    assert await keys.get(B) == "key-b"
    assert memory.kept == {(SERVICE, B): "key-b"}


def test_forgetting_what_was_never_kept_is_fine(memory: MemoryKeyring) -> None:
    asyncio.run(KeyringKeys().forget(A))
    assert memory.kept == {}


async def test_the_keyring_is_asked_once_for_a_key_that_it_has(memory: MemoryKeyring) -> None:
    memory.kept[SERVICE, A] = "key-a"
    keys = KeyringKeys()
    assert [await keys.get(A) for _ in range(20)] == ["key-a"] * 20
    assert memory.asked == 1


async def test_looking_whether_there_is_a_key_asks_the_keyring_once(memory: MemoryKeyring) -> None:
    memory.kept[SERVICE, A] = "key-a"
    keys = KeyringKeys()
    assert [await keys.has(A) for _ in range(5)] == [True] * 5
    assert await keys.get(A) == "key-a"
    assert [await keys.has(B) for _ in range(5)] == [False] * 5
    assert await keys.put(B, "key-b")
    assert await keys.has(B)
    assert memory.asked == 3  # for each once, and whether what was saved is there


def test_a_key_of_the_environment_goes_only_where_a_person_named_the_origin(memory: MemoryKeyring) -> None:
    # GIVEN a key whose origin nobody has named yet
    memory.kept[SERVICE, B] = "key-b"
    kept: list[str] = []
    keys = KeyringKeys("from-outside", remember=kept.extend)
    # THEN nobody gets it
    assert asyncio.run(keys.get(A)) is None
    # WHEN one is named
    keys.entrust(A)
    # THEN that one gets it, in later runs too, and any other its own
    assert kept == [A]
    assert asyncio.run(KeyringKeys("from-outside", entrusted=kept).get(A)) == "from-outside"
    assert asyncio.run(keys.get(B)) == "key-b"


def test_a_key_of_the_environment_comes_after_the_own_key_of_a_saved_connection(memory: MemoryKeyring) -> None:
    memory.kept[SERVICE, A] = "key-a"
    keys = KeyringKeys("from-outside")
    keys.entrust(A)
    assert asyncio.run(keys.get(A)) == "key-a"


async def test_a_key_that_is_typed_goes_before_all(memory: MemoryKeyring) -> None:
    keys = KeyringKeys("from-outside")
    keys.entrust(A, first=True)
    await keys.put(A, "typed")
    assert await keys.get(A) == "typed"
    assert memory.kept == {(SERVICE, A): "typed"}


def test_a_key_of_the_environment_goes_before_where_the_address_was_named_and_is_written_nowhere(
    memory: MemoryKeyring,
) -> None:
    memory.kept[SERVICE, A] = "key-a"
    keys = KeyringKeys("from-outside")
    keys.entrust(A, first=True)
    assert asyncio.run(keys.get(A)) == "from-outside"
    assert memory.kept == {(SERVICE, A): "key-a"}
    assert memory.asked == 0


def test_an_empty_environment_variable_is_no_key(memory: MemoryKeyring) -> None:
    memory.kept[SERVICE, A] = "key-a"
    assert asyncio.run(KeyringKeys("").get(A)) == "key-a"


@pytest.mark.parametrize("backend", [NoKeyring, BrokenKeyring, ForgetfulKeyring])
async def test_without_a_usable_keyring_a_key_lasts_for_this_run(backend: type[KeyringBackend]) -> None:
    keyring.set_keyring(backend())
    keys = KeyringKeys()
    assert await keys.put(A, "a-rather-long-key") is False
    assert await keys.get(A) == "a-rather-long-key"
    await keys.forget(A)


@pytest.mark.parametrize("backend", [NoKeyring, BrokenKeyring])
def test_a_keyring_that_fails_means_that_no_key_is_known(backend: type[KeyringBackend]) -> None:
    keyring.set_keyring(backend())
    assert asyncio.run(KeyringKeys().get(A)) is None


def test_a_keyring_that_blocks_is_given_up_and_the_loop_goes_on_meanwhile() -> None:
    until = threading.Event()
    keyring.set_keyring(BlockingKeyring(until))

    async def story() -> int:
        keys, turns = KeyringKeys(patience=0.05), 0
        asked = asyncio.ensure_future(keys.get(A))
        while not asked.done():
            turns += 1
            await asyncio.sleep(0)
        assert await asked is None
        assert await keys.put(A, "key-a") is False
        assert await keys.get(A) == "key-a"
        return turns

    try:
        assert asyncio.run(story()) > 10
    finally:
        until.set()


def test_an_answer_that_comes_after_the_loop_has_ended_disturbs_nobody() -> None:
    until = threading.Event()
    keyring.set_keyring(BlockingKeyring(until))
    before = set(threading.enumerate())
    assert asyncio.run(KeyringKeys(patience=0.01).get(A)) is None
    until.set()
    for thread in set(threading.enumerate()) - before:
        thread.join(10)


async def test_a_cancelled_question_is_cancelled_at_once() -> None:
    until = threading.Event()
    keyring.set_keyring(BlockingKeyring(until))
    asked = asyncio.ensure_future(KeyringKeys(patience=60).get(A))
    await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    until.set()


def test_no_key_reaches_the_log(memory: MemoryKeyring, caplog: pytest.LogCaptureFixture) -> None:
    class Talkative(MemoryKeyring):
        def set_password(self, service: str, username: str, password: str) -> None:
            raise RuntimeError(f"can't keep {password}")

    keyring.set_keyring(Talkative())
    with caplog.at_level("DEBUG", "desktop_app"):
        assert asyncio.run(KeyringKeys().put(A, "very-secret")) is False
    assert "did not answer" in caplog.text
    assert "very-secret" not in caplog.text


STORY = """
import asyncio
from desktop_app.storage.machine.keys import KeyringKeys

async def story():
    keys = KeyringKeys()
    print(await keys.get("https://a:443"), await keys.put("https://a:443", "key-a"))
    print(await KeyringKeys().get("https://a:443"), await KeyringKeys().get("https://b:443"))
    await keys.forget("https://a:443")
    print(await KeyringKeys().get("https://a:443"))

asyncio.run(story())
"""


@posix_only("Windows always has its credential store")
def test_without_a_d_bus_a_key_lasts_for_this_run(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    assert told([sys.executable, "-c", STORY], tmp_path)[-3:] == ["None False", "None None", "None"]


@pytest.mark.skipif(sys.platform != "win32", reason="Windows only: its credential store")
def test_the_credential_store_of_windows_keeps_gives_and_forgets_a_key(tmp_path: Path) -> None:
    assert told([sys.executable, "-c", STORY], tmp_path)[-3:] == ["None True", "key-a None", "None"]


@needs_secret_service
def test_a_real_secret_service_keeps_gives_and_forgets_a_key(tmp_path: Path) -> None:
    assert told_beside_a_service(STORY, tmp_path)[-3:] == ["None True", "key-a None", "None"]
