"""`fetch`: what a result lacked is fetched again for nothing; and any accepted task can be led on by a command."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .fake_service import FakeService, answers, csv_result, status
from .program import Program
from .tables import records, small_list, text_list, uk

HEAD = "partner,line,status"


def batch_of(program: Program) -> dict[str, Any]:
    (batch,) = program.call("tasks", "--json").json["batches"]
    found: dict[str, Any] = batch
    return found


def test_what_a_result_lacked_is_fetched_for_nothing_and_the_file_written_anew(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    service.result = lambda numbers: csv_result(numbers[:1])
    output = tmp_path / "o.csv"
    run = program.call("verify", small_list(tmp_path), "-o", output, "--json")
    assert (run.code, run.json["unanswered"]) == (3, 2)
    assert "Fetching it again is free" in run.fault
    service.result = csv_result
    batch = batch_of(program)
    fetched = program.call("fetch", batch["id"], "--json")
    assert (fetched.code, fetched.json["id"], fetched.json["unanswered"]) == (0, batch["id"], 0)
    assert {row["Answer"] for row in records(output) if row["Number status"] == "valid"} == {"answered"}
    assert len(service.submissions) == 1
    words = program.call("fetch", "nothing").refused(2)
    assert "There is no batch “nothing”" in words


def test_a_task_that_was_not_found_is_asked_for_again(program: Program, service: FakeService, tmp_path: Path) -> None:
    service.always("task", status(404))
    run = program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--json")
    assert (run.code, len(service.submissions)) == (3, 1)
    assert "not find it so far" in run.fault
    service.always("task", service.usual)
    fetched = program.call("fetch", batch_of(program)["id"], "--json")
    assert (fetched.code, fetched.json["answered"], len(service.submissions)) == (0, 3, 1)


def test_a_result_of_two_columns_is_read_as_a_person_says(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    # GIVEN a result in which each number stands beside another that was sent, in another order
    def crossed(numbers: Any) -> bytes:
        pairs = list(zip([*numbers[1:], numbers[0]], numbers, strict=True))[::-1]
        return "\n".join([HEAD, *(f"{one},{two},of {two}" for one, two in pairs), ""]).encode()

    service.result = crossed
    source = text_list(tmp_path / "list.csv", "Name,Tel", *(f"N,{uk(at)}" for at in range(1, 6)))
    run = program.call("verify", source, "-o", tmp_path / "o.csv")
    assert run.code == 5
    assert "nothing tells whose the answers are" in run.fault
    fetched = program.call("fetch", batch_of(program)["id"], "--column", "line", "--json")
    assert (fetched.code, fetched.json["answered"]) == (0, 5)
    assert all(row["status"] == f"of {row['Phone (E.164)']}" for row in records(tmp_path / "o.csv"))


def test_a_failed_task_takes_another_id_or_is_left(program: Program, service: FakeService, tmp_path: Path) -> None:
    service.on("task", answers({"status": "failed"}))
    run = program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--json")
    assert run.code == 3
    (task,) = batch_of(program)["tasks"]
    assert program.call("decide", task["part"], "--leave", "--json").json["state"] == "left"
    assert program.call("decide", task["part"], "--arrived", "t_01").code == 2  # the id that it has
    service.tasks["t_77"] = service.tasks["t_01"]
    assert program.call("decide", task["part"], "--arrived", "t_77", "--json").json["state"] == "accepted"
    resumed = program.call("resume", "--json")
    assert (resumed.code, resumed.json["batches"][0]["answered"], len(service.submissions)) == (0, 3, 1)
