"""The journal and the lists as they stand on the disk, read past everything that the program keeps in memory."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from desktop_app.core.batches.submission import TaskState


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the event log."""

    id: int
    batch: str
    task: int | None
    at: str
    kind: str
    detail: str

    @property
    def told(self) -> dict[str, Any]:
        """Its detail."""
        found: dict[str, Any] = json.loads(self.detail)
        return found


@dataclass(frozen=True, slots=True)
class BookedTask:
    """A task as the journal has it. `numbers` in their places, as the list has them."""

    id: int
    batch: str
    country: str
    first: int
    state: TaskState
    remote_id: str
    again: bool
    numbers: tuple[str, ...]

    @property
    def places(self) -> list[tuple[str, str, int]]:
        """Its places: batch, country, place."""
        return [(self.batch, self.country, self.first + at) for at in range(len(self.numbers))]


@dataclass(frozen=True, slots=True)
class Book:
    """All of it. `files` names each batch's file."""

    files: dict[str, str]
    tasks: dict[int, BookedTask]
    lines: list[Line]
    events: dict[int, list[Line]] = field(default_factory=dict)

    def of(self, batch: str) -> list[BookedTask]:
        """A batch's tasks that were not divided."""
        return [task for task in self.tasks.values() if task.batch == batch and task.state is not TaskState.SPLIT]

    def sending(self, numbers: Sequence[str]) -> tuple[int, int]:
        """The task that says that it sends these numbers, 0 for none, and the newest line of all."""
        newest = {line.task: line.id for line in self.lines}
        found = [
            task.id
            for task in self.tasks.values()
            if task.state is TaskState.SENDING and task.numbers == tuple(numbers)
        ]
        return max(found, key=lambda task: newest[task], default=0), max(newest.values(), default=0)


def read_book(home: Path) -> Book:
    """As of now."""
    with _reading(home / "journal.sqlite") as journal:
        batches = journal.execute("SELECT id, list_id, file FROM batches").fetchall()
        places = {batch: _places(home / "lists" / list_id / "list.sqlite", batch) for batch, list_id, _ in batches}
        query = "SELECT id, batch_id, country, first, numbers, state, remote_id, again FROM tasks ORDER BY id"
        tasks = [_task(places, *row) for row in journal.execute(query)]
        query = "SELECT id, batch_id, task_id, at, kind, detail FROM events ORDER BY id"
        lines = [Line(*row) for row in journal.execute(query)]
    book = Book({batch: file for batch, _, file in batches}, {task.id: task for task in tasks}, lines)
    for line in lines:
        if line.task is not None:
            book.events.setdefault(line.task, []).append(line)
    return book


def _reading(path: Path) -> closing[sqlite3.Connection]:
    return closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True))


def _places(path: Path, batch: str) -> dict[tuple[str, int], str]:
    with _reading(path) as store:
        query = "SELECT country, place, e164 FROM numbers WHERE batch = ?"
        return {(country, place): e164 for country, place, e164 in store.execute(query, (batch,))}


def _task(  # noqa: PLR0917 - a row
    places: dict[str, dict[tuple[str, int], str]],
    id: int,  # noqa: A002 - as the column is called
    batch: str,
    country: str,
    first: int,
    count: int,
    state: str,
    remote_id: str,
    again: int,
) -> BookedTask:
    numbers = tuple(places[batch].get((country, first + at), "?") for at in range(count))
    return BookedTask(id, batch, country, first, TaskState(state), remote_id, bool(again), numbers)
