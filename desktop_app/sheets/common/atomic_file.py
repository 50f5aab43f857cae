"""Writes files that appear complete or not at all."""

from __future__ import annotations

import errno
import os
import stat
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import BinaryIO

from desktop_app.core.errors import OutputNotWritable
from desktop_app.core.errors.held_files import delete_file, replace_file
from desktop_app.core.text.translatable import tr_text
from desktop_app.sheets.common.faults import writing
from desktop_app.sheets.common.heartbeat import beat

_MOST_LINKS = 40  # as Linux follows
# Seconds between two beats.
_BETWEEN_BEATS = 0.05


class AtomicFile:
    """A temporary file beside `path` (readable by its owner only) that replaces it on `commit`.

    Folders are not created. Raises OutputNotWritable for whatever the system refuses.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        with writing(path):
            self._target = _led_to(path)
        self._refuse_impossible()
        with writing(path):
            handle, name = tempfile.mkstemp(prefix=".dialproof-", suffix=".part", dir=self._target.parent)
            self._temporary = Path(name)
            self.file: BinaryIO = os.fdopen(handle, "w+b")

    def commit(self) -> None:
        """Sync the file and give it its name; on an error, leave nothing half-written."""
        try:
            with writing(self._path):
                self.file.flush()
                self._sync()
                self.file.close()
                replace_file(self._temporary, self._target)
        except BaseException:
            self.discard()
            raise
        self._sync_folder()

    def discard(self) -> None:
        """Remove the temporary file; an earlier file of the same name stays."""
        with suppress(OSError):
            self.file.close()
        with suppress(OSError):
            delete_file(self._temporary)

    def _sync(self) -> None:
        """Sync the file in a thread and beat meanwhile, so that the caller can give up, however slow the disk is."""
        refused: list[OSError] = []
        waiting = Thread(target=_sync_file, args=(self.file.fileno(), refused), name="sync", daemon=True)
        waiting.start()
        while waiting.is_alive():
            beat()
            waiting.join(_BETWEEN_BEATS)
        for error in refused:
            raise error

    def _refuse_impossible(self) -> None:
        reason = ""
        if self._target.is_dir():
            reason = tr_text("there is a folder of that name")
        elif not self._target.parent.is_dir():
            reason = tr_text("there is no folder “{parent}”", parent=self._path.parent)
        elif self._target.exists() and not self._target.is_file():
            reason = tr_text("it is not a file")
        if reason:
            raise OutputNotWritable(name=self._path.name, reason=reason)

    def _sync_folder(self) -> None:
        """Sync the folder, so that the new name survives a power cut, if the system can (POSIX)."""
        with suppress(OSError):
            folder = os.open(self._target.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


def write_whole(path: Path, data: bytes) -> None:
    """Write a small file as `AtomicFile` does; raise OutputNotWritable."""
    output = AtomicFile(path)
    try:
        with writing(path):
            output.file.write(data)
    except BaseException:
        output.discard()
        raise
    output.commit()


def _led_to(path: Path) -> Path:
    """Return the file to replace: follow links that belong to this person or root.

    Another owner's link is itself replaced: in a shared folder it could lead to any file of this person's.
    """
    at = path.absolute()
    for _ in range(_MOST_LINKS):
        try:
            found = at.lstat()
        except FileNotFoundError:
            break
        if not stat.S_ISLNK(found.st_mode) or not _trusted(found.st_uid):
            break
        at = at.parent / at.readlink()
    else:
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
    return Path(os.path.realpath(at.parent)) / at.name


def _trusted(owner: int) -> bool:
    return sys.platform == "win32" or owner in {0, os.geteuid()}


def _sync_file(handle: int, refused: list[OSError]) -> None:
    try:
        os.fsync(handle)
    except OSError as error:
        refused.append(error)
