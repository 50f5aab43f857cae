"""Start times of requests, shared by every process that uses the same data folder."""

from __future__ import annotations

from pathlib import Path

from desktop_app.core.rates import LIMITS, WINDOW, RateGroup, wait_before
from desktop_app.storage.database import connect, transaction


class SqliteRateLog:
    """`services.ports.RateLog`: one row for each request of the last minute. Not precious, so not fully synced."""

    def __init__(self, path: Path) -> None:
        self._db = connect(path)
        self._db.execute("CREATE TABLE IF NOT EXISTS requests (account TEXT, kind TEXT, at REAL)")
        self._db.execute("CREATE INDEX IF NOT EXISTS requests_by_time ON requests (account, kind, at)")
        self._db.execute("CREATE INDEX IF NOT EXISTS requests_by_age ON requests (at)")

    def reserve(self, account: str, group: RateGroup, now: float) -> float:
        """Take a place now (0.0), or the seconds until there may be one."""
        with transaction(self._db):
            # Times in the future: the clock was set back. They count as of now, and grow old from here on.
            self._db.execute("UPDATE requests SET at = ?1 WHERE at > ?1", (now,))
            delay = wait_before(self._times(account, group, now), now, LIMITS[group])
            if delay == 0.0:
                self._db.execute("DELETE FROM requests WHERE at <= ?", (now - WINDOW,))
                self._db.execute("INSERT INTO requests VALUES (?, ?, ?)", (account, group.value, now))
        return delay

    def left(self, account: str, group: RateGroup, now: float) -> int:
        """Requests that may still start within this window."""
        return max(0, LIMITS[group] - len(self._times(account, group, now)))

    def close(self) -> None:
        """Close the file."""
        self._db.close()

    def _times(self, account: str, group: RateGroup, now: float) -> list[float]:
        query = "SELECT at FROM requests WHERE account = ? AND kind = ? AND at > ? ORDER BY at"
        return [row[0] for row in self._db.execute(query, (account, group.value, now - WINDOW))]
