"""Writes rows of the journal by field name, after checking the names that go into the statement."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Any

from desktop_app.storage.sqlite.columns import to_column, with_parts


def insert(db: sqlite3.Connection, table: str, values: Mapping[str, Any]) -> int:
    """Add a row within the caller's transaction, and return its id; the table and names come from our own code."""
    stored = with_parts(values)
    marks = ", ".join("?" for _ in stored)
    query = f"INSERT INTO {table} ({', '.join(stored)}) VALUES ({marks})"  # noqa: S608 - names come from our dataclasses
    return db.execute(query, [to_column(value) for value in stored.values()]).lastrowid or 0


def update(
    db: sqlite3.Connection, table: str, key: str | int, changes: Mapping[str, Any], allowed: frozenset[str]
) -> None:
    """Change a row within the caller's transaction; raise `TypeError` for other names, `KeyError` for no row."""
    if unknown := changes.keys() - allowed:
        raise TypeError(f"no such field: {', '.join(sorted(unknown))}")
    if changes:
        stored = with_parts(changes)
        sets = ", ".join(f"{name} = ?" for name in stored)
        query = f"UPDATE {table} SET {sets} WHERE id = ?"  # noqa: S608 - names were checked against our dataclasses
        if not db.execute(query, [*map(to_column, stored.values()), key]).rowcount:
            raise KeyError(key)
