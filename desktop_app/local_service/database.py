"""Opens the store's SQLite file: one writer, one reader, and a connection of its own for each long read.

WAL, so that reading never waits for writing; `synchronous=FULL`, because the ledger is money; a busy timeout, because a
process that was killed a moment ago may still hold the file.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

VERSION = 2
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
# Each row is a JSON list of consecutive numbers, or of their answers, from position `first` of the task on.
_BLOCKS = """
CREATE TABLE IF NOT EXISTS number_blocks (
    task INTEGER NOT NULL, first INTEGER NOT NULL, block TEXT NOT NULL, PRIMARY KEY (task, first)
);
CREATE TABLE IF NOT EXISTS answer_blocks (
    task INTEGER NOT NULL, first INTEGER NOT NULL, block TEXT NOT NULL, PRIMARY KEY (task, first)
);
"""
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
        if version > VERSION:
            raise StoreNewer  # noqa: TRY301 - the transaction below must be ended
        if version == 0:
            _run(connection, _SCHEMA)
        if version < VERSION:
            _run(connection, _BLOCKS)
        older = version == 1 and _gather(connection)
        if not older:
            connection.execute(f"PRAGMA user_version={VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
    return older


def _gather(connection: sqlite3.Connection) -> bool:
    """Put some tasks of version 1, which had a row for each number and each answer, into blocks.

    Return False if none was left, and the rows' tables are gone.
    """
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


def _run(connection: sqlite3.Connection, script: str) -> None:
    """Run the statements one by one, because `executescript` would commit in between."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            connection.execute(statement)
            statement = ""
