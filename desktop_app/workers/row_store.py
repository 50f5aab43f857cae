"""Stores a list's rows: here while they are few, in a second process if they are many.

Finding a row's number among all before it, counting the row and storing it takes about as long as reading it and
parsing its number. So a long list is read on one core and stored on another, which parses numbers, too, when it has
time for it. `RowStore` chooses between two sinks: `ListSink` stores rows in this process, and `_WriterSink` passes them
on to the writer process.
"""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.errors import DialproofError
from desktop_app.core.rows.row_chunk import ParsedChunk, UnparsedChunk
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.workers.spawning import processors
from desktop_app.workers.writer import ADD, BEGIN, ERROR, FAULT, MEMORY, PARSE_WITH, ListSink

if TYPE_CHECKING:
    from desktop_app.workers.list_rows import RowParsers

# Characters in the cells of a list that is stored here, some fifty thousand rows: waking another process takes about as
# long. Any sooner, it would compete for the processor with the window, which is then showing the first rows.
_FEW = 2_000_000
# Characters that may wait for the other process: starting it takes as long as reading a tenth of them.
_MOST_HELD = 16_000_000
# Characters passed on in one call, which takes a tenth of a second and can't be interrupted.
_MOST_AT_ONCE = 2_000_000
# Characters after which it shows which process is quicker, and those of a list of which the other process parses some
# numbers, too, if it is: until it can, it takes some tenths of a second.
_TILL_SEEN, _VERY_LONG = 5_000_000, 20_000_000
# Characters that may wait for the other process while it parses numbers, too: with fewer, it would soon have to wait.
_SOON_DONE = 400_000
# Seconds between two signs of life while waiting for the other process.
_BEAT = 0.1

_line: ContextVar[WriterClient | None] = ContextVar("line", default=None)


@contextmanager
def stored_beside(line: WriterClient) -> Iterator[None]:
    """Let the process at the other end of `line` store long lists within this context, where it has a processor."""
    token = _line.set(line if processors() > 1 else None)  # on one, two processes take up to a quarter longer
    try:
        yield
    finally:
        _line.reset(token)


def writer_line() -> WriterClient | None:
    """Return the line to the other process, None where there is none."""
    return _line.get()


def wake_writer() -> None:
    """Start the other process before it is needed."""
    line = _line.get()
    if line is not None:
        line.there()


class RowSink(Protocol):
    """A new list being filled: rows first, then `finish`, or `close` to give up; see `ListSink`."""

    def add(self, chunk: ParsedChunk | UnparsedChunk) -> None:
        """Append rows."""
        ...

    def finish(
        self, source_name: str, digest: str, options: ReadOptions, understanding: ImportSummary
    ) -> ImportSummary:
        """Add the counts to `understanding` and return it; then everything is on the disk."""
        ...

    def close(self) -> None:
        """Give up and close the unfinished list."""
        ...


class RowStore:
    """A `RowSink` in `folder` for a list whose numbers `parsers` parse; `share` tells how much was read, if known.

    Raises what `ListSink` does, at once or later, and what `WriterClient` does.
    """

    def __init__(self, folder: Path, parsers: RowParsers, share: Callable[[], float | None]) -> None:
        self._folder = folder
        self._parsers = parsers
        self._share = share
        self._filling: RowSink | None = None  # rows are held until their destination is known
        self._held: list[ParsedChunk] = []
        self._text = 0

    def add(self, chunk: UnparsedChunk) -> None:
        """Append rows."""
        if self._filling is not None:
            self._filling.add(chunk)
            return
        self._held.append(self._parsers.chunk(chunk))
        self._text += _text(chunk)
        if self._text > _FEW:
            self._choose(_line.get())

    def finish(
        self, source_name: str, digest: str, options: ReadOptions, understanding: ImportSummary
    ) -> ImportSummary:
        """Add the counts to `understanding` and return it; then everything is on the disk."""
        filling = self._filling or self._fill(self._here())
        return filling.finish(source_name, digest, options, understanding)

    def close(self) -> None:
        """Give up and close the unfinished list."""
        if self._filling is not None:
            self._filling.close()

    def _choose(self, line: WriterClient | None) -> None:
        """Choose the other process if it is there, or this one if it won't come or takes too long."""
        try:
            there = line is not None and line.there()
        except WriterLostError:
            line, there = None, False
        if line is not None and there:
            self._fill(_WriterSink(line, self._folder, self._parsers, self._share))
        elif line is None or self._text > _MOST_HELD:
            self._fill(self._here())

    def _here(self) -> ListSink:
        return ListSink(self._folder, self._parsers.columns, self._parsers)

    def _fill(self, filling: RowSink) -> RowSink:
        self._filling = filling
        for chunk in self._held:
            filling.add(chunk)
            beat()
        self._held.clear()
        return filling


class _WriterSink:
    """Passes on what the other process takes. The rest waits here, so that neither process waits for the other.

    Of a very long list, the other one parses some of the numbers if it would have to wait else.
    """

    def __init__(
        self, line: WriterClient, folder: Path, parsers: RowParsers, share: Callable[[], float | None]
    ) -> None:
        self._line = line
        self._parsers = parsers
        self._share = share
        self._helped = False
        self._added = 0
        self._held: deque[tuple[bytes, int]] = deque()  # pickled chunks, and the characters in their cells
        self._text = 0
        line.call(BEGIN, folder, parsers.columns)

    def add(self, chunk: ParsedChunk | UnparsedChunk) -> None:
        if not self._helped and self._worth_help():
            self._line.call(PARSE_WITH, pickle.dumps(self._parsers))
            self._helped = True
        # Parsed and pickled while the other process is busy, so that it needn't wait for that.
        if isinstance(chunk, UnparsedChunk) and not (self._helped and self._text < _SOON_DONE):
            chunk = self._parsers.chunk(chunk)
        text = _text(chunk)
        self._held.append((pickle.dumps(chunk, pickle.HIGHEST_PROTOCOL), text))
        self._text += text
        self._added += text
        while self._held and (self._text > _MOST_HELD or self._line.idle()):
            self._pass_on()

    def finish(
        self, source_name: str, digest: str, options: ReadOptions, understanding: ImportSummary
    ) -> ImportSummary:
        while self._held:
            self._pass_on()
        self._line.call("finish", source_name, digest, options, understanding)
        found: ImportSummary = self._line.wait()
        return found

    def close(self) -> None:
        self._held.clear()
        self._line.give_up()

    def _worth_help(self) -> bool:
        """Return True if the other process waits although the list has begun long ago, and will for long."""
        if self._added < _TILL_SEEN or self._held or not (self._parsers.quick and self._line.idle()):
            return False
        return self._added / (self._share() or 1.0) > _VERY_LONG  # where nobody knows, it may be all read

    def _pass_on(self) -> None:
        """Pass on the first waiting chunk, and more if that is small: one at a time would never catch up."""
        chunks: list[bytes] = []
        passed = 0
        while self._held and (not chunks or passed + self._held[0][1] <= _MOST_AT_ONCE):
            chunk, text = self._held.popleft()
            chunks.append(chunk)
            passed += text
        self._text -= passed
        self._line.call(ADD, *chunks)


def _text(chunk: ParsedChunk | UnparsedChunk) -> int:
    return sum(map(len, chunk.cells))


# --- The line to the writer process ---


class WriterLostError(ConnectionError):
    """The writer process has ended, and what it had of the list is worthless."""


class WriterFaultError(Exception):
    """A fault in the writer process; `frames` tells where, without any data."""

    def __init__(self, frames: str) -> None:
        super().__init__(frames)
        self.frames = frames


class WriterClient:
    """The line to the writer process, which answers each call once; `start` has that process started.

    The next call raises how a call ended: a leaf of the error tree, MemoryError, WriterFaultError, or WriterLostError
    if the process has ended.
    """

    def __init__(self, pipe: Connection, start: Callable[[], None]) -> None:
        self._pipe = pipe
        self._start = start
        self._asked = False
        self._returned: Any = None
        self._owed = 1  # answers that haven't come yet; the first only says that the process has begun

    def there(self) -> bool:
        """Return True if the process has begun. The first call has it started."""
        if not self._asked:
            self._asked = True
            self._start()
        return self.idle()

    def idle(self) -> bool:
        """Return True if the process has nothing to do."""
        while self._owed and self._heard_within(0):
            self._hear()
        return not self._owed

    def call(self, name: str, *arguments: Any) -> None:
        """Begin a call once the one before has ended."""
        self.wait()
        self._send(name, arguments)

    def begin(self, name: str, *arguments: Any) -> None:
        """Begin a call, also while others are under way: they end in this order, and `heard` has what each returned."""
        self._send(name, arguments)

    def heard(self, seconds: float) -> tuple[Any, ...]:
        """Return what the next call returned, alone in a tuple; an empty one if none ends within so many seconds."""
        if not self._owed or not self._heard_within(seconds):
            return ()
        self._hear()
        return (self._returned,)

    def wait(self) -> Any:
        """Return what the last call returned; send signs of life until it has ended."""
        while not self.idle():
            if not self._heard_within(_BEAT):
                beat()
        return self._returned

    def give_up(self) -> None:
        """Have the unfinished list closed, whatever the outcome of the last call."""
        with suppress(WriterLostError):  # then the list is closed anyway
            self._send("close", ())
            while self._owed:
                with suppress(DialproofError, MemoryError, WriterFaultError):
                    self._hear()

    def _send(self, name: str, arguments: tuple[Any, ...]) -> None:
        try:
            self._pipe.send((name, arguments))
        except OSError as error:
            raise WriterLostError from error
        self._owed += 1

    def _heard_within(self, seconds: float) -> bool:
        try:
            return self._pipe.poll(seconds)
        except OSError as error:
            raise WriterLostError from error

    def _hear(self) -> None:
        try:
            kind, value = self._pipe.recv()
        except (EOFError, OSError) as error:
            raise WriterLostError from error
        self._owed -= 1
        if kind == ERROR:
            raise value
        if kind == MEMORY:
            raise MemoryError
        if kind == FAULT:
            raise WriterFaultError(value)
        self._returned = value
