"""Batches and their tasks, as the journal keeps them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal
from enum import StrEnum
from typing import Any

from desktop_app.core.submission import ENDED, SENT, TaskState


class Via(StrEnum):
    """How numbers are handed to the service."""

    AUTO = "auto"
    JSON = "json"
    FILE = "file"


@dataclass(frozen=True, slots=True)
class Task:
    """One submission: the numbers `first`..`first + numbers - 1` of `country` in the batch's round.

    `id` is the journal's own; `remote_id` the service's, "" until it is known. `progress` is 0..1.
    """

    id: int
    batch_id: str
    part: int
    country: str
    product: str
    via: Via
    first: int
    numbers: int
    state: TaskState
    remote_id: str = ""
    word: str = ""
    progress: float | None = None
    message: str = ""
    cost: Decimal | None = None
    balance_before: Decimal | None = None
    balance_after: Decimal | None = None
    first_number: str = ""
    last_number: str = ""
    sent_at: datetime | None = None
    heard_at: datetime | None = None

    @property
    def shown_id(self) -> str:
        """The service's id where it is known, else `batch/part`: what `tasks` shows and `decide` takes."""
        return self.remote_id or f"{self.batch_id}/{self.part}"


@dataclass(frozen=True, slots=True)
class NewTask:
    """A task about to be written into the journal."""

    country: str
    via: Via
    first: int
    numbers: int


@dataclass(frozen=True, slots=True)
class Batch:
    """One list on its way through one product of one connection."""

    id: str
    list_id: str
    file: str
    base_url: str
    product: str
    created_at: datetime
    rows: int = 0
    via: Via = Via.AUTO
    max_per_task: int | None = None
    output: str = ""
    raw_csv: bool = False
    source_digest: str = ""
    exported_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class LoggedEvent:
    """One line of the append-only event log."""

    id: int
    batch_id: str
    task_id: int | None
    part: int | None
    at: datetime
    kind: str
    detail: dict[str, Any] = field(default_factory=dict)


class BatchState(StrEnum):
    """A batch in one word, derived from its tasks."""

    WAITING = "waiting"
    RUNNING = "running"
    NEEDS_DECISION = "needs decision"
    REFUSED = "refused"
    COMPLETED = "completed"
    INCOMPLETE = "incomplete"


def batch_state(tasks: Sequence[Task]) -> BatchState:
    """The state of a batch: what needs a person comes first, then what is still moving."""
    states = {task.state for task in tasks}
    if TaskState.UNKNOWN in states:
        return BatchState.NEEDS_DECISION
    if states & (SENT - ENDED):
        return BatchState.RUNNING
    if TaskState.REJECTED in states:
        return BatchState.REFUSED
    if TaskState.PREPARED in states:
        return BatchState.WAITING if states <= {TaskState.PREPARED, TaskState.SPLIT} else BatchState.RUNNING
    return BatchState.INCOMPLETE if states & {TaskState.FAILED, TaskState.LEFT} else BatchState.COMPLETED


def finished(tasks: Iterable[Task]) -> bool:
    """Whether nothing more can happen to any of them."""
    return all(task.state in ENDED for task in tasks)


def share_done(tasks: Sequence[Task]) -> float:
    """How far a batch is, 0..1, weighted by numbers."""
    counted = [task for task in tasks if task.state is not TaskState.SPLIT]
    total = sum(task.numbers for task in counted)
    if not total:
        return 1.0
    return sum(task.numbers * task_share(task) for task in counted) / total


def task_share(task: Task) -> float:
    """How far one task is, 0..1."""
    if task.state in (TaskState.JOINED, TaskState.FAILED, TaskState.LEFT):
        return 1.0
    if task.state in (TaskState.COMPLETED, TaskState.FETCHED):
        return 0.95
    return min(0.95, task.progress or 0.0)
