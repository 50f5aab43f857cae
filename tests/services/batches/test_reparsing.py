"""Results read otherwise afterwards: nothing is fetched or paid again, and the journal follows the list."""

from __future__ import annotations

import asyncio
from collections import deque

import pytest

from desktop_app.core.batches.batch import Batch, answered
from desktop_app.core.batches.submission import TaskEvent, TaskState
from desktop_app.core.errors import (
    BatchBusy,
    BatchMissing,
    DialproofError,
    DiskFull,
    FileStalled,
    ProfileBroken,
    ResultNotRead,
    WorkerDied,
)
from desktop_app.core.profile.reading import read_profile
from desktop_app.core.results.answer_form import Layout, ResultForm, form_text
from desktop_app.core.service.connection import Connection
from desktop_app.services.batches.task_advancer import result_file
from desktop_app.services.jobs import Reparse
from desktop_app.storage.lists.file import FILE_NAME
from desktop_app.workers.jobs import perform
from tests.services.world import CONNECTION, URL, World, british
from tests.storage.damaging import damage_table

S = TaskState
NUMBERS = british(4)
# By itself the first column is taken; it was the second that was meant.
TWO = "asked,forwarded,active\n"
ANEW = ResultForm(number="forwarded")


def crossed(*numbers: str, extra: str = "") -> bytes:
    pairs = zip(numbers, reversed(numbers), strict=True)
    return (TWO + "".join(f"{one},{two},yes\n" for one, two in pairs) + extra).encode()


async def verified(world: World, *files: bytes) -> Batch:
    """A batch whose tasks of two numbers have these results."""
    for at, content in enumerate(files, 1):
        world.service.results[f"t_{at:02}"] = content
    batch = await world.prepared(NUMBERS, most=2)
    await world.verification.run(batch.id, 1)
    return batch


def columns(world: World, batch: Batch) -> tuple[str, ...]:
    with world.context.list_of(batch) as store:
        return store.result_columns(batch.id)


async def test_answers_counts_and_journal_follow_and_nothing_is_asked_of_the_service(world: World) -> None:
    # GIVEN a batch that is joined by the wrong column, and exported
    batch = await verified(world, crossed(*NUMBERS[:2], extra="+33612345678,,no\n"), crossed(*NUMBERS[2:]))
    await world.exporting.export(batch.id, world.home / "out.csv")
    asked, credit = list(world.service.log), world.service.credits
    first, _ = world.reparsing.received(batch.id)
    shown = await world.reparsing.preview(first, ANEW)
    assert (shown.columns, shown.answers, shown.problem) == (("asked", "active"), 2, "")
    # WHEN it is read otherwise
    done = await world.reparsing.reparse(batch.id, ANEW)
    # THEN every task has its answers anew, and the journal says so
    assert ([task.part for task in done.read], done.kept) == ([1, 2], ())
    assert columns(world, batch) == ("asked", "active")
    assert world.states(batch) == [S.JOINED, S.JOINED]
    assert [(task.answered, task.strangers) for task in world.tasks(batch)] == [(2, 0), (2, 0)]
    (event, *_) = world.journal.events(batch.id, first.id)
    assert (event.kind, event.detail["answered"]) == (TaskEvent.REREAD, 2)
    # AND what was written doesn't know of it; the next one adds up
    assert world.journal.batch(batch.id).exported_at is None
    assert not (await world.exporting.export(batch.id, world.home / "out.csv")).disagreements
    # AND nothing was sent, asked or fetched
    assert (world.service.log, world.service.credits) == (asked, credit)


async def test_which_results_hold_answers_is_told_of_a_damaged_list_as_of_none(world: World) -> None:
    batch = await verified(world, crossed(*NUMBERS[:2]), crossed(*NUMBERS[2:]))
    tasks = world.tasks(batch)
    assert world.reparsing.holding(batch.id, tasks) == tasks
    damage_table(world.context.lists.folder(batch.list_id) / FILE_NAME, "joined")
    assert world.reparsing.holding(batch.id, tasks) == []


async def test_a_result_that_could_not_be_read_is_joined_after_the_correction(world: World) -> None:
    # GIVEN a service whose numbers stand in one cell with its own sign, beside one that is understood
    broken = "".join(f"#{number}#active\n" for number in NUMBERS[:2]).encode()
    with pytest.raises(ResultNotRead, match="numbers in the result was sent"):
        await verified(world, broken.replace(b"#+", b"x9"), crossed(*NUMBERS[2:]))
    (batch,) = world.journal.batches()
    (task, _) = world.tasks(batch)
    assert (task.state, bool(task.message)) == (S.COMPLETED, True)
    assert world.reparsing.received(batch.id)[0].part == 1
    # WHEN what is said doesn't fit either, it is named and all is as it was
    with pytest.raises(BatchMissing):
        await world.reparsing.reparse(batch.id, ResultForm(number="nothing"))
    assert world.states(batch) == [S.COMPLETED, S.JOINED]
    assert (await world.reparsing.preview(task, ANEW)).problem
    done = await world.reparsing.reparse(batch.id, ANEW)
    assert [(each.part, "forwarded" in why) for each, why in done.kept] == [(1, True)]
    assert world.states(batch) == [S.COMPLETED, S.JOINED]


async def test_an_unreadable_result_that_fits_a_form_counts_as_joined_and_the_batch_has_ended(world: World) -> None:
    # GIVEN a table whose separator nobody guesses
    content = "".join(f"{number}~yes\n" for number in NUMBERS[:2]).encode()
    with pytest.raises(ResultNotRead):
        await verified(world, content, content.replace(b"~", b"~~"))
    (batch,) = world.journal.batches()
    before = len(world.service.log)
    # WHEN it is said
    await world.reparsing.reparse(batch.id, ResultForm(delimiter="~"))
    first, second = world.tasks(batch)
    # THEN its task is joined; the other one's numbers aren't in its file, and it stays
    assert (first.state, first.answered, first.message, second.state) == (S.JOINED, 2, "", S.COMPLETED)
    assert answered(world.tasks(batch)) == 2
    # AND a result that comes later is read so by itself
    world.service.results["t_02"] = "".join(f"{n}~no\n" for n in NUMBERS[2:]).encode()
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED, S.JOINED]
    assert len(world.service.log) > before
    assert world.reparsing.form(batch.id) == ResultForm(delimiter="~")


async def test_while_the_list_is_worked_on_nothing_is_read_otherwise(world: World) -> None:
    batch = await verified(world, crossed(*NUMBERS[:2]), crossed(*NUMBERS[2:]))
    with world.lists.claim(batch.list_id) as mine:
        assert mine
        with pytest.raises(BatchBusy):
            await world.reparsing.reparse(batch.id, ANEW)
    assert columns(world, batch) == ("forwarded", "active")


def ends(world: World, error: BaseException, *, done: bool) -> None:
    """The child process ends so once, with the list as it was or as it shall be."""

    async def once(job: Reparse) -> None:
        del world.worker.instead[Reparse]
        if done:
            perform(job)
        raise error

    world.worker.instead[Reparse] = once


@pytest.mark.parametrize("done", [False, True], ids=["before the list was changed", "after it"])
async def test_what_was_cut_off_is_carried_on_by_the_next_run(world: World, done: bool) -> None:
    batch = await verified(world, crossed(*NUMBERS[:2], extra=f"{NUMBERS[0]},,no\n"), crossed(*NUMBERS[2:]))
    # GIVEN a run that was killed with the list as it was, or a child process with it as it shall be
    if done:
        ends(world, WorkerDied(name="x"), done=True)
        with pytest.raises(WorkerDied):
            await world.reparsing.reparse(batch.id, ANEW)
    else:
        world.journal.save_setting("results read otherwise", {batch.id: form_text(ANEW)})
    assert [task.repeated for task in world.tasks(batch)] == [1, 0]
    # WHEN the program is started again
    again = world.again()
    before = again.reparsing.cut_off
    await again.reparsing.carry_on()
    assert (before, again.reparsing.cut_off) == (True, False)
    # THEN list and journal agree, and nothing is left to do
    assert columns(again, batch) == ("asked", "active")
    assert [(task.answered, task.repeated) for task in again.tasks(batch)] == [(2, 0), (2, 0)]
    assert not (await again.exporting.export(batch.id, world.home / "out.csv")).disagreements
    calls = len(again.worker.calls)
    await again.reparsing.carry_on()
    assert len(again.worker.calls) == calls
    again.close()


@pytest.mark.parametrize("ending", [WorkerDied, FileStalled, asyncio.CancelledError])
async def test_what_ends_before_the_list_was_changed_leaves_all_as_it_was(
    world: World, ending: type[Exception]
) -> None:
    batch = await verified(world, crossed(*NUMBERS[:2]), crossed(*NUMBERS[2:]))
    # GIVEN a file that ends the child process or makes it hang, or a person who gives up
    error = ending(name=batch.id, seconds=25) if issubclass(ending, DialproofError) else ending()
    ends(world, error, done=False)
    with pytest.raises(ending) as raised:
        await world.reparsing.reparse(batch.id, ANEW)
    # THEN nothing is left to be done behind their back
    assert not world.reparsing.cut_off
    assert columns(world, batch) == ("forwarded", "active")
    assert TaskEvent.REREAD not in world.kinds(batch)
    # AND they are told of it by the name that they know
    assert batch.id not in str(raised.value)


async def test_whoever_cancels_too_late_gets_list_and_journal_alike(world: World) -> None:
    batch = await verified(world, crossed(*NUMBERS[:2], extra=f"{NUMBERS[0]},,no\n"), crossed(*NUMBERS[2:]))
    ends(world, asyncio.CancelledError(), done=True)
    await world.reparsing.reparse(batch.id, ANEW)
    assert (columns(world, batch), world.reparsing.cut_off) == (("asked", "active"), False)
    assert [task.repeated for task in world.tasks(batch)] == [0, 0]


async def test_what_has_no_room_now_is_tried_again_by_the_next_run(world: World) -> None:
    batch = await verified(world, crossed(*NUMBERS[:2]), crossed(*NUMBERS[2:]))
    world.journal.save_setting("results read otherwise", {batch.id: form_text(ANEW)})
    world.worker.faults[Reparse] = deque([DiskFull(name="x")])
    await world.reparsing.carry_on()
    assert world.reparsing.cut_off
    await world.reparsing.carry_on()
    assert (columns(world, batch), world.reparsing.cut_off) == (("asked", "active"), False)


async def test_answers_of_a_task_that_a_restored_journal_does_not_know_stay(world: World) -> None:
    batch = await verified(world, crossed(*NUMBERS[:2]), crossed(*NUMBERS[2:]))
    # GIVEN a journal of before the second task was sent
    first, second = world.tasks(batch)
    known = world.journal.tasks
    world.journal.tasks = lambda batch_id: [task for task in known(batch_id) if task.id != second.id]  # type: ignore[method-assign]
    done = await world.reparsing.reparse(batch.id, ANEW)
    assert ([task.part for task in done.read], done.kept) == ([first.part], ())
    with world.context.list_of(batch) as store:
        assert store.answered(batch.id) == 4


async def test_a_task_whose_file_is_gone_keeps_its_answers_and_is_named(world: World) -> None:
    batch = await verified(world, crossed(*NUMBERS[:2]), crossed(*NUMBERS[2:]))
    _, second = world.tasks(batch)
    result_file(world.context, batch, second).unlink()
    done = await world.reparsing.reparse(batch.id, ANEW)
    assert ([task.part for task in done.read], [task.part for task, _ in done.kept]) == ([1], [2])
    assert [task.answered for task in world.tasks(batch)] == [2, 2]


async def test_a_list_that_is_gone_is_not_carried_on_for_ever(world: World) -> None:
    batch = await verified(world, crossed(*NUMBERS[:2]), crossed(*NUMBERS[2:]))
    world.journal.save_setting("results read otherwise", {batch.id: "{}", "no-batch": "nonsense"})
    world.lists.discard(batch.list_id)
    await world.reparsing.carry_on()
    assert world.journal.setting("results read otherwise") == {}
    with pytest.raises(DialproofError):
        await world.reparsing.reparse(batch.id, ANEW)


async def test_a_connection_is_taught_and_its_next_batch_read_so(world: World) -> None:
    await world.session.save(Connection(URL, "Team", "[limits]\nnumbers = 9\n"), "key")
    batch = await verified(world, crossed(*NUMBERS[:2]), crossed(*NUMBERS[2:]))
    assert world.reparsing.teachable(batch.id)
    with pytest.raises(ProfileBroken):  # what couldn't be read again isn't kept
        await world.reparsing.teach(batch.id, ResultForm(sheet="x" * 200))
    await world.reparsing.teach(batch.id, ResultForm(number="forwarded", layout=Layout.HITS))
    profile = read_profile(world.session.connection(URL).profile)
    assert (profile.result.number, profile.most_numbers) == ("forwarded", 9)
    # what was joined is as it was, and what comes is read so
    assert columns(world, batch) == ("forwarded", "active")
    assert world.reparsing.form(batch.id) == profile.result
    for at in (3, 4):
        world.service.broken_results[f"t_{at:02}"] = deque([crossed(*NUMBERS[2 * at - 6 : 2 * at - 4])])
    other = await world.prepared(NUMBERS, most=2, connection=world.session.connection(URL), product="hlr-lookup")
    await world.verification.run(other.id, 1)
    assert columns(world, other) == ("Listed",)
    assert world.states(other) == [S.JOINED, S.JOINED]


async def test_the_local_service_and_a_connection_that_is_not_kept_are_not_taught(world: World) -> None:
    batch = await world.prepared(NUMBERS, connection=CONNECTION)
    assert not world.reparsing.teachable(batch.id)
    assert world.reparsing.received(batch.id) == []
    await asyncio.sleep(0)


async def test_a_service_is_asked_as_seldom_as_it_wants(world: World) -> None:
    # Six questions: 20 seconds before each of the first ones, 25 between the last.
    profile = "[polling]\nfirst = 20\nlongest = 25\n"
    await world.session.save(Connection(URL, "Slow", profile), "key")
    batch = await world.prepared(NUMBERS, connection=world.session.connection(URL))
    world.service.polls = 5
    began = world.time.clock
    await world.verification.run(batch.id, 1)
    assert world.states(batch) == [S.JOINED]
    assert 120 <= world.time.clock - began <= 160
