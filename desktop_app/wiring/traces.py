"""What deleted rows leave on the disk, wherever that is: the journal's file and copies, the local service's store."""

from __future__ import annotations

from collections.abc import Collection

from desktop_app.storage.erasing import erase_damaged, no_damaged
from desktop_app.storage.home import Home
from desktop_app.storage.journal import SqliteJournal


class DiskTraces:
    """`services.ports.Traces` of a data folder."""

    def __init__(self, home: Home, journal: SqliteJournal) -> None:
        self._home = home
        self._journal = journal

    def erase(self, tasks: Collection[str], kept: Collection[str] | None, *, damaged: bool) -> bool:
        """Leave nothing of what was deleted; False where it has to be done again."""
        from desktop_app.local_service.erasing import erase as erase_local  # it brings the local service's rows along

        done = [erase_local(self._home.path, tasks, kept), self._journal.erase()]
        done.append(erase_damaged(self._home.path) if damaged else no_damaged(self._home.path))
        return all(done)
