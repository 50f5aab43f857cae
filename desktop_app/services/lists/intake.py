"""Turns files into a list of the program's own: the child process reads it, and a folder keeps it.

Files that were chosen together are packed into one parcel first. The same files give the same parcel, byte by byte.
"""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path, PurePath
from threading import Event
from typing import IO

from desktop_app.core.batches.batch import PASTED
from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import ALL_SHEETS, CHOSEN_TOGETHER, ImportSummary, ReadOptions
from desktop_app.core.errors import FileChanging, FileMissing, FileNotReadable, FolderNotUsable
from desktop_app.core.text.file_names import shown_name
from desktop_app.core.text.translatable import tr_text
from desktop_app.services.jobs import ReadFile
from desktop_app.services.ports import JobRunner, OpenList, WorkProgress
from desktop_app.storage.lists.file import source_copy
from desktop_app.storage.lists.folders import ListFolders

_BEGINNING = 1 << 16


@dataclass(frozen=True, slots=True)
class ReadList:
    """A list that was read: its id, and how it was understood."""

    list_id: str
    name: str
    understanding: ImportSummary


class Intake:
    """Reads files into lists. Nothing is sent."""

    def __init__(self, lists: ListFolders, worker: JobRunner) -> None:
        self._lists = lists
        self._worker = worker

    async def read(
        self,
        source: Path,
        options: ReadOptions,
        progress: WorkProgress | None = None,
        *,
        passwords: Sequence[Password] = (),
        former: str | None = None,
    ) -> ReadList:
        """Read a file. On any error, or when cancelled, nothing of it stays behind.

        `passwords` are tried on protected workbooks. Raise PasswordMissing or PasswordWrong if none opens it. `former`:
        the list whose corrections are carried over.
        """
        before = None if former is None else self._lists.folder(former)
        folder = self._lists.new_folder()
        try:
            understanding = await self._worker.run(
                ReadFile(source, folder, options, tuple(passwords), before), progress
            )
            return ReadList(self._lists.keep(folder), shown_name(source.name), understanding)
        except BaseException:
            await self.delete(folder.name)
            raise

    async def paste(self, text: str, options: ReadOptions, progress: WorkProgress | None = None) -> ReadList:
        """Read pasted numbers or cells as if they were a text file."""
        with tempfile.TemporaryDirectory() as place:
            file = Path(place) / PASTED
            await asyncio.to_thread(file.write_text, text, "utf-8")
            return await self.read(file, options, progress)

    async def read_several(
        self,
        sources: Sequence[Path],
        options: ReadOptions,
        progress: WorkProgress | None = None,
        *,
        passwords: Sequence[Password] = (),
    ) -> ReadList:
        """Read several files, or one, as one list. Raise an error that names the file if one can't be read.

        The same files make the same list, in whatever order they come, so that a batch begun with it is carried on.
        """
        if len(set(sources)) == 1:
            return await self.read(sources[0], options, progress, passwords=passwords)
        with tempfile.TemporaryDirectory() as place:
            parcel = await packed(sources, Path(place))
            return await self.read(parcel, replace(options, sheet=ALL_SHEETS), progress, passwords=passwords)

    async def read_again(
        self,
        list_id: str,
        options: ReadOptions,
        progress: WorkProgress | None = None,
        *,
        passwords: Sequence[Password] = (),
    ) -> ReadList:
        """Read the stored copy of a list with other options as a new list. The owner of the old one discards it.

        What a person corrected in the old one is corrected in the new one, as far as the same cells need it.
        """
        source = await asyncio.to_thread(self.source, list_id)
        former = list_id if self._lists.understanding(list_id).corrected else None
        return await self.read(source, options, progress, passwords=passwords, former=former)

    async def beginning(self, list_id: str) -> bytes:
        """Return the first bytes of a list's stored copy, as many as tell its encoding."""
        source = await asyncio.to_thread(self.source, list_id)
        return await asyncio.to_thread(_first_bytes, source)

    def source(self, list_id: str) -> Path:
        """Return the path of the stored copy of the original file. Raise `ListLost` if it is gone."""
        return source_copy(self._lists.folder(list_id))

    def open(self, list_id: str) -> OpenList:
        """Open a list to show its rows; the caller closes it."""
        return self._lists.open(list_id)

    def discard(self, list_id: str) -> None:
        """Delete a list that was never sent."""
        self._lists.discard(list_id)

    async def delete(self, list_id: str) -> None:
        """Delete a list in a thread, because hundreds of megabytes take a while.

        It goes on if the caller is cancelled.
        """
        await asyncio.shield(asyncio.to_thread(self._lists.discard, list_id))


def _first_bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(_BEGINNING)


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
