"""One window for each data folder: real locks, real sockets, and processes wherever it is they that matter."""

from __future__ import annotations

import os
import signal
import stat
import sys
import time
from pathlib import Path

import pytest
from filelock import FileLock, Timeout
from pytestqt.qtbot import QtBot

from desktop_app.core.errors import AlreadyOpen, FolderNotUsable
from desktop_app.ui.start.single_instance import SoleWindow, WindowLock, sole_window
from tests.ui.single_instance.starts import POSIX, Starts, address, said

# --- who is first ---------------------------------------------------------------------------------


def test_a_second_start_has_the_first_come_to_the_front_and_ends(tmp_path: Path, starts: Starts) -> None:
    first = starts.opened(tmp_path)
    for _ in range(2):
        second = starts.start(tmp_path)
        assert second.communicate(timeout=240) == ("called\n", "")
        assert second.returncode == 0
        assert said(first, 1) == ["raised"]
    assert first.poll() is None


def test_other_folders_have_windows_of_their_own(tmp_path: Path, starts: Starts) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        starts.opened(tmp_path / name)


@pytest.mark.parametrize("spelling", ["link", "home/../home", "./home"])
def test_a_folder_is_the_same_in_any_spelling(tmp_path: Path, starts: Starts, spelling: str) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (tmp_path / "link").symlink_to(home, target_is_directory=True)
    first = starts.opened(home)
    second = starts.start(Path(spelling), cwd=tmp_path)
    assert second.communicate(timeout=240) == ("called\n", "")
    assert said(first, 1) == ["raised"]


def test_ten_starts_at_the_same_moment_open_one_window(tmp_path: Path, starts: Starts) -> None:
    ten = [starts.start(tmp_path, opening=0.2) for _ in range(10)]
    words = [said(each, 1) for each in ten]
    assert sorted(words) == [["called"]] * 9 + [["opening"]]
    first = ten[words.index(["opening"])]
    assert said(first, 10) == ["open", *["raised"] * 9]
    assert first.poll() is None
    assert all(each.wait(240) == 0 for each in ten if each is not first)


# --- while the first comes and goes -----------------------------------------------------------------


def test_a_second_start_waits_for_a_first_that_is_just_opening(tmp_path: Path, starts: Starts) -> None:
    first = starts.start(tmp_path, opening=0.7)
    assert said(first, 1) == ["opening"]
    second = starts.start(tmp_path)
    assert second.communicate(timeout=240) == ("called\n", "")
    assert said(first, 2) == ["open", "raised"]


def test_a_second_start_opens_when_the_first_ends_meanwhile(tmp_path: Path, starts: Starts, sole: SoleWindow) -> None:
    # GIVEN a first whose window has gone, and which is still saying good-bye to its services
    sole.stop_listening()
    second = starts.start(tmp_path)
    time.sleep(0.4)
    assert second.poll() is None
    # WHEN it has ended
    sole.__exit__()
    # THEN the second is the first
    assert said(second, 2) == ["opening", "open"]


@POSIX
def test_a_killed_first_leaves_nothing_in_the_way(tmp_path: Path, starts: Starts) -> None:
    first = starts.opened(tmp_path)
    left = Path(address(tmp_path))
    first.kill()
    first.wait()
    assert left.is_socket()
    second = starts.opened(tmp_path)
    assert not left.exists()
    assert starts.start(tmp_path).communicate(timeout=240) == ("called\n", "")
    assert said(second, 1) == ["raised"]


@POSIX
def test_a_first_that_is_killed_while_it_is_asked_makes_room(tmp_path: Path, starts: Starts) -> None:
    first = starts.opened(tmp_path)
    first.send_signal(signal.SIGSTOP)
    second = starts.start(tmp_path)
    time.sleep(0.4)
    assert second.poll() is None
    first.kill()
    assert said(second, 2) == ["opening", "open"]


@pytest.mark.usefixtures("sole")
def test_a_first_that_hangs_is_told_in_words_and_no_second_window_opens(
    tmp_path: Path, starts: Starts, raised: list[str | None]
) -> None:
    second = starts.start(tmp_path, patience=0.5)  # nothing runs Qt's loop here meanwhile
    out, problem = second.communicate(timeout=240)
    assert (out, second.returncode, raised) == ("", 1, [])
    assert AlreadyOpen.__name__ in problem
    error = AlreadyOpen(name=str(tmp_path))
    assert str(tmp_path) in error.sentence
    assert error.exit_code == 2


@pytest.mark.parametrize("text", ["", "dialproof-", "/etc/passwd\n", "dialproof-" + "0" * 16, "\0\n", "x\n" * 9_999])
def test_an_address_that_says_nothing_is_no_address(tmp_path: Path, starts: Starts, text: str) -> None:
    holder = starts.start(tmp_path, opening=60)
    assert said(holder, 1) == ["opening"]
    (tmp_path / "window.address").write_text(text, "utf-8")
    with pytest.raises(AlreadyOpen):
        sole_window(tmp_path, patience=0.1)
    holder.kill()
    holder.wait()
    (tmp_path / "window.address").write_text(text, "utf-8")
    with sole_window(tmp_path) or pytest.fail("it is free"):
        assert address(tmp_path) == ""


def test_the_lock_is_the_one_that_filelock_takes(tmp_path: Path) -> None:
    # GIVEN an earlier version of the program, which locked the same file by that library
    earlier, lock = FileLock(tmp_path / "window.lock", mode=0o600), WindowLock(tmp_path / "window.lock")
    with earlier.acquire(timeout=0):
        assert not lock.take()
    assert lock.take()
    with pytest.raises(Timeout):
        earlier.acquire(timeout=0)
    lock.release()
    with earlier.acquire(timeout=0):
        assert stat.S_IMODE((tmp_path / "window.lock").stat().st_mode) == 0o600 or sys.platform == "win32"


# --- where nothing can be locked ----------------------------------------------------------------------


@POSIX
@pytest.mark.filterwarnings("ignore:flock not supported")
@pytest.mark.parametrize("number", ["ENOSYS", "ENOLCK", "EOPNOTSUPP"])
def test_a_file_system_without_locks_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: str) -> None:
    import errno
    import fcntl

    def no_locks(_descriptor: int, _operation: int) -> None:
        raise OSError(getattr(errno, number), "no")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    for _ in range(2):  # the second time beside whatever the first left
        with pytest.raises(FolderNotUsable) as caught:
            sole_window(tmp_path)
        assert "can't lock" in str(caught.value)


# --- for the same person only ---------------------------------------------------------------------------------


@POSIX
@pytest.mark.parametrize("session", ["short", "missing", ""])
def test_nobody_else_can_call_or_read_where(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, session: str
) -> None:
    # GIVEN a session's folder, or none, and a temporary folder that is too deep for a socket
    assert qtbot
    deep = tmp_path / ("d" * 60) / ("e" * 60)
    deep.mkdir(parents=True)
    monkeypatch.setenv("TMPDIR", str(deep))
    short = Path("/tmp") / f"dialproof-test-{os.getpid()}"  # noqa: S108 - the shortest there is
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(short / session) if session else "")
    (short / "short").mkdir(parents=True, mode=0o700)
    try:
        with sole_window(tmp_path) or pytest.fail("it is free") as sole:
            # WHEN the first listens
            sole.listen(lambda _lists: None)
            # THEN it does so at the first place that is short enough, for its owner
            place = Path(address(tmp_path))
            assert place.parent == (short / "short" if session == "short" else Path("/tmp"))  # noqa: S108 - as above
            for file in (place, tmp_path / "window.address", tmp_path / "window.lock"):
                assert not stat.S_IMODE(file.stat().st_mode) & 0o077, file
        # AND nothing of it stays when it ends
        assert not place.exists()
    finally:
        (short / "short").rmdir()
        short.rmdir()
