"""A batch from its first submission to its last answer."""

from __future__ import annotations

from decimal import Decimal

import pytest

from desktop_app.core.batches.outcome import shown_status
from desktop_app.core.batches.status import Condition, condition_by_tasks
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import BalanceShort, ListLost, NeverArrived
from desktop_app.core.rows.list_row import AnswerStatus, RowFilter
from desktop_app.core.service.rates import RateGroup
from tests.services.world import World, british, german

S = TaskState


# --- the happy way ---


async def test_a_list_of_several_countries_is_sent_asked_after_fetched_and_joined(world: World) -> None:
    # GIVEN a list with two countries, a duplicate, an invalid row and an empty one
    numbers = [*british(7), *german(5), "nonsense", "", british(1)[0]]
    batch = await world.prepared(numbers, most=4)
    # WHEN it is run
    await world.verification.run(batch.id, 1)
    # THEN every number has its answer, each was paid for once, and every row is there
    assert set(world.states(batch)) == {S.JOINED}
    assert sorted(world.service.sent_numbers()) == sorted([*british(7), *german(5)])
    world.sure(batch)
    outcome = world.verification.outcome(batch.id)
    assert (outcome.submitted, outcome.answered, outcome.unanswered, outcome.exit_code) == (12, 12, 0, 0)
    assert outcome.as_json() == {
        "rows": 15,
        "numbers": {"valid": 12, "invalid": 1, "empty": 1, "duplicate": 1},
        "submitted": 12,
        "answered": 12,
        "unanswered": 0,
        "tasks": [
            {"id": f"t_{at:02}", "country": country, "product": "phone-validation", "numbers": count,
             "status": "completed"}
            for at, (country, count) in enumerate([("GB", 4), ("GB", 3), ("DE", 4), ("DE", 1)], 1)
        ],
    }  # fmt: skip
    assert condition_by_tasks(world.tasks(batch)) is Condition.COMPLETED
    assert len(await world.results.select(batch.id, RowFilter(answer=AnswerStatus.ANSWERED))) == 13
    assert await world.results.tally(batch.id, 0) == {"yes": 13}


async def test_a_task_passes_through_the_documents_states(world: World) -> None:
    world.service.polls = 3
    batch = await world.prepared(british(2))
    await world.verification.run(batch.id, 1)
    assert world.kinds(batch) == [
        "prepared", "send", "taken", "heard pending", "heard processing", "heard completed", "downloaded",
        "answers joined",
    ]  # fmt: skip
    (task,) = world.tasks(batch)
    assert (task.progress, task.cost, task.message) == (1.0, Decimal(2), "")
    assert task.heard_at is not None
    assert (world.lists.folder(batch.list_id) / "results" / f"{batch.id}-1").is_file()


async def test_running_a_finished_batch_again_asks_for_nothing(world: World) -> None:
    batch = await world.prepared(british(2))
    await world.verification.run(batch.id, 1)
    world.service.log.clear()
    await world.verification.run(batch.id, 1)
    assert world.service.log == []
    assert world.verification.unfinished() == []


async def test_a_hundred_tasks_never_meet_a_limit_that_is_enforced(world: World) -> None:
    world.service.polls = 6
    batch = await world.prepared(british(100), most=1)
    await world.verification.run(batch.id, 1)
    assert set(world.states(batch)) == {S.JOINED}
    world.sure(batch)
    assert world.service.refused_for_rate == 0
    for group, limit in ((RateGroup.READS, 120), (RateGroup.SUBMITS, 30)):
        times = world.service.requests[group]
        assert max(sum(start <= time < start + 60 for time in times) for start in times) <= limit
    # And no slower than the document makes it: 100 submissions at 30 a minute.
    assert world.time.seconds() - world.service.requests[RateGroup.READS][0] < 60 * 12


async def test_a_batch_that_meets_the_limit_of_another_program_goes_on_all_the_same(world: World) -> None:
    batch = await world.prepared(british(6), most=2)
    # GIVEN somebody else with the same key has used the minute up
    for group in (RateGroup.SUBMITS, RateGroup.READS):
        world.service.requests[group] = [world.time.seconds()] * 120
    await world.verification.run(batch.id, 1)
    assert set(world.states(batch)) == {S.JOINED}
    world.sure(batch)
    assert world.service.refused_for_rate > 0


# --- what came of it ---


async def test_unfinished_batches_come_the_oldest_first(world: World) -> None:
    first = await world.prepared(british(2))
    await world.time.sleep(5)
    second = await world.prepared(german(2))
    assert [batch.id for batch in world.verification.unfinished()] == [first.id, second.id]
    await world.verification.run(first.id, None)
    assert [batch.id for batch in world.verification.unfinished()] == [second.id]


async def test_what_waits_for_the_service_exits_with_5(world: World) -> None:
    batch = await world.prepared(british(2))
    world.service.mishap("detect", *[NeverArrived(origin="x", reason="y")] * 2)
    with pytest.raises(NeverArrived):
        await world.verification.run(batch.id, 2)
    outcome = world.verification.outcome(batch.id)
    assert (outcome.exit_code, outcome.submitted) == (5, 0)


async def test_a_batch_whose_list_is_gone_says_so(world: World) -> None:
    batch = await world.prepared(british(2))
    world.lists.discard(batch.list_id)
    with pytest.raises(ListLost, match=r"list\.csv"):
        world.verification.outcome(batch.id)
    with pytest.raises(ListLost, match=r"list\.csv"):
        await world.verification.run(batch.id, 1)
    assert "detect" not in world.service.log
    assert world.states(batch) == [S.PREPARED]


def test_a_task_is_shown_in_the_documents_words() -> None:
    words = {state: state.value for state in S} | dict.fromkeys((S.COMPLETED, S.FETCHED, S.JOINED), "completed")

    class Shown:
        def __init__(self, state: TaskState) -> None:
            self.state = state

    assert {state: shown_status(Shown(state)) for state in S} == words  # type: ignore[arg-type]


async def test_what_was_refused_for_the_balance_is_sent_again_once_there_is_more_credit(world: World) -> None:
    batch = await world.prepared(british(4), most=2)
    world.service.mishap("detect", BalanceShort(message="Add."))
    # GIVEN a refusal that nothing has changed about since
    for _ in range(2):
        with pytest.raises(BalanceShort):
            await world.verification.run(batch.id, 1, go_on=True)
    assert world.states(batch) == [S.REJECTED, S.PREPARED]
    assert world.service.log.count("detect") == 1
    # WHEN credit has come
    world.service.credits += 1
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED, S.JOINED]
    world.sure(batch)
