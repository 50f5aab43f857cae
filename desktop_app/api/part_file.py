"""A file that comes into being as a whole or not at all: `.part`, fsync, rename; readable by its owner only."""

from __future__ import annotations

import os
from pathlib import Path

from desktop_app.core.errors import FolderNotUsable

_OWNER_ONLY = 0o600
_NEW = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
# Fewer and larger writes: each is a trip to a worker thread.
BUFFER = 1 << 20


class PartFile:
    """Bytes on their way to `destination`. `write` and `commit` block: call them in a worker thread.

    Whatever the system refuses becomes `FolderNotUsable`.
    """

    def __init__(self, destination: Path) -> None:
        self.destination = destination
        self.part = destination.with_name(destination.name + ".part")
        try:
            destination.parent.mkdir(parents=True, exist_ok=True)
            self.part.unlink(missing_ok=True)
            self._file = os.fdopen(os.open(self.part, _NEW, _OWNER_ONLY), "wb")
        except OSError as error:
            raise self._refused(error) from None

    def write(self, data: bytes) -> None:
        """Append `data`."""
        try:
            self._file.write(data)
        except OSError as error:
            raise self._refused(error) from None

    def commit(self) -> None:
        """Make it durable, then let it take its name."""
        try:
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()
            self.part.replace(self.destination)
            _sync_folder(self.destination.parent)
        except OSError as error:
            raise self._refused(error) from None

    def discard(self) -> None:
        """Remove what there is of it; after `commit` there is nothing to remove."""
        try:
            self._file.close()
            self.part.unlink(missing_ok=True)
        except OSError:
            return  # the next attempt removes it, or says why it can't

    def _refused(self, error: OSError) -> FolderNotUsable:
        return FolderNotUsable(name=str(self.destination.parent), reason=error.strerror or "write error")


def _sync_folder(folder: Path) -> None:
    """Make the rename durable, where folders can be opened (not on Windows, whose rename is journalled)."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
