"""A file that somebody else has open for a moment is waited for; whatever else is refused is raised at once."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop_app.core.errors.held_files import delete_file, once_free, replace_file

SHARED, DENIED, NO_SPACE = 32, 5, 112  # ERROR_SHARING_VIOLATION, …_ACCESS_DENIED, …_DISK_FULL


class Time:
    """A clock that only sleeping moves."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slept: list[float] = []

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


class Refused(OSError):
    """As Windows refuses; elsewhere an error has no such number."""

    winerror: int | None = None

    def __init__(self, code: int | None) -> None:
        super().__init__("refused")
        self.winerror = code


def refusing(code: int | None, times: int) -> Callable[[], str]:
    """A step that is refused so often."""
    left = times

    def step() -> str:
        nonlocal left
        left -= 1
        if left >= 0:
            raise Refused(code)
        return "done"

    return step


@pytest.mark.parametrize("code", [SHARED, DENIED])
def test_it_is_tried_again_until_nobody_holds_the_file(code: int) -> None:
    time_ = Time()
    assert once_free(refusing(code, 5), clock=time_, sleep=time_.sleep) == "done"
    assert time_.slept == [0.005, 0.01, 0.02, 0.04, 0.08]


def test_what_stays_held_is_raised_after_a_second() -> None:
    time_ = Time()
    with pytest.raises(OSError, match="refused"):
        once_free(refusing(SHARED, 1000), clock=time_, sleep=time_.sleep)
    assert 1.0 <= time_.now < 1.2


@pytest.mark.parametrize("code", [NO_SPACE, None])
def test_any_other_refusal_is_raised_at_once(code: int | None) -> None:
    time_ = Time()
    with pytest.raises(OSError, match="refused"):
        once_free(refusing(code, 1), clock=time_, sleep=time_.sleep)
    assert time_.slept == []


def test_what_is_not_there_needs_no_deleting(tmp_path: Path) -> None:
    delete_file(tmp_path / "nothing")
    with pytest.raises(FileNotFoundError):
        replace_file(tmp_path / "nothing", tmp_path / "name")


@pytest.mark.skipif(sys.platform != "win32", reason="on other systems an open file is replaced and deleted like any")
def test_a_file_that_is_open_is_replaced_and_deleted_once_it_is_closed(tmp_path: Path) -> None:
    path, new = tmp_path / "list.csv", tmp_path / "new"
    steps: tuple[Callable[[], None], ...] = (lambda: replace_file(new, path), lambda: delete_file(path))
    for step in steps:
        path.write_text("old")
        new.write_text("new")
        held = path.open()
        threading.Timer(0.2, held.close).start()
        began = time.monotonic()
        step()
        assert time.monotonic() - began > 0.1
        assert not path.exists() or path.read_text() == "new"
