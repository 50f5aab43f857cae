"""The API key goes to the service that it belongs to, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.secrets.searching import found_in
from tests.systems import for_its_owner_alone

from .fake_service import KEY, FakeService, answers, moved, reset, status
from .program import Program, Run
from .tables import records, small_list, uk

ECHO = f"The key {KEY} is not known."


@pytest.fixture
def other() -> Iterator[FakeService]:
    """Another service at another origin, which is to hear nothing of keys and numbers."""
    fake = FakeService()
    yield fake
    fake.close()


def kept_secret(program: Program, *runs: Run) -> None:
    assert found_in(program.home, [KEY]) == []
    for run in runs:
        assert KEY not in run.out + run.err


def test_after_a_life_of_a_list(program: Program, service: FakeService, tmp_path: Path) -> None:
    service.on("detect", reset, status(422, "country"), service.usual)
    source = small_list(tmp_path)
    runs = [
        program.run("verify", source, "-o", tmp_path / "o.csv", "--json"),
        program.call("tasks", "--json"),
        program.call("decide", program.call("tasks", "--json").json["batches"][0]["tasks"][0]["id"], "--resend"),
        program.call("resume", "--json"),
        program.call("decide", program.call("tasks", "--json").json["batches"][0]["tasks"][0]["id"], "--resend"),
        program.call("resume"),
        program.call("check", uk(1), "--json"),
        program.call("balance"),
    ]
    assert [run.code for run in runs] == [6, 0, 0, 4, 0, 0, 0, 0]
    kept_secret(program, *runs)
    assert {request.key for request in service.seen if request.endpoint != "download"} == {KEY}
    assert {request.key for request in service.asked("download")} == {None}


def test_a_service_that_quotes_the_key(program: Program, service: FakeService, tmp_path: Path) -> None:
    for endpoint in ("detect", "check", "task"):
        service.always(endpoint, status(401, ECHO))
    runs = [
        program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--json"),
        program.call("tasks"),
        program.call("tasks", "--json"),
        program.call("check", uk(1), "--json"),
    ]
    kept_secret(program, *runs)


def test_a_service_that_quotes_the_key_in_its_answers(program: Program, service: FakeService, tmp_path: Path) -> None:
    service.always("check", answers({"status": "active", "asked_with": KEY}))
    service.balance = {"balance": 1, "owner": KEY}
    service.on("task", answers({"task_id": "t_01", "status": "processing", "message": ECHO}))
    runs = [
        program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--json"),
        program.call("tasks", "--json"),
        program.call("check", uk(1), "--json"),
        program.call("balance", "--json"),
    ]
    assert [run.code for run in runs] == [0, 0, 0, 0]
    kept_secret(program, *runs)


@pytest.mark.parametrize("code", [302, 307])
def test_a_submission_that_is_redirected(
    program: Program, service: FakeService, other: FakeService, tmp_path: Path, code: int
) -> None:
    service.always("detect", moved(f"{other.base_url}/detect", code))
    run = program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--json")
    assert (run.code, len(service.submissions)) == (6, 1)
    assert not other.seen


@pytest.mark.parametrize(("endpoint", "command"), [("balance", ("balance",)), ("check", ("check", uk(1)))])
def test_other_requests_that_are_redirected(
    program: Program, service: FakeService, other: FakeService, endpoint: str, command: tuple[str, ...]
) -> None:
    service.always(endpoint, moved(f"{other.base_url}/{endpoint}"))
    program.call(*command, "--json").refused(5)
    assert not other.seen


def test_a_result_on_another_host_gets_no_key(
    program: Program, service: FakeService, other: FakeService, tmp_path: Path
) -> None:
    service.always("result", answers({"download_url": f"{other.origin}/files/t_01?signature=abc"}))
    other.always("download", answers(f"number,s\n{uk(1)},on\n".encode(), media_type="text/csv"))
    run = program.call("verify", small_list(tmp_path, 1), "-o", tmp_path / "o.csv", "--json")
    (request,) = other.seen
    assert (run.code, request.key, request.body) == (0, None, b"")
    assert KEY not in str(request)
    assert records(tmp_path / "o.csv")[0]["s"] == "on"


def test_the_key_of_the_local_service_is_kept_nowhere(alone: Program, tmp_path: Path) -> None:
    """Nor is a key of the environment sent to it."""
    alone.key = KEY
    run = alone.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--json")
    assert run.code == 0
    kept_secret(alone, run)


def test_the_home_is_for_its_owner_only(program: Program, tmp_path: Path) -> None:
    program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv")
    files = [path for path in program.home.rglob("*") if path.is_file()]
    open_to_others = [path.name for path in files if not for_its_owner_alone(path)]
    assert for_its_owner_alone(program.home)
    assert "journal.sqlite" not in open_to_others
    assert open_to_others == []
