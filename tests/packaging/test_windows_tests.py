"""The tests on Windows: what is installed there, and how an outcome is told."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from windows import wine_python, wine_tests

LOCK = """\
colorama==0.4.6 ; sys_platform == 'win32' \\
    --hash=sha256:aa \\
    --hash=sha256:bb
    # via pytest
jeepney==0.9.0 ; sys_platform == 'linux' \\
    --hash=sha256:cc
idna==3.10 \\
    --hash=sha256:dd
"""


def test_of_a_lock_that_is_installed_which_holds_for_windows_and_with_its_hashes() -> None:
    assert wine_python.for_windows(LOCK, LOCK) == [
        "colorama==0.4.6 --hash=sha256:aa --hash=sha256:bb",
        "idna==3.10 --hash=sha256:dd",
    ]


def test_every_line_of_the_locks_is_read() -> None:
    lines = wine_python.for_windows(*(lock.read_text("utf-8") for lock in wine_python.LOCKS))
    assert len(lines) > 80
    assert all("==" in line and "--hash=sha256:" in line and ";" not in line for line in lines)


def test_a_report_is_told_in_numbers_and_reasons(tmp_path: Path) -> None:
    report = tmp_path / "core.xml"
    report.write_text(
        "<testsuites><testsuite><testcase name='a'/><testcase name='b'><failure/></testcase>"
        "<testcase name='c'><skipped type='pytest.skip' message='POSIX signals'/></testcase>"
        "<testcase name='d'><skipped type='pytest.xfail' message='Wine: links'/></testcase></testsuite></testsuites>"
    )
    told, reasons = wine_tests.outcome(report)
    assert " ".join(told.split()) == "1 passed 1 skipped 1 failed by Wine alone 1 failed"
    assert reasons == {"POSIX signals": 1, "Wine: links": 1}
    assert wine_tests.outcome(tmp_path / "none.xml")[0] == "no report"


@pytest.mark.parametrize("processes", [wine_tests.SIDE_BY_SIDE, wine_tests.ONE], ids=["two", "one"])
def test_a_test_that_hangs_or_ends_its_process_fails_and_holds_nothing_up(tmp_path: Path, processes: list[str]) -> None:
    # GIVEN a file whose process ends, one with a test that hangs, and one behind them
    for name, body in (("a", "os._exit(1)"), ("b", "time.sleep(600)"), ("c", "pass")):
        tests = f"import os, time\n\ndef test_before(): pass\ndef test_it(): {body}\ndef test_after(): pass\n"
        (tmp_path / f"test_{name}.py").write_text(tests)
    soon = ["-o", "faulthandler_timeout=2"]
    # WHEN they are run as a room is
    command = [sys.executable, *wine_tests.PYTEST, *soon, *processes, "--junitxml=out.xml"]
    done = subprocess.run(command, cwd=tmp_path, timeout=120, check=False, capture_output=True, text=True)  # noqa: S603 - our own interpreter
    # THEN the run ends, and says where it hung; a process alone is replaced, and the rest is run
    # xdist ends by an error of its own (3) where it had more for the process that is gone
    assert done.returncode in ((1,) if processes is wine_tests.ONE else (1, 3))
    told = " ".join(wine_tests.outcome(tmp_path / "out.xml")[0].split())
    if processes is wine_tests.ONE:
        assert told == "7 passed 0 skipped 0 failed by Wine alone 2 failed"
        assert "in test_it" in done.stderr
    else:
        assert not told.endswith(" 0 failed")
