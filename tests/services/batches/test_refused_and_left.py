"""What the service refused and a person left was never sent: in every sum, and in the verdict on its numbers."""

from __future__ import annotations

from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Batch, Via
from desktop_app.core.batches.batching import Unanswered
from desktop_app.core.batches.outcome import told
from desktop_app.core.batches.status import Condition
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.core.batches.submission import TaskState as S
from desktop_app.core.errors import (
    BatchMissing,
    KeyRefused,
    NoAnswer,
    RequestRefused,
    SentAndDeleted,
    SentBefore,
    TooLarge,
)
from desktop_app.core.money.caps import Caps
from desktop_app.core.output.form import OutputForm
from desktop_app.services.account.spending_caps import SpendingCaps
from tests.services.account.test_spending_caps import PRICED
from tests.services.world import World, british


async def _pass() -> None:
    """Let one request pass."""


async def refused_and_left(world: World) -> Batch:
    """Six numbers in two tasks that are answered, and three that were refused and left, at 1 credit for each number."""
    await world.session.save(PRICED, None)
    batch = await world.prepared(british(9), 3, connection=PRICED)
    world.service.mishap("detect", _pass, _pass, RequestRefused(status=422, message="No."))
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED, S.JOINED, S.REJECTED]
    assert world.verification.decide_leave(world.tasks(batch)[2]).state is S.DROPPED
    await world.verification.run(batch.id, 1)
    return batch


async def test_its_numbers_count_as_not_sent(world: World) -> None:
    batch = await refused_and_left(world)
    outcome = world.verification.outcome(batch.id)
    assert (outcome.submitted, outcome.answered, outcome.unanswered, outcome.exit_code) == (6, 6, 0, 3)
    assert told(outcome) == (
        "6 of 6 numbers that were sent have an answer. 3 were refused and left, so they were not sent."
    )
    assert world.condition(batch) is Condition.INCOMPLETE
    assert world.verification.unfinished() == []
    counts = (await world.results.standing(batch.id)).progress
    assert (counts.answered, counts.refused, counts.unsent, counts.unanswered) == (6, 3, 3, 0)
    # AND nothing of it can be fetched, or is among what may have been paid for
    assert [task.part for task in world.verification.fetchable(batch.id)] == [1, 2]
    assert await world.repeating.unanswered(batch.id) == Unanswered(0, 0, 0)


async def test_its_numbers_cost_nothing_and_take_nothing_of_a_cap(world: World) -> None:
    caps = SpendingCaps(world.context)
    caps.save(PRICED, Caps(list=Decimal(10), month=Decimal(10)))
    batch = await refused_and_left(world)
    assert [each.left for each in caps.used(PRICED, batch.id)] == [4, 4]
    charged = world.journal.batch(batch.id).charged
    assert charged is not None
    assert charged.amount == 6
    (sent,) = world.journal.money.sent_since(None, batch_id=batch.id)
    assert sent.numbers == 6


async def test_its_numbers_have_the_verdict_not_sent_wherever_it_is_told(world: World) -> None:
    batch = await refused_and_left(world)
    assert await world.results.verdict_tally(batch.id) == {"good": 6, "not sent": 3}
    assert await world.results.tally(batch.id) == {"answered": 6, "not sent": 3}
    output = world.home / "out.csv"
    found = await world.exporting.export(batch.id, output, form=OutputForm(verdicts=True))
    assert (found.sent, found.answered, found.unanswered, found.unsent, found.disagreements) == (6, 6, 0, 3, ())
    assert output.read_text("utf-8-sig").count("not sent") == 9  # as the answer, as the verdict, and why


async def test_a_list_of_which_all_was_refused_and_left_sent_nothing(world: World) -> None:
    batch = await world.prepared(british(3))
    world.service.mishap("detect", RequestRefused(status=422, message="No."))
    await world.verification.run(batch.id, 1)
    world.verification.decide_leave(world.tasks(batch)[0])
    outcome = world.verification.outcome(batch.id)
    assert told(outcome) == "Nothing was sent. 3 were refused and left, so they were not sent."
    assert (outcome.submitted, outcome.exit_code) == (0, 3)


@pytest.mark.parametrize("via", [Via.AUTO, Via.REALTIME])
async def test_it_can_be_sent_after_all(world: World, via: Via) -> None:
    batch = await world.prepared(british(3), via=via)
    world.service.mishap("check" if via is Via.REALTIME else "detect", *[KeyRefused(status=401, message="No.")] * 4)
    with pytest.raises(KeyRefused):
        await world.verification.run(batch.id, 1)
    (task,) = world.tasks(batch)
    assert task.state is S.REJECTED
    world.verification.decide_leave(task)
    assert (await world.verification.decide_send_after_all(world.journal.task(task.id))).state is S.PREPARED
    world.service.mishaps.clear()
    world.put_right(batch)
    await world.verification.run(batch.id, 1)
    outcome = world.verification.outcome(batch.id)
    assert (outcome.submitted, outcome.answered, outcome.exit_code) == (3, 3, 0)


async def test_numbers_that_were_refused_when_they_were_sent_again_had_left_before(world: World) -> None:
    # GIVEN two numbers without an answer, whose second submission is refused and left
    batch = await world.prepared(british(2))
    world.service.results["t_01"] = b"number,active\n"
    await world.verification.run(batch.id, 1)
    await world.repeating.repeat(batch.id, 2)
    world.service.mishap("detect", RequestRefused(status=422, message="No."))
    await world.verification.run(batch.id, 1)
    again = world.tasks(batch)[1]
    assert (again.again, again.state) == (True, S.REJECTED)
    world.verification.decide_leave(again)
    # THEN they were sent once, and have no answer, by every count
    outcome = world.verification.outcome(batch.id)
    assert (outcome.submitted, outcome.unanswered, outcome.exit_code) == (2, 2, 3)
    assert await world.results.tally(batch.id) == {"unanswered": 2}
    found = await world.exporting.export(batch.id, world.home / "out.csv")
    assert (found.sent, found.unanswered, found.disagreements) == (2, 2, ())
    # AND they go once more among the unanswered alone, so that they can't go twice
    with pytest.raises(BatchMissing, match="needs no decision"):
        await world.verification.decide_send_after_all(again)
    assert await world.repeating.unanswered(batch.id) == Unanswered(2, failed=0, left=2)
    await world.repeating.repeat(batch.id, 2)
    await world.verification.run(batch.id, 1)
    assert world.verification.outcome(batch.id).answered == 2


async def test_in_a_journal_that_was_restored_it_may_have_been_sent(world: World) -> None:
    batch = await refused_and_left(world)
    task = world.journal.record(world.tasks(batch)[2].id, TaskEvent.RESTORED, world.time.now(), {})
    assert task.state is S.UNKNOWN


@pytest.mark.parametrize("divided", [False, True])
async def test_what_was_in_doubt_before_it_was_refused_may_have_been_sent(world: World, divided: bool) -> None:
    # GIVEN a submission that the service took, whose reply was lost, which was sent again, and refused
    await world.session.save(PRICED, None)
    batch = await world.prepared(british(4), connection=PRICED)
    world.service.mishap("detect", NoAnswer(origin="https://service.example", reason="reset"))
    await world.verification.run(batch.id, 1)
    world.verification.decide_resend(world.tasks(batch)[0])
    too_large = [TooLarge(status=413, message="No.")] if divided else []
    refusals = [RequestRefused(status=422, message="No.")] * (2 if divided else 1)
    world.service.mishap("detect", *too_large, *refusals)
    await world.verification.run(batch.id, 1)
    refused = [task for task in world.tasks(batch) if task.state is S.REJECTED]
    assert len(refused) == len(refusals)
    # WHEN it is left THEN its numbers count as sent, and can go once more among the unanswered alone
    assert {world.verification.decide_leave(task).state for task in refused} == {S.LEFT}
    assert world.verification.outcome(batch.id).submitted == 4
    (sent,) = world.journal.money.sent_since(None, batch_id=batch.id)
    assert sent.numbers == 4
    with pytest.raises(BatchMissing, match="needs no decision"):
        world.verification.decide_resend(refused[0])
    assert await world.repeating.unanswered(batch.id) == Unanswered(4, failed=0, left=4)


async def test_its_numbers_are_no_question_for_another_list_until_it_is_sent_after_all(world: World) -> None:
    # GIVEN three numbers that were refused and left, beside six that were sent
    batch = await refused_and_left(world)
    dropped = world.tasks(batch)[2]
    # THEN another list of the three goes without a question, and one of the six doesn't
    other = await world.prepared(british(3, start=6), connection=PRICED, again=False)
    with pytest.raises(SentBefore, match="6 of the 6"):
        await world.prepared(british(6), connection=PRICED, again=False)
    # AND what was left asks before it would pay for them once more
    world.service.mishaps.clear()
    await world.verification.run(other.id, 1)
    with pytest.raises(SentBefore, match=rf"\(batch {other.id}\) has 3 of the 3 numbers in .*{batch.id}/3"):
        await world.verification.decide_send_after_all(dropped)
    with pytest.raises(BatchMissing):
        world.verification.decide_resend(dropped)
    assert world.journal.task(dropped.id).state is S.DROPPED
    assert (await world.verification.decide_send_after_all(dropped, again=True)).state is S.PREPARED


@pytest.mark.parametrize("first", [0, 6])
async def test_it_asks_about_a_list_that_was_deleted_since(world: World, first: int) -> None:
    batch = await refused_and_left(world)
    world.service.mishaps.clear()
    other = await world.prepared(british(9 - first, start=first), connection=PRICED, again=True)
    await world.verification.run(other.id, 1)
    await world.verification.forget(other.id)
    with pytest.raises(SentAndDeleted, match="had 3 of the 3 numbers"):
        await world.verification.decide_send_after_all(world.tasks(batch)[2])


async def test_numbers_of_its_own_list_that_were_sent_elsewhere_are_no_question_for_it(world: World) -> None:
    batch = await refused_and_left(world)
    world.service.mishaps.clear()
    other = await world.prepared(british(6), connection=PRICED, again=True)
    await world.verification.run(other.id, 1)
    decided = await world.verification.decide_send_after_all(world.tasks(batch)[2])
    assert decided.state is S.PREPARED
