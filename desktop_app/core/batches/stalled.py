"""Detects that nothing moves at the service any more, so that a person is told.

There are two ways: the service reports the same state for long, or it doesn't answer. Time before the program began to
ask (it was closed overnight) is no silence. What the service said last counts until it says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from enum import StrEnum
from typing import NamedTuple

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.submission import AT_WORK

# The time without movement for a task that reports progress; at a percent a quarter of an hour, a task takes a day.
UNMOVED = timedelta(minutes=15)
# A task that reports no progress moves only twice in its life.
UNMOVED_UNTOLD = timedelta(hours=1)
# The older a task, the longer its steps: a percent of what took a week is an hour and a half.
_OF_AGE = 20
# The oldest of a thousand tasks are polled every ten minutes.
SILENT = timedelta(minutes=15)


class Stall(StrEnum):
    """The way in which nothing moves."""

    UNMOVED = "unmoved"
    SILENT = "silent"


class Stalled(NamedTuple):
    """A stall: its kind, and since when."""

    kind: Stall
    since: datetime


def unmoved(task: Task) -> Stalled | None:
    """Return the stall of a task for which the service has reported the same state for too long; else None."""
    moved = max((at for at in (task.moved_at, task.sent_at) if at), default=None)
    if task.state not in AT_WORK or moved is None or task.heard_at is None:
        return None
    limit = UNMOVED if task.progress is not None else UNMOVED_UNTOLD
    if task.sent_at is not None:
        limit = max(limit, (moved - task.sent_at) / _OF_AGE)
    return Stalled(Stall.UNMOVED, moved) if task.heard_at - moved >= limit else None


def silent(tasks: Iterable[Task], now: datetime, asked_since: datetime) -> Stalled | None:
    """Return the stall if no task at the service was heard of for too long; else None.

    It takes all tasks of a batch, because each of many is polled seldom. `asked_since`: nobody polled before.
    """
    asked = [task for task in tasks if task.state in AT_WORK]
    heard = [at for task in asked for at in (task.heard_at, task.sent_at) if at]
    if not heard:
        return None
    since = max(heard)
    return Stalled(Stall.SILENT, since) if now - max(since, asked_since) >= SILENT else None


def stalled(tasks: Iterable[Task], now: datetime, asked_since: datetime) -> Stalled | None:
    """Return the stall if nothing moves at the service: its silence, or the last movement it reported; else None."""
    live = [task for task in tasks if task.state in AT_WORK]
    if (quiet := silent(live, now, asked_since)) is not None:
        return quiet
    found = [unmoved(task) for task in live]
    still = [each for each in found if each is not None]
    return max(still, key=lambda each: each.since) if still and len(still) == len(found) else None
