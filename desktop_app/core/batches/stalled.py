"""When nothing moves any more at the service, so that a person is told and doesn't wait in silence.

Two ways of it: the service is asked and says the same for long, or it doesn't answer. What was heard before the
program looked (it was closed overnight) is no silence; what the service said last counts until it says otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from enum import StrEnum
from typing import NamedTuple

from desktop_app.core.batches.batch import Task
from desktop_app.core.batches.submission import AT_WORK

# So long nothing is to move that is told in steps; at a percent a quarter of an hour, a task takes a day.
UNMOVED = timedelta(minutes=15)
# A task of which no progress is told moves twice in its life.
UNMOVED_UNTOLD = timedelta(hours=1)
# The older a task, the longer its steps: a percent of what took a week is an hour and a half.
_OF_AGE = 20
# The oldest of a thousand tasks are asked after every ten minutes.
SILENT = timedelta(minutes=15)


class Stall(StrEnum):
    """In which way nothing moves."""

    UNMOVED = "unmoved"
    SILENT = "silent"


class Stalled(NamedTuple):
    """Since when, and how."""

    kind: Stall
    since: datetime


def unmoved(task: Task) -> Stalled | None:
    """Whether the service has said of a task it works on that nothing has moved, for too long."""
    moved = max((at for at in (task.moved_at, task.sent_at) if at), default=None)
    if task.state not in AT_WORK or moved is None or task.heard_at is None:
        return None
    limit = UNMOVED if task.progress is not None else UNMOVED_UNTOLD
    if task.sent_at is not None:
        limit = max(limit, (moved - task.sent_at) / _OF_AGE)
    return Stalled(Stall.UNMOVED, moved) if task.heard_at - moved >= limit else None


def silent(tasks: Iterable[Task], now: datetime, asked_since: datetime) -> Stalled | None:
    """Whether nothing was heard for too long of any task that the service works on; `asked_since`: nobody asked before.

    Asked of all tasks of a batch, as each of many is asked after seldom.
    """
    asked = [task for task in tasks if task.state in AT_WORK]
    heard = [at for task in asked for at in (task.heard_at, task.sent_at) if at]
    if not heard:
        return None
    since = max(heard)
    return Stalled(Stall.SILENT, since) if now - max(since, asked_since) >= SILENT else None


def stalled(tasks: Iterable[Task], now: datetime, asked_since: datetime) -> Stalled | None:
    """Whether nothing moves of all that the service works on; the last movement where it says so itself."""
    live = [task for task in tasks if task.state in AT_WORK]
    if (quiet := silent(live, now, asked_since)) is not None:
        return quiet
    found = [unmoved(task) for task in live]
    still = [each for each in found if each is not None]
    return max(still, key=lambda each: each.since) if still and len(still) == len(found) else None
