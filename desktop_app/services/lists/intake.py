"""A file becomes a list of the program's own: read in the child process, kept in a folder."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from desktop_app.core.batches.batch import PASTED
from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import ALL_SHEETS, ImportSummary, ReadOptions
from desktop_app.core.errors import ListLost
from desktop_app.core.text.file_names import shown_name
from desktop_app.services.lists.packing import packed
from desktop_app.services.ports import HeavyWork, Lists, OpenList, WorkProgress

_BEGINNING = 1 << 16


@dataclass(frozen=True, slots=True)
class ReadList:
    """A list that was read: its id, and what was understood of it."""

    list_id: str
    name: str
    understanding: ImportSummary


class Intake:
    """Reads files into lists. Nothing is sent."""

    def __init__(self, lists: Lists, worker: HeavyWork) -> None:
        self._lists = lists
        self._worker = worker

    async def read(
        self,
        source: Path,
        options: ReadOptions,
        progress: WorkProgress | None = None,
        *,
        passwords: Sequence[Password] = (),
    ) -> ReadList:
        """Read a file; on any error, or when cancelled, nothing of it stays behind.

        `passwords` are tried on workbooks that have one. Raises PasswordMissing or PasswordWrong where none opens it.
        """
        folder = self._lists.new_folder()
        try:
            understanding = await self._worker.read_list(source, folder, options, progress, passwords=passwords)
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
        """Read several files, or one, as one list; one that can't be read is an error that names it.

        The same files are the same list, in whatever order they come, so that it is carried on where it was begun.
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
        """Read the kept copy of a list with other options: a new list; the old one is its owner's to let go."""
        source = await asyncio.to_thread(self.source, list_id)
        return await self.read(source, options, progress, passwords=passwords)

    async def beginning(self, list_id: str) -> bytes:
        """The first bytes of a list's kept copy, as many as tell its encoding."""
        source = await asyncio.to_thread(self.source, list_id)
        return await asyncio.to_thread(_first_bytes, source)

    def source(self, list_id: str) -> Path:
        """The kept copy of the file as it was."""
        place = self._lists.folder(list_id) / "source"
        copy = next(place.iterdir(), None) if place.is_dir() else None
        if copy is None:
            raise ListLost(name=list_id)
        return copy

    def open(self, list_id: str) -> OpenList:
        """Open a list to show its rows; the caller closes it."""
        return self._lists.open(list_id)

    def discard(self, list_id: str) -> None:
        """Delete a list that was never sent."""
        self._lists.discard(list_id)

    async def delete(self, list_id: str) -> None:
        """The same, in a thread: hundreds of megabytes take a while. Whoever waits may be cancelled, and it goes on."""
        await asyncio.shield(asyncio.to_thread(self._lists.discard, list_id))


def _first_bytes(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(_BEGINNING)
