"""Connections to the local service: how many at once, and how long one may keep it waiting.

Any program of this machine can open some, also those of other people. Without bounds a thousand idle ones use up the
process's files, and nobody else is let in.
"""

from __future__ import annotations

import asyncio
import sys
from typing import cast

from uvicorn.protocols.http.h11_impl import H11Protocol

MOST_CONNECTIONS = 200
ACCEPTED_AT_ONCE = 100
"""How many the event loop takes in before any of them can be let go."""
QUEUED = 1_024
"""How many may wait to be taken in."""
HEAD_SECONDS = 10.0
"""How long a request's first line and headers may take in all."""
BODY_SECONDS = 30.0
"""How long a body may pause."""
_FILES = 1_024


class BoundedProtocol(H11Protocol):
    """One connection. Where there are too many, the one that has kept silent for longest goes."""

    _timer: asyncio.TimerHandle | None = None
    _reads_head = False
    _heard = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Make room for it, and wait for its request."""
        super().connection_made(cast("asyncio.Transport", transport))
        self._heard = self.loop.time()
        if len(self.connections) > MOST_CONNECTIONS:
            others = [each for each in self.connections if isinstance(each, BoundedProtocol) and each is not self]
            silent = [each for each in others if each.waits_for_caller]
            gone = min(silent, key=lambda each: each._heard, default=self)
            self.connections.discard(gone)  # `connection_lost` comes later than the next connection
            gone.transport.abort()
        self._time()

    def data_received(self, data: bytes) -> None:
        """Read on, in time."""
        self._heard = self.loop.time()
        super().data_received(data)
        self._time()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._stop()
        super().connection_lost(exc)

    @property
    def waits_for_caller(self) -> bool:
        """Whether the next thing to come is a request, or the rest of one."""
        return self._awaits_head or self.cycle.more_body

    @property
    def _awaits_head(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _time(self) -> None:
        if self._awaits_head:
            if not self._reads_head:  # of a head all letters together have this time
                self._start(HEAD_SECONDS)
            self._reads_head = True
            return
        self._reads_head = False
        if self.cycle.more_body:
            self._start(BODY_SECONDS)
        else:
            self._stop()

    def _start(self, seconds: float) -> None:
        self._stop()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()


def make_room_for_files() -> None:
    """Have this process open enough files for all connections: macOS allows 256 at first."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES if hard == resource.RLIM_INFINITY else min(_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
