"""Keeps the checks of a long list that goes one by one: in a file of its own beside the list, one for each batch.

The journal has the ranges and their sums. This file is as precious, and synced as often: a check is on the disk before
its request leaves. It goes with its batch, as the results do.
"""

from __future__ import annotations

from pathlib import Path
from typing import Self

from desktop_app.storage.journal.checks import Checks
from desktop_app.storage.sqlite.database import Store, connect, connect_in_memory, transaction
from desktop_app.storage.sqlite.migrations import statements

# As the journal's table is by now, without what only single checks need.
_SCHEMA = """
    CREATE TABLE IF NOT EXISTS checks (
        id INTEGER PRIMARY KEY, base_url TEXT NOT NULL, at TEXT NOT NULL, number TEXT NOT NULL,
        product TEXT NOT NULL, answer TEXT NOT NULL, remaining INTEGER, state TEXT NOT NULL,
        message TEXT NOT NULL DEFAULT '', batch_id TEXT NOT NULL, country TEXT NOT NULL, place INTEGER NOT NULL,
        slot INTEGER, message_parts TEXT);
    CREATE UNIQUE INDEX IF NOT EXISTS checks_by_place ON checks (batch_id, country, place) WHERE batch_id <> '';
    CREATE INDEX IF NOT EXISTS checks_under_way ON checks (batch_id) WHERE state = 'sending'
"""


def checks_file(folder: Path, batch_id: str) -> Path:
    """Return the path of a batch's checks, among what belongs to the batch."""
    return folder / "results" / f"{batch_id}-checks.sqlite"


class ListChecks(Checks):
    """The checks of one batch. `lost` is True if there is no file with any; then nothing is known of any number."""

    def __init__(self, folder: Path, batch_id: str, *, new: bool = False) -> None:
        """Open the file; with `new` create it if there is none. Raise as `database.connect` does."""
        place = checks_file(folder, batch_id)
        if new:
            place.parent.mkdir(mode=0o700, exist_ok=True)
        found = connect(place, full_sync=True) if new or place.is_file() else None
        if found is not None and not new and not _is_whole(found):
            found.close()
            found = None
        self.lost = found is None
        self._file = connect_in_memory(_prepare) if found is None else found
        if new:
            _prepare(self._file)
        super().__init__(self._file)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _is_whole(db: Store) -> bool:
    """Return False if a kill, or a full disk, came between the file and its table: nothing was asked by then."""
    return db.execute("SELECT 1 FROM sqlite_master WHERE name = 'checks_under_way'").fetchone() is not None


def _prepare(db: Store) -> None:
    with transaction(db):
        for statement in statements(_SCHEMA):
            db.execute(statement)
