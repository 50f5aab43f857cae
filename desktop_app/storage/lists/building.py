"""Fills a new `list.sqlite` with rows, in a child process."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import asdict
from itertools import chain
from pathlib import Path

from desktop_app.core.detection.table import ImportSummary, ReadOptions
from desktop_app.core.errors import DialproofError
from desktop_app.core.rows.row_chunk import RowChunk
from desktop_app.storage.lists.file import FILE_NAME, understanding_as_meta
from desktop_app.storage.lists.schema import SCHEMA
from desktop_app.storage.sqlite.columns import to_json
from desktop_app.storage.sqlite.database import Store, connect_alone, settle, transaction

# Rows in one statement: with one each, a third of the time goes into starting and ending statements.
_ROWS_EACH = 50


class ListBuilder:
    """A new `list.sqlite` in `folder`: add rows, then call `finish`.

    Nobody reads the file before that, so it is written without protection against a crash and synced at the end.
    Opening an unfinished one raises `ListLost`. Raises as `storage.sqlite.database.connect` does.
    """

    def __init__(self, folder: Path) -> None:
        self._db = connect_alone(folder / FILE_NAME)
        for statement in SCHEMA.split(";"):
            self._db.execute(statement)

    def add(self, chunk: RowChunk) -> None:
        """Append rows."""
        columns = (chunk.row, chunk.cells, chunk.raw, chunk.e164, chunk.region, chunk.line_type, chunk.status,
                   chunk.problem, chunk.first_row)  # fmt: skip
        with transaction(self._db):
            _insert(self._db, "rows", len(columns), zip(*columns, strict=True))
            if chunk.numbers:
                _insert(self._db, "row_numbers", len(chunk.numbers[0]), chunk.numbers)

    def finish(self, source_name: str, digest: str, options: ReadOptions, understanding: ImportSummary) -> None:
        """Store what the rows are, sync the file to the disk, and close it."""
        meta = {
            "source_name": source_name,
            "source_digest": digest,
            "options": asdict(options),
            "understanding": understanding_as_meta(understanding),
        }
        settle(self._db)
        with transaction(self._db):
            self._db.executemany(
                "INSERT INTO meta VALUES (?, ?)", [(name, to_json(value)) for name, value in meta.items()]
            )
        self._db.close()

    def close(self) -> None:
        """Close the file without finishing it."""
        with suppress(DialproofError):
            self._db.close()


def _insert(db: Store, table: str, width: int, rows: Iterable[tuple[object, ...]]) -> None:
    """Insert rows of `width` values, many in each statement."""
    values = list(chain.from_iterable(rows))
    piece = width * _ROWS_EACH
    whole = len(values) // piece * piece
    one = f"({', '.join('?' * width)})"
    many = ", ".join([one] * _ROWS_EACH)
    db.executemany(f"INSERT INTO {table} VALUES {many}", _pieces(values[:whole], piece))  # noqa: S608 - constants
    db.executemany(f"INSERT INTO {table} VALUES {one}", _pieces(values[whole:], width))  # noqa: S608 - the same


def _pieces(values: list[object], size: int) -> Iterator[list[object]]:
    return (values[at : at + size] for at in range(0, len(values), size))
