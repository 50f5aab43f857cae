"""A file becomes a list of the program's own: read in the child process, kept in a folder."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from desktop_app.core.table import ReadOptions, Understanding
from desktop_app.services.ports import HeavyWork, Lists, OpenList, WorkProgress


@dataclass(frozen=True, slots=True)
class ReadList:
    """A list that was read: its id, and what was understood of it."""

    list_id: str
    name: str
    understanding: Understanding


class Intake:
    """Reads files into lists. Nothing is sent."""

    def __init__(self, lists: Lists, worker: HeavyWork) -> None:
        self._lists = lists
        self._worker = worker

    async def read(self, source: Path, options: ReadOptions, progress: WorkProgress | None = None) -> ReadList:
        """Read a file; on any error, or when cancelled, nothing of it stays behind."""
        folder = self._lists.new_folder()
        try:
            understanding = await self._worker.read_list(source, folder, options, progress)
        except BaseException:
            self._lists.discard(folder.name)
            raise
        return ReadList(self._lists.keep(folder), source.name, understanding)

    async def read_again(self, list_id: str, options: ReadOptions, progress: WorkProgress | None = None) -> ReadList:
        """Read the kept copy of a list with other options: a new list; the old one is discarded."""
        source = await asyncio.to_thread(self.source, list_id)
        found = await self.read(source, options, progress)
        self._lists.discard(list_id)
        return found

    def source(self, list_id: str) -> Path:
        """The kept copy of the file as it was."""
        return next((self._lists.folder(list_id) / "source").iterdir())

    def open(self, list_id: str) -> OpenList:
        """Open a list to show its rows; the caller closes it."""
        return self._lists.open(list_id)

    def discard(self, list_id: str) -> None:
        """Delete a list that was never sent."""
        self._lists.discard(list_id)
