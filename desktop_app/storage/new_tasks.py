"""Tasks that come into a batch: with it, later, or in the place of one that is divided."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from desktop_app.core.batch import Batch, NewTask
from desktop_app.core.submission import TaskState
from desktop_app.storage.row_writing import insert


def insert_tasks(db: sqlite3.Connection, batch: Batch, tasks: Sequence[NewTask]) -> None:
    """Add tasks, prepared, for the batch's product, within the caller's transaction; their numbering goes on."""
    highest = "SELECT COALESCE(MAX(part), 0) FROM tasks WHERE batch_id = ?"
    used: int = db.execute(highest, (batch.id,)).fetchone()[0]
    for part, task in enumerate(tasks, start=used + 1):
        values = {name: getattr(task, name) for name in ("country", "via", "first", "numbers", "again")}
        fixed = {"batch_id": batch.id, "part": part, "product": batch.product, "state": TaskState.PREPARED}
        insert(db, "tasks", {**values, **fixed})
