"""The service can't be reached or the time is up: exit code 5, and `resume` carries on."""

from __future__ import annotations

import socket
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from .fake_service import Behaviour, FakeService, answers, html, moved, reset, status
from .program import Program, Run, ended, interrupted
from .tables import records, small_list, uk

PENDING = answers({"task_id": "t_01", "status": "pending"})


@dataclass(frozen=True)
class Slow:
    """Runs that take long by themselves, since they try again for a while: begun before all other tests here."""

    program: Program
    service: FakeService
    process: subprocess.Popen[str]

    def ended(self) -> Run:
        return ended(self.process)


def _slow(folder: Path, service: FakeService) -> Slow:
    program = Program(folder, service.key, service.base_url)
    return Slow(program, service, program.start("verify", small_list(folder), "-o", "o.csv", "--json"))


@pytest.fixture(scope="module", autouse=True)
def nobody_listens(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Slow]:
    service = FakeService()
    service.close()
    with socket.socket() as kept:  # no service of another test gets the port meanwhile
        kept.bind(("127.0.0.1", service.port))
        yield _slow(tmp_path_factory.mktemp("nobody"), service)


@pytest.fixture(scope="module", autouse=True)
def stays_broken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Slow]:
    service = FakeService()
    service.always("task", status(503, "maintenance"))
    yield _slow(tmp_path_factory.mktemp("broken"), service)
    service.close()


def test_failures_while_waiting_are_asked_again(program: Program, service: FakeService, tmp_path: Path) -> None:
    for endpoint, behaviour in (("task", html()), ("result", reset), ("download", status(500))):
        service.on(endpoint, behaviour)
    run = program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--json")
    assert (run.code, run.json["answered"], len(service.submissions)) == (0, 3, 1)
    assert [len(service.asked(endpoint)) for endpoint in ("task", "result", "download")] == [2, 3, 2]
    assert [row["last digits"] for row in records(tmp_path / "o.csv")] == ["01", "02", "03"]


def test_the_time_is_up_and_resume_finishes(
    program: Program,
    service: FakeService,
    tmp_path: Path,
    later: Callable[[float], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # A task that isn't done when it is asked after for the second time, and then the time is up.
    service.on("task", PENDING, _after(lambda: later(25), PENDING))
    service.always("task", PENDING)
    monkeypatch.chdir(tmp_path)
    service.result = lambda numbers: "\n".join(["number,s", *(f"{n},=1+1" for n in numbers)]).encode()
    (tmp_path / "elsewhere").mkdir()
    first = program.call("verify", small_list(tmp_path), "-o", "elsewhere/out.csv", "--raw", "--timeout", 25, "--json")
    (batch,) = program.call("tasks", "--json").json["batches"]
    service.mended()
    again = program.call("resume", "--json")
    assert first.code == 5
    assert "resume" in first.fault
    assert first.json["output"] == str(Path("elsewhere/out.csv"))
    assert (first.json["submitted"], first.json["answered"]) == (3, 0)
    assert batch["tasks"][0]["id"] == "t_01"
    found = again.json["batches"][0]
    assert (again.code, len(again.json["batches"]), len(service.submissions)) == (0, 1, 1)
    assert found == {
        "id": batch["id"],
        "rows": 3,
        "numbers": {"valid": 3, "invalid": 0, "empty": 0, "duplicate": 0},
        "submitted": 3,
        "answered": 3,
        "unanswered": 0,
        "tasks": [{"id": "t_01", "country": "GB", "product": "phone-validation", "numbers": 3, "status": "completed"}],
        "output": str(tmp_path / "elsewhere" / "out.csv"),
    }
    rows = records(tmp_path / "elsewhere" / "out.csv")
    assert [(row["Mobile"], row["s"]) for row in rows] == [(uk(n), "=1+1") for n in (1, 2, 3)]


def test_the_time_is_up_before_anything_was_sent(program: Program, service: FakeService, tmp_path: Path) -> None:
    run = program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--timeout", 0.01, "--json")
    assert run.code == 5
    assert run.fault
    assert not service.submissions
    assert program.call("tasks", "--json").json == {"batches": []}


def test_the_same_unfinished_list_again_is_not_sent_again(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    service.always("task", PENDING)
    source = small_list(tmp_path)
    begun = program.start("verify", source, "-o", tmp_path / "o.csv", "--json")
    service.wait_for("task")
    first = interrupted(begun)
    service.mended()
    again = program.call("verify", source, "-o", tmp_path / "other.xlsx", "--json")
    assert (first.code, again.code, len(service.submissions)) == (130, 0, 1)
    assert again.json["answered"] == 3
    assert len(records(tmp_path / "other.xlsx")) == 3
    assert len(program.call("tasks", "--json").json["batches"]) == 1


def test_the_same_list_at_the_same_time_is_not_sent_again(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    service.always("task", PENDING)
    source = small_list(tmp_path)
    first = program.start("verify", source, "-o", tmp_path / "o.csv", "--timeout", 120, "--json")
    service.wait_for("task")
    second = program.call("verify", source, "-o", tmp_path / "o.csv", "--timeout", 20, "--json")
    resumed = program.call("resume", "--json")
    service.mended()
    assert second.code in {2, 5}
    assert second.fault
    assert resumed.code == 5
    assert ended(first).code == 0
    assert len(service.submissions) == 1


def test_a_result_that_could_not_be_written_is_written_by_resume(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    folder = tmp_path / "share"
    folder.mkdir()
    service.on("download", _after(folder.rmdir, service.usual))
    run = program.call("verify", small_list(tmp_path), "-o", folder / "o.csv", "--json")
    folder.mkdir()
    again = program.call("resume", "--json")
    assert run.code == 2
    assert "o.csv" in run.fault
    assert run.json["answered"] == 3
    assert (again.code, len(service.submissions)) == (0, 1)
    assert len(records(folder / "o.csv")) == 3


def test_a_result_that_could_not_be_written_is_not_paid_for_again(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    folder = tmp_path / "share"
    folder.mkdir()
    service.on("download", _after(folder.rmdir, service.usual))
    source = small_list(tmp_path)
    program.call("verify", source, "-o", folder / "o.csv")
    again = program.call("verify", source, "-o", tmp_path / "o.csv")
    assert (again.code, len(service.submissions)) == (0, 1)
    assert len(records(tmp_path / "o.csv")) == 3


def _after(first: Callable[[], None], then: Behaviour) -> Behaviour:
    def behave(request: object) -> object:
        first()
        return then(request)  # type: ignore[arg-type]

    return behave  # type: ignore[return-value]


def test_a_result_by_redirect_to_an_address_that_has_expired(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    service.always("result", moved("/files/t_01", 302))
    service.on("download", *[status(403, "expired")] * 2)  # with the key as well
    run = program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--json")
    assert (run.code, run.json["answered"], len(service.asked("result"))) == (0, 3, 2)


def test_nothing_to_resume(program: Program) -> None:
    run, words = program.run("resume", "--json"), program.call("resume")
    assert (run.code, run.json, words.code) == (0, {"batches": []}, 0)


def test_where_nobody_listens(nobody_listens: Slow) -> None:
    run = nobody_listens.ended()
    assert run.code == 5
    assert "reached" in run.fault
    assert (run.json["submitted"], run.json["unanswered"]) == (0, 0)
    assert not (nobody_listens.program.folder / "o.csv").exists()


def test_a_service_that_stays_broken(stays_broken: Slow) -> None:
    run = stays_broken.ended()
    stays_broken.service.mended()
    again = stays_broken.program.call("resume", "--json")
    assert run.code == 5
    assert run.fault
    assert (run.json["submitted"], run.json["answered"], run.json["unanswered"]) == (3, 0, 3)
    assert (again.code, len(stays_broken.service.submissions)) == (0, 1)
    assert len(records(stays_broken.program.folder / "o.csv")) == 3
