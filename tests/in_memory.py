"""Temporary folders of the tests in memory, where the system has room for them.

Nobody pulls the plug here: many thousand commits, copies and deletions needn't wait for the disk.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

_MEMORY = Path("/dev/shm")  # noqa: S108 - folders of our own are made in it
_PREFIX = "dialproof-tests-"
_ROOM = 2 << 30  # a whole run leaves a third of a gigabyte


def memory() -> Path | None:
    """Where folders stand in memory; None where they can't, or programs can't be started from there."""
    if sys.platform != "linux":  # Windows has no statvfs, macOS no such folder
        return None
    usable = os.access(_MEMORY, os.W_OK) and not os.statvfs(_MEMORY).f_flag & os.ST_NOEXEC
    return _MEMORY if usable and shutil.disk_usage(_MEMORY).free >= _ROOM else None


def folder_in_memory() -> Path | None:
    """A new folder for all of this process, or None."""
    place = memory()
    if place is None:
        return None
    _tidy_up()
    made = place / f"{_PREFIX}{os.getpid()}"
    made.mkdir(mode=0o700, exist_ok=True)  # pytest empties it
    return made


def _tidy_up() -> None:
    """What runs that were killed, or had failures, have left."""
    for left in _MEMORY.glob(f"{_PREFIX}*"):
        if not Path("/proc", left.name.removeprefix(_PREFIX)).exists():
            shutil.rmtree(left, ignore_errors=True)
