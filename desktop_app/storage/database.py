"""Opening SQLite files: owner-only rights, write-ahead log, numbered migrations."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from desktop_app.core.errors import FolderNotUsable, JournalNewer


def connect(path: Path, *, full_sync: bool = False, read_only: bool = False) -> sqlite3.Connection:
    """Open a database file, made with owner-only rights where it is new.

    `full_sync`: what is committed survives a power cut (WAL and `synchronous=FULL`).
    """
    try:
        if not read_only:
            path.touch(mode=0o600)
        target = f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rw'}"
        connection = sqlite3.connect(target, uri=True, timeout=10, isolation_level=None, check_same_thread=False)
        connection.row_factory = sqlite3.Row
        if not read_only:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute(f"PRAGMA synchronous = {'FULL' if full_sync else 'NORMAL'}")
    except (OSError, sqlite3.OperationalError) as error:
        raise FolderNotUsable(name=str(path.parent), reason=str(error)) from error
    return connection


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """One write transaction: all of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[str]) -> None:
    """Bring a file to the newest schema; a copy is kept before an older one is changed."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(steps):
        raise JournalNewer(name=str(path.parent))
    if 0 < version < len(steps):
        back_up(connection, path.with_name(f"{path.name}.before-{version + 1}"))
    for number, script in enumerate(steps[version:], start=version + 1):
        with transaction(connection):
            for statement in filter(None, map(str.strip, script.split(";"))):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")


def back_up(connection: sqlite3.Connection, path: Path) -> None:
    """A consistent copy of an open database."""
    path.touch(mode=0o600)
    copy = sqlite3.connect(path)
    try:
        connection.backup(copy)
    finally:
        copy.close()
