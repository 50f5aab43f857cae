"""Opens SQLite files with owner-only rights and a write-ahead log; runs transactions and translates faults."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path, PurePath
from typing import Any, Self, TypeVar

from desktop_app.core.errors import DialproofError
from desktop_app.storage.sqlite.faults import database_fault, folder_fault

_Kind = TypeVar("_Kind", bound=sqlite3.Connection)

# Seconds that another process may hold the file.
_PATIENCE = 10.0
# Milliseconds to wait in `compact`, which keeps others from writing meanwhile.
_SHORTLY = 200


class Guard:
    """Hooks for a file's transactions and its closing; this base class does nothing."""

    def count(self, connection: sqlite3.Connection) -> None:
        """Run within each transaction, before its commit."""

    def committed(self) -> None:
        """Run after each commit."""

    def renew(self) -> None:
        """Remove what was erased from the file from its copies, too."""

    def closing(self) -> None:
        """Run before the file is closed."""

    def closed(self) -> None:
        """Run after the file was closed."""


class Store(sqlite3.Connection):
    """A connection that raises leaves of `core.errors` instead of SQLite's errors, also while rows are read."""

    path = Path()
    guard = Guard()

    def execute(self, *arguments: Any) -> sqlite3.Cursor:
        """Execute a statement as SQLite does; raise leaves of `core.errors`."""
        return self.cursor(_StoreCursor).execute(*arguments)

    def executemany(self, *arguments: Any) -> sqlite3.Cursor:
        """Execute a statement for many rows as SQLite does; raise leaves of `core.errors`."""
        return self.cursor(_StoreCursor).executemany(*arguments)


class _StoreCursor(sqlite3.Cursor):
    def execute(self, *arguments: Any) -> Self:
        with _in_words(self.connection):
            return super().execute(*arguments)

    def executemany(self, *arguments: Any) -> Self:
        with _in_words(self.connection):
            return super().executemany(*arguments)

    def fetchone(self) -> Any:
        with _in_words(self.connection):
            return super().fetchone()

    def fetchall(self) -> list[Any]:
        with _in_words(self.connection):
            return super().fetchall()

    def __next__(self) -> Any:
        with _in_words(self.connection):
            return super().__next__()


class _in_words:  # noqa: N801 - reads like `suppress`; a class, because rows are read one by one
    """Translates SQLite's errors into errors that a person can understand."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, sqlite3.Error) and (fault := database_fault(error, path_of(self._connection))):
            raise fault from error


def path_of(connection: sqlite3.Connection) -> Path:
    """Return the file of a connection."""
    if isinstance(connection, Store):
        return connection.path
    with suppress(sqlite3.Error):
        return Path(sqlite3.Cursor(connection).execute("PRAGMA database_list").fetchone()[2])
    return Path("database")


def connect(path: Path, *, full_sync: bool = False, patience: float | None = None) -> Store:
    """Open a database file; create it with owner-only rights if it is new.

    With `full_sync`, commits survive a power cut (WAL and `synchronous=FULL`). `patience` is how long another process
    may hold the file, in seconds (ten). Raises `DiskFull`, `FolderNotUsable`, `JournalBusy` or `JournalDamaged`.
    """
    patience = _PATIENCE if patience is None else patience
    return _connected(path, partial(_share, full_sync=full_sync, patience=patience))


def connect_in_memory(prepare: Callable[[Store], None]) -> Store:
    """Open an in-memory database of this process alone; `prepare` creates its tables."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False, factory=Store)
    connection.row_factory = sqlite3.Row
    prepare(connection)
    return connection


def connect_alone(path: Path) -> Store:
    """Open a new file that nobody else uses until `settle`, and that may not survive a crash until then.

    If anything fails before `settle`, throw the file away. Raises as `connect` does.
    """
    return _connected(path, _keep_alone)


def compact(path: Path) -> bool:
    """Rewrite a file without its deleted rows, and empty its log; return False if another reader holds that up.

    Zeroing deleted rows (`secure_delete`) isn't enough, because rows that moved between pages leave copies there. Takes
    a second for each 100 MB, while other writers wait. Raises `sqlite3.Error`.
    """
    with closing(open_file(path)) as connection:
        connection.execute("PRAGMA temp_store = MEMORY")
        connection.execute("VACUUM")
        connection.execute(f"PRAGMA busy_timeout = {_SHORTLY}")  # nobody can write while it waits for readers
        busy: int = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    return not busy


def settle(connection: Store) -> None:
    """Sync all commits to the disk and open the file to others; raise as `connect` does.

    After a crash, a later commit is there only together with all earlier ones.
    """
    with _in_words(connection):
        # Switching to the write-ahead log is a transaction, which now waits until the whole file is on the disk.
        connection.execute("PRAGMA synchronous = FULL")
        _share(connection, patience=_PATIENCE)


def _connected(path: Path, prepare: Callable[[sqlite3.Connection], None]) -> Store:
    try:
        path.touch(mode=0o600)
        connection = _opened(path, "rw", Store)
        connection.path = path
        try:
            prepare(connection)
        except BaseException:
            connection.close()
            raise
    except OSError as error:
        raise folder_fault(error, path.parent) from error
    except sqlite3.DatabaseError as error:
        if fault := database_fault(error, path):
            raise fault from error
        raise
    return connection


def open_file(path: Path, *, writable: bool = True) -> sqlite3.Connection:
    """Open an existing database file; raise `sqlite3.DatabaseError` if there is none."""
    return _opened(path, "rw" if writable else "ro", sqlite3.Connection)


def file_uri(path: PurePath, mode: str) -> str:
    """Return the address by which SQLite opens or attaches the file of an absolute path.

    It takes no server's name but within the path, as Windows has it of a network share.
    """
    address = path.as_uri()
    own = address.startswith("file:///")
    return f"{address if own else address.replace('file://', 'file:////', 1)}?mode={mode}"


def _opened(path: Path, mode: str, kind: type[_Kind]) -> _Kind:
    target = file_uri(path.absolute(), mode)
    connection = sqlite3.connect(
        target, uri=True, timeout=_PATIENCE, isolation_level=None, check_same_thread=False, factory=kind
    )
    connection.row_factory = sqlite3.Row
    return connection


def _share(connection: sqlite3.Connection, *, patience: float, full_sync: bool = False) -> None:
    connection.execute(f"PRAGMA busy_timeout = {round(1000 * patience)}")
    _write_ahead(connection, patience)
    connection.execute(f"PRAGMA synchronous = {'FULL' if full_sync else 'NORMAL'}")
    if full_sync:  # small and precious: zero what is deleted
        connection.execute("PRAGMA secure_delete = ON")


def _keep_alone(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA journal_mode = MEMORY")
    connection.execute("PRAGMA synchronous = OFF")


def _write_ahead(connection: sqlite3.Connection, patience: float) -> None:
    """Switch to the write-ahead log; retry, because SQLite doesn't wait if another process is switching."""
    until = time.monotonic() + patience
    while True:
        try:
            sqlite3.Cursor(connection).execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """Run one write transaction, all or nothing; after a full disk the same one can be tried again."""
    guard = connection.guard if isinstance(connection, Store) else None
    with _in_words(connection):
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield connection
            if guard:
                guard.count(connection)
            connection.execute("COMMIT")
        except BaseException:
            # A full disk may have ended the transaction already, and a failing one may refuse the rollback.
            if connection.in_transaction:
                with suppress(sqlite3.Error, DialproofError):
                    connection.execute("ROLLBACK")
            raise
    if guard:
        guard.committed()


@contextmanager
def one_state(connection: sqlite3.Connection) -> Iterator[None]:
    """Read everything in the block from one snapshot, whoever writes meanwhile; join a transaction under way."""
    own = not connection.in_transaction
    if own:
        connection.execute("BEGIN")
    try:
        yield
    finally:
        if own and connection.in_transaction:  # a failing disk may have ended it
            connection.execute("COMMIT")
