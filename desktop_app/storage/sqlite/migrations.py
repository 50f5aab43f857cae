"""Numbered migrations: each once, in one transaction; how many a file has been through is its `user_version`."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from desktop_app.core.errors import JournalNewer
from desktop_app.storage.sqlite.database import transaction


def migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[str], keep: Callable[[], object]) -> None:
    """Bring a file to the newest schema; `keep` makes a copy before an older one is changed."""
    version = version_of(connection)
    if version > len(steps):
        raise JournalNewer(name=str(path.parent))
    if 0 < version < len(steps):
        keep()
    for number, script in enumerate(steps[version:], start=version + 1):
        with transaction(connection):
            if version_of(connection) >= number:  # another process was quicker
                continue
            for statement in statements(script):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")


def statements(script: str) -> Iterator[str]:
    """The statements of one migration."""
    return filter(None, map(str.strip, script.split(";")))


def version_of(connection: sqlite3.Connection) -> int:
    """How many migrations a file has been through."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version
