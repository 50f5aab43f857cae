"""Checks that a journal's file can be trusted: SQLite's own check, then the tables and values it must have."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from desktop_app.storage.journal.schema import MIGRATIONS
from desktop_app.storage.sqlite.columns import from_column
from desktop_app.storage.sqlite.database import open_file
from desktop_app.storage.sqlite.faults import database_fault, is_damage
from desktop_app.storage.sqlite.migrations import statements, version_of

# The setting that counts a journal's transactions: of two copies, the one with more is later, whatever the clock said.
COMMITS = "commits"


@dataclass(frozen=True, slots=True)
class Condition:
    """The result of an integrity check: `fault` is "" for a sound file."""

    version: int = 0
    commits: int = 0
    fault: str = ""

    @property
    def newer(self) -> bool:
        """True if a newer version of the program wrote the file, so that only a newer one can judge it."""
        return self.version > len(MIGRATIONS)


def examine(path: Path) -> Condition:
    """Check a journal's whole file without changing it: 36 ms for 50,000 events, 1 ms for a usual one.

    Raises a leaf of `core.errors` for anything but damage (rights, a full disk, another process).
    """
    try:
        with closing(open_file(path, writable=False)) as connection:
            return _examined(connection)
    except sqlite3.Error as error:
        if is_damage(error):
            return Condition(fault=str(error))
        if fault := database_fault(error, path):
            raise fault from error
        raise


def _examined(connection: sqlite3.Connection) -> Condition:
    version = version_of(connection)
    if version > len(MIGRATIONS):
        return Condition(version)
    # Unlike quick_check, this also compares the indexes with their tables.
    message = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if message != "ok":
        return Condition(version, fault=str(message))
    found = _names(connection)
    if missing := _names_of(version) - found:
        return Condition(version, fault=f"{', '.join(sorted(missing))} missing")
    if not version:
        return Condition(fault="it has tables and no version" if found else "")
    return Condition(version, commits_of(connection), _unreadable(connection))


def commits_of(connection: sqlite3.Connection) -> int:
    """Return a journal's count of transactions; 0 if it has none."""
    row = connection.execute("SELECT value FROM settings WHERE name = ?", (COMMITS,)).fetchone()
    return int(row[0]) if row and str(row[0]).isdecimal() else 0


def _names(connection: sqlite3.Connection) -> set[str]:
    query = "SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
    return {row[0] for row in connection.execute(query)}


def _names_of(version: int) -> set[str]:
    """Return the tables and indexes of a journal of this version."""
    with closing(sqlite3.connect(":memory:")) as model:
        for script in MIGRATIONS[:version]:
            for statement in statements(script):
                model.execute(statement)
        return _names(model)


def _unreadable(connection: sqlite3.Connection) -> str:
    """Return a fault for malformed JSON, times or amounts: overwritten text passes SQLite's own check.

    States aren't checked: one that this version doesn't know may come from another version.
    """
    for table, column in (("settings", "value"), ("events", "detail"), ("checks", "answer")):
        query = f"SELECT COUNT(*) FROM {table} WHERE NOT json_valid({column})"  # noqa: S608 - our own names
        if connection.execute(query).fetchone()[0]:
            return f"{table} can't be read"
    for table in ("batches", "tasks"):
        query = f"SELECT * FROM {table}"  # noqa: S608 - our own names
        try:
            for row in connection.execute(query):
                for name in row.keys():  # noqa: SIM118 - iterating a row gives its values
                    from_column(name, row[name])
        except (ValueError, ArithmeticError):
            return f"{table} can't be read"
    return ""
