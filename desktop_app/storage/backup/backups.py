"""Keeps backups of the journal: writes each whole, checks it before it counts, and thins them out by age."""

from __future__ import annotations

import re
import secrets
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from desktop_app.core.errors import JournalDamaged
from desktop_app.storage.machine.home import left_over
from desktop_app.storage.machine.whole_file import sync_file, sync_folder
from desktop_app.storage.sqlite.database import open_file
from desktop_app.storage.sqlite.faults import database_fault, folder_fault
from desktop_app.storage.sqlite.integrity_check import commits_of, examine
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
            made = part.replace(self._folder / name)
            sync_folder(self._folder)
        finally:
            part.unlink(missing_ok=True)
        everything = self.all()
        for backup in set(everything) - kept(everything):
            backup.path.unlink(missing_ok=True)
        return made

    def renew(self, journal: Path) -> None:
        """Back up a journal from which something was erased, and delete all earlier backups; raise as `keep` does."""
        made = self.keep(journal, always=True)
        for backup in self.all():
            if backup.path != made:
                backup.path.unlink(missing_ok=True)
        for part in self._folder.glob(f"{_PART}*"):
            part.unlink(missing_ok=True)

    def _sweep(self) -> None:
        for part in left_over(self._folder, f"{_PART}*", _LEFT_OVER):
            part.unlink(missing_ok=True)


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
