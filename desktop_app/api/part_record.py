"""Stores a record beside a partial file, which lets a later attempt continue it."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from urllib.parse import urlsplit

OWNER_ONLY = 0o600
_NEW = os.O_CREAT | os.O_TRUNC | os.O_WRONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOFOLLOW", 0)
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


def load(destination: Path) -> PartRecord | None:
    """Return the record of a part that exists and has bytes; None for anything else, also for a damaged record."""
    try:
        with record_of(destination).open("rb") as file:
            record = _checked(json.loads(file.read(_MOST)))
        return record if 0 < record.size <= part_of(destination).stat().st_size else None
    except (OSError, ValueError, TypeError):
        return None


def save(destination: Path, record: PartRecord) -> None:
    """Replace the record as a whole. Raise `OSError`.

    It isn't synced: after a power failure the digest shows if record and part still match.
    """
    path = record_of(destination)
    new = path.with_name(path.name + ".new")
    with os.fdopen(os.open(new, _NEW, OWNER_ONLY), "w", encoding="ascii") as file:
        json.dump(asdict(record), file)
    new.replace(path)


def forget(destination: Path) -> None:
    """Remove part and record. The next attempt replaces or reports what can't be removed now."""
    path = record_of(destination)
    for each in (path, path.with_name(path.name + ".new"), part_of(destination)):
        with contextlib.suppress(OSError):
            each.unlink(missing_ok=True)


def _checked(value: object) -> PartRecord:
    """Return a valid record. Raise `TypeError` or `ValueError` for a value that `save` doesn't write."""
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
