"""Calculates what lists that are sent, or about to be, will still take from a balance that was read earlier."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from decimal import Decimal
from typing import NamedTuple

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.submission import ENDED, SENT, TO_JOIN, TO_SEND, TaskState

# Nothing more is charged for them; what they came to may be lost on this side, and they stay as they are.
_OVER = ENDED | TO_JOIN


class Moving(NamedTuple):
    """A task whose charge may be missing from the balance; `price` per number when its list was sent, None if unknown.

    `checked`: of numbers that go one by one, how many were settled when the balance was read.
    """

    task: Task
    price: Decimal | None
    paused: bool
    checked: int = 0


def not_yet_charged(moving: Iterable[Moving], read_at: datetime) -> Decimal:
    """Return what will still be taken from a balance read at `read_at`; a task without a price counts nothing.

    A service that names a cost when it takes a task has charged it then. Of others nobody knows if they charge then or
    at the end, so the task counts until it is over.
    """
    return sum((_of_task(each, read_at) for each in moving), Decimal(0))


def _of_task(moving: Moving, read_at: datetime) -> Decimal:
    task = moving.task
    named = task.cost is not None
    whole = task.cost if task.cost is not None else (moving.price or Decimal(0)) * task.numbers
    if task.state in TO_SEND:
        held = moving.paused and task.state is TaskState.PREPARED
        return Decimal(0) if held else whole - whole * moving.checked / max(1, task.numbers)
    if task.state is TaskState.FAILED or task.state not in SENT or task.sent_at is None:
        return Decimal(0)
    if task.sent_at >= read_at:  # at the same moment: the balance is read before a submission
        return whole
    told = named and not task.estimated
    over = task.state in _OVER and (task.heard_at or task.sent_at) <= read_at
    return Decimal(0) if told or over else whole
