"""The program is stopped: what stands in the journal is true, and nothing is sent twice."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop_app.cli import carrying
from desktop_app.services.batches.submitting import Submitting
from tests.systems import KILLED, OWN_CONSOLE, interrupt, kill, posix_only

from .fake_service import FakeService, answers, held
from .program import Program, ended, interrupted, wait_until
from .tables import records, small_list, uk
from .test_local_service import processes_of

PENDING = answers({"task_id": "t_01", "status": "pending"})
# Seconds for a run whose time is up: shorter than a request may take, longer than what comes before.
TIME = 25


@pytest.fixture
def gate() -> threading.Event:
    return threading.Event()


@pytest.fixture
def hardly_a_last_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is on its way when a run within this process is ended gets its answer soon, or not."""
    monkeypatch.setattr(Submitting.__init__, "__defaults__", (0.2,))


def killed_while_sending(program: Program, service: FakeService, gate: threading.Event, *arguments: object) -> None:
    """kill -9 after the service has read the submission and before it answered."""
    service.on("detect", held(gate))
    process = program.start("verify", *arguments, "--json")
    service.wait_for("detect")
    kill(process.pid)
    run = ended(process)
    gate.set()
    assert (run.code, run.out) == (KILLED, "")
    if sys.platform.startswith("linux"):
        wait_until(lambda: not processes_of(program.folder))


def test_killed_while_sending(program: Program, service: FakeService, gate: threading.Event, tmp_path: Path) -> None:
    source = small_list(tmp_path)
    killed_while_sending(program, service, gate, source, "-o", "out.csv")
    (batch,) = program.call("tasks", "--json").json["batches"]
    (task,) = batch["tasks"]
    assert (task["state"], task["numbers"]) == ("unknown", 3)
    resumed = program.call("resume", "--json")
    assert (resumed.code, len(service.submissions)) == (6, 1)
    verified = program.call("verify", source, "-o", tmp_path / "out.csv", "--json")
    assert (verified.code, len(service.submissions)) == (6, 1)
    assert program.call("decide", task["id"], "--resend").code == 0
    assert program.call("resume", "--json").code == 0
    assert service.numbers == [uk(1), uk(2), uk(3)] * 2
    assert [row["Answer"] for row in records(tmp_path / "out.csv")] == ["answered"] * 3


def test_killed_while_waiting(program: Program, service: FakeService, tmp_path: Path) -> None:
    service.always("task", PENDING)
    process = program.start("verify", small_list(tmp_path), "-o", "out.xlsx")
    service.wait_for("task")
    process.kill()
    ended(process)
    service.mended()
    resumed = program.call("resume", "--json")
    assert (resumed.code, len(service.submissions)) == (0, 1)
    assert len(records(tmp_path / "out.xlsx")) == 3


def test_interrupted_while_waiting(program: Program, service: FakeService, tmp_path: Path) -> None:
    service.always("task", PENDING)
    process = program.start("verify", small_list(tmp_path), "-o", "out.csv", "--json")
    service.wait_for("task")
    run = interrupted(process)
    service.mended()
    resumed = program.call("resume", "--json")
    assert (run.code, run.out) == (130, "")
    assert "resume" in run.fault
    assert (resumed.code, len(service.submissions)) == (0, 1)
    assert len(records(tmp_path / "out.csv")) == 3


def test_interrupted_before_anything_was_written_down(
    program: Program, service: FakeService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stopped(*_arguments: object, **_more: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(carrying, "agreed", stopped)
    run = program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--json")
    assert (run.code, run.out, service.submissions) == (130, "", [])
    assert run.fault == "Interrupted. There is nothing to carry on."


def test_interrupted_while_sending(
    program: Program, service: FakeService, gate: threading.Event, tmp_path: Path
) -> None:
    service.on("detect", held(gate))
    process = program.start("verify", small_list(tmp_path), "-o", "out.csv", "--json")
    service.wait_for("detect")
    run = interrupted(process)
    gate.set()
    resumed = program.call("resume", "--json")
    assert (run.code, run.out) == (130, "")
    assert (resumed.code, len(service.submissions)) == (6, 1)


@pytest.mark.usefixtures("hardly_a_last_moment")
def test_the_time_is_up_while_sending(
    program: Program,
    service: FakeService,
    gate: threading.Event,
    tmp_path: Path,
    later: Callable[[float], None],
) -> None:
    """What was being sent is not known, which is graver than that the time is up."""
    service.on("detect", held(gate, first=lambda: later(TIME)))
    run = program.call("verify", small_list(tmp_path), "-o", tmp_path / "o.csv", "--timeout", TIME, "--json")
    gate.set()
    assert (run.code, run.json["tasks"][0]["status"]) == (6, "unknown")
    assert "Traceback" not in run.err
    assert (program.call("resume").code, len(service.submissions)) == (6, 1)


def test_ctrl_c_at_a_terminal_reaches_the_whole_group(alone: Program, tmp_path: Path) -> None:
    """The shell sends it to every process of the group, the children included."""
    source = small_list(tmp_path, 2000)
    process = _in_its_own_group(alone, "verify", source, "-o", "out.csv", "--json", "--max-per-task", 1)
    wait_until(lambda: any((tmp_path / "home").glob("local-service/*")))
    interrupt(process.pid, children=True)
    run = ended(process)
    assert (run.code, run.out) == (130, "")
    assert run.fault


def test_ctrl_c_while_a_resume_waits(program: Program, service: FakeService, tmp_path: Path) -> None:
    service.always("task", PENDING)
    begun = program.start("verify", small_list(tmp_path), "-o", tmp_path / "o.csv")
    service.wait_for("task")
    interrupted(begun)
    before = len(service.asked("task"))
    process = _in_its_own_group(program, "resume", "--json")
    service.wait_for("task", before + 1)
    interrupt(process.pid, children=True)
    run = ended(process)
    assert (run.code, run.out, len(service.submissions)) == (130, "", 1)
    assert run.fault


def _in_its_own_group(program: Program, *arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "desktop_app", *program.arguments(*arguments)]  # type: ignore[arg-type]
    return subprocess.Popen(  # noqa: S603 - the program under test
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        cwd=program.folder,
        env=program.environment(),
        start_new_session=True,
        creationflags=OWN_CONSOLE,
    )


@pytest.mark.parametrize("output", ["out.csv", "-"])
def test_a_reader_that_goes_away_ends_nothing(program: Program, tmp_path: Path, output: str) -> None:
    """`dialproof verify … 2>&1 | head -1`: what is paid for is fetched and written all the same."""
    reading, writing = os.pipe()
    command = [sys.executable, "-m", "desktop_app", *program.arguments("verify", small_list(tmp_path), "-o", output)]
    process = subprocess.Popen(  # noqa: S603 - the program under test
        command, stdout=writing, stderr=writing, stdin=subprocess.DEVNULL, cwd=tmp_path, env=program.environment()
    )
    os.close(writing)
    os.close(reading)
    assert process.wait(120) == 0
    (batch,) = program.call("tasks", "--json").json["batches"]
    assert program.call("export", batch["id"], "-o", tmp_path / "again.csv").code == 0
    for place in {"again.csv", output} - {"-"}:
        assert len(records(tmp_path / place)) == 3


@posix_only("a shell that closes standard streams")
def test_without_standard_streams(program: Program, tmp_path: Path) -> None:
    """As a windowed program has it, and some schedulers."""
    arguments = program.arguments("verify", small_list(tmp_path), "-o", "out.csv", "--json")
    command = 'exec "$0" -m desktop_app "$@" >&- 2>&- <&-'
    done = subprocess.run(  # noqa: S603 - the program under test
        ["/bin/sh", "-c", command, sys.executable, *arguments],
        cwd=tmp_path,
        env=program.environment(),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, len(records(tmp_path / "out.csv"))) == (0, 3)
    assert "Traceback" not in done.stderr
