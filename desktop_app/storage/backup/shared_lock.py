"""Tells which processes have the journal open, by a shared lock that ends with its process, however that ends."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path

from desktop_app.storage.sqlite.faults import database_fault, folder_fault


class Presence:
    """A share in the lock of an empty SQLite file, because SQLite's locks work alike on every system."""

    def __init__(self, path: Path) -> None:
        try:
            path.touch(mode=0o600)
            self._db = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
        except OSError as error:
            raise folder_fault(error, path.parent) from error
        except sqlite3.Error as error:
            raise database_fault(error, path) or error from error

    def alone(self) -> bool:
        """Return True if nobody else has joined, in this process or another."""
        try:
            self._db.execute("BEGIN EXCLUSIVE")
        except sqlite3.DatabaseError as error:
            return error.sqlite_errorcode != sqlite3.SQLITE_BUSY
        self._db.execute("ROLLBACK")
        return True

    def join(self) -> None:
        """Take a share in the lock, so that others see this process."""
        with suppress(sqlite3.DatabaseError):
            self._db.execute("BEGIN")
            self._db.execute("SELECT COUNT(*) FROM sqlite_master").fetchone()

    def leave(self) -> None:
        """Give up the share."""
        self._db.close()
