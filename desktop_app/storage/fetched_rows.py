"""When the results of tasks came, as the journal's events tell."""

from __future__ import annotations

import sqlite3

from desktop_app.core.submission import TaskEvent, TaskState
from desktop_app.services.ports.journal import Fetched
from desktop_app.storage.columns import from_column

_FETCHED = """
    SELECT tasks.part, tasks.sent_at, MIN(events.at) AS at FROM events JOIN tasks ON tasks.id = events.task_id
    WHERE events.batch_id = ? AND events.kind = ? AND tasks.state = ? GROUP BY tasks.id
"""


def fetched(db: sqlite3.Connection, batch_id: str) -> list[Fetched]:
    """The joined tasks of a batch; a result that was lost and fetched again counts from the first time."""
    rows = db.execute(_FETCHED, (batch_id, TaskEvent.DOWNLOADED.value, TaskState.JOINED.value))
    return [Fetched(row["part"], from_column("at", row["sent_at"]), from_column("at", row["at"])) for row in rows]
