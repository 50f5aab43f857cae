"""A second start on a real screen: the window that is open comes to the front, and no other opens."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.screen.desktop import MISSING, Desktop, desktop, wait_for

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Desktop]:
    with desktop(tmp_path) as made:
        yield made


def start_again(screen: Desktop, home: Path) -> None:
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "desktop_app", "--home", str(home)],
        env=screen.environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == "dialproof: The window is open already and was brought to the front.\n"
    assert done.stdout == ""


def test_the_open_window_comes_to_the_front(screen: Desktop) -> None:
    # GIVEN a window, and one over another data folder in front of it, where somebody is typing
    screen.open_window()
    mine = screen.window()
    assert mine is not None
    my_frame = screen.topmost()
    other = screen.open_window(screen.place / "other")
    (theirs,) = screen.windows() - {mine}
    wait_for(lambda: screen.active() == theirs, 10, "the focus of the other window")
    screen.keys("alt+4", "1", "2")
    assert screen.topmost() != my_frame
    # WHEN the program is started once more over the first folder, under another spelling of it
    link = screen.place / "link"
    link.symlink_to(screen.home)
    start_again(screen, link)
    # THEN the first window is in front and has the keyboard
    wait_for(lambda: screen.active() == mine, 5, "the focus of the first window")
    wait_for(lambda: screen.topmost() == my_frame, 5, "the first window in front")

    # WHEN it is minimised, and the program started again
    screen.minimise(mine)
    wait_for(lambda: mine not in screen.windows(), 5, "the minimised window")
    screen.keys("3")
    start_again(screen, screen.home)
    # THEN it is back, in front, with the keyboard, and there is no third
    wait_for(lambda: screen.active() == mine, 5, "the focus of the first window")
    wait_for(lambda: screen.topmost() == my_frame, 5, "the first window in front")
    assert screen.windows() == {mine, theirs}
    assert other.poll() is None
