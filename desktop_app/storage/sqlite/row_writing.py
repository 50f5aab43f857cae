"""Writes rows of the journal by field name, after checking the names that go into the statement."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from typing import Any

from desktop_app.storage.sqlite.columns import to_column


def insert(db: sqlite3.Connection, table: str, values: Mapping[str, Any]) -> None:
    """Add a row within the caller's transaction; the table and names come from our own code."""
    marks = ", ".join("?" for _ in values)
    query = f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})"  # noqa: S608 - names come from our dataclasses
    db.execute(query, [to_column(value) for value in values.values()])


def update(
    db: sqlite3.Connection, table: str, key: str | int, changes: Mapping[str, Any], allowed: frozenset[str]
) -> None:
    """Change a row within the caller's transaction; raise `TypeError` for other names, `KeyError` for no row."""
    if unknown := changes.keys() - allowed:
        raise TypeError(f"no such field: {', '.join(sorted(unknown))}")
    if changes:
        sets = ", ".join(f"{name} = ?" for name in changes)
        query = f"UPDATE {table} SET {sets} WHERE id = ?"  # noqa: S608 - names were checked against our dataclasses
        if not db.execute(query, [*map(to_column, changes.values()), key]).rowcount:
            raise KeyError(key)
