"""Opens the store's SQLite file: one writer, one reader, and a connection of its own for each long read.

WAL, so that reading never waits for writing; `synchronous=FULL`, because the ledger is money; a busy timeout, because a
process that was killed a moment ago may still hold the file.
"""

from __future__ import annotations

import json
import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from desktop_app.core.text.csv_text import csv_lines

VERSION = 3
BUSY_SECONDS = 15.0

_SCHEMA = """
CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE accounts (id TEXT PRIMARY KEY, created_at REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE keys (
    hash BLOB PRIMARY KEY, run TEXT NOT NULL, account TEXT NOT NULL REFERENCES accounts, created_at REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX keys_by_run ON keys (run);
CREATE TABLE ledger (
    id INTEGER PRIMARY KEY, account TEXT NOT NULL REFERENCES accounts,
    kind TEXT NOT NULL CHECK (kind IN ('opening', 'charge', 'refund')),
    amount INTEGER NOT NULL, balance INTEGER NOT NULL CHECK (balance >= 0),
    reference TEXT NOT NULL, at REAL NOT NULL,
    UNIQUE (account, kind, reference)
);
CREATE INDEX ledger_by_account ON ledger (account, id);
CREATE TRIGGER ledger_keeps_entries BEFORE UPDATE ON ledger BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER ledger_loses_nothing BEFORE DELETE ON ledger BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TABLE tasks (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, account TEXT NOT NULL REFERENCES accounts,
    product TEXT NOT NULL, country TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('pending', 'processing', 'completed', 'failed')),
    total INTEGER NOT NULL, processed INTEGER NOT NULL DEFAULT 0 CHECK (processed <= total),
    cost INTEGER NOT NULL, error TEXT, created_at REAL NOT NULL, updated_at REAL NOT NULL
);
CREATE INDEX tasks_unfinished ON tasks (seq) WHERE state IN ('pending', 'processing');
"""
# From position `first` of the task on: consecutive numbers as a JSON list, and the result's lines of CSV for some.
_BLOCKS = """
CREATE TABLE number_blocks (
    task INTEGER NOT NULL, first INTEGER NOT NULL, block TEXT NOT NULL, PRIMARY KEY (task, first)
);
"""
_RESULTS = """
CREATE TABLE IF NOT EXISTS result_blocks (
    task INTEGER NOT NULL, first INTEGER NOT NULL, block TEXT NOT NULL, PRIMARY KEY (task, first)
);
"""
_ANSWERS_OF_2 = _BLOCKS.replace("number_blocks", "answer_blocks")  # JSON, without the numbers
BLOCK = 5_000
"""The most numbers in a block of them."""
_GATHERED = 200_000  # numbers of version 1 in a transaction, and the rest of their last task: a second or two


class StoreNewer(Exception):
    """A newer version of the program wrote the store."""


class Database:
    """The store's database. `path` and its folder are made if missing, readable only by their owner.

    Raises `sqlite3.Error`, `OSError`, or `StoreNewer`.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        _make_private(path)
        self._write_lock = threading.Lock()
        self._read_lock = threading.Lock()
        self._writer = _connect(path)
        try:
            _migrate(self._writer)
            self._reader = _connect(path)
        except BaseException:
            self._writer.close()
            raise

    @contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """Run one transaction: all of it is written, or nothing."""
        with self._write_lock:
            self._writer.execute("BEGIN IMMEDIATE")
            try:
                yield self._writer
                self._writer.execute("COMMIT")
            except BaseException:
                if self._writer.in_transaction:
                    self._writer.execute("ROLLBACK")
                raise

    @contextmanager
    def read(self) -> Iterator[sqlite3.Connection]:
        """Lend the shared reader for a short read; others wait for it."""
        with self._read_lock:
            yield self._reader

    @contextmanager
    def long_read(self) -> Iterator[sqlite3.Connection]:
        """Open a connection for a read that nobody waits for, such as a whole task's answers."""
        with closing(_connect(self._path)) as connection:
            yield connection

    def close(self) -> None:
        """Close the shared connections. Use nothing of it afterwards."""
        with self._read_lock:
            self._reader.close()
        with self._write_lock:
            self._writer.close()


def _make_private(path: Path) -> None:
    missing = [path.parent, *(each for each in path.parent.parents if not each.exists())]
    for folder in reversed(missing):  # `parents=True` would make the folders in between readable by others
        folder.mkdir(mode=0o700, exist_ok=True)
    path.parent.chmod(0o700)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    path.chmod(0o600)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA secure_delete=ON")  # deleted numbers are overwritten with zeros
    except BaseException:
        connection.close()
        raise
    return connection


def _migrate(connection: sqlite3.Connection) -> None:
    """Bring the store to this version, a step in each transaction: whoever is ended meanwhile keeps what was done."""
    while _is_older(connection):
        pass


def _is_older(connection: sqlite3.Connection) -> bool:
    """Do a step; return True if another one is left."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        reached = _step(connection, version)
        connection.execute(f"PRAGMA user_version={reached}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return reached < VERSION


def _step(connection: sqlite3.Connection, version: int) -> int:
    """Do a step, and return the version that the store has then."""
    if version > VERSION:
        raise StoreNewer
    if version == 0:
        _run(connection, _SCHEMA + _BLOCKS + _RESULTS)
        return VERSION
    if version == 1:
        return 1 if _gather(connection) else 2
    return 2 if version == 2 and _render(connection) else VERSION


def _gather(connection: sqlite3.Connection) -> bool:
    """Put some tasks of version 1, which had a row for each number and each answer, into blocks.

    Return False if none was left, and the rows' tables are gone.
    """
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'number_blocks'").fetchone():
        _run(connection, _BLOCKS + _ANSWERS_OF_2)
    some = "SELECT max(task) FROM (SELECT task FROM numbers ORDER BY task LIMIT ?)"
    (last,) = connection.execute(some, (_GATHERED,)).fetchone()
    for table, column in (("numbers", "json_quote(number)"), ("answers", "fields")):
        if last is None:
            connection.execute(f"DROP TABLE {table}")
            continue
        connection.execute(
            f"INSERT INTO {table[:-1]}_blocks SELECT task, min(position), '[' || group_concat(value) || ']' FROM"  # noqa: S608 - names of ours
            f" (SELECT task, position, {column} AS value FROM {table} WHERE task <= ? ORDER BY task, position)"
            f" GROUP BY task, position / {BLOCK}",
            (last,),
        )
        connection.execute(f"DELETE FROM {table} WHERE task <= ?", (last,))  # noqa: S608 - names of ours
    return last is not None


def _render(connection: sqlite3.Connection) -> bool:
    """Make lines of CSV of the answers of a task of version 2, which had them in JSON.

    Return False if none was left, and their table is gone.
    """
    _run(connection, _RESULTS)
    (task,) = connection.execute("SELECT min(task) FROM answer_blocks").fetchone()
    if task is None:
        connection.execute("DROP TABLE answer_blocks")
        return False
    numbers, answers = (_entries(connection, table, task) for table in ("number_blocks", "answer_blocks"))
    for first in range(0, len(answers), BLOCK):
        some = answers[first : first + BLOCK]
        lines = csv_lines([numbers[first : first + len(some)], *zip(*some, strict=True)])
        connection.execute("INSERT INTO result_blocks VALUES (?, ?, ?)", (task, first, lines))
    connection.execute("DELETE FROM answer_blocks WHERE task = ?", (task,))
    return True


def _entries(connection: sqlite3.Connection, table: str, task: int) -> list[Any]:
    rows = connection.execute(f"SELECT block FROM {table} WHERE task = ? ORDER BY first", (task,))  # noqa: S608 - names of ours
    return [entry for (block,) in rows for entry in json.loads(block)]


def _run(connection: sqlite3.Connection, script: str) -> None:
    """Run the statements one by one, because `executescript` would commit in between."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            connection.execute(statement)
            statement = ""
