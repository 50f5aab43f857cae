"""Stores tasks, their numbers and their answers.

A task and its charge are made in one transaction, and a chunk of answers with its progress in another. Progress moves
only from where the chunk began, so two processes on one store, or one that was killed, never answer a number twice.
"""

from __future__ import annotations

import csv
import io
import json
import secrets
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from desktop_app.local_service.accounts import Ledger
from desktop_app.local_service.database import BLOCK, Database
from desktop_app.local_service.settings import Product

PENDING, PROCESSING, COMPLETED, FAILED = "pending", "processing", "completed", "failed"
ENDED = frozenset({COMPLETED, FAILED})
AT_ONCE = 4

_COLUMNS = "seq, id, account, product, country, state, total, processed, cost, error, created_at, updated_at"


@dataclass(frozen=True, slots=True)
class TaskRecord:
    """A task as stored. Times are seconds since 1970, `cost` is in credits, `country` is "" for none."""

    seq: int
    id: str
    account: str
    product: str
    country: str
    state: str
    total: int
    processed: int
    cost: int
    error: str | None
    created_at: float
    updated_at: float


class Tasks:
    """The tasks of one store."""

    def __init__(self, database: Database, ledger: Ledger, clock: Callable[[], float]) -> None:
        self._database = database
        self._ledger = ledger
        self._clock = clock

    def create(self, account: str, product: Product, country: str, numbers: Sequence[str]) -> TaskRecord:
        """Return a charged, pending task for these distinct numbers. Raise `CreditShort`, and then make nothing."""
        task_id, cost, now = "t_" + secrets.token_urlsafe(18), product.price * len(numbers), self._clock()
        with self._database.write() as tx:
            self._ledger.charge(tx, account, cost, task_id)
            seq = tx.execute(
                "INSERT INTO tasks (id, account, product, country, state, total, cost, created_at, updated_at)"
                " VALUES (?, ?, ?, ?, 'pending', ?, ?, ?, ?)",
                (task_id, account, product.slug, country, len(numbers), cost, now, now),
            ).lastrowid
            rows = ((seq, at, json.dumps(numbers[at : at + BLOCK])) for at in range(0, len(numbers), BLOCK))
            tx.executemany("INSERT INTO number_blocks VALUES (?, ?, ?)", rows)
            return _one(tx, "seq = ?", seq)

    def find(self, account: str, task_id: str) -> TaskRecord | None:
        """Return an account's task; None if it has none with that id."""
        with self._database.read() as reader:
            row = reader.execute(
                f"SELECT {_COLUMNS} FROM tasks WHERE id = ? AND account = ?",  # noqa: S608 - a constant of ours
                (task_id, account),
            ).fetchone()
        return TaskRecord(*row) if row else None

    def any_account(self, task_id: str) -> TaskRecord | None:
        """Return a task by its id alone, for links that carry a signature instead of a key."""
        with self._database.read() as reader:
            row = reader.execute(
                f"SELECT {_COLUMNS} FROM tasks WHERE id = ?",  # noqa: S608 - a constant of ours
                (task_id,),
            ).fetchone()
        return TaskRecord(*row) if row else None

    def next_unfinished(self) -> TaskRecord | None:
        """Return the next task to answer: of the oldest `AT_ONCE` unfinished ones, the one that waited longest."""
        with self._database.read() as reader:
            row = reader.execute(
                f"SELECT {_COLUMNS} FROM (SELECT * FROM tasks WHERE state IN ('pending', 'processing')"  # noqa: S608 - constants of ours
                f" ORDER BY seq LIMIT {AT_ONCE}) ORDER BY updated_at, seq LIMIT 1"
            ).fetchone()
        return TaskRecord(*row) if row else None

    def begin(self, task: TaskRecord) -> None:
        """Move a task from pending to processing."""
        with self._database.write() as tx:
            tx.execute(
                "UPDATE tasks SET state = 'processing', updated_at = ? WHERE seq = ? AND state = 'pending'",
                (self._clock(), task.seq),
            )

    def numbers(self, task: TaskRecord, count: int) -> list[str]:
        """Return the next numbers to answer, at most `count`."""
        begin, end = task.processed, task.processed + count
        with self._database.read() as reader:
            blocks = reader.execute(
                "SELECT first, block FROM number_blocks WHERE task = :task AND first < :end AND first >="
                " (SELECT max(first) FROM number_blocks WHERE task = :task AND first <= :begin) ORDER BY first",
                {"task": task.seq, "begin": begin, "end": end},
            ).fetchall()
        return [number for first, block in blocks for number in json.loads(block)[max(0, begin - first) : end - first]]

    def record(self, task: TaskRecord, count: int, lines: str) -> bool:
        """Store the result's lines of the `count` numbers after `task.processed`, with the progress.

        Return False if another was quicker.
        """
        done = task.processed + count
        state = COMPLETED if done == task.total else PROCESSING
        with self._database.write() as tx:
            moved = tx.execute(
                "UPDATE tasks SET processed = ?, state = ?, updated_at = ?"
                " WHERE seq = ? AND processed = ? AND state = 'processing'",
                (done, state, self._clock(), task.seq, task.processed),
            ).rowcount
            if moved:
                tx.execute("INSERT INTO result_blocks VALUES (?, ?, ?)", (task.seq, task.processed, lines))
        return bool(moved)

    def fail(self, task: TaskRecord, error: str) -> None:
        """End the task as failed and give its credits back, once."""
        with self._database.write() as tx:
            moved = tx.execute(
                "UPDATE tasks SET state = 'failed', error = ?, updated_at = ?"
                " WHERE seq = ? AND state IN ('pending', 'processing')",
                (error, self._clock(), task.seq),
            ).rowcount
            if moved:
                self._ledger.refund(tx, task.account, task.cost, task.id)

    def lines(self, task: TaskRecord) -> Iterator[str]:
        """Yield the result's lines of CSV as they were recorded, many at once, in the order the numbers were sent."""
        with self._database.long_read() as reader:
            for (block,) in reader.execute(
                "SELECT block FROM result_blocks WHERE task = ? ORDER BY first", (task.seq,)
            ):
                yield block

    def rows(self, task: TaskRecord) -> Iterator[tuple[str, list[str]]]:
        """Yield each number with its answer's values, in the order they were sent."""
        for block in self.lines(task):
            for number, *values in csv.reader(io.StringIO(block, newline="")):
                yield number, values

    def forget(self, before: float) -> list[str]:
        """Delete tasks that finished before that time, with numbers and answers, and return their ids.

        The ledger keeps its entries.
        """
        with self._database.write() as tx:
            old = tx.execute(
                "SELECT seq, id FROM tasks WHERE state IN ('completed', 'failed') AND updated_at < ?", (before,)
            ).fetchall()
            for seq, _ in old:
                delete_task(tx, seq)
        return [task_id for _, task_id in old]


def delete_task(tx: sqlite3.Connection, seq: int) -> None:
    """Delete a task with its numbers and answers, within `tx`."""
    tx.execute("DELETE FROM number_blocks WHERE task = ?", (seq,))
    tx.execute("DELETE FROM result_blocks WHERE task = ?", (seq,))
    tx.execute("DELETE FROM tasks WHERE seq = ?", (seq,))


def _one(connection: sqlite3.Connection, where: str, value: object) -> TaskRecord:
    row = connection.execute(f"SELECT {_COLUMNS} FROM tasks WHERE {where}", (value,)).fetchone()  # noqa: S608 - constants of ours
    return TaskRecord(*row)
