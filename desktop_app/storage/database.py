"""Opening SQLite files: owner-only rights, write-ahead log, numbered migrations."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from desktop_app.core.errors import FolderNotUsable, JournalNewer

# How long another process may hold the file, in seconds.
_PATIENCE = 10.0


def connect(path: Path, *, full_sync: bool = False) -> sqlite3.Connection:
    """Open a database file, made with owner-only rights where it is new.

    `full_sync`: what is committed survives a power cut (WAL and `synchronous=FULL`).
    """
    try:
        path.touch(mode=0o600)
        connection = open_file(path)
        try:
            _write_ahead(connection)
            connection.execute(f"PRAGMA synchronous = {'FULL' if full_sync else 'NORMAL'}")
        except BaseException:
            connection.close()
            raise
    except (OSError, sqlite3.DatabaseError) as error:
        raise FolderNotUsable(name=str(path.parent), reason=str(error)) from error
    return connection


def open_file(path: Path, *, writable: bool = True) -> sqlite3.Connection:
    """Open a database file that exists; `sqlite3.DatabaseError` where there is none."""
    target = f"{path.absolute().as_uri()}?mode={'rw' if writable else 'ro'}"
    connection = sqlite3.connect(target, uri=True, timeout=_PATIENCE, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    return connection


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log, for which SQLite doesn't wait when another process does the same just now."""
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """One write transaction: all of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield connection
        connection.execute("COMMIT")
    except BaseException:
        # A full disk may have ended the transaction already.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[str]) -> None:
    """Bring a file to the newest schema; a copy is kept before an older one is changed."""
    version = _version(connection)
    if version > len(steps):
        raise JournalNewer(name=str(path.parent))
    if 0 < version < len(steps):
        back_up(connection, path.with_name(f"{path.name}.before-{version + 1}"))
    for number, script in enumerate(steps[version:], start=version + 1):
        with transaction(connection):
            if _version(connection) >= number:  # another process was quicker
                continue
            for statement in filter(None, map(str.strip, script.split(";"))):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")


def _version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return version


def back_up(connection: sqlite3.Connection, path: Path) -> None:
    """A consistent copy of an open database."""
    path.touch(mode=0o600)
    copy = sqlite3.connect(path)
    try:
        connection.backup(copy)
    finally:
        copy.close()
