"""Turns a file into a list of the program's own: the child process reads it, and a folder keeps it."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from desktop_app.core.batches.batch import PASTED
from desktop_app.core.detection.password import Password
from desktop_app.core.detection.table import ALL_SHEETS, ImportSummary, ReadOptions
from desktop_app.core.text.file_names import shown_name
from desktop_app.services.jobs import ReadFile
from desktop_app.services.lists.packing import packed
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
    ) -> ReadList:
        """Read a file. On any error, or when cancelled, nothing of it stays behind.

        `passwords` are tried on protected workbooks. Raise PasswordMissing or PasswordWrong if none opens it.
        """
        folder = self._lists.new_folder()
        try:
            understanding = await self._worker.run(ReadFile(source, folder, options, tuple(passwords)), progress)
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
        """Read the stored copy of a list with other options as a new list. The owner of the old one discards it."""
        source = await asyncio.to_thread(self.source, list_id)
        return await self.read(source, options, progress, passwords=passwords)

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
