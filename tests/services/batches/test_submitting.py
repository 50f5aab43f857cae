"""Sending: the intent on disk before the first byte leaves, and never twice what may have arrived."""

from __future__ import annotations

import asyncio
from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Via
from desktop_app.core.batches.submission import TaskState
from desktop_app.core.errors import DialproofError, KeyRefused, NeverArrived, NoAnswer, OutcomeUnknown, Throttled
from tests.services.scripted_service import unknown
from tests.services.world import World, british, german

S = TaskState
NEVER = NeverArrived(origin="https://service.example", reason="no connection")


# --- the happy way ---


async def test_each_task_is_written_down_before_it_leaves_and_after_it_arrived(world: World) -> None:
    seen: list[TaskState] = []

    class Sent(list[str]):
        def append(self, endpoint: str) -> None:
            super().append(endpoint)
            seen.extend(world.states(batch) if endpoint == "detect" else ())

    world.service.log = Sent()
    batch = await world.prepared(british(5))
    await world.submitting.submit(batch.id, 1)
    (task,) = world.tasks(batch)
    assert seen == [S.SENDING]
    assert (task.state, task.remote_id, task.cost) == (S.ACCEPTED, "t_01", Decimal(5))
    assert (task.balance_before, task.first_number, task.last_number) == (Decimal(1_000_000), "+447…00", "+447…04")
    assert task.sent_at is not None
    assert world.kinds(batch) == ["prepared", "send", "taken"]
    assert set(world.changes) == {batch.id}


@pytest.mark.parametrize(("via", "way"), [(Via.JSON, "detect"), (Via.FILE, "detect_file")])
async def test_numbers_go_the_way_that_was_chosen(world: World, via: Via, way: str) -> None:
    batch = await world.prepared(british(5), via=via)
    await world.submitting.submit(batch.id, 1)
    assert way in world.service.log
    assert world.service.jobs["t_01"].phones == tuple(british(5))


async def test_submissions_of_one_connection_go_one_at_a_time(world: World) -> None:
    batches = [await world.prepared(british(9, start=at), most=3) for at in (0, 100, 200)]
    await asyncio.gather(*(world.submitting.submit(batch.id, 1) for batch in batches))
    assert world.service.most_at_once == 1
    assert len(world.service.jobs) == 9
    for batch in batches:
        world.sure(batch)


# --- what never arrived, and what was throttled ---


async def test_what_never_arrived_is_sent_again_and_only_once_in_the_end(world: World) -> None:
    batch = await world.prepared(british(5))
    world.service.mishap("detect", NEVER, NEVER)
    await world.submitting.submit(batch.id, 3)
    assert world.states(batch) == [S.ACCEPTED]
    assert world.kinds(batch) == ["prepared", *["send", "never arrived"] * 2, "send", "taken"]
    world.sure(batch)


async def test_after_so_many_tries_it_is_raised_and_the_task_waits(world: World) -> None:
    batch = await world.prepared(british(5))
    world.service.mishap("detect", *[NEVER] * 10)
    began = world.time.seconds()
    with pytest.raises(NeverArrived):
        await world.submitting.submit(batch.id, 4)
    assert world.states(batch) == [S.PREPARED]
    assert world.service.log.count("detect") == 4
    assert world.time.seconds() - began == pytest.approx(1 + 2 + 4, abs=0.5)


async def test_the_window_tries_for_as_long_as_it_takes(world: World) -> None:
    batch = await world.prepared(british(5))
    world.service.mishap("detect", *[NEVER] * 50)
    await world.submitting.submit(batch.id, None)
    assert world.states(batch) == [S.ACCEPTED]
    world.sure(batch)


@pytest.mark.parametrize(("wait", "least"), [(40.0, 40.0), (None, 10.0), (0.0, 1.0), (100_000.0, 300.0)])
async def test_a_throttled_submission_waits_and_is_sent_exactly_once_more(
    world: World, wait: float | None, least: float
) -> None:
    batch = await world.prepared(british(5))
    world.service.mishap("detect", Throttled(message="", retry_after=wait))
    began = world.time.seconds()
    await world.submitting.submit(batch.id, 1)
    assert least <= world.time.seconds() - began <= least + 5
    assert world.service.log.count("detect") == 2
    assert world.states(batch) == [S.ACCEPTED]
    world.sure(batch)


# --- what nobody knows ---


@pytest.mark.parametrize("error", [unknown(), NoAnswer(origin="x", reason="reset"), unknown("no task id")])
async def test_a_doubtful_submission_is_never_sent_again_by_itself(world: World, error: DialproofError) -> None:
    batch = await world.prepared(british(5))
    # GIVEN it was accepted, and the answer got lost
    world.service.mishap("answer", error)
    await world.submitting.submit(batch.id, None)
    (task,) = world.tasks(batch)
    assert task.state is S.UNKNOWN
    # THEN the evidence is there, and nothing makes it leave again
    assert (task.balance_before, task.balance_after) == (Decimal(1_000_000), Decimal(999_995))
    assert "balance" in world.kinds(batch)
    for _ in range(3):
        await world.submitting.submit(batch.id, None)
    assert world.service.log.count("detect") == 1
    world.sure(batch)


async def test_two_doubts_in_a_row_stop_the_rest(world: World) -> None:
    batch = await world.prepared(british(5), most=1)
    world.service.mishap("detect", unknown(), unknown(), unknown())
    await world.submitting.submit(batch.id, None)
    assert world.states(batch) == [S.UNKNOWN] * 2 + [S.PREPARED] * 3


@pytest.mark.parametrize(
    "error", [KeyRefused(status=401, message=""), NoAnswer(origin="x", reason="y"), RuntimeError("a fault")]
)
async def test_the_doubt_is_on_disk_before_the_evidence_is_asked_for(world: World, error: BaseException) -> None:
    batch = await world.prepared(british(5))
    world.service.mishap("detect", unknown())
    world.service.mishap("balance", lambda: asyncio.sleep(0), *[error] * 3)
    (result,) = await asyncio.gather(world.submitting.submit(batch.id, 1), return_exceptions=True)
    assert result is None or result is error
    assert world.states(batch) == [S.UNKNOWN]


async def test_a_fault_in_the_program_while_sending_leaves_a_doubt_and_is_raised(world: World) -> None:
    batch = await world.prepared(british(5))
    world.service.mishap("answer", ZeroDivisionError())
    with pytest.raises(ZeroDivisionError):
        await world.submitting.submit(batch.id, 1)
    (task,) = world.tasks(batch)
    assert task.state is S.UNKNOWN
    assert "ZeroDivisionError" in task.message


async def test_a_task_id_that_the_journal_could_not_take_stands_in_the_log(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    async def full() -> None:
        world.journal.close()

    batch = await world.prepared(british(5))
    world.service.mishap("answer", full)
    with pytest.raises(Exception, match="closed"):
        await world.submitting.submit(batch.id, 1)
    assert "t_01" in caplog.text
    again = World(world.home, world.service)
    (batch,) = again.journal.batches()
    assert again.states(batch) == [S.SENDING]
    again.verification.settle_all()
    assert again.states(batch) == [S.UNKNOWN]
    again.close()


async def test_a_doubt_reason_is_the_clients_own_words(world: World) -> None:
    batch = await world.prepared(british(2))
    world.service.mishap("detect", OutcomeUnknown(count=1, reason="status 502: Bad gateway"))
    await world.submitting.submit(batch.id, 1)
    assert world.tasks(batch)[0].message == "status 502: Bad gateway"


async def test_several_countries_go_in_tasks_of_their_own(world: World) -> None:
    batch = await world.prepared([*british(3), *german(2)])
    await world.submitting.submit(batch.id, 1)
    assert [(job.country, job.phones) for job in world.service.jobs.values()] == [
        ("GB", tuple(british(3))), ("DE", tuple(german(2))),
    ]  # fmt: skip
