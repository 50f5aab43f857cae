"""The Secret Service of Linux desktops, looked at without a question to anybody.

keyring's own back end makes the default collection where there is none, even to read or to delete, and unlocks it:
both put a window for a password before whatever is being done.
"""

from __future__ import annotations

import os
from contextlib import closing
from enum import Enum, auto
from types import ModuleType
from typing import Any


class Door(Enum):
    """What stands between a caller and the keys."""

    OPEN = auto()
    LOCKED = auto()  # a person is asked for its password
    MISSING = auto()  # there is no collection; whoever wrote would make one, and a person choose its password


def door(keyring: ModuleType) -> Door:
    """Of the keyring that is used; one that is no Secret Service asks nobody before it answers."""
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
    """Whether there is an entry, locked or not: what it is kept under can be read either way. None elsewhere."""
    back_end = _secret_service(keyring)
    if back_end is None:
        return None
    import secretstorage

    with closing(secretstorage.dbus_init()) as bus:
        collection = _collection(back_end, bus)
        query = back_end._query(service, name)
        return collection is not None and next(collection.search_items(query), None) is not None


def has_screen() -> bool:
    """Whether a question could be seen at all."""
    return any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def _secret_service(keyring: ModuleType) -> Any:
    """keyring's back end where it alone is used; None elsewhere: another may have the key as well."""
    used = keyring.get_keyring()
    every = getattr(used, "backends", [used])
    alone = len(every) == 1 and type(every[0]).__module__ == "keyring.backends.SecretService"
    return every[0] if alone else None


def _collection(back_end: Any, bus: Any) -> Any:
    """The one that keyring would take, None where it would have to be made."""
    import secretstorage

    path = getattr(back_end, "preferred_collection", "/org/freedesktop/secrets/aliases/default")
    try:
        return secretstorage.Collection(bus, path)
    except secretstorage.ItemNotFoundException:
        return None
