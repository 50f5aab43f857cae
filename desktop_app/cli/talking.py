"""Prints the command line's output: answers on standard output, everything else on standard error."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import re
import sys
import threading
import time
import unicodedata
from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import IO, Any, TextIO

from desktop_app.cli.streams import silence_unread
from desktop_app.core.errors import DialproofError
from desktop_app.core.text.percent import whole_percent
from desktop_app.core.text.time_left import TimeLeft
from desktop_app.services.ports import Progress

# Characters that a terminal obeys or can't show, by Unicode's general category: controls (C0 and C1), halves of
# characters, line and paragraph separators.
_COMMANDS = frozenset({"Cc", "Cs", "Zl", "Zp"})
# Invisible characters, and those that turn text around: directions, zero width, annotations, tags. Joiners stay,
# because some scripts need them.
_UNSEEN = re.compile("[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f]")
_BEYOND_ASCII = re.compile(r"[^\x20-\x7e]")


def printable(text: str, stream: IO[str]) -> str:
    """Return `text` with question marks for characters that the stream's encoding (a Windows code page) lacks."""
    encoding = getattr(stream, "encoding", None) or "utf-8"
    return text.encode(encoding, "replace").decode(encoding)


def one_line(text: str) -> str:
    """Return `text` on one line, with escapes such as \\x1b for characters that a terminal would obey.

    Names of files, sheets and columns and a service's words may hold them; only the program may control the terminal.
    """
    return _BEYOND_ASCII.sub(lambda found: _visible(found[0]), text)


def _visible(character: str) -> str:
    obeyed = unicodedata.category(character) in _COMMANDS or _UNSEEN.match(character)
    return character.encode("unicode_escape").decode() if obeyed else character


def _escaped(character: str) -> str:
    """Escape a character as JSON does. All format characters are included, since that changes no value."""
    obeyed = unicodedata.category(character) in {*_COMMANDS, "Cf"}
    return json.dumps(character)[1:-1] if obeyed else character


class Talk:
    """One run's output. With `as_json`, standard output gets one JSON object and nothing else.

    A reader that goes away (`| head`) doesn't end the run: what was paid for is still fetched and written.
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
        self._said: set[str] = set()
        self._left = TimeLeft(clock)
        self._stage = ""

    def answer(self, value: dict[str, Any], words: str | Sequence[str]) -> None:
        """Print the result: as JSON or in words, one line or several."""
        self._end_line()
        self._print(self._out, self._json(value) if self.as_json else _lines(words))

    def _json(self, value: dict[str, Any]) -> str:
        text = json.dumps(value, ensure_ascii=False, default=_as_text)
        text = _BEYOND_ASCII.sub(lambda found: _escaped(found[0]), text)
        if printable(text, self._out) == text:
            return text
        return json.dumps(value, default=_as_text)

    def say(self, words: str | Sequence[str]) -> None:
        """Print a message for the person, one line or several."""
        self._said.add(_lines(words))
        self._end_line()
        self._print(self._err, _lines(words))

    def error(self, error: DialproofError, *, once: bool = False) -> None:
        """Print in one line what is wrong and what to do; `once`: unless it was printed before."""
        words = f"dialproof: {error.sentence}"
        if not (once and _lines(words) in self._said):
            self.say(words)

    def progress(self, progress: Progress) -> None:
        """Show the progress; on a terminal only, in one line that changes."""
        if progress.stage != self._stage:
            self._stage = progress.stage
            self._left.restart()
        whole = f" of {progress.total:,}" if progress.total else ""
        parts = [f"{progress.stage} … {progress.done:,}{whole} {progress.unit}"]
        if progress.part is not None and not progress.total:
            parts.append(f"{whole_percent(progress.part)}%")
        if (seconds := self._left.at(progress.share)) is not None:
            parts.append(left_in_words(seconds))
        self.status(", ".join(parts))

    def status(self, words: str) -> None:
        """Show a line that the next one replaces, on a terminal."""
        if self._err.isatty():
            self._print(self._err, f"\r\033[K{one_line(words)}", end="")
            self._line_open = True

    async def ask(self, question: str) -> bool:
        """Ask yes or no. Return True if nobody can be asked."""
        if not self.can_ask:
            return True
        self._end_line()
        self._print(self._err, f"{one_line(question)} [y/N] ", end="")
        return (await _typed_line()).strip().lower() in {"y", "yes"}

    @property
    def can_ask(self) -> bool:
        """True if somebody sits at a terminal to answer."""
        return sys.stdin is not None and sys.stdin.isatty() and _is_console(sys.stdin)

    async def ask_secretly(self, question: str) -> str:
        """Return what is typed without showing it, "" for nothing. Call it only if `can_ask`."""
        self._end_line()
        self._print(self._err, one_line(question), end="")
        try:
            return await _unseen_line()
        finally:
            self._print(self._err, "")

    def _end_line(self) -> None:
        if self._line_open:
            self._print(self._err, "\r\033[K", end="")
            self._line_open = False

    def _print(self, stream: IO[str], text: str, end: str = "\n") -> None:
        try:
            print(printable(text, stream), end=end, file=stream, flush=True)
        except OSError as error:
            silence_unread(stream, error)


def _lines(words: str | Sequence[str]) -> str:
    return one_line(words) if isinstance(words, str) else "\n".join(map(one_line, words))


def counted(count: int, noun: str) -> str:
    """Return "1 number" or "2,412 numbers"."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"


def left_in_words(seconds: int) -> str:
    """Return the time left in words: "about 1 min 20 s left"."""
    minutes = f"{seconds // 60} min " if seconds >= 60 else ""
    return f"about {minutes}{seconds % 60} s left"


def _is_console(stream: IO[str]) -> bool:
    """Return False for Windows' `nul`, which says that it is a terminal."""
    if sys.platform == "win32":
        import ctypes
        import msvcrt

        handle, mode = ctypes.c_void_p(msvcrt.get_osfhandle(stream.fileno())), ctypes.c_uint32()
        return bool(ctypes.WinDLL("kernel32").GetConsoleMode(handle, ctypes.byref(mode)))
    return True


async def _unseen_line() -> str:
    """Return a line from the terminal that isn't shown while it is typed, without its end."""
    if sys.platform == "win32":
        import getpass  # there it reads key by key, and changes nothing on the terminal

        return await _read_beside(lambda: getpass.getpass(""))
    import termios

    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    unseen = [*before[:3], before[3] & ~termios.ECHO, *before[4:]]
    termios.tcsetattr(terminal, termios.TCSADRAIN, unseen)
    try:
        return (await _typed_line()).rstrip("\r\n")
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


async def _typed_line() -> str:
    """Return a line from the terminal, while Ctrl-C and time limits keep working."""
    # Not `sys.stdin.readline`: its lock, held by a waiting thread, would break the program's exit.
    return await _read_beside(lambda: os.read(sys.stdin.fileno(), 4096).decode(errors="replace"))


async def _read_beside(line_of: Callable[[], str]) -> str:
    """Return what `line_of` reads in a daemon thread, which doesn't delay the program's end; "" if it fails."""
    loop = asyncio.get_running_loop()
    line: asyncio.Future[str] = loop.create_future()

    def settle(text: str) -> None:
        if not line.done():
            line.set_result(text)

    def read() -> None:
        try:
            text = line_of()
        except (OSError, EOFError):
            text = ""
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, text)

    threading.Thread(target=read, name="terminal", daemon=True).start()
    return await line


def _as_text(value: object) -> str:
    return format(value, "f") if isinstance(value, Decimal) else str(value)
