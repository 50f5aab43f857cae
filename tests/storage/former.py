"""A list stored as the version before did: answers in one table by E.164, their values in JSON; numbers without id."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

_ANSWERS = """
    CREATE TABLE answers (
        batch TEXT, e164 TEXT, part INTEGER NOT NULL, fields TEXT NOT NULL,
        PRIMARY KEY (batch, e164)) WITHOUT ROWID;
"""
_NUMBERS = """
    CREATE TABLE old_numbers (
        batch TEXT, country TEXT, place INTEGER, e164 TEXT NOT NULL,
        PRIMARY KEY (batch, country, place)) WITHOUT ROWID;
    INSERT INTO old_numbers SELECT batch, country, place, e164 FROM numbers;
    DROP TABLE numbers;
    ALTER TABLE old_numbers RENAME TO numbers;
    CREATE INDEX numbers_by_number ON numbers (batch, e164);
    DROP TABLE batches; DROP TABLE joined;
    PRAGMA user_version = 0;
"""


def store_as_before(folder: Path) -> None:
    """Turn a list of now into one of before."""
    with closing(sqlite3.connect(folder / "list.sqlite")) as db, db:
        db.executescript(_ANSWERS)
        for number, batch in db.execute("SELECT number, batch FROM batches").fetchall():
            table = f"answers_{number}"
            found = db.execute(f"""SELECT numbers.e164, {table}.* FROM {table}
                JOIN numbers ON numbers.id = {table}.id AND numbers.batch = '{batch}'""")  # noqa: S608 - a test's own
            rows = ((batch, e164, part, json.dumps(values)) for e164, _, part, *values in found.fetchall())
            db.executemany("INSERT INTO answers VALUES (?, ?, ?, ?)", rows)
            db.execute(f"DROP TABLE {table}")
        db.commit()
        db.executescript(_NUMBERS)
