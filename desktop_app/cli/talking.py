"""How the command line talks: answers on standard output, everything else on standard error."""

from __future__ import annotations

import json
import sys
from decimal import Decimal
from typing import Any, TextIO

from desktop_app.core.errors import DialproofError
from desktop_app.services.ports import Progress


class Talk:
    """One run's output. With `as_json`, standard output gets one JSON object and nothing else."""

    def __init__(self, as_json: bool, out: TextIO | None = None, err: TextIO | None = None) -> None:
        self.as_json = as_json
        self._out = out or sys.stdout
        self._err = err or sys.stderr
        self._line_open = False

    def answer(self, value: dict[str, Any], words: str) -> None:
        """The result: as JSON or in words."""
        self._end_line()
        text = json.dumps(value, ensure_ascii=False, default=_as_text) if self.as_json else words
        print(text, file=self._out, flush=True)

    def say(self, words: str) -> None:
        """A message for the person."""
        self._end_line()
        print(words, file=self._err, flush=True)

    def error(self, error: DialproofError) -> None:
        """One line: what is wrong and what to do."""
        self.say(f"dialproof: {error.sentence}")

    def progress(self, progress: Progress) -> None:
        """How far it is; on a terminal only, in one line that changes."""
        share = f" of {progress.total:,}" if progress.total else ""
        self.status(f"{progress.stage} … {progress.done:,}{share} {progress.unit}")

    def status(self, words: str) -> None:
        """A line that the next one replaces, on a terminal."""
        if self._err.isatty():
            print(f"\r\033[K{words}", end="", file=self._err, flush=True)
            self._line_open = True

    def ask(self, question: str) -> bool:
        """Yes or no; yes where nobody can be asked."""
        if not sys.stdin.isatty():
            return True
        self._end_line()
        print(f"{question} [y/N] ", end="", file=self._err, flush=True)
        return sys.stdin.readline().strip().lower() in {"y", "yes"}

    def _end_line(self) -> None:
        if self._line_open:
            print("\r\033[K", end="", file=self._err, flush=True)
            self._line_open = False


def _as_text(value: object) -> str:
    return format(value, "f") if isinstance(value, Decimal) else str(value)
