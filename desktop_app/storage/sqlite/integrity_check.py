"""Whether a journal's file can be trusted: what SQLite says of it, and what must be in it."""

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

# The setting that counts a journal's transactions: of two copies, the one with more is the later one,
# whatever the clock said.
COMMITS = "commits"


@dataclass(frozen=True, slots=True)
class Condition:
    """What a file is in: `fault` is "" where it is sound, `newer` where only a newer version may judge."""

    version: int = 0
    commits: int = 0
    fault: str = ""

    @property
    def newer(self) -> bool:
        """Written by a newer version of the program."""
        return self.version > len(MIGRATIONS)


def examine(path: Path) -> Condition:
    """Read a journal's file without changing it, whole: 36 ms for 50,000 events, 1 ms for a usual one.

    What isn't damage (rights, a full disk, another process) is raised as a leaf of `core.errors`.
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
    # Unlike quick_check it compares the indexes with their tables, too.
    said = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if said != "ok":
        return Condition(version, fault=str(said))
    found = _names(connection)
    if missing := _names_of(version) - found:
        return Condition(version, fault=f"{', '.join(sorted(missing))} missing")
    if not version:
        return Condition(fault="it has tables and no version" if found else "")
    return Condition(version, commits_of(connection), _unreadable(connection))


def commits_of(connection: sqlite3.Connection) -> int:
    """How many transactions a journal has seen; 0 where nobody counted."""
    row = connection.execute("SELECT value FROM settings WHERE name = ?", (COMMITS,)).fetchone()
    return int(row[0]) if row and str(row[0]).isdecimal() else 0


def _names(connection: sqlite3.Connection) -> set[str]:
    query = "SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
    return {row[0] for row in connection.execute(query)}


def _names_of(version: int) -> set[str]:
    """The tables and indexes that a journal of this version has."""
    with closing(sqlite3.connect(":memory:")) as model:
        for script in MIGRATIONS[:version]:
            for statement in statements(script):
                model.execute(statement)
        return _names(model)


def _unreadable(connection: sqlite3.Connection) -> str:
    """Overwritten text passes SQLite's check: JSON that is none, and times and amounts that are none, don't pass here.

    States aren't judged: one that this version doesn't know may be another version's.
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
