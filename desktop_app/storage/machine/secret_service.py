"""Inspects the Secret Service of Linux desktops without prompting anybody.

keyring's own back end creates a missing default collection, even to read or delete, and unlocks it: both open a
password window in front of whatever is being done.
"""

from __future__ import annotations

import os
from contextlib import closing
from enum import Enum, auto
from types import ModuleType
from typing import Any


class Door(Enum):
    """The state of the keyring before a key can be read."""

    OPEN = auto()
    LOCKED = auto()  # a person is asked for its password
    MISSING = auto()  # no collection: writing would create one, and a person would have to choose its password


def door(keyring: ModuleType) -> Door:
    """Return the state of the keyring in use; one that is no Secret Service prompts nobody, so it counts as open."""
    back_end = _secret_service(keyring)
    if back_end is None:
        return Door.OPEN
    import secretstorage

    with closing(secretstorage.dbus_init()) as bus:
        collection = _collection(back_end, bus)
        if collection is None:
            return Door.MISSING
        return Door.LOCKED if collection.is_locked() else Door.OPEN


def knows(keyring: ModuleType, service: str, name: str) -> bool | None:
    """Return True if there is an entry, also in a locked keyring, as attributes stay readable; None elsewhere."""
    back_end = _secret_service(keyring)
    if back_end is None:
        return None
    import secretstorage

    with closing(secretstorage.dbus_init()) as bus:
        collection = _collection(back_end, bus)
        query = back_end._query(service, name)
        return collection is not None and next(collection.search_items(query), None) is not None


def has_screen() -> bool:
    """Return True if a prompt could be seen at all."""
    return any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def _secret_service(keyring: ModuleType) -> Any:
    """Return keyring's Secret Service back end if it is the only one; None otherwise, as another may have the key."""
    used = keyring.get_keyring()
    every = getattr(used, "backends", [used])
    alone = len(every) == 1 and type(every[0]).__module__ == "keyring.backends.SecretService"
    return every[0] if alone else None


def _collection(back_end: Any, bus: Any) -> Any:
    """Return the collection that keyring would use; None if it would have to be created."""
    import secretstorage

    path = getattr(back_end, "preferred_collection", "/org/freedesktop/secrets/aliases/default")
    try:
        return secretstorage.Collection(bus, path)
    except secretstorage.ItemNotFoundException:
        return None
