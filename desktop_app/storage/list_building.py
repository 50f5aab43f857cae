"""Filling a `list.sqlite` with rows, in the child process."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from desktop_app.core.list_row import ListRow
from desktop_app.core.table import ReadOptions, Understanding
from desktop_app.storage.columns import json_list, to_json
from desktop_app.storage.database import connect, transaction
from desktop_app.storage.list_file import FILE_NAME, understanding_as_meta
from desktop_app.storage.list_schema import SCHEMA

# Rows a transaction: large enough to be quick, small enough to report progress.
CHUNK = 5_000
# Cells a transaction: rows of a sheet's full width would take gigabytes otherwise.
CHUNK_CELLS = 500_000


class ListBuilder:
    """A new `list.sqlite` in `folder`: rows first, then `finish` says what they are."""

    def __init__(self, folder: Path) -> None:
        self._db = connect(folder / FILE_NAME)
        for statement in SCHEMA.split(";"):
            self._db.execute(statement)

    def add(self, rows: Sequence[ListRow]) -> None:
        """Append rows."""
        with transaction(self._db):
            self._db.executemany("INSERT INTO rows VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", map(_columns, rows))
            several = (numbers for row in rows if row.numbers for numbers in _numbers(row))
            self._db.executemany("INSERT INTO row_numbers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", several)

    def finish(self, source_name: str, digest: str, options: ReadOptions, understanding: Understanding) -> None:
        """Say what the rows are, index them, and close."""
        meta = {
            "source_name": source_name,
            "source_digest": digest,
            "options": asdict(options),
            "understanding": understanding_as_meta(understanding),
        }
        with transaction(self._db):
            self._db.executemany(
                "INSERT INTO meta VALUES (?, ?)", [(name, to_json(value)) for name, value in meta.items()]
            )
            self._db.execute("CREATE INDEX rows_by_number ON rows (e164) WHERE e164 <> ''")
        self._db.close()

    def close(self) -> None:
        """Give up: close without finishing."""
        self._db.close()


def _columns(row: ListRow) -> tuple[object, ...]:
    cells = json_list(row.cells)
    status = row.status.value
    return (row.row, cells, row.raw, row.e164, row.region, row.line_type, status, row.problem, row.first_row)


def _numbers(row: ListRow) -> Iterator[tuple[object, ...]]:
    for place, each in enumerate(row.numbers):
        found = each.e164, each.region, each.line_type, each.status.value, each.problem, each.first_row
        yield (row.row, place, each.slot, each.raw, *found)


def chunks(rows: Iterable[ListRow], size: int = CHUNK) -> Iterator[list[ListRow]]:
    """Rows in lists of `size`, fewer where they are very wide."""
    chunk: list[ListRow] = []
    cells = 0
    for row in rows:
        chunk.append(row)
        cells += len(row.cells)
        if len(chunk) >= size or cells >= CHUNK_CELLS:
            yield chunk
            chunk, cells = [], 0
    if chunk:
        yield chunk
