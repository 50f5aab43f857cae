"""Filling a `list.sqlite`, in the child process: rows, rounds, answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path

from desktop_app.core.list_row import ListRow, SentRange
from desktop_app.core.phone import NumberStatus
from desktop_app.core.table import ReadOptions, Understanding
from desktop_app.storage.columns import json_list, to_json
from desktop_app.storage.database import connect, transaction
from desktop_app.storage.list_file import FILE_NAME, ListFile, understanding_as_meta
from desktop_app.storage.list_schema import SCHEMA

# The numbers that stand in the list for the first time.
_NEW = "SELECT row, 0 AS place, region, e164 FROM rows WHERE status = ?2"
_SEVERAL_NEW = f"""
    {_NEW} AND row NOT IN (SELECT row FROM row_numbers)
    UNION ALL SELECT row, place, region, e164 FROM row_numbers WHERE status = ?2
"""  # noqa: S608 - constants
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


def begin_round(folder: Path, batch_id: str) -> dict[str, int]:
    """Give each distinct valid number a place within its country; how many there are by country."""
    count = "SELECT country, COUNT(*) FROM numbers WHERE batch = ? GROUP BY country"
    with ListFile(folder, writable=True) as store:
        number = f"""
            INSERT INTO numbers
            SELECT ?1, region, ROW_NUMBER() OVER (PARTITION BY region ORDER BY row, place) - 1, e164
            FROM ({_SEVERAL_NEW if store.several else _NEW})
        """  # noqa: S608 - constants
        with transaction(store.db):
            store.db.execute("DELETE FROM numbers WHERE batch = ?", (batch_id,))
            store.db.execute(number, (batch_id, NumberStatus.VALID.value))
        return dict(map(tuple, store.db.execute(count, (batch_id,))))


def add_answers(
    store: ListFile, batch_id: str, sent: SentRange, names: Sequence[str], answers: Iterable[tuple[str, Sequence[str]]]
) -> int:
    """Put answers beside their numbers, in one transaction; how many numbers were answered.

    A part that is joined again replaces what it had before; what another part answered stays as it is.
    """
    with transaction(store.db):
        places = _places(store, batch_id, names)
        store.db.execute("DELETE FROM answers WHERE batch = ? AND part = ?", (batch_id, sent.part))
        insert = "INSERT OR IGNORE INTO answers VALUES (?, ?, ?, ?)"
        rows = ((batch_id, e164, sent.part, _spread(values, places)) for e164, values in answers)
        return store.db.executemany(insert, rows).rowcount


def _places(store: ListFile, batch_id: str, names: Sequence[str]) -> list[int]:
    """Where each name of a file stands among the batch's columns; new names are appended."""
    known: dict[str, int] = {name: place for place, name in enumerate(store.result_columns(batch_id))}
    for name in names:
        if name not in known:
            known[name] = len(known)
            store.db.execute("INSERT INTO result_columns VALUES (?, ?, ?)", (batch_id, known[name], name))
    return [known[name] for name in names]


def _spread(values: Sequence[str], places: Sequence[int]) -> str:
    spread = [""] * (max(places, default=-1) + 1)
    for place, value in zip(places, values, strict=False):
        spread[place] = value
    return json_list(spread)


def sent_numbers(store: ListFile, batch_id: str, sent: SentRange) -> Mapping[str, str]:
    """The numbers of one task: digits to E.164.

    A list that was read anew has no places for what was sent again: then any number of the country may be meant.
    """
    numbers = store.numbers(batch_id, sent.country, sent.first, sent.numbers)
    if len(numbers) < sent.numbers:
        numbers = store.numbers(batch_id, sent.country, 0, sent.first)
    return {number.lstrip("+"): number for number in numbers}
