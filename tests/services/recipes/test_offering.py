"""What a recipe would do with an opened list, and that what was corrected in the list's rows is part of its run."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from desktop_app.core.batches.step_plan import read_step
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.recipes.recipe import Recipe, RunCap
from desktop_app.core.recipes.runs import RunState
from desktop_app.core.rows.corrections import TypeNumber
from desktop_app.core.service.product_list import write_products
from desktop_app.core.service.products import UNPRICED
from tests.services.recipes.conftest import PRICED, Put
from tests.services.world import World, british

TYPED = "+442079460999"


async def _corrected(world: World, put: Put, name: str = "list.csv") -> str:
    """Return the id of a list of two numbers and a damaged one, which is corrected; its file is `name`."""
    read = await world.intake.read(put(name, [*british(2), "02079 46"]), ReadOptions())
    assert read.understanding.counts.invalid == 1
    mended = await world.mending.mend(read.list_id, TypeNumber(4, 0, TYPED))
    assert mended.changed == 1
    return read.list_id


async def test_what_was_corrected_on_the_page_is_counted_and_sent(world: World, recipe: Recipe, put: Put) -> None:
    offer = await world.offers.offer(recipe, list_id := await _corrected(world, put))
    assert (offer.numbers, len(offer.corrected), offer.left_out) == (3, 1, 0)
    # WHEN the list is gone from the page, and the recipe runs with its file
    world.intake.discard(list_id)
    path = put("list.csv", [*british(2), "02079 46"])
    record = await world.runs.run(offer.agreed, path, agreed=True, corrected=offer.corrected)
    # THEN the typed number went along, and its row says how it came about
    assert record.state is RunState.DONE
    assert sorted(world.service.sent_numbers()) == sorted([*british(2), TYPED])
    assert "typed" in await asyncio.to_thread(Path(record.outputs[0]).read_text, "utf-8-sig")


async def test_corrections_outlast_a_stop_and_a_new_start(world: World, recipe: Recipe, put: Put) -> None:
    offer = await world.offers.offer(recipe, await _corrected(world, put))
    path = put("list.csv", [*british(2), "02079 46"])
    tight = replace(recipe, cap=RunCap(2))
    assert (await world.runs.run(tight, path, corrected=offer.corrected)).state is RunState.CAPPED
    # WHEN the cap is raised, and another start of the program takes the file up again
    again = world.again()
    (halted,) = again.runs.halted(recipe)
    assert (await again.runs.carry_on(recipe, halted)).state is RunState.DONE
    assert sorted(world.service.sent_numbers()) == sorted([*british(2), TYPED])


async def test_corrections_that_were_undone_since_are_not_made(world: World, recipe: Recipe, put: Put) -> None:
    offer = await world.offers.offer(recipe, await _corrected(world, put))
    path = put("list.csv", [*british(2), "02079 46"])
    await world.runs.run(replace(recipe, cap=RunCap(2)), path, corrected=offer.corrected)
    assert (await world.runs.run(recipe, path, corrected=())).state is RunState.DONE
    assert sorted(world.service.sent_numbers()) == british(2)


async def test_corrections_are_those_of_one_recipe_also_once_it_has_another_name(
    world: World, recipe: Recipe, put: Put
) -> None:
    offer = await world.offers.offer(recipe, await _corrected(world, put))
    path, other = put("list.csv", [*british(2), "02079 46"]), replace(recipe, name="Other")
    assert (await world.runs.run(replace(recipe, cap=RunCap(2)), path, corrected=offer.corrected)).halted
    # WHEN another recipe runs with the same content, THEN nobody corrected anything for that one
    world.recipes.save(other)
    assert (await world.runs.run(other, path)).state is RunState.DONE
    assert sorted(world.service.sent_numbers()) == british(2)
    # AND the first one still has its own
    renamed = world.recipes.rename("Weekly", "Monthly")
    (halted,) = world.runs.halted(renamed)
    assert (await world.runs.carry_on(renamed, halted)).state is RunState.DONE
    assert sorted(world.service.sent_numbers()) == sorted([*british(2), TYPED])


async def test_corrections_are_kept_no_longer_than_lists_are(world: World, recipe: Recipe, put: Put) -> None:
    def kept() -> bool:
        return any(TYPED in row[0] for row in world.journal._db.execute("SELECT value FROM settings"))

    offer = await world.offers.offer(recipe, await _corrected(world, put))
    path = put("list.csv", [*british(2), "02079 46"])
    assert (await world.runs.run(replace(recipe, cap=RunCap(2)), path, corrected=offer.corrected)).halted
    world.retention.choose(30, agreed=True)
    for day in range(31):
        assert kept(), day
        world.time.clock += 86_400
        await world.retention.tidy()
    assert not kept()


async def test_corrections_of_what_is_not_sent_are_not_kept(world: World, recipe: Recipe, put: Put) -> None:
    def kept() -> bool:
        return any(TYPED in row[0] for row in world.journal._db.execute("SELECT value FROM settings"))

    offer = await world.offers.offer(recipe, await _corrected(world, put))
    path = put("list.csv", [*british(2), "02079 46"])
    assert (await world.runs.run(replace(recipe, cap=RunCap(2)), path, corrected=offer.corrected)).halted
    assert kept()
    # WHEN everything is deleted, THEN also what was corrected for a run that sent nothing
    await world.retention.delete_all()
    assert world.recipes.runs("Weekly") == []
    assert not kept()
    # AND a file that the recipe had leaves none
    for state in (RunState.DONE, RunState.SAME):
        assert (await world.runs.run(recipe, path, corrected=offer.corrected)).state is state
    assert not kept()


async def test_a_file_that_the_recipe_had_is_told_and_not_offered(world: World, recipe: Recipe, put: Put) -> None:
    done = await world.runs.run(recipe, put("list.csv", british(2)))
    read = await world.intake.read(put("copy.csv", british(2)), ReadOptions())
    assert (await world.offers.offer(recipe, read.list_id)).had == done
    # BUT one that refreshes takes its file again
    assert (await world.offers.offer(replace(recipe, refresh=True), read.list_id)).had is None


async def test_the_price_is_that_of_all_steps(world: World, recipe: Recipe, put: Put) -> None:
    then = (read_step("phone-validation"),)
    read = await world.intake.read(put("list.csv", british(30)), ReadOptions())
    offer = await world.offers.offer(replace(recipe, then=then), read.list_id)
    assert (offer.estimate.cost, offer.cost.total, offer.cost.sent) == (Decimal(30), Decimal(60), 60)
    assert not offer.cost.within_cap  # of 50 credits


@pytest.mark.parametrize("refresh", [False, True])
async def test_the_price_is_that_of_the_run_also_where_answers_decide_who_goes_on(
    world: World, recipe: Recipe, put: Put, refresh: bool
) -> None:
    # GIVEN two mobile numbers and four others of which the service said so, one of the two asked further
    one, other, *fixed = british(6)
    kinds = [f"{one},mobile", f"{other},mobile", *(f"{each},fixed" for each in fixed)]
    world.service.results["t_01"] = "\n".join(["phone,line_type", *kinds, ""]).encode()
    first = replace(recipe, refresh=refresh, days=30, cap=RunCap(numbers=20))
    done = await world.runs.run(first, put("list.csv", british(6)))
    assert done.state is RunState.DONE
    prices = UNPRICED.priced("phone-validation", Decimal(1)).priced("hlr", Decimal(5))
    await world.session.save(replace(PRICED, products=write_products(prices)), None)
    await world.runs.run(replace(first, name="One", product="hlr", refresh=False), put("one.csv", [one]))
    # WHEN three more come, and the mobile ones go on
    then = (read_step("hlr for line type=mobile"),)
    read = await world.intake.read(file := put("next.csv", british(9)), ReadOptions())
    tight = replace(first, then=then, cap=RunCap(amount=Decimal(22)))
    offer = await world.offers.offer(tight, read.list_id)
    # THEN the new ones may go to both, and of the others one goes to the second
    steps = [(each.numbers, each.cost) for each in offer.cost.steps]
    assert steps == [(3, Decimal(3)), (4, Decimal(20))]
    assert (offer.cost.total, offer.cost.taken_over) == (Decimal(23), 6)
    # AND nothing of the reckoning is left in the list
    with world.lists.open(read.list_id) as opened:
        assert opened.db.execute("SELECT * FROM numbers").fetchall() == []
        assert opened.db.execute("SELECT * FROM batches").fetchall() == []
    # AND the run says the same, and goes with a cap of just that
    record = await world.runs.run(tight, file)
    assert (record.state, "takes 23 credits" in record.message) == (RunState.CAPPED, True), record.message
    record = await world.runs.run(replace(tight, cap=RunCap(amount=Decimal(23))), file)
    assert record.state is RunState.DONE
    assert record.figures is not None
    assert record.figures.sent <= 7
