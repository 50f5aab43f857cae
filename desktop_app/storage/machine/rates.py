"""Stores start times of requests and the waits that services asked for, shared by all processes of a data folder."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from desktop_app.core.errors import JournalDamaged, LocalFault
from desktop_app.core.errors.held_files import delete_file
from desktop_app.core.service.rates import (
    LIMITS,
    SECOND,
    SHORT,
    WINDOW,
    Hold,
    Pace,
    RateGroup,
    polled_at_most,
    polled_shortly,
    spacing,
    wait_before,
    wait_to_poll,
    wait_urgently,
)
from desktop_app.storage.sqlite.database import Store, connect, connect_in_memory, transaction

T = TypeVar("T")
log = logging.getLogger(__name__)

# Seconds that another program may hold the file: the interface waits as long.
_PATIENCE = 0.5
# Seconds until a file that couldn't be used is tried again.
_RETRY = 5.0
# Times in the future (the clock was set back) count as of now, and age from here on.
_AS_OF_NOW = "UPDATE requests SET at = ?1, started = MIN(started, ?1) WHERE at > ?1"
_NEW_REQUEST = "INSERT INTO requests VALUES (?, ?, ?, ?)"
_NEW_HOLD = "INSERT OR REPLACE INTO holds VALUES (?, ?, ?, ?, ?)"


class RateLog:
    """One row for each request of the last minute. Not precious, so not fully synced.

    While the file can't be used (another program holds it, the disk is full), this process counts its own requests
    alone, and writes them down once the file is back: a lost minute of limits is no reason to stop a paid list.
    """

    def __init__(self, path: Path, ticks: Callable[[], float] = time.monotonic) -> None:
        self._path = path
        self._ticks = ticks
        self._file: Store | None = None
        self._retry_at = 0.0
        self._own = connect_in_memory(_prepare)
        self._unsaved: list[tuple[str, tuple[object, ...]]] = []
        self._by_file(lambda _db: None)

    def reserve(  # noqa: PLR0913 - the last three have defaults
        self,
        account: str,
        group: RateGroup,
        now: float,
        pace: Pace = Pace.AT_ONCE,
        limit: int | None = None,
        *,
        per_second: int | None = None,
        places: int = 1,
    ) -> float:
        """Take a place now, or several, and return 0.0, or return the seconds to wait.

        `limit`: per minute, None: the document's. `per_second`: of all groups together, None: no such limit.
        """
        new = [(account, group.value, now, now)] * places

        def reserved(db: Store) -> float:
            with transaction(db):
                db.execute(_AS_OF_NOW, (now,))
                delay = _wait(db, account, group, now, pace, limit or LIMITS[group], places)
                if per_second is not None:
                    most, recent = per_second - places + 1, _of_this_second(db, account, now)
                    delay = max(delay, wait_before(recent, now, most, SECOND))
                if delay == 0.0:
                    db.execute("DELETE FROM requests WHERE at <= ?", (now - WINDOW,))
                    db.executemany(_NEW_REQUEST, new)
            return delay

        delay = self._by_file(reserved)
        if delay is None:
            delay = reserved(self._own)
            if delay == 0.0:
                self._unsaved += [(_NEW_REQUEST, each) for each in new]
        elif delay == 0.0:  # counts if the file is gone later
            self._own.execute(_AS_OF_NOW, (now,))
            self._own.execute("DELETE FROM requests WHERE at <= ?", (now - WINDOW,))
            self._own.executemany(_NEW_REQUEST, new)
        return delay

    def put_off(self, account: str, group: RateGroup, at: float, to: float) -> None:
        """Count a request that started at `at` from `to` on, as it may have arrived that late."""
        query = """UPDATE requests SET at = ?4 WHERE rowid =
            (SELECT rowid FROM requests WHERE account = ?1 AND kind = ?2 AND at = ?3 LIMIT 1)"""
        values = (account, group.value, at, to)
        self._own.execute(query, values)
        self._write(query, values)

    def left(self, account: str, group: RateGroup, now: float, limit: int | None = None) -> int:
        """Return how many requests may still start within this window; `limit` as in `reserve`."""

        def started(db: Store) -> int:
            query = "SELECT COUNT(*) FROM requests WHERE account = ? AND kind = ? AND at > ?"
            found: int = db.execute(query, (account, group.value, now - WINDOW)).fetchone()[0]
            return found

        count = self._by_file(started)
        return max(0, (limit or LIMITS[group]) - (started(self._own) if count is None else count))

    def started(self, account: str, group: RateGroup, now: float) -> tuple[float, ...]:
        """Return when this window's requests started or may have arrived at the latest, in order."""
        return tuple(self._read(account, group, now))

    def hold(self, account: str, group: RateGroup, hold: Hold) -> None:
        """Store the wait that the service asked for, replacing an earlier one."""
        values = (account, group.value, hold.seconds, hold.at, hold.ticks)
        self._own.execute(_NEW_HOLD, values)
        self._write(_NEW_HOLD, values)

    def held(self, account: str, group: RateGroup) -> Hold | None:
        """Return the wait that the service last asked any process for; None if there is none."""

        def kept(db: Store) -> Hold | None:
            query = "SELECT seconds, at, ticks FROM holds WHERE account = ? AND kind = ?"
            row = db.execute(query, (account, group.value)).fetchone()
            return Hold(*row) if row else None

        return self._by_file(kept) or kept(self._own)

    def close(self) -> None:
        """Close the file."""
        self._own.close()
        if self._file is not None:
            self._file.close()

    def _read(self, account: str, group: RateGroup, now: float) -> list[float]:
        times = self._by_file(lambda db: _times(db, account, group, now))
        return (times or _times(self._own, account, group, now))[0]

    def _write(self, query: str, values: tuple[object, ...]) -> None:
        def write(db: Store) -> bool:
            with transaction(db):
                db.execute(query, values)
            return True

        if not self._by_file(write):
            self._unsaved.append((query, values))

    def _by_file(self, work: Callable[[Store], T]) -> T | None:
        """Run `work` on the file, after saving what is unsaved; return None if the file can't be used."""
        if self._ticks() < self._retry_at:
            return None
        try:
            if self._file is None:
                self._file = _opened(self._path)
            self._save(self._file)
            return work(self._file)
        except LocalFault as fault:
            log.warning("the log of requests can't be used: %s", fault)
            self._retry_at = self._ticks() + _RETRY
            return None

    def _save(self, db: Store) -> None:
        if self._unsaved:
            with transaction(db):
                for query, values in self._unsaved:
                    db.execute(query, values)
            self._unsaved.clear()


def _of_this_second(db: Store, account: str, now: float) -> list[float]:
    """Return when an account's requests of any group arrived at the latest, within this second, in order."""
    query = "SELECT at FROM requests WHERE account = ? AND at > ? ORDER BY at"
    return [row[0] for row in db.execute(query, (account, now - SECOND))]


def _wait(  # noqa: PLR0913, PLR0917 - what it depends on
    db: Store, account: str, group: RateGroup, now: float, pace: Pace, limit: int, places: int
) -> float:
    """Return the seconds until so many requests may start. Of a long log no more is read than they depend on."""
    which = "FROM requests WHERE account = ? AND kind = ? AND at > ?"
    values = (account, group.value)
    polls = pace in {Pace.SPARE, Pace.SOON}
    query = f"SELECT at {which} ORDER BY at DESC LIMIT 1 OFFSET ?"
    left = polled_at_most(limit) - 1 if polls else limit - places
    leaving = db.execute(query, (*values, now - WINDOW, left)).fetchone()
    query = f"SELECT MAX(COALESCE(started, at)) {which}"
    (last,) = db.execute(query, (*values, now - spacing(limit) * places)).fetchone()
    if not polls:
        return wait_urgently(leaving[0] if leaving else None, last, now, limit, pace, places)
    query = f"SELECT COALESCE(started, at) AS start {which} ORDER BY start DESC LIMIT 1 OFFSET ?"
    lately = db.execute(query, (*values, now - SHORT, polled_shortly(limit) - 1)).fetchone()
    return wait_to_poll(leaving[0] if leaving else None, lately[0] if lately else None, last, now, limit, pace)


def _times(db: Store, account: str, group: RateGroup, now: float) -> tuple[list[float], list[float]]:
    """Return when this window's requests arrived at the latest, and when they started; each in order."""
    query = """SELECT at, COALESCE(started, at) FROM requests
        WHERE account = ? AND kind = ? AND at > ? ORDER BY at"""
    rows = db.execute(query, (account, group.value, now - WINDOW)).fetchall()
    return [row[0] for row in rows], sorted(row[1] for row in rows)


def _opened(path: Path) -> Store:
    try:
        return _prepared(path)
    except JournalDamaged:  # the service's own limits hold for the forgotten minute
        for damaged in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
            delete_file(damaged)
        return _prepared(path)


def _prepared(path: Path) -> Store:
    db = connect(path, patience=_PATIENCE)
    try:
        _prepare(db)
    except BaseException:
        db.close()
        raise
    return db


def _prepare(db: Store) -> None:
    """Create the tables.

    `at`: the latest time at which a request may have arrived, as far as is known; `started`: its start.
    """
    db.execute("CREATE TABLE IF NOT EXISTS requests (account TEXT, kind TEXT, at REAL, started REAL)")
    with transaction(db):
        if "started" not in {row["name"] for row in db.execute("PRAGMA table_info(requests)")}:
            db.execute("ALTER TABLE requests ADD COLUMN started REAL")
    db.execute("CREATE INDEX IF NOT EXISTS requests_by_time ON requests (account, kind, at)")
    db.execute("CREATE INDEX IF NOT EXISTS requests_by_age ON requests (at)")
    db.execute(
        """CREATE TABLE IF NOT EXISTS holds (account TEXT, kind TEXT, seconds REAL, at REAL, ticks REAL,
            PRIMARY KEY (account, kind)) WITHOUT ROWID"""
    )
