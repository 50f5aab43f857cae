"""The journal moves states in whole transactions, with the event that tells of it."""

from __future__ import annotations

import sqlite3
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from desktop_app.core.batches.batch import NewTask, Task, Via
from desktop_app.core.batches.submission import TaskEvent, TaskState, TransitionNotAllowedError
from desktop_app.core.errors import DiskFull
from desktop_app.storage.journal.journal import Journal
from tests.storage.samples import LATER, NOW, TASKS, full_batch


def test_recording_moves_the_state_and_logs_the_event_with_its_detail(journal: Journal, task: Task) -> None:
    detail = {"numbers": 700, "balance": Decimal("1.50"), "answer": {"täsk": [1, None]}}
    moved = journal.record(task.id, TaskEvent.SEND, LATER, detail, sent_at=LATER)
    assert moved == replace(task, state=TaskState.SENDING, sent_at=LATER, moved_at=LATER)
    newest = journal.events("b1")[0]
    assert (newest.kind, newest.at, newest.task_id, newest.part) == ("send", LATER, task.id, 1)
    assert newest.detail == {"numbers": 700, "balance": "1.50", "answer": {"täsk": [1, None]}}


def test_an_event_that_can_not_follow_changes_nothing(journal: Journal, task: Task) -> None:
    before = journal.events("b1")
    with pytest.raises(TransitionNotAllowedError):
        journal.record(task.id, TaskEvent.TAKEN, NOW, {}, remote_id="t1")
    assert journal.task(task.id) == task
    assert journal.events("b1") == before


def test_an_unwritable_field_rolls_the_state_back(journal: Journal, task: Task) -> None:
    with pytest.raises(TypeError):
        journal.record(task.id, TaskEvent.SEND, NOW, {}, nonsense=1)
    assert journal.task(task.id).state is TaskState.PREPARED
    assert [event.kind for event in journal.events("b1")] == ["prepared"]


def test_an_unwritable_detail_rolls_the_state_back(journal: Journal, task: Task) -> None:
    endless: dict[str, object] = {}
    endless["self"] = endless
    with pytest.raises(ValueError, match="Circular"):
        journal.record(task.id, TaskEvent.SEND, NOW, endless)
    assert journal.task(task.id).state is TaskState.PREPARED
    assert journal.record(task.id, TaskEvent.SEND, NOW, {}).state is TaskState.SENDING


def test_tasks_are_sent_in_their_order_and_none_above_the_limit(journal: Journal, task: Task) -> None:
    found = [journal.first_prepared("b1", most) for most in (None, 700, 699, 2)]
    assert [each and each.part for each in found] == [1, 1, 3, None]
    journal.record(task.id, TaskEvent.SEND, NOW, {})
    second = journal.first_prepared("b1")
    assert second is not None
    assert second.part == 2


def test_a_batch_is_added_with_all_its_tasks_or_not_at_all(journal: Journal) -> None:
    broken = NewTask("GB", Via.JSON, 0, None)  # type: ignore[arg-type]
    with pytest.raises(sqlite3.IntegrityError):
        journal.add_batch(full_batch(), [*TASKS, broken])
    assert journal.batches() == []
    assert journal.tasks("b1") == []
    assert journal.events("b1") == []


def test_a_divided_task_makes_room_for_its_pieces(journal: Journal, task: Task) -> None:
    journal.note(task.id, product="hlr-lookup")
    journal.divide(task.id, LATER, [NewTask("GB", Via.JSON, 0, 350), NewTask("GB", Via.JSON, 350, 350)])
    tasks = journal.tasks("b1")
    assert [(each.part, each.state, each.numbers) for each in tasks if each.country == "GB"] == [
        (1, TaskState.SPLIT, 700),
        (4, TaskState.PREPARED, 350),
        (5, TaskState.PREPARED, 350),
    ]
    assert {each.product for each in tasks[3:]} == {"hlr-lookup"}
    assert journal.events("b1")[0].detail == {"numbers": [350, 350]}


def test_a_task_that_was_sent_is_never_divided(journal: Journal, task: Task) -> None:
    journal.record(task.id, TaskEvent.SEND, NOW, {})
    with pytest.raises(TransitionNotAllowedError):
        journal.divide(task.id, NOW, [NewTask("GB", Via.JSON, 0, 700)])
    assert len(journal.tasks("b1")) == 3


def test_two_journals_on_one_file_can_not_both_send_a_task(journal: Journal, task: Task, path: Path) -> None:
    other = Journal(path)
    journal.record(task.id, TaskEvent.SEND, NOW, {})
    with pytest.raises(TransitionNotAllowedError):
        other.record(task.id, TaskEvent.SEND, NOW, {})
    other.close()


def test_events_come_newest_first_and_can_be_those_of_one_task(journal: Journal, task: Task) -> None:
    journal.record(task.id, TaskEvent.SEND, NOW, {})
    journal.log("b1", "opened", NOW, {"by": "me"})
    journal.log("b1", "balance", NOW, {}, task.id)
    assert [event.kind for event in journal.events("b1")] == ["balance", "opened", "send", "prepared"]
    assert [event.kind for event in journal.events("b1", task.id)] == ["balance", "send"]
    assert [event.kind for event in journal.events("b1", most=1)] == ["balance"]
    assert journal.events("b1")[1].part is None


def test_a_deleted_batch_leaves_nothing_and_no_other_is_touched(journal: Journal) -> None:
    journal.add_batch(full_batch("b1"), TASKS)
    journal.add_batch(full_batch("b2"), TASKS)
    journal.delete_batch("b1")
    assert [batch.id for batch in journal.batches()] == ["b2"]
    assert (journal.tasks("b1"), journal.events("b1")) == ([], [])
    assert len(journal.tasks("b2")) == 3
    assert len(journal.events("b2")) == 1


def test_tasks_that_are_added_go_on_counting_and_the_result_is_to_be_written_again(journal: Journal) -> None:
    journal.add_batch(full_batch(), TASKS)
    journal.add_tasks("b1", LATER, [NewTask("GB", Via.JSON, 700, 7, again=True)])
    added = journal.tasks("b1")[-1]
    assert (added.part, added.first, added.numbers, added.again) == (4, 700, 7, True)
    assert journal.batch("b1") == full_batch(exported_at=None)
    newest = journal.events("b1")[0]
    assert (newest.kind, newest.at, newest.detail) == ("sent again", LATER, {"numbers": 7, "tasks": 1})
    journal.divide(added.id, LATER, [NewTask("GB", Via.JSON, 700, 3), NewTask("GB", Via.JSON, 703, 4)])
    assert [task.again for task in journal.tasks("b1")] == [False] * 3 + [True] * 3


def test_a_full_disk_refuses_the_commit_and_the_journal_works_on(journal: Journal, task: Task) -> None:
    # GIVEN no page is left to write to
    pages = journal._db.execute("PRAGMA page_count").fetchone()[0]
    journal._db.execute(f"PRAGMA max_page_count = {pages}")
    # WHEN something large is recorded
    with pytest.raises(DiskFull):
        journal.record(task.id, TaskEvent.SEND, NOW, {"answer": "x" * 1_000_000})
    # THEN nothing of it is there, and the next transaction is none within another
    assert journal.task(task.id) == task
    journal._db.execute("PRAGMA max_page_count = 1000000")
    assert journal.record(task.id, TaskEvent.SEND, NOW, {}).state is TaskState.SENDING


def test_what_has_moved_since_an_event_is_told_once(journal: Journal, task: Task) -> None:
    journal.record(task.id, TaskEvent.SEND, NOW, {})
    last, moved = journal.moved("b1", 0)
    assert moved[task.id] is TaskState.SENDING
    # WHEN nothing has happened since THEN nothing is told, and the number stays
    assert journal.moved("b1", last) == (last, {})
    journal.record(task.id, TaskEvent.TAKEN, LATER, {}, remote_id="t1")
    assert journal.moved("b1", last) == (last + 1, {task.id: TaskState.ACCEPTED})
