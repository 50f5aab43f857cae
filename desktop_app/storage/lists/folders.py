"""Manages the folders of all lists: makes, keeps, opens, claims and deletes them."""

from __future__ import annotations

import csv
import secrets
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path

from filelock import FileLock, Timeout

from desktop_app.core.detection.table import ImportSummary
from desktop_app.core.errors import ListLost
from desktop_app.core.errors.held_files import delete_file, once_free
from desktop_app.storage.lists.file import ListFile, is_current, understanding_of
from desktop_app.storage.lists.reuse import has_taken_over
from desktop_app.storage.lists.sql import answers_table
from desktop_app.storage.machine.home import delete_folder, left_over, whole_file
from desktop_app.storage.sqlite.database import transaction
from desktop_app.storage.sqlite.faults import folder_fault

# A folder still being filled; one left over by a crash is deleted after a day.
_NEW = ".new-"
_LEFT_OVER = 24 * 3600.0
# The folder of a list being deleted: it no longer counts as one, however long its files take. Where Windows lets nobody
# rename it, an empty folder beside it. The list's id follows.
_GONE = ".gone-"


class ListFolders:
    """The folders of all lists, below one folder."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._here: set[str] = set()  # lists that this process has read

    @property
    def beside(self) -> Path:
        """The data folder, which has other things beside the lists."""
        return self._path.parent

    def new_folder(self) -> Path:
        """Make an empty folder for a list being read; `keep` makes it permanent."""
        folder = self._path / f"{_NEW}{secrets.token_hex(6)}"
        try:
            self._sweep()
            folder.mkdir(mode=0o700, parents=True)
        except OSError as error:
            raise folder_fault(error, self._path) from error
        self._here.add(folder.name.removeprefix(_NEW))
        return folder

    def _sweep(self) -> None:
        for folder in left_over(self._path, f"{_NEW}*", _LEFT_OVER):
            delete_folder(folder)

    def keep(self, folder: Path) -> str:
        """Rename a finished folder to its id, and return the id."""
        list_id = folder.name.removeprefix(_NEW)
        (folder / "results").mkdir(mode=0o700, exist_ok=True)
        once_free(lambda: folder.rename(self._path / list_id))
        return list_id

    def folder(self, list_id: str) -> Path:
        """Return the folder of a list."""
        return self._path / list_id

    def open(self, list_id: str) -> ListFile:
        """Open a list for reading; raise `ListLost` if that is no longer possible, `ListOld` if it needs an upgrade."""
        return ListFile(self.folder(list_id), upgrading=False)

    def is_current(self, list_id: str) -> bool:
        """Return True if a list needs no upgrade, or is lost."""
        return is_current(self.folder(list_id))

    def understanding(self, list_id: str) -> ImportSummary:
        """Return how a list was understood, whichever version stored it; raise `ListLost` as `open` does."""
        return understanding_of(self.folder(list_id))

    def write_result(self, list_id: str, name: str, rows: Sequence[Sequence[str]]) -> int:
        """Store a result made here as if it had been downloaded; return its size in bytes."""
        return write_result(self.folder(list_id) / "results" / name, rows)

    def discard(self, list_id: str) -> None:
        """Delete a list, or a folder still being filled."""
        self._here.discard(list_id.removeprefix(_NEW))
        folder, gone = self.folder(list_id), self._path / f"{_GONE}{list_id}"
        try:
            once_free(lambda: folder.rename(gone))
        except FileNotFoundError:
            return
        except OSError:  # Windows: one of its files stays open
            with suppress(OSError):  # the folder of all lists can't be written
                gone.mkdir(mode=0o700, exist_ok=True)
        self._delete(gone)

    def sweep(self) -> bool:
        """Delete what is left of deleted lists; return True if nothing is left now."""
        for gone in self._path.glob(f"{_GONE}?*"):
            self._delete(gone)
        return next(self._path.glob(f"{_GONE}?*"), None) is None

    def _delete(self, gone: Path) -> None:
        held = self.folder(gone.name.removeprefix(_GONE))
        delete_folder(held)
        if not held.exists():
            delete_folder(gone)

    def leave(self, list_id: str, batch_id: str) -> None:
        """Delete what a list has of one batch, where other batches still use the list."""
        leave(self.folder(list_id), batch_id)

    def orphans(self, known: Collection[str], seconds: float) -> list[str]:
        """Return lists not in `known` that this process hasn't read and that haven't changed for so many seconds."""
        found = [
            folder.name
            for folder in self._path.iterdir()
            if folder.is_dir() and not folder.name.startswith(_GONE) and folder.name not in known
        ]
        return [
            name
            for name in found
            if name.removeprefix(_NEW) not in self._here and time.time() - _changed(self._path / name) > seconds
        ]

    @contextmanager
    def claim(self, list_id: str) -> Iterator[bool]:
        """Own a list while working on its batches; yield False if another process owns it.

        The operating system releases the lock when the owner ends, however it ends.
        """
        lock = FileLock(self._path / f"{list_id}.lock", mode=0o600)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            yield False
            return
        except OSError as error:
            raise folder_fault(error, self._path) from error
        try:
            yield True
        finally:
            lock.release()


def _changed(folder: Path) -> float:
    """Return when a folder or anything in it last changed, in seconds since 1970."""
    times = [time.time()]
    with suppress(OSError):  # it is just being deleted
        times = [each.stat().st_mtime for each in (folder, *folder.iterdir())]
    return max(times)


# --- Deleting one batch from a list that others still use ---


# Tables whose rows belong to a batch.
_OF_BATCH = ("numbers", "joined", "result_columns")


def leave(folder: Path, batch_id: str) -> None:
    """Delete a batch's answers, its round and its downloaded results; the numbers belong to the list and stay."""
    for file in (folder / "results").glob(f"{batch_id}-*"):
        delete_file(file)
    with suppress(ListLost), closing(ListFile(folder, writable=True)) as store:
        store.db.execute("PRAGMA secure_delete = ON")  # a table owns its pages, so all of them are zeroed
        with transaction(store.db):
            # A batch whose results were just re-read also has its former answers.
            mine = (batch_id, f"before {batch_id}")
            query = "SELECT number FROM batches WHERE batch IN (?, ?)"
            for (number,) in store.db.execute(query, mine).fetchall():
                store.db.execute(f"DROP TABLE IF EXISTS {answers_table(number)}")
            store.db.execute("DELETE FROM batches WHERE batch IN (?, ?)", mine)
            for table in (*_OF_BATCH, *(["reused"] if has_taken_over(store.db) else [])):
                store.db.execute(f"DELETE FROM {table} WHERE batch = ?", (batch_id,))  # noqa: S608 - our own names
        store.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()


# --- A result file made here, from single checks ---


def write_result(place: Path, rows: Sequence[Sequence[str]]) -> int:
    """Write a result as whole as a download: CSV, for the owner alone. Return its bytes.

    Without rows the file is empty. Raises `DiskFull` or `FolderNotUsable`.
    """
    try:
        place.parent.mkdir(mode=0o700, exist_ok=True)
        with whole_file(place) as file:
            text = TextIOWrapper(file, encoding="utf-8", newline="")
            csv.writer(text, quoting=csv.QUOTE_ALL).writerows(rows)
            text.flush()
            text.detach()  # `whole_file` closes it
        return place.stat().st_size
    except OSError as error:
        raise folder_fault(error, place.parent) from error
