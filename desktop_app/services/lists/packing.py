"""Packs files that were chosen together into one parcel. The same files give the same parcel, byte by byte."""

from __future__ import annotations

import asyncio
import os
import re
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path, PurePath
from threading import Event
from typing import IO

from desktop_app.core.detection.table import CHOSEN_TOGETHER
from desktop_app.core.errors import FileChanging, FileMissing, FileNotReadable, FolderNotUsable
from desktop_app.core.text.file_names import shown_name
from desktop_app.core.text.translatable import tr_text

_BLOCK = 1 << 20
# The earliest date that a zip archive can have: the time a file was copied must not make a different list.
_WHENEVER = (1980, 1, 1, 0, 0, 0)
_UNIX = 3
_OWNER_ONLY = 0o600 << 16
_LONGEST_STEM = 60
_DIGITS = re.compile(r"(\d+)")


async def packed(paths: Sequence[Path], folder: Path) -> Path:
    """Pack the files into an uncompressed zip, in a thread. When cancelled, stop at the next block.

    Raise FileMissing, FileNotReadable or FileChanging for one of them, or FolderNotUsable if `folder` has no room.
    """
    stop = Event()
    ordered = in_order(paths)
    target = folder / parcel_name(ordered)
    work = asyncio.ensure_future(asyncio.to_thread(_pack, ordered, target, stop))
    try:
        await asyncio.shield(work)
    except asyncio.CancelledError:
        stop.set()
        await asyncio.wait({work})  # whoever made the folder deletes it next
        raise
    return target


def in_order(paths: Iterable[Path]) -> list[Path]:
    """Return each file once, in natural order ("part 2" before "part 10"), whatever order they came in."""
    return sorted(dict.fromkeys(paths), key=lambda path: (_counted(path.name.casefold()), path.name, str(path)))


def parcel_name(ordered: Sequence[Path]) -> str:
    """Return the parcel's name, such as "customers + 2 more.zip"."""
    stem = ordered[0].stem[:_LONGEST_STEM].strip()
    return f"{stem} + {len(ordered) - 1} more.zip"


def _counted(name: str) -> list[tuple[int, str]]:
    # Every second piece is digits. A name that begins with digits starts with an empty piece, so that pieces of the
    # same kind are compared.
    return [(int(part) if part.isdecimal() else -1, part) for part in _DIGITS.split(name)]


def _pack(ordered: Sequence[Path], target: Path, stop: Event) -> None:
    with _writing(target), zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        archive.comment = CHOSEN_TOGETHER
        for path, name in zip(ordered, _names(ordered), strict=True):
            with _chosen(path) as source, _unchanged(source, path):
                entry = zipfile.ZipInfo(name, _WHENEVER)
                entry.create_system, entry.external_attr = _UNIX, _OWNER_ONLY
                with archive.open(entry, "w", force_zip64=True) as copy:
                    while not stop.is_set() and (block := _block(source, path)):
                        copy.write(block)
            if stop.is_set():
                return


def _names(ordered: Sequence[Path]) -> Iterator[str]:
    """Yield the names of the files. Later ones with the same name, ignoring case, get a count."""
    taken: set[str] = set()
    for path in ordered:
        name, count = shown_name(path.name), 1
        while name.casefold() in taken:
            count += 1
            name = shown_name(f"{path.stem} ({count}){path.suffix}")
        taken.add(name.casefold())
        yield name


def _chosen(path: Path) -> IO[bytes]:
    try:
        if not path.is_dir() and path.exists() and not path.is_file():  # opening a pipe would block
            raise FileNotReadable(name=path.name, reason=tr_text("it is not a file"))
        return path.open("rb")
    except FileNotFoundError:
        raise FileMissing(name=path.name) from None
    except OSError as error:
        raise FileNotReadable(name=path.name, reason=_reason(error)) from error


@contextmanager
def _unchanged(source: IO[bytes], path: Path) -> Iterator[None]:
    """Raise `FileChanging` if a file was saved while it was read: a mix of both versions is nobody's list."""
    before = os.fstat(source.fileno())
    yield
    after = os.fstat(source.fileno())
    if (before.st_size, before.st_mtime_ns) != (after.st_size, after.st_mtime_ns):
        raise FileChanging(name=path.name)


def _block(source: IO[bytes], path: PurePath) -> bytes:
    try:
        return source.read(_BLOCK)
    except OSError as error:
        raise FileNotReadable(name=path.name, reason=_reason(error)) from error


@contextmanager
def _writing(target: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise FolderNotUsable(name=str(target.parent), reason=_reason(error)) from error


def _reason(error: OSError) -> str:
    return error.strerror or str(error)
