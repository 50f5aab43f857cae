"""How the last run of the window ended: in order, by a crash that compiled code brought about, or without a word."""

from __future__ import annotations

import faulthandler
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO

# What a crash leaves of it is some kilobytes.
_MOST = 64 * 1024


@dataclass(frozen=True, slots=True)
class BadEnding:
    """The last run didn't end in order; `frames` is what a crash said of itself, "" where nothing did."""

    frames: str


class LastRun:
    """A mark in the log folder while the window runs, and the file that a crash is written to.

    For one process at a time: whoever has the window's lock. A folder that can't be written means that nothing is
    known, and nothing said.
    """

    def __init__(self, logs: Path) -> None:
        self._mark = logs / "running"
        self._crash = logs / "crash.log"
        self._file: IO[str] | None = None

    def __enter__(self) -> BadEnding | None:
        """How the last run ended, None in order; from now on this one runs, and its crash would be written down."""
        found: BadEnding | None = None
        with suppress(OSError):
            if self._mark.exists():
                found = BadEnding(self._said())
            self._mark.touch(mode=0o600)
            self._file = os.fdopen(os.open(self._crash, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w")
            faulthandler.enable(self._file)
        return found

    def __exit__(self, *_error: object) -> None:
        """In order: an error that gets here was told."""
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
