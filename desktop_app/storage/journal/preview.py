"""Reads the journal quickly for the window's first paint, and for nothing else.

No decision depends on this preview. The journal is neither examined (`storage.backup.recovery` does that after the
first paint) nor changed. If it can't be read, the preview is empty.
"""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop_app.core.errors import DialproofError
from desktop_app.storage.sqlite.database import open_file

if TYPE_CHECKING:
    from desktop_app.core.batches.batch import Batch, Task

# Milliseconds to wait for another process; what is missing now is shown after the first paint.
_PATIENCE = 50
# One row stands for all tasks of a batch in the same state, because a batch may have a thousand.
_TASKS = """
    SELECT *, SUM(numbers) AS all_numbers, SUM(answered) AS all_answered
    FROM tasks WHERE batch_id = ? GROUP BY state, again
"""


class JournalPreview:
    """The settings, and the newest batches with their tasks summed up by state."""

    def __init__(self, path: Path, batches: int) -> None:
        """Read the settings and the newest `batches` batches."""
        self._settings: dict[str, str] = {}
        self._batches: dict[str, tuple[Batch, list[Task]]] = {}
        try:
            if path.stat().st_size:  # SQLite would delete a log beside an empty file
                with closing(open_file(path, writable=False)) as journal:
                    self._read(journal, batches)
        except (OSError, sqlite3.Error, DialproofError, LookupError, ValueError, ArithmeticError, TypeError):
            return  # missing, damaged, busy or newer: opening it properly raises the error

    def setting(self, name: str, default: Any) -> Any:
        """Return a saved setting; `default` also if it isn't of the same type."""
        try:
            found = json.loads(self._settings[name])
        except (KeyError, ValueError):
            return default
        return found if isinstance(found, type(default)) else default

    def batches(self) -> list[Batch]:
        """Return the batches, newest first."""
        return [batch for batch, _tasks in self._batches.values()]

    def tasks(self, batch_id: str) -> list[Task]:
        """Return the batch's tasks summed up by state: enough to tell the batch's state."""
        return self._batches[batch_id][1]

    def _read(self, journal: sqlite3.Connection, batches: int) -> None:
        journal.execute(f"PRAGMA busy_timeout = {_PATIENCE}")
        self._settings = dict(map(tuple, journal.execute("SELECT name, value FROM settings")))
        newest = "SELECT * FROM batches WHERE deleted_at IS NULL ORDER BY created_at DESC, id LIMIT ?"
        rows = journal.execute(newest, (batches,)).fetchall()
        if not rows:
            return
        from desktop_app.storage.sqlite.columns import (
            batch_of,  # only imported if there are any
        )

        found = map(batch_of, rows)
        self._batches = {batch.id: (batch, _tasks(journal, batch.id)) for batch in found}


def _tasks(journal: sqlite3.Connection, batch_id: str) -> list[Task]:
    from desktop_app.storage.sqlite.columns import task_of

    rows = journal.execute(_TASKS, (batch_id,)).fetchall()
    return [replace(task_of(row), numbers=row["all_numbers"], answered=row["all_answered"]) for row in rows]
