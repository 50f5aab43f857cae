"""Maps errors of SQLite and the file system to leaves of `core.errors`."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from pathlib import Path

from desktop_app.core.errors import DialproofError, DiskFull, FolderNotUsable, JournalBusy, JournalDamaged
from desktop_app.core.service.spare_room import least_free
from desktop_app.core.text.translatable import tr_text

_DAMAGE = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_BUSY = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL})
_REFUSED = {
    sqlite3.SQLITE_READONLY: tr_text("it may only be read"),
    sqlite3.SQLITE_PERM: tr_text("it may not be used"),
    sqlite3.SQLITE_CANTOPEN: tr_text("a file in it can't be opened"),
    # SQLite reports a quota, a file size limit and some kinds of full disk by this one code.
    sqlite3.SQLITE_IOERR: tr_text("the disk can't be read or written; it may be full or failing"),
}
_FULL = frozenset({errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG})


def is_damage(error: sqlite3.Error) -> bool:
    """Return True if the file's content is to blame: not its rights, the disk or another process."""
    return _code(error) in _DAMAGE or str(error).startswith("Could not decode to UTF-8")


def database_fault(error: sqlite3.Error, path: Path) -> DialproofError | None:
    """Return the error to show a person; None if the fault is in the program."""
    code = _code(error)
    if is_damage(error):
        return JournalDamaged(name=path.name)
    if code == sqlite3.SQLITE_FULL:
        return DiskFull(name=str(path.parent))
    if code in _BUSY:
        return JournalBusy(name=path.name)
    if code in _REFUSED:
        return FolderNotUsable(name=str(path.parent), reason=_REFUSED[code])
    return None


def folder_fault(error: OSError, folder: Path) -> DialproofError:
    """Return the error to show a person for an error of the file system."""
    if error.errno in _FULL:
        return DiskFull(name=str(folder))
    return FolderNotUsable(name=str(folder), reason=error.strerror or str(error))


def check_room(folder: Path, coming: int = 0) -> None:
    """Raise DiskFull if `coming` more bytes would leave less free space than `least_free`."""
    try:
        disk = shutil.disk_usage(folder)
    except OSError as error:
        raise folder_fault(error, folder) from error
    if disk.free - coming < least_free(disk.total):
        raise DiskFull(name=str(folder))


def _code(error: sqlite3.Error) -> int | None:
    """Return the primary result code; None if the error is Python's own."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF
