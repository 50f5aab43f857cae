"""The log by which limits of requests are kept."""

from __future__ import annotations

from typing import Protocol

from desktop_app.core.service.rates import Hold, Pace, RateGroup


class RateLog(Protocol):
    """Start times of requests by key and group, shared by every process and kept over restarts.

    Where that can't be read or written no call fails: it goes by what this process knows.
    """

    def reserve(
        self, account: str, group: RateGroup, now: float, pace: Pace = Pace.AT_ONCE, limit: int | None = None
    ) -> float:
        """Take a place now (0.0), or the seconds until there may be one. `limit` a minute, None: the document's."""
        ...

    def put_off(self, account: str, group: RateGroup, at: float, to: float) -> None:
        """A request that started at `at` may have arrived as late as `to`: count it from there on."""
        ...

    def left(self, account: str, group: RateGroup, now: float, limit: int | None = None) -> int:
        """Requests that may still start within this window; `limit` as in `reserve`."""
        ...

    def started(self, account: str, group: RateGroup, now: float) -> tuple[float, ...]:
        """When the requests of this window started or may have arrived at the latest, in order."""
        ...

    def hold(self, account: str, group: RateGroup, hold: Hold) -> None:
        """Keep what the service asked to wait; it takes the place of what it asked before."""
        ...

    def held(self, account: str, group: RateGroup) -> Hold | None:
        """What the service asked to wait last, whichever process it was said to; None where nothing was kept."""
        ...

    def close(self) -> None:
        """Close the file."""
        ...
