"""Nobody is asked for a keyring's password but by what they save: an address is typed meanwhile."""

from __future__ import annotations

from pathlib import Path

from tests.storage.secret_services import needs_secret_service, told_beside_a_service

# What would put a window for a password before the person says so instead.
_WATCHED = """
import asyncio
import secretstorage, secretstorage.collection as collection
from desktop_app.storage.machine.keys import KeyringKeys

def asked(*_args, **_named):
    print("asked for a password")
    raise secretstorage.PromptDismissedException("Prompt dismissed.")

A = "https://a:443"
"""

NEW = (
    _WATCHED
    + """
collection.create_collection = asked

async def story():
    keys = KeyringKeys(patience=5)
    print(await keys.has(A), await keys.get(A))
    await keys.forget(A)
    print("now a person saves")
    print(await keys.put(A, "key-a"), await keys.get(A))

asyncio.run(story())
"""
)

SLOW = (
    _WATCHED
    + """
import time

def answered(*_args, **_named):
    time.sleep(3)
    asked()

collection.create_collection = answered

async def story():
    await KeyringKeys(patience=30).has(A)  # what the first question loads is not what is timed
    print(await KeyringKeys(patience=1.5).put(A, "key-a"))

asyncio.run(story())
"""
)

LOCKED = (
    _WATCHED
    + """
async def story():
    await KeyringKeys(patience=5).put(A, "key-a")
    bus = secretstorage.dbus_init()
    collection.Collection(bus).lock()
    collection.Collection.unlock = asked
    keys = KeyringKeys(patience=5)
    print(await keys.has(A), await keys.has("https://b:443"))
    print("now it is needed")
    print(await keys.get(A), await keys.get(A), await keys.has(A))
    print("now a person says so")
    print(await keys.get(A, anew=True))
    print("now it is unlocked elsewhere")
    collection.Collection.is_locked = lambda _self: False
    from keyring.backends.SecretService import Keyring
    Keyring.get_password = lambda *_args: "key-a"
    print(await keys.get(A))

asyncio.run(story())
"""
)

CAME_SINCE = (
    _WATCHED
    + """
import time
from keyring.backends.SecretService import Keyring
from desktop_app.core.service.connection import Connection
from desktop_app.core.errors import KeyMissing

def session_with(keys):
    from desktop_app.core.service.policy import Policy
    from desktop_app.services.connections.session import Session
    return Session(None, keys, lambda *_args: None, None, Policy(), None)

async def tried(session):
    try:
        return (await session._address(Connection("https://a", "A")))[1]
    except KeyMissing as error:
        return type(error).__name__

async def story():
    keys = KeyringKeys(patience=1)
    session = session_with(keys)
    print(await tried(session))
    await KeyringKeys(patience=5).put(A, "key-a")
    print("now it was saved elsewhere")
    print(await tried(session))
    read = Keyring.get_password
    Keyring.get_password = lambda *_args: time.sleep(2)
    keys = KeyringKeys(patience=1)
    print(await keys.get(A))
    Keyring.get_password = read
    print("now it answers in time")
    print(await tried(session_with(keys)))

asyncio.run(story())
"""
)

NOTHING_BEHIND_IT = (
    _WATCHED
    + """
async def story():
    bus = secretstorage.dbus_init()
    collection.Collection(bus).lock()
    collection.Collection.unlock = asked
    keys = KeyringKeys(patience=5)
    print(await keys.get(A), await keys.get(A, anew=True))
    print("now there is one")
    from desktop_app.storage.machine import secret_service
    secret_service.knows = lambda *_args: True
    print(await keys.has(A), await keys.get(A))
    print(await keys.has(A), await keys.get(A))

asyncio.run(story())
"""
)

AMONG_OTHERS = (
    _WATCHED
    + """
import keyring
from keyring.backend import KeyringBackend
from keyring.backends.chainer import ChainerBackend
from keyring.backends.SecretService import Keyring

class Other(KeyringBackend):
    priority = 1
    kept = {("Dialproof", A): "key-a"}
    def get_password(self, *name):
        return self.kept.get(name)
    def delete_password(self, *name):
        del self.kept[name]
    def set_password(self, service, name, password):
        self.kept[service, name] = password

chain = ChainerBackend()
keyring.set_keyring(chain)

async def story(others):
    ChainerBackend.backends = others
    keys = KeyringKeys(patience=5)
    print(await keys.has(A), await keys.get(A))
    await keys.forget(A)
    print(Other.kept)

asyncio.run(story([Keyring(), Other()]))
collection.create_collection = asked
asyncio.run(story([Keyring()]))
"""
)


@needs_secret_service
def test_a_key_that_came_or_answered_later_is_found_when_one_tries_again(tmp_path: Path) -> None:
    assert told_beside_a_service(CAME_SINCE, tmp_path) == [
        "KeyMissing",
        "now it was saved elsewhere",
        "key-a",
        "None",
        "now it answers in time",
        "key-a",
    ]


@needs_secret_service
def test_nobody_is_asked_to_unlock_a_keyring_that_has_no_key(tmp_path: Path) -> None:
    assert told_beside_a_service(NOTHING_BEHIND_IT, tmp_path) == [
        "None None",
        "now there is one",
        "asked for a password",
        "True None",
        "True None",
    ]


@needs_secret_service
def test_a_key_in_another_back_end_beside_the_secret_service_is_found_and_forgotten(tmp_path: Path) -> None:
    assert told_beside_a_service(AMONG_OTHERS, tmp_path) == ["True key-a", "{}", "False None", "{}"]


@needs_secret_service
def test_a_keyring_is_made_by_what_is_saved_alone(tmp_path: Path) -> None:
    assert told_beside_a_service(NEW, tmp_path, made=False) == [
        "False None",
        "now a person saves",
        "asked for a password",
        "False key-a",  # the window was closed: kept for this run, and not asked again
    ]


@needs_secret_service
def test_a_locked_keyring_says_whether_it_has_a_key_and_asks_once_when_that_is_needed(tmp_path: Path) -> None:
    assert told_beside_a_service(LOCKED, tmp_path) == [
        "True False",
        "now it is needed",
        "asked for a password",
        "None None True",
        "now a person says so",
        "asked for a password",
        "None",
        "now it is unlocked elsewhere",
        "key-a",
    ]


@needs_secret_service
def test_a_person_has_time_to_think_of_a_password_where_there_is_a_screen_to_be_asked_on(tmp_path: Path) -> None:
    for name in ("with", "without"):
        (tmp_path / name).mkdir()
    seen = told_beside_a_service(SLOW, tmp_path / "with", made=False, DISPLAY=":never")
    assert seen == ["asked for a password", "False"]
    assert told_beside_a_service(SLOW, tmp_path / "without", made=False)[0] == "False"
