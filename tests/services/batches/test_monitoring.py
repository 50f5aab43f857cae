"""Asking after tasks, fetching and joining: patient with what passes, and never at the cost of the other tasks."""

from __future__ import annotations

import asyncio
from collections import deque

import pytest

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.polling import LOOKS
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.errors import (
    AnswerNotUnderstood,
    AnswerTooLarge,
    DialproofError,
    KeyRefused,
    NoAnswer,
    NotFound,
    RequestRefused,
    ResultNotRead,
    Throttled,
    WorkerDied,
)
from desktop_app.core.service.readings import TaskReading
from desktop_app.services.batches.monitoring import Monitoring
from desktop_app.services.jobs import Join
from tests.services.world import CONNECTION, World, blocked, british, german, until

S = TaskState


async def two_countries(world: World) -> Batch:
    return await world.prepared([*british(3), *german(2)])


THRICE = [NoAnswer(origin="x", reason="reset")] * 3


@pytest.mark.parametrize(
    ("endpoint", "passing", "tries", "longest"),
    [
        pytest.param("task", [NotFound(message="No such task.")] * 5, 1, 0, id="not known at first"),
        pytest.param("download", [NotFound(message="The address has expired.")], 1, 0, id="an expired address"),
        pytest.param("task", [Throttled(message="", retry_after=45.0)], 1, 45, id="a throttled poll"),
        pytest.param("download", [Throttled(message="", retry_after=20.0)], 1, 20, id="a throttled download"),
        *(pytest.param(at, THRICE, 4, 0, id=f"three failures: {at}") for at in ("task", "result", "download")),
        pytest.param("task", THRICE * 33, None, 0, id="any outage, for the window"),
    ],
)
async def test_what_passes_is_waited_for_and_leaves_no_trace(
    world: World, endpoint: str, passing: list[DialproofError], tries: int | None, longest: float
) -> None:
    batch = await world.prepared(british(2))
    world.service.mishap(endpoint, *passing)
    began = world.time.seconds()
    await world.verification.run(batch.id, tries)
    assert world.time.seconds() - began >= longest
    assert (world.states(batch), world.tasks(batch)[0].message) == ([S.JOINED], "")
    if "expired" in str(passing[0]):
        assert world.service.log.count("result") == 2  # another address was asked for


async def test_a_task_that_a_working_service_does_not_find_is_left_to_a_person_after_some_minutes(world: World) -> None:
    batch = await two_countries(world)

    async def forget() -> None:
        world.service.jobs["t_01"].forgotten = True

    world.service.mishap("task", forget)
    began = world.time.seconds()
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.FAILED, S.JOINED]
    assert world.tasks(batch)[0].message.startswith("The service accepted it as t_01 (2027-01-15")
    assert "does not find it so far" in world.tasks(batch)[0].message
    assert 120 <= world.time.seconds() - began <= 240
    assert world.verification.outcome(batch.id).exit_code == 3


async def test_an_address_that_is_no_service_any_more_loses_no_task(world: World) -> None:
    batch = await world.prepared(british(2))
    gone = NotFound(message="Page not found.")
    world.service.mishap("balance", lambda: asyncio.sleep(0), *[gone] * 50)
    world.service.mishap("task", *[gone] * 50)
    with pytest.raises(AnswerNotUnderstood, match="neither the task nor the account"):
        await world.verification.run(batch.id, 2)
    assert world.states(batch) == [S.ACCEPTED]
    world.service.mishaps.clear()
    await world.verification.run(batch.id, 2)
    assert world.states(batch) == [S.JOINED]


@pytest.mark.parametrize(
    "broken",
    [b"", b"\x00\x01\x02\x03" * 40, b"<html>Please log in</html>", b"number,a\n+1555,x", WorkerDied(name="x")],
    ids=["empty", "no text", "a page", "other numbers", "kills the reader"],
)
async def test_a_broken_result_is_fetched_again_and_then_joined(world: World, broken: bytes | WorkerDied) -> None:
    batch = await world.prepared(british(2))
    if isinstance(broken, bytes):
        world.service.broken_results["t_01"] = deque([broken])
    else:
        world.worker.faults[Join] = deque([broken])
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED]
    assert world.service.log.count("download") == 2
    assert world.verification.outcome(batch.id).answered == 2


@pytest.mark.parametrize("tries", [1, 4, None])
async def test_a_result_that_stays_broken_keeps_no_other_task_and_is_raised_at_the_end(
    world: World, tries: int | None
) -> None:
    batch = await two_countries(world)
    world.service.broken_results["t_01"] = deque([b"\x00\x01 no table"] * (len(LOOKS) + 1))
    with pytest.raises(ResultNotRead, match=r"result of task t_01 can't be read: it is "):
        await world.verification.run(batch.id, tries)
    assert world.states(batch) == [S.COMPLETED, S.JOINED]
    assert world.verification.outcome(batch.id).exit_code == 5
    # AND the next run takes it up again
    await world.verification.run(batch.id, tries)
    assert world.states(batch) == [S.JOINED, S.JOINED]
    world.sure(batch)


@pytest.mark.parametrize("endpoint", ["task", "result"])
async def test_a_task_that_the_service_refuses_to_speak_of_keeps_no_other(world: World, endpoint: str) -> None:
    batch = await two_countries(world)
    refused: DialproofError = RequestRefused(status=410, message="Gone.")
    asked = {"task": world.service.task, "result": world.service.result}[endpoint]

    async def gone(task_id: str, *more: object) -> object:
        if task_id == "t_01":
            await world.service._request(endpoint, next(iter(world.service.requests)))
            raise refused
        return await asked(task_id, *more)  # type: ignore[operator]

    setattr(world.service, endpoint, gone)
    with pytest.raises(DialproofError, match="Gone"):
        await world.verification.run(batch.id, None)
    assert world.states(batch)[1] is S.JOINED
    assert world.states(batch)[0] is (S.ACCEPTED if endpoint == "task" else S.COMPLETED)
    assert world.service.log.count(endpoint) < 12


@pytest.mark.parametrize("step", ["task", "result", "download"])
async def test_cancelled_at_any_step_after_sending_the_next_run_goes_on_from_there(world: World, step: str) -> None:
    batch = await world.prepared(british(2))
    never = asyncio.Event()
    world.service.mishap(step, blocked(never))
    running = asyncio.ensure_future(world.verification.run(batch.id, None))
    await until(lambda: not world.service.mishaps[step], running)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert world.states(batch)[0] in {S.ACCEPTED, S.COMPLETED}
    await world.verification.run(batch.id, None)
    assert world.states(batch) == [S.JOINED]
    world.sure(batch)


async def test_an_unknown_word_of_the_service_is_shown_as_it_is(world: World) -> None:
    batch = await world.prepared(british(2))
    seen: list[tuple[str, float | None]] = []

    async def note() -> None:
        seen.extend((task.word, task.progress) for task in world.tasks(batch))

    world.service.mishap("result", note)
    await world.verification.run(batch.id, 1)
    assert seen == [("completed", 1.0)]


async def test_a_clock_that_is_set_back_stops_nobody(world: World) -> None:
    world.service.enforce = False

    async def back() -> None:
        world.time.ahead = -3_600

    batch = await world.prepared(british(2))
    world.service.mishap("task", back)
    began = world.time.seconds()
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED]
    assert world.time.seconds() - began < 60


async def test_many_live_tasks_are_asked_after_in_turn_and_as_often_as_the_limit_allows(world: World) -> None:
    # GIVEN 110 tasks that take long, more than can be asked after every half minute
    world.service.polls = 100
    batch = await world.prepared(british(110), most=1)
    await world.submitting.submit(batch.id, 1)
    began = world.time.seconds()
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: world.time.seconds() > began + 150, running)
    before, since = world.service.log.count("task"), world.time.seconds()
    await until(lambda: world.time.seconds() > since + 300, running)
    polls = world.service.log.count("task") - before
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    # THEN they share the reads evenly
    asked = [job.asked for job in world.service.jobs.values()]
    assert max(asked) - min(asked) <= 3
    assert 0.95 * 600 <= polls <= 600
    assert world.service.refused_for_rate == 0


async def test_a_long_download_keeps_no_other_task(world: World) -> None:
    # GIVEN a download that takes ten minutes
    batch = await two_countries(world)
    world.service.mishap("download", lambda: world.time.sleep(600))
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    began = world.time.seconds()
    await until(lambda: S.JOINED in world.states(batch), running)
    # THEN the other task is done long before, and both in the end
    assert world.time.seconds() - began < 30
    await running
    assert world.time.seconds() - began >= 600
    assert world.states(batch) == [S.JOINED, S.JOINED]
    world.sure(batch)


async def test_slow_answers_keep_the_rate(world: World) -> None:
    # GIVEN a service that takes one and a half seconds to answer
    world.service.polls = 1_000
    answer = world.service.task

    async def slow(task_id: str) -> TaskReading:
        found = await answer(task_id)
        await world.time.sleep(1.5)
        return found

    world.service.task = slow  # type: ignore[method-assign]
    batch = await world.prepared(british(80), most=1)
    await world.submitting.submit(batch.id, 1)
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    began = world.time.seconds()
    await until(lambda: world.time.seconds() > began + 120, running)
    before = world.service.log.count("task")
    await until(lambda: world.time.seconds() > began + 420, running)
    assert world.service.log.count("task") - before >= 0.95 * 600
    assert world.service.refused_for_rate == 0
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_tasks_that_fail_together_are_one_failure_in_a_row(world: World) -> None:
    # GIVEN eight tasks, and a connection that is gone for five seconds
    batch = await world.prepared(british(8), most=1)
    await world.submitting.submit(batch.id, 1)
    back = world.time.seconds() + 5
    answer = world.service.task

    async def gone(task_id: str) -> TaskReading:
        await world.time.sleep(0.5)
        if world.time.seconds() < back:
            raise NoAnswer(origin="x", reason="reset")
        return await answer(task_id)

    world.service.task = gone  # type: ignore[method-assign]
    await world.verification.run(batch.id, 4)
    assert set(world.states(batch)) == {S.JOINED}


@pytest.mark.parametrize("error", [KeyRefused(status=401, message=""), NoAnswer(origin="x", reason="reset")])
async def test_an_error_that_ends_the_watch_leaves_nothing_running_and_nothing_lost(
    world: World, error: DialproofError
) -> None:
    batch = await world.prepared(british(6), most=1)
    never = asyncio.Event()
    world.service.mishap("download", *[blocked(never)] * 2)
    await world.submitting.submit(batch.id, 1)
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: not world.service.mishaps["download"], running)
    world.service.mishap("task", error)
    world.service.mishap("result", error)
    with pytest.raises(type(error)):
        await running
    world.service.mishaps.clear()
    world.put_right(batch)
    await world.verification.run(batch.id, 1)
    assert set(world.states(batch)) == {S.JOINED}
    world.sure(batch)


@pytest.mark.parametrize("jump", [-86_400.0, -20.0, 20.0, 86_400.0])
async def test_a_clock_that_jumps_while_tasks_are_live_neither_stalls_nor_floods(world: World, jump: float) -> None:
    world.service.polls = 12
    batch = await world.prepared(british(20), most=1)
    await world.submitting.submit(batch.id, 1)
    began = world.time.seconds()
    running = asyncio.ensure_future(world.verification.run(batch.id, 1))
    await until(lambda: world.time.seconds() > began + 40, running)
    # Back: it is set right. Ahead: the laptop slept.
    world.time.ahead = min(jump, 0.0)
    world.time.clock += max(jump, 0.0)
    since, before = world.time.seconds(), len(world.service.log)
    await until(lambda: world.time.seconds() > since + 4.9, running)
    assert len(world.service.log) - before <= 20  # each task once
    await running
    assert world.time.seconds() - since < 600
    assert set(world.states(batch)) == {S.JOINED}
    assert world.service.refused_for_rate == 0


async def test_one_refused_key_at_a_download_ends_the_run(world: World) -> None:
    batch = await world.prepared(british(2))
    world.service.mishap("download", KeyRefused(status=401, message=""))
    with pytest.raises(KeyRefused):
        await world.verification.run(batch.id, None)
    assert world.states(batch) == [S.COMPLETED]


async def test_what_was_sent_just_before_all_was_sent_is_watched_to_its_end(world: World) -> None:
    batch = await world.prepared(british(2))

    def all_sent() -> bool:
        """The last submission is accepted in the very moment in which it is asked whether all are sent."""
        (task,) = world.tasks(batch)
        if task.state is S.PREPARED:
            job = world.service.accept("phone-validation", "GB", british(2))
            world.context.record(task, TaskEvent.SEND, {}, sent_at=world.time.now())
            world.context.record(task, TaskEvent.TAKEN, {}, remote_id=job.id)
        return True

    await Monitoring(world.context).watch(batch.id, all_sent, 1)
    assert world.states(batch) == [S.JOINED]


async def test_trouble_with_polling_leaves_nobody_in_doubt_about_a_submission_on_its_way(world: World) -> None:
    # GIVEN a program that gives nothing on its way a moment longer, and a submission that takes its time
    verification = world.without_a_last_moment()
    batch = await world.prepared(british(4), most=2)
    answered = asyncio.Event()
    world.service.mishap("answer", lambda: asyncio.sleep(0), blocked(answered))
    # WHEN the key is refused while the first task is asked after
    world.service.mishap("task", KeyRefused(status=401, message=""))
    running = asyncio.ensure_future(verification.run(batch.id, 1))
    await until(lambda: world.session.key_refused(CONNECTION) and len(world.service.jobs) == 2, running)
    for _ in range(200):
        await asyncio.sleep(0)
    answered.set()
    with pytest.raises(KeyRefused):
        await running
    # THEN the run has ended only after the second was heard of
    assert world.states(batch) == [S.ACCEPTED, S.ACCEPTED]
    world.sure(batch)


@pytest.mark.parametrize("tries", [None, 4], ids=["window", "command line"])
async def test_a_result_that_is_too_large_is_fetched_once_and_keeps_no_other_task(
    world: World, tries: int | None
) -> None:
    too_large = AnswerTooLarge(origin="https://service.example", reason="more than 33 MB came")
    world.service.mishap("download", too_large)
    batch = await world.prepared(british(4), most=2)
    with pytest.raises(AnswerTooLarge, match="more than 33 MB came"):
        await world.verification.run(batch.id, tries)
    assert sorted(world.states(batch)) == [S.COMPLETED, S.JOINED]
    assert world.service.log.count("download") == 2
    (waits,) = [task for task in world.tasks(batch) if task.state is S.COMPLETED]
    assert "more than 33 MB came" in waits.message
    # AND the next run, or a person, has it fetched again
    await world.verification.run(batch.id, tries)
    assert world.states(batch) == [S.JOINED, S.JOINED]
    world.sure(batch)
