"""Reads and parses the program's log for its viewer, in a thread."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from desktop_app.core.text.log_lines import LogEntry, entries_of
from desktop_app.storage.machine.log_tail import LogMark, LogTail


@dataclass(frozen=True, slots=True)
class LogNews:
    """Newly read entries. `anew`: they replace everything read before; `mark`: the position up to which they go."""

    entries: tuple[LogEntry, ...]
    mark: LogMark | None
    anew: bool


class LogReading:
    """Reads log entries: `read(None)` returns the newest, `read(mark)` those after the mark."""

    def __init__(self, lines: LogTail) -> None:
        self._lines = lines

    @property
    def folder(self) -> Path:
        """The folder of the log files."""
        return self._lines.folder

    async def read(self, since: LogMark | None = None) -> LogNews:
        """Return the newest entries, or those after `since`; none if there is no log."""
        return await asyncio.to_thread(self._read, since)

    def _read(self, since: LogMark | None) -> LogNews:
        piece = self._lines.read(since)
        return LogNews(tuple(entries_of(piece.lines)), piece.mark, piece.anew)
