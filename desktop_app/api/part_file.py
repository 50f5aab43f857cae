"""A file that comes into being as a whole or not at all: `.part`, fsync, rename; readable by its owner only."""

from __future__ import annotations

import contextlib
import hashlib
import os
import stat
import threading
from dataclasses import replace
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING

from desktop_app.api import part_record
from desktop_app.api.part_record import OWNER_ONLY, PartRecord
from desktop_app.core.errors import FolderNotUsable
from desktop_app.core.said import said

if TYPE_CHECKING:
    from hashlib import _Hash

_SAFE = getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
_NEW = os.O_CREAT | os.O_EXCL | os.O_WRONLY | _SAFE
_KEPT = os.O_RDWR | _SAFE
# Fewer and larger writes: each is a trip to a worker thread.
BUFFER = 1 << 20


class PartChanged(Exception):
    """What is kept isn't what its record says, or not what the server has there."""


class PartFile:
    """Bytes on their way to `destination`. Everything but opening blocks: call it in a worker thread.

    With a record, what came is kept when it is closed before `commit`, else it is removed. Whatever the
    system refuses becomes `FolderNotUsable`. A call that was cancelled may still run while the file is
    closed: a lock puts them in order, and writing after closing does nothing.
    """

    def __init__(self, destination: Path, file: FileIO, record: PartRecord | None, first: int = 0) -> None:
        """Call `begin` or `carry_on`."""
        self._destination = destination
        self._file = file
        self._record = record
        self._hash = hashlib.sha256()
        self._size = record.size if record else 0
        self._at = first
        self._lock = threading.Lock()

    @classmethod
    def begin(cls, destination: Path, record: PartRecord | None = None) -> PartFile:
        """Nothing is left of an earlier attempt."""
        try:
            destination.parent.mkdir(parents=True, exist_ok=True)
            part_record.forget(destination)
            return cls(destination, _opened(destination, _NEW, "wb"), record)
        except OSError as error:
            raise _refused(destination, error) from None

    @classmethod
    def carry_on(cls, destination: Path, record: PartRecord, first: int) -> PartFile:
        """Use what `record` says is there, after `verify`; what is written begins at `first`, at most `record.size`.

        Raises `PartChanged` where nothing is there.
        """
        try:
            return cls(destination, _opened(destination, _KEPT, "r+b"), record, first)
        except OSError:
            raise PartChanged from None

    def verify(self) -> None:
        """Read what is kept. Raises `PartChanged` where it isn't this program's, or not as recorded."""
        with self._lock:
            if self._record is None or self._file.closed:
                return
            try:
                self._hash = _digest(self._file, self._record)
                self._file.truncate(self._record.size)
            except OSError as error:
                raise _refused(self._destination, error) from None

    @property
    def size(self) -> int:
        """How many bytes of the file are there, from its beginning on."""
        return self._size

    def write(self, data: bytes) -> None:
        """Add `data` where the last write ended. Raises `PartChanged` where it differs from what is there.

        What can't be written closes the file, so that nothing can be put behind the gap.
        """
        with self._lock:
            if self._file.closed:
                return
            try:
                self._add(data)
            except OSError as error:
                self._leave()
                raise _refused(self._destination, error) from None
            except PartChanged:
                self._leave()
                raise

    def commit(self) -> None:
        """Make it durable, then let it take its name."""
        with self._lock:
            try:
                os.fsync(self._file.fileno())
                self._file.close()
                part_record.part_of(self._destination).replace(self._destination)
                part_record.forget(self._destination)
                _sync_folder(self._destination.parent)
            except (OSError, ValueError) as error:
                self._leave()
                raise _refused(self._destination, error) from None

    def close(self, rest: bytes = b"") -> None:
        """Keep what came, with `rest`, or remove it; after `commit` there is nothing to do."""
        with self._lock:
            if self._file.closed:
                return
            with contextlib.suppress(OSError, PartChanged):  # the last record that was saved still holds
                if self._record is not None:
                    self._add(rest)
            self._leave()

    def discard(self) -> None:
        """Remove what there is of it."""
        with self._lock:
            self._record = None
        self.close()

    def _leave(self) -> None:
        with contextlib.suppress(OSError):
            self._file.close()
        if self._record is None:
            part_record.forget(self._destination)

    def _add(self, data: bytes) -> None:
        known = max(0, min(len(data), self._size - self._at))
        if known:
            self._file.seek(self._at)
            if self._file.read(known) != data[:known]:
                raise PartChanged
        self._at += len(data)
        new = memoryview(data)[known:]
        if not new:
            return
        left = new
        while left:
            left = left[self._file.write(left) :]
        self._hash.update(new)
        self._size += len(new)
        if self._record is not None:
            self._record = replace(self._record, size=self._size, digest=self._hash.hexdigest())
            part_record.save(self._destination, self._record)


def _opened(destination: Path, flags: int, mode: str) -> FileIO:
    descriptor = os.open(part_record.part_of(destination), flags, OWNER_ONLY)
    return FileIO(descriptor, mode)


def _digest(file: FileIO, record: PartRecord) -> _Hash:
    status = os.fstat(file.fileno())
    if not stat.S_ISREG(status.st_mode) or (os.name == "posix" and stat.S_IMODE(status.st_mode) & 0o077):
        raise PartChanged
    found, left = hashlib.sha256(), record.size
    while left > 0 and (piece := file.read(min(left, BUFFER))):
        found.update(piece)
        left -= len(piece)
    if found.hexdigest() != record.digest:
        raise PartChanged
    return found


def _refused(destination: Path, error: Exception) -> FolderNotUsable:
    reason = (error.strerror if isinstance(error, OSError) else None) or said("write error")
    return FolderNotUsable(name=str(destination.parent), reason=reason)


def _sync_folder(folder: Path) -> None:
    """Make the rename durable, where folders can be opened (not on Windows, whose rename is journalled)."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
