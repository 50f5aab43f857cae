"""When nothing moves any more, by the clock that is handed in."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from desktop_app.core.batches.batch import Task, Via
from desktop_app.core.batches.batch_left import (
    SILENT,
    UNMOVED,
    UNMOVED_UNTOLD,
    Stall,
    Stalled,
    silent,
    stalled,
    unmoved,
)
from desktop_app.core.batches.submission import TaskState

NOON = datetime(2026, 6, 3, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
TASK = replace(
    Task(1, "b", 1, "GB", "hlr", Via.JSON, 0, 100, TaskState.PROCESSING),
    progress=0.4,
    sent_at=NOON,
    moved_at=NOON,
    heard_at=NOON,
)


def test_a_task_that_says_the_same_for_long_is_stalled_from_its_last_movement_on() -> None:
    assert unmoved(replace(TASK, heard_at=NOON + UNMOVED - MINUTE)) is None
    assert unmoved(replace(TASK, heard_at=NOON + UNMOVED)) == Stalled(Stall.UNMOVED, NOON)


def test_a_task_that_tells_no_progress_may_take_longer() -> None:
    task = replace(TASK, progress=None)
    assert unmoved(replace(task, heard_at=NOON + UNMOVED)) is None
    assert unmoved(replace(task, heard_at=NOON + UNMOVED_UNTOLD)) is not None


def test_an_old_task_moves_in_longer_steps() -> None:
    # GIVEN a task that moved last ten hours after it was sent: a percent of that takes minutes
    moved = NOON + timedelta(hours=10)
    task = replace(TASK, moved_at=moved)
    assert unmoved(replace(task, heard_at=moved + timedelta(minutes=29))) is None
    assert unmoved(replace(task, heard_at=moved + timedelta(minutes=30))) == Stalled(Stall.UNMOVED, moved)


@pytest.mark.parametrize("state", [TaskState.PREPARED, TaskState.SENDING, TaskState.FETCHED, TaskState.JOINED])
def test_what_the_service_does_not_work_on_is_not_stalled(state: TaskState) -> None:
    task = replace(TASK, state=state, heard_at=NOON + 9 * UNMOVED)
    assert unmoved(task) is None
    assert stalled([task], NOON + 9 * UNMOVED, NOON) is None


def test_what_was_not_asked_overnight_is_neither_silent_nor_unmoved() -> None:
    # GIVEN a program that was closed for a night and has just been started
    morning = NOON + timedelta(hours=20)
    assert stalled([TASK], morning, asked_since=morning) is None
    # WHEN it has asked in vain for a while
    later = morning + SILENT
    # THEN nothing was heard since the evening
    assert stalled([TASK], later, asked_since=morning) == Stalled(Stall.SILENT, NOON)
    # AND what it says in the morning counts
    assert stalled([replace(TASK, heard_at=morning)], morning, morning) == Stalled(Stall.UNMOVED, NOON)


def test_a_batch_is_silent_only_if_none_of_its_tasks_is_heard() -> None:
    now = NOON + 2 * SILENT
    assert silent([TASK, replace(TASK, heard_at=now)], now, NOON) is None
    assert silent([TASK, TASK], now, NOON) == Stalled(Stall.SILENT, NOON)
    assert silent([], now, NOON) is None


def test_a_batch_moves_while_one_of_its_tasks_does() -> None:
    now = NOON + 2 * UNMOVED
    still = replace(TASK, heard_at=now)
    later = replace(still, moved_at=NOON + MINUTE)
    assert stalled([still, replace(TASK, heard_at=now, moved_at=now - MINUTE)], now, NOON) is None
    assert stalled([still, later], now, NOON) == Stalled(Stall.UNMOVED, NOON + MINUTE)
    assert stalled([still, replace(TASK, state=TaskState.JOINED)], now, NOON) == Stalled(Stall.UNMOVED, NOON)


def test_a_clock_that_was_set_back_stalls_nothing() -> None:
    assert stalled([replace(TASK, moved_at=NOON + timedelta(days=1))], NOON, NOON) is None
