"""Which rows of a list, and in which order.

Row numbers come as one text, some ten thousand at a time, since a step for each takes longer than finding it; but not
those that SQLite sorts, in files of its own: to sort them in Python takes half as long again, unless they have few
different keys.
"""

from __future__ import annotations

import sqlite3
from array import array
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

_AT_A_TIME = 50_000
_FETCHED = 5_000
# Different keys up to which rows are put together by key: many keys take longer so than in SQLite.
_FEW = 4_000


@dataclass(frozen=True, slots=True)
class Asked:
    """Rows of `source` (in which `rows` stands first) that fit the condition `where`, and the values bound in both."""

    source: str
    where: str
    values: Mapping[str, Any]


def row_numbers(db: sqlite3.Connection, asked: Asked) -> array[int]:
    """The row numbers in the list's order."""
    if asked.where == "1" and (whole := _whole(db)) is not None:
        return array("i", whole)
    found: array[int] = array("i")
    for piece in _pieces(db):
        query = f"SELECT group_concat(row) FROM ({_within(asked, 'rows.row AS row')})"  # noqa: S608 - values are bound
        (text,) = db.execute(query, {**asked.values, **piece}).fetchone()
        found.extend(map(int, text.split(",")) if text else ())
    return found


def in_order(db: sqlite3.Connection, asked: Asked, key: str, *, descending: bool) -> array[int]:
    """The row numbers by the expression `key`, null first; equal ones in the list's order whichever way."""
    if (found := _by_few(db, asked, key, descending=descending)) is not None:
        return found
    way = "DESC" if descending else "ASC"
    query = f"SELECT rows.row FROM {asked.source} WHERE {asked.where} ORDER BY {key} {way}, rows.row"  # noqa: S608 - values are bound
    return array("i", chain.from_iterable(db.execute(query, asked.values).fetchall()))


def _by_few(db: sqlite3.Connection, asked: Asked, key: str, *, descending: bool) -> array[int] | None:
    """The same where there are few different keys, which alone are sorted then; None where there are many."""
    cursor = db.cursor()
    cursor.row_factory = None
    query = f"SELECT {key}, rows.row FROM {asked.source} WHERE {asked.where} ORDER BY rows.row"  # noqa: S608 - values are bound
    cursor.execute(query, asked.values)
    rows: defaultdict[str | None, list[int]] = defaultdict(list)
    while found := cursor.fetchmany(_FETCHED):
        for each, row in found:
            rows[each].append(row)
        if len(rows) > _FEW:
            cursor.close()
            return None
    # Text in the order of its code points, as SQLite's; null before it.
    keys = sorted(rows, key=lambda each: (each is not None, each or ""), reverse=descending)
    return array("i", chain.from_iterable(rows[each] for each in keys))


def _whole(db: sqlite3.Connection) -> range | None:
    """All rows of a list that has no gap."""
    first, last, count = db.execute("SELECT MIN(row), MAX(row), COUNT(*) FROM rows").fetchone()
    return range(first, last + 1) if count and last - first + 1 == count else None


def _pieces(db: sqlite3.Connection) -> list[dict[str, int]]:
    """The whole list in pieces, as values for `_within`."""
    first = db.execute("SELECT MIN(row) FROM rows").fetchone()[0]
    last = db.execute("SELECT MAX(row) FROM rows").fetchone()[0]
    if first is None:
        return []
    return [{"from_row": at, "past_row": at + _AT_A_TIME} for at in range(first, last + 1, _AT_A_TIME)]


def _within(asked: Asked, columns: str) -> str:
    return f"""SELECT {columns} FROM {asked.source}
        WHERE {asked.where} AND rows.row >= :from_row AND rows.row < :past_row ORDER BY rows.row"""  # noqa: S608 - values are bound
