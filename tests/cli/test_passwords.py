"""Protected workbooks on the command line: their password comes from a file or a terminal, and stays nowhere."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.sheets.builders import protected, xlsx

from .program import Program

RIGHT, WRONG = "Blauer Enzian 7", "Roter Enzian 7"
ROWS = [["Name", "Mobile"], ["Ada", "+447400123456"], ["Bob", "+447400123457"]]


@pytest.fixture
def book(tmp_path: Path) -> Path:
    return protected(xlsx(tmp_path / "list.xlsx", ROWS), RIGHT)


def said_in(place: Path, text: str) -> Path:
    place.write_text(text, "utf-8")
    return place


def holding(folder: Path, text: str) -> list[Path]:
    """The files in which the text stands."""
    forms = [text.encode(form) for form in ("utf-8", "utf-16-le")]
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert files
    return [path for path in files if any(form in path.read_bytes() for form in forms)]


def test_a_file_says_it_and_the_list_is_verified(program: Program, book: Path, tmp_path: Path) -> None:
    secret = said_in(tmp_path / "secret", RIGHT + "\n")
    result = tmp_path / "out.csv"
    run = program.call("verify", book, "-o", result, "--yes", "--json", "--password-file", secret)
    assert (run.code, run.json["numbers"]["valid"]) == (0, 2), run
    assert "Ada" in result.read_text("utf-8-sig")
    assert holding(program.home, RIGHT) == []
    assert RIGHT not in run.err + run.out


def test_without_one_it_says_how_to_give_it(program: Program, book: Path) -> None:
    words = program.call("inspect", book).refused(2)
    assert words.startswith("“list.xlsx” is protected with a password.")
    assert "--password-file" in words


def test_a_wrong_one_is_said_and_not_repeated(program: Program, book: Path, tmp_path: Path) -> None:
    run = program.call("inspect", book, "--password-file", said_in(tmp_path / "secret", WRONG))
    assert run.refused(2).startswith("That password doesn't open “list.xlsx”.")
    assert holding(program.home, WRONG) == []


@pytest.mark.parametrize("content", ["", "\n", "x" * 5000])
def test_a_file_without_a_password_is_wrong_usage(program: Program, book: Path, tmp_path: Path, content: str) -> None:
    run = program.call("inspect", book, "--password-file", said_in(tmp_path / "secret", content))
    assert run.refused(2).startswith("The first line of “secret” is no password.")


def test_a_missing_file_is_named(program: Program, book: Path, tmp_path: Path) -> None:
    assert (
        program.call("inspect", book, "--password-file", tmp_path / "nowhere").refused(2).startswith("“nowhere” can't")
    )


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_on_a_terminal_it_is_asked_for_unseen_until_it_fits(program: Program, book: Path) -> None:
    import pty
    import termios

    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "desktop_app", *program.arguments("inspect", book)]
    running = subprocess.Popen(  # noqa: S603 - our own program
        command, stdin=theirs, stdout=subprocess.PIPE, stderr=theirs, env=program.environment(), text=True
    )
    heard = b""
    for count, typed in enumerate((WRONG, RIGHT), 1):
        heard = _heard_until(ours, heard, "Password of “list.xlsx”: ".encode(), count)
        until = time.monotonic() + 10
        while termios.tcgetattr(theirs)[3] & termios.ECHO and time.monotonic() < until:
            time.sleep(0.01)
        os.write(ours, f"{typed}\n".encode())
    out, _ = running.communicate(timeout=60)
    heard += _rest(ours)
    shown = heard.decode(errors="replace")
    assert running.returncode == 0, shown
    assert "That password doesn't open" in shown
    assert "2 rows: 2 valid" in out
    assert RIGHT not in shown
    assert WRONG not in shown
    assert termios.tcgetattr(theirs)[3] & termios.ECHO
    os.close(ours)
    os.close(theirs)


def _heard_until(terminal: int, heard: bytes, words: bytes, times: int) -> bytes:
    until = time.monotonic() + 60
    while heard.count(words) < times and time.monotonic() < until:
        heard += _rest(terminal, 0.2)
    assert heard.count(words) >= times, heard
    return heard


def _rest(terminal: int, patience: float = 0.2) -> bytes:
    import select

    heard = b""
    while select.select([terminal], [], [], patience)[0]:
        heard += os.read(terminal, 4096)
    return heard
