"""Submissions in doubt that are repeated with their idempotency key: by themselves, a few times, and charged once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import (
    BalanceShort,
    DialproofError,
    KeyRefused,
    NeverArrived,
    OutcomeUnknown,
    RequestRefused,
    Throttled,
)
from desktop_app.services.batches.repeats import WAITS
from desktop_app.services.batches.submitting import Submitting
from desktop_app.services.program.failpoints import Moment
from tests.services.batches.test_replies import killed_at
from tests.services.world import CONNECTION, ORIGIN, World, british, told, until

S = TaskState
PROFILE = '[requests]\nidempotency = "Idempotency-Key"\n'
LOST = OutcomeUnknown(count=1, reason="the connection broke")


@pytest.fixture
def keyed(world: World) -> World:
    """A world whose service knows a submission by its key."""
    told(world.session.save(replace(CONNECTION, profile=PROFILE), None))
    return world


async def nothing() -> None:
    """A request without a mishap."""


def repeats(world: World, batch: Batch) -> int:
    return world.kinds(batch).count(TaskEvent.REPEATED)


def keys(world: World, batch: Batch) -> list[str]:
    """The keys of a batch's intents."""
    events = world.journal.events(batch.id)
    return [event.detail["idempotency_key"] for event in events if event.kind == TaskEvent.SEND]


@pytest.mark.parametrize("where", ["detect", "answer"])
async def test_a_submission_in_doubt_is_repeated_with_the_same_key_and_charged_once(keyed: World, where: str) -> None:
    batch = await keyed.prepared(british(5))
    keyed.service.mishap(where, LOST)
    began = keyed.time.ticks()
    await keyed.verification.run(batch.id, 1)
    assert keyed.states(batch) == [S.JOINED]
    assert keyed.time.ticks() - began >= WAITS[0]
    assert (repeats(keyed, batch), len(set(keyed.service.keys))) == (1, 1)
    assert keyed.service.credits == 1_000_000 - 5
    keyed.sure(batch)


async def test_a_submission_with_a_number_that_is_suppressed_by_now_is_not_repeated_by_itself(keyed: World) -> None:
    # GIVEN a submission in doubt, and a number of it that is suppressed before it is repeated
    batch = await keyed.prepared(british(5))
    keyed.service.mishap("detect", LOST)
    read = await keyed.intake.read(keyed.file(british(1), "optouts.csv"), ReadOptions())
    running = asyncio.ensure_future(keyed.verification.run(batch.id, 1))
    await until(lambda: keyed.states(batch) == [S.UNKNOWN], running)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await keyed.suppression.add(read, "Opt-outs")
    # WHEN it goes on, THEN it is left to a person
    again = keyed.again()
    await again.verification.run(batch.id, 1)
    assert (again.states(batch), repeats(again, batch), again.service.sent_numbers()) == ([S.UNKNOWN], 0, [])
    assert "can't be sent again as it was" in again.tasks(batch)[0].message
    # AND on that person's word all other numbers go
    again.verification.decide_resend(again.tasks(batch)[0])
    await again.verification.run(batch.id, 1)
    assert sorted(again.service.sent_numbers()) == british(4, 1)
    again.close()


async def doubted(world: World, batch: Batch) -> None:
    """A submission in doubt that nobody repeats any more: a person has it sent again."""
    world.service.mishap("detect", LOST)
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: world.states(batch) == [S.UNKNOWN], running)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    world.verification.decide_resend(world.tasks(batch)[0])


async def test_a_person_who_sends_it_again_is_asked_once_more_where_it_would_be_another_submission(
    keyed: World,
) -> None:
    # GIVEN a submission in doubt that a person has sent again, and a number of it that was suppressed since
    batch = await keyed.prepared(british(5))
    await doubted(keyed, batch)
    read = await keyed.intake.read(keyed.file(british(1), "optouts.csv"), ReadOptions())
    await keyed.suppression.add(read, "Opt-outs")
    # WHEN it goes on THEN nothing is sent under another key, and the person is told
    await keyed.verification.run(batch.id, 1)
    assert keyed.states(batch) == [S.UNKNOWN]
    assert len(keys(keyed, batch)) == 1
    assert "can't be sent again as it was" in keyed.tasks(batch)[0].message
    # UNTIL they say so once more
    keyed.verification.decide_resend(keyed.tasks(batch)[0])
    await keyed.verification.run(batch.id, 1)
    assert keyed.states(batch) == [S.SPLIT, S.JOINED]
    assert len(set(keys(keyed, batch))) == 2


async def test_what_is_sent_again_with_its_key_is_not_divided_for_a_cap(keyed: World) -> None:
    batch = await keyed.prepared(british(5))
    await doubted(keyed, batch)
    keyed.verification.pausing.hold_after(batch.id, 2)
    await keyed.verification.run(batch.id, 1)
    assert keyed.states(batch) == [S.PREPARED]
    keyed.verification.pausing.go_on(batch.id)
    await keyed.verification.run(batch.id, 1)
    assert keyed.states(batch) == [S.JOINED]
    assert len(set(keys(keyed, batch))) == 1


async def test_after_some_times_it_is_a_persons_doubt_and_the_key_stays(keyed: World) -> None:
    batch = await keyed.prepared(british(5))
    keyed.service.mishap("answer", LOST)
    keyed.service.mishap("detect", nothing, *[LOST] * 9)
    await keyed.verification.run(batch.id, 1)
    assert (keyed.states(batch), repeats(keyed, batch)) == ([S.UNKNOWN], len(WAITS))
    # WHEN it is carried on, nothing goes by itself
    again = keyed.again()
    await again.verification.run(batch.id, 1)
    assert (again.states(batch), repeats(again, batch)) == ([S.UNKNOWN], len(WAITS))
    # AND what a person has sent again is still the same submission
    again.service.mishaps.clear()
    again.verification.decide_resend(again.tasks(batch)[0])
    await again.verification.run(batch.id, 1)
    assert again.states(batch) == [S.JOINED]
    assert (len(set(again.service.keys)), len(again.service.jobs)) == (1, 1)
    again.sure(batch)
    again.close()


@pytest.mark.parametrize("moment", [Moment.INTENDED, Moment.LEAVING, Moment.ANSWERED])
async def test_the_next_run_repeats_what_was_cut_off(keyed: World, moment: Moment) -> None:
    batch = await keyed.prepared(british(5))
    again = await killed_at(keyed, batch, moment)
    again.verification.settle_all()
    assert again.states(batch) == [S.UNKNOWN]
    await again.verification.run(batch.id, 1)
    assert (again.states(batch), repeats(again, batch)) == ([S.JOINED], 1)
    assert len(again.service.jobs) == 1
    again.sure(batch)
    again.close()


async def test_a_run_that_is_killed_while_it_repeats_is_carried_on(keyed: World) -> None:
    batch = await keyed.prepared(british(5))
    again = await killed_at(keyed, batch, Moment.ANSWERED)
    again.verification.settle_all()
    third = await killed_at(again, batch, Moment.ANSWERED)
    assert third.states(batch) == [S.SENDING]
    await third.verification.run(batch.id, 1)
    assert (third.states(batch), repeats(third, batch), len(third.service.jobs)) == ([S.JOINED], 2, 1)
    third.close()


@pytest.mark.parametrize(
    "no", [BalanceShort(message=""), RequestRefused(status=409, message=""), Throttled(message="")]
)
async def test_a_refusal_of_the_repetition_leaves_the_first_in_doubt(keyed: World, no: DialproofError) -> None:
    batch = await keyed.prepared(british(5))
    keyed.service.mishap("answer", LOST)
    keyed.service.mishap("detect", nothing, *[no] * 9)
    await keyed.verification.run(batch.id, 1)
    assert keyed.states(batch) == [S.UNKNOWN]
    assert repeats(keyed, batch) == len(WAITS)
    assert TaskEvent.REFUSED not in keyed.kinds(batch)


async def test_a_key_that_is_refused_meanwhile_stops_it_and_the_doubt_stays(keyed: World) -> None:
    batch = await keyed.prepared(british(5))
    keyed.service.mishap("answer", LOST)
    keyed.service.mishap("detect", nothing, KeyRefused(status=401, message=""))
    with pytest.raises(KeyRefused):
        await keyed.verification.run(batch.id, 1)
    assert (keyed.states(batch), repeats(keyed, batch)) == ([S.UNKNOWN], 1)
    keyed.put_right(batch)
    await keyed.verification.run(batch.id, 1)
    assert (keyed.states(batch), len(keyed.service.jobs)) == ([S.JOINED], 1)


async def test_a_service_out_of_reach_is_waited_for(keyed: World) -> None:
    batch = await keyed.prepared(british(5))
    keyed.service.mishap("answer", LOST)
    keyed.service.mishap("detect", nothing, *[NeverArrived(origin="", reason="no network")] * 6)
    await keyed.verification.run(batch.id, None)
    assert (keyed.states(batch), len(keyed.service.jobs)) == ([S.JOINED], 1)


async def test_after_an_hour_nothing_is_repeated(keyed: World) -> None:
    batch = await keyed.prepared(british(5))
    again = await killed_at(keyed, batch, Moment.ANSWERED)
    await again.time.sleep(timedelta(hours=1, seconds=1).total_seconds())
    await again.verification.run(batch.id, 1)
    assert (again.states(batch), repeats(again, batch)) == ([S.UNKNOWN], 0)
    again.close()


@pytest.mark.parametrize("profile", ["", PROFILE + "plus = false\n"])
async def test_what_would_be_sent_otherwise_or_without_a_key_is_not_repeated(keyed: World, profile: str) -> None:
    batch = await keyed.prepared(british(5))
    again = await killed_at(keyed, batch, Moment.ANSWERED)
    await again.session.save(replace(CONNECTION, profile=profile), None)
    await again.verification.run(batch.id, 1)
    assert (again.states(batch), repeats(again, batch)) == ([S.UNKNOWN], 0)
    again.close()


@pytest.mark.parametrize("no", [RequestRefused(status=400, message=""), Throttled(message="")])
async def test_what_was_refused_and_seems_charged_is_a_persons_doubt(keyed: World, no: DialproofError) -> None:
    batch = await keyed.prepared(british(5))
    keyed.service.mishap("answer", no)
    await keyed.verification.run(batch.id, 1)
    assert (keyed.states(batch), repeats(keyed, batch), len(keyed.service.jobs)) == ([S.UNKNOWN], 0, 1)


async def test_with_another_accounts_key_nothing_is_repeated_and_a_person_sends_it_anew(keyed: World) -> None:
    batch = await keyed.prepared(british(5))
    again = await killed_at(keyed, batch, Moment.ANSWERED)
    # WHEN the connection has the key of another account, whose service knows none of the first one's submissions
    again.keys.kept[ORIGIN] = "another account"
    await again.verification.run(batch.id, 1)
    assert (again.states(batch), repeats(again, batch), len(again.service.jobs)) == ([S.UNKNOWN], 0, 1)
    # AND a person's word makes it a submission of its own
    again.verification.decide_resend(again.tasks(batch)[0])
    await again.verification.run(batch.id, 1)
    assert len(set(keys(again, batch))) == 2
    again.close()


async def test_each_task_and_each_part_of_a_divided_one_has_its_own_key(keyed: World) -> None:
    keyed.service.takes = 4
    batch = await keyed.prepared(british(14), most=7)
    await keyed.verification.run(batch.id, 1)
    assert S.SPLIT in keyed.states(batch)
    assert len(set(keyed.service.by_key)) == len(keyed.service.jobs) < len(keys(keyed, batch))
    assert len(set(keys(keyed, batch))) == len(keys(keyed, batch))


async def test_what_was_refused_has_another_key(keyed: World) -> None:
    batch = await keyed.prepared(british(5))
    keyed.service.mishap("detect", BalanceShort(message="Add credit."))
    with pytest.raises(BalanceShort):
        await keyed.verification.run(batch.id, 1)
    keyed.put_right(batch)
    await keyed.verification.run(batch.id, 1)
    assert len(set(keys(keyed, batch))) == 2


async def test_the_rest_of_a_list_waits_while_one_is_repeated(keyed: World) -> None:
    batch = await keyed.prepared(british(9), most=3)
    keyed.service.mishap("answer", LOST)
    await Submitting(keyed.context).submit(batch.id, 1)
    kinds = [kind for kind in keyed.kinds(batch) if kind in {TaskEvent.SEND, TaskEvent.REPEATED}]
    assert kinds == [TaskEvent.SEND, TaskEvent.REPEATED, TaskEvent.SEND, TaskEvent.SEND]
    keyed.sure(batch)
