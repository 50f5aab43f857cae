"""The schema of `list.sqlite`: a list's rows, the rounds in which its numbers are sent, and their answers.

The file is big, and can be rebuilt from the source file. `rows` has the row as the person counts it for its key;
`row_numbers` has all numbers of the rows with more than one. A number's *id* is the row in which it is new (in a row
with several, with its place there: see `storage.lists.sql`), so that what is looked up row after row lies side by side.
`numbers` gives each distinct valid number of a batch's round a place within its country or the list, so that a task is
a range. `batches` names the table of a batch's answers, `answers_1`, `answers_2` and so on: one row a number, by its
id, with its values in `c0`, `c1` and so on in the order of `result_columns`. `joined` has the tasks whose answers are
stored.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path

from desktop_app.storage.lists.sql import SEVERAL_NEW_NUMBERS, answers_table
from desktop_app.storage.sqlite.database import open_file, transaction
from desktop_app.storage.sqlite.migrations import statements, version_of
from desktop_app.storage.sqlite.watching import watched

# `upgrade` brings files with another number up to this one.
VERSION = 1

ROW_NUMBERS = """
    CREATE TABLE IF NOT EXISTS row_numbers (
        row INTEGER, place INTEGER, slot INTEGER NOT NULL, raw TEXT NOT NULL, e164 TEXT NOT NULL,
        region TEXT NOT NULL, line_type TEXT NOT NULL, status TEXT NOT NULL, problem TEXT NOT NULL,
        first_row INTEGER, PRIMARY KEY (row, place)) WITHOUT ROWID
"""
ROUNDS = """
    CREATE TABLE numbers (
        batch TEXT, country TEXT, place INTEGER, e164 TEXT NOT NULL, id INTEGER NOT NULL,
        PRIMARY KEY (batch, country, place)) WITHOUT ROWID;
    CREATE INDEX numbers_by_id ON numbers (batch, id);
    CREATE TABLE batches (number INTEGER PRIMARY KEY, batch TEXT NOT NULL UNIQUE);
    CREATE TABLE joined (batch TEXT, part INTEGER, PRIMARY KEY (batch, part)) WITHOUT ROWID
"""
SCHEMA = f"""
    CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE rows (
        row INTEGER PRIMARY KEY, cells TEXT NOT NULL, raw TEXT NOT NULL, e164 TEXT NOT NULL,
        region TEXT NOT NULL, line_type TEXT NOT NULL, status TEXT NOT NULL, problem TEXT NOT NULL,
        first_row INTEGER);
    {ROW_NUMBERS};
    {ROUNDS};
    CREATE TABLE result_columns (
        batch TEXT, place INTEGER, name TEXT NOT NULL, PRIMARY KEY (batch, place)) WITHOUT ROWID;
    PRAGMA user_version = {VERSION}
"""


# --- Upgrading lists of before: one table had all batches' answers, by E.164, as JSON; numbers had no id ---


_PATIENCE = 600_000  # milliseconds
_Answer = tuple[object, ...]
# Called with the answers moved, and all of them (None before they are counted).
Told = Callable[[int, int | None], None]


def _nobody(_done: int, _total: int | None) -> None:
    """Ignore the progress."""


class _Moved:
    def __init__(self, told: Told) -> None:
        self.done = 0
        self.total: int | None = None
        self._told = told

    def beat(self) -> None:
        self._told(self.done, self.total)

    def counted(self, answers: Iterable[_Answer]) -> Iterator[_Answer]:
        for each in answers:
            self.done += 1
            yield each


def is_old(db: sqlite3.Connection) -> bool:
    """Return True if a list needs an upgrade before it is read."""
    return version_of(db) < VERSION


def upgrade(path: Path, told: Told = _nobody) -> None:
    """Upgrade a list to the current schema in one transaction; once for each, ten seconds for a million answers.

    Calls `told` with the answers moved and all answers, now and then also with unchanged counts; if it raises, the list
    stays as it was. Raises `sqlite3.DatabaseError`, or what `database.transaction` makes of one: `JournalDamaged` or
    `DiskFull`.
    """
    with closing(open_file(path)) as db:
        moved = _Moved(told)
        db.execute(f"PRAGMA busy_timeout = {_PATIENCE}")  # another process may be upgrading it
        db.execute("PRAGMA temp_store = MEMORY")  # keep numbers out of the system's temporary folder
        db.execute("CREATE TEMP TABLE ids (e164 TEXT PRIMARY KEY, id INTEGER NOT NULL) WITHOUT ROWID")
        with watched(db, moved.beat), transaction(db):
            if not is_old(db):  # another process did it first
                return
            moved.total = db.execute("SELECT COUNT(*) FROM answers").fetchone()[0]
            db.execute(ROW_NUMBERS)
            db.execute(f"INSERT OR IGNORE INTO temp.ids SELECT e164, id FROM ({SEVERAL_NEW_NUMBERS})")  # noqa: S608 - a constant
            _number_anew(db)
            for (batch,) in db.execute("SELECT DISTINCT batch FROM answers").fetchall():
                _move_answers(db, batch, moved)
            db.execute("DROP TABLE answers")
            db.execute(f"PRAGMA user_version = {VERSION}")


def _number_anew(db: sqlite3.Connection) -> None:
    db.execute("DROP INDEX numbers_by_number")
    db.execute("ALTER TABLE numbers RENAME TO old_numbers")
    for statement in statements(ROUNDS):
        db.execute(statement)
    db.execute("""INSERT INTO numbers SELECT batch, country, place, e164, ids.id
        FROM old_numbers LEFT JOIN temp.ids USING (e164)""")
    db.execute("DROP TABLE old_numbers")


def _move_answers(db: sqlite3.Connection, batch: str, moved: _Moved) -> None:
    width = db.execute("SELECT COUNT(*) FROM result_columns WHERE batch = ?", (batch,)).fetchone()[0]
    table = answers_table(db.execute("INSERT INTO batches (batch) VALUES (?)", (batch,)).lastrowid or 0)
    columns = "".join(f", c{place} TEXT NOT NULL DEFAULT ''" for place in range(width))
    db.execute(f"CREATE TABLE {table} (id INTEGER NOT NULL UNIQUE, part INTEGER NOT NULL{columns})")
    marks = ", ".join("?" * (width + 2))
    db.executemany(f"INSERT INTO {table} VALUES ({marks})", moved.counted(_answers(db, batch, width)))  # noqa: S608 - numbers
    db.execute("INSERT INTO joined SELECT DISTINCT batch, part FROM answers WHERE batch = ?", (batch,))


def _answers(db: sqlite3.Connection, batch: str, width: int) -> Iterator[_Answer]:
    """Yield each answer's number, part and values; fill up those of a file with fewer columns than came later."""
    query = "SELECT ids.id, part, fields FROM answers JOIN temp.ids USING (e164) WHERE batch = ? ORDER BY ids.id"
    for number, part, fields in db.execute(query, (batch,)):
        values = json.loads(fields)
        yield (number, part, *values, *[""] * (width - len(values)))
