"""Declares the log by which request limits are kept."""

from __future__ import annotations

from typing import Protocol

from desktop_app.core.service.rates import Hold, Pace, RateGroup


class RateLog(Protocol):
    """Start times of requests by key and group, shared by every process and kept over restarts.

    No call fails if the log can't be read or written: it then uses what this process knows.
    """

    def reserve(
        self, account: str, group: RateGroup, now: float, pace: Pace = Pace.AT_ONCE, limit: int | None = None
    ) -> float:
        """Take a place now (0.0), or return the seconds until there may be one.

        `limit` per minute, None: the document's.
        """
        ...

    def put_off(self, account: str, group: RateGroup, at: float, to: float) -> None:
        """Count a request that started at `at` from `to` on, because it may have arrived as late as that."""
        ...

    def left(self, account: str, group: RateGroup, now: float, limit: int | None = None) -> int:
        """Return how many requests may still start in this window; `limit` as in `reserve`."""
        ...

    def started(self, account: str, group: RateGroup, now: float) -> tuple[float, ...]:
        """Return when the requests of this window started, or may have arrived at the latest, in order."""
        ...

    def hold(self, account: str, group: RateGroup, hold: Hold) -> None:
        """Store the wait that the service asked for, replacing the one before."""
        ...

    def held(self, account: str, group: RateGroup) -> Hold | None:
        """Return the wait that the service last asked for, whichever process it told; None if none is stored."""
        ...

    def close(self) -> None:
        """Close the file."""
        ...
