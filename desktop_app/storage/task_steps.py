"""A task's way: each event is logged and moves it to the state that follows, in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from datetime import datetime
from typing import Any

from desktop_app.core.batch import Batch, NewTask, Task
from desktop_app.core.submission import STOPPED_BETWEEN, TaskEvent, TaskState, after
from desktop_app.storage.columns import task_of, to_column
from desktop_app.storage.database import transaction
from desktop_app.storage.event_rows import EventRows
from desktop_app.storage.new_tasks import insert_tasks
from desktop_app.storage.row_reading import one
from desktop_app.storage.row_writing import update

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
