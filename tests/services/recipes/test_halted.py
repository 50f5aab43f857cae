"""A file that was stopped isn't lost: it is taken up again once its reason is gone, and pays for nothing twice."""

from __future__ import annotations

import asyncio
import logging
import os
from contextlib import suppress
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.batches.step_plan import StepPlan, read_step
from desktop_app.core.errors import FileNotReadable
from desktop_app.core.recipes.recipe import Recipe, RunCap
from desktop_app.core.recipes.runs import Cause, RunRecord, RunState, worst_code
from desktop_app.services.recipes import run_files
from desktop_app.services.recipes.watching import LOOK
from tests.services.recipes.conftest import PRICED, Put
from tests.services.recipes.test_running import logged, there
from tests.services.recipes.test_watching import HOUR, looks, states, watched
from tests.services.scripted_service import unknown
from tests.services.world import World, british

__all__ = ["watched"]


async def test_a_list_that_was_prepared_by_hand_meanwhile_is_within_the_cap_in_numbers_or_stays(
    world: World, recipe: Recipe, put: Put
) -> None:
    # GIVEN a file above the cap in numbers, that a person has prepared by hand since
    tight, file = replace(recipe, cap=RunCap(numbers=3)), put("list.csv", british(5))
    assert (await world.runs.run(tight, file)).state is RunState.CAPPED
    found = await world.intake.read(file, recipe.shape.options)
    batch = await world.preparing.prepare(world.order(found.list_id, PRICED))
    # WHEN the recipe runs again, THEN it sends no more than it may, and takes nothing for its own
    (halted,) = world.runs.halted(tight)
    record = await world.runs.carry_on(tight, halted)
    assert (record.state, record.batch_id, world.service.sent_numbers()) == (RunState.CAPPED, "", [])
    assert "5 numbers" in record.message
    # AND once the person has sent it, there is nothing left to exceed the cap: its results are written
    await world.verification.run(batch.id)
    record = await world.runs.carry_on(tight, record)
    assert (record.state, record.batch_id) == (RunState.DONE, batch.id)


@pytest.mark.parametrize("paused", [False, True])
async def test_a_list_that_was_prepared_by_hand_meanwhile_gets_the_further_steps_too(
    world: World, recipe: Recipe, put: Put, paused: bool
) -> None:
    # GIVEN a file above the cap of a recipe with two products, that a person has prepared by hand since
    both = replace(recipe, then=(read_step("hlr-lookup"),), cap=RunCap(numbers=3))
    file = put("list.csv", british(3))
    record = await world.runs.run(both, file)
    assert (record.state, world.service.sent_numbers()) == (RunState.CAPPED, [])
    found = await world.intake.read(file, recipe.shape.options)
    batch = await world.preparing.prepare(world.order(found.list_id, PRICED))
    if paused:
        world.verification.pausing.pause(batch.id)
    # WHEN the cap is raised, and the run goes on
    both = replace(both, cap=RunCap(numbers=20))
    record = await world.runs.carry_on(both, record)
    if paused:
        assert (record.state, world.service.sent_numbers()) == (RunState.STOPPED, [])
        await world.verification.run(batch.id, go_on=True)
        record = await world.runs.carry_on(both, record)
    # THEN the second product is asked, too
    assert (record.state, record.batch_id) == (RunState.DONE, batch.id)
    assert [each.product for each in world.results.steps(batch.id)] == ["phone-validation", "hlr-lookup"]
    assert world.service.sent_numbers() == british(3) * 2
    assert record.figures is not None
    assert record.figures.sent == 6


async def test_the_further_steps_of_a_list_that_was_sent_by_hand_stay_within_the_cap(
    world: World, recipe: Recipe, put: Put
) -> None:
    both = replace(recipe, then=(read_step("hlr-lookup"),), cap=RunCap(numbers=3))
    file = put("list.csv", british(3))
    record = await world.runs.run(both, file)
    found = await world.intake.read(file, recipe.shape.options)
    await world.preparing.prepare(world.order(found.list_id, PRICED))
    record = await world.runs.carry_on(both, record)
    assert (record.state, world.service.sent_numbers()) == (RunState.CAPPED, british(3))
    assert "takes 6 numbers" in record.message


async def test_a_list_whose_other_steps_are_under_way_is_waited_for(world: World, recipe: Recipe, put: Put) -> None:
    # GIVEN a list whose own second step has begun, and a third is to come
    both = replace(recipe, then=(read_step("hlr-lookup"),), cap=RunCap(numbers=20))
    file, small = put("list.csv", british(3)), replace(both, cap=RunCap(numbers=3))
    record = await world.runs.run(small, file)
    found = await world.intake.read(file, recipe.shape.options)
    plan = StepPlan((read_step("carrier-lookup"), read_step("phone-validation")), (None, None), ask=False)
    first = await world.preparing.prepare(replace(world.order(found.list_id, PRICED), then=plan))
    await world.verification.run(first.id)
    step = await world.steps.next(first)
    assert step is not None
    await world.verification.run((await world.steps.begin(first, step)).id)
    # WHEN the recipe comes to it, THEN it neither drops its own step nor theirs
    record = await world.runs.carry_on(both, record)
    assert (record.state, record.figures) == (RunState.WAITING, None)
    # AND goes on once theirs are over
    world.steps.end(first)
    record = await world.runs.carry_on(both, record)
    assert record.state is RunState.DONE
    assert world.results.steps(first.id)[-1].product == "hlr-lookup"


async def test_after_the_cap_was_raised_a_watched_folder_has_its_stopped_file(
    world: World, watched: Recipe, put: Put, folder: Path
) -> None:
    # GIVEN a file above the cap, and one after it that was done
    put("large.csv", british(60))
    assert states(await looks(world, watched, 2)) == [("large.csv", RunState.CAPPED)]
    put("small.csv", british(2, 100))
    assert states(await looks(world, watched, 3)) == [("small.csv", RunState.DONE)]
    # THEN the stopped one is still known, and left alone while nothing changes
    assert [Path(each.file).name for each in world.recipes.halted("Weekly")] == ["large.csv"]
    world.time.clock += 100 * HOUR
    assert await looks(world, watched, 2) == []
    # WHEN a person raises the cap, too little at first
    for most, state in ((55, RunState.CAPPED), (60, RunState.DONE)):
        raised = replace(watched, cap=RunCap(amount=Decimal(most)))
        world.recipes.save(raised)
        # THEN it is tried once, as the same run
        assert states(await looks(world, raised, 3)) == [("large.csv", state)]
    assert world.recipes.halted("Weekly") == []
    assert len(world.recipes.runs("Weekly")) == len(logged(folder)) == 2
    assert len(world.service.sent_numbers()) == 62


async def test_what_a_person_verified_meanwhile_is_not_paid_again(world: World, watched: Recipe, put: Put) -> None:
    file = put("large.csv", british(60))
    await looks(world, watched, 2)
    found = await world.intake.read(file, watched.shape.options)
    batch = await world.preparing.prepare(world.order(found.list_id, PRICED))
    await world.verification.run(batch.id)
    world.time.clock += 48 * HOUR
    raised = replace(watched, cap=RunCap(amount=Decimal(99)))
    world.recipes.save(raised)
    (done,) = await looks(world, raised, 2)
    assert (done.state, done.batch_id, there(done)) == (RunState.DONE, batch.id, [True, True])
    assert len(world.service.sent_numbers()) == 60


async def test_a_person_runs_it_again_or_leaves_it(world: World, recipe: Recipe, put: Put, folder: Path) -> None:
    first = await world.runs.run(recipe, put("a.csv", british(60)))
    left = await world.runs.run(recipe, put("b.csv", british(70, 100)))
    # WHEN one is left, and the other is run again, from where it is now
    assert world.runs.leave(left).state is RunState.LEFT
    moved = (folder / "a.csv").rename(folder / "moved.csv")
    raised = replace(recipe, cap=RunCap(amount=Decimal(100)))
    done = await world.runs.run(raised, moved)
    assert (done.id, done.state, done.file) == (first.id, RunState.DONE, str(moved))
    # THEN neither waits for anybody any more
    assert world.recipes.halted("Weekly") == []
    assert world.runs.leave(done) == done


@pytest.mark.parametrize("how", ["deleted", "touched", "copied"])
async def test_what_a_person_has_left_is_not_sent_by_itself(world: World, watched: Recipe, put: Put, how: str) -> None:
    path = put("list.csv", british(60))
    (stopped,) = await looks(world, watched)
    assert world.runs.leave(stopped).state is RunState.LEFT
    raised = replace(watched, cap=RunCap(amount=Decimal(99)))
    world.recipes.save(raised)
    # WHEN its file is new to the folder again: all runs were deleted, or it was saved anew, or copied
    if how == "deleted":
        await world.retention.delete_all()
        assert [each.file for each in world.recipes.runs("Weekly")] == [""]
    elif how == "touched":
        os.utime(path, (1e9, 1e9))
    else:
        path = put("copy.csv", british(60))
    (found,) = await looks(world, raised, 3)
    assert (found.state, found.message[-17:]) == (RunState.SAME, "Nothing was sent.")
    assert world.service.sent_numbers() == []
    # BUT a person may have it sent
    assert (await world.runs.run(raised, path)).state is RunState.DONE


async def test_a_refused_file_goes_once_the_cause_is_gone(world: World, watched: Recipe, put: Put) -> None:
    world.service.credits = Decimal(2)
    put("list.csv", british(3))
    assert states(await looks(world, watched, 3)) == [("list.csv", RunState.REFUSED)]
    world.time.clock += HOUR
    assert await looks(world, watched, 1) == []  # nothing has changed, so nothing is told
    assert world.service.sent_numbers() == []
    # WHEN there is more credit, it goes by itself
    world.service.credits = Decimal(10)
    world.time.clock += HOUR
    assert states(await looks(world, watched, 1)) == [("list.csv", RunState.DONE)]
    assert world.service.credits == 7


async def test_a_fault_of_one_recipe_is_told_once_and_stops_no_other(
    world: World, watched: Recipe, put: Put, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    # GIVEN two recipes for a folder, one of which fails
    world.recipes.save(replace(watched, name="Other"))
    put("list.csv", british(2))
    due, told = world.watch._due, list[RunRecord]()

    def broken(recipe: Recipe, *args: Any, **more: Any) -> Any:
        if recipe.name == "Other":
            raise ZeroDivisionError
        return due(recipe, *args, **more)

    monkeypatch.setattr(world.watch, "_due", broken)
    # WHEN the window watches
    watching = asyncio.ensure_future(world.watch.watch(told.append, pause=LOOK))
    with caplog.at_level(logging.CRITICAL):
        for _ in range(200):
            await asyncio.sleep(0.01)
            if len(told) > 1:
                break
    watching.cancel()
    with suppress(asyncio.CancelledError):
        await watching
    # THEN the other has run, and the fault is told once, in its recipe's name
    assert [(each.recipe, each.state) for each in told] == [("Other", RunState.FAILED), ("Weekly", RunState.DONE)]


async def test_a_fault_in_a_run_is_its_outcome(
    world: World, watched: Recipe, put: Put, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_args: object, **_more: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(world.preparing, "prepare", broken)
    file = put("list.csv", british(2))
    with caplog.at_level(logging.CRITICAL):
        assert states(await looks(world, watched, 3)) == [("list.csv", RunState.FAILED)]
        with pytest.raises(ZeroDivisionError):
            await world.runs.run(watched, put("other.csv", british(2, 10)))
    assert "its log says more" in world.recipes.halted("Weekly")[0].message
    monkeypatch.undo()
    assert (await world.runs.run(watched, file)).state is RunState.DONE


async def test_old_files_are_taken_at_once_and_others_are_waited_for(world: World, watched: Recipe, put: Put) -> None:
    waited: list[int] = []
    old, ahead = put("old.csv", british(2)), put("ahead.csv", british(2, 10))
    os.utime(old, (1, 1))
    os.utime(ahead, (1e10, 1e10))
    ahead.rename(ahead.with_suffix(".part"))
    start = world.time.ticks()
    assert states(await world.watch.look(watched, now=True, waits=waited.append)) == [("old.csv", RunState.DONE)]
    assert (waited, world.time.ticks() - start < 10) == ([], True)
    # WHEN a file is new, or has a time that is still to come, nobody knows whether it is complete
    ahead.with_suffix(".part").rename(ahead)
    assert states(await world.watch.look(watched, now=True, waits=waited.append)) == [("ahead.csv", RunState.DONE)]
    assert waited == [1]


def test_the_worst_for_money_is_the_exit_code_of_several_files(world: World) -> None:
    now = world.time.now()

    def code(*found: RunState) -> int:
        return worst_code(RunRecord(0, "W", "f", Cause.FOLDER, now, each) for each in found)

    assert code() == 0
    assert code(RunState.UNREADABLE, RunState.CAPPED, RunState.REFUSED, RunState.FAILED) == 6
    assert code(RunState.UNREADABLE, RunState.WAITING, RunState.DONE) == 5
    assert code(RunState.UNREADABLE, RunState.PARTLY) == 2
    assert code(RunState.PARTLY, RunState.SAME) == 3


async def test_a_copy_of_a_stopped_file_is_told_once(world: World, watched: Recipe, put: Put) -> None:
    # GIVEN a file above the cap, one that nobody understands, and one that a person has to decide about
    for name in ("large.csv", "large copy.csv"):
        put(name, british(60))
    for name in ("broken.csv", "broken copy.csv"):
        put(name, []).write_text("nothing\n", "utf-8")
    found = await looks(world, watched, 6)
    # THEN each of them and its copy is told once
    assert sorted(states(found)) == [
        ("broken copy.csv", RunState.UNREADABLE),
        ("broken.csv", RunState.UNREADABLE),
        ("large copy.csv", RunState.CAPPED),
        ("large.csv", RunState.CAPPED),
    ]
    # AND with a higher cap it is sent once
    raised = replace(watched, cap=RunCap(amount=Decimal(60)))
    world.recipes.save(raised)
    assert [each.state for each in await looks(world, raised, 4)] == [RunState.DONE]
    assert len(world.service.sent_numbers()) == 60


async def test_a_copy_of_a_file_that_waits_for_a_decision_is_told_once(world: World, watched: Recipe, put: Put) -> None:
    world.service.mishap("detect_file", unknown())
    world.service.mishap("detect", unknown())
    put("list.csv", british(3))
    assert states(await looks(world, watched, 2)) == [("list.csv", RunState.STOPPED)]
    put("copy.csv", british(3))
    assert states(await looks(world, watched, 6)) == [("copy.csv", RunState.SAME)]
    # AND the first one stays in sight
    assert [Path(each.file).name for each in world.recipes.halted("Weekly")] == ["list.csv"]


@pytest.mark.parametrize("gone", ["large.csv", "large copy.csv"])
async def test_whichever_copy_of_a_stopped_file_is_left_is_taken_up_again(
    world: World, watched: Recipe, put: Put, gone: str
) -> None:
    files = {name: put(name, british(60)) for name in ("large.csv", "large copy.csv")}
    assert [each.state for each in await looks(world, watched, 4)] == [RunState.CAPPED] * 2
    files[gone].unlink()
    raised = replace(watched, cap=RunCap(amount=Decimal(60)))
    world.recipes.save(raised)
    (done,) = await looks(world, raised, 4)
    assert (done.state, done.file == str(files[gone])) == (RunState.DONE, False)
    assert len(world.service.sent_numbers()) == 60


async def test_a_file_whose_content_cannot_be_read_is_told_once(
    world: World, watched: Recipe, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(file: Path) -> None:
        raise FileNotReadable(name=file.name, reason="Input/output error")

    monkeypatch.setattr(run_files, "looked_at", damaged)
    put("list.csv", british(3))
    assert states(await looks(world, watched, 6)) == [("list.csv", RunState.UNREADABLE)]
