"""Finds numbers that lists have in common, in the child process.

`sharing` is asked before lists are offered for comparison, `sent_before` before a batch's numbers are paid for.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from desktop_app.core.rows.list_row import SentRange
from desktop_app.storage.lists.file import FILE_NAME, attach
from desktop_app.storage.lists.schema import is_old
from desktop_app.storage.lists.sql import NEW_NUMBERS
from desktop_app.storage.sqlite.database import open_file
from desktop_app.storage.sqlite.watching import watched

# Rows with several numbers have them in a table of their own; one of them is also in `rows`.
DISTINCT_NUMBERS = (
    NEW_NUMBERS.replace("FROM rows", "FROM {schema}.rows"),
    "SELECT e164 FROM {schema}.row_numbers WHERE status = 'valid'",
)
DIGITS = "CAST(substr(e164, 2) AS INTEGER)"  # 15 digits at most (E.164)
# Asked now and then while a list is searched; True means give up.
TimeIsUp = Callable[[], bool]


class _TimeIsUpError(Exception):
    """Raised to give up the search."""


@dataclass(frozen=True, slots=True)
class SentBatch:
    """The numbers of another batch, in the list in `folder`, that it has sent or is about to send."""

    folder: Path
    batch_id: str
    sent: tuple[SentRange, ...]


def sharing(folder: Path, others: Sequence[Path], time_is_up: TimeIsUp) -> list[bool | None]:
    """Return for each of `others` if it has a number of the list in `folder`; None if unknown.

    It is unknown for a list that can't be read as it is (lost, or of an earlier version, whose upgrade would take
    long), and for lists that the time didn't suffice for.
    """
    found: list[bool | None] = [None] * len(others)
    try:
        with closing(open_file(folder / FILE_NAME, writable=False)) as db, watched(db, lambda: _go_on(time_is_up)):
            if is_old(db):
                return found
            _remember(db, *DISTINCT_NUMBERS)
            for at, other in enumerate(others):
                _go_on(time_is_up)
                try:
                    found[at] = _shares(db, other)
                except sqlite3.DatabaseError:  # that list is damaged, or SQLite was interrupted
                    _go_on(time_is_up)
    except (_TimeIsUpError, sqlite3.DatabaseError):
        pass
    return found


def sent_before(
    folder: Path, batch_id: str, others: Sequence[SentBatch], part: SentRange | None = None
) -> list[int | None]:
    """Count for each of `others` how many of a batch's numbers it has sent; each number counts for the first only.

    `part`: only these of its numbers.
    None for a batch whose list can't be read. Raises `sqlite3.DatabaseError` if the list in `folder` can't be.
    """
    with closing(open_file(folder / FILE_NAME, writable=False)) as db:
        ours = "SELECT e164 FROM {schema}.numbers WHERE batch = ?"
        if part is None:
            _remember(db, ours, values=(batch_id,))
        else:
            place = (part.country, part.first, part.first + part.numbers)
            _remember(db, f"{ours} AND country = ? AND place >= ? AND place < ?", values=(batch_id, *place))
        return [_taken_out(db, other) for other in others]


def _taken_out(db: sqlite3.Connection, other: SentBatch) -> int | None:
    """Delete what another batch has sent from the numbers in `here`; return how many these were."""
    theirs = "SELECT e164 FROM other.numbers WHERE batch = ? AND country = ? AND place >= ? AND place < ?"
    query = f"DELETE FROM temp.here WHERE digits IN (SELECT {DIGITS} FROM ({theirs}))"  # noqa: S608 - constants
    try:
        attach(db, "other", other.folder)
    except sqlite3.DatabaseError:
        return None
    try:
        return sum(
            db.execute(query, (other.batch_id, each.country, each.first, each.first + each.numbers)).rowcount
            for each in other.sent
        )
    except sqlite3.DatabaseError:
        return None
    finally:
        db.execute("DETACH other")


def _go_on(time_is_up: TimeIsUp) -> None:
    if time_is_up():
        raise _TimeIsUpError


def _remember(db: sqlite3.Connection, *queries: str, values: Sequence[str | int] = ()) -> None:
    db.execute("PRAGMA temp_store = MEMORY")  # keep numbers out of the system's temporary folder
    db.execute("CREATE TEMP TABLE here (digits INTEGER PRIMARY KEY)")
    for numbers in queries:
        query = f"SELECT {DIGITS} FROM ({numbers.format(schema='main')}) ORDER BY 1"  # noqa: S608 - constants
        db.execute(f"INSERT OR IGNORE INTO temp.here {query}", values)


def _shares(db: sqlite3.Connection, other: Path) -> bool | None:
    """Return True if both have a number; stop at the first. None if the other list can't be read."""
    try:
        with closing(open_file(other / FILE_NAME, writable=False)) as its:
            if is_old(its):
                return None
        attach(db, "other", other)
    except sqlite3.DatabaseError:
        return None
    try:
        return any(_has_one(db, numbers.format(schema="other")) for numbers in DISTINCT_NUMBERS)
    finally:
        db.execute("DETACH other")


def _has_one(db: sqlite3.Connection, numbers: str) -> bool:
    query = f"SELECT EXISTS (SELECT 1 FROM ({numbers}) WHERE {DIGITS} IN (SELECT digits FROM temp.here))"  # noqa: S608 - the same
    return bool(db.execute(query).fetchone()[0])
