"""Marks the numbers of a list that are on suppression lists, in the list's own file, and keeps them from being sent.

`suppressed` in `list.sqlite` has each marked number's id with the place of the suppression list in the marks (`meta`),
and the second since when it is there. It is made when first needed, as of the suppression lists of then, and made anew
once those have changed.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from desktop_app.core.errors import SuppressionBroken
from desktop_app.core.results.suppression import NO_MARKS, AppliedList, KeptBack, Suppressing, SuppressionMarks, day_of
from desktop_app.storage.lists.file import FILE_NAME, ListFile
from desktop_app.storage.lists.sharing import DIGITS
from desktop_app.storage.lists.sql import NEW_NUMBERS, SEVERAL_NEW_NUMBERS, SUPPRESSED, answers_table
from desktop_app.storage.lists.view import MARKS, marks_in
from desktop_app.storage.sqlite.columns import to_json
from desktop_app.storage.sqlite.database import file_uri, one_state, open_file, transaction
from desktop_app.storage.suppression.dates import since_of
from desktop_app.storage.suppression.proof import keep_former

_TABLE = f"""CREATE TABLE IF NOT EXISTS {SUPPRESSED} (
    id INTEGER, list INTEGER, since INTEGER NOT NULL, PRIMARY KEY (id, list)) WITHOUT ROWID"""


@dataclass(frozen=True, slots=True)
class Source:
    """A suppression list that applies, and its file."""

    applied: AppliedList
    path: Path


def mark(folder: Path, sources: Sequence[Source], until: Mapping[str, int], now: int) -> SuppressionMarks:
    """Mark a list's numbers that are on any of these suppression lists, and only those; return what was found.

    What was marked by others is kept as a proof (`keep_former`, with `until` and `now`).
    """
    with ListFile(folder, writable=True) as store:
        db = store.db
        db.execute("PRAGMA temp_store = MEMORY")  # keep numbers out of the system's temporary folder
        db.execute("PRAGMA secure_delete = ON")
        db.execute("CREATE TEMP TABLE here (digits INTEGER PRIMARY KEY, id INTEGER NOT NULL, region TEXT NOT NULL)")
        if sources:
            numbers = SEVERAL_NEW_NUMBERS if store.several else NEW_NUMBERS
            db.execute(f"INSERT OR IGNORE INTO temp.here SELECT {DIGITS}, id, region FROM ({numbers}) ORDER BY 1")  # noqa: S608 - constants
        (here,) = db.execute("SELECT COUNT(*) FROM temp.here").fetchone()
        db.execute("CREATE TEMP TABLE found (id INTEGER, list INTEGER, since INTEGER, PRIMARY KEY (id, list))")
        each = tuple(_matched(db, place, source, here) for place, source in enumerate(sources))
        with transaction(db):
            db.execute(_TABLE)
            marks = _counted(db, tuple(source.applied for source in sources), each)
            keep_former(db, marks, until, now)
            db.execute(f"DELETE FROM {SUPPRESSED}")  # noqa: S608 - a constant
            db.execute(f"INSERT INTO {SUPPRESSED} SELECT id, list, since FROM temp.found ORDER BY id, list")  # noqa: S608 - a constant
            db.execute("INSERT OR REPLACE INTO meta VALUES (?, ?)", (MARKS, to_json(marks.as_saved())))
        return marks


def _matched(db: sqlite3.Connection, place: int, source: Source, here: int) -> int:
    """Find the numbers that are on one suppression list; the shorter of both is walked through.

    One after the other is attached, because SQLite takes ten at a time.
    """
    ours, its = "temp.here AS here", "suppressing.numbers AS its"
    try:
        db.execute("ATTACH ? AS suppressing", (file_uri(source.path.absolute(), "ro"),))
        (there,) = db.execute("SELECT value FROM suppressing.about WHERE name = 'numbers'").fetchone()
        first, second = (ours, its) if here <= there else (its, ours)
        since, dated = since_of(db, "its.digits", "suppressing")
        query = f"""INSERT INTO temp.found SELECT here.id, ?, {since}
            FROM {first} CROSS JOIN {second} ON its.digits = here.digits
            CROSS JOIN suppressing.editions AS editions ON editions.number = its.edition {dated}"""  # noqa: S608 - constants
        count = db.execute(query, (place,)).rowcount
        db.execute("DETACH suppressing")
    except sqlite3.DatabaseError as error:
        raise SuppressionBroken(name=source.applied.name) from error
    return count


def _counted(db: sqlite3.Connection, applied: tuple[AppliedList, ...], each: tuple[int, ...]) -> SuppressionMarks:
    marked = "SELECT region, COUNT(*) FROM temp.here WHERE id IN (SELECT id FROM temp.found) GROUP BY 1"
    countries = dict(map(tuple, db.execute(marked))) if any(each) else {}
    return SuppressionMarks(applied, sum(countries.values()), each, countries)


def on_lists(e164: str, files: Sequence[tuple[str, Path]]) -> list[Suppressing]:
    """Return the suppression lists, given by name and file, that a number is on, and since when."""
    found = []
    for name, path in files:
        try:
            with closing(open_file(path, writable=False)) as db:
                since, dated = since_of(db)
                query = f"""SELECT {since} FROM numbers JOIN editions ON number = edition {dated}
                    WHERE numbers.digits = ?"""  # noqa: S608 - constants
                row = db.execute(query, (int(e164.removeprefix("+")),)).fetchone()
        except sqlite3.DatabaseError as error:
            raise SuppressionBroken(name=name) from error
        if row is not None:
            found.append(Suppressing(name, day_of(row[0])))
    return found


# --- A batch whose numbers got no place because they are suppressed ---


_AT_A_TIME = 10_000


def kept_back(folder: Path, batch_id: str) -> KeptBack:
    """Return which numbers of a list have no place in a batch's round, and no earlier answer either."""
    with ListFile(folder) as store, one_state(store.db):
        numbers = SEVERAL_NEW_NUMBERS if store.several else NEW_NUMBERS
        number = store.reading(batch_id)
        answered = "" if number is None else f" AND id NOT IN (SELECT id FROM {answers_table(number)})"  # noqa: S608 - a number
        query = f"""SELECT e164 FROM ({numbers}) WHERE id NOT IN (SELECT id FROM numbers WHERE batch = ?){answered}
            ORDER BY e164"""  # noqa: S608 - constants
        found, digest = 0, hashlib.sha256()
        cursor = store.db.execute(query, (batch_id,))
        while rows := cursor.fetchmany(_AT_A_TIME):
            found += len(rows)
            digest.update("".join(f"{row[0]}\n" for row in rows).encode())
        return KeptBack(found, digest.hexdigest(), tuple(name for name, _ in store.marks.named()))


# A range of a batch's places: batch, country, first place, and the first one behind it.
_RANGE = "numbers WHERE batch = ? AND country = ? AND place >= ? AND place < ?"
_MARKED = f"id IN (SELECT id FROM {SUPPRESSED})"  # noqa: S608 - a constant


def count_suppressed(folder: Path, batch_id: str, country: str, first: int, count: int) -> int:
    """Count the suppressed numbers of a range."""
    with ListFile(folder) as store:
        return _suppressed_in(store, (batch_id, country, first, first + count)) if store.marks.numbers else 0


def _suppressed_in(store: ListFile, wanted: tuple[str, str, int, int]) -> int:
    found: int = store.db.execute(f"SELECT COUNT(*) FROM {_RANGE} AND {_MARKED}", wanted).fetchone()[0]  # noqa: S608 - constants
    return found


def set_aside(folder: Path, batch_id: str, country: str, first: int, count: int) -> int:
    """Move the suppressed numbers of an unsent range to its end, and return how many they are.

    The range can then be sent without its end. Nothing of it has left this machine, so whichever of its numbers has
    which place makes no difference.
    """
    with ListFile(folder, writable=True) as store:
        wanted = (batch_id, country, first, first + count)
        if not store.marks.numbers or not _suppressed_in(store, wanted):
            return 0
        query = f"SELECT place, e164, id, {_MARKED} FROM {_RANGE} ORDER BY place"  # noqa: S608 - constants
        with transaction(store.db):
            rows = [tuple(row) for row in store.db.execute(query, wanted)]
            suppressed = sum(bool(row[3]) for row in rows)
            head, tail = rows[: len(rows) - suppressed], rows[len(rows) - suppressed :]
            out = [row for row in head if row[3]]
            into = [row for row in tail if not row[3]]
            for one, other in zip(out, into, strict=True):
                for place, (_, e164, number, _) in ((one[0], other), (other[0], one)):
                    store.db.execute(
                        "UPDATE numbers SET e164 = ?, id = ? WHERE batch = ? AND country = ? AND place = ?",
                        (e164, number, batch_id, country, place),
                    )
        return suppressed


def drop_places(folder: Path, batch_id: str, ranges: Sequence[tuple[str, int, int]]) -> None:
    """Delete the places of a batch that are in none of its tasks' ranges: country, first, count."""
    with ListFile(folder, writable=True) as store:
        store.db.execute("CREATE TEMP TABLE tasks (country TEXT, first INTEGER, past INTEGER)")
        rows = [(country, first, first + count) for country, first, count in ranges]
        store.db.executemany("INSERT INTO temp.tasks VALUES (?, ?, ?)", rows)
        own = "SELECT 1 FROM temp.tasks WHERE country = numbers.country AND place >= first AND place < past"
        with transaction(store.db):
            store.db.execute(f"DELETE FROM numbers WHERE batch = ? AND NOT EXISTS ({own})", (batch_id,))  # noqa: S608 - constants


def marks_of(folder: Path) -> SuppressionMarks:
    """Return the marks that a list has; none if it can't be read as it is."""
    try:
        with closing(open_file(folder / FILE_NAME, writable=False)) as db:
            return marks_in(db)
    except sqlite3.DatabaseError:
        return NO_MARKS
