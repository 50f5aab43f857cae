"""The log file: a disk that doesn't take it disturbs nobody."""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest

from desktop_app.storage.machine.home import Home, open_home
from desktop_app.wiring.services import keep_log

log = logging.getLogger("desktop_app.test")


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    """A folder of a program that has no log yet, whatever other tests have left open."""
    root, before = logging.getLogger(), handlers()
    for handler in before:
        root.removeHandler(handler)
    yield open_home(tmp_path / "home")
    for handler in handlers():
        root.removeHandler(handler)
        handler.close()
    for handler in before:
        root.addHandler(handler)


def handlers() -> list[RotatingFileHandler]:
    return [each for each in logging.getLogger().handlers if isinstance(each, RotatingFileHandler)]


def test_lines_are_kept_with_numbers_masked(home: Home) -> None:
    keep_log(home)
    keep_log(home)
    log.warning("about %s", "+447911123456")
    (kept,) = (home.logs / "dialproof.log").read_text("utf-8").splitlines()
    assert "+447911123456" not in kept
    assert len(handlers()) == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_full_disk_loses_lines_and_says_nothing(home: Home, capfd: pytest.CaptureFixture[str]) -> None:
    (home.logs / "dialproof.log").symlink_to("/dev/full")
    keep_log(home)
    for _ in range(3):
        log.warning("a line")
    (handler,) = handlers()
    logging.getLogger().removeHandler(handler)
    with pytest.raises(OSError, match="No space"):
        handler.close()
    assert capfd.readouterr().err == ""


def test_a_folder_that_can_not_be_written_means_no_log(home: Home) -> None:
    home.logs.rmdir()
    home.logs.write_text("a file in its place")
    keep_log(home)
    assert handlers() == []


@pytest.mark.skipif(os.name == "nt", reason="rights as POSIX has them")
def test_each_file_of_the_log_is_its_owners_alone(home: Home) -> None:
    keep_log(home)
    (handler,) = handlers()
    handler.maxBytes = 200
    for _ in range(12):
        log.warning("a line that is long enough for the log to be turned over soon")
    found = {path.name: oct(stat.S_IMODE(path.stat().st_mode)) for path in home.logs.iterdir()}
    assert len(found) == 4
    assert set(found.values()) == {"0o600"}


def test_a_log_that_another_process_has_open_is_turned_over_later_and_loses_no_line(home: Home) -> None:
    keep_log(home)
    (handler,) = handlers()
    handler.maxBytes = 200
    # GIVEN somebody else writes to it, too: Windows lets nobody rename it then
    with (home.logs / "dialproof.log").open("a", encoding="utf-8"):
        for number in range(3):
            log.warning("line %d, which is rather long %s", number, "x" * 120)
    log.warning("line 3")
    said = "".join(path.read_text("utf-8") for path in sorted(home.logs.glob("dialproof.log*"), reverse=True))
    assert [f"line {number}" in said for number in range(4)] == [True] * 4
    assert (home.logs / "dialproof.log.1").exists()
