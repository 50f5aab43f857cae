"""Lists that were given places for sending which the journal knows nothing of: perhaps they were sent."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from contextlib import closing
from pathlib import Path

from desktop_app.core.restoration import PerhapsSent
from desktop_app.services.ports import Journal
from desktop_app.storage.database import open_file
from desktop_app.storage.list_file import FILE_NAME

_SOURCE = "SELECT name, value FROM meta WHERE name IN ('source_name', 'source_digest')"
_SPANS = "SELECT batch, country, MAX(place) FROM numbers GROUP BY batch, country"


def lists_since(lists: Path, journal: Journal) -> tuple[PerhapsSent, ...]:
    """Every such list, by its file's name; one that can't be read is named by its folder."""
    known = _known(journal)
    found = [_perhaps(path.parent, known) for path in sorted(lists.glob(f"*/{FILE_NAME}"))]
    return tuple(each for each in found if each)


def _known(journal: Journal) -> dict[tuple[str, str], int]:
    """Where the places of each batch and country end, as the journal has it."""
    ends: defaultdict[tuple[str, str], int] = defaultdict(int)
    for batch in journal.batches(deleted=True):
        for task in journal.tasks(batch.id):
            place = (batch.id, task.country)
            ends[place] = max(ends[place], task.first + task.numbers)
    return ends


def _perhaps(folder: Path, known: dict[tuple[str, str], int]) -> PerhapsSent | None:
    if folder.name.startswith("."):  # still being read: nothing of it was sent
        return None
    try:
        # As it is, also where it was written by an earlier version: nothing is changed while a journal is restored.
        with closing(open_file(folder / FILE_NAME, writable=False)) as db:
            meta = {name: json.loads(value) for name, value in db.execute(_SOURCE)}
            spans = db.execute(_SPANS).fetchall()
            begun = any(last >= known.get((batch, country), 0) for batch, country, last in spans)
            return PerhapsSent(meta["source_name"], meta["source_digest"]) if begun else None
    except (sqlite3.Error, KeyError, ValueError):
        return PerhapsSent(folder.name, "")
