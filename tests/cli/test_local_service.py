"""From start to finish with nothing but the program: no key, no address, its own local service."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from .program import Program, Run, wait_until
from .tables import national, records, uk, workbook

ROWS: list[list[Any]] = [
    ["Name", "Mobile", "Since"],
    ["A. Smith", national(1), "2019"],
    ["B. Jones", "n/a", "2020"],
    ["C. Brown", uk(1), "2021"],
    ["D. Meyer", "+4915123456789", "2022"],
    [],
    ["E. White", national(2), "2023"],
]


@dataclass(frozen=True)
class Verified:
    program: Program
    output: Path
    run: Run


@pytest.fixture(scope="module")
def verified(tmp_path_factory: pytest.TempPathFactory) -> Verified:
    """One run that all tests of this module look at."""
    folder = tmp_path_factory.mktemp("local")
    program, output = Program(folder), folder / "results.xlsx"
    source = workbook(folder / "customers.xlsx", Customers=ROWS)
    return Verified(program, output, program.run("verify", source, "-o", output, "--country", "GB", "--yes", "--json"))


def test_the_whole_object(verified: Verified) -> None:
    found = verified.run.json
    ids = [task.pop("id") for task in found["tasks"]]
    assert verified.run.code == 0
    assert list(found) == ["rows", "numbers", "submitted", "answered", "unanswered", "tasks", "output"]
    assert found == {
        "rows": 6,
        "numbers": {"valid": 3, "invalid": 1, "empty": 1, "duplicate": 1},
        "submitted": 3,
        "answered": 3,
        "unanswered": 0,
        "tasks": [
            {"country": "GB", "product": "phone-validation", "numbers": 2, "status": "completed"},
            {"country": "DE", "product": "phone-validation", "numbers": 1, "status": "completed"},
        ],
        "output": str(verified.output),
    }
    assert len(set(ids)) == 2
    assert all(isinstance(each, str) and each for each in ids)


def test_every_row_has_what_became_of_it(verified: Verified) -> None:
    found = records(verified.output)
    own = [(row["Phone (E.164)"], row["Number status"], row["Problem"], row["Answer"]) for row in found]
    assert own == [
        (uk(1), "valid", "", "answered"),
        ("", "invalid", "not a phone number", "not sent"),
        (uk(1), "duplicate", "same number as row 2", "answered"),
        ("+4915123456789", "valid", "", "answered"),
        ("", "empty", "", "not sent"),
        (uk(2), "valid", "", "answered"),
    ]
    assert [row["Name"] for row in found] == [row[0] if row else "" for row in ROWS[1:]]


def test_progress_and_messages_are_on_standard_error(verified: Verified) -> None:
    assert "6 rows" in verified.run.err
    assert "Traceback" not in verified.run.err


def test_the_journal_shows_it(verified: Verified) -> None:
    run = verified.program.call("tasks", "--json")
    (batch,) = run.json["batches"]
    assert run.code == 0
    assert {"id", "file", "state", "tasks"} <= set(batch)
    assert batch["file"] == "customers.xlsx"
    assert isinstance(batch["state"], str)
    ids = {task["id"] for task in verified.run.json["tasks"]}
    assert {task["id"] for task in batch["tasks"]} == ids
    assert [task["numbers"] for task in batch["tasks"]] == [2, 1]
    assert all(isinstance(task["state"], str) for task in batch["tasks"])


def test_the_journal_in_words(verified: Verified) -> None:
    run = verified.program.call("tasks")
    assert "customers.xlsx" in run.out
    assert all(task["id"] in run.out for task in verified.run.json["tasks"])


def test_nothing_is_left_to_carry_on(verified: Verified) -> None:
    run = verified.program.call("resume", "--json")
    assert (run.code, run.json) == (0, {"batches": []})


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="processes are looked up in /proc")
def test_no_process_is_left(verified: Verified) -> None:
    wait_until(lambda: not processes_of(verified.program.folder))


def processes_of(folder: Path) -> list[int]:
    """Processes whose environment names the folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if str(folder).encode() in (process / "environ").read_bytes():
                found.append(int(process.name))
        except OSError:
            continue
    return found


def test_check_and_balance(verified: Verified) -> None:
    check = verified.program.call("check", "+44 7400 123456", "--json", "--base-url", "local")
    balance = verified.program.call("balance", "--json")
    assert (check.code, balance.code) == (0, 0)
    assert list(check.json) == ["number", "answer", "remaining"]
    assert check.json["number"] == "+447400123456"
    assert isinstance(check.json["answer"], dict)
    assert isinstance(check.json["remaining"], int)
    assert list(balance.json)[:3] == ["amount", "currency", "raw"]
    assert float(balance.json["amount"]) > 0


def test_a_product_that_the_service_does_not_have(tmp_path: Path) -> None:
    source = workbook(tmp_path / "other.xlsx", S=[["Tel"], [uk(7)]])
    run = Program(tmp_path).call("verify", source, "-o", tmp_path / "o.xlsx", "--product", "fortune-telling", "--json")
    assert run.code == 4
    assert "fortune-telling" in run.fault or "product" in run.fault
    assert run.json["answered"] == 0
