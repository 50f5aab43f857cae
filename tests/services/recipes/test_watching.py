"""Recipes run by themselves: a folder that is watched, times that are kept, and what was cut off."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from datetime import time as clock_time
from pathlib import Path
from typing import Any

import pytest

from desktop_app.core.errors import FileMissing, NeverArrived
from desktop_app.core.recipes.recipe import Recipe, RunCap, RunTimes
from desktop_app.core.recipes.runs import Cause, RunRecord, RunState, last_due
from desktop_app.core.service.settings import Setting
from desktop_app.services.recipes import watching
from desktop_app.services.recipes.recipes import alone_with
from desktop_app.services.recipes.watching import LOOK
from tests.services.recipes.conftest import Put
from tests.services.recipes.test_running import logged, names, there
from tests.services.world import World, british
from tests.systems import posix_only, windows_only

DAY, HOUR = 86_400.0, 3_600.0


@pytest.fixture
def watched(world: World, recipe: Recipe, folder: Path) -> Recipe:
    made = replace(recipe, watch=str(folder))
    world.recipes.save(made)
    return made


async def looks(world: World, recipe: Recipe, count: int = 2) -> list[RunRecord]:
    found: list[RunRecord] = []
    for _ in range(count):
        found += await world.watch.look(recipe)
        world.time.clock += LOOK
    return found


def states(records: list[RunRecord]) -> list[tuple[str, RunState]]:
    return [(Path(each.file).name, each.state) for each in records]


async def test_a_file_is_taken_once_it_is_complete_and_others_are_left_alone(
    world: World, watched: Recipe, put: Put, folder: Path
) -> None:
    # GIVEN a file that is still being written, and what others keep in the folder
    put("list.csv", british(2))
    for name in ("~$list.xlsx", ".list.csv", "list.csv.part", "notes.docx", "list.tmp"):
        (folder / name).write_text("Mobile\n+447400000099\n", "utf-8")
    (folder / "more.csv").mkdir()
    assert await looks(world, watched, 1) == []
    put("list.csv", british(3))
    assert await looks(world, watched, 1) == []
    # WHEN it has stayed the same, it is taken, once
    assert states(await looks(world, watched, 3)) == [("list.csv", RunState.DONE)]
    assert world.service.sent_numbers() == british(3)
    # AND a broken one is said once, and a later one isn't held up by it
    (folder / "broken.xlsx").write_bytes(b"PK\x03\x04 nothing of a workbook")
    put("next.csv", british(2, 10))
    assert sorted(states(await looks(world, watched, 4))) == [
        ("broken.xlsx", RunState.UNREADABLE),
        ("next.csv", RunState.DONE),
    ]


@posix_only("links that anybody may make")
async def test_a_link_that_leads_nowhere_holds_no_file_up(
    world: World, watched: Recipe, put: Put, folder: Path
) -> None:
    for name, target in (("circle.csv", "circle.csv"), ("nowhere.csv", "nothing")):
        (folder / name).symlink_to(target)
    put("list.csv", british(2))
    assert states(await looks(world, watched, 3)) == [("list.csv", RunState.DONE)]


async def test_a_file_that_is_moved_away_during_a_look_holds_no_other_up(
    world: World, watched: Recipe, put: Put, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("one.csv", "other.csv"):
        put(name, british(2))
    seen, first = watching._seen, list[Path]()

    def alone(path: Path, found: os.stat_result) -> Any:
        first.append(path)
        for each in folder.iterdir():
            if each != first[0]:  # Windows still lists what is gone, so this is asked of both
                each.unlink()
        return seen(path, found)

    monkeypatch.setattr(watching, "_seen", alone)
    assert [each.state for each in await looks(world, watched, 3)] == [RunState.DONE]


async def test_outputs_in_the_watched_folder_are_no_new_lists(
    world: World, watched: Recipe, put: Put, folder: Path
) -> None:
    here = replace(watched, output=replace(watched.output, folder=str(folder)))
    put("list.csv", british(2))
    assert states(await looks(world, here, 6)) == [("list.csv", RunState.DONE)]
    assert len(names(folder)) == 4


@windows_only("names of files differ in more than their case elsewhere")
async def test_a_folder_that_is_spelled_otherwise_is_the_same_folder(
    world: World, watched: Recipe, put: Put, folder: Path
) -> None:
    # GIVEN a recipe that writes into the folder that it watches, and spells it otherwise
    astray = str(folder).swapcase().replace("\\", "/")
    here = replace(watched, output=replace(watched.output, folder=astray))
    put("list.csv", british(2))
    # WHEN it is looked at THEN what it wrote is no new list
    assert states(await looks(world, here, 6)) == [("list.csv", RunState.DONE)]
    # AND neither is the list under another spelling of the folder, nor what was written of one that was deleted
    world.recipes.save(there := replace(here, watch=astray))
    assert await looks(world, there, 4) == []
    await world.retention.delete_all()
    world.time.clock += 3 * DAY
    assert states(await looks(world, there, 3)) == [("list.csv", RunState.SAME)]
    assert len(world.service.sent_numbers()) == 2


async def test_outputs_of_a_deleted_list_are_no_new_lists_either(
    world: World, watched: Recipe, put: Put, folder: Path
) -> None:
    here = replace(watched, output=replace(watched.output, folder=str(folder)))
    put("list.csv", british(2))
    await looks(world, here, 3)
    await world.retention.delete_all()
    world.time.clock += 3 * DAY
    assert states(await looks(world, here, 3)) == [("list.csv", RunState.SAME)]
    assert len(world.service.sent_numbers()) == 2


async def test_all_files_of_a_large_folder_have_their_turn(
    world: World, watched: Recipe, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "_MOST_FILES", 2)
    for at in range(5):
        put(f"list {at}.csv", british(2, 10 * at))
    found = await looks(world, watched, 6)
    assert sorted(states(found)) == [(f"list {at}.csv", RunState.DONE) for at in range(5)]


@pytest.mark.skipif(os.name == "nt", reason="names are text there")
async def test_a_name_that_is_no_text_is_said_once_and_holds_nobody_up(
    world: World, watched: Recipe, put: Put, folder: Path
) -> None:
    put("list.csv", british(2))
    (folder / os.fsdecode(b"odd \xff.csv")).write_text("Mobile\n+447400000099\n", "utf-8")
    found = await looks(world, watched, 4)
    assert sorted(states(found)) == [("list.csv", RunState.DONE), ("odd \ufffd.csv", RunState.UNREADABLE)]
    assert world.service.sent_numbers() == british(2)


async def test_a_recipe_that_was_changed_or_deleted_meanwhile_takes_no_further_file(
    world: World, watched: Recipe, put: Put
) -> None:
    put("a.csv", british(2))
    put("b.csv", british(2, 10))
    await looks(world, watched, 1)
    found: list[RunRecord] = []

    def told(record: RunRecord) -> None:
        found.append(record)
        world.recipes.remove("Weekly")

    await world.watch.look(watched, told=told)
    assert len(found) == 1
    assert len(world.service.sent_numbers()) == 2


async def test_two_that_watch_a_folder_take_a_file_once(world: World, watched: Recipe, put: Put) -> None:
    files = [put("a.csv", british(2)), put("b.csv", british(2, 10))]
    await looks(world, watched, 1)

    records = []
    async for record in world.watch._due(watched, None, now=True):
        records.append(record)
        for file in files:
            if str(file) != record.file:
                await world.runs.run(watched, file, cause=Cause.FOLDER)
    assert len(records) == 1
    assert [each.state for each in world.recipes.runs("Weekly")] == [RunState.DONE] * 2


async def test_what_one_recipe_has_taken_is_new_to_another_that_watches_the_folder(
    world: World, watched: Recipe, put: Put
) -> None:
    put("list.csv", british(2))
    assert states(await looks(world, watched, 3)) == [("list.csv", RunState.DONE)]
    # WHEN another one is made for that folder, and both are looked after in turns
    world.recipes.save(other := replace(watched, name="Other", product="phone-validation"))
    found = [record for _ in range(3) for each in (other, watched) for record in await looks(world, each, 1)]
    # THEN it has the file, too
    assert [(each.recipe, each.state) for each in found] == [("Other", RunState.DONE)]


async def test_what_waits_of_a_run_by_hand_goes_on_by_itself(world: World, recipe: Recipe, put: Put) -> None:
    for endpoint in ("detect", "detect_file"):
        world.service.mishap(endpoint, *[NeverArrived(origin="service.example", reason="no route")] * 4)
    assert (await world.runs.run(recipe, put("list.csv", british(2)))).state is RunState.WAITING
    assert await looks(world, recipe, 1) == []
    world.time.clock += HOUR
    assert states(await looks(world, recipe, 2)) == [("list.csv", RunState.DONE)]


async def test_a_deleted_list_is_not_brought_back_by_a_run_that_waited(world: World, watched: Recipe, put: Put) -> None:
    put("list.csv", british(2))
    (record,) = await looks(world, watched)
    stale = replace(record, state=RunState.UNDER_WAY, batch_id="", figures=None)
    assert (await world.runs.carry_on(watched, stale)).state is RunState.DONE
    await world.retention.delete_all()
    world.time.clock += 3 * DAY
    assert (await world.runs.carry_on(watched, stale)).state is RunState.DELETED
    assert len(world.service.sent_numbers()) == 2


async def test_a_file_with_other_content_than_the_run_began_with_is_not_sent(
    world: World, recipe: Recipe, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, read = put("list.csv", british(2)), world.intake.read

    async def replaced(*args: Any) -> Any:
        put("list.csv", british(9))
        return await read(*args)

    monkeypatch.setattr(world.intake, "read", replaced)
    assert (await world.runs.run(recipe, file)).state is RunState.UNREADABLE
    assert world.service.sent_numbers() == []
    monkeypatch.undo()
    assert (await world.runs.run(recipe, file)).state is RunState.DONE


async def test_times_that_were_kept_while_the_clock_was_wrong_are_forgotten(
    world: World, recipe: Recipe, put: Put
) -> None:
    timed = replace(recipe, file=str(put("list.csv", british(2))), times=RunTimes(at=(clock_time(7),)))
    world.recipes.save(timed)
    ahead = world.time.now() + timedelta(days=900)
    world.journal.save_setting(Setting.RECIPE_LOOKED.of("Weekly"), ahead.isoformat())
    assert await looks(world, timed, 1) == []
    world.time.clock += DAY
    assert states(await looks(world, timed, 1)) == [("list.csv", RunState.DONE)]


async def test_a_person_or_a_scheduler_waits_until_files_are_complete(
    world: World, watched: Recipe, put: Put, folder: Path
) -> None:
    put("list.csv", british(2))
    assert states(await world.watch.look(watched, now=True)) == [("list.csv", RunState.DONE)]
    assert await world.watch.look(watched, now=True) == []
    with pytest.raises(FileMissing):
        await world.watch.look(replace(watched, watch=str(folder / "gone")), now=True)
    assert await world.watch.look(replace(watched, watch=str(folder / "gone"))) == []


async def test_times_are_kept_and_a_missed_one_is_made_up_once(world: World, recipe: Recipe, put: Put) -> None:
    # GIVEN a file that is taken at seven on Mondays and Thursdays
    file = put("list.csv", british(2))
    timed = replace(recipe, file=str(file), times=RunTimes((0, 3), (clock_time(7),)))
    world.recipes.save(timed)
    assert await looks(world, timed, 1) == []
    # WHEN three weeks pass, in which nobody looks
    world.time.clock += 21 * DAY
    found = await looks(world, timed, 3)
    # THEN it is made up once
    assert states(found) == [("list.csv", RunState.DONE)]
    # AND a week later, when nothing has changed, that is said both times
    found = []
    for _ in range(8):
        world.time.clock += DAY
        found += await looks(world, timed, 1)
    assert {state for _, state in states(found)} == {RunState.SAME}
    assert 2 <= len(found) <= 3
    assert len(world.service.sent_numbers()) == 2


async def test_a_time_at_which_the_service_is_away_is_kept_once(world: World, recipe: Recipe, put: Put) -> None:
    timed = replace(recipe, file=str(put("list.csv", british(2))), times=RunTimes(at=(clock_time(7),)), refresh=True)
    world.recipes.save(timed)
    for endpoint in ("detect", "detect_file"):
        world.service.mishap(endpoint, *[NeverArrived(origin="service.example", reason="no route")] * 4)
    world.time.clock += DAY
    assert states(await looks(world, timed, 1)) == [("list.csv", RunState.WAITING)]
    world.time.clock += HOUR
    assert states(await looks(world, timed, 3)) == [("list.csv", RunState.DONE)]


async def test_a_time_at_which_another_run_is_under_way_comes_after_it(world: World, recipe: Recipe, put: Put) -> None:
    timed = replace(recipe, file=str(put("list.csv", british(2))), times=RunTimes(at=(clock_time(7),)))
    world.recipes.save(timed)
    world.time.clock += DAY
    with alone_with(world.context, "Weekly"):
        assert await looks(world, timed) == []
    assert states(await looks(world, timed)) == [("list.csv", RunState.DONE)]


def test_the_last_time_is_found_in_the_week() -> None:
    times = RunTimes((0, 4), (clock_time(7, 30), clock_time(18)))

    def at(text: str) -> datetime:
        return datetime.fromisoformat(text).replace(tzinfo=UTC)

    assert last_due(times, at("2026-11-23T07:29"), UTC) == at("2026-11-20T18:00")  # a Monday, before its first
    assert last_due(times, at("2026-11-23T07:30"), UTC) == at("2026-11-23T07:30")
    assert last_due(times, at("2026-11-26T12:00"), UTC) == at("2026-11-23T18:00")
    assert last_due(RunTimes(), at("2026-11-26T12:00"), UTC) is None


Cut = Callable[[World, pytest.MonkeyPatch], None]


def _before_the_batch_is_noted(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    save = world.journal.runs.save

    def cut(record: RunRecord) -> RunRecord:
        if record.batch_id:
            raise asyncio.CancelledError
        return save(record)

    monkeypatch.setattr(world.journal.runs, "save", cut)


def _after_sending(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def cut(*_args: object, **_more: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(world.exporting, "export", cut)


def _while_reading(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def cut(*_args: object, **_more: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(world.intake, "read", cut)


@pytest.mark.parametrize("resumed", [False, True])
@pytest.mark.parametrize("cut", [_while_reading, _before_the_batch_is_noted, _after_sending])
async def test_after_a_crash_the_run_goes_on_and_nothing_is_paid_twice(  # noqa: PLR0917 - fixtures
    world: World, watched: Recipe, put: Put, folder: Path, cut: Cut, monkeypatch: pytest.MonkeyPatch, resumed: bool
) -> None:
    # GIVEN a run that was cut off
    put("list.csv", british(5))
    await looks(world, watched, 1)
    cut(world, monkeypatch)
    with pytest.raises(asyncio.CancelledError):
        await looks(world, watched, 1)
    # WHEN the program is started again
    again = world.again()
    if resumed:  # AND what is open was carried on by hand before
        for batch in again.verification.unfinished():
            await again.verification.run(batch.id)
        again.time.clock += 3 * DAY
    found = await looks(again, watched, 3)
    # THEN the same run goes on to its end
    assert states(found) == [("list.csv", RunState.DONE)]
    assert len(again.recipes.runs("Weekly")) == 1
    assert world.service.sent_numbers() == british(5)
    assert all(there(found[0]))
    assert [each["Outcome"] for each in logged(folder)] == ["done"]
    again.close()


async def test_a_deleted_list_leaves_no_name_and_is_not_paid_for_again(world: World, watched: Recipe, put: Put) -> None:
    put("secret.csv", british(2))
    (record,) = await looks(world, watched)
    await world.retention.delete_all()
    (left,) = world.recipes.runs("Weekly")
    assert (left.state, left.file, left.outputs, left.message, left.figures) == (RunState.DELETED, "", (), "", None)
    assert left.digest == record.digest
    # WHEN the folder still has its file
    found = await looks(world, watched, 3)
    assert states(found) == [("secret.csv", RunState.SAME)]
    assert len(world.service.sent_numbers()) == 2
    # AND deleting everything forgets that, too
    await world.retention.delete_all()
    assert [each.file for each in world.recipes.runs("Weekly")] == [""]


async def here(work: Callable[..., Any], *args: object) -> Any:
    """Do in this thread what is for another."""
    return work(*args)


async def test_a_week_of_a_folder(
    world: World, watched: Recipe, put: Put, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file a day: one of them twice, one broken, the service away for a day, and one above the cap."""
    # Else the clock would jump a day while something works for some turns of the loop, or in a thread.
    monkeypatch.setattr(asyncio, "to_thread", here)
    monkeypatch.setattr(world.time, "TURNS", 10_000)
    told: list[RunRecord] = []
    watching = asyncio.ensure_future(world.watch.watch(told.append, pause=HOUR))
    start = world.time.now()

    async def days() -> None:
        put("monday.csv", british(10))
        await world.time.sleep(DAY)
        put("tuesday.csv", british(10))  # the same list under another name
        await world.time.sleep(DAY)
        (folder / "wednesday.xlsx").write_bytes(b"PK\x03\x04 cut off")
        await world.time.sleep(DAY)
        for endpoint in ("detect", "detect_file"):  # the service is away until Friday
            world.service.mishap(endpoint, *[NeverArrived(origin="service.example", reason="no route")] * 60)
        put("thursday.csv", british(10, 100))
        await world.time.sleep(DAY)
        world.service.mishaps.clear()
        put("friday.csv", british(10, 200))
        await world.time.sleep(DAY)
        put("saturday.csv", british(60, 300))  # at one credit each: more than the 50 of a run
        await world.time.sleep(DAY)
        put("sunday.csv", [*british(10, 400), "n/a", ""])
        await world.time.sleep(DAY)

    await days()
    watching.cancel()
    assert world.time.now() - start == timedelta(days=7)
    # What was sent and paid: each number once, and nothing of Saturday's
    sent = world.service.sent_numbers()
    assert sorted(sent) == sorted([*british(10), *british(10, 100), *british(10, 200), *british(10, 400)])
    assert world.service.credits == 1_000_000 - 40
    # What was told: every run when it ended, and that the service was away, a few times with growing pauses
    away = [each for each in told if each.state is RunState.WAITING]
    assert {Path(each.file).name for each in away} == {"thursday.csv"}
    assert 5 <= len(away) <= 24
    assert states([each for each in told if each.state is not RunState.WAITING]) == [
        ("monday.csv", RunState.DONE),
        ("tuesday.csv", RunState.SAME),
        ("wednesday.xlsx", RunState.UNREADABLE),
        ("thursday.csv", RunState.DONE),
        ("friday.csv", RunState.DONE),
        ("saturday.csv", RunState.CAPPED),
        ("sunday.csv", RunState.DONE),
    ]
    # What the log says: a line for each, whose rows add up
    lines = logged(folder)
    assert [line["Outcome"] for line in lines] == [
        "done", "same content", "not read", "done", "done", "over the cap", "done",
    ]  # fmt: skip
    assert [line["Paid (credits)"] for line in lines] == [10, None, None, 10, 10, None, 10]
    verdicts = ("Good", "Doubtful", "Bad", "Unknown", "Not sent", "Suppressed", "Problems")
    for line in lines:
        if line["Rows"] is not None:
            assert sum(int(str(line[each])) for each in verdicts) == line["Rows"]
    assert lines[-1]["Rows"] == 12
    assert "takes 60 credits" in str(lines[5]["What became of it"])
    assert [Path(each.file).name for each in world.recipes.halted("Weekly")] == ["wednesday.xlsx", "saturday.csv"]
    # AND with a higher cap Saturday's goes by itself
    raised = replace(watched, cap=RunCap(numbers=60))
    world.recipes.save(raised)
    assert states(await looks(world, raised, 1)) == [("saturday.csv", RunState.DONE)]
