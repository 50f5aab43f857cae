"""What other processes of the same person could see of the key: the environment, the arguments, what a crash leaves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.fake_service import FakeService, held
from tests.cli.program import Program

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are looked at through /proc")
KEY = "sk-of-a-team-0123456789-abcdef"
LIST = "Name,Mobile\nA,+447400123456\nB,+447400123457\n"


@pytest.fixture
def service() -> Iterator[FakeService]:
    fake = FakeService()
    fake.key = KEY
    yield fake
    fake.close()


@pytest.fixture
def running(service: FakeService, tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """The program in the middle of a submission, with the key in its memory and its child at hand.

    As many systems have it, a crash would leave all of its memory in a file.
    """
    import resource

    before = resource.getrlimit(resource.RLIMIT_CORE)
    resource.setrlimit(resource.RLIMIT_CORE, (before[1], before[1]))
    gate, there = threading.Event(), threading.Event()
    service.on("detect", held(gate, service.usual, first=there.set))
    source = tmp_path / "list.csv"
    source.write_text(LIST)
    program = Program(tmp_path, key=KEY, base_url=service.base_url)
    process = program.start("verify", source, "-o", tmp_path / "out.csv", "--yes")
    resource.setrlimit(resource.RLIMIT_CORE, before)
    assert there.wait(60), process.communicate()
    yield process
    gate.set()
    process.kill()
    process.communicate()


def test_no_process_has_the_key_in_its_environment_or_its_arguments(running: subprocess.Popen[str]) -> None:
    family = [running.pid, *below(running.pid)]
    assert len(family) >= 2
    for pid in family:
        for name in ("environ", "cmdline"):
            assert KEY.encode() not in Path(f"/proc/{pid}/{name}").read_bytes(), (pid, name)


def test_a_crash_leaves_no_memory_behind(running: subprocess.Popen[str], tmp_path: Path) -> None:
    for pid in (running.pid, *below(running.pid)):
        (limit,) = [line for line in Path(f"/proc/{pid}/limits").read_text().splitlines() if "core file" in line]
        assert limit.split()[4] in {"0", "1"}, limit
    running.send_signal(signal.SIGABRT)
    running.wait(20)
    assert [path.name for path in tmp_path.rglob("core*")] == []


def below(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found: list[int] = []
    deadline = time.monotonic() + 5
    while not found and time.monotonic() < deadline:
        waiting = [pid]
        while waiting:
            each = waiting.pop()
            children = Path(f"/proc/{each}/task/{each}/children").read_text().split()
            children += [
                child
                for task in Path(f"/proc/{each}/task").iterdir()
                if task.name != str(each)
                for child in (task / "children").read_text().split()
            ]
            waiting += map(int, children)
            found += map(int, children)
        time.sleep(0.05)
    return [each for each in found if os.path.exists(f"/proc/{each}")]  # noqa: PTH110 - a process, not a file
