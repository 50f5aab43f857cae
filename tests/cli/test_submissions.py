"""What reaches the service: every valid number once, in the tasks that were asked for."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from .fake_service import FakeService, Reply, Request, answers, held, status
from .program import Program, Run, ended
from .tables import national, records, small_list, text_list, uk


def test_each_valid_number_once_by_country(program: Program, service: FakeService, tmp_path: Path) -> None:
    numbers = ["+4915123456789", uk(1), "n/a", national(2), uk(1), "", "+447781123456", uk(3), national(3)]
    source = text_list(tmp_path / "list.csv", "Id,Tel", *(f"{n},{number}" for n, number in enumerate(numbers)))
    run = program.call("verify", source, "-o", tmp_path / "o.csv", "--country", "gb", "--product", "hlr", "--json")
    assert (run.code, run.json["submitted"]) == (0, 5)
    by_country = {each.country: each.numbers for each in service.submissions}
    assert by_country == {"GB": (uk(1), uk(2), uk(3)), "DE": ("+4915123456789",), "GG": ("+447781123456",)}
    assert {each.product for each in service.submissions} == {"hlr"}
    assert {task["product"] for task in run.json["tasks"]} == {"hlr"}
    assert {request.key for request in service.asked("detect")} == {service.key}


@pytest.mark.parametrize(("via", "way"), [("file", "file"), ("auto", "json")])
def test_the_way_of_handing_over(program: Program, service: FakeService, tmp_path: Path, via: str, way: str) -> None:
    run = program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.xlsx", "--via", via, "--json")
    (sent,) = service.submissions
    assert (run.code, sent.via, sent.product, sent.country) == (0, way, "phone-validation", "GB")
    assert sent.numbers == (uk(1), uk(2), uk(3))
    assert [row["Answer"] for row in records(tmp_path / "o.xlsx")] == ["answered"] * 3


def test_the_most_numbers_of_a_task(program: Program, service: FakeService, tmp_path: Path) -> None:
    source = small_list(tmp_path, 7)
    run = program.call("verify", source, "-o", tmp_path / "o.csv", "--max-per-task", 3, "--via", "json", "--json")
    assert run.code == 0
    sizes = [len(each.numbers) for each in service.submissions]
    assert (max(sizes), sum(sizes), len(sizes)) == (3, 7, 3)
    assert service.numbers == [uk(n) for n in range(1, 8)]
    assert sorted(task["numbers"] for task in run.json["tasks"]) == sorted(sizes)
    assert {task["id"] for task in run.json["tasks"]} == {"t_01", "t_02", "t_03"}


def test_a_task_that_is_too_large_is_split(program: Program, service: FakeService, tmp_path: Path) -> None:
    service.on("detect", status(413, "At most 3 numbers."))
    run = program.call("verify", small_list(tmp_path, 5), "-o", tmp_path / "o.csv", "--json")
    refused, *taken = service.submissions
    assert (run.code, run.json["submitted"], run.json["answered"]) == (0, 5, 5)
    assert len(refused.numbers) == 5
    assert sorted(number for each in taken for number in each.numbers) == list(refused.numbers)
    assert max(len(each.numbers) for each in taken) < 5
    assert sum(task["numbers"] for task in run.json["tasks"]) == 5


def test_what_was_throttled_is_asked_again(program: Program, service: FakeService, tmp_path: Path) -> None:
    for endpoint in ("detect", "result"):
        service.on(endpoint, status(429, "Slow down.", Retry_After="1"))
    run = program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--json")
    assert (run.code, run.json["answered"], len(service.tasks)) == (0, 3, 1)
    assert [len(service.asked(endpoint)) for endpoint in ("detect", "task", "result")] == [2, 1, 2]


SHAPES = [
    {"id": 4711},
    {"code": 0, "msg": "ok", "data": {"taskId": "4712"}},
    {"success": True, "result": {"token": "4713", "status": "QUEUED"}},
]


def test_tasks_by_other_names(program: Program, service: FakeService, tmp_path: Path) -> None:
    def taken(request: Request) -> Reply:
        number = len(service.submissions)
        service.tasks[str(4710 + number)] = service.submissions[-1]
        return answers(SHAPES[number - 1], 201)(request)

    service.always("detect", taken)
    run = program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--max-per-task", 1, "--json")
    assert run.code == 0
    assert [task["id"] for task in run.json["tasks"]] == ["4711", "4712", "4713"]


def test_a_status_that_nobody_knows_means_that_it_goes_on(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    texts = [{"task_id": "t_01", "status": word} for word in ("pending", "hatching")]
    service.on("task", *map(answers, texts))
    run = program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--json")
    assert (run.code, run.json["tasks"][0]["status"]) == (0, "completed")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo terminal")
@pytest.mark.parametrize(("typed", "sent"), [("\n", 0), ("y\n", 1)])
def test_on_a_terminal_it_asks_before_spending(
    program: Program, service: FakeService, tmp_path: Path, typed: str, sent: int
) -> None:
    run = _on_a_terminal(program, typed, "verify", small_list(tmp_path), "-o", tmp_path / "o.csv")
    assert run.code == 0
    assert "3 numbers" in run.err
    assert len(service.submissions) == sent


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo terminal")
def test_on_a_terminal_yes_was_said_before(program: Program, service: FakeService, tmp_path: Path) -> None:
    run = _on_a_terminal(program, "", "verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--yes")
    assert (run.code, len(service.submissions)) == (0, 1)
    assert "[y/N]" not in run.err


def _on_a_terminal(program: Program, typed: str, *arguments: object) -> Run:
    """With a terminal as standard input, as a person has it."""
    import pty

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "desktop_app", *program.arguments(*arguments)]  # type: ignore[arg-type]
    process = subprocess.Popen(  # noqa: S603 - the program under test
        command,
        stdin=theirs,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=program.folder,
        env=program.environment(),
    )
    os.close(theirs)
    try:
        os.write(ours, typed.encode())
        out, err = process.communicate(timeout=120)
    finally:
        os.close(ours)
    return Run(process.returncode, out, err)


def test_two_programs_with_one_key_submit_one_after_the_other(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    gate = threading.Event()
    service.on("detect", held(gate, service.usual))
    (tmp_path / "b").mkdir()
    lists = [small_list(tmp_path, 3), text_list(tmp_path / "b" / "other.csv", "Tel", *(uk(n) for n in range(10, 14)))]
    runs = [program.start("verify", each, "-o", each.with_suffix(".xlsx"), "--yes") for each in lists]
    service.wait_for("detect")
    time.sleep(1.5)  # the other one has long been ready by now
    assert len(service.submissions) == 1
    gate.set()
    assert [ended(run).code for run in runs] == [0, 0]
    assert sorted(service.numbers) == sorted(uk(n) for n in (1, 2, 3, 10, 11, 12, 13))
