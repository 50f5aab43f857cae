"""Tasks under way that are alike come as one, and come to what each of them would."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from decimal import Decimal
from itertools import product
from pathlib import Path
from random import Random

from desktop_app.core.batches.batch import NewTask, Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.money.estimate import Moving, not_yet_charged
from desktop_app.storage.journal.journal import Journal
from tests.storage.samples import NOW, full_batch

READ = NOW + timedelta(hours=1)
TIMES = (None, READ - timedelta(minutes=1), READ, READ + timedelta(minutes=1))


def test_a_list_of_thousands_of_tasks_comes_as_one(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "journal.sqlite")
    journal.add_batch(full_batch(), [NewTask("GB", Via.JSON, 10 * at, 10) for at in range(4000)])
    (moving,) = journal.money.under_way([full_batch().base_url], READ)
    assert (moving.task.numbers, moving.task.state) == (40_000, TaskState.PREPARED)
    journal.close()


def test_whatever_their_states_they_come_to_what_each_comes_to(tmp_path: Path) -> None:
    chance = Random(7)  # noqa: S311 - the same tasks each time
    journal = Journal(tmp_path / "journal.sqlite")
    cases = list(product(TaskState, TIMES, TIMES, (None, "2.5", "7"), (False, True)))
    chance.shuffle(cases)
    one, *_ = batches = [
        replace(full_batch(), id=f"b{at}", price=price, paused=paused, charged=None)
        for at, (price, paused) in enumerate(product((None, Decimal("0.1"), Decimal(3)), (False, True)))
    ]
    for at, batch in enumerate(batches):
        mine = cases[at :: len(batches)]
        journal.add_batch(batch, [NewTask("GB", Via.JSON, 9 * place, 1 + place % 9) for place in range(len(mine))])
        for task, (state, sent, heard, cost, estimated) in zip(journal.tasks(batch.id), mine, strict=True):
            times = [when.isoformat() if when else None for when in (sent, heard)]
            journal._db.execute(
                "UPDATE tasks SET state = ?, cost = ?, estimated = ?, sent_at = ?, heard_at = ? WHERE id = ?",
                (state.value, cost, estimated, *times, task.id),
            )
    journal.close()
    journal = Journal(tmp_path / "journal.sqlite")
    single = [
        Moving(task, batch.price, batch.paused) for batch in journal.batches() for task in journal.tasks(batch.id)
    ]
    assert len(single) == len(cases)
    moving = journal.money.under_way([one.base_url], READ)
    assert len(moving) < len(single)
    assert not_yet_charged(moving, READ) == not_yet_charged(single, READ) > 0
    journal.close()
