"""Declares the program's log, as its viewer reads it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


@dataclass(frozen=True, slots=True)
class LogMark:
    """The position up to which a log was read: which file, and how many bytes of it."""

    file: int
    size: int


@dataclass(frozen=True, slots=True)
class LogPiece:
    """Whole lines of a log. `anew`: they replace everything read before."""

    lines: tuple[str, ...]
    mark: LogMark | None
    anew: bool


class LogLines(Protocol):
    """Reads the newest lines of the log; a file of any size costs the same."""

    @property
    def folder(self) -> Path:
        """The folder of the log files."""
        ...

    def read(self, since: LogMark | None = None) -> LogPiece:
        """Return what was written after `since`, or the newest lines; nothing if there is no log.

        Call it in a thread.
        """
        ...
