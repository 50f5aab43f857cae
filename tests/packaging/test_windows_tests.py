"""The tests on Windows: what is installed there, and how an outcome is told."""

from __future__ import annotations

from pathlib import Path

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
