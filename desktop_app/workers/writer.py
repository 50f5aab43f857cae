"""Runs in the process that stores a long list's rows, while the other process reads and parses the next ones.

It knows neither files nor their formats, so that it starts quickly and is small, until it is asked to parse some of the
numbers of a very long list, or to make blocks of an output file (`list_blocks`).
"""

from __future__ import annotations

import pickle
import signal
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.errors import DialproofError
from desktop_app.core.rows.chunk_building import ChunkBuilder
from desktop_app.core.rows.list_tally import ListTally
from desktop_app.core.rows.row_chunk import ParsedChunk, RowChunk, UnparsedChunk
from desktop_app.storage.lists.building import ListBuilder
from desktop_app.workers.spawning import bound_memory, collect_seldom

if TYPE_CHECKING:
    from desktop_app.services.jobs import Export
    from desktop_app.workers.list_blocks import ListBlocks
    from desktop_app.workers.list_rows import RowParsers


class CountedRows:
    """Makes a list's rows, in order; `columns` is the number of phone columns, `parsers` are for unparsed rows."""

    def __init__(self, columns: int, parsers: RowParsers | None = None) -> None:
        self._builder = ChunkBuilder(columns)
        self.parsers = parsers
        self.tally = ListTally()

    def chunk(self, rows: ParsedChunk | UnparsedChunk) -> RowChunk:
        """Return the next rows."""
        if isinstance(rows, UnparsedChunk):
            if self.parsers is None:
                raise TypeError("nothing to parse these rows with")
            rows = self.parsers.chunk(rows)
        chunk = self._builder.chunk(rows)
        self.tally.count(chunk, rows.slow())
        return chunk


class ListSink:
    """A new list in `folder`; `columns` and `parsers` are as in `CountedRows`. Raises as `ListBuilder` does."""

    def __init__(self, folder: Path, columns: int, parsers: RowParsers | None = None) -> None:
        self._rows = CountedRows(columns, parsers)
        self._list = ListBuilder(folder)

    def parse_with(self, parsers: bytes) -> None:
        """Take unparsed rows, too, from now on. `RowParsers` come pickled, so that a failure to load them is told."""
        self._rows.parsers = pickle.loads(parsers)  # noqa: S301 - from the process beside this one

    def add(self, *chunks: ParsedChunk | UnparsedChunk) -> None:
        """Append rows."""
        for each in chunks:
            self._list.add(self._rows.chunk(each))

    def finish(
        self, source_name: str, digest: str, options: ReadOptions, understanding: ImportSummary
    ) -> ImportSummary:
        """Add the counts to `understanding` and return it; then everything is on the disk."""
        self._rows.tally.finish(understanding, options.country)
        self._list.finish(source_name, digest, options, understanding)
        return understanding

    def close(self) -> None:
        """Give up and close the unfinished list."""
        self._list.close()


# The call that makes a new list in a folder, and the one with pickled chunks of rows; others are methods of
# `ListSink`, one of them for very long lists.
BEGIN, ADD, PARSE_WITH = "begin", "add", "parse_with"
# The call that begins to make blocks of an output file; others are methods of `ListBlocks`.
BLOCKS = "blocks"
# After these calls nothing is left of a list, least of all its numbers.
_ENDS = {"finish", "close"}
# Outcomes of a call: done, with what it returned; a leaf of the error tree; out of memory; a fault, with its place.
DONE, ERROR, MEMORY, FAULT = "done", "error", "memory", "fault"

Outcome = tuple[str, Any]
# A list being filled, or blocks of an output file.
_Made: TypeAlias = "ListSink | ListBlocks"


def serve(pipe: Connection) -> None:
    """Answer calls, one answer each, until the other end of the pipe is closed; the first message says it has begun."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the parent handles it
    bound_memory()
    collect_seldom()
    builder: _Made | None = None
    try:
        pipe.send((DONE, None))
        while True:
            name, arguments = pipe.recv()
            builder, outcome = _answered(builder, name, arguments)
            pipe.send(outcome)
    except (EOFError, OSError):
        if builder is not None:
            builder.close()


def _answered(builder: _Made | None, name: str, arguments: tuple[Any, ...]) -> tuple[_Made | None, Outcome]:
    """Return what is being made from now on, and the outcome of the call."""
    try:
        if name in _BEGINNINGS:
            builder = None
            builder = _BEGINNINGS[name](*arguments)
            return builder, (DONE, None)
        if builder is not None:  # a list that couldn't be made has nothing to close
            returned = _called(builder, name, arguments)
            return None if name in _ENDS else builder, (DONE, returned)
    except DialproofError as error:
        return builder, (ERROR, error)
    except MemoryError:
        return builder, (MEMORY, None)
    except Exception as error:  # noqa: BLE001 - a fault is the reading process's to show
        # The frames without the message, because that may hold somebody's number.
        frames = "".join(traceback.format_tb(error.__traceback__))
        return builder, (FAULT, f"{type(error).__name__}\n{frames}")
    return builder, (DONE, None)


def _blocks(job: Export) -> ListBlocks:
    # They import more than all the rest.
    from desktop_app.core.numbering.areas import load_areas_with
    from desktop_app.storage.machine.numbering_files import kept_areas
    from desktop_app.workers.list_blocks import ListBlocks

    load_areas_with(kept_areas)
    return ListBlocks.opened(job)


_BEGINNINGS: dict[str, Callable[..., _Made]] = {BEGIN: ListSink, BLOCKS: _blocks}


def _called(builder: _Made, name: str, arguments: tuple[Any, ...]) -> Any:
    if name != ADD or not isinstance(builder, ListSink):
        return getattr(builder, name)(*arguments)
    for chunk in arguments:  # unpickled one by one, each is still in the processor's cache when it is stored
        builder.add(pickle.loads(chunk))  # noqa: S301 - from the process beside this one
    return None
