"""Rows in = good + doubtful + bad + unknown + not sent + suppressed + problems, for lists of every kind, wherever told.

Random lists go through one to three products: with rows that repeat a number, have two of them or none, opted-out
numbers, answers that are lacking, and a refresh. Page, files, report and a recipe's log say the same of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, cast

import openpyxl
import pytest

from desktop_app.cli.carrying import verdicts_in_words
from desktop_app.core.batches.batch import Batch
from desktop_app.core.batches.steps import StepNumbers
from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.output.form import OutputForm, OutputShape
from desktop_app.core.recipes.recipe import RunCap
from desktop_app.core.results.refresh import Refresh
from desktop_app.core.results.verdict import VerdictCounts
from desktop_app.core.results.verdict_words import Verdict, verdict_name
from desktop_app.services.lists.comparing import Comparing
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.lists.reporting import Reporting
from tests.services.scripted_service import Job
from tests.services.world import CONNECTION, World, british

SAID = ("active", "absent", "dead", "unknown", "")
PRODUCTS = ("phone-validation", "hlr-lookup", "carrier-lookup")
FORMS = (
    OutputForm(),
    OutputForm(verdicts=True),
    OutputForm(verdicts=True, steps=True, standard=True),
    OutputForm(OutputShape.SPLIT, verdicts=True),
    OutputForm(OutputShape.ORIGINAL, verdicts=True, in_place=True),
    OutputForm(OutputShape.CLEAN, doubtful=True, beside=True),
    OutputForm(OutputShape.CLEAN_SHEET),
)


# Columns of the log sheet that add up to the rows.
LOGGED = {
    "Good": Verdict.GOOD,
    "Doubtful": Verdict.DOUBTFUL,
    "Bad": Verdict.BAD,
    "Unknown": Verdict.UNKNOWN,
    "Not sent": Verdict.NOT_SENT,
    "Suppressed": Verdict.SUPPRESSED,
    "Problems": Verdict.PROBLEM,
}


def cells_of(random: Random, numbers: list[str]) -> list[str]:
    pairs = ["; ".join(random.sample(numbers, 2)) for _ in range(3)]
    cells = [*numbers, *random.choices(numbers, k=4), *pairs, f"{numbers[0]}; nonsense", "nonsense", "12", ""]
    random.shuffle(cells)
    return [*cells, numbers[0]]  # blank rows at the end would be none


def workbook(path: Path, cells: list[str]) -> Path:
    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    for row in (["Mobile", "Source"], *([each, f"S{at % 3}"] for at, each in enumerate(cells))):
        sheet.append(row)
    book.save(path)
    return path


def about_of(path: Path) -> dict[str, str]:
    return {f"{row[0].value}": f"{row[1].value}" for row in openpyxl.load_workbook(path)["About"].iter_rows()}


def numbers_add_up(about: dict[str, str]) -> bool:
    """Each number of the list is told once."""
    count = {name: int(value) for name, value in about.items() if value.isdigit()}
    kept = (
        "reused (not sent, not charged)",
        "suppressed (not sent, not charged)",
        "not in this step",
        "not sent",
        "sent",
    )
    sent = ("answered", "awaiting their answers", "unanswered")
    whole = sum(count.get(f"Numbers: {each}", 0) for each in kept)
    asked = sum(count.get(f"Of those sent: {each}", 0) for each in sent)
    return (count["Numbers (each once)"], count["Numbers: sent"]) == (whole, asked)


async def opted_out(world: World, numbers: list[str], name: str) -> None:
    read = await world.intake.read(world.file(numbers, "out.csv"), ReadOptions())
    await world.suppression.add(read, name, "asked for it")


async def say_the_same(
    world: World, batch: Batch, rows: int, folder: Path, forms: Sequence[OutputForm] = FORMS[::3]
) -> VerdictCounts:
    """Return the sums of a batch, which are the same wherever they are told."""
    page = (await world.results.standing(batch.id)).verdicts
    assert (page.rows, sum(page.each().values())) == (rows, rows)
    for at, form in enumerate(forms):
        path = folder / f"{batch.id}-{at}.xlsx"
        written = await world.exporting.export(batch.id, path, form=form)
        assert (written.disagreements, written.verdicts, written.rows) == ((), page, rows)
        assert verdicts_in_words(written.verdicts) == verdicts_in_words(page)
        about = about_of(path)
        told = {each: int(about.get(f"Verdict: {verdict_name(each)}", "0")) for each in Verdict}
        assert (told, about["Rows"], about["Check"]) == (page.each(), str(rows), "The sums agree.")
        assert numbers_add_up(about), about
    reporting = Reporting(world.context, world.results, Comparing(world.context), cast("Any", None))
    report = await reporting.collect(batch.id)
    figures = report.figures
    assert figures.verdicts == page
    for groups in (figures.countries, figures.line_types, figures.source.groups if figures.source else ()):
        assert {each: sum(group.verdicts.each()[each] for group in groups) for each in Verdict} == page.each()
    return page


@pytest.mark.parametrize(("seed", "steps"), [(1, 1), (2, 2), (3, 3)])
async def test_page_files_report_and_log_say_the_same_of_all_rows(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int, steps: int
) -> None:
    random = Random(seed)  # noqa: S311 - data of a test

    def answered(job: Job) -> bytes:
        told = [f"{each},{random.choice(SAID)}" for each in job.phones if random.random() < 0.8]
        return "\n".join(["number,status", *told, ""]).encode()

    monkeypatch.setattr(Job, "result", answered)
    numbers = british(10)
    cells = cells_of(random, numbers)
    await opted_out(world, random.sample(numbers, 2), "Opt-outs")
    # WHEN a list goes through its products, and another number is opted out in between
    found = await world.intake.read(workbook(tmp_path / "list.xlsx", cells), ReadOptions())
    batches = [await world.preparing.prepare(BatchOrder(found.list_id, CONNECTION, PRODUCTS[0]))]
    await world.verification.run(batches[0].id, 1)
    for product in PRODUCTS[1:steps]:
        verdicts = (Verdict.GOOD, Verdict.UNKNOWN if seed % 2 else Verdict.DOUBTFUL)
        step = StepNumbers(batches[-1].id, (), verdicts, unanswered=bool(seed % 2))
        order = BatchOrder(batches[0].list_id, CONNECTION, product, step=step)
        batches.append(await world.preparing.prepare(order))
        await world.verification.run(batches[-1].id, 1)
        await opted_out(world, random.sample(numbers, 1), f"After {product}")
    # THEN all sums are the same, whichever step is named
    sums = {await say_the_same(world, batches[-1], len(cells), tmp_path, FORMS)}
    sums |= {await say_the_same(world, each, len(cells), tmp_path) for each in batches}
    assert len(sums) == 1
    # AND so they are after a refresh of it
    refresh = Refresh(batches[0].id, 30)
    split = await world.refreshing.split(refresh, found.list_id)
    refreshed = await world.preparing.prepare(world.refreshing.order(refresh, found.list_id, split, again=True))
    await world.verification.run(refreshed.id, 1)
    await say_the_same(world, refreshed, len(cells), tmp_path)
    # AND in the log of a recipe made of it, which runs with another list
    made = world.recipes.of_batch(batches[0].id, "Weekly")
    assert len(made.then) == steps - 1
    await opted_out(world, british(2, 500), "Later")
    next_cells = cells_of(random, british(8, 500))
    run = await world.runs.run(
        replace(made, cap=RunCap(999)), workbook(tmp_path / "next.xlsx", next_cells), agreed=True
    )
    assert run.figures is not None, run.message
    assert run.figures.rows == len(next_cells)
    page = await say_the_same(world, world.journal.batch(run.batch_id), len(next_cells), tmp_path)
    log = world.runs.log.path(made.name)
    assert log is not None
    names, row = openpyxl.load_workbook(log).worksheets[0].iter_rows(values_only=True)
    logged = dict(zip(map(str, names), row, strict=True))
    assert logged["Rows"] == len(next_cells) == sum(int(f"{logged[each]}") for each in LOGGED)
    assert [int(f"{logged[each]}") for each in LOGGED] == [page.each()[verdict] for verdict in LOGGED.values()]


async def test_rows_that_are_not_sent_yet_count_too(world: World, tmp_path: Path) -> None:
    random, numbers = Random(7), british(12)  # noqa: S311 - data of a test
    cells = cells_of(random, numbers)
    await opted_out(world, numbers[:2], "Opt-outs")
    found = await world.intake.read(workbook(tmp_path / "list.xlsx", cells), ReadOptions())
    # GIVEN a list of which a part is sent
    batch = await world.preparing.prepare(BatchOrder(found.list_id, CONNECTION, PRODUCTS[0], covered=4))
    await world.verification.run(batch.id, 1)
    page = await say_the_same(world, batch, len(cells), tmp_path, FORMS)
    assert page.not_sent > 0 < page.suppressed
    # WHEN it is carried on, THEN it is no different
    await world.verification.run(batch.id, 1, go_on=True)
    assert (await say_the_same(world, batch, len(cells), tmp_path)).not_sent == 0
