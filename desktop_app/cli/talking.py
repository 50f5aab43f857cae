"""How the command line talks: answers on standard output, everything else on standard error."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import sys
import threading
import time
from collections.abc import Callable
from decimal import Decimal
from typing import IO, Any, TextIO

from desktop_app.core.errors import DialproofError
from desktop_app.core.time_left import TimeLeft
from desktop_app.services.ports import Progress


def printable(text: str, stream: IO[str]) -> str:
    """`text` with question marks for what the stream's encoding (a Windows code page) has no characters for."""
    encoding = getattr(stream, "encoding", None) or "utf-8"
    return text.encode(encoding, "replace").decode(encoding)


class Talk:
    """One run's output. With `as_json`, standard output gets one JSON object and nothing else.

    A reader that goes away (`| head`) ends no run: what was paid for is still fetched and written.
    """

    def __init__(
        self,
        as_json: bool,
        out: TextIO | None = None,
        err: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.as_json = as_json
        # Without a console, as in the windowed program, Python has no standard streams.
        self._out = out or sys.stdout or io.StringIO()
        self._err = err or sys.stderr or io.StringIO()
        self._line_open = False
        self._left = TimeLeft(clock)
        self._stage = ""

    def answer(self, value: dict[str, Any], words: str) -> None:
        """The result: as JSON or in words."""
        self._end_line()
        self._print(self._out, self._json(value) if self.as_json else words)

    def _json(self, value: dict[str, Any]) -> str:
        text = json.dumps(value, ensure_ascii=False, default=_as_text)
        if printable(text, self._out) == text:
            return text
        return json.dumps(value, default=_as_text)

    def say(self, words: str) -> None:
        """A message for the person."""
        self._end_line()
        self._print(self._err, words)

    def error(self, error: DialproofError) -> None:
        """One line: what is wrong and what to do."""
        self.say(f"dialproof: {error.sentence}")

    def progress(self, progress: Progress) -> None:
        """How far it is; on a terminal only, in one line that changes."""
        if progress.stage != self._stage:
            self._stage = progress.stage
            self._left.restart()
        whole = f" of {progress.total:,}" if progress.total else ""
        parts = [f"{progress.stage} … {progress.done:,}{whole} {progress.unit}"]
        if progress.part is not None and not progress.total:
            parts.append(f"{progress.part:.0%}")
        if (seconds := self._left.at(progress.share)) is not None:
            parts.append(left_in_words(seconds))
        self.status(", ".join(parts))

    def status(self, words: str) -> None:
        """A line that the next one replaces, on a terminal."""
        if self._err.isatty():
            self._print(self._err, f"\r\033[K{words}", end="")
            self._line_open = True

    async def ask(self, question: str) -> bool:
        """Yes or no; yes where nobody can be asked."""
        if sys.stdin is None or not sys.stdin.isatty():
            return True
        self._end_line()
        self._print(self._err, f"{question} [y/N] ", end="")
        return (await _typed_line()).strip().lower() in {"y", "yes"}

    def _end_line(self) -> None:
        if self._line_open:
            self._print(self._err, "\r\033[K", end="")
            self._line_open = False

    def _print(self, stream: IO[str], text: str, end: str = "\n") -> None:
        try:
            print(printable(text, stream), end=end, file=stream, flush=True)
        except BrokenPipeError:
            _silence(stream)


def left_in_words(seconds: int) -> str:
    """ "about 1 min 20 s left" """
    minutes = f"{seconds // 60} min " if seconds >= 60 else ""
    return f"about {minutes}{seconds % 60} s left"


def _silence(stream: IO[str]) -> None:
    """Let a stream without a reader swallow the rest, so that Python does not complain of it at its end."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


async def _typed_line() -> str:
    """A line from the terminal, while Ctrl-C and time limits go on working."""
    loop = asyncio.get_running_loop()
    line: asyncio.Future[str] = loop.create_future()

    def settle(text: str) -> None:
        if not line.done():
            line.set_result(text)

    def read() -> None:
        # Not `sys.stdin.readline`: its lock, held by a thread that waits, would break the program's end.
        try:
            text = os.read(sys.stdin.fileno(), 4096).decode(errors="replace")
        except OSError:
            text = ""
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, text)

    threading.Thread(target=read, name="terminal", daemon=True).start()
    return await line


def _as_text(value: object) -> str:
    return format(value, "f") if isinstance(value, Decimal) else str(value)
