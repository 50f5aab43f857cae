"""The service says no: exit code 4 and its words; put right, the list is carried on, and is paid once."""

from __future__ import annotations

import json
from decimal import Decimal
from pathlib import Path

import pytest

from tests.sayings import SURE, TAKEN, Saying

from .fake_service import Behaviour, FakeService, Reply, Request, answers, status
from .program import Program
from .tables import records, small_list, text_list, uk

REFUSALS = {
    "401": status(401, "The key was withdrawn."),
    "402": status(402, "The balance is 0."),
    "403": status(403, "This product is not in your plan."),
    "404": status(404, "There is no such endpoint."),
    "413": status(413, "At most 0 numbers."),
    "422": status(422, "country: unknown value"),
    "an envelope": answers({"code": 4022, "msg": "product: unknown value", "data": None}),
}


@pytest.mark.parametrize("case", REFUSALS)
def test_a_submission_that_is_refused(program: Program, service: FakeService, tmp_path: Path, case: str) -> None:
    service.always("detect", REFUSALS[case])
    run = program.call("verify", small_list(tmp_path, 1), "-o", tmp_path / "o.xlsx", "--json")
    message = REFUSALS[case](service.seen[-1]).body
    words = message["msg"] if "msg" in message else message["error"]["message"]
    assert run.code == 4
    assert words in run.fault
    assert (run.json["submitted"], run.json["answered"], run.json["unanswered"]) == (0, 0, 0)
    assert len(service.submissions) == 1


def test_a_wrong_key_sends_no_numbers_twice(program: Program, service: FakeService, tmp_path: Path) -> None:
    program.key = "sk-wrong"
    run = program.call("verify", small_list(tmp_path, 4), "-o", tmp_path / "o.csv", "--max-per-task", 1, "--json")
    assert (run.code, run.json["submitted"]) == (4, 0)
    assert "key" in run.fault
    assert len(service.submissions) <= 1


def test_no_key(program: Program, service: FakeService, tmp_path: Path) -> None:
    program.key = None
    run = program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--json")
    assert run.code == 4
    assert "DIALPROOF_API_KEY" in run.fault
    assert not service.seen


def test_another_key_is_used_once_its_address_is_named(program: Program, service: FakeService, tmp_path: Path) -> None:
    # GIVEN a list that stopped for a wrong key, and the right one in the environment
    right, address = program.key, program.base_url
    program.key = "sk-wrong"
    first = program.call("verify", small_list(tmp_path, 4), "-o", tmp_path / "o.csv")
    assert "numbers not sent" in first.out
    program.key, program.base_url = right, ""
    # WHEN it is carried on without naming the service
    run = program.call("resume")
    # THEN the key goes nowhere, and it is said how it may
    assert run.code == 4
    assert f"dialproof resume --base-url {address}" in run.err
    assert not service.submissions
    # AND so it goes on
    program.base_url = address
    assert program.call("resume").code == 0


def test_put_right_it_is_carried_on(program: Program, service: FakeService, tmp_path: Path) -> None:
    service.on("detect", service.usual, status(402, "The balance is 0."))
    lines = [*(f"N,{uk(n)}" for n in (1, 2)), "N,+4915123456789"]
    source = text_list(tmp_path / "list.csv", "Name,Tel", *lines)
    first = program.call("verify", source, "-o", tmp_path / "o.csv", "--json")
    (batch,) = program.call("tasks", "--json").json["batches"]
    # What was refused isn't sent again while nothing has changed, however often it is carried on.
    unchanged = [program.call("resume").code, program.call("verify", source, "-o", tmp_path / "o.csv").code]
    sent = len(service.submissions)
    service.balance = {"balance": "2000"}
    again = program.call("resume", "--json")
    assert (unchanged, sent) == ([4, 4], 2)
    assert (first.code, first.json["submitted"], first.json["answered"]) == (4, 2, 2)
    assert [task["status"] for task in first.json["tasks"]] == ["completed", "rejected"]
    assert [task["state"] for task in batch["tasks"]][1] == "rejected"
    assert (again.code, again.json["batches"][0]["answered"]) == (0, 3)
    assert sorted(service.numbers) == sorted([uk(1), uk(2), *["+4915123456789"] * 2])
    assert [row["Answer"] for row in records(tmp_path / "o.csv")] == ["answered"] * 3


def test_what_is_refused_and_left_is_not_sent(program: Program, service: FakeService, tmp_path: Path) -> None:
    # GIVEN two numbers that were answered, and one that was refused
    service.on("detect", service.usual, status(422, "country: unknown value"))
    lines = [*(f"N,{uk(n)}" for n in (1, 2)), "N,+4915123456789"]
    source, output = text_list(tmp_path / "list.csv", "Name,Tel", *lines), tmp_path / "o.csv"
    assert program.call("verify", source, "-o", output).code == 4
    (batch,) = program.call("tasks", "--json").json["batches"]
    refused = batch["tasks"][1]["id"]
    # WHEN it is left THEN it is told as what was never sent
    left = program.call("decide", refused, "--leave", "--json")
    assert (left.code, left.json["state"]) == (0, "dropped")
    (batch,) = program.call("tasks", "--json").json["batches"]
    assert (batch["state"], [task["state"] for task in batch["tasks"]]) == ("incomplete", ["joined", "dropped"])
    found = program.call("export", batch["id"], "-o", output, "--verdict", "--json")
    assert (found.code, found.json["submitted"], found.json["answered"], found.json["unanswered"]) == (3, 2, 2, 0)
    assert [row["Verdict"] for row in records(output)] == ["good", "good", "not sent"]
    # AND it can be sent after all, once it is said that its number, which another list had since, is paid for twice
    other = text_list(tmp_path / "other.csv", "Name,Tel", "N,+4915123456789")
    assert program.call("verify", other, "-o", tmp_path / "other-o.csv").code == 0
    asked = program.call("decide", refused, "--resend")
    assert asked.code == 6
    assert "has 1 of the 1 numbers" in asked.fault
    assert "“--again”" in asked.fault
    assert program.call("decide", refused, "--resend", "--again").code == 0
    assert program.call("resume").code == 0
    assert [row["Answer"] for row in records(output)] == ["answered"] * 3


def test_a_task_that_fails_leaves_its_numbers_unanswered(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    service.always("task", answers({"task_id": "t_01", "status": "failed", "message": "The network is down."}))
    run = program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--json")
    assert run.code == 3
    assert "The network is down." in run.fault
    assert run.json["tasks"] == [
        {"id": "t_01", "country": "GB", "product": "phone-validation", "numbers": 3, "status": "failed"}
    ]
    assert (run.json["submitted"], run.json["answered"], run.json["unanswered"]) == (3, 0, 3)
    assert [row["Answer"] for row in records(tmp_path / "o.csv")] == ["unanswered"] * 3


def test_a_key_that_is_withdrawn_while_waiting(program: Program, service: FakeService, tmp_path: Path) -> None:
    service.always("task", REFUSALS["401"])
    run = program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--json")
    service.mended()
    again = program.call("resume", "--json")
    assert (run.code, again.code, len(service.submissions)) == (4, 0, 1)
    assert len(records(tmp_path / "o.csv")) == 3


# --- a service that charges a list and seems to refuse it ---


def charging(service: FakeService, saying: Saying) -> Behaviour:
    """Make the task, take its price from the balance, and say something else."""

    def behave(request: Request) -> Reply:
        service.usual(request)
        left = Decimal(service.balance["balance"]) - len(service.submissions[-1].numbers)
        service.balance = {**service.balance, "balance": str(left)}
        return Reply(saying.status, json.loads(saying.text) if saying.text else b"")

    return behave


_TIME_LIMIT = next(each for each in TAKEN if each.status == 400 and "Time limit" in each.text)
_AT_MOST = next(each for each in SURE if "at most 2 phones" in each.text)
_WAIT = next(each for each in SURE if "try again later" in each.text)


@pytest.mark.parametrize("saying", [TAKEN[0], TAKEN[11], _TIME_LIMIT, _AT_MOST, _WAIT], ids=str)
def test_it_is_paid_once(program: Program, service: FakeService, tmp_path: Path, saying: Saying) -> None:
    service.always("detect", charging(service, saying))
    source, output = small_list(tmp_path, 4), tmp_path / "o.csv"
    # WHEN it is verified, carried on, and verified again THEN each says that a person has to decide
    runs = [program.call("verify", source, "-o", output) for _ in range(2)] + [program.call("resume")]
    assert [run.code for run in runs] == [6, 6, 6]
    assert all("refused the request" not in run.fault for run in runs)
    assert len(service.submissions) == 1
    # AND it goes on with the id that the service's own list shows
    (batch,) = program.call("tasks", "--json").json["batches"]
    (task,) = batch["tasks"]
    assert task["state"] == "unknown"
    service.mended()
    assert program.call("decide", task["id"], "--arrived", "t_01").code == 0
    assert program.call("resume").code == 0
    assert [row["Answer"] for row in records(output)] == ["answered"] * 4
    assert len(service.submissions) == 1
