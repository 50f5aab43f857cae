"""Files that were chosen together become one parcel; the same files become the same parcel, byte by byte."""

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
from desktop_app.core.text.said import said

_BLOCK = 1 << 20
# The earliest that a zip archive can say: when a file was copied makes no other list of it.
_WHENEVER = (1980, 1, 1, 0, 0, 0)
_UNIX = 3
_OWNER_ONLY = 0o600 << 16
_LONGEST_STEM = 60
_DIGITS = re.compile(r"(\d+)")


async def packed(paths: Sequence[Path], folder: Path) -> Path:
    """A zip of the files, not compressed, in a thread; when cancelled it stops at the next block.

    Raises FileMissing, FileNotReadable or FileChanging for one of them, FolderNotUsable where `folder` has no room.
    """
    stop = Event()
    ordered = in_order(paths)
    target = folder / parcel_name(ordered)
    work = asyncio.ensure_future(asyncio.to_thread(_pack, ordered, target, stop))
    try:
        await asyncio.shield(work)
    except asyncio.CancelledError:
        stop.set()
        await asyncio.wait({work})  # who made the folder deletes it next
        raise
    return target


def in_order(paths: Iterable[Path]) -> list[Path]:
    """Each file once, by name as a person counts ("part 2" before "part 10"), whatever the order they came in."""
    return sorted(dict.fromkeys(paths), key=lambda path: (_counted(path.name.casefold()), path.name, str(path)))


def parcel_name(ordered: Sequence[Path]) -> str:
    """ "customers + 2 more.zip"."""
    stem = ordered[0].stem[:_LONGEST_STEM].strip()
    return f"{stem} + {len(ordered) - 1} more.zip"


def _counted(name: str) -> list[tuple[int, str]]:
    # Every second piece is digits; what begins with digits follows an empty one, so that like meets like.
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
    """Their names; of those that are the same, in whatever letter case, the later ones are counted."""
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
        if not path.is_dir() and path.exists() and not path.is_file():  # a pipe would be waited for
            raise FileNotReadable(name=path.name, reason=said("it is not a file"))
        return path.open("rb")
    except FileNotFoundError:
        raise FileMissing(name=path.name) from None
    except OSError as error:
        raise FileNotReadable(name=path.name, reason=_reason(error)) from error


@contextmanager
def _unchanged(source: IO[bytes], path: Path) -> Iterator[None]:
    """Half of what was there before and half of what was saved meanwhile is nobody's list."""
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
