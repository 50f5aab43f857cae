"""What the journal says at first sight, for the window's first paint alone.

Nothing is decided by it: it is neither examined (`storage.backup.recovery` does that, behind the first paint) nor
changed, and a journal that can't be read says nothing.
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

# Milliseconds that another process may keep it: what isn't seen at once is seen after the first paint.
_PATIENCE = 50
# One task stands for all of a batch that are in the same state: a batch may have a thousand.
_TASKS = """
    SELECT *, SUM(numbers) AS all_numbers, SUM(answered) AS all_answered
    FROM tasks WHERE batch_id = ? GROUP BY state, again
"""


class JournalPreview:
    """Settings, and the newest batches with their tasks in short."""

    def __init__(self, path: Path, batches: int) -> None:
        """`batches`: so many are looked at."""
        self._settings: dict[str, str] = {}
        self._batches: dict[str, tuple[Batch, list[Task]]] = {}
        try:
            if path.stat().st_size:  # SQLite would delete a log beside an empty file
                with closing(open_file(path, writable=False)) as journal:
                    self._read(journal, batches)
        except (OSError, sqlite3.Error, DialproofError, LookupError, ValueError, ArithmeticError, TypeError):
            return  # missing, damaged, busy, of another version: whoever opens it finds the words

    def setting(self, name: str, default: Any) -> Any:
        """A saved setting; `default` also where it isn't of the same kind."""
        try:
            found = json.loads(self._settings[name])
        except (KeyError, ValueError):
            return default
        return found if isinstance(found, type(default)) else default

    def batches(self) -> list[Batch]:
        """The newest first."""
        return [batch for batch, _tasks in self._batches.values()]

    def tasks(self, batch_id: str) -> list[Task]:
        """In short: enough to say what state the batch is in."""
        return self._batches[batch_id][1]

    def _read(self, journal: sqlite3.Connection, batches: int) -> None:
        journal.execute(f"PRAGMA busy_timeout = {_PATIENCE}")
        self._settings = dict(map(tuple, journal.execute("SELECT name, value FROM settings")))
        newest = "SELECT * FROM batches WHERE deleted_at IS NULL ORDER BY created_at DESC, id LIMIT ?"
        rows = journal.execute(newest, (batches,)).fetchall()
        if not rows:
            return
        from desktop_app.storage.sqlite.columns import (
            batch_of,  # batches and tasks are only imported where there are some
        )

        found = map(batch_of, rows)
        self._batches = {batch.id: (batch, _tasks(journal, batch.id)) for batch in found}


def _tasks(journal: sqlite3.Connection, batch_id: str) -> list[Task]:
    from desktop_app.storage.sqlite.columns import task_of

    rows = journal.execute(_TASKS, (batch_id,)).fetchall()
    return [replace(task_of(row), numbers=row["all_numbers"], answered=row["all_answered"]) for row in rows]
