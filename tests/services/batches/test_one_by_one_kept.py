"""Answers of a list one by one outlast its result, its list and a full journal."""

from __future__ import annotations

import asyncio
import shutil
from collections import deque

import pytest

from desktop_app.core.batches.checks import CheckState as C
from desktop_app.core.batches.restoration import PerhapsSent, Restoration
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.errors import BatchMissing, FileBroken, ListLost
from desktop_app.services.jobs import Join
from desktop_app.storage.backup.recovery import remember
from tests.services.one_by_one import LOST, NEVER, asked_once, full_at_answers, prepared, states
from tests.services.world import CONNECTION, World, british, until

pytestmark = pytest.mark.usefixtures("where_checks_are")


async def test_answers_that_are_lost_with_the_list_are_in_the_journal_still(
    world: World, where_checks_are: str
) -> None:
    batch = await prepared(world, output=str(world.home / "out.csv"))
    await world.verification.run(batch.id, 1)
    shutil.rmtree(world.lists.folder(batch.list_id))
    again = await prepared(world, output=str(world.home / "out.csv"))
    assert again.id == batch.id
    await world.verification.run(batch.id, 1)
    # THEN those of a long list, which were beside it, are gone; either way nothing is paid for again by itself
    answered = 5 if where_checks_are == "in the journal" else 0
    outcome = world.verification.outcome(batch.id)
    assert (outcome.answered, outcome.unanswered) == (answered, 5 - answered)
    asked_once(world)


async def test_a_result_that_can_not_be_joined_is_made_again(world: World) -> None:
    batch = await prepared(world)
    world.worker.faults[Join] = deque([FileBroken(name="x", reason="y")])
    with pytest.raises(FileBroken):
        await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.COMPLETED]
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED]
    asked_once(world)


async def test_a_list_that_may_have_been_sent_before_waits_for_a_person(world: World) -> None:
    batch = await prepared(world)
    with world.context.list_of(batch) as store:
        digest = store.source_digest
    lists = (PerhapsSent("list.csv", digest),)
    remember(world.journal, Restoration(world.time.now(), None, "damaged", 0, lists))
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.UNKNOWN]
    assert world.service.checked == []
    (task,) = world.tasks(batch)
    with pytest.raises(BatchMissing, match="one by one"):
        await world.verification.decide_arrived(task, "t_1")
    world.verification.decide_resend(task)
    await world.verification.run(batch.id, 1)
    assert world.verification.outcome(batch.id).answered == 5


async def test_an_answer_waits_for_a_journal_that_is_full(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    batch = await prepared(world)
    full_at_answers(monkeypatch, 3)
    await world.verification.run(batch.id, 1)
    assert set(states(world, batch)) == {C.ANSWERED}


async def test_numbers_that_are_asked_again_can_not_be_carried_on_without_their_list(world: World) -> None:
    # GIVEN a number that was in doubt, and whose second check was under way when the program ended
    batch = await prepared(world, output=str(world.home / "out.csv"))
    world.service.mishap("check answer", LOST)
    await world.verification.run(batch.id, 1)
    await world.repeating.repeat(batch.id, 1)
    world.service.mishap("check", NEVER)
    running = asyncio.ensure_future(world.verification.run(batch.id, None))
    await until(lambda: world.states(batch) == [S.JOINED, S.ASKING], running)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    # WHEN its list is lost, and chosen anew
    shutil.rmtree(world.lists.folder(batch.list_id))
    # THEN that is said before anything is changed: its second place can't be given again
    with pytest.raises(ListLost):
        await prepared(world, output=str(world.home / "out.csv"))
    assert world.states(batch) == [S.JOINED, S.ASKING]


async def test_a_batch_that_is_forgotten_takes_its_checks_along(world: World) -> None:
    batch = await prepared(world)
    await world.verification.run(batch.id, 1)
    single = await world.checking.check(CONNECTION, british(1)[0])
    assert world.checking.history() == [single]  # those of lists are no single checks
    await world.verification.forget(batch.id)
    assert states(world, batch) == []
    assert world.checking.history() == [single]
