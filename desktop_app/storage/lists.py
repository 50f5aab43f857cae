"""The folders of all lists: made, kept, opened, claimed, deleted."""

from __future__ import annotations

import secrets
import shutil
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from desktop_app.storage.faults import folder_fault
from desktop_app.storage.list_file import ListFile
from desktop_app.storage.result_file import write_result

# A folder that is still being filled; one that was left over by a crash is deleted after a day.
_NEW = ".new-"
_LEFT_OVER = 24 * 3600.0


class ListFolders:
    """`services.ports.Lists` below one folder."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def new_folder(self) -> Path:
        """An empty folder for a list being read; `keep` makes it last."""
        folder = self._path / f"{_NEW}{secrets.token_hex(6)}"
        try:
            self._sweep()
            folder.mkdir(mode=0o700, parents=True)
        except OSError as error:
            raise folder_fault(error, self._path) from error
        return folder

    def _sweep(self) -> None:
        for folder in self._path.glob(f"{_NEW}*"):
            if time.time() - folder.stat().st_mtime > _LEFT_OVER:
                shutil.rmtree(folder, ignore_errors=True)

    def keep(self, folder: Path) -> str:
        """Give a finished folder its id."""
        list_id = folder.name.removeprefix(_NEW)
        (folder / "results").mkdir(mode=0o700, exist_ok=True)
        folder.rename(self._path / list_id)
        return list_id

    def folder(self, list_id: str) -> Path:
        """Where a list is."""
        return self._path / list_id

    def open(self, list_id: str) -> ListFile:
        """Open a list for reading; `ListLost` where that is no longer possible."""
        return ListFile(self.folder(list_id))

    def write_result(self, list_id: str, name: str, rows: Sequence[Sequence[str]]) -> int:
        """Keep a result that was made here as if it had been downloaded; how many bytes it has."""
        return write_result(self.folder(list_id) / "results" / name, rows)

    def discard(self, list_id: str) -> None:
        """Delete a list, or a folder that was being filled."""
        shutil.rmtree(self.folder(list_id), ignore_errors=True)

    @contextmanager
    def claim(self, list_id: str) -> Iterator[bool]:
        """Own a list while working on its batches; gives False where another process owns it.

        The operating system lets go of the lock when the owner ends, however it ends.
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
