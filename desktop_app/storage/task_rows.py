"""A batch's tasks as objects, those whose rows are as they were being the same objects as before.

The window reads a batch with a thousand live tasks several times a second, of which a few have changed. Making an
object takes ten times as long as seeing that its row is the same, and whoever gets the same object knows without
comparing that nothing has changed.
"""

from __future__ import annotations

import sqlite3
from dataclasses import fields
from typing import Any

from desktop_app.core.batch import Task
from desktop_app.core.submission import ENDED
from desktop_app.storage.columns import task_of

_NAMES = tuple(field.name for field in fields(Task))
_QUERY = f"SELECT {', '.join(_NAMES)} FROM tasks WHERE batch_id = ? ORDER BY part"  # noqa: S608 - names of our class

_Row = tuple[Any, ...]


class TaskRows:
    """Keeps rows and objects of batches that are live, and of the one that has ended and was asked for last."""

    def __init__(self) -> None:
        self._known: dict[str, dict[int, tuple[_Row, Task]]] = {}
        self._ended = ""

    def read(self, db: sqlite3.Connection, batch_id: str) -> list[Task]:
        """The tasks as they stand in the journal, in their order."""
        cursor = db.execute(_QUERY, (batch_id,))
        cursor.row_factory = None  # bare tuples: ten times as quick to compare
        known = self._known.get(batch_id, {})
        found: dict[int, tuple[_Row, Task]] = {}
        for row in cursor.fetchall():
            kept = known.get(row[0])
            same = kept is not None and kept[0] == row
            found[row[0]] = kept if kept is not None and same else (row, task_of(dict(zip(_NAMES, row, strict=True))))
        tasks = [task for _, task in found.values()]
        self._known[batch_id] = found
        if all(task.state in ENDED for task in tasks):
            if self._ended != batch_id:
                self._known.pop(self._ended, None)
            self._ended = batch_id
        return tasks
