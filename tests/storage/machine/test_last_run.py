"""How the last run ended is known at the next start, once."""

from __future__ import annotations

import faulthandler
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from desktop_app.storage.machine.last_run import LastRun

DIES = """
import os, signal, sys
from pathlib import Path
from desktop_app.storage.machine.last_run import LastRun

with LastRun(Path(sys.argv[1])):
    os.kill(os.getpid(), int(sys.argv[2]))
"""
ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(autouse=True)
def _own_handler() -> object:
    """pytest's own is put back: the tests turn it off."""
    yield
    if not faulthandler.is_enabled():
        faulthandler.enable()


def die(logs: Path, by: int) -> None:
    subprocess.run([sys.executable, "-c", DIES, str(logs), str(by)], cwd=ROOT, check=False)  # noqa: S603 - our own


@pytest.mark.skipif(sys.platform == "win32", reason="signals end a process otherwise there")
def test_a_crash_leaves_its_frames_and_a_kill_nothing_but_the_mark(tmp_path: Path) -> None:
    die(tmp_path, 11)
    # THEN the next start has the frames, readable for the owner alone
    with LastRun(tmp_path) as ended:
        assert ended is not None
        assert "Segmentation fault" in ended.frames
        assert stat.S_IMODE((tmp_path / "crash.log").stat().st_mode) == 0o600
    # AND the one after it has nothing to say
    with LastRun(tmp_path) as ended:
        assert ended is None
    die(tmp_path, 9)
    with LastRun(tmp_path) as ended:
        assert ended is not None
        assert ended.frames == ""


def test_an_error_that_was_told_is_an_end_in_order(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="told"), LastRun(tmp_path):
        raise ValueError("told")
    assert list(tmp_path.iterdir()) == []


def test_where_nothing_can_be_written_nothing_is_said(tmp_path: Path) -> None:
    place = tmp_path / "a file"
    place.write_text("x")
    with LastRun(place) as ended:
        assert ended is None
