"""Fills a list from parsed rows: finds earlier occurrences of each number, counts everything, and writes the file."""

from __future__ import annotations

from pathlib import Path

from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.rows.chunk_building import ChunkBuilder
from desktop_app.core.rows.list_tally import ListTally
from desktop_app.core.rows.row_chunk import ParsedChunk, RowChunk
from desktop_app.storage.lists.building import ListBuilder


class CountedRows:
    """Makes a list's rows of judged ones, in order; `columns` is the number of phone columns."""

    def __init__(self, columns: int) -> None:
        self._builder = ChunkBuilder(columns)
        self.tally = ListTally()

    def chunk(self, parsed: ParsedChunk) -> RowChunk:
        """Return the next rows."""
        chunk = self._builder.chunk(parsed)
        self.tally.count(chunk, parsed.slow())
        return chunk


class ListFilling:
    """A new list in `folder` with `columns` phone columns. Raises as `ListBuilder` does."""

    def __init__(self, folder: Path, columns: int) -> None:
        self._rows = CountedRows(columns)
        self._list = ListBuilder(folder)

    def add(self, *chunks: ParsedChunk) -> None:
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
