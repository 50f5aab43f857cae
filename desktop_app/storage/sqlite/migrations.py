"""Runs numbered migrations, each once and in one transaction; a file's `user_version` counts those it has had."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from desktop_app.core.errors import JournalNewer
from desktop_app.storage.sqlite.database import transaction


def migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[str], keep: Callable[[], object]) -> None:
    """Bring a file to the newest schema; call `keep` to make a copy before an older one is changed."""
    version = version_of(connection)
    if version > len(steps):
        raise JournalNewer(name=str(path.parent))
    if 0 < version < len(steps):
        keep()
    for number, script in enumerate(steps[version:], start=version + 1):
        with transaction(connection):
            if version_of(connection) >= number:  # another process did it first
                continue
            for statement in statements(script):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")


def statements(script: str) -> Iterator[str]:
    """Split a migration into its statements."""
    return filter(None, map(str.strip, script.split(";")))


def version_of(connection: sqlite3.Connection) -> int:
    """Return how many migrations a file has had."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version
