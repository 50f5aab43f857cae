"""`dialproof inspect` of the nastiest files: exit code 0 or 2, one line that says why, soon, and in little memory."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import own_log
from tests.cli.program import Program

from .nastiest import NASTIEST
from .running import MOST_MEMORY

__all__ = ["own_log"]
# Seconds of the processor: far below the half minute in which something has to happen, whatever else the machine does.
LONGEST = 25.0


def worked() -> float:
    """Seconds that this process and its children that have ended kept a processor busy."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system


@pytest.mark.parametrize("name", NASTIEST)
def test_inspect_of_a_nasty_file(name: str, tmp_path: Path) -> None:
    write, code, words = NASTIEST[name]
    write(tmp_path / name)
    program = Program(tmp_path, base_url="http://127.0.0.1:9/api/v1")

    began = worked()
    run = program.call("inspect", tmp_path / name, "--country", "GB", "--json")
    took = worked() - began

    assert run.code == code, run
    if code == 0:
        assert run.json["rows"] > 0
    else:
        assert words in run.refused(2)
        assert name in run.fault
    assert took < LONGEST
    assert list((program.home / "lists").iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="where kilobytes are meant, and a limit is kept")
def test_none_of_them_takes_much_memory() -> None:
    import resource

    # Of all child processes that have ended, the largest.
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024 < MOST_MEMORY
