"""Keeps backups of the journal, and schedules them while it is open.

Each is written whole and checked before it counts; they are thinned out by age. The scheduler counts the journal's
transactions, and notes the count in a file beside it.
"""

from __future__ import annotations

import logging
import os
import re
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

from desktop_app.core.errors import DialproofError, JournalDamaged
from desktop_app.core.errors.held_files import delete_file, replace_file
from desktop_app.storage.machine.home import left_over, sync_file, sync_folder
from desktop_app.storage.sqlite.database import Guard, open_file
from desktop_app.storage.sqlite.faults import database_fault, folder_fault
from desktop_app.storage.sqlite.integrity_check import COMMITS, commits_of, examine
from desktop_app.storage.sqlite.migrations import version_of

# Backups kept: the newest ones, and the newest one of each of the latest hours and days that have any.
NEWEST, HOURS, DAYS = 2, 3, 4
_NAME = re.compile(r"journal-(?P<commits>\d{10,})-(?P<at>\d{8}T\d{6}Z)-v(?P<version>\d+)\.sqlite")
_TIME = "%Y%m%dT%H%M%SZ"
_PART = ".part-"
# Seconds after which an unfinished backup is deleted.
_LEFT_OVER = 3600.0


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup: its file, the journal's transactions so far, the time it was made, and the version of its tables."""

    path: Path
    commits: int
    at: datetime
    version: int


class Backups:
    """The backups in one folder, readable by the owner alone."""

    def __init__(self, folder: Path, now: Callable[[], datetime]) -> None:
        self._folder = folder
        self._now = now

    def all(self) -> list[Backup]:
        """Return all backups, newest first: ordered by transactions, because the clock may have been set back."""
        found = [backup for path in self._folder.glob("journal-*.sqlite") if (backup := _backup(path))]
        return sorted(found, key=lambda each: (each.commits, each.at), reverse=True)

    def keep(self, journal: Path, *, always: bool = False) -> Path | None:
        """Back up a journal that others may be writing to; return None where nothing has changed (unless `always`).

        Takes 55 ms at 50,000 events, and a few more to check the backup. Raises leaves of `core.errors`, among them
        `JournalDamaged` if the backup isn't sound; then it is discarded, and no other backup is thinned out.
        """
        try:
            with closing(open_file(journal, writable=False)) as source:
                state = (commits_of(source), version_of(source))
                if always or state not in {(each.commits, each.version) for each in self.all()}:
                    return self._keep(source, journal)
                return None
        except sqlite3.Error as error:
            if fault := database_fault(error, journal):
                raise fault from error
            raise
        except OSError as error:
            raise folder_fault(error, self._folder) from error

    def _keep(self, source: sqlite3.Connection, journal: Path) -> Path:
        self._folder.mkdir(mode=0o700, exist_ok=True)
        self._sweep()
        part = self._folder / f"{_PART}{secrets.token_hex(4)}"
        try:
            copy_database(source, part)
            found = examine(part)
            if found.fault:
                raise JournalDamaged(name=journal.name)
            name = f"journal-{found.commits:010}-{self._now().astimezone(UTC).strftime(_TIME)}-v{found.version}.sqlite"
            made = self._folder / name
            replace_file(part, made)
            sync_folder(self._folder)
        finally:
            delete_file(part)
        everything = self.all()
        for backup in set(everything) - kept(everything):
            delete_file(backup.path)
        return made

    def renew(self, journal: Path) -> None:
        """Back up a journal from which something was erased, and delete all earlier backups; raise as `keep` does."""
        made = self.keep(journal, always=True)
        for backup in self.all():
            if backup.path != made:
                delete_file(backup.path)
        for part in self._folder.glob(f"{_PART}*"):
            delete_file(part)

    def _sweep(self) -> None:
        for part in left_over(self._folder, f"{_PART}*", _LEFT_OVER):
            delete_file(part)


def kept(backups: Iterable[Backup]) -> set[Backup]:
    """Return the backups to keep, given all of them newest first.

    Hours and days count, so several backups of one minute never push out yesterday's. The newest of each version of the
    tables stays, too: a migration began with it.
    """
    everything = list(backups)
    stay = set(everything[:NEWEST])
    stay |= _newest_of(everything, HOURS, lambda each: each.at.strftime("%Y%m%d%H"))
    stay |= _newest_of(everything, DAYS, lambda each: each.at.strftime("%Y%m%d"))
    return stay | _newest_of(everything, len(everything), lambda each: str(each.version))


def _newest_of(backups: Iterable[Backup], most: int, group: Callable[[Backup], str]) -> set[Backup]:
    newest: dict[str, Backup] = {}
    for backup in backups:
        newest.setdefault(group(backup), backup)
    return set(list(newest.values())[:most])


def _backup(path: Path) -> Backup | None:
    found = _NAME.fullmatch(path.name)
    if not found:
        return None
    try:
        at = datetime.strptime(found["at"], _TIME).replace(tzinfo=UTC)
    except ValueError:
        return None
    return Backup(path, int(found["commits"]), at, int(found["version"]))


def copy_database(source: sqlite3.Connection, target: Path) -> None:
    """Copy an open database consistently into a new file, which is on disk when the call returns."""
    target.touch(mode=0o600)
    with closing(sqlite3.connect(target, isolation_level=None)) as copy:
        source.backup(copy)
    with closing(sqlite3.connect(target, isolation_level=None)) as copy:
        copy.execute("PRAGMA journal_mode = DELETE")
    sync_file(target)


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
