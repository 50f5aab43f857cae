"""Answers that come in the reply: found on disk after any end of the program, and never paid for twice."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from desktop_app.api import HttpClient, Limits
from desktop_app.api import client as api_client
from desktop_app.core.batches.batch import Batch, Via
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.errors import BalanceShort, BatchMissing, DiskFull, OutcomeUnknown
from desktop_app.core.profile.reading import read_profile
from desktop_app.core.results.answer_form import ResultForm
from desktop_app.services.batches.submitting import Submitting
from desktop_app.services.batches.task_advancer import result_file
from desktop_app.services.ports import Sending
from desktop_app.services.program.failpoints import Moment
from tests.services.world import CONNECTION, World, british, told

S = TaskState
PROFILE = "[answers]\nin_reply = true\n"


@pytest.fixture
def instant(world: World) -> World:
    """A world whose service answers in the reply."""
    told(world.session.save(replace(CONNECTION, profile=PROFILE), None))
    return world


class Killed(BaseException):
    """The end of the program."""


async def killed_at(world: World, batch: Batch, moment: Moment) -> World:
    """The next run, after this one was killed at a moment of sending."""

    def kill(reached: Moment) -> None:
        if reached is moment:
            raise Killed

    with pytest.raises(Killed):
        await Submitting(replace(world.context, at=kill)).submit(batch.id, None)
    return world.again()


def answered(world: World, batch: Batch) -> int:
    with world.context.list_of(batch) as store:
        return store.answered(batch.id)


async def test_a_reply_that_only_the_disk_knows_is_found_at_the_next_start(instant: World) -> None:
    batch = await instant.prepared(british(5))
    again = await killed_at(instant, batch, Moment.ANSWERED)
    assert again.states(batch) == [S.SENDING]
    # WHEN the window looks after what was cut off, nobody is asked
    again.verification.settle_all()
    assert again.states(batch) == [S.COMPLETED]
    await again.verification.run(batch.id, 1)
    assert (again.states(batch), answered(again, batch)) == ([S.JOINED], 5)
    assert "doubted" not in again.kinds(batch)
    again.sure(batch)
    again.close()


@pytest.mark.parametrize("moment", [Moment.INTENDED, Moment.LEAVING])
async def test_one_whose_reply_never_came_is_in_doubt(instant: World, moment: Moment) -> None:
    batch = await instant.prepared(british(5))
    again = await killed_at(instant, batch, moment)
    await again.verification.run(batch.id, 1)
    assert again.states(batch) == [S.UNKNOWN]
    with pytest.raises(BatchMissing, match="answers in its reply"):
        await again.verification.decide_arrived(again.tasks(batch)[0], "t_01")
    again.close()


async def test_a_reply_that_was_written_after_the_doubt_settles_it(instant: World) -> None:
    batch = await instant.prepared(british(5))
    instant.service.mishap("answer", OutcomeUnknown(count=1, reason="the program was stopped while sending"))
    await instant.verification.run(batch.id, 1)
    assert instant.states(batch) == [S.UNKNOWN]
    await instant.verification.run(batch.id, 1)
    assert (instant.states(batch), answered(instant, batch)) == ([S.JOINED], 5)
    instant.sure(batch)


async def test_what_came_for_a_submission_before_is_not_taken_for_the_next_ones(instant: World) -> None:
    # GIVEN a reply that said no, and is on disk all the same
    batch = await instant.prepared(british(5))
    (task,) = instant.tasks(batch)
    file = result_file(instant.context, batch, task)
    file.write_bytes(b'{"error": "Insufficient balance for +447400000001"}')
    instant.service.mishap("detect", BalanceShort(message="Add credit."))
    with pytest.raises(BalanceShort):
        await instant.verification.run(batch.id, 1)
    file.write_bytes(instant_rows(british(5)))
    instant.put_right(batch)
    # WHEN the program is killed while it sends the task once more
    again = await killed_at(instant, batch, Moment.LEAVING)
    await again.verification.run(batch.id, 1)
    assert again.states(batch) == [S.UNKNOWN]
    again.close()


async def test_answers_so_far_of_a_list_one_by_one_are_no_reply(instant: World) -> None:
    # GIVEN a list that goes one by one, put in doubt while some of its answers were joined already
    batch = await instant.prepared(british(5), via=Via.REALTIME)
    (task,) = instant.tasks(batch)
    instant.context.record(task, TaskEvent.RESTORED, {})
    result_file(instant.context, batch, task).write_bytes(instant_rows(british(2)))
    # WHEN it is carried on, it is still a person's doubt
    await instant.verification.run(batch.id, 1)
    assert instant.states(batch) == [S.UNKNOWN]
    instant.verification.decide_resend(instant.tasks(batch)[0])
    await instant.verification.run(batch.id, 1)
    assert (instant.states(batch), answered(instant, batch)) == ([S.JOINED], 5)


def instant_rows(numbers: list[str]) -> bytes:
    return "\n".join(["number,active", *(f"{number},yes" for number in numbers)]).encode()


async def test_cancelled_after_any_number_of_steps_nothing_is_lost_nor_doubled(instant: World) -> None:
    seen: set[TaskState] = set()
    for turns in range(60):
        batch = await instant.prepared(british(1, start=turns))
        before = len(instant.service.jobs)
        submitting = asyncio.ensure_future(Submitting(instant.context, last_moment=0.0).submit(batch.id, None))
        for _ in range(turns):
            await asyncio.sleep(0)
        submitting.cancel()
        await asyncio.gather(submitting, return_exceptions=True)
        instant.verification.settle_interrupted(batch.id)
        (state,) = instant.states(batch)
        arrived = len(instant.service.jobs) > before
        assert state in ({S.UNKNOWN, S.COMPLETED} if arrived else {S.PREPARED, S.UNKNOWN}), (turns, state)
        seen.add(state)
        instant.sure(batch)
    assert seen >= {S.PREPARED, S.COMPLETED}


async def test_replies_are_read_otherwise_afterwards_and_deleted_with_their_list(instant: World) -> None:
    instant.service.results["t_01"] = b"asked,number,active\n" + b"".join(
        f"{one},{two},yes\n".encode() for one, two in zip(british(4), reversed(british(4)), strict=True)
    )
    batch = await instant.prepared(british(4))
    await instant.verification.run(batch.id, 1)
    (task,) = instant.tasks(batch)
    assert [each.part for each in instant.reparsing.received(batch.id)] == [1]
    read = await instant.reparsing.reparse(batch.id, ResultForm(number="number"))
    assert [each.state for each in read.read] == [S.JOINED]
    assert instant.kinds(batch)[-1] == TaskEvent.REREAD
    file = result_file(instant.context, batch, task)
    assert file.is_file()
    assert not instant.verification.fetchable(batch.id)  # nothing is at the service
    await instant.verification.forget(batch.id)
    assert not file.parent.exists()


async def test_a_reply_that_is_gone_is_said_and_can_be_left(instant: World) -> None:
    batch = await instant.prepared(british(4))
    again = await killed_at(instant, batch, Moment.TAKEN)
    (task,) = again.tasks(batch)
    result_file(again.context, batch, task).unlink()
    with pytest.raises(Exception, match="its file isn't here"):
        await again.verification.run(batch.id, 1)
    again.verification.decide_leave(task)
    assert again.states(batch) == [S.LEFT]
    again.sure(batch)
    again.close()


# --- the reply is on disk before anything of it is read ---


def saving(monkeypatch: pytest.MonkeyPatch, full: int) -> list[float]:
    """Make the disk full so many times; return the waits in between."""
    save, left = api_client._save_body, [full]
    waits: list[float] = []

    def save_body(destination: Path, body: bytes) -> None:
        if left[0]:
            left[0] -= 1
            raise DiskFull(name="results")
        save(destination, body)

    monkeypatch.setattr(api_client, "_save_body", save_body)
    return waits


@pytest.mark.parametrize(("full", "kept"), [(0, True), (2, True), (99, False)])
async def test_a_full_disk_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, full: int, kept: bool
) -> None:
    waits = saving(monkeypatch, full)
    body = b'{"results": [{"phone": "+447400000001", "key": "a-secret-key"}]}'

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    client = HttpClient(
        "https://service.example/api",
        "a-secret-key",
        transport=httpx.MockTransport(lambda _request: httpx.Response(200, content=body)),
        profile=read_profile(PROFILE),
        sleep=sleep,
    )
    file = tmp_path / "reply"
    try:
        if kept:
            await client.detect("hlr", "GB", ["+447400000001"], Sending(file))
        else:
            with pytest.raises(DiskFull):
                await client.detect("hlr", "GB", ["+447400000001"], Sending(file))
    finally:
        await client.aclose()
    assert file.exists() is kept
    assert not kept or b"a-secret-key" not in file.read_bytes()
    assert waits == list(Limits().reply_waits[:full])
