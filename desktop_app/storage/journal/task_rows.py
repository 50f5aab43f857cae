"""Reads a batch's tasks as objects, and returns the same object again while its row is unchanged.

The window reads a batch with a thousand live tasks several times a second, and only a few of them have changed. To
build an object takes ten times as long as to compare its row. Callers know by identity that a task is unchanged.
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
    """A cache of rows and objects for all live batches, and for the ended batch that was read last."""

    def __init__(self) -> None:
        self._known: dict[str, dict[int, tuple[_Row, Task]]] = {}
        self._ended = ""

    def read(self, db: sqlite3.Connection, batch_id: str) -> list[Task]:
        """Return a batch's tasks in order, as the journal has them."""
        cursor = db.execute(_QUERY, (batch_id,))
        cursor.row_factory = None  # bare tuples compare ten times as fast
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


# --- A task's events: each is logged and moves the task, in one transaction ---


# Only `record` and `divide` change `state`.
_FIELDS = frozenset(field.name for field in fields(Task)) - {"id", "batch_id", "part", "state"}


class TaskSteps:
    """Changes single tasks."""

    def __init__(self, db: sqlite3.Connection, events: EventRows) -> None:
        self._db = db
        self._events = events

    def task(self, task_id: int) -> Task:
        """Return one task; raise `KeyError` if there is none."""
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
        """Change fields other than the state."""
        with transaction(self._db):
            update(self._db, "tasks", task_id, changes, _FIELDS)
        return self.task(task_id)

    def divide(self, batch: Batch, task_id: int, at: datetime, parts: Sequence[NewTask]) -> None:
        """Replace a rejected task of `batch` by smaller ones, within the caller's transaction."""
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
        """Return the first prepared task with at most `most` numbers, or None."""
        query = """SELECT * FROM tasks WHERE batch_id = ?1 AND state = ?2 AND (?3 IS NULL OR numbers <= ?3)
            ORDER BY part LIMIT 1"""
        row = self._db.execute(query, (batch_id, TaskState.PREPARED.value, most)).fetchone()
        return task_of(row) if row else None


# --- New tasks: with the batch, later, or in place of a divided one ---


def insert_tasks(db: sqlite3.Connection, batch: Batch, tasks: Sequence[NewTask]) -> None:
    """Add prepared tasks for the batch's product, within the caller's transaction; number them on from the last."""
    highest = "SELECT COALESCE(MAX(part), 0) FROM tasks WHERE batch_id = ?"
    used: int = db.execute(highest, (batch.id,)).fetchone()[0]
    for part, task in enumerate(tasks, start=used + 1):
        values = {name: getattr(task, name) for name in ("country", "via", "first", "numbers", "again")}
        fixed = {"batch_id": batch.id, "part": part, "product": batch.product, "state": TaskState.PREPARED}
        insert(db, "tasks", {**values, **fixed})
