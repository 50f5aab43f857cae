"""Finds rows of a list and their order.

SQL returns row numbers joined into one text, because stepping through rows takes longer than finding them. A text has
some ten thousand numbers, unless SQLite sorts them, which it does in files of its own.
"""

from __future__ import annotations

import sqlite3
from array import array
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import compress
from typing import Any

from desktop_app.storage.lists.few import by_few, by_few_cells

_AT_A_TIME = 50_000


@dataclass(frozen=True, slots=True)
class Asked:
    """A query's rows: those of `source` (which begins with `rows`) that fit `where`, and the values bound in both."""

    source: str
    where: str
    values: Mapping[str, Any]


def row_numbers(db: sqlite3.Connection, asked: Asked, count: int) -> array[int]:
    """Return the row numbers in the list's order; `count` is the number of rows in the whole list."""
    if asked.where == "1" and (whole := _whole(db, count)) is not None:
        return array("i", whole)
    found: array[int] = array("i")
    for piece in _pieces(db):
        query = f"SELECT group_concat(row) FROM ({_within(asked, 'rows.row AS row')})"  # noqa: S608 - values are bound
        (text,) = db.execute(query, {**asked.values, **piece}).fetchone()
        found.extend(map(int, text.split(",")) if text else ())
    return found


def in_order(db: sqlite3.Connection, asked: Asked, key: str, *, descending: bool) -> array[int]:
    """Return the row numbers sorted by `key`, blank ones last; equal ones stay in the list's order, also descending."""
    query = f"SELECT rows.row AS row, {key} AS key FROM {asked.source} WHERE {asked.where}"  # noqa: S608 - values are bound
    return by_key(db, query, asked.values, descending=descending)


def by_key(db: sqlite3.Connection, query: str, values: Mapping[str, Any], *, descending: bool) -> array[int]:
    """Return a query's `row` values sorted by its `key`, blank ones last; equal ones stay in the list's order."""
    with walked(db, f"SELECT row, CAST(key AS BLOB) FROM ({query})", values) as keyed:  # noqa: S608 - values are bound
        found = by_few(keyed, descending=descending)
    way = "DESC" if descending else "ASC"
    if found is not None:
        return found
    blank = "COALESCE(SUM(key IS NULL OR key = ''), 0)"
    every = f"SELECT group_concat(row), {blank} FROM ({query} ORDER BY key {way}, row)"  # noqa: S608 - the same
    text, blanks = db.execute(every, values).fetchone()
    rows = array("i", map(int, text.split(",")) if text else ())
    told, rest = (
        (rows[: len(rows) - blanks], rows[len(rows) - blanks :]) if descending else (rows[blanks:], rows[:blanks])
    )
    return told + array("i", sorted(rest))


def in_one_text(db: sqlite3.Connection, query: str, values: Mapping[str, Any]) -> array[int]:
    """Return a query's `row` values in its order."""
    (text,) = db.execute(f"SELECT group_concat(row) FROM ({query})", values).fetchone()  # noqa: S608 - the same
    return array("i", map(int, text.split(",")) if text else ())


@contextmanager
def walked(db: sqlite3.Connection, query: str, values: Mapping[str, Any]) -> Iterator[sqlite3.Cursor]:
    """Run a query and give its cursor, which yields rows as they are found; the caller may stop before the end."""
    with closing(db.cursor()) as cursor:
        cursor.row_factory = None
        yield cursor.execute(query, values)


def without(numbers: array[int], others: array[int]) -> array[int]:
    """Return the row numbers that aren't among `others`, in their order."""
    if not numbers:
        return numbers
    left = bytearray(b"\1") * (max(numbers) + 1)
    for each in others:
        left[each] = 0
    return array("i", compress(numbers, map(left.__getitem__, numbers)))


def by_cell(db: sqlite3.Connection, asked: Asked, place: int, *, descending: bool) -> array[int]:
    """Return the row numbers sorted by a cell, ASCII case folded; rows without it last, equal ones as in `in_order`."""
    query = f"SELECT rows.row, CAST(rows.cells AS BLOB) FROM {asked.source} WHERE {asked.where} ORDER BY rows.row"  # noqa: S608 - values are bound
    with walked(db, query, asked.values) as stored:
        found = by_few_cells(stored, place, descending=descending)
    if found is not None:
        return found
    return in_order(db, asked, f"lower(json_extract(rows.cells, '$[{place}]'))", descending=descending)


def _whole(db: sqlite3.Connection, count: int) -> range | None:
    """Return the range of all rows if the list has no gap, else None."""
    (first,) = db.execute("SELECT MIN(row) FROM rows").fetchone()
    (last,) = db.execute("SELECT MAX(row) FROM rows").fetchone()  # asking for both at once would read all rows
    return range(first, last + 1) if count and last - first + 1 == count else None


def _pieces(db: sqlite3.Connection) -> list[dict[str, int]]:
    """Divide the whole list into pieces; return each as values for `_within`."""
    first = db.execute("SELECT MIN(row) FROM rows").fetchone()[0]
    last = db.execute("SELECT MAX(row) FROM rows").fetchone()[0]
    if first is None:
        return []
    return [{"from_row": at, "past_row": at + _AT_A_TIME} for at in range(first, last + 1, _AT_A_TIME)]


def _within(asked: Asked, columns: str) -> str:
    return f"""SELECT {columns} FROM {asked.source}
        WHERE {asked.where} AND rows.row >= :from_row AND rows.row < :past_row ORDER BY rows.row"""  # noqa: S608 - values are bound
