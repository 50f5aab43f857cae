"""A recipe runs with a file to the end, within its cap, and decides nothing that a person has to."""

from __future__ import annotations

import csv
import shutil
import sys
from dataclasses import replace
from datetime import timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any, cast

import openpyxl
import pytest

from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.step_plan import read_step
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import NeverArrived, RecipeUncapped, UsageError
from desktop_app.core.recipes.recipe import Recipe, RecipeOutput, RunCap
from desktop_app.core.recipes.runs import RunFigures, RunRecord, RunState
from desktop_app.core.results.comparison import Change
from desktop_app.core.results.verdict import VerdictRule
from desktop_app.core.text.translatable import Text
from desktop_app.services.lists.comparing import Comparing
from desktop_app.services.lists.reporting import Reporting
from desktop_app.services.recipes import outputs
from desktop_app.storage.recipes.runs import path_key
from desktop_app.storage.sqlite.database import transaction
from tests.services.recipes.conftest import PRICED, Put
from tests.services.scripted_service import unknown
from tests.services.world import World, british

DAY = 86_400.0


def logged(folder: Path, recipe: str = "Weekly") -> list[dict[str, object]]:
    """The lines of a recipe's log sheet."""
    sheet = openpyxl.load_workbook(folder.parent / "done" / f"{recipe} log.xlsx").worksheets[0]
    names, *rows = sheet.iter_rows(values_only=True)
    return [dict(zip(map(str, names), row, strict=True)) for row in rows]


def rows_of(path: str) -> int:
    with Path(path).open(encoding="utf-8-sig") as opened:
        return len(list(csv.DictReader(opened)))


def names(folder: Path) -> list[str]:
    return [each.name for each in folder.iterdir()]


def there(record: RunRecord) -> list[bool]:
    """Which of a run's files are there."""
    return [Path(each).exists() for each in record.outputs]


async def test_a_report_compares_a_run_with_the_one_before_of_its_recipe(
    world: World, recipe: Recipe, put: Put
) -> None:
    reporting = Reporting(world.context, world.results, Comparing(world.context), cast("Any", None))
    # GIVEN three runs with files of different names, a list of the same name that no recipe had, and a broken file
    first = await world.runs.run(recipe, put("monday.csv", british(4)))
    other = await world.prepared(british(2, 90))
    await world.verification.run(other.id)
    world.time.clock += 2 * DAY
    second = await world.runs.run(recipe, put("tuesday.csv", [*british(3), *british(1, 8)]))
    await world.runs.run(recipe, put("broken.csv", []))
    world.time.clock += 2 * DAY
    third = await world.runs.run(recipe, put("wednesday.csv", british(2)))
    # THEN each but the first is compared with the one before
    assert [reporting.earlier(each.batch_id) for each in (first, second, third)] == [
        None,
        world.journal.batch(first.batch_id),
        world.journal.batch(second.batch_id),
    ]
    found = await reporting.collect(second.batch_id)
    assert found.figures.earlier is not None
    assert found.figures.earlier.verdicts.rows == 4
    changes = found.figures.earlier.changes
    assert (changes[Change.SAME], changes[Change.NEW], changes[Change.GONE]) == (3, 1, 1)
    # AND one whose list is gone is left out, as is one that was deleted
    shutil.rmtree(world.lists.folder(world.journal.batch(first.batch_id).list_id))
    assert (await reporting.collect(second.batch_id)).earlier is None
    await world.verification.forget(second.batch_id)
    assert there_is(reporting.earlier(third.batch_id)).id == first.batch_id


async def test_a_run_is_offered_the_former_one_of_its_recipe_to_compare_with(
    world: World, recipe: Recipe, put: Put
) -> None:
    both = replace(recipe, then=(read_step("hlr-lookup"),), cap=RunCap(numbers=20))
    first = await world.runs.run(both, put("north.csv", british(3)))
    world.time.clock += 7 * DAY
    second = await world.runs.run(both, put("south.csv", british(4)))
    comparing = Comparing(world.context)
    for own, former in zip(world.results.steps(second.batch_id), world.results.steps(first.batch_id), strict=True):
        assert comparing.runs(own.id)[0].batch.id == former.id
    # AND without a recipe, the file with the same columns and the same name but for its date
    monday, tuesday = (put(f"list {day}.csv", british(3, day)) for day in (12, 13))
    read = [await world.intake.read(each, recipe.shape.options) for each in (monday, tuesday)]
    batches = [await world.preparing.prepare(world.order(each.list_id, PRICED)) for each in read]
    assert comparing.runs(batches[1].id)[0].batch.id == batches[0].id


async def test_a_recipes_first_run_is_compared_with_the_list_that_it_was_made_of(
    world: World, recipe: Recipe, put: Put
) -> None:
    made_of = await world.prepared(british(3))
    await world.verification.run(made_of.id)
    world.recipes.save(recipe, made_of.id)
    world.time.clock += 2 * DAY
    # the name leads to it also once it is another
    monthly = world.recipes.rename("Weekly", "Monthly")
    first = await world.runs.run(monthly, put("monday.csv", british(4)))
    reporting = Reporting(world.context, world.results, Comparing(world.context), cast("Any", None))
    assert there_is(reporting.earlier(first.batch_id)).id == made_of.id


def there_is(batch: Batch | None) -> Batch:
    assert batch is not None
    return batch


async def test_a_file_is_read_sent_and_written_and_the_log_says_so(
    world: World, recipe: Recipe, put: Put, folder: Path
) -> None:
    # WHEN a file of the recipe's shape is run, with a number twice and one that is none
    file = put("customers.csv", [*british(4), *british(1), "n/a"])
    record = await world.runs.run(recipe, file)
    # THEN it is done, and both files are there under the recipe's names
    today = f"{world.time.now().astimezone():%Y-%m-%d}"
    done = folder.parent / "done"
    assert (record.state, record.exit_code) == (RunState.DONE, 0)
    assert record.message == "4 of 4 numbers that were sent have an answer."
    assert [Path(each) for each in record.outputs] == [
        done / f"customers {today}.csv",
        done / f"customers {today} clean.csv",
    ]
    assert (rows_of(record.outputs[0]), rows_of(record.outputs[1])) == (6, 4)
    # AND the sums add up, in the record and in the log
    figures = record.figures
    assert figures is not None
    assert (figures.rows, figures.sent, figures.paid) == (6, 4, "4 credits")
    assert sum(figures.verdicts.each().values()) == 6
    (line,) = logged(folder)
    assert (line["File"], line["Outcome"], line["Rows"], line["Numbers sent"]) == ("customers.csv", "done", 6, 4)
    assert line["Problems"] == 1
    assert line["What became of it"] == record.message
    # WHEN the same content comes again, nothing is sent, and that is said
    again = await world.runs.run(recipe, put("copy.csv", [*british(4), *british(1), "n/a"]))
    assert again.state is RunState.SAME
    assert again.message == f"“copy.csv” has the content of “customers.csv” of {today}. Nothing was sent."
    assert len(world.service.sent_numbers()) == 4
    assert [each["Outcome"] for each in logged(folder)] == ["done", "same content"]


@pytest.mark.parametrize(
    ("cap", "words"),
    [
        (RunCap(amount=Decimal(9)), "is 9 credits for a run, and “list.csv” takes 10 credits."),
        (RunCap(numbers=9), "is 9 numbers for a run, and “list.csv” takes 10 numbers."),
        (RunCap(numbers=1), "is 1 number for a run, and “list.csv” takes 10 numbers."),
        (RunCap(9, Decimal(5)), "is 9 numbers, 5 credits for a run, and “list.csv” takes 10 credits."),
    ],
)
async def test_more_than_the_cap_is_not_sent(world: World, recipe: Recipe, put: Put, cap: RunCap, words: str) -> None:
    await world.balances.read(world.session.connection(recipe.base_url))  # the unit is known
    record = await world.runs.run(replace(recipe, cap=cap), put("list.csv", british(10)))
    assert (record.state, record.exit_code) == (RunState.CAPPED, 6)
    assert record.message == f"The cap of the recipe “Weekly” {words}"
    # AND credits are a word of their own, to be said in the person's language
    assert isinstance(record.message, Text)
    amounts = [each for each in record.message.params.values() if "credits" in str(each)]
    assert all(isinstance(each, Text) for each in amounts)
    assert bool(amounts) == (cap.amount is not None)
    assert world.service.sent_numbers() == []
    assert list((world.home / "lists").glob("*/list.sqlite")) == []
    # WHEN the cap is raised, the same file goes
    assert (await world.runs.run(recipe, put("list.csv", british(10)))).state is RunState.DONE


async def test_answers_taken_over_leave_room_under_the_cap(world: World, recipe: Recipe, put: Put) -> None:
    # GIVEN 8 numbers that were answered two days ago
    await world.runs.run(recipe, put("first.csv", british(8)))
    world.time.clock += 2 * 86_400
    # WHEN 10 come with a cap of 3, and answers of 30 days are taken over
    thrifty = replace(recipe, cap=RunCap(numbers=3), days=30)
    record = await world.runs.run(thrifty, put("second.csv", british(10)))
    # THEN two go
    assert record.state is RunState.DONE, record
    assert record.message == "2 of 2 numbers that were sent have an answer. 8 answers were taken over."
    assert len(world.service.sent_numbers()) == 10
    # AND where too few are known, nothing goes
    record = await world.runs.run(thrifty, put("third.csv", british(14)))
    assert (record.state, len(world.service.sent_numbers())) == (RunState.CAPPED, 10)


async def test_a_refresh_takes_over_from_the_recipes_former_run(world: World, recipe: Recipe, put: Put) -> None:
    refresh = replace(recipe, refresh=True, days=30, cap=RunCap(numbers=5))
    assert (await world.runs.run(refresh, put("monday.csv", british(5)), agreed=True)).state is RunState.DONE
    world.time.clock += 7 * 86_400
    record = await world.runs.run(refresh, put("next.csv", british(7)))
    assert (record.state, record.message) == (
        RunState.DONE,
        "2 of 2 numbers that were sent have an answer. 5 answers were taken over.",
    )
    # AND a month later the same file again, by hand: what is too old is asked again, within the cap
    world.time.clock += 28 * 86_400
    record = await world.runs.run(refresh, put("next.csv", british(7)))
    assert record.message == "5 of 5 numbers that were sent have an answer. 2 answers were taken over."
    assert world.refreshing.former_of(record.batch_id) is not None


@pytest.mark.parametrize("cap", [RunCap(numbers=7), RunCap()])
async def test_an_answer_that_has_just_grown_too_old_is_asked_again_within_the_cap(
    world: World, recipe: Recipe, put: Put, monkeypatch: pytest.MonkeyPatch, cap: RunCap
) -> None:
    refresh = replace(recipe, refresh=True, days=30, cap=cap)
    first = await world.runs.run(refresh, put("monday.csv", british(5)), agreed=True)
    world.time.clock += (world.journal.fetched(first.batch_id)[0].at - world.time.now()).total_seconds() + 30 * 86_400
    cost = world.runs.costs.cost

    async def slow(*args: Any) -> Any:
        found = await cost(*args)
        assert found.first == 2
        world.time.clock += 2
        return found

    monkeypatch.setattr(world.runs.costs, "cost", slow)
    record = await world.runs.run(refresh, put("next.csv", british(7)), agreed=True)
    assert record.message == "7 of 7 numbers that were sent have an answer."


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Name,Phone\nA,+447400000001\n", "column"),
        ("Mobile\n", "empty|no phone numbers|valid"),
        ("Mobile\nn/a\n", "valid"),
    ],
)
async def test_what_is_no_file_of_its_shape_is_said_and_not_sent(
    world: World, recipe: Recipe, folder: Path, text: str, words: str
) -> None:
    (folder / "other.csv").write_text(text, "utf-8")
    record = await world.runs.run(recipe, folder / "other.csv")
    assert (record.state, record.exit_code) == (RunState.UNREADABLE, 2)
    assert any(each in record.message for each in words.split("|")), record.message
    assert world.service.log == []
    (line,) = logged(folder)
    assert line["What became of it"] == record.message


async def test_a_workbook_is_none_for_a_text_recipe_and_a_file_may_be_gone(
    world: World, recipe: Recipe, folder: Path
) -> None:
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.append(["Name", "Mobile"])
    sheet.append(["A", "+447400000001"])
    book.save(folder / "list.xlsx")
    record = await world.runs.run(recipe, folder / "list.xlsx")
    assert record.message == "“list.xlsx” isn't a file as the recipe “Weekly” is for: it is a workbook."
    nowhere = await world.runs.run(replace(recipe, output=RecipeOutput()), folder / "no" / "list.csv")
    assert (nowhere.exit_code, names(folder)) == (2, ["list.xlsx"])
    record = await world.runs.run(recipe, folder / "gone.csv")
    assert (record.exit_code, record.message) == (2, "“gone.csv” can't be found.")
    assert world.service.log == []


async def test_without_a_cap_somebody_has_to_agree(world: World, recipe: Recipe, put: Put) -> None:
    free = replace(recipe, cap=RunCap())
    with pytest.raises(RecipeUncapped):
        await world.runs.run(free, put("list.csv", british(2)))
    assert (await world.runs.run(free, put("list.csv", british(2)), agreed=True)).state is RunState.DONE


async def test_a_doubt_is_left_to_a_person_and_then_the_run_goes_on(
    world: World, recipe: Recipe, put: Put, folder: Path
) -> None:
    # GIVEN a submission of which nobody knows whether it arrived
    world.service.mishap("detect_file", unknown())
    world.service.mishap("detect", unknown())
    file = put("list.csv", british(3))
    record = await world.runs.run(recipe, file)
    # THEN nobody decides, nothing is written, and the log says why
    assert (record.state, record.exit_code, record.figures) == (RunState.STOPPED, 6, None)
    assert there(record) == [False, False]
    assert logged(folder)[0]["Outcome"] == "stopped"
    again = await world.runs.run(recipe, file)
    assert (again.id, again.state) == (record.id, RunState.STOPPED)
    # WHEN a person decides, and the recipe is run again
    (task,) = world.journal.tasks(record.batch_id)
    world.verification.decide_resend(task)
    done = await world.runs.run(recipe, file)
    # THEN it is the same run, and its files are there
    assert (done.id, done.state) == (record.id, RunState.DONE)
    assert there(done) == [True, True]
    assert len(logged(folder)) == 1


async def test_answers_of_the_last_day_are_taken_over_and_not_paid_twice(
    world: World, recipe: Recipe, put: Put
) -> None:
    # GIVEN three numbers, one of which the service found nothing out about
    world.service.results["t_01"] = f"phone,status\n{british(1)[0]},unknown\n".encode()
    await world.runs.run(recipe, put("one.csv", british(1)))
    await world.runs.run(recipe, put("more.csv", british(2, 1)))
    # WHEN a recipe that takes no answers over has a file that shares them
    record = await world.runs.run(recipe, put("two.csv", british(4)))
    # THEN the file goes, and only what is new is sent
    assert record.state is RunState.DONE
    assert record.message == "1 of 1 numbers that were sent have an answer. 3 answers were taken over."
    assert len(world.service.sent_numbers()) == 4
    # AND a recipe that is made of it takes over no more than this one
    assert world.recipes.of_batch(record.batch_id).days == recipe.days == 0
    # AND if a person wants it all the same, all of them are paid again
    assert (await world.runs.run(recipe, put("two.csv", british(4)), again=True)).state is RunState.DONE
    assert len(world.service.sent_numbers()) == 8


async def test_numbers_of_the_last_day_without_an_answer_are_waited_for(
    world: World, recipe: Recipe, put: Put, folder: Path
) -> None:
    # GIVEN a list that waits for its service
    file = put("one.csv", british(3))
    found = await world.intake.read(file, recipe.shape.options)
    batch = await world.preparing.prepare(world.order(found.list_id, PRICED))
    # WHEN a file shares a number of it
    watched = replace(recipe, watch=str(folder))
    file.rename(folder.parent / "one.csv")
    put("two.csv", british(2, 2))
    world.time.clock += 60
    assert await world.watch.look(watched) == []
    world.time.clock += 60
    (record,) = await world.watch.look(watched)
    assert (record.state, record.exit_code) == (RunState.LATELY, 6)
    assert record.message == (
        f"“one.csv” (batch {batch.id}) has 1 of the 2 numbers in “two.csv”, sent for phone-validation within the last "
        "24 hours or about to be."
    )
    # THEN it goes by itself once there are answers
    world.time.clock += 600
    assert await world.watch.look(watched) == []
    await world.verification.run(batch.id)
    world.time.clock += 600
    (record,) = await world.watch.look(watched)
    assert (record.state, sorted(world.service.sent_numbers())) == (RunState.DONE, british(4))


async def test_a_step_whose_numbers_were_sent_lately_goes_on_a_persons_word(
    world: World, recipe: Recipe, put: Put
) -> None:
    # GIVEN a list that waits for its answers of another product
    found = await world.intake.read(put("one.csv", british(2)), recipe.shape.options)
    await world.preparing.prepare(replace(world.order(found.list_id, PRICED), product="hlr-lookup"))
    # WHEN a recipe's second step is for one of its numbers, too
    both = replace(recipe, then=(read_step("hlr-lookup"),), cap=RunCap(numbers=20))
    file = put("two.csv", british(3, 1))
    record = await world.runs.run(both, file)
    assert (record.state, record.exit_code) == (RunState.LATELY, 6)
    assert (await world.runs.run(both, file)).state is RunState.LATELY
    # THEN it goes once a person wants it all the same, and what each step came to is told by its product
    done = await world.runs.run(both, file, again=True)
    assert (done.id, done.state) == (record.id, RunState.DONE)
    assert world.service.sent_numbers() == british(3, 1) * 2
    first, second = (world.journal.batch(each.id) for each in world.results.steps(done.batch_id))
    told = [
        f"{each.product_title or each.product}: 3 of 3 numbers that were sent have an answer."
        for each in (first, second)
    ]
    assert done.message == " ".join(told)


async def test_further_steps_follow_and_count_under_the_cap(world: World, recipe: Recipe, put: Put) -> None:
    both = replace(recipe, then=(read_step("phone-validation"),), cap=RunCap(numbers=5))
    record = await world.runs.run(both, put("list.csv", british(3)))
    assert (record.state, world.service.sent_numbers()) == (RunState.CAPPED, [])
    assert "takes 6 numbers" in record.message


@pytest.mark.parametrize("refresh", [False, True])
async def test_further_steps_take_over_what_was_answered_before(
    world: World, recipe: Recipe, put: Put, refresh: bool
) -> None:
    # GIVEN a recipe with two products that takes over answers, and has run once
    both = replace(recipe, then=(read_step("hlr-lookup"),), days=0 if refresh else 30, refresh=refresh)
    both = replace(both, cap=RunCap(numbers=20))
    assert (await world.runs.run(both, put("list.csv", british(3)))).state is RunState.DONE
    before = len(world.service.sent_numbers())
    # WHEN next week's file has one more number
    world.time.clock += 7 * 86_400
    record = await world.runs.run(both, put("next.csv", british(4)))
    # THEN both products are asked about that one alone
    assert record.state is RunState.DONE
    assert world.service.sent_numbers()[before:] == british(1, 3) * 2
    assert record.figures is not None
    assert (record.figures.sent, record.figures.rows) == (2, 4)


async def test_further_steps_take_over_what_was_answered_within_a_day(world: World, recipe: Recipe, put: Put) -> None:
    # GIVEN a recipe with two products that takes over no answers, and a number of which the second knows nothing
    both = replace(recipe, then=(read_step("hlr-lookup"),), cap=RunCap(numbers=20))
    world.service.results["t_02"] = (
        b"phone,status\n"
        + "".join(
            f"{number},{status}\n"
            for number, status in zip(british(3), ("unknown", "connected", "absent"), strict=True)
        ).encode()
    )
    assert (await world.runs.run(both, put("list.csv", british(3)))).state is RunState.DONE
    before = len(world.service.sent_numbers())
    # WHEN a file that shares its numbers comes on the same day
    read = await world.intake.read(file := put("next.csv", british(4)), ReadOptions())
    offer = await world.offers.offer(both, read.list_id)
    world.intake.discard(read.list_id)
    record = await world.runs.run(both, file)
    # THEN both products are asked about the new one alone, and the price beforehand was at most too high
    assert record.state is RunState.DONE
    assert world.service.sent_numbers()[before:] == british(1, 3) * 2
    assert (offer.numbers, offer.cost.taken_over, offer.cost.total) == (1, 3, None)


async def test_a_step_that_exceeds_the_cap_stops_the_run_which_says_what_was_sent(
    world: World, recipe: Recipe, put: Put, folder: Path
) -> None:
    # GIVEN a recipe with two products, and two numbers of a file that were answered today
    await world.runs.run(recipe, put("before.csv", british(2)))
    tight = replace(recipe, name="Both", then=(read_step("hlr-lookup"),), cap=RunCap(numbers=5))
    world.recipes.save(tight)
    # WHEN two more go to the first product and all four to the second, THEN that is known beforehand
    record = await world.runs.run(tight, file := put("list.csv", british(4)))
    assert (record.state, record.so_far) == (RunState.CAPPED, None)
    assert "takes 6 numbers" in record.message
    # WHEN a person has the first product asked all the same
    found = await world.intake.read(file, recipe.shape.options)
    await world.preparing.prepare(replace(world.order(found.list_id, PRICED), lately=True, again=False))
    record = await world.runs.run(tight, file)
    # THEN the second waits for a higher cap
    assert (record.state, record.figures) == (RunState.CAPPED, None)
    assert "takes 6 numbers" in record.message
    assert record.so_far == RunFigures(2, "2 credits")
    assert record == world.journal.runs.get(record.id)
    (line,) = logged(folder, "Both")
    assert (line["Numbers sent"], line["Paid (credits)"], line["Rows"], line["Good"]) == (2, 2, None, None)
    # AND once it is raised, the run goes on
    done = await world.runs.run(replace(tight, cap=RunCap(numbers=6)), file)
    assert (done.id, done.state) == (record.id, RunState.DONE)
    assert done.figures is not None
    assert done.figures.sent == 6


async def test_its_rule_judges_its_lists_alone(world: World, recipe: Recipe, put: Put) -> None:
    strict = replace(recipe, rule=VerdictRule.from_saved([["active", "yes", "bad"]]))
    record = await world.runs.run(strict, put("list.csv", british(2)))
    other = await world.runs.run(recipe, put("other.csv", british(2, 5)))
    assert record.figures is not None
    assert other.figures is not None
    assert (record.figures.verdicts.bad, other.figures.verdicts.bad) == (2, 0)
    assert world.results.rule(record.batch_id).changes == strict.rule.changes  # type: ignore[union-attr]


async def test_a_service_that_is_away_is_waited_for(world: World, recipe: Recipe, put: Put) -> None:
    for endpoint in ("detect", "detect_file"):
        world.service.mishap(endpoint, *[NeverArrived(origin="service.example", reason="no route")] * 4)
    file = put("list.csv", british(2))
    record = await world.runs.run(recipe, file)
    assert (record.state, record.exit_code, record.tries) == (RunState.WAITING, 5, 1)
    done = await world.runs.carry_on(recipe, record)
    assert (done.id, done.state, done.tries) == (record.id, RunState.DONE, 0)
    assert done.ended_at is not None
    assert done.ended_at - done.began_at < timedelta(hours=1)


async def test_what_a_person_paused_is_not_carried_on(world: World, recipe: Recipe, put: Put, folder: Path) -> None:
    # GIVEN a list that a person sent by hand, and paused
    file = put("list.csv", british(3))
    found = await world.intake.read(file, recipe.shape.options)
    batch = await world.preparing.prepare(world.order(found.list_id, PRICED))
    world.verification.pausing.pause(batch.id)
    # WHEN the same file is run by a recipe
    record = await world.runs.run(recipe, file)
    # THEN it stays paused
    assert (record.state, record.batch_id) == (RunState.STOPPED, batch.id)
    assert record.message == "“list.csv” is paused; its numbers that aren't sent yet wait for you."
    assert world.journal.batch(batch.id).paused
    assert world.service.sent_numbers() == []
    # AND once the person has had it go on, the run has its results
    await world.verification.run(batch.id, go_on=True)
    world.time.clock += 600
    (done,) = await world.watch.look(replace(recipe, watch=str(folder)))
    assert (done.id, done.state, there(done)) == (record.id, RunState.DONE, [True, True])


async def test_nothing_is_sent_for_what_could_not_be_written(
    world: World, recipe: Recipe, put: Put, folder: Path
) -> None:
    file = folder / "no folder"
    file.write_text("a file", "utf-8")
    astray = replace(recipe, output=replace(recipe.output, folder=str(file)))
    record = await world.runs.run(astray, put("list.csv", british(2)))
    assert record.state is RunState.WAITING
    assert "can't be written to" in record.message
    assert world.service.log == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc is Linux")
async def test_a_folder_that_takes_no_files_is_found_before_anything_is_sent(
    world: World, recipe: Recipe, put: Put
) -> None:
    closed = replace(recipe, output=replace(recipe.output, folder="/proc"))
    record = await world.runs.run(closed, put("list.csv", british(2)))
    assert record.state is RunState.WAITING
    assert "can't be written to" in record.message
    assert world.service.log == []


async def test_a_folder_of_another_system_leads_nowhere(
    world: World, recipe: Recipe, put: Put, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    before = names(tmp_path)
    foreign = "/srv/done" if sys.platform == "win32" else r"C:\Done"
    record = await world.runs.run(
        replace(recipe, output=replace(recipe.output, folder=foreign)), put("a.csv", british(2))
    )
    assert (record.state, world.service.log) == (RunState.WAITING, [])
    assert names(tmp_path) == before


def test_two_runs_write_to_two_files_however_their_names_are_spelled(tmp_path: Path) -> None:
    paths = [tmp_path / "list.csv", tmp_path / "LIST.csv", tmp_path / "other.csv"]
    taken = {path_key(str(tmp_path / "Other.csv"))}
    found = outputs._planned(paths, taken)
    assert len({path_key(each) for each in found} | taken) == 4
    if path_key("A") == path_key("a"):
        assert [Path(each).name for each in found] == ["list.csv", "LIST (2).csv", "other (2).csv"]
    assert names(tmp_path) == []


async def test_no_name_is_that_of_a_device(world: World, recipe: Recipe, put: Put, folder: Path) -> None:
    # GIVEN a recipe whose name, and whose files' names, Windows would take for its devices
    odd = replace(recipe, name="con.sole", output=replace(recipe.output, pattern="nul.{name}"))
    world.recipes.save(odd)
    world.recipes.save(replace(recipe, name="Aux"))
    # WHEN it is read again and run
    assert world.recipes.named("con.sole") == odd
    assert [world.recipes.path(name).name for name in ("Aux", "con.sole")] == ["_aux.toml", "con-sole.toml"]
    record = await world.runs.run(odd, put("list.csv", british(2)))
    # THEN its files are there
    assert record.state is RunState.DONE
    assert sorted(names(folder.parent / "done")) == ["_con.sole log.xlsx", "_nul.list clean.csv", "_nul.list.csv"]


async def test_a_list_with_a_long_name_has_room_for_the_names_of_its_files(
    world: World, recipe: Recipe, put: Put
) -> None:
    record = await world.runs.run(recipe, put("名" * 80 + ".csv", british(2)))
    assert record.state is RunState.DONE
    assert all(there(record))


async def test_a_recipe_is_renamed_only_while_it_does_not_run(
    world: World, recipe: Recipe, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    export = world.exporting.export

    async def renamed(*args: Any, **more: Any) -> Any:
        # a run beside it could otherwise begin under the new name
        with pytest.raises(UsageError, match="“Weekly” is running"):
            world.recipes.rename("Weekly", "Monthly")
        return await export(*args, **more)

    monkeypatch.setattr(world.exporting, "export", renamed)
    file = put("list.csv", british(2))
    assert (await world.runs.run(recipe, file)).state is RunState.DONE
    # WHEN it has ended, THEN the recipe takes its runs along
    monthly = world.recipes.rename("Weekly", "Monthly")
    world.time.clock += 3 * 86_400
    assert (await world.runs.run(monthly, file)).state is RunState.SAME
    assert len(world.service.sent_numbers()) == 2


async def test_a_list_that_is_deleted_while_its_files_are_written_stays_deleted(
    world: World, recipe: Recipe, put: Put, monkeypatch: pytest.MonkeyPatch
) -> None:
    figures = world.results.verdicts

    async def deleted(batch_id: str) -> Any:
        found = await figures(batch_id)
        with transaction(world.journal._db):
            world.journal.runs.forget(batch_id)
        return found

    monkeypatch.setattr(world.results, "verdicts", deleted)
    record = await world.runs.run(recipe, put("secret.csv", british(2)))
    assert (record.state, record.file) == (RunState.DELETED, "")
    assert [each.file for each in world.recipes.runs("Weekly")] == [""]
