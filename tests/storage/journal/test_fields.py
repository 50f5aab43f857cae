"""The journal keeps every field as it was."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace
from decimal import Decimal
from functools import partial
from pathlib import Path

import pytest

from desktop_app.core.batches.batch import Batch, NewTask, Task
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.money.charges import BalanceEntry
from desktop_app.storage.journal.journal import Journal
from tests.storage.samples import LATER, NOW, TASK_CHANGES, TASKS, full_batch

# --- batches and tasks ---


def test_every_field_of_a_batch_comes_back_as_it_was(journal: Journal, path: Path) -> None:
    journal.add_batch(full_batch(), TASKS)
    journal.close()
    again = Journal(path)
    assert again.batch("b1") == full_batch()
    again.close()


def test_a_batch_of_defaults_comes_back_as_it_was(journal: Journal) -> None:
    plain = Batch("b2", "l2", "f", "local", "phone-validation", NOW)
    journal.add_batch(plain, [])
    assert journal.batch("b2") == plain


@pytest.mark.parametrize("name", [field.name for field in fields(Batch) if field.name != "id"])
def test_every_field_of_a_batch_can_be_changed(journal: Journal, name: str) -> None:
    plain = Batch("b2", "l2", "f", "local", "phone-validation", NOW)
    journal.add_batch(plain, [])
    value = getattr(full_batch(created_at=LATER), name)
    journal.update_batch("b2", **{name: value})
    assert journal.batch("b2") == replace(plain, **{name: value})


def test_new_tasks_are_prepared_and_numbered_from_one(journal: Journal) -> None:
    journal.add_batch(full_batch(), TASKS)
    tasks = journal.tasks("b1")
    assert [NewTask(task.country, task.via, task.first, task.numbers) for task in tasks] == TASKS
    assert [task.part for task in tasks] == [1, 2, 3]
    assert {task.state for task in tasks} == {TaskState.PREPARED}
    assert {task.product for task in tasks} == {"carrier-lookup"}


@pytest.mark.parametrize("name", TASK_CHANGES)
def test_every_field_of_a_task_can_be_noted(journal: Journal, task: Task, name: str) -> None:
    value = TASK_CHANGES[name]
    assert journal.note(task.id, **{name: value}) == replace(task, **{name: value})  # type: ignore[arg-type]
    assert journal.task(task.id) == replace(task, **{name: value})  # type: ignore[arg-type]


def test_the_sample_changes_are_all_fields_that_may_change() -> None:
    assert set(TASK_CHANGES) == {field.name for field in fields(Task)} - {"id", "batch_id", "part", "state"}


def test_amounts_keep_their_digits(journal: Journal, task: Task) -> None:
    assert str(journal.note(task.id, cost=Decimal("12.50")).cost) == "12.50"


@pytest.mark.parametrize("name", ["state", "id", "part", "batch_id", "colour"])
def test_a_field_that_may_not_change_is_refused_and_nothing_is_written(journal: Journal, task: Task, name: str) -> None:
    with pytest.raises(TypeError, match=name):
        journal.note(task.id, word="x", **{name: "sending"})
    assert journal.task(task.id) == task


@pytest.mark.parametrize("name", ["id", "colour"])
def test_a_batch_keeps_its_id(journal: Journal, name: str) -> None:
    journal.add_batch(full_batch(), [])
    with pytest.raises(TypeError, match=name):
        journal.update_batch("b1", **{name: "x"})


def test_batches_come_newest_first(journal: Journal) -> None:
    journal.add_batch(full_batch("old", created_at=NOW), [])
    journal.add_batch(full_batch("new", created_at=LATER), [])
    assert [batch.id for batch in journal.batches()] == ["new", "old"]


def test_a_batch_that_is_as_it_was_is_the_same_object_and_another_one_is_read_anew(
    journal: Journal, path: Path
) -> None:
    for name in ("old", "new", "gone"):
        journal.add_batch(full_batch(name), [])
    before = {batch.id: batch for batch in journal.batches()}
    elsewhere = Journal(path)
    elsewhere.update_batch("new", title="renamed there")
    elsewhere.close()
    journal.delete_batch("gone")
    after = {batch.id: batch for batch in journal.batches()}
    assert after["old"] is before["old"]
    assert after["new"] == journal.batch("new") != before["new"]
    assert after.keys() == {"old", "new"}


def test_what_is_not_there_is_a_key_error_and_no_silence(journal: Journal) -> None:
    for ask in (
        lambda: journal.batch("nope"),
        lambda: journal.task(99),
        lambda: journal.note(99, word="x"),
        lambda: journal.update_batch("nope", output="x"),
        lambda: journal.record(99, TaskEvent.SEND, NOW, {}),
        lambda: journal.divide(99, NOW, TASKS),
    ):
        with pytest.raises(KeyError):
            ask()
    assert journal.tasks("nope") == []


# --- balances and settings ---


def test_balances_are_kept_by_connection_the_oldest_first(journal: Journal) -> None:
    mine = [BalanceEntry("local", NOW, Decimal("10.0"), ""), BalanceEntry("local", LATER, Decimal("9.50"), "credits")]
    for entry in [mine[0], BalanceEntry("https://other", NOW, Decimal(1), "USD"), mine[1]]:
        journal.money.add_balance(entry)
    assert journal.money.balances("local") == mine
    assert journal.money.balances("local", most=1) == mine[1:]


@pytest.mark.parametrize("value", ["x", 7, 1.5, True, None, [], {"a": [1, {"b": "ü"}]}])
def test_a_setting_comes_back_as_it_was_saved(journal: Journal, value: object) -> None:
    journal.save_setting("it", "before")
    journal.save_setting("it", value)
    assert journal.setting("it", "default") == value


def _with(more: str, found: dict[str, bool]) -> dict[str, bool]:
    return {**found, more: True}


def test_what_two_processes_add_to_a_setting_is_all_there(journal: Journal, path: Path) -> None:
    def add(number: int) -> None:
        own = Journal(path)
        for at in range(20):
            own.change_setting("it", partial(_with, f"{number} {at}"), {})
        own.close()

    with ThreadPoolExecutor(3) as pool:
        list(pool.map(add, range(3)))
    assert len(journal.setting("it")) == 60


def test_a_setting_that_was_never_saved_is_its_default(journal: Journal) -> None:
    assert journal.setting("it") is None
    assert journal.setting("it", 5) == 5
