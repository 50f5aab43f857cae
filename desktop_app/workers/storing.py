"""Stores a list's rows: here while they are few, in a second process if they are many.

Finding a row's number among all before it, counting the row and storing it takes about as long as reading and judging
it. So a long list is read on one core and stored on another. `RowStore` chooses; its two ways, `ListFilling` and
`_Elsewhere`, have the same three methods.
"""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Protocol

from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.rows.row_chunk import ParsedChunk
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.workers.list_filling import ListFilling
from desktop_app.workers.storer import ADD, BEGIN
from desktop_app.workers.storing_line import StorerLostError, StoringLine

# Characters in the cells of a list that is stored here, some fifty thousand rows: waking another process takes about as
# long. Any sooner, it would compete for the processor with the window, which is then showing the first rows.
_FEW = 2_000_000
# Characters that may wait for the other process: starting it takes as long as reading a tenth of them.
_MOST_HELD = 16_000_000
# Characters passed on in one call, which takes a tenth of a second and can't be interrupted.
_MOST_AT_ONCE = 2_000_000

_line: ContextVar[StoringLine | None] = ContextVar("line", default=None)


@contextmanager
def stored_beside(line: StoringLine) -> Iterator[None]:
    """Let the process at the other end of `line` store long lists within this context."""
    token = _line.set(line)
    try:
        yield
    finally:
        _line.reset(token)


def wake_storer() -> None:
    """Start the other process before it is needed."""
    line = _line.get()
    if line is not None:
        line.there()


class Filling(Protocol):
    """A new list being filled: rows first, then `finish`, or `close` to give up; see `ListFilling`."""

    def add(self, chunk: ParsedChunk) -> None:
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
    """A `Filling` in `folder` for a list with `columns` phone columns.

    Raises what `ListFilling` does, at once or later, and what `StoringLine` does.
    """

    def __init__(self, folder: Path, columns: int) -> None:
        self._folder = folder
        self._columns = columns
        self._filling: Filling | None = None  # rows are held until their destination is known
        self._held: list[ParsedChunk] = []
        self._text = 0

    def add(self, chunk: ParsedChunk) -> None:
        """Append rows."""
        if self._filling is not None:
            self._filling.add(chunk)
            return
        self._held.append(chunk)
        self._text += _text(chunk)
        if self._text > _FEW:
            self._choose(_line.get())

    def finish(
        self, source_name: str, digest: str, options: ReadOptions, understanding: ImportSummary
    ) -> ImportSummary:
        """Add the counts to `understanding` and return it; then everything is on the disk."""
        filling = self._filling or self._fill(ListFilling(self._folder, self._columns))
        return filling.finish(source_name, digest, options, understanding)

    def close(self) -> None:
        """Give up and close the unfinished list."""
        if self._filling is not None:
            self._filling.close()

    def _choose(self, line: StoringLine | None) -> None:
        """Choose the other process if it is there, or this one if it won't come or takes too long."""
        try:
            there = line is not None and line.there()
        except StorerLostError:
            line, there = None, False
        if line is not None and there:
            self._fill(_Elsewhere(line, self._folder, self._columns))
        elif line is None or self._text > _MOST_HELD:
            self._fill(ListFilling(self._folder, self._columns))

    def _fill(self, filling: Filling) -> Filling:
        self._filling = filling
        for chunk in self._held:
            filling.add(chunk)
            beat()
        self._held.clear()
        return filling


class _Elsewhere:
    """Passes on what the other process takes. The rest waits here, so that neither process waits for the other."""

    def __init__(self, line: StoringLine, folder: Path, columns: int) -> None:
        self._line = line
        self._held: deque[tuple[bytes, int]] = deque()  # pickled chunks, and the characters in their cells
        self._text = 0
        line.call(BEGIN, folder, columns)

    def add(self, chunk: ParsedChunk) -> None:
        # Pickled while the other process is busy, so that it needn't wait for that.
        text = _text(chunk)
        self._held.append((pickle.dumps(chunk, pickle.HIGHEST_PROTOCOL), text))
        self._text += text
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


def _text(chunk: ParsedChunk) -> int:
    return sum(map(len, chunk.cells))
