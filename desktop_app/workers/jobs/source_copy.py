"""The chosen file's own copy, from which everything else is read."""

from __future__ import annotations

import hashlib
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from decimal import Decimal
from pathlib import Path
from typing import BinaryIO

from desktop_app.core.errors import (
    FileChanging,
    FileIsFolder,
    FileMissing,
    FileNotReadable,
    FileTooLarge,
    FileVanished,
)
from desktop_app.core.said import said
from desktop_app.services.ports import Progress
from desktop_app.sheets.faults import os_reason
from desktop_app.storage.faults import check_room, folder_fault
from desktop_app.workers.child import Report

# Small enough that a share of some kilobytes a second is heard of in time, large enough to be quick.
_BLOCK = 1 << 17
_NOTHING = bytes(_BLOCK)
# Bytes of a chosen file: a full sheet of fifty columns is 1 GB as text.
LARGEST_FILE = 4 << 30
# A file that changed is copied once more: programs save in a moment, and then it is whole.
_ATTEMPTS = 2


def kept_copy(report: Report, source: Path, folder: Path) -> tuple[Path, str]:
    """The file as it was when it was chosen, and its SHA-256: what happens to the original later changes nothing.

    Reports the bytes. Raises FileMissing, FileVanished, FileNotReadable, FileIsFolder, FileChanging, FileTooLarge
    beyond `LARGEST_FILE`, and FolderNotUsable or DiskFull for the folder; then no copy is left.
    """
    place = folder / "source"
    copy = place / source.name
    for _ in range(_ATTEMPTS):
        with _kept(copy) as writer, _chosen(source) as reader:
            digest = _copied(report, source, reader, writer, copy)
        if digest is not None:
            return copy, digest
        copy.unlink()
    raise FileChanging(name=source.name)


def _copied(report: Report, source: Path, reader: BinaryIO, writer: BinaryIO, copy: Path) -> str | None:
    """The digest of what was copied; None where the file changed meanwhile."""
    before = os.fstat(reader.fileno())
    _check_size(source, before.st_size)
    check_room(copy.parent, before.st_size)
    digest, done = hashlib.sha256(), 0
    while block := _block(reader, source):
        digest.update(block)
        _write(writer, block)
        done += len(block)
        if done > before.st_size:  # it grows, and may not end
            return None
        report(Progress("Copying", done, max(done, before.st_size), "bytes"))
    writer.truncate(done)
    same = _state(before) == _state(os.fstat(reader.fileno())) == _state(_there(source)) and done == before.st_size
    return digest.hexdigest() if same else None


def _check_size(source: Path, size: int) -> None:
    if size > LARGEST_FILE:
        amount = Decimal(f"{size / (1 << 30):.1f}")
        raise FileTooLarge(name=source.name, reason=said("it has {size} GB", size=amount))


def _write(writer: BinaryIO, block: bytes) -> None:
    """Write a block, and of nothing but zeros a hole: a file that claims gigabytes takes no more room than it had."""
    if block == _NOTHING[: len(block)]:
        writer.seek(len(block), os.SEEK_CUR)
    else:
        writer.write(block)


def _state(status: os.stat_result) -> tuple[int, int]:
    # Not the inode: some network file systems make its number up anew each time.
    return status.st_size, status.st_mtime_ns


def _there(source: Path) -> os.stat_result:
    try:
        return source.stat()
    except FileNotFoundError:
        raise FileVanished(name=source.name) from None
    except OSError as error:
        raise FileNotReadable(name=source.name, reason=os_reason(error)) from error


def _chosen(source: Path) -> BinaryIO:
    try:
        mode = source.stat().st_mode
        if stat.S_ISDIR(mode):
            raise FileIsFolder(name=source.name)
        if not stat.S_ISREG(mode):  # a pipe would be waited for, and a device never ends
            raise FileNotReadable(name=source.name, reason=said("it is not a file"))
        return source.open("rb", buffering=0)
    except FileNotFoundError:
        raise FileMissing(name=source.name) from None
    except OSError as error:
        raise FileNotReadable(name=source.name, reason=os_reason(error)) from error


def _block(reader: BinaryIO, source: Path) -> bytes:
    try:
        return reader.read(_BLOCK)
    except OSError as error:
        raise FileNotReadable(name=source.name, reason=os_reason(error)) from error


@contextmanager
def _kept(copy: Path) -> Iterator[BinaryIO]:
    """The copy while it is written; what goes wrong here is the data folder's fault, not the chosen file's."""
    try:
        copy.parent.mkdir(mode=0o700, exist_ok=True)
        with copy.open("xb") as writer:
            copy.chmod(0o600)
            yield writer
    except OSError as error:
        copy.unlink(missing_ok=True)
        raise folder_fault(error, copy.parent) from error
    except BaseException:
        copy.unlink(missing_ok=True)
        raise
