"""Declares the clock, and the way to wait."""

from __future__ import annotations

from datetime import datetime
from typing import Protocol


class Time(Protocol):
    """The clock and the way to wait, so that a test's ten minutes pass in milliseconds."""

    def now(self) -> datetime:
        """Return the wall-clock time, aware and in UTC."""
        ...

    def ticks(self) -> float:
        """Return seconds of a clock that only goes forward; all processes share it until the computer restarts."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Let others work for `seconds` seconds."""
        ...
