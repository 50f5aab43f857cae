"""The program's log for its viewer: read and taken apart in a thread."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from desktop_app.core.text.log_lines import LogEntry, entries_of
from desktop_app.services.ports import LogLines, LogMark


@dataclass(frozen=True, slots=True)
class LogNews:
    """What was read. `anew`: it takes the place of all that was read before; `mark`: how far it goes."""

    entries: tuple[LogEntry, ...]
    mark: LogMark | None
    anew: bool


class LogReading:
    """`read(None)` gives the newest entries, `read(mark)` those after it."""

    def __init__(self, lines: LogLines) -> None:
        self._lines = lines

    @property
    def folder(self) -> Path:
        """Where the log files lie."""
        return self._lines.folder

    async def read(self, since: LogMark | None = None) -> LogNews:
        """Nothing where there is no log."""
        return await asyncio.to_thread(self._read, since)

    def _read(self, since: LogMark | None) -> LogNews:
        piece = self._lines.read(since)
        return LogNews(tuple(entries_of(piece.lines)), piece.mark, piece.anew)
