"""Whether lists share a number with another one, in the child process: asked before they are offered to be compared."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from desktop_app.storage.database import open_file
from desktop_app.storage.list_file import FILE_NAME
from desktop_app.storage.list_sql import NEW_NUMBERS
from desktop_app.storage.list_upgrade import is_old
from desktop_app.storage.watching import watched

# Where a row has several numbers they stand in a table of their own, and the row's is one of them.
_NUMBERS = (
    NEW_NUMBERS.replace("FROM rows", "FROM {schema}.rows"),
    "SELECT e164 FROM {schema}.row_numbers WHERE status = 'valid'",
)
_DIGITS = "CAST(substr(e164, 2) AS INTEGER)"  # 15 at the most (E.164)
# Asked now and then while a list is looked through: whether there is no more time.
TimeIsUp = Callable[[], bool]


class _TimeIsUpError(Exception):
    """What is under way is given up."""


def sharing(folder: Path, others: Sequence[Path], time_is_up: TimeIsUp) -> list[bool | None]:
    """Whether each of `others` has a number of the list in `folder`; None where that isn't known.

    That is so where a list can't be read as it is (lost, or of an earlier version, which would take long), and of
    those for which there was no more time.
    """
    found: list[bool | None] = [None] * len(others)
    try:
        with closing(open_file(folder / FILE_NAME, writable=False)) as db, watched(db, lambda: _go_on(time_is_up)):
            if is_old(db):
                return found
            _remember(db)
            for at, other in enumerate(others):
                _go_on(time_is_up)
                try:
                    found[at] = _shares(db, other)
                except sqlite3.DatabaseError:  # that one is damaged; or SQLite was interrupted
                    _go_on(time_is_up)
    except (_TimeIsUpError, sqlite3.DatabaseError):
        pass
    return found


def _go_on(time_is_up: TimeIsUp) -> None:
    if time_is_up():
        raise _TimeIsUpError


def _remember(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA temp_store = MEMORY")  # numbers don't lie about in the system's temporary folder
    db.execute("CREATE TEMP TABLE here (digits INTEGER PRIMARY KEY)")
    for numbers in _NUMBERS:
        query = f"SELECT {_DIGITS} FROM ({numbers.format(schema='main')}) ORDER BY 1"  # noqa: S608 - constants
        db.execute(f"INSERT OR IGNORE INTO temp.here {query}")


def _shares(db: sqlite3.Connection, other: Path) -> bool | None:
    """The first number that both have is enough."""
    try:
        with closing(open_file(other / FILE_NAME, writable=False)) as its:
            if is_old(its):
                return None
        db.execute("ATTACH ? AS other", (f"{(other / FILE_NAME).absolute().as_uri()}?mode=ro",))
    except sqlite3.DatabaseError:
        return None
    try:
        return any(_has_one(db, numbers.format(schema="other")) for numbers in _NUMBERS)
    finally:
        db.execute("DETACH other")


def _has_one(db: sqlite3.Connection, numbers: str) -> bool:
    query = f"SELECT EXISTS (SELECT 1 FROM ({numbers}) WHERE {_DIGITS} IN (SELECT digits FROM temp.here))"  # noqa: S608 - the same
    return bool(db.execute(query).fetchone()[0])
