"""Recipes are made of lists that were sent, kept as text, and found for a file of their shape."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import deque
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from desktop_app.core.batches.step_plan import read_step
from desktop_app.core.batches.steps import StepNumbers
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import OutputNotWritable, RecipeBroken, RecipeMissing, UsageError
from desktop_app.core.recipes.recipe import ListShape, Recipe, RunCap
from desktop_app.core.recipes.runs import RunState
from desktop_app.core.recipes.writing import written
from desktop_app.core.results.standard_columns import place_of
from desktop_app.core.results.standard_words import Standard
from desktop_app.core.rows.corrections import ReadAs, TakeSuggestions, TypeNumber
from desktop_app.core.rows.list_row import ColumnValue
from desktop_app.core.service.product_list import write_products
from desktop_app.core.service.products import UNPRICED
from desktop_app.core.service.settings import Setting
from desktop_app.services.jobs import SaveSheet
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.storage.journal import schema as journal_schema
from desktop_app.storage.journal.journal import Journal
from desktop_app.storage.recipes.files import RecipeFiles
from desktop_app.storage.sqlite.database import connect
from tests.services.recipes.conftest import PRICED, Put
from tests.services.recipes.test_running import logged
from tests.services.world import World, british
from tests.systems import for_its_owner_alone


async def test_however_many_recipes_there_are_each_is_seen_and_as_its_file_is_now(world: World, recipe: Recipe) -> None:
    files = RecipeFiles(world.home / "recipes")
    for number in range(600):
        text = written(replace(recipe, name=f"Copy {number:03}"))
        (files.folder / f"copy-{number:03}.toml").write_text(text, "utf-8")
    assert [each.title for each in files.every()] == [*(f"Copy {number:03}" for number in range(600)), "Weekly"]
    # AND what a person changes in a file counts at once, also if it is as long as before
    (files.folder / "copy-599.toml").write_text(written(replace(recipe, name="Copy 999")), "utf-8")
    assert files.every()[-2].title == "Copy 999"
    (files.folder / "copy-598.toml").unlink()
    assert len(files.every()) == 600


async def test_a_recipe_says_what_was_done_with_a_list(world: World, recipe: Recipe) -> None:
    # GIVEN a list that was sent with a further step to come, answers taken over and suppression switched off
    (world.home / "a.csv").write_text("Who;Tel;Land\nA;07400000001;GB\nB;0030123456;DE\n", "utf-8")
    options = ReadOptions(country="GB", delimiter=";")
    found = await world.intake.read(world.home / "a.csv", options)
    batch = await world.preparing.prepare(world.order(found.list_id, PRICED, max_per_task=7))
    await world.verification.run(batch.id)
    # WHEN a recipe is made of it
    made = world.recipes.of_batch(batch.id, "New")
    # THEN it reads such files as that was read
    assert (made.name, made.base_url, made.product, made.max_per_task) == ("New", recipe.base_url, batch.product, 7)
    assert made.shape.phones == ("Tel",)
    assert (made.shape.country, made.shape.country_column, made.shape.delimiter) == ("GB", "Land", ";")
    assert made.suppression
    assert (made.days, made.refresh, made.then) == (0, False, ())
    # AND it is found for the next one of its shape, and for no other
    world.recipes.save(made)
    assert [each.name for each in world.recipes.matching(found.understanding)] == ["New"]
    other = await world.intake.read(world.file(british(2)), ReadOptions())
    assert [each.name for each in world.recipes.matching(other.understanding)] == ["Weekly"]


# Rows of Britain name it; those without a number of theirs are German ones, whose country nobody says.
OF_COUNTRIES = "Who;Tel;Land\nA;07400000001;GB\nB;07400000002;GB\nC;030 1234567;\nD;030 1234568;\n"
BY_COLUMN = ReadOptions(column="Tel", country_column="Land", country="GB", delimiter=";")


async def test_what_was_read_as_of_a_country_by_hand_is_no_rule_of_a_recipe_and_said_to_be_none(world: World) -> None:
    # GIVEN a list of which a row was read as German by hand, and a number was typed
    (world.home / "a.csv").write_text(OF_COUNTRIES, "utf-8")
    found = await world.intake.read(world.home / "a.csv", BY_COLUMN)
    await world.mending.suggest(found.list_id)
    assert (await world.mending.mend(found.list_id, ReadAs((4,), "DE"))).changed == 1
    assert (await world.mending.mend(found.list_id, TypeNumber(5, 0, "07400000003"))).changed == 1
    batch = await world.preparing.prepare(world.order(found.list_id, PRICED))
    # WHEN a recipe is made of it, THEN it mends nothing by itself, and that is known
    assert world.recipes.of_batch(batch.id, "New").mend == ()
    assert world.recipes.not_mended(batch.id) == ["country-DE", "typed"]


async def test_a_recipe_mends_numbers_of_another_country_where_a_row_names_none(world: World) -> None:
    # GIVEN a list with so many Germans that those whose row names no country are suggested, and taken
    germans = "".join(f"G{at};0171 39200{at:02};DE\n" for at in range(5))
    (world.home / "a.csv").write_text(OF_COUNTRIES + germans, "utf-8")
    found = await world.intake.read(world.home / "a.csv", BY_COLUMN)
    suggested = await world.mending.suggest(found.list_id)
    assert [(group.pattern, group.count) for group in suggested.groups] == [("country-DE", 2)]
    await world.mending.mend(found.list_id, TakeSuggestions(("country-DE",)))
    batch = await world.preparing.prepare(world.order(found.list_id, PRICED))
    made = world.recipes.of_batch(batch.id, "New")
    assert (made.mend, world.recipes.not_mended(batch.id)) == (("country-DE",), [])
    # WHEN the next file has none, and rows of Britain with a number that isn't theirs
    (world.home / "b.csv").write_text(OF_COUNTRIES + "E;030 1234569;GB\nF;030 1234560;Atlantis\n", "utf-8")
    following = await world.intake.read(world.home / "b.csv", made.shape.options)
    await world.mending.take(following.list_id, made.mend)
    # THEN rows that name no country, or none that there is, are mended as its words say, and no other
    corrections = world.mending.corrections(following.list_id, range(1, 9))
    assert [(each.row, each.how) for each in corrections] == [
        (4, "country-DE"), (5, "country-DE"), (7, "country-DE"),
    ]  # fmt: skip


async def test_steps_that_were_ordered_one_by_one_are_kept_in_their_order(world: World) -> None:
    # GIVEN a list that two more products were asked about, each for some numbers of the one before
    batch = await world.prepared(british(4), connection=PRICED)
    await world.verification.run(batch.id)
    batches = [batch]

    async def further(product: str, numbers: StepNumbers) -> None:
        order = BatchOrder(batch.list_id, PRICED, product, step=numbers)
        batches.append(await world.preparing.prepare(order))
        await world.verification.run(batches[-1].id)

    mobile = ColumnValue(place_of(Standard.LINE_TYPE), "mobile")
    world.service.results["t_02"] = "\n".join(
        ["number,line_type", *(f"{each},mobile" for each in british(4)), ""]
    ).encode()
    await further("carrier-lookup", StepNumbers(batch.id))
    await further("hlr-lookup", StepNumbers(batches[1].id, (mobile,), unanswered=True))
    # WHEN a recipe is made, whichever step is named, THEN it has them with their conditions
    for each in batches:
        made = world.recipes.of_batch(each.id, "New")
        assert [str(step) for step in made.then] == ["carrier-lookup", "hlr-lookup for Line type=mobile and unanswered"]
        assert (made.product, made.output.files[0].form.steps) == (batch.product, True)
        assert world.recipes.left_out(each.id) == []
    world.recipes.save(replace(made, cap=RunCap(99)))
    assert world.recipes.named("New").then == made.then
    # AND one that goes by other answers than those of the step before it is said to be left out
    await further("account-signals", StepNumbers(batch.id))
    assert world.recipes.of_batch(batch.id, "New").then == made.then
    assert [each.product for each in world.recipes.left_out(batch.id)] == ["account-signals"]
    # AND what a deleted step was for is deleted with it
    asked = Setting.STEP_NUMBERS.of(batches[2].id)
    assert world.journal.setting(asked, None) is not None
    await world.verification.forget(batches[2].id)
    assert world.journal.setting(asked, None) is None
    assert [str(step) for step in world.recipes.of_batch(batch.id, "New").then] == ["carrier-lookup"]


def test_a_recipe_is_renamed_with_its_runs_and_removed(world: World, recipe: Recipe) -> None:
    (world.home / "recipes" / "broken.toml").write_text("recipe = 1\nname = 'Broken'\nsurprise = 1\n", "utf-8")
    world.recipes.save(replace(recipe, name="Second"))
    assert [each.title for each in world.recipes.every()] == ["Second", "Weekly", "broken.toml"]
    with pytest.raises(RecipeBroken) as broken:
        world.recipes.named("broken")
    assert str(broken.value) == (
        "The recipe in “broken.toml” can't be read: line 3: there is no section “surprise”; "
        "it may have list, send, verdict, output, cap, run."
    )
    with pytest.raises(UsageError):
        world.recipes.rename("Second", "weekly")
    world.recipes.rename("Second", "SECOND")
    assert world.recipes.rename("SECOND", "Third").name == "Third"
    assert [each.title for each in world.recipes.every()] == ["Third", "Weekly", "broken.toml"]
    world.recipes.remove("third")
    with pytest.raises(RecipeMissing):
        world.recipes.named("Third")
    with pytest.raises(UsageError):
        world.recipes.save(replace(recipe, cap=RunCap(), watch="/in"))
    with pytest.raises(UsageError):
        world.recipes.save(replace(recipe, name="a/b"))
    assert for_its_owner_alone(world.home / "recipes" / "weekly.toml")
    assert for_its_owner_alone(world.home / "recipes")


async def test_a_log_that_is_open_elsewhere_is_said_and_the_run_ends_well(
    world: World, recipe: Recipe, put: Put, folder: Path
) -> None:
    world.worker.faults[SaveSheet] = deque([OutputNotWritable(name="Weekly log.xlsx", reason="it is in use")])
    record = await world.runs.run(recipe, put("list.csv", british(2)))
    assert record.state is RunState.DONE
    assert record.message.endswith("The result can't be written to “Weekly log.xlsx”: it is in use.")
    await world.runs.run(recipe, put("next.csv", british(2, 10)))
    assert [each["File"] for each in logged(folder)] == ["list.csv", "next.csv"]


async def test_a_log_that_somebody_holds_open_is_said_where_that_matters(
    world: World, recipe: Recipe, put: Put, folder: Path
) -> None:
    await world.runs.run(recipe, put("list.csv", british(2)))
    with (folder.parent / "done" / "Weekly log.xlsx").open("rb"):
        record = await world.runs.run(recipe, put("next.csv", british(2, 10)))
    assert record.state is RunState.DONE
    assert ("“Weekly log.xlsx”" in record.message) is (sys.platform == "win32")
    await world.runs.run(recipe, put("last.csv", british(2, 20)))
    assert [each["File"] for each in logged(folder)] == ["list.csv", "next.csv", "last.csv"]


async def test_a_price_list_that_says_too_little_is_noticed_by_the_balance(
    world: World, recipe: Recipe, put: Put
) -> None:
    # GIVEN a service that charges 1 for a number, where the price list says half of it
    half = PRICED.products.replace("1", "0.5") if "0.5" not in PRICED.products else PRICED.products
    await world.session.save(replace(PRICED, products=half), None)
    low = replace(recipe, cap=RunCap(amount=Decimal(5)), max_per_task=2)
    # WHEN eight numbers seem to cost four
    record = await world.runs.run(low, put("list.csv", british(8)))
    # THEN it stops as soon as the balance shows what they cost: after three tasks instead of four
    assert (record.state, record.exit_code) == (RunState.STOPPED, 6)
    assert record.message.startswith(
        "The cap of the recipe “Weekly”, 5 credits for a run, leaves too little: 6 credits spent so far"
    )
    assert len(world.service.sent_numbers()) == 6
    # AND goes on when the recipe's cap is raised
    world.recipes.save(replace(low, cap=RunCap(amount=Decimal(20))))
    done = await world.runs.run(replace(low, cap=RunCap(amount=Decimal(20))), put("list.csv", british(8)))
    assert (done.id, done.state) == (record.id, RunState.DONE)
    assert len(world.service.sent_numbers()) == 8


async def test_steps_follow_by_themselves(world: World, recipe: Recipe, put: Put) -> None:
    both = replace(recipe, then=(read_step("hlr-lookup for active=yes"),), cap=RunCap(numbers=6))
    record = await world.runs.run(both, put("list.csv", british(3)))
    assert record.state is RunState.DONE, record
    assert record.figures is not None
    assert record.figures.sent == 6
    plan = world.steps.of(record.batch_id)
    assert plan is not None
    assert plan.over
    assert [world.journal.batch(each).product for each in plan.begun] == ["hlr-lookup"]


async def test_steps_spend_no_more_than_the_cap_of_the_whole_run(world: World, recipe: Recipe, put: Put) -> None:
    # GIVEN a service that charges twice what the price list says
    half = UNPRICED.priced("phone-validation", Decimal("0.5")).priced("hlr-lookup", Decimal("0.5"))
    await world.session.save(replace(PRICED, products=write_products(half)), None)
    both = replace(recipe, then=(read_step("hlr-lookup for active=yes"),), cap=RunCap(amount=Decimal(4)))
    world.recipes.save(both)
    # WHEN the first step has spent 3 of 4 credits, and the second would take 1.5 more by the list
    record = await world.runs.run(both, put("list.csv", british(3)))
    # THEN it stops there
    assert (record.state, len(world.service.sent_numbers())) == (RunState.STOPPED, 3)
    assert record.message.startswith(
        "The cap of the recipe “Weekly”, 4 credits for a run, leaves too little: 3 credits spent"
    )
    # AND goes on once the recipe's cap is raised
    higher = replace(both, cap=RunCap(amount=Decimal(10)))
    world.recipes.save(higher)
    done = await world.runs.run(higher, put("list.csv", british(3)))
    assert (done.state, len(world.service.sent_numbers())) == (RunState.DONE, 6)


async def test_a_batch_has_its_recipes_cap_before_anything_else_can_carry_it_on(
    world: World, recipe: Recipe, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare = world.preparing.prepare

    async def cut(order: BatchOrder) -> None:
        await prepare(order)
        raise asyncio.CancelledError

    monkeypatch.setattr(world.preparing, "prepare", cut)
    with pytest.raises(asyncio.CancelledError):
        await world.runs.run(recipe, put("list.csv", british(3)))
    (batch,) = world.journal.batches()
    assert world.journal.setting(Setting.RUN_CAP.of(batch.id), None) == "50"


async def test_a_file_that_grew_since_its_price_was_said_is_not_sent(world: World, recipe: Recipe, put: Put) -> None:
    uncapped = replace(recipe, cap=RunCap())
    read = await world.intake.read(put("list.csv", british(3)), uncapped.shape.options)
    agreed = (await world.offers.offer(uncapped, read.list_id)).agreed
    record = await world.runs.run(agreed, put("list.csv", british(4)), agreed=True)
    assert (record.state, world.service.sent_numbers()) == (RunState.CAPPED, [])
    assert (await world.runs.run(agreed, put("list.csv", british(3)), agreed=True)).state is RunState.DONE


async def test_columns_whose_names_have_line_breaks_make_a_recipe_that_can_be_read(
    world: World, recipe: Recipe, folder: Path
) -> None:
    def put(name: str, first: int) -> Path:
        path = folder / name
        numbers = "".join(f"N,{each}\n" for each in british(3, first))
        path.write_text(f'Name,"Mobile\nnumber"\n{numbers}', "utf-8")
        return path

    read = await world.intake.read(put("list.csv", 0), ReadOptions())
    shape = ListShape.of(read.understanding, ReadOptions())
    world.recipes.save(replace(recipe, shape=shape))
    again = world.recipes.named("Weekly")
    assert again.shape == shape
    assert (await world.runs.run(again, put("next.csv", 10))).state is RunState.DONE


def test_what_could_not_be_read_again_is_not_saved(world: World, recipe: Recipe) -> None:
    for wrong in (replace(recipe, watch="/in/\udcff"), replace(recipe, watch="in")):
        with pytest.raises(UsageError):
            world.recipes.save(wrong)
    assert world.recipes.named("Weekly") == recipe


def test_a_journal_of_before_recipes_gets_a_place_for_their_runs(tmp_path: Path) -> None:
    before = next(at for at, step in enumerate(journal_schema.MIGRATIONS) if "recipe_runs" in step)
    path = tmp_path / "journal.sqlite"
    db = connect(path, full_sync=True)
    for step in journal_schema.MIGRATIONS[:before]:
        db.executescript(step)
    db.execute("INSERT INTO settings VALUES ('language', ?)", (json.dumps("de"),))
    db.execute(f"PRAGMA user_version = {before}")
    db.commit()
    db.close()
    journal = Journal(path)
    assert journal.setting("language") == "de"
    assert journal.runs.newest(10) == []
    journal.close()
