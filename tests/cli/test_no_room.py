"""The machine is in the way just when a task was accepted: a really full disk, a journal that is really locked."""

from __future__ import annotations

import contextlib
import errno
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.proven import prove_at
from tests.small_disk import disk_of
from tests.thorough import in_one_way

from . import impatient
from .fake_service import FakeService, Reply, Request, csv_result, status
from .program import Program, Run, ended
from .tables import small_list

ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of three megabytes, where this machine lets us have one."""
    yield from disk_of(3, tmp_path / "disk")


def fill(disk: Path) -> None:
    with (disk / "ballast").open("wb", buffering=0) as file:
        try:
            while True:
                file.write(b"x" * 512)
        except OSError as error:
            assert error.errno == errno.ENOSPC  # noqa: PT017 - writing until it fails is the point


def accepts_and(service: FakeService, then: Callable[[], object]) -> threading.Event:
    """The next submission is accepted, and `then` happens before the answer leaves."""
    happened = threading.Event()

    def behave(request: Request) -> Reply:
        reply = service.usual(request)
        then()
        happened.set()
        return reply

    service.on("file", behave)
    service.on("detect", behave)
    return happened


def told_once(run: Run) -> None:
    """The id is told, once, with what to do."""
    assert run.code == 6, run
    assert "Traceback" not in run.err
    assert run.err.count("was accepted as “t_01”, and that can't be written down") == 1
    assert "--arrived t_01” and “dialproof resume” carry on" in run.err


def carried_on(program: Program, service: FakeService, folder: Path) -> None:
    """With that id, and nothing is sent twice."""
    ((task,),) = [batch["tasks"] for batch in program.call("tasks", "--json").json["batches"]]
    assert task["state"] == "unknown"
    assert program.call("decide", task["part"], "--arrived", "t_01").code == 0
    assert program.call("resume", "--json").code == 0
    assert len(service.submissions) == 1
    assert (folder / "out.csv").exists()


# Ways in which the run ends while the id waits for room.
ENDS: dict[str, Callable[[subprocess.Popen[str]], object]] = {
    "by itself": lambda _process: None,
    "Ctrl+C": lambda process: process.send_signal(signal.SIGINT),
    "SIGTERM": lambda process: process.send_signal(signal.SIGTERM),
    "--timeout": lambda _process: None,
}


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
@pytest.mark.parametrize(("end", "way"), in_one_way([*ENDS], ["full disk", "locked"]))
def test_the_id_of_an_accepted_task_is_told_however_the_run_ends(
    tmp_path: Path, small_disk: Path, service: FakeService, way: str, end: str
) -> None:
    # GIVEN a run whose task is accepted while the disk fills up, or another program takes both databases
    folder = small_disk if way == "full disk" else tmp_path
    patience = {impatient.PATIENCE: "3" if end == "by itself" else "30"}
    program = Program(folder, service.key, service.base_url, patience, impatient.__name__)
    theirs: list[sqlite3.Connection] = []

    def lock() -> None:
        for name in ("journal.sqlite", "rates.sqlite"):
            db = sqlite3.connect(program.home / name, isolation_level=None, check_same_thread=False)
            db.execute("BEGIN IMMEDIATE")
            theirs.append(db)

    happened = accepts_and(service, (lambda: fill(small_disk)) if way == "full disk" else lock)
    options = ("--timeout", 8) if end == "--timeout" else ()
    process = program.start("verify", small_list(tmp_path), "-o", tmp_path / "out.csv", *options)
    assert happened.wait(60)
    threading.Timer(2.0, ENDS[end], [process]).start()
    # WHEN the run ends in whichever way
    run = ended(process)
    # THEN the id is told, once, with what to do
    told_once(run)
    # AND with room again it is carried on with that id, and nothing is sent twice
    for db in theirs:
        with closing(db):
            db.execute("ROLLBACK")
    (small_disk / "ballast").unlink(missing_ok=True)
    carried_on(program, service, tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
def test_the_id_is_told_where_the_window_is_closed_over_a_full_disk(
    tmp_path: Path, small_disk: Path, service: FakeService
) -> None:
    # GIVEN a list that waits for its key, and a window that goes on with it, off screen
    program = Program(small_disk, service.key, service.base_url, {"QT_QPA_PLATFORM": "offscreen"})
    service.on("balance", status(401))
    assert program.call("verify", small_list(tmp_path), "-o", tmp_path / "out.csv").code == 4
    happened = accepts_and(service, lambda: fill(small_disk))
    where = ("--home", program.home, "--base-url", service.base_url)
    process = program.start_plainly(*where)
    assert happened.wait(90)
    # WHEN it is closed while the id of its task waits for room; a second close closes at once
    for _ in range(3):
        process.send_signal(signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(10)
            break
    run = ended(process)
    # THEN the id is told, with what to do
    told_once(run)
    # AND with room again nothing is sent twice
    (small_disk / "ballast").unlink()
    carried_on(program, service, tmp_path)


def test_a_locked_log_of_requests_ends_no_run(program: Program, service: FakeService, tmp_path: Path) -> None:
    source = small_list(tmp_path)
    assert program.call("inspect", source).code == 0
    with closing(sqlite3.connect(program.home / "rates.sqlite", isolation_level=None)) as theirs:
        theirs.execute("PRAGMA locking_mode = EXCLUSIVE")
        theirs.execute("BEGIN IMMEDIATE")
        theirs.execute("CREATE TABLE theirs (a)")
        run = program.call("verify", source, "-o", tmp_path / "out.csv")
    assert (run.code, len(service.submissions)) == (0, 1)


def test_a_result_without_end_is_cut_off_and_stops_no_other_list(
    program: Program, service: FakeService, tmp_path: Path
) -> None:
    """What three numbers may bring is 32 MB; the service's file has more, and goes on."""
    prove_at(program.home, service.base_url)  # else the second list would wait for a trial's result
    service.result = lambda _numbers: b"number,status\n" + b"x" * (34 << 20)
    run = program.call("verify", small_list(tmp_path), "-o", tmp_path / "out.csv")
    assert run.code == 5
    assert "more than 33.6" in run.err
    assert sum(file.stat().st_size for file in program.home.rglob("*") if file.is_file()) < 1 << 20
    service.result = csv_result
    assert program.call("verify", small_list(tmp_path, first=50, name="b.csv"), "-o", tmp_path / "b.csv.csv").code == 0
    assert program.call("resume", "--json").code == 0
    assert len(service.submissions) == 2
