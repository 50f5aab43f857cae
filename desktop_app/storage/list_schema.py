"""`list.sqlite`: a list's rows, the rounds in which its numbers are sent, and their answers.

Big, and rebuilt from the source file when it must be. `rows` has the row as the person counts it
for its key; `row_numbers` has all numbers of the rows with more than one; `numbers` gives each
distinct valid number of a batch's round a place within its country, so that a task is a range;
`answers` holds one answer a number, its values in the order of `result_columns`.
"""

from __future__ import annotations

SCHEMA = """
    CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE rows (
        row INTEGER PRIMARY KEY, cells TEXT NOT NULL, raw TEXT NOT NULL, e164 TEXT NOT NULL,
        region TEXT NOT NULL, line_type TEXT NOT NULL, status TEXT NOT NULL, problem TEXT NOT NULL,
        first_row INTEGER);
    CREATE TABLE row_numbers (
        row INTEGER, place INTEGER, slot INTEGER NOT NULL, raw TEXT NOT NULL, e164 TEXT NOT NULL,
        region TEXT NOT NULL, line_type TEXT NOT NULL, status TEXT NOT NULL, problem TEXT NOT NULL,
        first_row INTEGER, PRIMARY KEY (row, place)) WITHOUT ROWID;
    CREATE TABLE numbers (
        batch TEXT, country TEXT, place INTEGER, e164 TEXT NOT NULL,
        PRIMARY KEY (batch, country, place)) WITHOUT ROWID;
    CREATE INDEX numbers_by_number ON numbers (batch, e164);
    CREATE TABLE answers (
        batch TEXT, e164 TEXT, part INTEGER NOT NULL, fields TEXT NOT NULL,
        PRIMARY KEY (batch, e164)) WITHOUT ROWID;
    CREATE TABLE result_columns (
        batch TEXT, place INTEGER, name TEXT NOT NULL, PRIMARY KEY (batch, place)) WITHOUT ROWID
"""
