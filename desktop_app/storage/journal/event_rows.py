"""Reads and appends the journal's events: one line for each thing that happened to a batch or task, never changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from desktop_app.core.batches.batch import LoggedEvent
from desktop_app.core.batches.submission import TaskState
from desktop_app.storage.sqlite.columns import event_of, to_json
from desktop_app.storage.sqlite.row_writing import insert

_NEWEST = """
    SELECT events.*, tasks.part FROM events LEFT JOIN tasks ON tasks.id = events.task_id
    WHERE events.batch_id = ?1 AND events.id > ?4 AND (?2 IS NULL OR events.task_id = ?2)
    ORDER BY events.id DESC LIMIT ?3
"""
_MOVED = """
    SELECT MAX(events.id), tasks.id, tasks.state FROM events JOIN tasks ON tasks.id = events.task_id
    WHERE events.batch_id = ? AND events.id > ? GROUP BY tasks.id
"""


class EventRows:
    """The table of events."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def append(self, batch_id: str, task_id: int | None, at: datetime, kind: str, detail: Mapping[str, Any]) -> None:
        """Add an event within the caller's transaction; with `task_id` None it belongs to the whole batch."""
        values = {"batch_id": batch_id, "task_id": task_id, "at": at, "kind": kind, "detail": to_json(dict(detail))}
        insert(self._db, "events", values)

    def newest(self, batch_id: str, task_id: int | None, most: int, since: int) -> list[LoggedEvent]:
        """Return the newest `most` events after number `since`, newest first; with `task_id` None, of all tasks."""
        return [event_of(row) for row in self._db.execute(_NEWEST, (batch_id, task_id, most, since))]

    def moved(self, batch_id: str, since: int) -> tuple[int, dict[int, TaskState]]:
        """Return the last event's number, and the states of the tasks that have an event after number `since`."""
        rows = self._db.execute(_MOVED, (batch_id, since)).fetchall()
        return max((row[0] for row in rows), default=since), {row[1]: TaskState(row[2]) for row in rows}
