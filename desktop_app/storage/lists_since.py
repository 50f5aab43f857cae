"""Lists that were given places for sending which the journal knows nothing of: perhaps they were sent."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from contextlib import closing
from pathlib import Path

from desktop_app.core.errors import ListLost
from desktop_app.core.restoration import PerhapsSent
from desktop_app.services.ports import Journal
from desktop_app.storage.list_file import FILE_NAME, ListFile

_SPANS = "SELECT batch, country, MAX(place) FROM numbers GROUP BY batch, country"


def lists_since(lists: Path, journal: Journal) -> tuple[PerhapsSent, ...]:
    """Every such list, by its file's name; one that can't be read is named by its folder."""
    known = _known(journal)
    found = [_perhaps(path.parent, known) for path in sorted(lists.glob(f"*/{FILE_NAME}"))]
    return tuple(each for each in found if each)


def _known(journal: Journal) -> dict[tuple[str, str], int]:
    """Where the places of each batch and country end, as the journal has it."""
    ends: defaultdict[tuple[str, str], int] = defaultdict(int)
    for batch in journal.batches():
        for task in journal.tasks(batch.id):
            place = (batch.id, task.country)
            ends[place] = max(ends[place], task.first + task.numbers)
    return ends


def _perhaps(folder: Path, known: dict[tuple[str, str], int]) -> PerhapsSent | None:
    if folder.name.startswith("."):  # still being read: nothing of it was sent
        return None
    try:
        with closing(ListFile(folder)) as store:
            spans = store.db.execute(_SPANS).fetchall()
            begun = any(last >= known.get((batch, country), 0) for batch, country, last in spans)
            return PerhapsSent(store.source_name, store.source_digest) if begun else None
    except (ListLost, sqlite3.Error):
        return PerhapsSent(folder.name, "")
