"""Reads single rows of the journal."""

from __future__ import annotations

import sqlite3


def one(db: sqlite3.Connection, query: str, key: str | int) -> sqlite3.Row:
    """Return the row that a query finds by its key; raise `KeyError` if there is none."""
    row: sqlite3.Row | None = db.execute(query, (key,)).fetchone()
    if row is None:
        raise KeyError(key)
    return row
