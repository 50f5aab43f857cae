"""Writes a file as a whole or not at all (`.part`, fsync, rename), and records what is kept of one that was cut off."""

from __future__ import annotations

import contextlib
import errno
import hashlib
import json
import lzma
import os
import shutil
import stat
import struct
import tempfile
import threading
import zipfile
import zlib
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from desktop_app.core.errors import DialproofError, DiskFull, FolderNotUsable
from desktop_app.core.errors.held_files import delete_file, replace_file
from desktop_app.core.service.spare_room import least_free
from desktop_app.core.text.key_forms import NO_KEY, KeyMask
from desktop_app.core.text.translatable import tr_text

if TYPE_CHECKING:
    from hashlib import _Hash


# --- The record beside a partial file, which lets a later attempt continue it ---


OWNER_ONLY = 0o600
_RECORD = os.O_CREAT | os.O_TRUNC | os.O_WRONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
# A record is some 300 bytes.
_MOST = 4096


@dataclass(frozen=True, slots=True)
class PartRecord:
    """Describes the kept `size` bytes, with SHA-256 `digest`, of a file of `total` bytes (None if unknown).

    `address` is an `address_digest`. `validator` is as `If-Range` takes it: a quoted entity tag or a date.
    """

    address: str
    validator: str
    total: int | None
    size: int = 0
    digest: str = hashlib.sha256().hexdigest()

    def extends(self, before: PartRecord | None) -> bool:
        """Return True if it has more bytes than `before`, or is of another file or version and has any."""
        same = before is not None and (self.address, self.validator) == (before.address, before.validator)
        return self.size > (before.size if before is not None and same else 0)


def address_digest(url: str) -> str:
    """Return a digest of an address without its query, so that a link signed anew counts as the same file.

    It is a digest because the address may name a task.
    """
    parts = urlsplit(url)
    return hashlib.sha256(f"{parts.scheme}://{parts.netloc}{parts.path}".encode("utf-8", "replace")).hexdigest()


def part_of(destination: Path) -> Path:
    """Return the path of a file until it is whole."""
    return destination.with_name(destination.name + ".part")


def record_of(destination: Path) -> Path:
    """Return the path of the part's record."""
    return destination.with_name(destination.name + ".part.json")


def load_record(destination: Path) -> PartRecord | None:
    """Return the record of a part that exists and has bytes; None for anything else, also for a damaged record."""
    try:
        with record_of(destination).open("rb") as file:
            record = _checked(json.loads(file.read(_MOST)))
        return record if 0 < record.size <= part_of(destination).stat().st_size else None
    except (OSError, ValueError, TypeError):
        return None


def save_record(destination: Path, record: PartRecord) -> None:
    """Replace the record as a whole. Raise `OSError`.

    It isn't synced: after a power failure the digest shows if record and part still match.
    """
    path = record_of(destination)
    new = path.with_name(path.name + ".new")
    with os.fdopen(os.open(new, _RECORD, OWNER_ONLY), "w", encoding="ascii") as file:
        json.dump(asdict(record), file)
    replace_file(new, path)


def forget_part(destination: Path) -> None:
    """Remove part and record. The next attempt replaces or reports what can't be removed now."""
    path = record_of(destination)
    for each in (path, path.with_name(path.name + ".new"), part_of(destination)):
        with contextlib.suppress(OSError):
            delete_file(each)


def _checked(value: object) -> PartRecord:
    """Return a valid record. Raise `TypeError` or `ValueError` for a value that `save_record` doesn't write."""
    if not isinstance(value, dict):
        raise TypeError
    record = PartRecord(**value)
    texts = (record.address, record.validator, record.digest)
    if not all(isinstance(text, str) and text.isascii() and text.isprintable() for text in texts):
        raise ValueError
    whole = all(type(number) is int for number in (record.size, record.size if record.total is None else record.total))
    if not whole or record.size < 0 or (record.total is not None and record.size > record.total):
        raise ValueError
    return record


# --- The file ---


_SAFE = getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
_NEW = os.O_CREAT | os.O_EXCL | os.O_WRONLY | _SAFE
_KEPT = os.O_RDWR | _SAFE
_NO_ROOM = frozenset({errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)})
# Fewer and larger writes, because each is a trip to a worker thread.
BUFFER = 1 << 20
# A larger archive (unpacked) is left to its reader, who refuses it.
_LARGEST_UNPACKED = 4 << 30
# The errors of `zipfile` for archives that are damaged, protected or malicious.
_UNREADABLE = (
    *(zipfile.BadZipFile, zlib.error, lzma.LZMAError, struct.error),
    *(OSError, ValueError, RuntimeError, EOFError),
)


class PartChanged(Exception):
    """Raised if the kept bytes aren't what their record says, or differ from the server's."""


class PartFile:
    """Bytes on their way to `destination`. Everything but opening blocks: call it in a worker thread.

    With a record, the bytes so far are kept if it is closed before `commit`; without one, they are removed. A refusal
    by the system becomes `FolderNotUsable`. A full disk becomes `DiskFull`: then nothing is kept, as other lists need
    the room. Some room is always left to others (`least_free`).

    A cancelled call may still run while the file is closed. A lock puts them in order, and writing after closing does
    nothing.
    """

    def __init__(self, destination: Path, file: FileIO, record: PartRecord | None, first: int = 0) -> None:
        """Call `begin` or `carry_on` instead."""
        self._destination = destination
        self._file = file
        self._record = record
        self._hash = hashlib.sha256()
        self._size = record.size if record else 0
        self._at = first
        self._lock = threading.Lock()

    @classmethod
    def begin(cls, destination: Path, record: PartRecord | None = None) -> PartFile:
        """Start a new file. Remove what an earlier attempt left."""
        try:
            destination.parent.mkdir(parents=True, exist_ok=True)
            forget_part(destination)
            return cls(destination, _opened(destination, _NEW, "wb"), record)
        except OSError as error:
            raise _refused(destination, error) from None

    @classmethod
    def carry_on(cls, destination: Path, record: PartRecord, first: int) -> PartFile:
        """Continue the kept file of `record`, after `verify`. Writing begins at `first`, at most `record.size`.

        Raise `PartChanged` if there is no such file.
        """
        try:
            return cls(destination, _opened(destination, _KEPT, "r+b"), record, first)
        except OSError:
            raise PartChanged from None

    def verify(self) -> None:
        """Check the kept bytes. Raise `PartChanged` if they aren't this program's, or not as recorded."""
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
        """The number of bytes that are there, from the file's beginning."""
        return self._size

    def write(self, data: bytes) -> None:
        """Add `data` where the last write ended. Raise `PartChanged` where it differs from what is there.

        A failed write closes the file, so that nothing can follow the gap.
        """
        with self._lock:
            if self._file.closed:
                return
            try:
                self._add(data)
            except OSError as error:
                if error.errno in _NO_ROOM:
                    self._record = None
                self._leave()
                raise _refused(self._destination, error) from None
            except PartChanged:
                self._leave()
                raise

    def commit(self, mask: KeyMask = NO_KEY) -> None:
        """Hide the key if the service quotes it, make the file durable, then rename it to its name."""
        with self._lock:
            try:
                _hide(part_of(self._destination), mask)
                _hide_packed(part_of(self._destination), mask)
                os.fsync(self._file.fileno())
                self._file.close()
                replace_file(part_of(self._destination), self._destination)
                forget_part(self._destination)
                _sync_folder(self._destination.parent)
            except (OSError, ValueError) as error:
                self._leave()
                raise _refused(self._destination, error) from None

    def close(self, rest: bytes = b"") -> None:
        """Keep the bytes so far and `rest`, or remove them; do nothing after `commit`."""
        with self._lock:
            if self._file.closed:
                return
            with contextlib.suppress(OSError, PartChanged):  # the last saved record stays valid
                if self._record is not None:
                    self._add(rest)
            self._leave()

    def discard(self) -> None:
        """Remove all that was written."""
        with self._lock:
            self._record = None
        self.close()

    def _leave(self) -> None:
        with contextlib.suppress(OSError):
            self._file.close()
        if self._record is None:
            forget_part(self._destination)

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
        disk = shutil.disk_usage(self._destination.parent)
        if disk.free - len(new) < least_free(disk.total):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        left = new
        while left:
            left = left[self._file.write(left) :]
        self._hash.update(new)
        self._size += len(new)
        if self._record is not None:
            self._record = replace(self._record, size=self._size, digest=self._hash.hexdigest())
            save_record(self._destination, self._record)


def _hide(path: Path, mask: KeyMask) -> None:
    """Replace the key by `[key]`, in place, which works because that is never longer than the key."""
    with FileIO(os.open(path, _KEPT), "r+b") as reader:
        if not mask.holds(_pieces(reader)):
            return
        reader.seek(0)
        with FileIO(os.open(path, _KEPT), "r+b") as writer:
            for piece in mask.in_stream(_pieces(reader)):
                left = memoryview(piece)
                while left:
                    left = left[writer.write(left) :]
            writer.truncate()
            os.fsync(writer.fileno())


def _hide_packed(path: Path, mask: KeyMask) -> None:
    """Replace the key in the parts of a ZIP archive, such as a workbook. Leave an unreadable one to its reader."""
    try:
        archive = zipfile.ZipFile(path)
    except _UNREADABLE:
        return
    with archive:
        parts = archive.infolist()
        if sum(part.file_size for part in parts) > _LARGEST_UNPACKED:
            return
        if not any(mask.holds(_unpacked(archive, part)) for part in parts):
            return
        with tempfile.TemporaryFile(dir=path.parent) as clean:
            with zipfile.ZipFile(clean, "w", zipfile.ZIP_DEFLATED) as kept:
                for part in parts:
                    with kept.open(mask.in_text(part.filename), "w", force_zip64=True) as writer:
                        writer.writelines(mask.in_stream(_unpacked(archive, part)))
            clean.seek(0)
            with path.open("r+b") as file:
                shutil.copyfileobj(clean, file, BUFFER)
                file.truncate()
                os.fsync(file.fileno())


def _unpacked(archive: zipfile.ZipFile, part: zipfile.ZipInfo) -> Iterator[bytes]:
    """Yield a part's content, as far as it can be read."""
    try:
        with archive.open(part) as file:
            while piece := file.read(BUFFER):
                yield piece
    except _UNREADABLE:
        return


def _pieces(file: FileIO) -> Iterator[bytes]:
    while piece := file.read(BUFFER):
        yield piece


def _opened(destination: Path, flags: int, mode: str) -> FileIO:
    descriptor = os.open(part_of(destination), flags, OWNER_ONLY)
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


def _refused(destination: Path, error: Exception) -> DialproofError:
    if isinstance(error, OSError) and error.errno in _NO_ROOM:
        return DiskFull(name=str(destination.parent))
    reason = (error.strerror if isinstance(error, OSError) else None) or tr_text("write error")
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
