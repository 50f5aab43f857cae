"""Tasks that are read again are what a fresh reading gives; those that are as they were are the same objects."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

from desktop_app.core.batches.batch import NewTask, Task, Via
from desktop_app.core.batches.submission import ENDED, TaskEvent, TaskState, after
from desktop_app.core.batches.submission import TransitionNotAllowedError as NotAllowed
from desktop_app.storage.journal.journal import Journal
from tests.storage.samples import LATER, NOW, full_batch

_MANY = [NewTask("GB", Via.JSON, 10 * at, 10) for at in range(40)]


def fresh(path: Path) -> list[Task]:
    journal = Journal(path)
    try:
        return journal.tasks("b1")
    finally:
        journal.close()


def test_only_what_changed_is_another_object(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.sqlite")
    journal.add_batch(full_batch(), _MANY)
    before = journal.tasks("b1")
    # WHEN one is heard of, here, and another one in another process
    journal.note(before[7].id, progress=0.5)
    other = Journal(tmp_path / "journal.sqlite")
    other.note(before[9].id, heard_at=LATER)
    other.close()
    # THEN these two are others, and the rest is what it was
    again = journal.tasks("b1")
    assert [at for at, (one, two) in enumerate(zip(before, again, strict=True)) if one is not two] == [7, 9]
    assert again[7].progress == 0.5
    assert again[9].heard_at == LATER
    journal.close()


def test_whatever_happens_it_is_what_a_fresh_reading_gives(tmp_path: Path) -> None:
    path, chance = tmp_path / "journal.sqlite", Random(4)  # noqa: S311 - the same walk each time
    journal = Journal(path)
    journal._db.execute("PRAGMA synchronous = OFF")
    journal.add_batch(full_batch(), _MANY[:8])
    for step in range(120):
        task = chance.choice(journal.tasks("b1"))
        if task.state is TaskState.REJECTED and chance.random() < 0.5:
            journal.divide(task.id, NOW, [NewTask("GB", Via.JSON, 0, 4), NewTask("GB", Via.JSON, 4, 6)])
        elif step % 40 == 39:
            journal.add_tasks("b1", NOW, [NewTask("DE", Via.FILE, 0, 3, again=True)])
        else:
            journal.note(task.id, progress=chance.choice([None, 0.0, 0.25, 1.0]), word=chance.choice(["", "x"]))
            event = chance.choice([each for each in TaskEvent if _allowed(task.state, each)] or [None])
            if event is not None and event is not TaskEvent.DIVIDED:
                journal.record(task.id, event, NOW, {}, message=chance.choice(["", "no"]))
        if step % 5 == 0:
            assert journal.tasks("b1") == fresh(path)
    assert journal.tasks("b1") == fresh(path)
    journal.close()


def test_of_batches_that_have_ended_only_the_last_is_kept(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.sqlite")
    for name in ("b1", "b2", "b3"):
        journal.add_batch(replace(full_batch(), id=name), _MANY[:1])
        task = journal.tasks(name)[0]
        for event in (TaskEvent.SEND, TaskEvent.TAKEN, TaskEvent.HEARD_FAILED)[: 3 if name != "b3" else 2]:
            journal.record(task.id, event, NOW, {})
    for name in ("b1", "b3", "b2", "b1"):
        journal.tasks(name)
    assert journal._cache._known.keys() == {"b1", "b3"}
    assert journal.tasks("b1")[0].state in ENDED
    assert journal.tasks("b1")[0] is journal.tasks("b1")[0]
    journal.close()


def _allowed(state: TaskState, event: TaskEvent) -> bool:
    try:
        after(state, event)
    except NotAllowed:
        return False
    return True
