"""Implements the journal in SQLite: batches, tasks, every event, balances over time, single checks."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from desktop_app.core.batches.batch import Batch, LoggedEvent, NewTask, Task
from desktop_app.core.batches.batching import ANY_COUNTRY
from desktop_app.core.batches.checks import CheckEntry, CheckEvent, CheckMade
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.money.charges import BalanceEntry, Reading, Spending
from desktop_app.core.money.spent import Spent
from desktop_app.core.money.under_way import Moving
from desktop_app.storage.backup.backups import Backups
from desktop_app.storage.journal.charge_rows import (
    account_since,
    add_balance,
    delete_batch,
    newest_balances,
    resent,
    spent_by_month,
)
from desktop_app.storage.journal.check_rows import CheckRows
from desktop_app.storage.journal.erasing import erase
from desktop_app.storage.journal.event_rows import EventRows
from desktop_app.storage.journal.schema import MIGRATIONS
from desktop_app.storage.journal.task_rows import TaskRows, TaskSteps, insert_tasks
from desktop_app.storage.journal.under_way_rows import under_way
from desktop_app.storage.sqlite.columns import batch_of, from_column, task_of, to_json
from desktop_app.storage.sqlite.database import Guard, connect, transaction
from desktop_app.storage.sqlite.migrations import migrate
from desktop_app.storage.sqlite.row_reading import one
from desktop_app.storage.sqlite.row_writing import insert, update

_BATCH_FIELDS = frozenset(field.name for field in fields(Batch)) - {"id"}


class Fetched(NamedTuple):
    """A task whose answers are joined: its part, when it was sent, and when its result was first fetched."""

    part: int
    sent_at: datetime | None
    at: datetime


class Journal:
    """The only truth about what was sent, in one SQLite file.

    Every call is one transaction, on disk when it returns.
    """

    def __init__(self, path: Path, backups: Backups | None = None, guard: Guard | None = None) -> None:
        """Open and migrate the file; `backups` takes a copy before a migration, `guard` watches all transactions."""
        kept = backups or Backups(path.with_name("backups"), lambda: datetime.now(UTC))
        self._db = connect(path, full_sync=True)
        self._task_rows = TaskRows()
        self._checks = CheckRows(self._db)
        self._events = EventRows(self._db)
        self._steps = TaskSteps(self._db, self._events)
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
        return erase(self._db)

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
            insert_tasks(self._db, batch, tasks)
            reused = {"reused": batch.reused.numbers, "days": batch.reused.days} if batch.reused else {}
            self._events.append(batch.id, None, batch.created_at, "prepared", {"tasks": len(tasks), **reused})

    def batches(self, *, deleted: bool = False) -> list[Batch]:
        """Return all batches, newest first; `deleted` includes those that were deleted and can still be restored."""
        query = "SELECT * FROM batches WHERE ?1 OR deleted_at IS NULL ORDER BY created_at DESC, id"
        return [batch_of(row) for row in self._db.execute(query, (deleted,))]

    def batch(self, batch_id: str) -> Batch:
        """Return one batch; raise `KeyError` if there is none."""
        return batch_of(one(self._db, "SELECT * FROM batches WHERE id = ?", batch_id))

    def countries(self) -> dict[str, frozenset[str]]:
        """Return each batch's countries; leave out one that reused answers, or whose service is told no country."""
        return countries(self._db)

    def update_batch(self, batch_id: str, **changes: Any) -> None:
        """Change fields of a `Batch` by name."""
        with transaction(self._db):
            update(self._db, "batches", batch_id, changes, _BATCH_FIELDS)

    def delete_batch(self, batch_id: str, spent: Spent | None = None) -> None:
        """Delete a batch with its tasks and events; add `spent` to its month's sum."""
        with transaction(self._db):
            delete_batch(self._db, batch_id, spent)

    def spent(self, base_url: str) -> list[Spent]:
        """Return the cost of a connection's deleted batches by month, newest first."""
        return spent_by_month(self._db, base_url)

    # --- Tasks ---

    def tasks(self, batch_id: str) -> list[Task]:
        """Return a batch's tasks in order, with split ones; unchanged tasks of a live batch are the same objects."""
        return self._task_rows.read(self._db, batch_id)

    def task(self, task_id: int) -> Task:
        """Return one task; raise `KeyError` if there is none."""
        return self._steps.task(task_id)

    def sharing(self, remote_id: str) -> list[Task]:
        """Return the tasks, of all batches, that their services know by this id."""
        found = self._db.execute("SELECT * FROM tasks WHERE remote_id = ? ORDER BY id", (remote_id,))
        return [task_of(row) for row in found]

    def record(self, task_id: int, event: TaskEvent, at: datetime, detail: Mapping[str, Any], **changes: Any) -> Task:
        """Log `event` and move the task to the state that follows, with `changes` to its fields."""
        return self._steps.record(task_id, event, at, detail, changes)

    def note(self, task_id: int, **changes: Any) -> Task:
        """Change fields of a `Task` other than its state (progress, word, heard_at …)."""
        return self._steps.note(task_id, changes)

    def add_tasks(self, batch_id: str, at: datetime, tasks: Sequence[NewTask]) -> None:
        """Add prepared tasks to a batch and clear its `exported_at`, because earlier exports lack them."""
        with transaction(self._db):
            insert_tasks(self._db, self.batch(batch_id), tasks)
            update(self._db, "batches", batch_id, {"exported_at": None}, _BATCH_FIELDS)
            numbers = sum(task.numbers for task in tasks)
            self._events.append(batch_id, None, at, "sent again", {"numbers": numbers, "tasks": len(tasks)})

    def divide(self, task_id: int, at: datetime, parts: Sequence[NewTask]) -> None:
        """Replace a rejected task by smaller ones."""
        with transaction(self._db):
            batch = self.batch(self.task(task_id).batch_id)
            self._steps.divide(batch, task_id, at, parts)

    def first_prepared(self, batch_id: str, most: int | None = None) -> Task | None:
        """Return the first prepared task with at most `most` numbers, or None."""
        return self._steps.first_prepared(batch_id, most)

    def moved(self, batch_id: str, since: int) -> tuple[int, dict[int, TaskState]]:
        """Return the last event's number, and the states of the tasks that have an event after number `since`.

        With 0, these are all tasks to which anything has happened yet.
        """
        return self._events.moved(batch_id, since)

    # --- Events ---

    def fetched(self, batch_id: str) -> list[Fetched]:
        """Return, for each joined task of a batch, when its results were first fetched."""
        return fetched(self._db, batch_id)

    def log(
        self, batch_id: str, kind: str, at: datetime, detail: Mapping[str, Any], task_id: int | None = None
    ) -> None:
        """Append an event that changes no state."""
        with transaction(self._db):
            self._events.append(batch_id, task_id, at, kind, detail)

    def events(
        self, batch_id: str, task_id: int | None = None, most: int = 500, *, since: int = 0
    ) -> list[LoggedEvent]:
        """Return the newest `most` events after number `since`, newest first."""
        return self._events.newest(batch_id, task_id, most, since)

    # --- Balances and checks ---

    def add_balance(self, entry: BalanceEntry) -> None:
        """Store a reading of the balance."""
        add_balance(self._db, entry)

    def balances(self, base_url: str, most: int = 1000) -> list[BalanceEntry]:
        """Return the newest `most` readings, oldest first."""
        return newest_balances(self._db, base_url, most)

    def account_since(
        self, base_urls: Sequence[str], since: datetime, but: str
    ) -> tuple[list[Reading], list[Spending]]:
        """Return the balances read and the possible charges since then, except those of the batch `but`."""
        return account_since(self._db, base_urls, since, but)

    def under_way(self, base_urls: Sequence[str], read_at: datetime) -> list[Moving]:
        """Return the tasks of an account that a balance read at `read_at` may not include yet."""
        return under_way(self._db, base_urls, read_at)

    def resent(self, batch_id: str) -> bool:
        """Return True if a doubtful submission of a batch was sent again."""
        return resent(self._db, batch_id)

    def add_check(self, entry: CheckEntry) -> CheckEntry:
        """Store a check in its state and return it with its new id."""
        return self._checks.add(entry)

    def record_check(self, entry: CheckEntry, event: CheckEvent, at: datetime, **changes: Any) -> CheckEntry:
        """Move a check to the state that follows, with `changes` to its fields."""
        return self._checks.record(entry, event, at, changes)

    def checks(self, base_url: str | None = None, most: int = 200) -> list[CheckEntry]:
        """Return the single checks that left this machine or are about to, newest first."""
        return self._checks.single(base_url, most)

    def checks_of(self, batch_id: str, country: str, first: int, numbers: int) -> list[CheckEntry]:
        """Return the checks of a range of a batch's places, in order; a place whose check hasn't begun has none."""
        return self._checks.of_places(batch_id, country, first, numbers)

    def checks_under_way(self, batch_id: str = "") -> list[CheckEntry]:
        """Return the checks of a batch, or the single ones, that are in state `sending`."""
        return self._checks.under_way(batch_id)

    def checks_in_doubt(self, batch_id: str) -> int:
        """Count a batch's distinct numbers that have no answer and a check that may have been charged."""
        return self._checks.in_doubt(batch_id)

    def checks_made(self, base_url: str, most: int = 10_000) -> list[CheckMade]:
        """Return the single checks that may have been charged, newest first, deleted ones included."""
        return self._checks.made(base_url, most)

    def delete_checks(self, ids: Iterable[int]) -> None:
        """Delete the number and answer of single checks for good; keep that a check was made, for the sums.

        Checks under way stay as they are.
        """
        self._checks.forget(ids)

    def forget_unsent_checks(self, before: datetime) -> None:
        """Delete single checks from before then that were given up before they were sent, and that nobody sees."""
        self._checks.forget_unsent(before)

    # --- Settings ---

    def setting(self, name: str, default: Any = None) -> Any:
        """Return a saved setting (anything that JSON can hold)."""
        return read_setting(self._db, name, default)

    def save_setting(self, name: str, value: Any) -> None:
        """Save a setting."""
        write_setting(self._db, name, value)


# --- Countries of each batch, from its tasks ---


def countries(db: sqlite3.Connection) -> dict[str, frozenset[str]]:
    """Return each batch's countries; leave out a batch that reused answers, as their numbers are in no task.

    Also leave out a batch whose tasks have numbers of any country.
    """
    query = """SELECT DISTINCT tasks.batch_id, tasks.country FROM tasks JOIN batches ON batches.id = tasks.batch_id
        WHERE batches.reused IS NULL OR batches.reused IN ('', 'null')"""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for batch_id, country in db.execute(query):
        found[batch_id].add(country)
    return {batch_id: frozenset(each) for batch_id, each in found.items() if ANY_COUNTRY not in each}


# --- When results were fetched, from the events ---


_FETCHED = """
    SELECT tasks.part, tasks.sent_at, MIN(events.at) AS at FROM events JOIN tasks ON tasks.id = events.task_id
    WHERE events.batch_id = ? AND events.kind = ? AND tasks.state = ? GROUP BY tasks.id
"""


def fetched(db: sqlite3.Connection, batch_id: str) -> list[Fetched]:
    """Return the joined tasks of a batch; a result that was lost and fetched again counts from its first fetch."""
    rows = db.execute(_FETCHED, (batch_id, TaskEvent.DOWNLOADED.value, TaskState.JOINED.value))
    return [Fetched(row["part"], from_column("at", row["sent_at"]), from_column("at", row["at"])) for row in rows]


# --- Settings by name, in JSON ---


def read_setting(db: sqlite3.Connection, name: str, default: Any) -> Any:
    """Return a saved setting; `default` if there is none."""
    row = db.execute("SELECT value FROM settings WHERE name = ?", (name,)).fetchone()
    return json.loads(row[0]) if row else default


def write_setting(db: sqlite3.Connection, name: str, value: Any) -> None:
    """Save a setting, on disk when the call returns."""
    with transaction(db):
        db.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (name, to_json(value)))
