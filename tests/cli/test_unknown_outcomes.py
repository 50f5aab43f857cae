"""A submission without a clear answer: exit code 6, never sent again by itself, and a person decides."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.proven import prove_at

from .fake_service import FakeService, answers, html, moved, reset, status
from .program import Program, interrupted
from .tables import records, small_list, text_list, uk

DOUBTS = {
    "500": status(500),
    "a reset": reset,
    "a redirect": moved("/api/v2/detect"),
    "no task id": answers({"status": "ok"}),
    "a page": html(),
    "nothing": answers(b"", 204),
}


def unknown_task(program: Program) -> dict[str, Any]:
    """The one task of the one batch, as `tasks` shows it."""
    (batch,) = program.call("tasks", "--json").json["batches"]
    (task,) = batch["tasks"]
    assert task["state"] == "unknown"
    found: dict[str, Any] = task
    return found


@pytest.mark.parametrize(("case", "via"), [*((case, "json") for case in DOUBTS), ("a reset", "file")])
def test_a_submission_without_a_clear_answer(
    program: Program, service: FakeService, tmp_path: Path, case: str, via: str
) -> None:
    service.always("detect" if via == "json" else "file", DOUBTS[case])
    run = program.call("verify", small_list(tmp_path, 1), "-o", tmp_path / "o.csv", "--via", via, "--json")
    assert (run.code, len(service.submissions)) == (6, 1)
    assert "dialproof decide" in run.fault
    assert run.json["tasks"][0]["status"] == "unknown"
    assert run.json["answered"] == 0


def test_neither_resume_nor_verify_sends_it_again(program: Program, service: FakeService, tmp_path: Path) -> None:
    service.on("detect", reset)
    source = small_list(tmp_path)
    program.call("verify", source, "-o", tmp_path / "o.csv")
    resumed = program.call("resume", "--json")
    verified = program.call("verify", source, "-o", tmp_path / "o.csv", "--json")
    assert (resumed.code, verified.code, len(service.submissions)) == (6, 6, 1)
    assert resumed.json["batches"][0]["tasks"][0]["status"] == "unknown"
    assert "decide" in resumed.fault
    words = program.call("tasks").out
    assert all(message in words for message in ("unknown", "3 numbers", "1000.50"))


def test_it_did_not_arrive(program: Program, service: FakeService, tmp_path: Path) -> None:
    service.on("detect", reset)
    program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv")
    decided = program.call("decide", unknown_task(program)["id"], "--resend", "--json")
    assert len(service.submissions) == 1
    resumed = program.call("resume", "--json")
    assert (decided.code, resumed.code) == (0, 0)
    assert isinstance(decided.json, dict)
    assert service.numbers == [uk(1), uk(2), uk(3)] * 2
    assert [row["Answer"] for row in records(tmp_path / "o.csv")] == ["answered"] * 3


def test_leave_it(program: Program, service: FakeService, tmp_path: Path) -> None:
    service.on("detect", reset)
    program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv")
    decided = program.call("decide", unknown_task(program)["id"], "--leave", "--json")
    resumed = program.call("resume", "--json")
    assert (decided.code, resumed.code, len(service.submissions)) == (0, 3, 1)
    found = resumed.json["batches"][0]
    assert (found["submitted"], found["answered"], found["unanswered"]) == (3, 0, 3)
    assert [row["Answer"] for row in records(tmp_path / "o.csv")] == ["unanswered"] * 3
    assert program.call("resume", "--json").json == {"batches": []}


def test_it_arrived_as(program: Program, service: FakeService, tmp_path: Path) -> None:
    def taken_and_cut(request: Any) -> Any:
        service.usual(request)
        return reset(request)

    service.on("detect", taken_and_cut)
    program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv")
    task = unknown_task(program)["id"]
    wrong = program.call("decide", task, "--arrived", "t_77", "--json")
    wrong.refused(4)
    assert unknown_task(program)["id"] == task
    right = program.call("decide", task, "--arrived", "t_01", "--json")
    asked = [request.path for request in service.asked("task")]
    resumed = program.call("resume", "--json")
    assert asked == ["/api/v1/tasks/t_77", "/api/v1/tasks/t_01"]
    assert (right.code, resumed.code, len(service.submissions)) == (0, 0, 1)
    assert resumed.json["batches"][0]["tasks"][0]["id"] == "t_01"
    assert [row["Answer"] for row in records(tmp_path / "o.csv")] == ["answered"] * 3


def test_an_id_that_can_not_be_asked_about_is_not_believed(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    service.on("detect", reset)
    program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv")
    task = unknown_task(program)["id"]
    service.close()
    program.call("decide", task, "--arrived", "t_01", "--json").refused(5)
    assert unknown_task(program)["id"] == task


def test_decisions_about_what_needs_none(program: Program, service: FakeService, tmp_path: Path) -> None:
    program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv")
    asked = len(service.seen)
    assert "t_99" in program.call("decide", "t_99", "--leave", "--json").refused(2)
    assert "t_01" in program.call("decide", "t_01", "--resend", "--json").refused(2)
    program.call("decide", "t_01", "--arrived", "t_02", "--json").refused(2)
    assert len(service.seen) == asked


def test_several_tasks_each_with_its_own_decision(program: Program, service: FakeService, tmp_path: Path) -> None:
    service.on("detect", reset, service.usual, status(500))
    numbers = [uk(1), uk(2), uk(3), "+4915123456789", "+4915123456780", "+33612345678"]
    source = text_list(tmp_path / "list.csv", "Name,Tel", *(f"N,{number}" for number in numbers))
    run = program.call("verify", source, "-o", tmp_path / "o.csv", "--json")
    (batch,) = program.call("tasks", "--json").json["batches"]
    doubtful = [task for task in batch["tasks"] if task["state"] == "unknown"]
    assert (run.code, len(doubtful), run.json["answered"]) == (6, 2, 2)
    assert len({task["id"] for task in batch["tasks"]}) == 3
    program.call("decide", doubtful[0]["id"], "--leave")
    half = program.call("resume", "--json")
    program.call("decide", doubtful[1]["id"], "--resend")
    whole = program.call("resume", "--json")
    assert (half.code, whole.code, len(service.submissions)) == (6, 3, 4)
    assert (whole.json["batches"][0]["answered"], whole.json["batches"][0]["unanswered"]) == (3, 3)
    found = [row["Answer"] for row in records(tmp_path / "o.csv")]
    assert found == [*["unanswered"] * 3, *["answered"] * 3]


def test_resume_ends_with_the_gravest_and_finishes_the_others(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    prove_at(program.home, service.base_url)
    service.always("task", answers({"task_id": "t_01", "status": "pending"}))
    slow, lost = small_list(tmp_path, name="slow.csv"), small_list(tmp_path, first=50, name="lost.csv")
    begun = program.start("verify", slow, "-o", tmp_path / "slow.xlsx")
    service.wait_for("task")
    interrupted(begun)
    service.on("detect", reset)
    program.call("verify", lost, "-o", tmp_path / "lost.xlsx")
    service.mended()
    run = program.call("resume", "--json")
    assert run.code == 6
    assert [len(each["tasks"]) for each in run.json["batches"]] == [1, 1]
    assert [each["unanswered"] for each in run.json["batches"]] == [0, 3]
    assert len(records(tmp_path / "slow.xlsx")) == 3


def test_a_doubt_before_anything_was_sent_says_so(program: Program, service: FakeService, tmp_path: Path) -> None:
    # GIVEN an account of which somebody else has spent since its balance was read
    program.call("balance")
    service.always("balance", answers({"balance": "900", "currency": "USD"}))
    assert program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv").code == 6
    # WHEN its task is looked at THEN neither a time nor numbers are made up
    said = program.call("tasks").out
    assert service.submissions == []
    assert "not sent by this data folder, as far as it knows" in said
    assert "sent ?" not in said
