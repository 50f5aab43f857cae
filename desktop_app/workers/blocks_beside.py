"""Has blocks of an output file made by two processes: this one, and the one beside that also stores long lists.

The other process begins only if nothing was written to the list since this one has begun to read it, so that both read
the same. Blocks come out in order; each is made by whichever process has time for it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from enum import Enum, auto
from pathlib import Path
from typing import Generic, TypeVar, cast

from desktop_app.services.jobs import Export
from desktop_app.sheets.common.heartbeat import beat
from desktop_app.storage.lists.file import FILE_NAME
from desktop_app.storage.sqlite.database import open_file
from desktop_app.workers.list_blocks import Place
from desktop_app.workers.row_store import WriterClient, WriterLostError
from desktop_app.workers.writer import BLOCKS

T = TypeVar("T")

# Cells of a list from which on another process is worth its start.
_WORTH_IT = 500_000
# Blocks that the other process has been asked for: one that it makes, and one so that it needn't wait for the next.
_MOST_ASKED = 2
# Blocks that are made, or being made, and wait for one before them.
_MOST_WAITING = 8
# Seconds between two beats.
_BETWEEN_BEATS = 0.05


def worth_it(cells: int) -> bool:
    """Return True if another process makes a file of so many cells come sooner."""
    return cells >= _WORTH_IT


class _State(Enum):
    """How the other process is: not there yet, opening the list, making blocks, or not needed after all."""

    AWAY = auto()
    BEGINNING = auto()
    READY = auto()
    LEFT_OUT = auto()


class ListWatch:
    """Tells if anything was written to a list since this was made; `close` it."""

    def __init__(self, folder: Path) -> None:
        self._db = open_file(folder / FILE_NAME, writable=False)
        self._begun = self._version()

    def unchanged(self) -> bool:
        """Return True if nothing was written."""
        return self._version() == self._begun

    def close(self) -> None:
        """Let the list go."""
        self._db.close()

    def _version(self) -> int:
        return cast(int, self._db.execute("PRAGMA data_version").fetchone()[0])


class BlocksBeside(Generic[T]):
    """Makes blocks of an export's file `here`, or in the process at the other end of `line`.

    `watch` was made before this process began to read the list. `here` returns the block at a place, as
    `ListBlocks.block` does, and calls `hear` now and then. Raises what `WriterClient` does. Close it, however it ended.
    """

    def __init__(self, line: WriterClient, watch: ListWatch, job: Export, here: Callable[[Place], T]) -> None:
        self._line, self._watch, self._job, self._here = line, watch, job, here
        self._state = _State.AWAY
        # Blocks in order, each in a list that is empty until it is made; those that the other process was asked for.
        self._waiting: deque[list[T]] = deque()
        self._asked: deque[list[T]] = deque()

    def made(self, places: Iterator[Place]) -> Iterator[T]:
        """Yield the blocks in order."""
        place = next(places, None)
        while place or self._waiting:
            self.hear()
            if self._waiting and self._waiting[0]:
                yield self._waiting.popleft()[0]
            elif place is None or len(self._waiting) >= _MOST_WAITING:
                self.hear(_BETWEEN_BEATS)
                beat()
            else:
                self._make(place)
                place = next(places, None)

    def _make(self, place: Place) -> None:
        block: list[T] = []
        self._waiting.append(block)
        if self._state is _State.READY and len(self._asked) < _MOST_ASKED:
            self._line.begin("block", place)
            self._asked.append(block)
        else:
            block.append(self._here(place))

    def hear(self, seconds: float = 0.0) -> None:
        """Take what the other process has made; wait so many seconds for the first of it."""
        if self._state is _State.AWAY:
            self._begin()
        while self._state in {_State.BEGINNING, _State.READY} and (found := self._line.heard(seconds)):
            if self._state is _State.READY:
                self._asked.popleft().append(found[0])
            else:
                self._state = _State.READY if self._watch.unchanged() else _State.LEFT_OUT
            seconds = 0.0

    def _begin(self) -> None:
        """Begin with the other process once it is there; do without it if it can't be started."""
        try:
            if self._line.there():
                self._line.begin(BLOCKS, self._job)
                self._state = _State.BEGINNING
        except WriterLostError:
            self._state = _State.LEFT_OUT

    def close(self) -> None:
        """Have the other process let the list go, whatever it does."""
        if self._state is not _State.AWAY:
            self._line.give_up()
