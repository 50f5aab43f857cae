"""The data folder: holds journal, lists, settings and logs, for the owner only.

A file in it is written whole or not at all: what has its name is complete, and on the disk.
"""

from __future__ import annotations

import glob
import os
import shutil
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from desktop_app.core.errors import DialproofError, FolderOfAnother, FolderWasOpen
from desktop_app.core.errors.held_files import delete_file, once_free, replace_file
from desktop_app.storage.sqlite.faults import folder_fault

_ROOT = 0


@dataclass(frozen=True, slots=True)
class Home:
    """The folders and files below `path`. `exposed` is the warning to show about the folder's rights."""

    path: Path
    exposed: DialproofError | None = field(default=None, compare=False)

    @property
    def journal(self) -> Path:
        """The database of what was sent and what came back."""
        return self.path / "journal.sqlite"

    @property
    def backups(self) -> Path:
        """The folder with copies of the journal."""
        return self.path / "backups"

    @property
    def rates(self) -> Path:
        """The database of request start times."""
        return self.path / "rates.sqlite"

    @property
    def lists(self) -> Path:
        """The folder with one folder for each list."""
        return self.path / "lists"

    @property
    def providers(self) -> Path:
        """The folder with a person's own provider files, if they made it."""
        return self.path / "providers"

    @property
    def recipes(self) -> Path:
        """The folder with the recipes, if there are any."""
        return self.path / "recipes"

    @property
    def suppression(self) -> Path:
        """The folder with the suppression lists, if there are any."""
        return self.path / "suppression"

    @property
    def logs(self) -> Path:
        """The folder of the log files."""
        return self.path / "logs"

    @property
    def log(self) -> Path:
        """The program's own log, the newest of its files."""
        return self.logs / "dialproof.log"

    @property
    def local_service(self) -> Path:
        """The folder of the local service's own store."""
        return self.path / "local-service"


def open_home(path: Path | None = None) -> Home:
    """Open the data folder, and make it if it is missing; default `DIALPROOF_HOME`, else the per-user folder.

    Removes other users' right to write in it. Its content is the owner's alone.
    """
    named = os.environ.get("DIALPROOF_HOME")
    home = Home((path or (Path(named) if named else _per_user())).absolute())
    try:
        home.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        home = Home(home.path, _closed(home.path))
        for folder in (home.lists, home.logs):
            folder.mkdir(mode=0o700, exist_ok=True)
        for folder in (home.lists, home.logs, home.local_service, home.backups, home.recipes, home.suppression):
            _make_private(folder)
        probe = home.path / ".writable"
        probe.touch(mode=0o600)
        delete_file(probe)
    except OSError as error:
        raise folder_fault(error, home.path) from error
    return home


def delete_folder(folder: Path) -> None:
    """Delete a folder with all that is in it, as far as the system lets it go."""
    with suppress(OSError):
        once_free(lambda: shutil.rmtree(folder))
    shutil.rmtree(folder, ignore_errors=True)


def left_over(folder: Path, names: str, seconds: float) -> list[Path]:
    """Return the paths matching a pattern that nothing has changed for so many seconds.

    Leaves out paths that another process is renaming or deleting, because several processes may start at once.
    """
    found = []
    for path in folder.glob(names):
        with suppress(FileNotFoundError):
            if time.time() - path.stat().st_mtime > seconds:
                found.append(path)
    return found


def _closed(folder: Path) -> DialproofError | None:
    """Remove others' right to write; return the warning to show, or None."""
    if sys.platform == "win32":
        return _closed_on_windows(folder)
    found, me = folder.stat(), os.geteuid()
    if found.st_uid not in {me, _ROOT} and me != _ROOT:
        return FolderOfAnother(name=str(folder))
    if not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        return None
    with suppress(OSError):  # it is root's, and stays so
        folder.chmod(0o700)
    if folder.stat().st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        return None  # a disk without rights, where each start would warn again
    return FolderWasOpen(name=str(folder))


def _make_private(folder: Path) -> None:
    """Remove others' rights from a folder of ours, if it exists and its disk has rights; follow no link."""
    if sys.platform == "win32":
        from desktop_app.storage.machine import windows_machine as machine

        with suppress(OSError):
            if not machine.leads_elsewhere(folder):
                _closed_on_windows(folder)
        return
    with suppress(OSError):
        if folder.lstat().st_mode & (stat.S_IRWXG | stat.S_IRWXO) and not folder.is_symlink():
            folder.chmod(0o700)


if sys.platform == "win32":

    def _closed_on_windows(folder: Path) -> DialproofError | None:
        """Remove all rights of others, because files within take theirs from it; return the warning, or None."""
        from desktop_app.storage.machine import windows_machine as machine

        with suppress(OSError):  # the folder isn't there, or its disk has no rights
            found, trusted = machine.access(folder), {machine.this_person(), *machine.PRIVILEGED}
            if found.owner not in trusted:
                return FolderOfAnother(name=str(folder))
            if found.others_may(machine.ANYTHING, trusted, within=True):
                machine.close_to_others(folder)
                writing, now = machine.WRITES_IN_FOLDER, machine.access(folder)
                if found.others_may(writing, trusted, within=True) and not now.others_may(writing, trusted):
                    return FolderWasOpen(name=str(folder))
        return None


def _per_user() -> Path:
    from platformdirs import user_data_path  # not needed if a folder is named

    return user_data_path("dialproof", appauthor=False)


_STALE = 3600.0  # seconds after which an unfinished file is no longer written by anybody


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Give a file to fill, readable by its owner alone, that takes the place of `path` at the end of the block.

    An error leaves the former file as it was. Where several processes write, the last one wins; within a process one
    writes at a time. Raises `OSError`.
    """
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    for old in (part, *left_over(path.parent, f"{glob.escape(path.name)}.*.part", _STALE)):  # of killed processes
        delete_file(old)
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        replace_file(part, path)
    except BaseException:
        delete_file(part)
        raise
    sync_folder(path.parent)


def sync_file(path: Path) -> None:
    """Sync a file that was written by others."""
    with path.open("rb+") as written:
        os.fsync(written.fileno())


def sync_folder(folder: Path) -> None:
    """Sync a folder, so that renames in it survive a power cut. Does nothing on systems that can't."""
    if hasattr(os, "O_DIRECTORY"):
        descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
