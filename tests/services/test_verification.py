"""A batch from its first submission to its last answer, and what a person can do when it doubts."""

from __future__ import annotations

import asyncio
from decimal import Decimal

import pytest

from desktop_app.core.batch import Batch, BatchState, batch_state
from desktop_app.core.errors import (
    BalanceShort,
    BatchBusy,
    BatchMissing,
    DialproofError,
    KeyRefused,
    ListLost,
    NeverArrived,
    NoAnswer,
    NotFound,
    Throttled,
)
from desktop_app.core.list_row import AnswerStatus, RowFilter
from desktop_app.core.rates import RateGroup
from desktop_app.core.submission import TaskEvent, TaskState
from desktop_app.services.outcome import shown_status

from .simulated import unknown
from .world import CONNECTION, World, blocked, british, german, told, until

S = TaskState
NO_ANSWER = NoAnswer(origin="https://service.example", reason="reset")


async def no_mishap() -> None:
    """Let one request pass."""


# --- the happy way ---


def test_a_list_of_several_countries_is_sent_asked_after_fetched_and_joined(world: World) -> None:
    async def story() -> None:
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
        assert batch_state(world.tasks(batch)) is BatchState.COMPLETED
        assert len(await world.results.select(batch.id, RowFilter(answer=AnswerStatus.ANSWERED))) == 13
        assert await world.results.tally(batch.id, 0) == {"yes": 13}

    told(story())


def test_a_task_passes_through_the_documents_states(world: World) -> None:
    async def story() -> None:
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

    told(story())


def test_running_a_finished_batch_again_asks_for_nothing(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(2))
        await world.verification.run(batch.id, 1)
        world.service.log.clear()
        await world.verification.run(batch.id, 1)
        assert world.service.log == []
        assert world.verification.unfinished() == []

    told(story())


def test_a_hundred_tasks_never_meet_a_limit_that_is_enforced(world: World) -> None:
    async def story() -> None:
        world.service.polls = 6
        batch = await world.prepared(british(100), most=1)
        await world.verification.run(batch.id, 1)
        assert set(world.states(batch)) == {S.JOINED}
        world.sure(batch)

    told(story())
    assert world.service.refused_for_rate == 0
    for group, limit in ((RateGroup.READS, 120), (RateGroup.SUBMITS, 30)):
        times = world.service.requests[group]
        assert max(sum(start <= time < start + 60 for time in times) for start in times) <= limit
    # And no slower than the document makes it: 100 submissions at 30 a minute.
    assert world.time.seconds() - world.service.requests[RateGroup.READS][0] < 60 * 12


def test_a_batch_that_meets_the_limit_of_another_program_goes_on_all_the_same(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(6), most=2)
        # GIVEN somebody else with the same key has used the minute up
        for group in (RateGroup.SUBMITS, RateGroup.READS):
            world.service.requests[group] = [world.time.seconds()] * 120
        await world.verification.run(batch.id, 1)
        assert set(world.states(batch)) == {S.JOINED}
        world.sure(batch)

    told(story())
    assert world.service.refused_for_rate > 0


# --- what fails ---


def test_a_failed_task_is_the_end_of_its_numbers_and_of_no_others(world: World) -> None:
    async def story() -> None:
        world.service.fails["DE"] = "No route."
        batch = await world.prepared([*british(3), *german(2)])
        await world.verification.run(batch.id, 1)
        assert world.states(batch) == [S.JOINED, S.FAILED]
        assert world.tasks(batch)[1].message == "No route."
        outcome = world.verification.outcome(batch.id)
        assert (outcome.submitted, outcome.answered, outcome.exit_code) == (5, 3, 3)
        assert [task["status"] for task in outcome.as_json()["tasks"]] == ["completed", "failed"]
        assert batch_state(world.tasks(batch)) is BatchState.INCOMPLETE

    told(story())


@pytest.mark.parametrize("error", [BalanceShort(message="Add."), KeyRefused(status=403, message="Not this product.")])
def test_a_refused_submission_does_not_keep_accepted_tasks_from_their_end(world: World, error: DialproofError) -> None:
    async def story() -> None:
        batch = await world.prepared(british(9), most=3)
        world.service.mishap("detect", no_mishap, error)
        with pytest.raises(type(error)):
            await world.verification.run(batch.id, 1)
        assert world.states(batch) == [S.JOINED, S.REJECTED, S.PREPARED]
        outcome = world.verification.outcome(batch.id)
        assert (outcome.submitted, outcome.answered, outcome.exit_code) == (3, 3, 4)
        # AND when it is put right, the rest follows
        world.verification.mend(batch.id)
        await world.verification.run(batch.id, 1)
        assert set(world.states(batch)) == {S.JOINED}
        world.sure(batch)

    told(story())


def test_a_key_refused_while_polling_ends_the_run_and_loses_nothing(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(3))
        world.service.mishap("task", KeyRefused(status=401, message=""))
        with pytest.raises(KeyRefused):
            await world.verification.run(batch.id, None)
        assert world.states(batch) == [S.ACCEPTED]
        world.verification.mend(batch.id)
        await world.verification.run(batch.id, None)
        assert world.states(batch) == [S.JOINED]
        world.sure(batch)

    told(story())


def test_polls_that_fail_for_too_long_end_the_run_and_the_next_one_carries_on(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(3))
        world.service.mishap("task", *[NO_ANSWER] * 4)
        with pytest.raises(NoAnswer):
            await world.verification.run(batch.id, 4)
        assert world.states(batch) == [S.ACCEPTED]
        assert world.tasks(batch)[0].message == str(NO_ANSWER)
        await world.verification.run(batch.id, 4)
        assert world.states(batch) == [S.JOINED]
        world.sure(batch)

    told(story())


def test_the_window_polls_through_any_outage(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(3))
        world.service.mishap("task", *[NO_ANSWER] * 100)
        await world.verification.run(batch.id, None)
        assert world.states(batch) == [S.JOINED]

    told(story())


def test_trouble_with_answers_leaves_no_doubt_about_a_submission_on_its_way(world: World) -> None:
    async def story() -> None:
        # GIVEN one task is accepted, and the next is on its way for long
        batch = await world.prepared(british(4), most=2)
        arrived = asyncio.Event()
        world.service.mishap("detect", no_mishap, blocked(arrived))
        world.service.mishap("task", *[NO_ANSWER] * 4)
        running = asyncio.ensure_future(world.verification.run(batch.id, 4))
        # WHEN asking after the first fails for good
        await until(lambda: not world.service.mishaps["task"], running)
        await until(lambda: world.states(batch) == [S.ACCEPTED, S.SENDING], running)
        assert not running.done()
        arrived.set()
        # THEN the submission is waited for, and known
        with pytest.raises(NoAnswer):
            await running
        assert world.states(batch) == [S.ACCEPTED, S.ACCEPTED]
        await world.verification.run(batch.id, 4)
        assert set(world.states(batch)) == {S.JOINED}
        world.sure(batch)

    told(story())


def test_trouble_with_answers_begins_no_further_submission(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(40), most=1)
        world.service.mishap("task", KeyRefused(status=401, message=""))
        with pytest.raises(KeyRefused):
            await world.verification.run(batch.id, None)
        states = world.states(batch)
        assert S.PREPARED in states
        assert not {S.SENDING, S.UNKNOWN} & set(states)
        assert len(world.service.jobs) == states.count(S.ACCEPTED)

    told(story())


def test_when_both_halves_fail_the_trouble_with_sending_is_told(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(4), most=2)
        world.service.mishap("detect", no_mishap, BalanceShort(message="Add."))
        world.service.mishap("task", *[NO_ANSWER] * 9)
        with pytest.raises(BalanceShort) as caught:
            await world.verification.run(batch.id, 6)
        assert caught.value.__cause__ is NO_ANSWER

    told(story())


def test_a_fault_in_the_program_is_not_swallowed_by_an_outage(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(4), most=2)
        world.service.mishap("detect", no_mishap, ZeroDivisionError())
        world.service.mishap("task", *[NO_ANSWER] * 9)
        with pytest.raises(ZeroDivisionError):
            await world.verification.run(batch.id, 6)
        assert world.states(batch) == [S.ACCEPTED, S.UNKNOWN]

    told(story())


# --- stopped, crashed, two at once ---


def test_cancelled_while_sending_nobody_knows_and_nothing_is_sent_again(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(3))
        world.service.mishap("answer", blocked(asyncio.Event()))
        running = asyncio.ensure_future(world.verification.run(batch.id, None))
        await until(lambda: world.states(batch) == [S.SENDING] and bool(world.service.jobs), running)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert world.states(batch) == [S.UNKNOWN]
        await world.verification.run(batch.id, None)
        assert world.states(batch) == [S.UNKNOWN]
        assert world.verification.outcome(batch.id).exit_code == 6
        world.sure(batch)

    told(story())


def test_cancelled_after_any_number_of_steps_a_batch_can_always_be_carried_on(world: World) -> None:
    async def story() -> None:
        for turns in range(0, 260, 3):
            batch = await world.prepared(british(2, start=10 * turns), most=1)
            running = asyncio.ensure_future(world.verification.run(batch.id, None))
            for _ in range(turns):
                await asyncio.sleep(0)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            assert S.SENDING not in world.states(batch)
            for task in world.tasks(batch):
                if task.state is S.UNKNOWN:
                    arrived = [job for job in world.service.jobs.values() if job.phones[0].endswith(
                        f"{10 * turns + task.first:06}")]  # fmt: skip
                    if arrived:
                        await world.verification.decide_arrived(task, arrived[0].id)
                    else:
                        world.verification.decide_resend(task)
            await world.verification.run(batch.id, None)
            assert set(world.states(batch)) == {S.JOINED}
            assert world.verification.outcome(batch.id).answered == 2
            world.sure(batch)

    told(story())


def test_after_a_crash_while_sending_the_next_run_knows_that_nobody_knows(world: World) -> None:
    async def story() -> str:
        batch = await world.prepared(british(4), most=2)
        world.service.mishap("detect", no_mishap, blocked(asyncio.Event()))
        running = asyncio.ensure_future(world.verification.run(batch.id, None))
        await until(lambda: S.SENDING in world.states(batch) and S.JOINED in world.states(batch), running)
        # The journal is closed under its hands, as if the power had been cut: nothing is written any more.
        world.journal.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        return batch.id

    batch_id = told(story())
    again = World(world.home, world.service)
    batch = again.journal.batch(batch_id)
    assert again.states(batch) == [S.JOINED, S.SENDING]
    told(again.verification.run(batch_id, 1))
    assert again.states(batch) == [S.JOINED, S.UNKNOWN]
    assert "stopped while sending" in again.tasks(batch)[1].message
    assert again.service.log.count("detect") == 2
    again.close()


def test_at_start_whatever_no_living_process_sends_becomes_unknown(world: World) -> None:
    async def story() -> None:
        mine, others = await world.prepared(british(2)), await world.prepared(german(2))
        for batch in (mine, others):
            world.bench.record(world.tasks(batch)[0], TaskEvent.SEND, {})
        with world.lists.claim(others.list_id) as claimed:
            assert claimed
            world.verification.settle_all()
        assert world.states(mine) == [S.UNKNOWN]
        assert world.states(others) == [S.SENDING]

    told(story())


def test_two_runs_can_not_work_on_one_batch(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(3))
        other = World(world.home, world.service)
        go_on = asyncio.Event()
        world.service.mishap("detect", blocked(go_on))
        running = asyncio.ensure_future(world.verification.run(batch.id, None))
        await until(lambda: world.states(batch) == [S.SENDING], running)
        for who in (other, world):
            with pytest.raises(BatchBusy, match=r"list\.csv"):
                await who.verification.run(batch.id, None)
        assert world.states(batch) == [S.SENDING]
        go_on.set()
        await running
        await other.verification.run(batch.id, None)
        world.sure(batch)
        other.close()

    told(story())


def test_batches_run_side_by_side(world: World) -> None:
    async def story() -> None:
        batches = [await world.prepared(british(6, start=at), most=2) for at in (0, 100, 200)]
        await asyncio.gather(*(world.verification.run(batch.id, None) for batch in batches))
        for batch in batches:
            assert set(world.states(batch)) == {S.JOINED}
            world.sure(batch)

    told(story())
    assert world.service.refused_for_rate == 0


# --- a person decides ---


async def doubted(world: World, *, arrived: bool, numbers: int = 3) -> tuple[Batch, int]:
    batch = await world.prepared(british(numbers))
    world.service.mishap("answer" if arrived else "detect", unknown())
    await world.verification.run(batch.id, None)
    (task,) = world.tasks(batch)
    assert task.state is S.UNKNOWN
    return batch, task.id


def test_decided_that_it_arrived_it_goes_on_from_there(world: World) -> None:
    async def story() -> None:
        batch, task_id = await doubted(world, arrived=True)
        task = world.journal.task(task_id)
        decided = await world.verification.decide_arrived(task, "t_01")
        assert (decided.state, decided.remote_id) == (S.ACCEPTED, "t_01")
        await world.verification.run(task.batch_id, None)
        assert world.journal.task(task_id).state is S.JOINED
        world.sure(batch)
        assert world.service.log.count("detect") == 1

    told(story())


def test_decided_that_it_did_not_arrive_it_is_sent_once_more(world: World) -> None:
    async def story() -> None:
        batch, task_id = await doubted(world, arrived=False)
        task = world.journal.task(task_id)
        assert world.verification.decide_resend(task).state is S.PREPARED
        await world.verification.run(task.batch_id, None)
        assert world.journal.task(task_id).state is S.JOINED
        world.sure(batch)
        assert world.service.log.count("detect") == 2

    told(story())


def test_decided_to_leave_it_its_numbers_stay_unanswered(world: World) -> None:
    async def story() -> None:
        _, task_id = await doubted(world, arrived=True)
        task = world.journal.task(task_id)
        assert world.verification.decide_leave(task).state is S.LEFT
        await world.verification.run(task.batch_id, None)
        outcome = world.verification.outcome(task.batch_id)
        assert (outcome.submitted, outcome.answered, outcome.exit_code) == (3, 0, 3)
        assert world.verification.unfinished() == []

    told(story())


def test_an_id_that_the_service_does_not_know_decides_nothing(world: World) -> None:
    async def story() -> None:
        _, task_id = await doubted(world, arrived=True)
        with pytest.raises(NotFound):
            await world.verification.decide_arrived(world.journal.task(task_id), "t_99")
        assert world.journal.task(task_id).state is S.UNKNOWN

    told(story())


def test_an_id_of_another_task_of_the_service_decides_nothing(world: World) -> None:
    async def story() -> None:
        await world.verification.run((await world.prepared(german(2))).id, None)
        _, task_id = await doubted(world, arrived=True)
        with pytest.raises(BatchMissing, match="t_01"):
            await world.verification.decide_arrived(world.journal.task(task_id), "t_01")

    told(story())


def test_another_services_id_may_be_the_same_by_chance(world: World) -> None:
    async def story() -> None:
        elsewhere = await world.prepared(german(2), connection=type(CONNECTION)("local"))
        await world.verification.run(elsewhere.id, None)
        assert world.tasks(elsewhere)[0].remote_id == "t_01"
        _, task_id = await doubted(world, arrived=True)
        decided = await world.verification.decide_arrived(world.journal.task(task_id), "t_02")
        assert decided.state is S.ACCEPTED

    told(story())


def test_only_what_is_unknown_can_be_decided_and_only_once(world: World) -> None:
    async def story() -> None:
        _, task_id = await doubted(world, arrived=True)
        task = world.journal.task(task_id)
        world.verification.decide_leave(task)
        for decide in (world.verification.decide_leave, world.verification.decide_resend):
            with pytest.raises(BatchMissing, match="needs no decision"):
                decide(task)
        with pytest.raises(BatchMissing, match="needs no decision"):
            await world.verification.decide_arrived(task, "t_01")

    told(story())


def test_two_decisions_at_the_same_moment_count_once(world: World) -> None:
    async def story() -> None:
        _, task_id = await doubted(world, arrived=True)
        task, go_on = world.journal.task(task_id), asyncio.Event()
        world.service.mishap("task", blocked(go_on))
        deciding = asyncio.ensure_future(world.verification.decide_arrived(task, "t_01"))
        await until(lambda: not world.service.mishaps["task"], deciding)
        world.verification.decide_leave(task)
        go_on.set()
        with pytest.raises(BatchMissing, match="needs no decision"):
            await deciding
        assert world.journal.task(task_id).state is S.LEFT

    told(story())


def test_checking_an_id_keeps_to_the_limits_too(world: World) -> None:
    async def story() -> None:
        _, task_id = await doubted(world, arrived=True)
        before = len(world.service.requests[RateGroup.READS])
        world.service.mishap("task", Throttled(message="", retry_after=50.0))
        with pytest.raises(Throttled):
            await world.verification.decide_arrived(world.journal.task(task_id), "t_01")
        began = world.time.seconds()
        await world.verification.decide_arrived(world.journal.task(task_id), "t_01")
        assert world.time.seconds() - began >= 50
        used = world.pacer.left(next(iter(world.session._open.values())).account)[RateGroup.READS]
        assert len(world.service.requests[RateGroup.READS]) == before + 2
        assert used[1] == 120

    told(story())


def test_a_task_is_found_by_either_of_its_names(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(2))
        assert world.verification.find(f"{batch.id}/1").batch_id == batch.id
        await world.verification.run(batch.id, None)
        assert world.verification.find("t_01").batch_id == batch.id
        assert world.verification.find(f"{batch.id}/1").remote_id == "t_01"
        with pytest.raises(BatchMissing, match="nope"):
            world.verification.find("nope")

    told(story())


# --- what came of it ---


def test_unfinished_batches_come_the_oldest_first(world: World) -> None:
    async def story() -> None:
        first = await world.prepared(british(2))
        await world.time.sleep(5)
        second = await world.prepared(german(2))
        assert [batch.id for batch in world.verification.unfinished()] == [first.id, second.id]
        await world.verification.run(first.id, None)
        assert [batch.id for batch in world.verification.unfinished()] == [second.id]

    told(story())


def test_what_waits_for_the_service_exits_with_5(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(2))
        world.service.mishap("detect", *[NeverArrived(origin="x", reason="y")] * 2)
        with pytest.raises(NeverArrived):
            await world.verification.run(batch.id, 2)
        outcome = world.verification.outcome(batch.id)
        assert (outcome.exit_code, outcome.submitted) == (5, 0)

    told(story())


def test_a_batch_whose_list_is_gone_says_so(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(2))
        world.lists.discard(batch.list_id)
        with pytest.raises(ListLost, match=r"list\.csv"):
            world.verification.outcome(batch.id)
        with pytest.raises(ListLost, match=r"list\.csv"):
            await world.verification.run(batch.id, 1)
        assert "detect" not in world.service.log
        assert world.states(batch) == [S.PREPARED]

    told(story())


def test_a_task_is_shown_in_the_documents_words() -> None:
    words = {state: state.value for state in S} | dict.fromkeys((S.COMPLETED, S.FETCHED, S.JOINED), "completed")

    class Shown:
        def __init__(self, state: TaskState) -> None:
            self.state = state

    assert {state: shown_status(Shown(state)) for state in S} == words  # type: ignore[arg-type]


def test_a_run_that_mends_sends_again_what_was_refused(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(4), most=2)
        world.service.mishap("detect", BalanceShort(message="Add."))
        with pytest.raises(BalanceShort):
            await world.verification.run(batch.id, 1)
        await world.verification.run(batch.id, 1, mend=True)
        assert world.states(batch) == [S.JOINED, S.JOINED]
        world.sure(batch)

    told(story())
