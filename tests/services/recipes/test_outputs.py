"""What runs write takes nobody's place, and each recipe has one log sheet, of numbers and dates."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any

import openpyxl
import pytest

from desktop_app.core.errors import OutputNotWritable
from desktop_app.core.recipes.recipe import Recipe, RecipeOutput, RunCap
from desktop_app.core.recipes.runs import Cause, RunRecord, RunState
from desktop_app.services.jobs import SaveSheet
from desktop_app.services.recipes import outputs, run_files
from desktop_app.services.recipes.watching import LOOK
from desktop_app.storage.recipes import runs as stored_runs
from desktop_app.workers.jobs import perform, unheard
from tests.services.recipes.conftest import CLEAN, TABLE, Put
from tests.services.recipes.test_running import logged, names, there
from tests.services.world import World, british, until


def _no_links(*_args: object) -> None:
    raise PermissionError("no links here")


@pytest.mark.parametrize("link", [None, _no_links])
async def test_a_file_that_came_to_a_planned_path_meanwhile_is_not_replaced(
    world: World, recipe: Recipe, put: Put, monkeypatch: pytest.MonkeyPatch, link: Callable[..., None] | None
) -> None:
    if link is not None:
        monkeypatch.setattr("os.link", link)
    export, own = world.exporting.export, list[Path]()

    async def with_own_file(*args: Any, **more: Any) -> Any:
        (record,) = world.journal.runs.every("Weekly")
        own[:] = [Path(record.outputs[0])]
        own[0].write_text("a person's own", "utf-8")
        return await export(*args, **more)

    monkeypatch.setattr(world.exporting, "export", with_own_file)
    record = await world.runs.run(recipe, put("list.csv", british(2)))
    assert (record.state, there(record)) == (RunState.DONE, [True, True])
    assert own[0].read_text("utf-8") == "a person's own"
    assert [Path(each).name for each in record.outputs] == [f"{own[0].stem} (2).csv", f"{own[0].stem} clean.csv"]
    assert world.journal.runs.get(record.id) == record
    assert sorted(names(own[0].parent)) == sorted([
        own[0].name, "Weekly log.xlsx", *(Path(each).name for each in record.outputs)
    ])  # fmt: skip


async def test_what_an_attempt_has_written_is_not_written_twice(
    world: World, recipe: Recipe, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, tried = run_files.give_name, list[Path]()

    def refused_once(made: Path, path: Path, taken: Any) -> Path:
        tried.append(path)
        if len(tried) == 2:
            raise OutputNotWritable(name=path.name, reason="no room")
        return name(made, path, taken)

    monkeypatch.setattr(outputs, "give_name", refused_once)
    file = put("list.csv", british(2))
    assert (await world.runs.run(recipe, file)).state is RunState.WAITING
    record = await world.runs.run(recipe, file)
    assert (record.state, there(record)) == (RunState.DONE, [True, True])
    assert sorted(names(Path(record.outputs[0]).parent)) == sorted([
        "Weekly log.xlsx", *(Path(each).name for each in record.outputs)
    ])  # fmt: skip


async def test_the_log_sheet_forgets_a_list_when_it_is_deleted(
    world: World, recipe: Recipe, put: Put, folder: Path
) -> None:
    def told() -> list[object]:
        return [line["File"] for line in logged(folder)]

    first = await world.runs.run(recipe, put("secret.csv", british(2)))
    second = await world.runs.run(recipe, put("other.csv", british(2, 10)))
    # WHEN a list is deleted for good, THEN the sheet doesn't name it any more, at once
    await world.verification.forget(first.batch_id)
    assert told() == ["other.csv"]
    # AND where the sheet can't be written just then, it is owed, and done as soon as it can be
    path = world.runs.log.path("Weekly")
    assert path is not None
    kept = path.rename(folder / "kept.xlsx")
    path.mkdir()
    await world.verification.forget(second.batch_id)
    assert world.retention.pending
    path.rmdir()
    kept.rename(path)
    again = world.again()
    await again.retention.tidy()
    assert (told(), again.retention.pending) == ([], False)
    # AND with everything deleted, neither does it name a file that sent nothing
    await again.runs.run(replace(recipe, cap=RunCap(numbers=1)), put("third.csv", british(3, 20)))
    assert told() == ["third.csv"]
    await again.retention.delete_all()
    assert told() == []
    # AND where the person has taken it away, none is made
    path.unlink()
    await again.retention.delete_all()
    assert not path.exists()
    assert not again.retention.pending


def unmount(share: Path) -> None:
    """Leave an empty folder where a share was."""
    share.rename(share.with_name("away"))
    share.mkdir()


def mount(share: Path) -> None:
    """Bring it back."""
    share.rmdir()
    share.with_name("away").rename(share)


async def test_a_log_sheet_whose_folder_is_away_or_whose_recipe_is_renamed_forgets_a_list_later(
    world: World, recipe: Recipe, put: Put, tmp_path: Path
) -> None:
    # GIVEN a sheet whose folder is away, as a share is, while its list is deleted
    share = tmp_path / "share"
    await asyncio.to_thread(share.mkdir)
    recipe = replace(recipe, output=replace(recipe.output, folder=str(share / "done")))
    world.recipes.save(recipe)
    run = await world.runs.run(recipe, put("secret.csv", british(2)))
    path = world.runs.log.path("Weekly")
    assert path is not None
    unmount(share)
    await world.verification.forget(run.batch_id)
    assert world.retention.pending
    # WHEN its recipe is renamed meanwhile, and the folder is there again
    world.recipes.rename("Weekly", "Monthly")
    await world.retention.tidy()
    assert world.retention.pending
    mount(share)
    await world.retention.tidy()
    # THEN the sheet doesn't name the list any more
    assert [row[2] for row in list(openpyxl.load_workbook(path).worksheets[0].values)[1:]] == []
    assert not world.retention.pending


async def test_a_log_sheet_that_was_deleted_with_its_folder_owes_nothing(
    world: World, recipe: Recipe, put: Put
) -> None:
    run = await world.runs.run(recipe, put("secret.csv", british(2)))
    path = world.runs.log.path("Weekly")
    assert path is not None
    put("others.csv", british(2))
    shutil.rmtree(path.parent)
    await world.verification.forget(run.batch_id)
    await world.retention.tidy()
    assert not world.retention.pending


async def test_a_list_that_is_deleted_while_a_run_writes_its_log_sheet_isnt_named_in_it(
    world: World, recipe: Recipe, put: Put, folder: Path
) -> None:
    first = await world.runs.run(recipe, put("secret.csv", british(2)))
    deleting = list[asyncio.Task[None]]()

    async def slowly(job: SaveSheet) -> None:
        # GIVEN a run that has read what the sheet will have; WHEN a list is deleted before it is written
        world.worker.instead.clear()
        began = world.time.clock
        deleting.append(asyncio.create_task(world.verification.forget(first.batch_id)))
        await until(lambda: deleting[0].done() or world.time.clock > began)
        perform(job, unheard)

    world.worker.instead[SaveSheet] = slowly
    await world.runs.run(recipe, put("other.csv", british(2, 10)))
    await deleting[0]
    # THEN the sheet doesn't name it
    assert [line["File"] for line in logged(folder)] == ["other.csv"]
    assert not world.retention.pending


async def test_a_recipe_has_one_log_sheet_wherever_its_lists_are(
    world: World, recipe: Recipe, put: Put, folder: Path, tmp_path: Path
) -> None:
    # GIVEN a recipe without a folder of its own, run by hand in two folders
    plain = replace(recipe, output=RecipeOutput(files=(TABLE,)))
    world.recipes.save(plain)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    await world.runs.run(plain, put("list.csv", british(2)).rename(elsewhere / "first.csv"))
    await world.runs.run(plain, put("second.csv", british(2, 10)))
    log = elsewhere / "Verified" / "Weekly log.xlsx"
    assert len(openpyxl.load_workbook(log).worksheets[0]["A"]) == 3
    # WHEN it gets a folder to watch
    watched = replace(plain, watch=str(folder))
    world.recipes.save(watched)
    await world.runs.run(watched, put("third.csv", british(2, 20)).rename(elsewhere / "third.csv"))
    # THEN its log sheet is there, with all runs, and nowhere else
    assert not log.exists()
    (line, *_) = list(openpyxl.load_workbook(folder / "Verified" / "Weekly log.xlsx").worksheets[0].values)[1:]
    # AND numbers are numbers, and moments dates, as for Excel's sums
    assert [type(each) for each in line[:2]] == [datetime, datetime]
    assert line[4:7] == (2, 2, 2)
    # AND a person's own file of that name stays when the recipe is renamed
    own = folder / "Verified" / "Monthly log.xlsx"
    own.write_text("mine", "utf-8")
    monthly = world.recipes.rename("Weekly", "Monthly")
    await world.runs.run(monthly, put("fourth.csv", british(2, 30)))
    assert own.read_text("utf-8") == "mine"
    assert [each for each in sorted(names(own.parent)) if "log" in each] == ["Monthly log (2).xlsx", "Monthly log.xlsx"]


async def test_what_another_recipe_writes_into_a_watched_folder_is_no_list(
    world: World, recipe: Recipe, put: Put, folder: Path
) -> None:
    here = replace(recipe, name="Other", output=RecipeOutput(str(folder), files=(TABLE, CLEAN)))
    world.recipes.save(here)
    file = put("list.csv", british(2))
    await world.runs.run(here, file)
    file.unlink()
    watched = replace(recipe, watch=str(folder))
    found: list[RunRecord] = []
    for _ in range(3):
        found += await world.watch.look(watched)
        world.time.clock += LOOK
    assert found == []
    assert "Other log.xlsx" in names(folder)


def test_runs_are_read_some_at_a_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stored_runs, "_AT_A_TIME", 2)
    runs, now = world.journal.runs, world.time.now()
    ids = [runs.add(RunRecord(0, "Weekly", f"{at}.csv", Cause.HAND, now, RunState.DONE)).id for at in range(5)]
    runs.add(RunRecord(0, "Other", "x.csv", Cause.HAND, now, RunState.DONE))
    assert [each.id for each in runs.newest_first("Weekly")] == ids[::-1]
    assert [each.id for each in runs.newest_first("Weekly", ids[3])] == ids[2::-1]


async def _cut_off(*_args: object, **_more: object) -> None:
    raise asyncio.CancelledError


async def test_what_a_run_was_cut_off_before_it_tidied_is_tidied_when_it_goes_on(
    world: World, recipe: Recipe, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(world.runs.outputs, "tidy", _cut_off)
    with pytest.raises(asyncio.CancelledError):
        await world.runs.run(recipe, put("list.csv", british(2)))
    again = world.again()
    (open_one,) = again.runs.unfinished(recipe)
    record = await again.runs.carry_on(recipe, open_one)
    assert (record.state, there(record)) == (RunState.DONE, [True, True])
    assert sorted(each.name for each in Path(record.outputs[0]).parent.iterdir()) == sorted([
        "Weekly log.xlsx", *(Path(each).name for each in record.outputs)
    ])  # fmt: skip


async def test_a_list_deleted_while_its_run_is_cut_off_leaves_nothing_beside_its_files(
    world: World, recipe: Recipe, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    export = world.exporting.export

    async def first_alone(batch_id: str, path: Path, **more: Any) -> Any:
        return await (_cut_off() if path.stem.endswith(" clean") else export(batch_id, path, **more))

    monkeypatch.setattr(world.exporting, "export", first_alone)
    with pytest.raises(asyncio.CancelledError):
        await world.runs.run(recipe, put("list.csv", british(2)))
    (record,) = world.runs.unfinished(recipe)
    folder = Path(record.outputs[0]).parent
    assert [each.suffix for each in folder.rglob("*") if each.is_file()] == [".csv"]
    await world.retention.delete_all()
    assert list(folder.iterdir()) == []
