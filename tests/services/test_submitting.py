"""Sending: the intent on disk before the first byte leaves, and never twice what may have arrived."""

from __future__ import annotations

import asyncio
from decimal import Decimal
from typing import Any

import pytest

from desktop_app.core.batch import Via
from desktop_app.core.errors import (
    AcceptedNotKept,
    BalanceShort,
    BatchBusy,
    DialproofError,
    DiskFull,
    KeyMissing,
    KeyRefused,
    ListLost,
    NeverArrived,
    NoAnswer,
    NothingToSend,
    OutcomeUnknown,
    RequestRefused,
    Throttled,
    TooLarge,
    UsageError,
)
from desktop_app.core.restoration import PerhapsSent, Restoration
from desktop_app.core.submission import TaskEvent, TaskState
from desktop_app.services.preparing import BatchOrder
from desktop_app.services.restorations import perhaps_sent, remember
from desktop_app.services.submitting import STOPPED, Submitting

from .simulated import too_large, unknown
from .world import CONNECTION, ORIGIN, URL, World, blocked, british, german, told, until

S = TaskState
NEVER = NeverArrived(origin="https://service.example", reason="no connection")


# --- preparing ---


def test_a_batch_is_prepared_with_all_its_tasks_and_nothing_is_sent(world: World) -> None:
    batch = told(world.prepared([*british(7), *german(3), "nonsense", "", british(1)[0]], most=4))
    assert [(task.country, task.first, task.numbers) for task in world.tasks(batch)] == [
        ("GB", 0, 4), ("GB", 4, 3), ("DE", 0, 3),
    ]  # fmt: skip
    assert set(world.states(batch)) == {S.PREPARED}
    assert (batch.rows, batch.file) == (13, "list.csv")
    assert world.service.log == []


def test_a_list_without_a_valid_number_is_nothing_to_send(world: World) -> None:
    with pytest.raises(NothingToSend):
        told(world.prepared(["nonsense", "+44 20"]))
    assert world.journal.batches() == []


def test_the_same_list_that_is_not_finished_is_carried_on_and_not_doubled(world: World) -> None:
    async def story() -> None:
        first = await world.prepared(british(5), output="a.csv")
        again = await world.prepared(british(5), output="b.csv", raw_csv=True)
        assert (again.id, again.output, again.raw_csv) == (first.id, "b.csv", True)
        assert (await world.prepared(british(5))).output == "b.csv"
        assert len(world.journal.batches()) == 1

    told(story())


@pytest.mark.parametrize("other", [{"product": "carrier-lookup"}, {"connection": type(CONNECTION)(URL + "2")}])
def test_another_product_or_connection_is_another_batch(world: World, other: dict[str, Any]) -> None:
    async def story() -> None:
        first = await world.prepared(british(5))
        assert (await world.prepared(british(5), **other)).id != first.id

    told(story())


def test_another_content_is_another_batch_and_so_is_a_finished_one(world: World) -> None:
    async def story() -> None:
        first = await world.prepared(british(5))
        assert (await world.prepared(british(6))).id != first.id
        await world.verification.run(first.id)
        assert (await world.prepared(british(5))).id != first.id

    told(story())


def test_the_same_list_chosen_twice_at_the_same_moment_is_one_batch(world: World) -> None:
    async def story() -> None:
        lists = [(await world.read(british(5))).list_id for _ in range(2)]
        orders = [BatchOrder(list_id, CONNECTION, "phone-validation") for list_id in lists]
        found = await asyncio.gather(*map(world.preparing.prepare, orders), return_exceptions=True)
        assert sum(isinstance(each, BatchBusy) for each in found) == 1
        assert len(world.journal.batches()) == 1

    told(story())


def test_a_batch_that_is_worked_on_keeps_the_place_of_its_result(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(5), output="a.csv")
        with world.lists.claim(batch.list_id) as mine:
            assert mine
            with pytest.raises(BatchBusy):
                await world.prepared(british(5), output="b.csv")
        assert world.journal.batch(batch.id).output == "a.csv"

    told(story())


def test_a_lost_list_comes_back_with_the_same_file_and_nothing_is_paid_for_again(world: World) -> None:
    async def story() -> None:
        # GIVEN a batch of which one task was accepted, and whose list is deleted then
        batch = await world.prepared(british(6), most=3)
        world.service.mishap("detect", lambda: asyncio.sleep(0), KeyRefused(status=401, message=""))
        world.service.polls = 0
        with pytest.raises(KeyRefused):
            await world.submitting.submit(batch.id, 1)
        world.lists.discard(batch.list_id)
        world.session.reopen(CONNECTION)
        with pytest.raises(ListLost, match=r"list\.csv"):
            await world.verification.run(batch.id, 1)
        # WHEN the same file is verified again
        again = await world.prepared(british(6), most=3)
        assert again.id == batch.id
        # THEN the batch goes on with it
        world.verification.mend(batch.id)
        await world.verification.run(batch.id, 1)
        assert world.states(batch) == [S.JOINED, S.JOINED]
        world.sure(batch)

    told(story())


# --- the happy way ---


def test_each_task_is_written_down_before_it_leaves_and_after_it_arrived(world: World) -> None:
    seen: list[TaskState] = []

    async def look() -> None:
        seen.extend(world.states(world.journal.batches()[0]))

    async def story() -> None:
        batch = await world.prepared(british(5))
        world.service.mishap("detect", look)
        await world.submitting.submit(batch.id, 1)
        (task,) = world.tasks(batch)
        assert seen == [S.SENDING]
        assert (task.state, task.remote_id, task.cost) == (S.ACCEPTED, "t_01", Decimal(5))
        assert (task.balance_before, task.first_number, task.last_number) == (
            Decimal(1_000_000),
            "+447…00",
            "+447…04",
        )
        assert task.sent_at is not None
        assert world.kinds(batch) == ["prepared", "send", "taken"]
        assert set(world.changes) == {batch.id}

    told(story())


@pytest.mark.parametrize(("via", "way"), [(Via.JSON, "detect"), (Via.FILE, "detect_file")])
def test_numbers_go_the_way_that_was_chosen(world: World, via: Via, way: str) -> None:
    async def story() -> None:
        batch = await world.prepared(british(5), via=via)
        await world.submitting.submit(batch.id, 1)
        assert way in world.service.log
        assert world.service.jobs["t_01"].phones == tuple(british(5))

    told(story())


def test_submissions_of_one_connection_go_one_at_a_time(world: World) -> None:
    async def story() -> None:
        batches = [await world.prepared(british(9, start=at), most=3) for at in (0, 100, 200)]
        await asyncio.gather(*(world.submitting.submit(batch.id, 1) for batch in batches))
        assert world.service.most_at_once == 1
        assert len(world.service.jobs) == 9
        for batch in batches:
            world.sure(batch)

    told(story())


# --- what never arrived, and what was throttled ---


def test_what_never_arrived_is_sent_again_and_only_once_in_the_end(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(5))
        world.service.mishap("detect", NEVER, NEVER)
        await world.submitting.submit(batch.id, 3)
        assert world.states(batch) == [S.ACCEPTED]
        assert world.kinds(batch) == ["prepared", *["send", "never arrived"] * 2, "send", "taken"]
        world.sure(batch)

    told(story())


def test_after_so_many_tries_it_is_raised_and_the_task_waits(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(5))
        world.service.mishap("detect", *[NEVER] * 10)
        began = world.time.seconds()
        with pytest.raises(NeverArrived):
            await world.submitting.submit(batch.id, 4)
        assert world.states(batch) == [S.PREPARED]
        assert world.service.log.count("detect") == 4
        assert world.time.seconds() - began == pytest.approx(1 + 2 + 4, abs=0.5)

    told(story())


def test_the_window_tries_for_as_long_as_it_takes(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(5))
        world.service.mishap("detect", *[NEVER] * 50)
        await world.submitting.submit(batch.id, None)
        assert world.states(batch) == [S.ACCEPTED]
        world.sure(batch)

    told(story())


@pytest.mark.parametrize(("wait", "least"), [(40.0, 40.0), (None, 10.0), (0.0, 1.0), (100_000.0, 300.0)])
def test_a_throttled_submission_waits_and_is_sent_exactly_once_more(
    world: World, wait: float | None, least: float
) -> None:
    async def story() -> None:
        batch = await world.prepared(british(5))
        world.service.mishap("detect", Throttled(message="", retry_after=wait))
        began = world.time.seconds()
        await world.submitting.submit(batch.id, 1)
        assert least <= world.time.seconds() - began <= least + 5
        assert world.service.log.count("detect") == 2
        assert world.states(batch) == [S.ACCEPTED]
        world.sure(batch)

    told(story())


# --- what was refused ---


def test_a_task_that_is_too_large_is_split_and_the_limit_is_remembered(world: World) -> None:
    async def story() -> None:
        world.service.takes = 30
        batch = await world.prepared(british(200))
        await world.submitting.submit(batch.id, 1)
        tasks = [task for task in world.tasks(batch) if task.state is not S.SPLIT]
        assert {task.state for task in tasks} == {S.ACCEPTED}
        assert sum(task.numbers for task in tasks) == 200
        assert sorted(world.service.sent_numbers()) == british(200)
        assert world.service.log.count("detect") == len(tasks) + 3  # 200, 100 and 50 were refused
        world.sure(batch)
        # AND the next list is cut right from the start
        world.service.log.clear()
        batch = await world.prepared(british(100, start=1_000))
        await world.submitting.submit(batch.id, 1)
        assert world.service.log.count("detect") == len(world.tasks(batch)) == 4

    told(story())


def test_a_limit_is_learned_for_its_own_connection_alone(world: World) -> None:
    async def story() -> None:
        world.service.takes = 30
        await world.submitting.submit((await world.prepared(british(60))).id, 1)
        other = await world.prepared(british(60), connection=type(CONNECTION)("https://other/api/v1"))
        assert len(world.tasks(other)) == 1

    told(story())


def test_a_very_small_limit_splits_a_large_task_without_asking_for_every_half(world: World) -> None:
    async def story() -> None:
        world.service.takes, world.service.enforce = 3, False
        batch = await world.prepared(british(2_000), most=1_000)
        submitting = asyncio.ensure_future(world.submitting.submit(batch.id, 1))
        await until(lambda: len(world.service.jobs) == 3, submitting)
        submitting.cancel()
        await asyncio.gather(submitting, return_exceptions=True)
        assert world.service.log.count("detect") <= 3 + 1 + 10
        world.sure(batch)

    told(story())


def test_a_limit_of_nothing_is_no_limit(world: World) -> None:
    async def story() -> None:
        # GIVEN a service that names a count of which no task can be made
        batch = await world.prepared(british(8))
        world.service.mishap("detect", *[TooLarge(message="at most 0 numbers", most=0)] * 40)
        with pytest.raises(TooLarge):
            await world.submitting.submit(batch.id, 1)
        # THEN the task is halved, as where nothing is named, and not sent again and again as it is
        assert world.service.log.count("detect") == 4  # 8, 4, 2, 1

    told(story())


def test_a_single_number_that_is_too_large_ends_the_splitting_and_unlearns_it(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(64), most=32)
        world.service.mishap("detect", *[too_large(0)] * 100)
        with pytest.raises(TooLarge):
            await world.submitting.submit(batch.id, 1)
        assert world.service.log.count("detect") == 6  # 32, 16, 8, 4, 2, 1
        assert world.service.jobs == {}
        world.sure(batch)
        assert len(world.tasks(await world.prepared(british(64, start=500)))) == 1

    told(story())


@pytest.mark.parametrize(
    "error", [KeyRefused(status=401, message="No."), BalanceShort(message="Add."), KeyMissing(origin="x")]
)
def test_a_refused_key_or_balance_stops_the_rest(world: World, error: DialproofError) -> None:
    async def story() -> None:
        batch = await world.prepared(british(9), most=3)
        world.service.mishap("detect", lambda: asyncio.sleep(0), error)
        with pytest.raises(type(error)):
            await world.submitting.submit(batch.id, None)
        assert world.states(batch) == [S.ACCEPTED, S.REJECTED, S.PREPARED]
        assert world.tasks(batch)[1].message == error.sentence
        # AND put right, the rest is sent
        world.verification.mend(batch.id)
        await world.submitting.submit(batch.id, None)
        assert world.states(batch) == [S.ACCEPTED] * 3
        world.sure(batch)

    told(story())


def test_a_key_that_the_balance_refuses_sends_nothing(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(3))
        world.service.mishap("balance", KeyRefused(status=401, message=""))
        with pytest.raises(KeyRefused):
            await world.submitting.submit(batch.id, 1)
        assert world.states(batch) == [S.PREPARED]
        assert "detect" not in world.service.log

    told(story())


@pytest.mark.parametrize(
    "error",
    [
        KeyRefused(status=403, message=""),
        NoAnswer(origin="x", reason="y"),
        RequestRefused(status=405, message=""),
        Throttled(message="", retry_after=3.0),
    ],
)
def test_a_balance_that_can_not_be_read_is_no_reason_not_to_send(world: World, error: DialproofError) -> None:
    async def story() -> None:
        batch = await world.prepared(british(3))
        world.service.mishap("balance", error)
        await world.submitting.submit(batch.id, 1)
        (task,) = world.tasks(batch)
        assert (task.state, task.balance_before) == (S.ACCEPTED, None)

    told(story())


def test_without_a_key_nothing_is_sent_and_the_task_says_why(world: World) -> None:
    async def story() -> None:
        world.keys.kept.clear()
        batch = await world.prepared(british(3))
        with pytest.raises(KeyMissing, match=ORIGIN):
            await world.submitting.submit(batch.id, 1)
        (task,) = world.tasks(batch)
        assert task.state is S.PREPARED
        assert "no API key" in task.message

    told(story())


def test_a_key_that_no_header_can_hold_is_known_not_to_have_left(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(3))
        world.service.mishap("detect", UsageError(reason="The key has a line break."))
        with pytest.raises(UsageError):
            await world.submitting.submit(batch.id, 1)
        assert world.states(batch) == [S.PREPARED]

    told(story())


def test_the_same_refusal_three_times_in_a_row_is_enough(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(10), most=1)
        world.service.mishap("detect", *[RequestRefused(status=422, message="No such product.")] * 9)
        await world.submitting.submit(batch.id, 1)
        assert world.states(batch) == [S.REJECTED] * 3 + [S.PREPARED] * 7

    told(story())


def test_refusals_that_differ_let_the_others_pass(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(6), most=1)
        errors = [RequestRefused(status=422, message=f"Country {at}.") for at in range(3)]
        world.service.mishap("detect", *errors)
        await world.submitting.submit(batch.id, 1)
        assert world.states(batch) == [S.REJECTED] * 3 + [S.ACCEPTED] * 3

    told(story())


# --- what nobody knows ---


@pytest.mark.parametrize("error", [unknown(), NoAnswer(origin="x", reason="reset"), unknown("no task id")])
def test_a_doubtful_submission_is_never_sent_again_by_itself(world: World, error: DialproofError) -> None:
    async def story() -> None:
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

    told(story())


def test_two_doubts_in_a_row_stop_the_rest(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(5), most=1)
        world.service.mishap("detect", unknown(), unknown(), unknown())
        await world.submitting.submit(batch.id, None)
        assert world.states(batch) == [S.UNKNOWN] * 2 + [S.PREPARED] * 3

    told(story())


@pytest.mark.parametrize(
    "error", [KeyRefused(status=401, message=""), NoAnswer(origin="x", reason="y"), RuntimeError("a fault")]
)
def test_the_doubt_is_on_disk_before_the_evidence_is_asked_for(world: World, error: BaseException) -> None:
    async def story() -> None:
        batch = await world.prepared(british(5))
        world.service.mishap("detect", unknown())
        world.service.mishap("balance", lambda: asyncio.sleep(0), error)
        (result,) = await asyncio.gather(world.submitting.submit(batch.id, 1), return_exceptions=True)
        assert result is None or result is error
        assert world.states(batch) == [S.UNKNOWN]

    told(story())


def test_a_fault_in_the_program_while_sending_leaves_a_doubt_and_is_raised(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(5))
        world.service.mishap("answer", ZeroDivisionError())
        with pytest.raises(ZeroDivisionError):
            await world.submitting.submit(batch.id, 1)
        (task,) = world.tasks(batch)
        assert task.state is S.UNKNOWN
        assert "ZeroDivisionError" in task.message

    told(story())


def test_a_task_id_that_the_journal_could_not_take_stands_in_the_log(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    async def full() -> None:
        world.journal.close()

    async def story() -> None:
        batch = await world.prepared(british(5))
        world.service.mishap("answer", full)
        with pytest.raises(Exception, match="closed"):
            await world.submitting.submit(batch.id, 1)

    told(story())
    assert "t_01" in caplog.text
    again = World(world.home, world.service)
    (batch,) = again.journal.batches()
    assert again.states(batch) == [S.SENDING]
    again.verification.settle_all()
    assert again.states(batch) == [S.UNKNOWN]
    again.close()


# --- cancelled at every step ---

STEPS = ["balance", "detect", "answer"]


@pytest.mark.parametrize("step", STEPS)
def test_cancelled_while_something_is_asked(world: World, step: str) -> None:
    async def story() -> None:
        batch = await world.prepared(british(5))
        never = asyncio.Event()
        world.service.mishap(step, blocked(never))
        submitting = asyncio.ensure_future(world.submitting.submit(batch.id, None))
        await until(lambda: not world.service.mishaps[step], submitting)
        submitting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await submitting
        # Before it left it waits; once it may have left nobody knows.
        assert world.states(batch) == [S.PREPARED if step == "balance" else S.UNKNOWN]
        world.sure(batch)

    told(story())


def test_cancelled_after_any_number_of_steps_a_submission_is_never_lost_nor_doubled(world: World) -> None:
    """The loop is turned 0, 1, 2 … times before the cancel, so that it hits every await there is."""

    async def story() -> None:
        seen: set[tuple[TaskState, bool]] = set()
        for turns in range(120):
            batch = await world.prepared(british(1, start=turns))
            before = len(world.service.jobs)
            submitting = asyncio.ensure_future(world.submitting.submit(batch.id, None))
            for _ in range(turns):
                await asyncio.sleep(0)
            submitting.cancel()
            await asyncio.gather(submitting, return_exceptions=True)
            (task,) = world.tasks(batch)
            arrived = len(world.service.jobs) > before
            seen.add((task.state, arrived))
            # A task may be prepared only where nothing arrived, and it is accepted only where something did.
            assert (task.state, arrived) in {
                (S.PREPARED, False), (S.UNKNOWN, False), (S.UNKNOWN, True), (S.ACCEPTED, True),
            }  # fmt: skip
            world.sure(batch)
            await world.time.sleep(10)
            if (S.ACCEPTED, True) in seen:
                break
        # A request that is on its way when the program ends is still heard out.
        assert {state for state, _ in seen} == {S.PREPARED, S.ACCEPTED}

    told(story())


def test_a_request_that_is_not_answered_in_the_last_moment_is_in_doubt(world: World) -> None:
    async def story() -> None:
        # GIVEN a service that accepts and doesn't answer
        never = asyncio.get_running_loop().create_future()

        async def silent() -> None:
            await never

        world.service.mishap("answer", silent)
        batch = await world.prepared(british(1))
        submitting = asyncio.ensure_future(Submitting(world.bench, last_moment=0.01).submit(batch.id, None))
        await until(lambda: bool(world.service.jobs))
        # WHEN the program is ended
        submitting.cancel()
        await asyncio.gather(submitting, return_exceptions=True)
        # THEN nobody claims to know
        (task,) = world.tasks(batch)
        assert (task.state, task.message) == (S.UNKNOWN, STOPPED)

    told(story())


def test_a_doubt_reason_is_the_clients_own_words(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(2))
        world.service.mishap("detect", OutcomeUnknown(count=1, reason="status 502: Bad gateway"))
        await world.submitting.submit(batch.id, 1)
        assert world.tasks(batch)[0].message == "status 502: Bad gateway"

    told(story())


def test_several_countries_go_in_tasks_of_their_own(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared([*british(3), *german(2)])
        await world.submitting.submit(batch.id, 1)
        assert [(job.country, job.phones) for job in world.service.jobs.values()] == [
            ("GB", tuple(british(3))), ("DE", tuple(german(2))),
        ]  # fmt: skip

    told(story())


# --- the journal can't be written ---


def full_disk(world: World, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """From the next acceptance on the journal takes nothing more for so long."""
    record = world.journal.record
    full_from: list[float] = []

    def fails_for_a_while(task_id: int, event: TaskEvent, *args: Any, **changes: Any) -> Any:
        if event is TaskEvent.TAKEN:
            full_from[:] = full_from or [world.time.seconds()]
        if full_from and world.time.seconds() < full_from[0] + seconds:
            raise DiskFull(name="home")
        return record(task_id, event, *args, **changes)

    monkeypatch.setattr(world.journal, "record", fails_for_a_while)


def test_an_accepted_task_waits_for_room_in_the_journal(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        batch = await world.prepared(british(3))
        full_disk(world, monkeypatch, 20)
        await world.verification.run(batch.id)
        assert world.states(batch) == [S.JOINED]
        world.sure(batch)

    told(story())


def test_an_accepted_task_that_cannot_be_written_down_is_named_and_then_in_doubt(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        batch = await world.prepared(british(3))
        full_disk(world, monkeypatch, 3600)
        with pytest.raises(AcceptedNotKept, match="t_01"):
            await world.verification.run(batch.id)
        monkeypatch.undo()
        world.verification.settle_all()
        (task,) = world.tasks(batch)
        assert task.state is S.UNKNOWN
        await world.verification.decide_arrived(task, "t_01")
        await world.verification.run(batch.id)
        assert world.states(batch) == [S.JOINED]
        world.sure(batch)

    told(story())


# --- after a damaged journal ---


def test_a_list_that_a_restored_journal_does_not_know_waits_for_a_decision(world: World) -> None:
    async def story() -> None:
        batch = await world.prepared(british(6), most=3)
        with world.bench.list_of(batch) as store:
            lists = (PerhapsSent(batch.file, store.source_digest),)
        remember(world.journal, Restoration(world.time.now(), None, "damaged", 0, lists))

        await world.verification.run(batch.id)
        assert world.states(batch) == [S.UNKNOWN, S.UNKNOWN]
        assert world.service.log == []
        assert perhaps_sent(world.journal) == []

        for task in world.tasks(batch):
            world.verification.decide_resend(task)
        await world.verification.run(batch.id)
        assert world.states(batch) == [S.JOINED, S.JOINED]
        world.sure(batch)

    told(story())


def test_another_list_is_sent_as_ever(world: World) -> None:
    async def story() -> None:
        lists = (PerhapsSent("other.csv", "digest of another"),)
        remember(world.journal, Restoration(world.time.now(), None, "damaged", 0, lists))
        batch = await world.prepared(british(3))
        await world.verification.run(batch.id)
        assert world.states(batch) == [S.JOINED]
        assert perhaps_sent(world.journal) == list(lists)

    told(story())
