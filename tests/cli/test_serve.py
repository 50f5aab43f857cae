"""`serve`: the local service for others, and as any service for this program."""

from __future__ import annotations

import json
import socket
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from .program import Program, ended, interrupted
from .tables import records, small_list, uk


@dataclass
class Served:
    process: subprocess.Popen[str]
    said: dict[str, Any]

    def program(self, folder: Path, key: str | None = None) -> Program:
        return Program(folder, key or self.said["api_key"], self.said["base_url"])


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    process = Program(tmp_path_factory.mktemp("serve")).start("serve")
    assert process.stdout is not None
    yield Served(process, json.loads(process.stdout.readline()))
    process.terminate()
    ended(process, 20)


def test_its_one_line(served: Served) -> None:
    assert list(served.said) == ["base_url", "api_key"]
    assert served.said["base_url"].startswith("http://127.0.0.1:")
    assert served.said["base_url"].endswith("/api/v1")
    assert len(served.said["api_key"]) >= 16


def test_verify(served: Served, tmp_path: Path) -> None:
    program = served.program(tmp_path)
    run = program.run("verify", small_list(tmp_path), "-o", "o.xlsx", "--via", "file", "--max-per-task", 2, "--json")
    assert (run.code, run.json["answered"], len(run.json["tasks"])) == (0, 3, 2)
    assert [row["Answer"] for row in records(tmp_path / "o.xlsx")] == ["answered"] * 3


def test_check_and_balance(served: Served, tmp_path: Path) -> None:
    program = served.program(tmp_path)
    check, balance = program.call("check", uk(1), "--json"), program.call("balance", "--json")
    assert (check.code, check.json["number"], balance.code) == (0, uk(1), 0)
    assert isinstance(check.json["remaining"], int)
    assert isinstance(balance.json["amount"], str)


def test_another_key(served: Served, tmp_path: Path) -> None:
    assert "key" in served.program(tmp_path, "sk-other").call("balance", "--json").refused(4)


def test_a_task_of_nobody(served: Served, tmp_path: Path) -> None:
    assert "t_99" in served.program(tmp_path).call("decide", "t_99", "--leave").refused(2)


def test_a_port_of_ones_own_choice_until_interrupted(alone: Program) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = alone.start("serve", "--port", port)
    assert process.stdout is not None
    line = process.stdout.readline()
    run = interrupted(process)
    assert json.loads(line)["base_url"] == f"http://127.0.0.1:{port}/api/v1"
    assert run.code in {0, 130}
    assert run.out == ""
    assert "Traceback" not in run.err


def test_a_port_that_is_taken(alone: Program) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        run = alone.run("serve", "--port", taken.getsockname()[1])
    assert run.code in {1, 2}
    assert run.refused(run.code)
