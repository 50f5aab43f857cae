"""A list one by one: its answers can be seen while it runs, and stand there once, however it goes on."""

from __future__ import annotations

import asyncio
import shutil
from collections import deque
from pathlib import Path

import pytest

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.batch import answered as batch_answered
from desktop_app.core.batches.checks import CheckState as C
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.errors import DiskFull
from desktop_app.core.rows.list_row import AnswerStatus
from desktop_app.services.batches import realtime_list
from desktop_app.services.jobs import Join
from tests.services.one_by_one import LOST, asked_once, parts, prepared, states
from tests.services.world import World, blocked, british, told, until

pytestmark = pytest.mark.usefixtures("where_checks_are")

A = AnswerStatus


def in_list(world: World, batch: Batch) -> int:
    """Distinct numbers with an answer in the list."""
    with world.results.open(batch.id) as store:
        return store.answered(batch.id)


async def half_way(world: World, batch: Batch, gate: asyncio.Event) -> asyncio.Future[None]:
    """Ask until four numbers are answered and joined, one is in doubt, and the next ones hang at `gate`."""

    async def later() -> None:
        world.time.clock += 1

    world.service.mishap("check", *[later] * 5, *[blocked(gate)] * 4)
    world.service.mishap("check answer", *[lambda: asyncio.sleep(0)] * 2, LOST)
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))

    def there() -> bool:
        known = states(world, batch)
        return (known.count(C.ANSWERED), known.count(C.UNKNOWN)) == (4, 1) and C.SENDING in known

    await until(there, running)
    world.time.clock += 3
    return running


async def test_the_answers_so_far_stand_beside_their_rows_and_everything_adds_up(world: World) -> None:
    batch, gate = await prepared(world, [*british(12), "nonsense"]), asyncio.Event()
    running = await half_way(world, batch, gate)
    await until(lambda: in_list(world, batch) > 0, running)
    # THEN cards, figures and a file agree about what is answered, in doubt and not sent yet
    rows, verdicts, found = await world.results.standing(batch.id)
    assert verdicts.rows == world.results.understanding(batch.id).counts.rows
    answered = rows[A.ANSWERED]
    assert (answered, rows.get(A.AWAITING, 0)) == (found.answered, found.out)
    assert answered + rows.get(A.AWAITING, 0) == 4
    assert (found.unanswered, rows[A.UNANSWERED], found.waiting, found.partial) == (1, 1, 7, True)
    assert rows[A.NOT_SENT] == 7 + 1  # the row that is no number
    assert world.results.progress(batch.id).answered == 4
    written = await world.exporting.export(batch.id, world.home / "partial.csv")
    assert (written.partial, written.unsent, written.answered, written.disagreements) == (True, 7, answered, ())
    # AND in the end each stands there once
    gate.set()
    await running
    assert (in_list(world, batch), world.verification.outcome(batch.id).answered) == (11, 11)
    assert [task.answered for task in world.tasks(batch)] == [11]
    asked_once(world)


async def test_what_is_paused_keeps_its_answers_as_those_of_its_parts(world: World) -> None:
    batch, gate = await prepared(world, british(12)), asyncio.Event()
    running = await half_way(world, batch, gate)
    await until(lambda: in_list(world, batch) > 0, running)
    world.verification.pausing.pause(batch.id)
    gate.set()
    await running
    asked = world.service.log.count("check")  # how many were on their way is up to chance
    assert 6 <= asked < 12
    assert parts(world, batch) == [(0, asked, S.JOINED), (asked, 12 - asked, S.PREPARED)]
    assert [task.answered for task in world.tasks(batch)[1:]] == [asked - 1, 0]
    written = await world.exporting.export(batch.id, world.home / "partial.csv")
    assert (written.answered, written.unsent, written.disagreements) == (asked - 1, 12 - asked, ())
    await world.verification.run(batch.id, 1, go_on=True)
    assert world.verification.outcome(batch.id).answered == 11
    assert (await world.exporting.export(batch.id, world.home / "whole.csv")).disagreements == ()
    asked_once(world)


def test_killed_before_and_after_it_was_divided_it_ends_with_every_answer_once(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    divide = world.journal.divide
    left: list[Path] = []

    def kill() -> None:
        left.append(tmp_path / f"killed-{len(left)}")
        shutil.copytree(world.home, left[-1], ignore=lambda _folder, names: [n for n in names if n[:6] == "killed"])

    def divided(*args: object) -> None:
        kill()
        divide(*args)  # type: ignore[arg-type]
        kill()

    async def story() -> None:
        batch, gate = await prepared(world, british(12)), asyncio.Event()
        running = await half_way(world, batch, gate)
        await until(lambda: in_list(world, batch) > 0, running)
        kill()
        world.verification.pausing.pause(batch.id)
        monkeypatch.setattr(world.journal, "divide", divided)
        gate.set()
        await running

    told(story())
    assert len(left) == 3
    for home in left:
        before = set(world.service.checked)
        run = World(home)
        try:
            (batch,) = run.journal.batches()
            told(run.verification.run(batch.id, 1, go_on=True))
            known = states(run, batch)
            assert not before & set(run.service.checked), "a number was paid for twice"
            assert in_list(run, batch) == known.count(C.ANSWERED)
            assert batch_answered(run.tasks(batch)) == known.count(C.ANSWERED)
            assert told(run.exporting.export(batch.id, home / "out.csv")).disagreements == ()
        finally:
            run.close()


async def test_a_disk_that_is_full_for_a_while_holds_up_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    batch = await prepared(world, british(12))
    monkeypatch.setattr(realtime_list, "_EVERY", 0.0)
    world.worker.faults[Join] = faults = deque[Exception]([DiskFull(name="x")])
    await world.verification.run(batch.id, 1)
    assert not faults
    assert world.worker.calls.count(Join) > 2
    assert (in_list(world, batch), parts(world, batch)) == (12, [(0, 12, S.JOINED)])
    asked_once(world)
