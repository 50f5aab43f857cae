"""The chosen file's own copy, from which everything else is read."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from desktop_app.core.errors import FileMissing, FileNotReadable, FolderNotUsable


def kept_copy(source: Path, folder: Path) -> tuple[Path, str]:
    """The file as it was when it was chosen, and its SHA-256: what happens to the original later changes nothing."""
    place = folder / "source"
    place.mkdir(mode=0o700, exist_ok=True)
    copy = place / source.name
    digest = hashlib.sha256()
    with _kept(copy) as writer, _chosen(source) as reader:
        while block := _block(reader, source):
            digest.update(block)
            writer.write(block)
    return copy, digest.hexdigest()


def _chosen(source: Path) -> BinaryIO:
    try:
        return source.open("rb")
    except FileNotFoundError:
        raise FileMissing(name=source.name) from None
    except OSError as error:
        raise FileNotReadable(name=source.name, reason=error.strerror or str(error)) from error


def _block(reader: BinaryIO, source: Path) -> bytes:
    try:
        return reader.read(1 << 20)
    except OSError as error:
        raise FileNotReadable(name=source.name, reason=error.strerror or str(error)) from error


@contextmanager
def _kept(copy: Path) -> Iterator[BinaryIO]:
    """The copy while it is written; what goes wrong here is the data folder's fault, not the chosen file's."""
    try:
        with copy.open("xb") as writer:
            copy.chmod(0o600)
            yield writer
    except OSError as error:
        raise FolderNotUsable(name=str(copy.parent), reason=error.strerror or str(error)) from error
