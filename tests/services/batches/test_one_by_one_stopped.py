"""A list one by one that is paused, ended or killed: no number is asked twice."""

from __future__ import annotations

import asyncio
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.core.batches.checks import CheckState as C
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.errors import Throttled
from desktop_app.services.batches.monitoring import Monitoring
from desktop_app.services.batches.verification import Verification
from desktop_app.services.program.failpoints import Failpoint, Moment
from tests.services.one_by_one import LOST, asked_once, checks, for_ever, full_at_answers, parts, prepared, states
from tests.services.world import World, blocked, british, german, told, until

pytestmark = pytest.mark.usefixtures("where_checks_are")


async def test_pausing_hears_out_what_is_on_its_way_and_stays_so_until_it_is_carried_on(world: World) -> None:
    batch = await prepared(world, british(20))
    gate = asyncio.Event()
    world.service.mishap("check", *[lambda: asyncio.sleep(0)] * 3, *[blocked(gate)] * 4)
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: world.service.log.count("check") == 7, running)
    world.verification.pausing.pause(batch.id)
    gate.set()
    await running
    assert parts(world, batch) == [(0, 7, S.JOINED), (7, 13, S.PREPARED)]
    # THEN it is paused for the next run of the program, too, until somebody carries it on
    await world.verification.run(batch.id, 1)
    assert world.verification.pausing.paused(batch.id)
    assert len(world.service.checked) == 7
    world.verification.pausing.go_on(batch.id)
    await world.verification.run(batch.id, 1)
    assert world.verification.outcome(batch.id).answered == 20
    asked_once(world)


async def test_pausing_recalls_what_has_not_been_sent(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    batch = await prepared(world)
    world.service.mishap("check", Throttled(message="", retry_after=200.0))
    running = asyncio.ensure_future(world.verification.run(batch.id, None))
    await until(lambda: states(world, batch) == [C.UNSENT], running)
    world.verification.pausing.pause(batch.id)
    monkeypatch.setattr(world.time, "sleep", for_ever)  # as if the hold never ended
    await running
    assert parts(world, batch) == [(0, 5, S.PREPARED)]
    assert world.service.checked == []


async def test_ending_the_program_hears_out_a_moment_and_leaves_the_rest_for_the_next_start(world: World) -> None:
    batch = await prepared(world, british(10))
    answers = asyncio.Event()
    world.service.mishap("check", *[lambda: asyncio.sleep(0)] * 2, *[blocked(answers)] * 4)
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: world.service.log.count("check") == 6, running)
    running.cancel()
    await asyncio.sleep(0)
    answers.set()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert states(world, batch).count(C.ANSWERED) == 6
    assert world.states(batch) == [S.ASKING]
    await world.verification.run(batch.id, 1)
    assert world.verification.outcome(batch.id).answered == 10
    asked_once(world)


def test_killed_at_any_moment_no_number_is_asked_twice(world: World, tmp_path: Path) -> None:
    """What a kill leaves is what lies on the disk at that moment: copied there, and carried on from by another run."""
    left: list[tuple[Path, Moment, set[str]]] = []

    def kill(moment: Moment) -> None:
        copy = tmp_path / f"killed-{len(left)}"
        shutil.copytree(world.home, copy, ignore=lambda _folder, names: [n for n in names if n.startswith("killed")])
        left.append((copy, moment, set(world.service.checked)))

    async def whole() -> None:
        batch = await prepared(world, [*british(2), *german(1)])
        world.service.mishap("check answer", LOST)
        await watched(world, kill).run(batch.id, 1)

    told(whole())
    assert {Moment.INTENDED, Moment.LEAVING, Moment.ANSWERED, Moment.DOWNLOADED, Moment.FETCHED, Moment.JOINED} <= {
        moment for _, moment, _ in left
    }
    for home, moment, before in left:
        carried_on(home, moment, before)


def watched(world: World, at: Failpoint) -> Verification:
    context = replace(world.context, at=at)
    return Verification(context, world.submitting, Monitoring(context))


def carried_on(home: Path, moment: Moment, before: set[str]) -> None:
    world = World(home)
    try:
        (batch,) = world.journal.batches()
        sending = {entry.number for entry in checks(world, batch) if entry.state is C.SENDING}
        told(world.verification.run(batch.id, 1))
        asked_again = set(world.service.checked) & (before | sending)
        assert not asked_again, f"asked again after a kill at {moment}"
        outcome = world.verification.outcome(batch.id)
        assert outcome.exit_code in (0, 3)
        assert outcome.unanswered == states(world, batch).count(C.UNKNOWN)
    finally:
        world.close()


async def test_an_answer_that_waits_for_the_journal_is_written_when_the_program_ends(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    batch = await prepared(world, british(1))
    full = full_at_answers(monkeypatch, 1)
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    monkeypatch.setattr(world.time, "sleep", for_ever)
    await until(lambda: not full, running)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert states(world, batch) == [C.ANSWERED]
