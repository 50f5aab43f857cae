"""Start times of requests, shared by every process that uses the same data folder."""

from __future__ import annotations

from pathlib import Path

from desktop_app.core.errors import JournalDamaged
from desktop_app.core.rates import LIMITS, WINDOW, Pace, RateGroup, wait_at_pace
from desktop_app.storage.database import Store, connect, transaction


class SqliteRateLog:
    """`services.ports.RateLog`: one row for each request of the last minute. Not precious, so not fully synced."""

    def __init__(self, path: Path) -> None:
        try:
            self._db = _opened(path)
        except JournalDamaged:  # the service's own limits hold for the minute that is forgotten
            for damaged in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
                damaged.unlink(missing_ok=True)
            self._db = _opened(path)

    def reserve(
        self, account: str, group: RateGroup, now: float, pace: Pace = Pace.AT_ONCE, limit: int | None = None
    ) -> float:
        """Take a place now (0.0), or the seconds until there may be one. `limit` a minute, None: the document's."""
        with transaction(self._db):
            # Times in the future: the clock was set back. They count as of now, and grow old from here on.
            self._db.execute("UPDATE requests SET at = ?1, started = MIN(started, ?1) WHERE at > ?1", (now,))
            arrived, started = self._times(account, group, now)
            delay = wait_at_pace(arrived, now, limit or LIMITS[group], pace, started)
            if delay == 0.0:
                self._db.execute("DELETE FROM requests WHERE at <= ?", (now - WINDOW,))
                self._db.execute("INSERT INTO requests VALUES (?, ?, ?, ?)", (account, group.value, now, now))
        return delay

    def put_off(self, account: str, group: RateGroup, at: float, to: float) -> None:
        """A request that started at `at` may have arrived as late as `to`: count it from there on."""
        query = """UPDATE requests SET at = ?4 WHERE rowid =
            (SELECT rowid FROM requests WHERE account = ?1 AND kind = ?2 AND at = ?3 LIMIT 1)"""
        with transaction(self._db):
            self._db.execute(query, (account, group.value, at, to))

    def left(self, account: str, group: RateGroup, now: float, limit: int | None = None) -> int:
        """Requests that may still start within this window; `limit` as in `reserve`."""
        return max(0, (limit or LIMITS[group]) - len(self._times(account, group, now)[0]))

    def started(self, account: str, group: RateGroup, now: float) -> tuple[float, ...]:
        """When the requests of this window started or may have arrived at the latest, in order."""
        return tuple(self._times(account, group, now)[0])

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    def _times(self, account: str, group: RateGroup, now: float) -> tuple[list[float], list[float]]:
        """When the requests of this window arrived at the latest, and when they started; each in order."""
        query = """SELECT at, COALESCE(started, at) FROM requests
            WHERE account = ? AND kind = ? AND at > ? ORDER BY at"""
        rows = self._db.execute(query, (account, group.value, now - WINDOW)).fetchall()
        return [row[0] for row in rows], sorted(row[1] for row in rows)


def _opened(path: Path) -> Store:
    db = connect(path)
    try:
        # `at`: when it may have arrived at the latest, by what is known of it.
        db.execute("CREATE TABLE IF NOT EXISTS requests (account TEXT, kind TEXT, at REAL, started REAL)")
        with transaction(db):
            if "started" not in {row["name"] for row in db.execute("PRAGMA table_info(requests)")}:
                db.execute("ALTER TABLE requests ADD COLUMN started REAL")
        db.execute("CREATE INDEX IF NOT EXISTS requests_by_time ON requests (account, kind, at)")
        db.execute("CREATE INDEX IF NOT EXISTS requests_by_age ON requests (at)")
    except BaseException:
        db.close()
        raise
    return db
