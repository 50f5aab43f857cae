"""Writes a file whole or not at all: what has its name is complete, and on the disk."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from desktop_app.storage.machine.home import left_over

_STALE = 3600.0  # seconds after which an unfinished file is no longer written by anybody


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Give a file to fill, readable by its owner alone, that takes the place of `path` at the end of the block.

    An error leaves the former file as it was. Where several processes write, the last one wins; within a process one
    writes at a time. Raises `OSError`.
    """
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    for old in (part, *left_over(path.parent, f"{glob.escape(path.name)}.*.part", _STALE)):  # of killed processes
        old.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
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
