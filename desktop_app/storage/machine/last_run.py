"""Tells how the last run of the window ended: in order, by a crash in compiled code, or silently."""

from __future__ import annotations

import faulthandler
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

# A crash leaves some kilobytes.
_MOST = 64 * 1024


@dataclass(frozen=True, slots=True)
class BadEnding:
    """A last run that didn't end in order; `frames` is the crash's own report, "" if there is none."""

    frames: str


class LastRun:
    """A mark in the log folder while the window runs, and the file for a crash's report.

    Used by one process at a time: the one with the window's lock. If the folder can't be written, nothing is known and
    nothing is reported.
    """

    def __init__(self, logs: Path) -> None:
        self._mark = logs / "running"
        self._crash = logs / "crash.log"
        self._file: IO[str] | None = None

    def __enter__(self) -> BadEnding | None:
        """Return the last run's bad ending, or None. Mark this run as running; its crash will go into the file."""
        found: BadEnding | None = None
        with suppress(OSError):
            if self._mark.exists():
                found = BadEnding(self._said())
            self._mark.touch(mode=0o600)
            self._file = os.fdopen(os.open(self._crash, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w")
            faulthandler.enable(self._file)
        return found

    def __exit__(self, *_error: object) -> None:
        """Remove the marks: the run ends in order, and an error that gets here was reported."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
        for path in (self._mark, self._crash):
            with suppress(OSError):
                path.unlink(missing_ok=True)

    def _said(self) -> str:
        try:
            with self._crash.open(encoding="utf-8", errors="replace") as file:
                return file.read(_MOST)
        except OSError:
            return ""
