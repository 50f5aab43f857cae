"""A batch's tasks as objects, those whose rows are as they were being the same objects as before.

The window reads a batch with a thousand live tasks several times a second, of which a few have changed. Making an
object takes ten times as long as seeing that its row is the same, and whoever gets the same object knows without
comparing that nothing has changed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from datetime import datetime
from typing import Any

from desktop_app.core.batches.batch import Batch, NewTask, Task
from desktop_app.core.batches.submission import ENDED, STOPPED_BETWEEN, TaskEvent, TaskState, after
from desktop_app.storage.journal.event_rows import EventRows
from desktop_app.storage.sqlite.columns import task_of, to_column
from desktop_app.storage.sqlite.database import transaction
from desktop_app.storage.sqlite.row_reading import one
from desktop_app.storage.sqlite.row_writing import insert, update

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


# --- A task's way: each event is logged and moves it to the state that follows, in one transaction ---


# `state` changes through `record` and `divide` alone.
_FIELDS = frozenset(field.name for field in fields(Task)) - {"id", "batch_id", "part", "state"}


class TaskSteps:
    """Tasks one by one; `services.ports.Journal` says what each method does."""

    def __init__(self, db: sqlite3.Connection, events: EventRows) -> None:
        self._db = db
        self._events = events

    def task(self, task_id: int) -> Task:
        """One; `KeyError` where there is none."""
        return task_of(one(self._db, "SELECT * FROM tasks WHERE id = ?", task_id))

    def record(
        self, task_id: int, event: TaskEvent, at: datetime, detail: Mapping[str, Any], changes: Mapping[str, Any]
    ) -> Task:
        """Log `event` and move the task to the state that follows, with `changes` to its fields."""
        with transaction(self._db):
            task = self.task(task_id)
            reached, moved = after(task.state, event), to_column(at)
            self._db.execute("UPDATE tasks SET state = ?, moved_at = ? WHERE id = ?", (reached.value, moved, task_id))
            update(self._db, "tasks", task_id, changes, _FIELDS)
            self._events.append(task.batch_id, task_id, at, event.value, detail)
        return self.task(task_id)

    def note(self, task_id: int, changes: Mapping[str, Any]) -> Task:
        """Change fields that are no state."""
        with transaction(self._db):
            update(self._db, "tasks", task_id, changes, _FIELDS)
        return self.task(task_id)

    def divide(self, batch: Batch, task_id: int, at: datetime, parts: Sequence[NewTask]) -> None:
        """Put smaller tasks in the place of a rejected one of `batch`, within the caller's transaction."""
        task = self.task(task_id)
        reached = after(task.state, TaskEvent.DIVIDED)
        self._db.execute("UPDATE tasks SET state = ? WHERE id = ?", (reached.value, task_id))
        pieces = [replace(part, again=task.again) for part in parts]
        insert_tasks(self._db, replace(batch, product=task.product), pieces)
        detail: dict[str, Any] = {"numbers": [part.numbers for part in parts]}
        if task.state is TaskState.ASKING:
            detail["reason"] = STOPPED_BETWEEN
        self._events.append(task.batch_id, task_id, at, TaskEvent.DIVIDED.value, detail)

    def first_prepared(self, batch_id: str, most: int | None) -> Task | None:
        """The first that waits to be sent, with `most` numbers at most; None where there is none."""
        query = """SELECT * FROM tasks WHERE batch_id = ?1 AND state = ?2 AND (?3 IS NULL OR numbers <= ?3)
            ORDER BY part LIMIT 1"""
        row = self._db.execute(query, (batch_id, TaskState.PREPARED.value, most)).fetchone()
        return task_of(row) if row else None


# --- Tasks that come into a batch: with it, later, or in the place of one that is divided ---


def insert_tasks(db: sqlite3.Connection, batch: Batch, tasks: Sequence[NewTask]) -> None:
    """Add tasks, prepared, for the batch's product, within the caller's transaction; their numbering goes on."""
    highest = "SELECT COALESCE(MAX(part), 0) FROM tasks WHERE batch_id = ?"
    used: int = db.execute(highest, (batch.id,)).fetchone()[0]
    for part, task in enumerate(tasks, start=used + 1):
        values = {name: getattr(task, name) for name in ("country", "via", "first", "numbers", "again")}
        fixed = {"batch_id": batch.id, "part": part, "product": batch.product, "state": TaskState.PREPARED}
        insert(db, "tasks", {**values, **fixed})
