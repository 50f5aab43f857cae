"""The unanswered are sent again: each once, only what has ended without an answer, and only when agreed to."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from decimal import Decimal

import pytest

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.batching import Unanswered
from desktop_app.core.batches.status import Condition, condition_by_tasks
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.errors import BatchBusy, BatchMissing, ListLost, RequestRefused
from desktop_app.core.rows.list_row import AnswerStatus, RowFilter
from desktop_app.core.service.connection import Connection
from desktop_app.services.lists.repeating import Repeating
from desktop_app.services.program.failpoints import Moment
from tests.services.scripted_service import unknown
from tests.services.world import URL, World, british, german, until

S = TaskState


def answers(*numbers: str) -> bytes:
    """A result file that holds these."""
    return ("number,active\n" + "".join(f"{number},yes\n" for number in numbers)).encode()


def hold_back(world: World, job: str, *numbers: str) -> None:
    """Let the result of a task of the service hold these numbers alone."""
    world.service.results[job] = answers(*numbers)


async def with_gaps(world: World, **order: object) -> Batch:
    """Seven British and five German numbers, in tasks of four; two British and one German have no answer."""
    hold_back(world, "t_01", *british(4)[1:])
    hold_back(world, "t_02", *british(7)[5:])
    hold_back(world, "t_04")
    batch = await world.prepared([*british(7), *german(5), "nonsense", british(1)[0]], most=4, **order)
    await world.verification.run(batch.id, 1)
    assert world.verification.outcome(batch.id).unanswered == 3
    return batch


async def send_again(world: World, batch: Batch, agreed: int) -> None:
    await world.repeating.repeat(batch.id, agreed)
    await world.verification.run(batch.id, 1)


async def test_exactly_the_unanswered_are_sent_again_and_get_their_answers(world: World) -> None:
    # GIVEN a batch with gaps
    batch = await with_gaps(world)
    assert await world.repeating.unanswered(batch.id) == Unanswered(3, 0, 0)
    before = len(world.service.sent_numbers())
    # WHEN they are sent again
    await send_again(world, batch, 3)
    # THEN these alone left a second time, as tasks of the same batch, and everything has its answer
    assert sorted(world.service.sent_numbers()[before:]) == sorted([british(1)[0], british(5)[4], german(5)[4]])
    again = [task for task in world.tasks(batch) if task.again]
    assert [(task.country, task.first, task.numbers, task.state) for task in again] == [
        ("GB", 7, 2, S.JOINED),
        ("DE", 5, 1, S.JOINED),
    ]
    outcome = world.verification.outcome(batch.id)
    assert (outcome.submitted, outcome.answered, outcome.unanswered, outcome.exit_code) == (12, 12, 0, 0)
    assert await world.results.tally(batch.id) == {"answered": 13, "not sent": 1}
    assert await world.repeating.unanswered(batch.id) == Unanswered(0, 0, 0)
    assert "sent again" in world.kinds(batch)


async def test_a_result_that_was_written_is_written_again_with_the_new_answers(world: World) -> None:
    output = world.home / "out.csv"
    batch = await with_gaps(world, output=str(output))
    found = await world.exporting.export(batch.id, output)
    assert (found.sent, found.answered, found.unanswered, found.disagreements) == (12, 9, 3, ())
    assert world.journal.batch(batch.id).exported_at is not None
    await world.repeating.repeat(batch.id, 3)
    assert world.journal.batch(batch.id).exported_at is None
    assert [each.id for each in world.verification.unfinished()] == [batch.id]
    await world.verification.run(batch.id, 1)
    found = await world.exporting.export(batch.id, output)
    assert (found.sent, found.answered, found.unanswered, found.disagreements) == (12, 12, 0, ())
    assert "unanswered" not in output.read_text("utf-8-sig")


async def test_the_page_shows_what_is_sent_again_as_the_export_does(world: World) -> None:
    batch = await with_gaps(world)
    for state in (AnswerStatus.UNANSWERED, AnswerStatus.NOT_SENT):  # the second time they wait to be sent again
        store = world.results.open(batch.id)
        rows = store.rows(range(2, 16), batch.id, world.results.sent(batch.id))
        store.close()
        waiting = [row.row.row for row in rows if row.answer is state and row.row.e164]
        assert waiting == list(await world.results.select(batch.id, RowFilter(answer=state, fit=True)))
        assert waiting == [2, 6, 13, 15]  # the last is a duplicate of the first
        if state is AnswerStatus.UNANSWERED:
            await world.repeating.repeat(batch.id, 3)


async def test_what_stays_without_an_answer_can_be_sent_once_more(world: World) -> None:
    batch = await with_gaps(world)
    hold_back(world, "t_05")
    await send_again(world, batch, 3)
    assert await world.repeating.unanswered(batch.id) == Unanswered(2, 0, 0)
    await send_again(world, batch, 2)
    outcome = world.verification.outcome(batch.id)
    assert (outcome.submitted, outcome.answered) == (12, 12)
    assert [(task.first, task.numbers) for task in world.tasks(batch) if task.again and task.country == "GB"] == [
        (7, 2),
        (9, 2),
    ]


async def test_what_they_would_take_is_told_by_the_connections_products(world: World) -> None:
    team = Connection(URL, "Team", products="slug,price,minimum\nphone-validation,0.5,2\n")
    batch = await with_gaps(world)
    # GIVEN a minimum that the person was told of since
    await world.session.save(team, None)
    found = await world.repeating.unanswered(batch.id)
    # THEN a country whose rest is less than a task may have is told before anything is sent
    world.time.ahead += 1
    known = (await world.balances.read(team)).amount
    estimate = world.repeating.estimate(batch.id, found, known)
    assert (estimate.numbers, estimate.tasks) == (3, 2)
    assert (estimate.cost, estimate.after) == (Decimal("1.5"), known - Decimal("1.5"))
    assert (estimate.minimum, estimate.small) == (2, (("DE", 1),))


async def test_what_failed_or_was_left_undecided_is_told_apart(world: World) -> None:
    world.service.fails["DE"] = "Cannot."
    batch = await world.prepared([*british(4), *german(3)], most=2)
    world.service.mishap("answer", unknown())
    await world.verification.run(batch.id, 1)
    (left,) = [task for task in world.tasks(batch) if task.state is S.UNKNOWN]
    # What is in doubt isn't unanswered before a person has decided.
    assert await world.repeating.unanswered(batch.id) == Unanswered(3, failed=3, left=0)
    world.verification.decide_leave(left)
    assert await world.repeating.unanswered(batch.id) == Unanswered(5, failed=3, left=2)
    assert condition_by_tasks(world.tasks(batch)) is Condition.INCOMPLETE
    world.service.fails.clear()
    await send_again(world, batch, 5)
    assert world.verification.outcome(batch.id).exit_code == 0
    assert condition_by_tasks(world.tasks(batch)) is Condition.COMPLETED


async def test_numbers_that_were_refused_or_are_in_doubt_are_not_among_them(world: World) -> None:
    hold_back(world, "t_01")
    batch = await world.prepared(british(6), most=2)
    world.service.mishap("detect", _pass, RequestRefused(status=422, message="No."), unknown())
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED, S.REJECTED, S.UNKNOWN]
    assert await world.repeating.unanswered(batch.id) == Unanswered(2, 0, 0)
    await send_again(world, batch, 2)
    assert world.states(batch) == [S.JOINED, S.REJECTED, S.UNKNOWN, S.JOINED]
    assert world.service.sent_numbers() == [*british(2), *british(2)]


async def _pass() -> None:
    """Let one request pass."""


async def test_two_clicks_send_once(world: World) -> None:
    batch = await with_gaps(world)
    before = len(world.service.sent_numbers())
    clicks = await asyncio.gather(*(world.repeating.repeat(batch.id, 3) for _ in range(2)), return_exceptions=True)
    assert [type(each) for each in clicks] == [type(None), BatchBusy]
    with pytest.raises(BatchBusy):
        await world.repeating.repeat(batch.id, 3)
    await world.verification.run(batch.id, 1)
    assert len(world.service.sent_numbers()) == before + 3
    with pytest.raises(BatchMissing, match="changed meanwhile"):
        await world.repeating.repeat(batch.id, 3)
    with pytest.raises(BatchMissing, match="changed meanwhile"):
        await world.repeating.repeat(batch.id, 0)
    assert len(world.service.sent_numbers()) == before + 3


async def test_two_processes_send_once(world: World) -> None:
    batch = await with_gaps(world)
    other = World(world.home, world.service)
    with other.lists.claim(batch.list_id) as mine:
        assert mine
        with pytest.raises(BatchBusy):
            await world.repeating.repeat(batch.id, 3)
    await other.repeating.repeat(batch.id, 3)
    with pytest.raises(BatchBusy):
        await world.repeating.repeat(batch.id, 3)
    running = asyncio.ensure_future(other.verification.run(batch.id, 1))
    await until(lambda: len(world.service.jobs) == 5, running)
    with pytest.raises(BatchBusy):
        await world.repeating.repeat(batch.id, 3)
    await running
    assert world.verification.outcome(batch.id).answered == 12
    other.close()


async def test_more_or_fewer_than_was_agreed_to_are_not_sent(world: World) -> None:
    batch = await with_gaps(world)
    for agreed in (2, 4):
        with pytest.raises(BatchMissing, match="changed meanwhile"):
            await world.repeating.repeat(batch.id, agreed)
    assert not any(task.again for task in world.tasks(batch))


class Crash(BaseException):
    """The power is cut."""


async def test_a_crash_before_the_journal_knows_leaves_nothing_that_matters(world: World) -> None:
    batch = await with_gaps(world)

    def crash(moment: Moment) -> None:
        assert moment is Moment.REPEATED
        raise Crash

    crashing = Repeating(replace(world.context, at=crash))
    for _ in range(2):
        with pytest.raises(Crash):
            await crashing.repeat(batch.id, 3)
    # THEN everything is as it was before
    assert condition_by_tasks(world.tasks(batch)) is Condition.COMPLETED
    assert await world.repeating.unanswered(batch.id) == Unanswered(3, 0, 0)
    found = await world.exporting.export(batch.id, world.home / "out.csv")
    assert (found.unanswered, found.disagreements) == (3, ())
    # AND the next attempt works
    await send_again(world, batch, 3)
    assert [task.first for task in world.tasks(batch) if task.again] == [7, 5]
    assert world.verification.outcome(batch.id).unanswered == 0
    found = await world.exporting.export(batch.id, world.home / "out.csv")
    assert (found.unanswered, found.disagreements) == (0, ())


async def test_what_is_sent_again_is_split_by_what_the_service_takes(world: World) -> None:
    hold_back(world, "t_01")
    batch = await world.prepared(british(8))
    await world.verification.run(batch.id, 1)
    world.service.takes = 3
    await send_again(world, batch, 8)
    pieces = [task for task in world.tasks(batch) if task.state is S.JOINED and task.again]
    assert [(task.first, task.numbers) for task in pieces] == [(8, 2), (10, 2), (12, 2), (14, 2)]
    outcome = world.verification.outcome(batch.id)
    assert (outcome.submitted, outcome.answered) == (8, 8)
    found = await world.exporting.export(batch.id, world.home / "out.csv")
    assert found.disagreements == ()


async def test_an_answer_that_comes_from_both_tasks_is_kept_as_it_came_first(world: World) -> None:
    batch = await with_gaps(world)
    hold_back(world, "t_05", *british(1), "+447400000004")
    await world.repeating.repeat(batch.id, 3)
    # The first task is joined once more meanwhile, and brings what it kept back.
    first = world.tasks(batch)[0]
    world.context.record(first, TaskEvent.LIST_REPLACED, {})
    late = "".join(f"{number},late\n" for number in british(4))
    world.service.results["t_01"] = f"number,active\n{late}".encode()
    await world.verification.run(batch.id, 1)
    assert await world.results.tally(batch.id, 0) in ({"yes": 9, "late": 4}, {"yes": 8, "late": 5})
    tasks = world.tasks(batch)
    assert sum(task.answered for task in tasks) == 12
    assert sum(task.repeated for task in tasks) == 1
    found = await world.exporting.export(batch.id, world.home / "out.csv")
    assert (found.answered, found.repeated, found.disagreements) == (12, 1, ())


# --- a list that is lost meanwhile ---


async def lost(world: World, batch: Batch) -> None:
    """The list is deleted, and the same file is verified again."""
    world.lists.discard(batch.list_id)
    again = await world.prepared([*british(7), *german(5), "nonsense", british(1)[0]], most=4)
    assert again.id == batch.id


async def test_a_lost_list_comes_back_with_the_answers_of_both_rounds(world: World) -> None:
    batch = await with_gaps(world)
    await send_again(world, batch, 3)
    sent = len(world.service.sent_numbers())
    for job, numbers in (("t_01", british(4)[1:]), ("t_02", british(7)[5:]), ("t_04", [])):
        hold_back(world, job, *numbers)
    world.journal.update_batch(batch.id, output=str(world.home / "out.csv"))
    await lost(world, batch)
    await world.verification.run(batch.id, 1)
    outcome = world.verification.outcome(batch.id)
    assert (outcome.submitted, outcome.answered, outcome.exit_code) == (12, 12, 0)
    assert len(world.service.sent_numbers()) == sent
    found = await world.exporting.export(batch.id, world.home / "out.csv")
    assert (found.answered, found.disagreements) == (12, ())


@pytest.mark.parametrize("refused", [False, True])
async def test_what_was_to_be_sent_again_and_had_not_left_is_given_up_with_a_lost_list(
    world: World, refused: bool
) -> None:
    batch = await with_gaps(world)
    await world.repeating.repeat(batch.id, 3)
    if refused:
        world.service.mishap("detect", *[RequestRefused(status=422, message="No.")] * 2)
        await world.verification.run(batch.id, 1)
    for job, numbers in (("t_01", british(4)[1:]), ("t_02", british(7)[5:]), ("t_04", [])):
        hold_back(world, job, *numbers)
    await lost(world, batch)
    await world.verification.run(batch.id, 1)
    assert [task.state for task in world.tasks(batch) if task.again] == [S.SPLIT, S.SPLIT]
    assert await world.repeating.unanswered(batch.id) == Unanswered(3, 0, 0)
    await send_again(world, batch, 3)
    assert world.verification.outcome(batch.id).answered == 12


async def test_a_lost_list_waits_until_what_was_sent_again_is_decided(world: World) -> None:
    batch = await with_gaps(world)
    await world.repeating.repeat(batch.id, 3)
    world.service.mishap("answer", unknown())
    await world.verification.run(batch.id, 1)
    (doubted,) = [task for task in world.tasks(batch) if task.state is S.UNKNOWN]
    with pytest.raises(ListLost, match=r"list\.csv"):
        await lost(world, batch)
    for job, numbers in (("t_01", british(4)[1:]), ("t_02", british(7)[5:]), ("t_04", [])):
        hold_back(world, job, *numbers)
    await world.verification.decide_arrived(doubted, "t_05")
    await lost(world, batch)
    await world.verification.run(batch.id, 1)
    assert world.verification.outcome(batch.id).answered == 12


async def test_without_its_list_nothing_can_be_sent_again(world: World) -> None:
    batch = await with_gaps(world)
    world.lists.discard(batch.list_id)
    with pytest.raises(ListLost, match=r"list\.csv"):
        await world.repeating.unanswered(batch.id)
    with pytest.raises(ListLost, match=r"list\.csv"):
        await world.repeating.repeat(batch.id, 3)
    assert not any(task.again for task in world.tasks(batch))
