"""Guards an open journal: counts its transactions, notes the count in a file beside it, and schedules its backups."""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from desktop_app.core.errors import DialproofError
from desktop_app.storage.backup.backups import Backups
from desktop_app.storage.sqlite.database import Guard
from desktop_app.storage.sqlite.faults import database_fault, folder_fault
from desktop_app.storage.sqlite.integrity_check import COMMITS


class SharedLock:
    """A share in a lock, which tells who has the journal open, and ends with its process, however that ends.

    The lock is that of an empty SQLite file, because SQLite's locks work alike on every system.
    """

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


# --- The guard of an open journal ---


log = logging.getLogger(__name__)

# Seconds from a change to its backup, and between two backups: soon after an accepted submission, because losing that
# would cost most; seldom enough that nobody notices.
SOON, EVERY = 5.0, 180.0
_COUNT = """INSERT INTO settings VALUES (?, '1')
    ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(value AS INTEGER) + 1 AS TEXT)"""


class Waiting(Protocol):
    """A scheduled call that can still be cancelled."""

    def cancel(self) -> None:
        """Cancel the call."""
        ...


Later = Callable[[float, Callable[[], None]], Waiting]


def in_a_thread(seconds: float, call: Callable[[], None]) -> Waiting:
    """Run `call` after so many seconds in a daemon thread, which doesn't keep the program from ending."""
    timer = threading.Timer(seconds, call)
    timer.daemon = True
    timer.start()
    return timer


class CommitCounter:
    """Holds the number of the journal's transactions in a file beside it.

    The file is written after each transaction and not synced, so it never claims more than the journal had. A journal
    that has counted fewer has lost some: its write-ahead log was deleted, or an older file was put in its place.
    """

    def __init__(self, journal: Path) -> None:
        self._path = journal.with_suffix(".mark")

    def read(self) -> int:
        """Return the noted number; 0 if there is none."""
        try:
            text = self._path.read_text("ascii").strip()
        except (OSError, ValueError):
            return 0
        return int(text) if text.isdecimal() else 0

    def write(self, commits: int) -> None:
        """Write the number; ignore an error of the file system."""
        with suppress(OSError):
            descriptor = os.open(self._path, os.O_WRONLY | os.O_CREAT, 0o600)
            try:
                os.write(descriptor, f"{commits:020}\n".encode())
            finally:
                os.close(descriptor)


class BackupScheduler(Guard):
    """The guard of the journal while the program runs."""

    def __init__(
        self,
        journal: Path,
        backups: Backups,
        users: SharedLock,
        later: Later = in_a_thread,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._journal = journal
        self._counter = CommitCounter(journal)
        self._backups = backups
        self._users = users
        self._later = later
        self._clock = clock
        self._commits = 0
        self._copied = clock()
        self._waiting: Waiting | None = None
        self._ended = False
        self._copying = threading.Lock()

    def count(self, connection: sqlite3.Connection) -> None:
        """Add one to the journal's count of transactions, within the transaction."""
        connection.execute(_COUNT, (COMMITS,))
        query = "SELECT value FROM settings WHERE name = ?"
        self._commits = int(connection.execute(query, (COMMITS,)).fetchone()[0])

    def committed(self) -> None:
        """Note the count in the file outside, and schedule a backup."""
        self._counter.write(self._commits)
        if self._waiting is None:
            wait = max(SOON, self._copied + EVERY - self._clock())
            self._waiting = self._later(wait, self.copy)

    def copy(self) -> None:
        """Back up the journal if it has changed. Log a failure; the next change tries again."""
        with self._copying:
            if self._ended:
                return
            self._waiting, self._copied = None, self._clock()
            try:
                self._backups.keep(self._journal)
            except DialproofError as error:
                log.warning("no copy of the journal was made: %s", error)
            except Exception:
                log.exception("no copy of the journal was made")

    def renew(self) -> None:
        """Replace all backups by a new one; raise as `Backups.renew` does."""
        with self._copying:
            self._copied = self._clock()
            self._backups.renew(self._journal)

    def closing(self) -> None:
        """Cancel the scheduled backup and make the last one now."""
        if self._waiting is not None:
            self._waiting.cancel()
        self.copy()
        self._ended = True

    def closed(self) -> None:
        """Give up this process's share in the journal's lock."""
        self._users.leave()
