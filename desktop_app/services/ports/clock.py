"""The clock, and the way to wait."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol


class Time(Protocol):
    """The clock and the way to wait, so that a test's ten minutes pass in milliseconds."""

    def now(self) -> datetime:
        """The wall clock, aware and in UTC."""
        ...

    def ticks(self) -> float:
        """Seconds by a clock that only goes forward: the same in all processes until the computer starts anew."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Let others work for so long."""
        ...
