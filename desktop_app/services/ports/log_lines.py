"""The program's log, as its viewer reads it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


@dataclass(frozen=True, slots=True)
class LogMark:
    """How far a log was read: which file, and how many bytes of it."""

    file: int
    size: int


@dataclass(frozen=True, slots=True)
class LogPiece:
    """Lines of a log, whole ones only. `anew`: they take the place of all that was read before."""

    lines: tuple[str, ...]
    mark: LogMark | None
    anew: bool


class LogLines(Protocol):
    """The newest lines of the log; a file of any size costs the same."""

    @property
    def folder(self) -> Path:
        """Where the log files lie."""
        ...

    def read(self, since: LogMark | None = None) -> LogPiece:
        """What was written after `since`, or the newest lines; nothing where there is no log. For a thread."""
        ...
