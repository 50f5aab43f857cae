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

# `storage.lists.upgrade` brings files with another number up to this one.
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
