"""Finds the tasks of an account that its last balance may not include yet."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from desktop_app.core.batches.checks import SETTLED
from desktop_app.core.batches.submission import ENDED, TaskState
from desktop_app.core.money.under_way import Moving
from desktop_app.storage.sqlite.columns import from_column, task_of

# A list may have thousands of tasks, and this runs each second: tasks that count alike come as one row.
_QUERY = """
    SELECT tasks.*, SUM(tasks.numbers) AS all_numbers, COUNT(*) AS alike,
        batches.price AS price, batches.paused AS paused, CASE WHEN state = :asking THEN (
        SELECT COUNT(*) FROM checks
        WHERE checks.batch_id = tasks.batch_id AND checks.batch_id <> '' AND checks.country = tasks.country
            AND place >= first AND place < first + numbers
            AND checks.state IN (SELECT value FROM json_each(:settled)) AND checks.at <= :at
    ) ELSE 0 END AS checked
    FROM tasks JOIN batches ON batches.id = tasks.batch_id
    WHERE base_url IN (SELECT value FROM json_each(:urls)) AND deleted_at IS NULL
        AND (state NOT IN (SELECT value FROM json_each(:ended)) OR sent_at >= :at OR heard_at >= :at)
    GROUP BY tasks.batch_id, state, cost, estimated, sent_at >= :at, COALESCE(heard_at, sent_at) <= :at,
        CASE WHEN state = :asking THEN tasks.id END
    ORDER BY MIN(tasks.id)
"""


def under_way(db: sqlite3.Connection, base_urls: Sequence[str], read_at: datetime) -> list[Moving]:
    """Return the tasks that haven't ended, or were sent or ended since; alike ones merged, with their total."""
    values = {
        "urls": json.dumps(list(base_urls)),
        "ended": json.dumps(sorted(ENDED)),
        "asking": TaskState.ASKING.value,
        "settled": json.dumps(sorted(SETTLED)),
        "at": read_at.isoformat(),
    }
    return [_moving(row) for row in db.execute(_QUERY, values)]


def _moving(row: sqlite3.Row) -> Moving:
    task = task_of(row)
    cost = None if task.cost is None else task.cost * row["alike"]
    task = replace(task, numbers=row["all_numbers"], cost=cost)
    return Moving(task, from_column("price", row["price"]), bool(row["paused"]), row["checked"])
