"""Implements the journal in SQLite: batches, tasks, every event, balances over time, single checks."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from desktop_app.core.batches.batch import Batch, LoggedEvent, NewTask, Task
from desktop_app.core.batches.batching import ANY_COUNTRY
from desktop_app.core.batches.submission import DOUBTS, ENDED, STOPPED_BETWEEN, TO_SEND, TaskEvent, TaskState, after
from desktop_app.core.errors import DialproofError
from desktop_app.core.money.charges import Spent
from desktop_app.storage.backup.backups import Backups
from desktop_app.storage.journal.checks import Checks
from desktop_app.storage.journal.money import Money
from desktop_app.storage.journal.schema import MIGRATIONS
from desktop_app.storage.recipes.runs import RecipeRunLog
from desktop_app.storage.sqlite.columns import (
    batch_of,
    detail_columns,
    event_of,
    from_column,
    insert,
    one,
    task_of,
    to_column,
    to_json,
    update,
)
from desktop_app.storage.sqlite.database import Guard, compact, connect, transaction
from desktop_app.storage.sqlite.migrations import migrate

log = logging.getLogger(__name__)

_BATCH_NAMES = tuple(field.name for field in fields(Batch))
_BATCH_FIELDS = frozenset(_BATCH_NAMES) - {"id"}
_BATCHES = f"""SELECT {", ".join(_BATCH_NAMES)} FROM batches
    WHERE (?1 OR deleted_at IS NULL) AND (?2 IS NULL OR list_id = ?2) ORDER BY created_at DESC, id"""  # noqa: S608 - names of our class
_TASK_NAMES = tuple(field.name for field in fields(Task))
# Only `record` and `divide` change `state`.
_TASK_FIELDS = frozenset(_TASK_NAMES) - {"id", "batch_id", "part", "state"}
_NEW = ("country", "via", "first", "numbers", "again", "asked")
_TASK_COLUMNS = (*_TASK_NAMES, "message_parts")
_TASKS = f"SELECT {', '.join(_TASK_COLUMNS)} FROM tasks WHERE batch_id = ? ORDER BY part"  # noqa: S608 - names of our class
_WAITING = ", ".join(f"'{state.value}'" for state in sorted(TO_SEND | {TaskState.UNKNOWN}))
_SENT_OR_WAITING = f"""
    SELECT 1 FROM tasks WHERE batch_id = ?1
        AND ((sent_at >= ?2 AND state <> '{TaskState.DROPPED.value}') OR state IN ({_WAITING})) LIMIT 1
"""  # noqa: S608 - names of our states
# What was divided since was doubted for all its parts.
_DOUBTED = f"""
    SELECT 1 FROM tasks JOIN tasks AS whole ON whole.batch_id = tasks.batch_id AND whole.country = tasks.country
        AND whole.again = tasks.again AND whole.first <= tasks.first
        AND whole.first + whole.numbers >= tasks.first + tasks.numbers
    JOIN events ON events.batch_id = whole.batch_id AND events.task_id = whole.id
    WHERE tasks.id = ? AND events.kind IN ({", ".join(f"'{event.value}'" for event in DOUBTS)}) LIMIT 1
"""  # noqa: S608 - names of our events
_NEWEST = """
    SELECT events.*, tasks.part FROM events LEFT JOIN tasks ON tasks.id = events.task_id
    WHERE events.batch_id = ?1 AND events.id > ?4 AND (?2 IS NULL OR events.task_id = ?2)
    ORDER BY events.id DESC LIMIT ?3
"""
_MOVED = """
    SELECT MAX(events.id), tasks.id, tasks.state FROM events JOIN tasks ON tasks.id = events.task_id
    WHERE events.batch_id = ? AND events.id > ? GROUP BY tasks.id
"""
_FETCHED = """
    SELECT tasks.part, tasks.sent_at, MIN(events.at) AS at FROM events JOIN tasks ON tasks.id = events.task_id
    WHERE events.batch_id = ? AND events.kind = ? AND tasks.state = ? GROUP BY tasks.id
"""

_Row = tuple[Any, ...]


class Fetched(NamedTuple):
    """A task whose answers are joined: its part, when it was sent, and when its result was first fetched."""

    part: int
    sent_at: datetime | None
    at: datetime


class Journal:
    """The only truth about what was sent, in one SQLite file.

    Every call is one transaction, on disk when it returns. `checks`, `money` and `runs` of recipes are parts of it.
    """

    def __init__(self, path: Path, backups: Backups | None = None, guard: Guard | None = None) -> None:
        """Open and migrate the file; `backups` takes a copy before a migration, `guard` watches all transactions."""
        kept = backups or Backups(path.with_name("backups"), lambda: datetime.now(UTC))
        self._db = connect(path, full_sync=True)
        self._cache = _TaskCache(self._db)
        self._known: dict[str, tuple[_Row, Batch]] = {}  # batches by id
        self.checks = Checks(self._db)
        self.money = Money(self._db)
        self.runs = RecipeRunLog(self._db)
        try:
            migrate(self._db, path, MIGRATIONS, lambda: kept.keep(path, always=True))
        except BaseException:
            self._db.close()
            raise
        self._db.guard = guard or self._db.guard

    def erase(self) -> bool:
        """Erase what was deleted from the file, its log and its copies; return False if it has to be done again.

        Runs in the caller's thread; other writers wait meanwhile.
        """
        try:
            compacted = compact(self._db.path)
            self._db.guard.renew()
        except (sqlite3.Error, DialproofError) as error:
            log.warning("what was deleted can't be erased from the journal yet: %s", error)
            return False
        return compacted

    def written_elsewhere(self) -> int:
        """Return a number that is another one after another process has written. Costs microseconds."""
        version: int = self._db.execute("PRAGMA data_version").fetchone()[0]
        return version

    def close(self) -> None:
        """Close the file."""
        self._db.guard.closing()
        self._db.close()
        self._db.guard.closed()

    # --- Batches ---

    def add_batch(self, batch: Batch, tasks: Sequence[NewTask]) -> None:
        """Add a batch with all its tasks, in state `prepared`."""
        with transaction(self._db):
            insert(self._db, "batches", {field.name: getattr(batch, field.name) for field in fields(Batch)})
            self._add_tasks(batch, tasks)
            reused = {"reused": batch.reused.numbers, "days": batch.reused.days} if batch.reused else {}
            self._append(batch.id, None, batch.created_at, "prepared", {"tasks": len(tasks), **reused})

    def batches(self, *, deleted: bool = False, list_id: str | None = None) -> list[Batch]:
        """Return all batches, or those of a list, newest first.

        `deleted` includes those that were deleted and can still be restored.
        """
        cursor = self._db.execute(_BATCHES, (deleted, list_id))
        cursor.row_factory = None  # bare tuples compare ten times as fast
        return [self._batch_of(row) for row in cursor.fetchall()]

    def _batch_of(self, row: _Row) -> Batch:
        """Return the same object again while a batch's row is unchanged: sending one list looks through all of them."""
        kept = self._known.get(row[0])
        if kept is None or kept[0] != row:
            kept = self._known[row[0]] = row, batch_of(dict(zip(_BATCH_NAMES, row, strict=True)))
        return kept[1]

    def batch(self, batch_id: str) -> Batch:
        """Return one batch; raise `KeyError` if there is none."""
        return batch_of(one(self._db, "SELECT * FROM batches WHERE id = ?", batch_id))

    def countries(self) -> dict[str, frozenset[str]]:
        """Return the countries of each batch's tasks.

        Leave out a batch that reused answers, as their numbers are in no task, and one whose service is told no
        country.
        """
        query = """SELECT DISTINCT tasks.batch_id, tasks.country FROM tasks JOIN batches ON batches.id = tasks.batch_id
            WHERE batches.reused IS NULL OR batches.reused IN ('', 'null')"""
        found: defaultdict[str, set[str]] = defaultdict(set)
        for batch_id, country in self._db.execute(query):
            found[batch_id].add(country)
        return {batch_id: frozenset(each) for batch_id, each in found.items() if ANY_COUNTRY not in each}

    def update_batch(self, batch_id: str, **changes: Any) -> None:
        """Change fields of a `Batch` by name."""
        with transaction(self._db):
            update(self._db, "batches", batch_id, changes, _BATCH_FIELDS)

    def delete_batch(self, batch_id: str, spent: Spent | None = None) -> None:
        """Delete a batch with its tasks and events; add `spent` to its month's sum."""
        with transaction(self._db):
            self._db.execute("DELETE FROM events WHERE batch_id = ?", (batch_id,))
            self._db.execute("DELETE FROM checks WHERE batch_id = ? AND batch_id <> ''", (batch_id,))
            self._db.execute("DELETE FROM tasks WHERE batch_id = ?", (batch_id,))
            self.runs.forget(batch_id)
            gone = self._db.execute("DELETE FROM batches WHERE id = ?", (batch_id,)).rowcount
            self._known.pop(batch_id, None)
            if gone and spent is not None:  # deleting it twice must not add its cost twice
                self.money.add_spent(spent)

    # --- Tasks ---

    def tasks(self, batch_id: str) -> list[Task]:
        """Return a batch's tasks in order, with split ones; unchanged tasks of a live batch are the same objects."""
        return self._cache.read(batch_id)

    def task(self, task_id: int) -> Task:
        """Return one task; raise `KeyError` if there is none."""
        return task_of(one(self._db, "SELECT * FROM tasks WHERE id = ?", task_id))

    def sharing(self, remote_id: str) -> list[Task]:
        """Return the tasks, of all batches, that their services know by this id."""
        found = self._db.execute("SELECT * FROM tasks WHERE remote_id = ? ORDER BY id", (remote_id,))
        return [task_of(row) for row in found]

    def first_prepared(self, batch_id: str, most: int | None = None) -> Task | None:
        """Return the first prepared task with at most `most` numbers, or None."""
        query = """SELECT * FROM tasks WHERE batch_id = ?1 AND state = ?2 AND (?3 IS NULL OR numbers <= ?3)
            ORDER BY part LIMIT 1"""
        row = self._db.execute(query, (batch_id, TaskState.PREPARED.value, most)).fetchone()
        return task_of(row) if row else None

    def sent_or_waiting(self, batch_id: str, since: datetime) -> bool:
        """Return True if any task of a batch was sent at that moment or later, or may still be sent."""
        return self._db.execute(_SENT_OR_WAITING, (batch_id, to_column(since))).fetchone() is not None

    def record(self, task_id: int, event: TaskEvent, at: datetime, detail: Mapping[str, Any], **changes: Any) -> Task:
        """Log `event` and move the task to the state that follows, with `changes` to its fields."""
        with transaction(self._db):
            task = self.task(task_id)
            reached, moved = after(task.state, event, doubted=self._doubted(task, event)), to_column(at)
            self._db.execute("UPDATE tasks SET state = ?, moved_at = ? WHERE id = ?", (reached.value, moved, task_id))
            update(self._db, "tasks", task_id, changes, _TASK_FIELDS)
            self._append(task.batch_id, task_id, at, event.value, detail)
        return self.task(task_id)

    def _doubted(self, task: Task, event: TaskEvent) -> bool:
        """Return True if a task that is given up was in doubt before: an earlier submission of it may have arrived."""
        return event is TaskEvent.DECIDED_LEAVE and self._db.execute(_DOUBTED, (task.id,)).fetchone() is not None

    def note(self, task_id: int, **changes: Any) -> Task:
        """Change fields of a `Task` other than its state (progress, word, heard_at …)."""
        with transaction(self._db):
            update(self._db, "tasks", task_id, changes, _TASK_FIELDS)
        return self.task(task_id)

    def add_tasks(self, batch_id: str, at: datetime, tasks: Sequence[NewTask]) -> None:
        """Add prepared tasks to a batch and clear its `exported_at`, because earlier exports lack them."""
        with transaction(self._db):
            self._add_tasks(self.batch(batch_id), tasks)
            update(self._db, "batches", batch_id, {"exported_at": None}, _BATCH_FIELDS)
            numbers = sum(task.numbers for task in tasks)
            self._append(batch_id, None, at, "sent again", {"numbers": numbers, "tasks": len(tasks)})

    def divide(self, task_id: int, at: datetime, parts: Sequence[NewTask]) -> None:
        """Replace a rejected task by smaller ones."""
        with transaction(self._db):
            task = self.task(task_id)
            reached = after(task.state, TaskEvent.DIVIDED)
            self._db.execute("UPDATE tasks SET state = ? WHERE id = ?", (reached.value, task_id))
            pieces = [replace(part, again=task.again) for part in parts]
            self._add_tasks(replace(self.batch(task.batch_id), product=task.product), pieces)
            detail: dict[str, Any] = {"numbers": [part.numbers for part in parts]}
            if task.state is TaskState.ASKING:
                detail["reason"] = STOPPED_BETWEEN
            self._append(task.batch_id, task_id, at, TaskEvent.DIVIDED.value, detail)

    def _add_tasks(self, batch: Batch, tasks: Sequence[NewTask]) -> None:
        """Add prepared tasks for the batch's product, within a transaction; number them on from the last."""
        highest = "SELECT COALESCE(MAX(part), 0) FROM tasks WHERE batch_id = ?"
        used: int = self._db.execute(highest, (batch.id,)).fetchone()[0]
        for part, task in enumerate(tasks, start=used + 1):
            values = {name: getattr(task, name) for name in _NEW}
            fixed = {"batch_id": batch.id, "part": part, "product": batch.product, "state": TaskState.PREPARED}
            insert(self._db, "tasks", {**values, **fixed})

    # --- Events: one line for each thing that happened to a batch or task, never changed ---

    def _append(self, batch_id: str, task_id: int | None, at: datetime, kind: str, detail: Mapping[str, Any]) -> None:
        """Add an event within a transaction; with `task_id` None it belongs to the whole batch."""
        known = {"batch_id": batch_id, "task_id": task_id, "at": at, "kind": kind}
        insert(self._db, "events", {**known, **detail_columns(detail)})

    def log(
        self, batch_id: str, kind: str, at: datetime, detail: Mapping[str, Any], task_id: int | None = None
    ) -> None:
        """Append an event that changes no state."""
        with transaction(self._db):
            self._append(batch_id, task_id, at, kind, detail)

    def events(
        self, batch_id: str, task_id: int | None = None, most: int = 500, *, since: int = 0
    ) -> list[LoggedEvent]:
        """Return the newest `most` events after number `since`, newest first; with `task_id` None, of all tasks."""
        return [event_of(row) for row in self._db.execute(_NEWEST, (batch_id, task_id, most, since))]

    def moved(self, batch_id: str, since: int) -> tuple[int, dict[int, TaskState]]:
        """Return the last event's number, and the states of the tasks that have an event after number `since`.

        With 0, these are all tasks to which anything has happened yet.
        """
        rows = self._db.execute(_MOVED, (batch_id, since)).fetchall()
        return max((row[0] for row in rows), default=since), {row[1]: TaskState(row[2]) for row in rows}

    def fetched(self, batch_id: str) -> list[Fetched]:
        """Return, for each joined task of a batch, when its results were first fetched.

        A result that was lost and fetched again counts from its first fetch.
        """
        rows = self._db.execute(_FETCHED, (batch_id, TaskEvent.DOWNLOADED.value, TaskState.JOINED.value))
        return [Fetched(row["part"], from_column("at", row["sent_at"]), from_column("at", row["at"])) for row in rows]

    # --- Settings by name, in JSON ---

    def setting(self, name: str, default: Any = None) -> Any:
        """Return a saved setting (anything that JSON can hold); `default` if there is none."""
        row = self._db.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
        return json.loads(row[0]) if row else default

    def save_setting(self, name: str, value: Any) -> None:
        """Save a setting."""
        with transaction(self._db):
            self._save_setting(name, value)

    def change_setting(self, name: str, change: Callable[[Any], Any], default: Any = None) -> None:
        """Save what `change` makes of a setting, which no other process changes meanwhile."""
        with transaction(self._db):
            self._save_setting(name, change(self.setting(name, default)))

    def _save_setting(self, name: str, value: Any) -> None:
        self._db.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (name, to_json(value)))


class _TaskCache:
    """Reads a batch's tasks as objects, and returns the same object again while its row is unchanged.

    The window reads a batch with a thousand live tasks several times a second, and only a few of them have changed. To
    build an object takes ten times as long as to compare its row. Callers know by identity that a task is unchanged.
    Kept are all live batches, and the ended batch that was read last.
    """

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._known: dict[str, dict[int, tuple[_Row, Task]]] = {}
        self._ended = ""

    def read(self, batch_id: str) -> list[Task]:
        """Return a batch's tasks in order."""
        cursor = self._db.execute(_TASKS, (batch_id,))
        cursor.row_factory = None  # bare tuples compare ten times as fast
        known = self._known.get(batch_id, {})
        found: dict[int, tuple[_Row, Task]] = {}
        for row in cursor.fetchall():
            kept = known.get(row[0])
            if kept is None or kept[0] != row:
                kept = row, task_of(dict(zip(_TASK_COLUMNS, row, strict=True)))
            found[row[0]] = kept
        tasks = [task for _, task in found.values()]
        self._known[batch_id] = found
        if all(task.state in ENDED for task in tasks):
            if self._ended != batch_id:
                self._known.pop(self._ended, None)
            self._ended = batch_id
        return tasks
