"""Steps of one list: another product for the numbers that were answered so, and all answers side by side."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import pytest

from desktop_app.core.batches.steps import Beside, StepNumbers
from desktop_app.core.errors import NothingToSend
from desktop_app.core.output.form import OutputForm
from desktop_app.core.results.comparison import Change
from desktop_app.core.results.reuse import SPANS
from desktop_app.core.results.standard_columns import place_of
from desktop_app.core.results.standard_words import Standard
from desktop_app.core.results.verdict_words import Verdict
from desktop_app.core.rows.list_row import ColumnValue, RowFilter
from desktop_app.core.service.connection import Connection
from desktop_app.services.lists.comparing import Comparing
from desktop_app.services.lists.preparing import BatchOrder
from tests.services.world import URL, World, british

MOBILE = ColumnValue(place_of(Standard.LINE_TYPE), "mobile")


def line_types(numbers: list[str], mobile: int) -> bytes:
    kinds = ("MOBILE" if at < mobile else "LANDLINE" for at in range(len(numbers)))
    return "\n".join(
        ["number,lineType", *(f"{each},{kind}" for each, kind in zip(numbers, kinds, strict=True)), ""]
    ).encode()


async def first_step(world: World) -> str:
    """Eight British numbers, three of them mobile, one without an answer, and a duplicate."""
    numbers = british(8)
    world.service.results["t_01"] = line_types(numbers[:7], 3)
    batch = await world.prepared([*numbers, "nonsense", numbers[0]])
    await world.verification.run(batch.id, 1)
    return batch.id


def order(world: World, first: str, step: StepNumbers, product: str = "hlr-lookup") -> BatchOrder:
    list_id = world.context.journal.batch(first).list_id
    return BatchOrder(list_id, Connection(URL), product, step=step)


async def test_a_step_sends_only_its_numbers_and_shows_both_answers(world: World, tmp_path: Path) -> None:
    # GIVEN line types of a list
    first = await first_step(world)
    step = StepNumbers(first, values=(MOBILE,))
    # WHEN its mobile numbers are to be asked of another product, THEN it is known how many these are
    assert await world.preparing.count(step) == {"GB": 3}
    world.service.results["t_02"] = ("number,status\n" + "".join(f"{each},connected\n" for each in british(2))).encode()
    second = await world.preparing.prepare(order(world, first, step))
    await world.verification.run(second.id, 1)
    # AND only these are sent
    assert [sorted(job.phones) for job in world.service.jobs.values()] == [british(8), british(3)]
    # AND every row is in the file, with both answers, and the sums agree
    found = await world.exporting.export(second.id, tmp_path / "out.csv", form=OutputForm(steps=True))
    assert found.disagreements == ()
    assert (found.numbers, found.left_out, found.sent, found.answered, found.unsent) == (8, 5, 3, 2, 0)
    assert not found.partial
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        header, *rows = csv.reader(file)
    title = world.results.besides(second.id)[0].title
    assert header[-2:] == ["status", f"{title}: lineType"]
    assert [row[-2:] for row in rows] == [
        *[["connected", "MOBILE"]] * 2, ["", "MOBILE"], *[["", "LANDLINE"]] * 4, *[["", ""]] * 2,
        ["connected", "MOBILE"],
    ]  # fmt: skip
    # AND the first step shows the second one's answers; without the choice a file is what it was
    assert world.results.besides(first) == (Beside(second.id, world.results.besides(first)[0].title),)
    await world.exporting.export(first, tmp_path / "first.csv")
    assert (tmp_path / "first.csv").read_text("utf-8-sig").splitlines()[0].endswith("Problem,Answer,lineType")
    # AND rows are found by the other step's answers
    chosen = await world.results.select(second.id, RowFilter(values=(ColumnValue(1, "LANDLINE"),)))
    assert len(chosen) == 4


async def test_a_step_with_reused_answers_wanted_has_its_numbers_alone_all_the_same(world: World) -> None:
    first = await first_step(world)
    step = order(world, first, StepNumbers(first, values=(MOBILE,)), "phone-validation")
    second = await world.preparing.prepare(replace(step, reuse_days=7))
    assert [task.numbers for task in world.tasks(second)] == [3]


async def test_a_step_takes_over_what_its_product_has_answered_for_another_list(world: World, tmp_path: Path) -> None:
    # GIVEN a list whose three mobile numbers were asked of a second product
    first = await first_step(world)
    connected = "".join(f"{each},connected\n" for each in british(3))
    world.service.results["t_02"] = f"number,status\n{connected}".encode()
    hlr = order(world, first, StepNumbers(first, values=(MOBILE,)))
    await world.verification.run((await world.preparing.prepare(hlr)).id, 1)
    # WHEN a newer list has five mobile numbers, three of these among them
    world.service.results["t_03"] = line_types(british(6), 5)
    newer = await world.prepared(british(6))
    await world.verification.run(newer.id, 1)
    step = order(world, newer.id, StepNumbers(newer.id, values=(MOBILE,)))
    known = await world.preparing.reusing.known(newer.list_id, step.connection, step.product, step.step)
    assert [known.numbers(days) for days in SPANS] == [3, 3, 3]
    second = await world.preparing.prepare(replace(step, reuse_days=30, agreed=2))
    await world.verification.run(second.id, 1)
    # THEN only the others are sent, and all have an answer of both products
    assert [sorted(job.phones) for job in world.service.jobs.values()][-1] == british(2, 3)
    assert second.reused is not None
    assert (second.reused.numbers, second.reused.days) == (3, 30)
    found = await world.exporting.export(second.id, tmp_path / "out.csv", form=OutputForm(steps=True))
    assert found.disagreements == ()
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        header, *rows = csv.reader(file)
    answers = [dict(zip(header, row, strict=True)) for row in rows]
    assert [each["status"] for each in answers[:3]] == ["connected"] * 3
    assert all(each["Reused"].startswith("answered on ") for each in answers[:3])
    assert {each["Reused"] for each in answers[3:]} == {""}


async def test_steps_are_compared_by_what_their_answers_have_in_common(world: World) -> None:
    # GIVEN a second step at which another field has the line type, and two of three numbers are no mobile any more
    first = await first_step(world)
    kinds = zip(british(3), ("mobile", "voip", "landline"), strict=True)
    world.service.results["t_02"] = "\n".join(["number,type", *map(",".join, kinds), ""]).encode()
    second = await world.preparing.prepare(order(world, first, StepNumbers(first, values=(MOBILE,))))
    await world.verification.run(second.id, 1)
    # WHEN both are compared
    comparing = Comparing(world.context)
    comparison = await comparing.compare(second.id, first)
    # THEN the numbers of both steps are told apart by that, and all numbers of the list are counted once
    found = comparison.found
    assert (comparison.before.id, found.numbers) == (first, 8)
    assert (found.counts[Change.CHANGED], found.counts[Change.SAME]) == (2, 1)
    comparing.discard(comparison)


async def test_a_third_step_takes_what_stayed_unknown(world: World) -> None:
    first = await first_step(world)
    world.service.results["t_02"] = b"number,status\n" + f"{british(1)[0]},connected\n".encode()
    second = await world.preparing.prepare(order(world, first, StepNumbers(first, values=(MOBILE,))))
    await world.verification.run(second.id, 1)
    unknown = StepNumbers(second.id, verdicts=(Verdict.UNKNOWN,), unanswered=True)
    third = await world.preparing.prepare(order(world, second.id, unknown, "account-signals"))
    await world.verification.run(third.id, 1)
    assert sorted(world.service.jobs["t_03"].phones) == british(3)[1:]
    steps = [first, second.id, third.id]
    assert [[each.id for each in world.results.steps(one)] for one in steps] == [steps] * 3
    assert [each.batch_id for each in world.results.besides(second.id)] == [first, third.id]


async def test_a_step_is_begun_once_and_taken_for_no_other_list(world: World) -> None:
    first = await first_step(world)
    mobile = order(world, first, StepNumbers(first, values=(MOBILE,)))
    begun = await world.preparing.prepare(mobile)
    # WHEN it is wanted again before it was sent, THEN it is carried on
    assert (await world.preparing.prepare(mobile)).id == begun.id
    # AND neither the whole list nor another step of that product is taken for it
    whole = await world.preparing.prepare(BatchOrder(mobile.list_id, Connection(URL), "hlr-lookup"))
    others = order(world, first, StepNumbers(first, unanswered=True))
    assert len({begun.id, whole.id, (await world.preparing.prepare(others)).id}) == 3
    # AND a step without numbers is none
    with pytest.raises(NothingToSend):
        await world.preparing.prepare(order(world, first, StepNumbers(first, verdicts=(Verdict.DOUBTFUL,))))
