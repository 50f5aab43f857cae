"""The four sums of a list that went through several products: alike on the page, in files, clean lists and reports."""

from __future__ import annotations

import csv
from collections import Counter
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from random import Random
from typing import Any, cast

import openpyxl
import pytest

from desktop_app.core.batches.batch import Batch, submitted
from desktop_app.core.batches.judged_steps import ListSteps, StepsRule, Way
from desktop_app.core.batches.steps import StepNumbers
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.money.charged import Charged, ChargedHow
from desktop_app.core.output.form import OutputForm, OutputShape
from desktop_app.core.results.verdict import STANDARD_RULE
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import ALL_ROWS, RowFilter
from desktop_app.core.service.settings import Setting
from desktop_app.services.lists.comparing import Comparing
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.lists.reporting import Reporting
from tests.services.world import CONNECTION, World, british

WHY = "Why"


def answers(column: str, said: dict[str, str]) -> bytes:
    return "\n".join([f"number,{column}", *(f"{number},{value}" for number, value in said.items()), ""]).encode()


async def verified(world: World, numbers: list[str], *steps: tuple[str, str, dict[str, str]]) -> list[Batch]:
    """A list that was asked of several products: slug, column, answers. Each step asks what the one before answered."""
    batches: list[Batch] = []
    for at, (product, column, said) in enumerate(steps, 1):
        world.service.results[f"t_{at:02}"] = answers(column, said)
        if batches:
            step = StepNumbers(batches[-1].id)
            batch = await world.preparing.prepare(BatchOrder(batches[0].list_id, CONNECTION, product, step=step))
        else:
            batch = await world.prepared(numbers, product=product, connection=CONNECTION)
        await world.verification.run(batch.id, 1)
        batches.append(world.journal.batch(batch.id))
    return batches


async def written(world: World, batch: Batch, path: Path, form: OutputForm) -> list[dict[str, str]]:
    found = await world.exporting.export(batch.id, path, form=form)
    assert found.disagreements == ()
    with path.open(encoding="utf-8-sig", newline="") as file:
        return [*csv.DictReader(file)]


def about_of(path: Path) -> dict[str, str]:
    return {f"{row[0].value}": f"{row[1].value}" for row in openpyxl.load_workbook(path)["About"].iter_rows()}


NUMBERS = british(6)


def each(*values: str) -> dict[str, str]:
    """Answers for as many of the numbers."""
    return dict(zip(NUMBERS, values, strict=False))


CHECKED = ("phone-validation", "valid", each("yes", "yes", "yes", "no", "yes", "yes"))
LIVE = ("hlr-lookup", "status", each("active", "absent", "not in service", "active", "unknown"))
AWAY = ("messaging-presence-whatsapp", "registered", each("no", "yes", "yes", "yes", "no"))


async def test_the_gravest_product_decides_and_is_named(world: World, tmp_path: Path) -> None:
    # GIVEN a list that was validated, looked up, and looked for at a messenger
    first, second, third = await verified(world, NUMBERS, CHECKED, LIVE, AWAY)
    steps = world.results.list_steps(first.id).steps
    valid, hlr, _ = (step.title for step in steps)
    assert [step.fallback for step in steps] == [False, False, True]
    rows = await written(world, first, tmp_path / "out.csv", OutputForm(steps=True, verdicts=True))
    # THEN what is valid may be out of service, what is invalid stays so, and absence at a messenger says nothing
    assert [(row["Verdict"], row[WHY]) for row in rows] == [
        ("good", f"{valid}: valid: yes, {hlr}: status: active"),
        ("doubtful", f"{hlr}: status: absent"),
        ("bad", f"{hlr}: status: not in service"),
        ("bad", f"{valid}: valid: no"),
        ("good", f"{valid}: valid: yes"),
        ("good", f"{valid}: valid: yes"),
    ]
    # AND it is the same from whichever step one looks, on the page too
    for seen in (second, third):
        same = await written(world, seen, tmp_path / "same.csv", OutputForm(steps=True, verdicts=True))
        assert [row["Verdict"] for row in same] == [row["Verdict"] for row in rows]
        assert (await world.results.standing(seen.id)).verdicts == await world.results.verdicts(first.id)
        assert list(await world.results.select(seen.id, RowFilter(verdict=Verdict.BAD))) == [4, 5]
    # AND clean lists go by all of them, also if the file has one product's answers alone
    clean = await written(world, second, tmp_path / "clean.csv", OutputForm(OutputShape.CLEAN))
    assert [row["Mobile"] for row in clean] == [NUMBERS[0], *NUMBERS[4:]]
    # AND so does a file with one product's answers alone
    for several in (False, True):
        form = OutputForm(verdicts=True, columns_alike=several)
        alone = await written(world, first, tmp_path / "alone.csv", form)
        assert [(row["Verdict"], row[WHY]) for row in alone] == [(row["Verdict"], row[WHY]) for row in rows]
        assert [name for name in alone[0] if ": " in name] == []
    # AND a workbook says how they were judged, by which batches, and where the verdicts are if it hasn't got them
    await world.exporting.export(first.id, tmp_path / "out.xlsx", form=OutputForm())
    about = about_of(tmp_path / "out.xlsx")
    assert about["Judged together"].endswith("only where no other told anything.")
    assert [about["Batches judged"].count(seen.id) for seen in (first, second, third)] == [1, 1, 1]
    assert f"dialproof export {first.id} -o FILE --verdict" in about["Verdict of each row"]
    await world.exporting.export(first.id, tmp_path / "out.xlsx", form=OutputForm(verdicts=True))
    assert "Verdict of each row" not in about_of(tmp_path / "out.xlsx")


async def test_a_person_says_otherwise_for_all_lists(world: World) -> None:
    first, *_, third = await verified(world, NUMBERS, CHECKED, LIVE, AWAY)
    before = await world.results.verdicts(first.id)
    # WHEN who isn't at the messenger is bad, THEN also if the others say good
    counts = StepsRule().changed("messaging-presence-whatsapp", third.product_title, fallback=False)
    world.results.change_steps_rule(first.id, counts)
    found = await world.results.verdicts(third.id)
    assert (before.good, before.bad, found.good, found.bad) == (3, 2, 1, 4)
    # WHEN the latest answer counts
    world.results.change_steps_rule(first.id, StepsRule(Way.LATEST))
    found = await world.results.verdicts(first.id)
    assert (found.good, found.bad, found.rows) == (4, 2, 6)
    # AND a product's own rule holds in each of these
    world.results.change_rule(third.id, STANDARD_RULE.changed("registered", "no", Verdict.DOUBTFUL))
    found = await world.results.verdicts(first.id)
    assert (found.good, found.doubtful, found.bad) == (4, 2, 0)


@pytest.mark.parametrize("saved", [None, 7, [], {}, {"way": 3, "fallbacks": []}, {"way": [], "fallbacks": {"a": "x"}}])
async def test_a_damaged_rule_is_the_usual_one(world: World, saved: object) -> None:
    world.journal.save_setting(Setting.STEPS_RULE, saved)
    assert world.results.steps_rule() == StepsRule()
    changed = StepsRule(Way.LATEST).changed("hlr", "HLR", fallback=True)
    world.journal.save_setting(Setting.STEPS_RULE, changed.as_saved())
    assert world.results.steps_rule() == changed
    assert changed.changed("hlr", "HLR", fallback=False) == StepsRule(Way.LATEST)


async def test_the_latest_answer_of_a_product_counts(world: World) -> None:
    # GIVEN numbers that were looked up twice; the second answer of one tells nothing
    again = each("absent", "active", "unknown")
    first, second = await verified(world, NUMBERS, LIVE, (LIVE[0], LIVE[1], again))
    found = [await world.results.verdicts(seen.id) for seen in (first, second)]
    assert found[0] == found[1]
    assert (found[0].good, found[0].doubtful, found[0].bad, found[0].unknown) == (2, 1, 1, 2)


async def test_what_all_products_cost_is_said_and_what_each_did(world: World, tmp_path: Path) -> None:
    # GIVEN a list with an opted-out number and three products, one of which costs another unit
    read = await world.intake.read(world.file(NUMBERS[:1], "out.csv"), ReadOptions())
    await world.suppression.add(read, "Opt-outs", "")
    batches = await verified(world, NUMBERS, CHECKED, LIVE, AWAY)
    charges = [
        Charged(Decimal(amount), unit, ChargedHow.SAID) for amount, unit in ((5, "EUR"), ("0.5", "EUR"), (2, "P"))
    ]
    for batch, charge in zip(batches, charges, strict=True):
        world.journal.update_batch(batch.id, charged=charge)
    reporting = Reporting(world.context, world.results, Comparing(world.context), cast("Any", None))
    for batch in batches:
        # THEN it is said alike from whichever step one looks
        await world.exporting.export(batch.id, tmp_path / "out.xlsx", form=OutputForm(steps=True))
        about = about_of(tmp_path / "out.xlsx")
        assert about["Charged"] == "5.5 EUR, 2 P"
        told = [about[f"Charged: {step.title}"] for step in world.results.list_steps(batch.id).steps]
        assert [each.partition(" (")[0] for each in told] == ["5 EUR", "0.5 EUR", "2 P"]
        assert about["Numbers: suppressed (not sent, not charged)"] == "1"
        report = await reporting.collect(batch.id)
        assert [each.charged for each in report.charged] == [replace(charges[0], amount=Decimal("5.5")), charges[2]]
        (applied,) = report.figures.suppressions
        assert (applied.name, applied.numbers, applied.since is not None) == ("Opt-outs", 1, True)
        # AND each step's own price is what was charged for a number of it, whatever the price list said
        assert [each.saved.suppressed for each in report.steps] == [1, 0, 0]
        sent = [submitted(world.journal.tasks(each.batch.id)) for each in report.steps]
        assert [each.saved.price for each in report.steps] == [
            charge.amount / count for charge, count in zip(charges, sent, strict=True)
        ]


async def test_a_list_with_one_product_is_judged_as_ever(world: World) -> None:
    (first,) = await verified(world, NUMBERS, CHECKED)
    assert world.results.list_steps(first.id) == ListSteps()


@pytest.mark.parametrize("seed", range(5))
async def test_the_four_sums_hold_wherever_they_are_shown(world: World, tmp_path: Path, seed: int) -> None:
    random = Random(seed)  # noqa: S311 - data of a test
    # GIVEN a list with problems, duplicates, opted-out numbers, and some that no product answered
    numbers = british(14)
    opted_out = random.sample(numbers, 3)
    read = await world.intake.read(world.file(opted_out, "out.csv"), ReadOptions())
    await world.suppression.add(read, "Opt-outs", "asked for it")
    cells = [*numbers, *random.choices(numbers, k=4), "nonsense", "12"]
    random.shuffle(cells)

    def said(values: tuple[str, ...]) -> dict[str, str]:
        usable = [each for each in numbers if each not in opted_out]
        return {each: random.choice(values) for each in usable if random.random() < 0.8}

    batches = await verified(
        world,
        cells,
        ("phone-validation", "valid", said(("yes", "no"))),
        ("hlr-lookup", "status", said(("active", "absent", "dead", "unknown"))),
        ("telegram", "registered", said(("yes", "no"))),
    )
    await world.suppression.add(await world.intake.read(world.file(numbers[:1], "more.csv"), ReadOptions()), "More", "")
    if seed % 2:
        world.results.change_steps_rule(batches[0].id, StepsRule(Way.LATEST))
    reporting = Reporting(world.context, world.results, Comparing(world.context), cast("Any", None))
    expected = None
    for batch in batches:
        # THEN page, file, clean list and report say the same, and it is all rows
        page = (await world.results.standing(batch.id)).verdicts
        expected = expected or page
        assert page == expected
        assert page.rows == len(cells)
        assert page.problem == 2
        assert page.suppressed == sum(each in {*opted_out, numbers[0]} for each in cells)
        assert sum(page.each().values()) == len(cells)
        path = tmp_path / "out.csv"
        for form in (OutputForm(steps=True, verdicts=True), OutputForm(OutputShape.CLEAN)):
            found = await world.exporting.export(batch.id, path, form=form)
            assert (found.disagreements, found.verdicts) == ((), page)
            if form.steps:
                with path.open(encoding="utf-8-sig", newline="") as file:
                    assert Counter(row["Verdict"] for row in csv.DictReader(file)) == +Counter(page.each())
        assert (await reporting.collect(batch.id)).figures.verdicts == page
        for verdict, count in page.each().items():
            assert len(await world.results.select(batch.id, RowFilter(verdict=verdict))) == count
        assert await world.results.verdict_tally(batch.id, ALL_ROWS) == dict(+Counter(page.each()))
