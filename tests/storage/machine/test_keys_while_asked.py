"""A person who is asked for a keyring's password has time, and is asked once; without a screen nothing waits."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

keyring = pytest.importorskip("keyring")
secretstorage = pytest.importorskip("secretstorage", reason="the Secret Service is that of Linux desktops")

from keyring.backend import KeyringBackend  # noqa: E402
from keyring.errors import InitError  # noqa: E402

from desktop_app.storage.machine.keys import KeyringKeys  # noqa: E402

A = "https://a:443"
# Longer than any thread takes to begin, however busy the machine is; what is waited for is waited for longer.
PATIENCE = 1.0


class Person(KeyringBackend):
    """Behind keyring's own back end for the Secret Service, whose collection is locked: thinks until told to answer."""

    priority: ClassVar[float] = 1

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.asked = 0
        self.before = threading.Event()  # a window
        self.answers = threading.Event()
        self.password = True
        self.locked = True

    def get_password(self, service: str, username: str) -> str | None:  # noqa: ARG002
        if self.locked:
            self.asked += 1
            self.before.set()
            self.answers.wait(60)
            if not self.password:
                raise InitError("dismissed")
        return "key-a"

    def set_password(self, service: str, username: str, password: str) -> None:
        pass

    def _query(self, *name: str) -> Any:
        return name


Person.__module__ = "keyring.backends.SecretService"


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    used, person = keyring.get_keyring(), Person()
    collection = SimpleNamespace(is_locked=lambda: person.locked, search_items=lambda _query: iter(["an item"]))
    monkeypatch.setattr(secretstorage, "dbus_init", lambda: SimpleNamespace(close=lambda: None))
    monkeypatch.setattr(secretstorage, "Collection", lambda _bus, _path: collection)
    monkeypatch.setenv("DISPLAY", ":never")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    keyring.set_keyring(person)
    yield person
    person.answers.set()
    keyring.set_keyring(used)


async def window_is_there(person: Person) -> None:
    assert await asyncio.to_thread(person.before.wait, 30)


async def thought_for_long(asking: asyncio.Task[str | None]) -> None:
    """Longer than a keyring that asks nobody is given."""
    await asyncio.sleep(PATIENCE * 1.3)
    assert not asking.done()


@pytest.mark.parametrize("said", [True, False], ids=["said", "dismissed"])
async def test_one_password_that_takes_long_is_enough_for_all_that_want_it(person: Person, said: bool) -> None:
    keys = KeyringKeys(patience=PATIENCE)
    # WHEN something is pressed, and again when it takes longer than a keyring may by itself
    first = asyncio.create_task(keys.get(A, anew=True))
    await window_is_there(person)
    await thought_for_long(first)
    second = asyncio.create_task(keys.get(A, anew=True))
    # THEN what isn't worth a question doesn't wait
    assert await keys.get(A) is None
    assert not second.done()
    person.password = said
    person.answers.set()
    # AND both have what the one window brought
    assert [await first, await second] == ["key-a" if said else None] * 2
    assert person.asked == 1
    # AND only who dismissed it is asked once more
    await keys.get(A, anew=True)
    assert person.asked == (1 if said else 2)


async def test_without_a_screen_nothing_waits_for_long_and_nobody_is_asked_twice(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY")
    keys = KeyringKeys(patience=PATIENCE)
    async with asyncio.timeout(30):  # of the 120 s that a person would have
        assert await keys.get(A, anew=True) is None
        assert await keys.get(A, anew=True) is None
    assert person.asked == 1
    person.answers.set()
    assert await keys.get(A, anew=True) == "key-a"
    assert person.asked == 1


@pytest.mark.parametrize("how", ["unlocked elsewhere", "unlocked elsewhere, and pressed", "entered"])
async def test_a_key_that_comes_from_elsewhere_ends_the_wait_for_the_window(person: Person, how: str) -> None:
    keys = KeyringKeys(patience=PATIENCE)
    asking = asyncio.create_task(keys.get(A, anew=True))
    await window_is_there(person)
    person.locked = False
    if how == "entered":
        await keys.put(A, "key-a")
    else:
        assert await keys.get(A, anew=how.endswith("pressed")) == "key-a"
    assert await asking == "key-a"
    assert not person.answers.is_set()


async def test_a_window_that_nobody_answered_in_two_minutes_is_taken_for_lost(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop_app.storage.machine.keys.WHILE_ASKED", 0.1)
    keys = KeyringKeys(patience=PATIENCE)
    assert await keys.get(A, anew=True) is None
    assert await keys.get(A, anew=True) is None
    assert person.asked == 2


async def test_with_a_key_in_the_environment_nobody_is_asked_for_their_own_at_every_press(person: Person) -> None:
    person.password = False
    person.answers.set()
    keys = KeyringKeys("env-key", patience=PATIENCE, entrusted=[A])
    assert [await keys.get(A, anew=anew) for anew in (False, True, True)] == ["env-key"] * 3
    assert person.asked == 1


async def test_a_bus_that_fails_for_a_moment_leaves_a_locked_keyring_locked(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.password = False
    person.answers.set()
    keys = KeyringKeys(patience=PATIENCE)
    assert await keys.get(A) is None
    with monkeypatch.context() as failing:
        failing.setattr(secretstorage, "dbus_init", lambda: 1 / 0)
        assert await keys.has(A)  # as it was
        assert not await keys.has("https://b:443")
    assert await keys.has(A)
