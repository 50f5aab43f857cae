"""One window for each data folder: real locks, real sockets, and processes wherever it is they that matter."""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from filelock import FileLock, Timeout
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from desktop_app.core.errors import AlreadyOpen, FolderNotUsable, UsageError
from desktop_app.ui.instance_call import LONGEST, Listener, Message, understood
from desktop_app.ui.shell import Shell
from desktop_app.ui.single_instance import SoleWindow, sole_window
from desktop_app.ui.window_lock import WindowLock

ROOT = Path(__file__).resolve().parents[2]
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="rights and signals as POSIX has them")
# argv: the folder, the patience, how long it takes to open
START = """
import sys, time
from pathlib import Path
from desktop_app.ui.single_instance import sole_window

folder, patience, opening = Path(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3])
sole = sole_window(folder, patience)
if sole is None:
    print("called", flush=True)
    sys.exit(0)
with sole:
    print("opening", flush=True)
    time.sleep(opening)
    from PySide6.QtCore import QCoreApplication
    app = QCoreApplication([])
    sole.listen(lambda lists: print("raised", *lists, flush=True))
    print("open", flush=True)
    app.exec()
"""


class Starts:
    """Starts of a program that is a window in all but the window."""

    def __init__(self) -> None:
        self.running: list[subprocess.Popen[str]] = []

    def start(self, folder: Path, patience: float = 10, opening: float = 0, cwd: Path = ROOT) -> subprocess.Popen[str]:
        command = [sys.executable, "-W", "error", "-c", START, str(folder), str(patience), str(opening)]
        started = subprocess.Popen(  # noqa: S603 - our own interpreter
            command,
            cwd=cwd,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.running.append(started)
        return started

    def opened(self, folder: Path) -> subprocess.Popen[str]:
        """One that is open and listens."""
        started = self.start(folder)
        assert said(started, 2) == ["opening", "open"]
        return started

    def end(self) -> None:
        for process in self.running:
            process.kill()
            process.communicate(timeout=10)


def said(process: subprocess.Popen[str], lines: int) -> list[str]:
    assert process.stdout is not None
    return [process.stdout.readline().strip() for _ in range(lines)]


@pytest.fixture(autouse=True)
def session_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a killed first leaves stays out of the system's temporary folder."""
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))


@pytest.fixture
def starts() -> Iterator[Starts]:
    made = Starts()
    yield made
    made.end()


@pytest.fixture
def raised() -> list[str | None]:
    """The activation token of each time that the window was asked to come to the front."""
    return []


@pytest.fixture
def handed() -> list[Path]:
    """All lists that the window was asked to open."""
    return []


@pytest.fixture
def sole(
    tmp_path: Path, qtbot: QtBot, raised: list[str | None], handed: list[Path]  # noqa: ARG001 - needs Qt
) -> Iterator[SoleWindow]:  # fmt: skip
    """The first, in this process: it answers whenever the test lets Qt's loop run."""

    def called(lists: tuple[Path, ...]) -> None:
        raised.append(os.environ.get("XDG_ACTIVATION_TOKEN"))
        handed.extend(lists)

    held = sole_window(tmp_path)
    assert held is not None
    with held:
        held.listen(called)
        yield held


def address(folder: Path) -> str:
    return (folder / "window.address").read_text("utf-8").strip()


def ended(process: subprocess.Popen[str]) -> Callable[[], bool]:
    return lambda: process.poll() is not None


# --- who is first ---------------------------------------------------------------------------------


def test_a_second_start_has_the_first_come_to_the_front_and_ends(tmp_path: Path, starts: Starts) -> None:
    first = starts.opened(tmp_path)
    for _ in range(2):
        second = starts.start(tmp_path)
        assert second.communicate(timeout=20) == ("called\n", "")
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
    assert second.communicate(timeout=20) == ("called\n", "")
    assert said(first, 1) == ["raised"]


def test_ten_starts_at_the_same_moment_open_one_window(tmp_path: Path, starts: Starts) -> None:
    ten = [starts.start(tmp_path, opening=0.2) for _ in range(10)]
    words = [said(each, 1) for each in ten]
    assert sorted(words) == [["called"]] * 9 + [["opening"]]
    first = ten[words.index(["opening"])]
    assert said(first, 10) == ["open", *["raised"] * 9]
    assert first.poll() is None
    assert all(each.wait(10) == 0 for each in ten if each is not first)


# --- while the first comes and goes -----------------------------------------------------------------


def test_a_second_start_waits_for_a_first_that_is_just_opening(tmp_path: Path, starts: Starts) -> None:
    first = starts.start(tmp_path, opening=0.7)
    assert said(first, 1) == ["opening"]
    second = starts.start(tmp_path)
    assert second.communicate(timeout=20) == ("called\n", "")
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
    assert starts.start(tmp_path).communicate(timeout=20) == ("called\n", "")
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
    out, problem = second.communicate(timeout=20)
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


# --- what is said ------------------------------------------------------------------------------------------


def ask(qtbot: QtBot, folder: Path, *parts: bytes) -> bytes:
    """Say something to the first and hear it out until it hangs up."""
    caller = QLocalSocket()
    heard: list[bytes] = []
    caller.readyRead.connect(lambda: heard.append(bytes(caller.readAll().data())))
    caller.connectToServer(address(folder))
    for part in parts:
        caller.write(part)
        qtbot.wait(1)
    qtbot.waitUntil(lambda: caller.state() == QLocalSocket.LocalSocketState.UnconnectedState, timeout=5_000)
    return b"".join(heard)


@pytest.mark.usefixtures("sole")
def test_a_message_may_come_in_pieces(qtbot: QtBot, tmp_path: Path, raised: list[str | None]) -> None:
    assert ask(qtbot, tmp_path, b'{"open"', b": []}", b"\n") == b'{"raised": true}\n'
    assert raised == [None]


@pytest.mark.usefixtures("sole")
def test_the_activation_token_is_lent_to_the_window_and_taken_back(
    qtbot: QtBot, tmp_path: Path, raised: list[str | None]
) -> None:
    assert ask(qtbot, tmp_path, b'{"activation_token": "kwin-17", "new": 1}\n')
    assert raised == ["kwin-17"]
    assert "XDG_ACTIVATION_TOKEN" not in os.environ


@pytest.mark.usefixtures("sole")
def test_the_second_hands_over_the_token_that_it_was_started_with(
    qtbot: QtBot, tmp_path: Path, starts: Starts, raised: list[str | None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    with monkeypatch.context() as started_with:
        started_with.setenv("XDG_ACTIVATION_TOKEN", "gnome-shell-4")
        second = starts.start(tmp_path)
    qtbot.waitUntil(ended(second), timeout=10_000)
    assert raised == ["gnome-shell-4"]


HOSTILE = {
    "a megabyte without an end": b"x" * 1_000_000,
    "a line that is too long": b'{"open": ["' + b"a" * LONGEST + b'"]}\n',
    "no JSON": b"show yourself\n",
    "no UTF-8": b"\xff\xfe\n",
    "nested without end": b"[" * 50_000 + b"\n",
    "nothing": b"\n",
    "no object": b'"open"\n',
    "no list": b'{"open": 3}\n',
    "no paths": b'{"open": [3]}\n',
    "a path from nowhere": b'{"open": ["/a.csv", "a.csv"]}\n',
    "no path of any system": b'{"open": ["/a\\u0000.csv"]}\n',
    "half a character": b'{"open": ["/a\\ud800.csv"]}\n',
    "no token": b'{"activation_token": {}}\n',
}


@pytest.mark.parametrize("message", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.usefixtures("sole")
def test_what_is_no_message_is_hung_up_on(
    qtbot: QtBot, tmp_path: Path, raised: list[str | None], handed: list[Path], message: bytes
) -> None:
    assert ask(qtbot, tmp_path, message) == b""
    assert (raised, handed) == ([], [])
    assert ask(qtbot, tmp_path, b"{}\n") == b'{"raised": true}\n'


@pytest.mark.usefixtures("sole")
def test_a_caller_that_leaves_in_the_middle_does_no_harm(
    qtbot: QtBot, tmp_path: Path, raised: list[str | None]
) -> None:
    for _ in range(50):
        caller = QLocalSocket()
        caller.connectToServer(address(tmp_path))
        caller.write(b'{"open"')
        caller.abort()
    assert ask(qtbot, tmp_path, b"{}\n") == b'{"raised": true}\n'
    assert raised == [None]


def test_a_silent_caller_is_hung_up_on(qtbot: QtBot) -> None:
    listener = Listener(lambda _lists: pytest.fail("nobody asked"), line_within=50)
    assert listener.listen(f"dialproof-test-{os.getpid()}")
    caller = QLocalSocket()
    caller.connectToServer(listener.address)
    with qtbot.waitSignal(caller.disconnected, timeout=5_000):
        caller.write(b"{")
    listener.close()


@pytest.mark.parametrize("token", ["with\0nul", "line\nend", "\ud800", "x" * 2_000, "ü"])
def test_a_token_that_is_none_raises_the_window_without_it(token: str) -> None:
    assert understood(json.dumps({"activation_token": token}).encode()) == Message()


ODD_NAMES = ["a b.csv", "Ünïcode 名.xlsx", "two\nlines.csv", "bytes \udcff\udcfe.csv", '"quoted\\".csv', "-o.csv"]


def test_any_name_of_a_file_comes_across_as_it_is() -> None:
    message = Message(tuple(Path("/some where", name) for name in ODD_NAMES), "token")
    line = message.line()
    assert line.count(b"\n") == 1
    assert understood(line) == message


def test_too_many_lists_for_one_message_are_refused_in_words() -> None:
    with pytest.raises(UsageError) as caught:
        Message(tuple(Path(f"/{number:0200}") for number in range(400))).line()
    assert "too many lists" in caught.value.sentence
    assert len(Message(tuple(Path(f"/{number:0200}") for number in range(250))).line()) < LONGEST


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


# --- the program -----------------------------------------------------------------------------------------------------


def program(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "desktop_app", *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "DIALPROOF_HOME": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize(
    ("arguments", "more"), [((), ""), (("--base-url", "local"), " Close it first to use --base-url.")]
)
@pytest.mark.usefixtures("sole")
def test_the_second_start_says_one_line_and_touches_nothing(
    qtbot: QtBot, tmp_path: Path, raised: list[str | None], arguments: tuple[str, ...], more: str
) -> None:
    second = program(tmp_path, *arguments)
    qtbot.waitUntil(ended(second), timeout=30_000)
    assert second.communicate() == ("", f"dialproof: The window is open already and was brought to the front.{more}\n")
    assert second.returncode == 0
    assert raised == [None]
    assert not (tmp_path / "journal.sqlite").exists()


@POSIX
@pytest.mark.usefixtures("sole")
def test_the_second_start_hands_over_the_lists_that_it_was_started_with(
    qtbot: QtBot, tmp_path: Path, handed: list[Path]
) -> None:
    # GIVEN lists in a folder of another person's making
    names = [b"two\nlines.csv", b"bytes \xff.csv", b"a b.csv"]
    lists = [tmp_path / os.fsdecode(name) for name in names]
    for each in lists:
        each.write_text("Phone\n+447911123456\n", "utf-8")
    # WHEN they are opened with the program: by name, and by the address that some file managers give
    second = program(tmp_path, *map(str, lists[:2]), lists[2].as_uri())
    qtbot.waitUntil(ended(second), timeout=30_000)
    # THEN the first window has them, exactly
    out, said_so = second.communicate()
    assert (out, second.returncode) == ("", 0)
    assert said_so == (
        "dialproof: The window is open already and was brought to the front. It opens the lists that were named.\n"
    )
    assert handed == lists


@pytest.mark.usefixtures("sole")
def test_the_command_line_runs_beside_the_window(tmp_path: Path) -> None:
    listing = program(tmp_path, "tasks", "--json")
    out, problem = listing.communicate(timeout=30)
    assert (json.loads(out), problem, listing.returncode) == ({"batches": []}, "", 0)


@pytest.mark.usefixtures("sole")
def test_the_self_test_runs_beside_the_window(tmp_path: Path) -> None:
    checking = program(tmp_path, "selftest")
    out, _noise = checking.communicate(timeout=60)
    assert checking.returncode == 0
    assert "ok: " in out


def test_the_window_comes_back_from_the_task_bar(shell: Shell, qtbot: QtBot) -> None:
    for before in (shell.show, shell.showMaximized):
        before()
        maximised = shell.isMaximized()
        shell.showMinimized()
        shell.come_to_front()
        qtbot.waitUntil(shell.isActiveWindow, timeout=2_000)
        assert not shell.isMinimized()
        assert shell.isMaximized() == maximised
