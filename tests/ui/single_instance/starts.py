"""Starts of a program that is a window in all but the window, and of the program itself."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.systems import posix_only

ROOT = Path(__file__).resolve().parents[3]
POSIX = posix_only("rights and signals as POSIX has them")
# argv: the folder, the patience, how long it takes to open
START = """
import sys, time
from pathlib import Path
from desktop_app.ui.start.single_instance import sole_window

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
            process.communicate(timeout=60)


def said(process: subprocess.Popen[str], lines: int) -> list[str]:
    assert process.stdout is not None
    return [process.stdout.readline().strip() for _ in range(lines)]


def address(folder: Path) -> str:
    return (folder / "window.address").read_text("utf-8").strip()


def ended(process: subprocess.Popen[str]) -> Callable[[], bool]:
    return lambda: process.poll() is not None


def program(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "desktop_app", *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "DIALPROOF_HOME": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
