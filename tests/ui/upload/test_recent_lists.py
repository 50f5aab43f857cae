"""The state of a list of before is told in the monitor's words, whatever they are."""

from __future__ import annotations

import gc
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from desktop_app.core.batches.batch import Batch, Task, Via
from desktop_app.core.batches.batch_left import Pace
from desktop_app.core.batches.status import BatchStatus, status_of
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.service.account import KeyState
from desktop_app.core.service.connection import Connection
from desktop_app.ui.batch.timing import BatchTiming
from desktop_app.ui.upload.model import hand_over
from desktop_app.ui.upload.recent_lists import recent_lists
from tests.ui.accounts import account
from tests.ui.upload.lists import Stage

NOW = datetime(2026, 3, 9, 12, 0, tzinfo=UTC)
BATCH = Batch("b1", "one", "world.csv", "local", "phone-validation", NOW, rows=1_400)
LONG_AGO = NOW - timedelta(hours=9)


def task(state: TaskState, at: int = 1, **more: Any) -> Task:
    return Task(at, "b1", at, "GB", "phone-validation", Via.JSON, 0, 20, state, **more)


class Journal:
    def __init__(self, batch: Batch, *tasks: Task) -> None:
        self._batch, self._tasks = batch, list(tasks)

    def batches(self) -> list[Batch]:
        return [self._batch]

    def tasks(self, batch_id: str) -> list[Task]:  # noqa: ARG002 - there is one batch
        return self._tasks


@pytest.mark.parametrize("paused", [False, True])
@pytest.mark.parametrize("keyless", [False, True])
@pytest.mark.parametrize(
    "tasks",
    [
        (task(TaskState.JOINED, answered=20), task(TaskState.PREPARED, 2)),
        (task(TaskState.JOINED, answered=20),),
        (task(TaskState.PROCESSING, sent_at=LONG_AGO, heard_at=NOW, moved_at=LONG_AGO, progress=0.4),),
        (task(TaskState.FAILED),),
        (task(TaskState.REJECTED), task(TaskState.PREPARED, 2)),
        (task(TaskState.UNKNOWN),),
    ],
)
def test_it_is_told_as_in_the_monitor(tasks: tuple[Task, ...], keyless: bool, paused: bool) -> None:
    batch = replace(BATCH, paused=paused)
    timing = BatchTiming(lambda: NOW, Pace(), since=NOW)
    journal = Journal(batch, *tasks)
    (recent,) = recent_lists(journal, NOW, lambda _: "Phone validation", timing.look, lambda _: keyless)
    assert recent.look == timing.look(status_of(batch, tasks, keyless=keyless))


def test_what_a_person_paused_is_paused_and_not_running() -> None:
    tasks = task(TaskState.JOINED, answered=20), task(TaskState.PREPARED, 2)
    (recent,) = recent_lists(Journal(replace(BATCH, paused=True), *tasks), NOW, lambda _: "Phone validation")
    assert recent.look.text == "Paused"


def test_the_page_knows_by_the_clock_and_of_keys(stage: Stage) -> None:
    stage.services.sent = [replace(BATCH, base_url="https://api.example.com/api/v1")]
    stage.services.keyless = {"https://api.example.com/api/v1"}
    stage.services.tasks = lambda batch_id: [task(TaskState.PREPARED)]  # type: ignore[method-assign]  # noqa: ARG005
    stage.changes.tell_account(account(Connection("https://api.example.com/api/v1"), key=KeyState.REFUSED))
    (recent,) = stage.page.start.recent.rows.rows
    assert recent.look.text == "Needs key"


@pytest.mark.usefixtures("own_garbage")
def test_nothing_of_a_batch_is_kept_once_it_is_shown(stage: Stage) -> None:
    # GIVEN a list under way, shown again with each of its steps, and then gone
    stage.services.sent = [replace(BATCH, id="kept", base_url="local")]
    stage.services.tasks = lambda batch_id: [task(TaskState.PROCESSING, sent_at=NOW)]  # type: ignore[method-assign]  # noqa: ARG005
    stage.tell_account()
    stage.services.sent = []
    stage.tell_account()
    # THEN its tasks, which may be thousands, are not held any more
    gc.collect()
    held = [each for each in gc.get_objects() if isinstance(each, BatchStatus) and each.batch.id == "kept"]
    assert held == []


def test_pasted_numbers_are_called_so_when_they_are_carried_on(stage: Stage) -> None:
    batch = replace(BATCH, file="Pasted numbers.txt")
    hand_over(stage.page._context, batch, lambda _said: None, carried_on=True, another_follows=False)
    assert ("info", "“Pasted numbers” was begun before and is carried on: nothing is sent twice.") in stage.told
