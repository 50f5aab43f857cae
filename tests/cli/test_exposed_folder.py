"""A data folder that others could write in, or that is somebody else's, on the command line."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from .program import Program

pytestmark = pytest.mark.skipif(os.name == "nt", reason="rights as POSIX has them")


def test_it_is_closed_and_said_once(tmp_path: Path) -> None:
    program = Program(tmp_path)
    program.home.mkdir()
    program.home.chmod(0o777)
    first, second = program.call("tasks", "--json"), program.call("tasks", "--json")
    assert (first.code, second.code) == (0, 0)
    assert f"dialproof: Others on this computer could write in the data folder “{program.home}”." in first.err
    assert second.err == ""
    assert stat.S_IMODE(program.home.stat().st_mode) == 0o700
    assert first.json == second.json
