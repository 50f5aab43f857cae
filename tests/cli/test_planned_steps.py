"""`verify --then`: steps that follow one another, each told beforehand, and none of them paid twice."""

from __future__ import annotations

import sqlite3
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

import phonenumbers
import pytest

from desktop_app.cli.talking import Talk
from desktop_app.core.batches.step_plan import StepPlan

from .fake_service import FakeService, held
from .program import Program, ended, interrupted
from .tables import csv_rows, records, text_list, uk

COUNT = 500
PLAN = "--then", "carrier-lookup for line type=mobile", "--then", "hlr-lookup for line type=mobile and region=GB"


def numbers_of(count: int) -> list[str]:
    """British mobile and fixed lines, and German mobile ones, in turn."""
    kinds = "+447400{:06}", "+442079{:06}", "+4915123{:06}"
    numbers = [kinds[at % 3].format(at // 3) for at in range(count)]
    assert all(phonenumbers.is_valid_number(phonenumbers.parse(each)) for each in numbers)
    return numbers


def charges(program: Program) -> dict[str, int]:
    """The credits that the local service's book has for each product."""
    book = program.home / "local-service" / "local-service" / "store.sqlite"
    with closing(sqlite3.connect(f"{book.as_uri()}?mode=ro", uri=True)) as db:
        return dict(
            db.execute(
                "SELECT product, -sum(amount) FROM ledger JOIN tasks ON tasks.id = reference "
                "WHERE kind != 'opening' GROUP BY product"
            )
        )


def test_three_steps_add_up_to_the_number_and_to_the_credit(tmp_path: Path) -> None:
    # GIVEN a list with invalid and duplicate rows
    program, numbers = Program(tmp_path), numbers_of(COUNT)
    lines = ["Name,Tel", *(f"N{at},{each}" for at, each in enumerate(numbers)), "X,no number", f"Y,{numbers[0]}"]
    source = text_list(tmp_path / "list.csv", *lines)
    # WHEN it goes through three steps at once
    run = program.call("verify", source, "-o", tmp_path / "out.csv", *PLAN, "--yes", "--json")
    assert run.code == 0, run.err
    # THEN what each takes at most was said before the first one was sent
    valid = run.json["submitted"]
    most = f"at most {valid * 3:,} numbers, at most {valid * 4:,} credits."
    assert f"All steps together: {most}" in run.err
    # AND each step has the numbers that were answered so
    rows = records(tmp_path / "out.csv")
    checked = [row for row in rows if row["Number status"] == "valid"]
    mobile = [row for row in checked if row["line_type"] == "mobile"]
    british = [row for row in mobile if row["region"] == "GB"]
    steps = [run.json, *run.json["steps"]]
    assert [each["submitted"] for each in steps] == [len(checked), len(mobile), len(british)]
    assert [each["answered"] for each in steps] == [len(checked), len(mobile), len(british)]
    assert 0 < len(british) < len(mobile) < len(checked) == valid
    # AND it was charged what was said before each, by the service's own book
    said = [f"{len(mobile):,} numbers, {len(mobile):,} credits.", f"{len(british):,} numbers, {len(british) * 2:,} cr"]
    assert all(each in run.err for each in said)
    assert charges(program) == {
        "phone-validation": len(checked),
        "carrier-lookup": len(mobile),
        "hlr-lookup": 2 * len(british),
    }
    # AND so says a report, of all steps together
    (batch, *_) = program.call("tasks", "--json").json["batches"]
    report = program.call("report", batch["id"], "-o", tmp_path / "report.xlsx", "--json").json
    (charged,) = report["charged"]
    assert (charged["service"], charged["amount"]) == ("local", str(sum(charges(program).values())))
    # AND each row is there once, with the answers of all steps beside one another
    assert [row["Tel"] for row in rows] == [*numbers, "no number", numbers[0]]
    titles = Counter(name.partition(": ")[0] for name in rows[0] if ": " in name)
    assert list(titles) == ["Carrier lookup", "HLR lookup"]
    for row in rows:
        answered = [bool(row["Carrier lookup: line_type"]), bool(row["HLR lookup: status"])]
        wanted = row["line_type"] == "mobile"
        assert answered == [wanted, wanted and row["region"] == "GB"]


def waterfall(service: FakeService, after_first: Callable[[], None] = lambda: None) -> None:
    """Answer by product: of four numbers three are mobile, of these two connected, and the third is a risk."""
    mobile = dict.fromkeys(map(uk, range(3)), "MOBILE") | {uk(3): "LANDLINE"}
    said = {
        "phone-validation": ("lineType", mobile),
        "carrier-lookup": ("status", dict.fromkeys(map(uk, range(2)), "connected")),
        "hlr-lookup": ("risk", {uk(2): "high"}),
    }

    def answer(numbers: Sequence[str]) -> bytes:
        product = service.submissions[-1].product
        if product == "phone-validation":
            after_first()
        column, values = said[product]
        return "\n".join([f"number,{column}", *(f"{n},{values[n]}" for n in numbers if n in values), ""]).encode()

    service.result = answer


THEN = "--then", "carrier-lookup for line type=mobile", "--then", "hlr-lookup for verdict=unknown"


@pytest.mark.parametrize(("ending", "again"), [("kill", "resume"), ("interrupt", "verify")])
def test_a_break_costs_nothing_and_the_plan_goes_on(
    program: Program, service: FakeService, tmp_path: Path, ending: str, again: str
) -> None:
    source, out = text_list(tmp_path / "list.csv", "Tel", *map(uk, range(4))), tmp_path / "out.csv"
    verify = "verify", source, "-o", out, *THEN, "--yes"
    # GIVEN a run that ends while the second of three steps is under way
    waiting, gate = threading.Event(), threading.Event()
    waterfall(service, lambda: service.always("task", held(gate, first=waiting.set)))
    process = program.start(*verify)
    assert waiting.wait(60)
    if ending == "kill":
        process.kill()
        ended(process)
    else:
        assert interrupted(process).code == 130
    service.mended()
    gate.set()
    # THEN what came until then is in the file
    assert [name.rpartition(": ")[2] for name in csv_rows(out)[0][5:]] == ["lineType"]
    # WHEN it is carried on, THEN each step was sent once, for the numbers that were answered so
    waterfall(service)
    run = program.call(*(("resume",) if again == "resume" else verify), "--json")
    assert run.code == 3, run.err  # one number each has no answer
    assert [(each.product, each.numbers) for each in service.submissions] == [
        ("phone-validation", tuple(map(uk, range(4)))),
        ("carrier-lookup", tuple(map(uk, range(3)))),
        ("hlr-lookup", (uk(2),)),
    ]
    # AND the file has all answers
    header, *rows = csv_rows(out)
    assert [name.rpartition(": ")[2] for name in header[5:]] == ["lineType", "status", "risk"]
    assert [row[5:] for row in rows] == [
        ["MOBILE", "connected", ""],
        ["MOBILE", "connected", ""],
        ["MOBILE", "", "high"],
        ["LANDLINE", "", ""],
    ]
    # AND nothing is left
    assert "There is nothing to carry on" in program.call("resume").out


def test_what_costs_more_than_was_said_waits_for_a_person(
    program: Program, service: FakeService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waterfall(service)
    source = text_list(tmp_path / "list.csv", "Tel", *map(uk, range(4)))
    # GIVEN that the price of the second step was said to be lower than it turns out
    monkeypatch.setattr(StepPlan, "within", lambda plan, _cost: len(plan.begun) != 0)
    verify = "verify", source, "-o", tmp_path / "out.csv", *THEN
    run = program.call(*verify, "--yes")
    # THEN it isn't sent, nor by a second attempt
    for each in (run, program.call("resume")):
        assert each.code == 6
        assert "more than was said" in each.err
        assert "Steps that are left: carrier-lookup for line type=mobile; hlr-lookup for verdict=unknown." in each.err
    assert len(service.submissions) == 1
    # WHEN a person sees the price and agrees, and doesn't agree to the third step's
    questions: list[str] = []

    async def asked(_talk: Talk, question: str) -> bool:
        questions.append(question)
        return "hlr-lookup" not in question

    monkeypatch.setattr(Talk, "can_ask", property(lambda _talk: True))
    monkeypatch.setattr(Talk, "ask", asked)
    run = program.call(*verify)
    # THEN the second goes, and the plan is over
    assert [question.partition(",")[0] for question in questions[-2:]] == [
        "Send 3 numbers for carrier-lookup",
        "Send 1 number for hlr-lookup",
    ]
    assert run.code == 3
    assert [each.product for each in service.submissions] == ["phone-validation", "carrier-lookup"]
    assert "There is nothing to carry on" in program.call("resume").out
    assert [name.rpartition(": ")[2] for name in csv_rows(tmp_path / "out.csv")[0][5:]] == ["lineType", "status"]


def test_a_step_through_another_service_has_a_price_of_its_own(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    waterfall(service)
    source = text_list(tmp_path / "list.csv", "Tel", *map(uk, range(4)))
    step = "hlr-lookup at local for line type=mobile"
    run = program.call("verify", source, "-o", tmp_path / "out.csv", "--then", step, "--json")
    assert f"at most 8 numbers, price unknown at {service.base_url}, at most 8 credits at local." in run.err
    assert [each["submitted"] for each in (run.json, *run.json["steps"])] == [4, 3]
    assert [each.product for each in service.submissions] == ["phone-validation"]
    assert charges(program) == {"hlr-lookup": 6}


def test_a_plan_that_cant_be_meant_costs_nothing(program: Program, service: FakeService, tmp_path: Path) -> None:
    waterfall(service)
    source = text_list(tmp_path / "list.csv", "Tel", *map(uk, range(4)))
    for step, why in {
        "hlr-lookup for line type=purple": "no value of “Line type”",
        "hlr-lookup for mobile": "“mobile” is no condition",
        "hlr-lookup mobile": "is no step",
        "hlr-lookup at nowhere": "has to begin with https://",
    }.items():
        assert why in program.call("verify", source, "-o", tmp_path / "out.csv", "--then", step).refused(2)
    assert not service.submissions
    # WHEN only the answers tell that a column isn't there, THEN what was answered is kept and nothing more is sent
    run = program.call("verify", source, "-o", tmp_path / "out.csv", "--then", "hlr-lookup for colour=red")
    assert run.code == 2
    assert "no column “colour”" in run.fault
    assert len(service.submissions) == 1
    assert csv_rows(tmp_path / "out.csv")[0][-1] == "lineType"
    assert "There is nothing to carry on" in program.call("resume").out
