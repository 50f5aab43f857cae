"""A second start on a real screen: the window that is open comes to the front with its lists, and no other opens."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.screen.desktop import ROOT, WHERE_IT_IS, Desktop, desktop, wait_for

pytestmark = WHERE_IT_IS


# Read by each Python at its start, child processes included: writes down whom it speaks to, and whom it looks for.
WATCH = """
import os, sys

def heard(event, arguments):
    if event in ("socket.connect", "socket.getaddrinfo", "socket.sendto"):
        if event == "socket.getaddrinfo":
            family, address = 0, arguments[0]
        else:
            family, address = arguments[0].family, arguments[1]
        with open(os.path.join(os.path.dirname(__file__), "connections"), "a") as file:
            print(int(family), address, sep="\\t", file=file)

sys.addaudithook(heard)
"""


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Desktop]:
    (tmp_path / "sitecustomize.py").write_text(WATCH, "utf-8")
    with desktop(tmp_path) as made:
        made.program = ("env", f"PYTHONPATH={tmp_path}{os.pathsep}{ROOT}", *made.program)
        yield made


def connections(screen: Desktop) -> set[str]:
    """Whom the program spoke to over a network."""
    written = screen.place / "connections"  # made with the first connection
    lines = (line.split("\t") for line in (written.read_text("utf-8") if written.exists() else "").splitlines())
    return {address for family, address in lines if int(family) != socket.AF_UNIX}


def a_list(screen: Desktop, name: str) -> Path:
    """With a number, in the person's own folder."""
    path = screen.place / name
    path.write_text("Mobile\n+447911123456\n", "utf-8")
    return path


def taken(screen: Desktop, path: Path) -> bool:
    """Whether the window reads it, or has: its copy is in the data folder."""
    return any(each.name == path.name for each in screen.home.glob("lists/*/source/*"))


def start_again(screen: Desktop, home: Path, *lists: Path) -> None:
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "desktop_app", "--home", str(home), *map(str, lists)],
        env=screen.environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    opens = " It opens the list that was named." if lists else ""
    assert done.stderr == f"dialproof: The window is open already and was brought to the front.{opens}\n"
    assert done.stdout == ""


def test_the_open_window_comes_to_the_front(screen: Desktop) -> None:
    # GIVEN a window that was opened with a list, and one over another data folder in front of it, where somebody types
    first = a_list(screen, "first one.csv")
    screen.open_window(lists=[first])
    wait_for(lambda: taken(screen, first), 120, "the list that it was started with")
    mine = screen.window()
    assert mine is not None
    assert screen.of_class("Dialproof") == {mine}  # by which the menu entry knows it: StartupWMClass
    my_frame = screen.topmost()
    other = screen.open_window(screen.place / "other")
    (theirs,) = screen.windows() - {mine}
    wait_for(lambda: screen.active() == theirs, 120, "the focus of the other window")
    screen.keys("alt+4", "1", "2")
    assert screen.topmost() != my_frame
    # AND nothing but the local service was spoken to, which answers for the connection
    wait_for(lambda: any("127.0.0.1" in address for address in connections(screen)), 120, "the local service")
    known = ("127.0.0.1", "localhost", "('127.0.0.1', ")
    assert [address for address in connections(screen) if not address.startswith(known)] == []
    # WHEN the program is started once more over the first folder, under another spelling of it
    link = screen.place / "link"
    link.symlink_to(screen.home)
    start_again(screen, link)
    # THEN the first window is in front and has the keyboard
    wait_for(lambda: screen.active() == mine, 120, "the focus of the first window")
    wait_for(lambda: screen.topmost() == my_frame, 120, "the first window in front")

    # WHEN it is minimised, and the program started again
    screen.minimise(mine)
    wait_for(lambda: mine not in screen.windows(), 120, "the minimised window")
    screen.keys("3")
    second = a_list(screen, os.fsdecode(b"no text \xff.csv"))
    start_again(screen, screen.home, second)
    # THEN it is back, in front, with the keyboard and the list, and there is no third
    wait_for(lambda: screen.active() == mine, 120, "the focus of the first window")
    wait_for(lambda: screen.topmost() == my_frame, 120, "the first window in front")
    wait_for(lambda: taken(screen, second), 120, "the list of the second start")
    assert screen.windows() == {mine, theirs}
    assert other.poll() is None
