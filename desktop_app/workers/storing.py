"""Where a list's rows are stored: here while they are few, in a process beside this one where they are many.

Storing a row takes about half as long as reading and judging it, so a long list is read on one core while it is
stored on another. `RowStore` chooses; its two ways, `ListBuilder` and `_Elsewhere`, have the same three methods.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Protocol

from desktop_app.core.row_chunk import RowChunk
from desktop_app.core.table import ReadOptions, Understanding
from desktop_app.sheets.heartbeat import beat
from desktop_app.storage.list_building import ListBuilder
from desktop_app.workers.storer import BEGIN
from desktop_app.workers.storing_line import StorerLostError, StoringLine

# Characters of the cells of a list that is stored here, some ten thousand rows: to wake another process takes longer.
_FEW = 500_000
# Characters that may wait for the other process: its start takes as long as it takes to read a tenth of them.
_MOST_HELD = 16_000_000

_line: ContextVar[StoringLine | None] = ContextVar("line", default=None)


@contextmanager
def stored_beside(line: StoringLine) -> Iterator[None]:
    """Within, long lists are stored by the process at the other end of `line`."""
    token = _line.set(line)
    try:
        yield
    finally:
        _line.reset(token)


class Filling(Protocol):
    """A new list that is filled: rows first, then `finish`, or `close` to give up; see `ListBuilder`."""

    def add(self, chunk: RowChunk) -> None:
        """Append rows."""
        ...

    def finish(self, source_name: str, digest: str, options: ReadOptions, understanding: Understanding) -> None:
        """Say what the rows are; then all of it is on the disk."""
        ...

    def close(self) -> None:
        """Give up."""
        ...


class RowStore:
    """A `Filling` in `folder`. Raises as `ListBuilder` does, at once or later, and as `StoringLine` does."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._filling: Filling | None = None  # held until it is known where they go
        self._held: list[RowChunk] = []
        self._text = 0

    def add(self, chunk: RowChunk) -> None:
        """Append rows."""
        if self._filling is not None:
            self._filling.add(chunk)
            return
        self._held.append(chunk)
        self._text += _text(chunk)
        if self._text > _FEW:
            self._choose(_line.get())

    def finish(self, source_name: str, digest: str, options: ReadOptions, understanding: Understanding) -> None:
        """Say what the rows are; then all of it is on the disk."""
        filling = self._filling or self._fill(ListBuilder(self._folder))
        filling.finish(source_name, digest, options, understanding)

    def close(self) -> None:
        """Give up."""
        if self._filling is not None:
            self._filling.close()

    def _choose(self, line: StoringLine | None) -> None:
        """The other process if it is there, this one where it won't come or keeps waiting for too long."""
        try:
            there = line is not None and line.there()
        except StorerLostError:
            line, there = None, False
        if line is not None and there:
            self._fill(_Elsewhere(line, self._folder))
        elif line is None or self._text > _MOST_HELD:
            self._fill(ListBuilder(self._folder))

    def _fill(self, filling: Filling) -> Filling:
        self._filling = filling
        for chunk in self._held:
            filling.add(chunk)
            beat()
        self._held.clear()
        return filling


class _Elsewhere:
    """Passes on what the other process takes; the rest waits here, so that neither waits for the other."""

    def __init__(self, line: StoringLine, folder: Path) -> None:
        self._line = line
        self._held: deque[RowChunk] = deque()
        self._text = 0
        line.call(BEGIN, folder)

    def add(self, chunk: RowChunk) -> None:
        self._held.append(chunk)
        self._text += _text(chunk)
        while self._held and (self._text > _MOST_HELD or self._line.idle()):
            self._pass_on()

    def finish(self, source_name: str, digest: str, options: ReadOptions, understanding: Understanding) -> None:
        while self._held:
            self._pass_on()
        self._line.call("finish", source_name, digest, options, understanding)
        self._line.wait()

    def close(self) -> None:
        self._held.clear()
        self._line.give_up()

    def _pass_on(self) -> None:
        chunk = self._held.popleft()
        self._text -= _text(chunk)
        self._line.call("add", chunk)


def _text(chunk: RowChunk) -> int:
    return sum(map(len, chunk.cells))
