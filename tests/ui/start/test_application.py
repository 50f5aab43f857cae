"""The whole life of a window, in a process of its own: qasync and pytest-qt don't share one."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.systems import NOT_BY_WINE, posix_only

ROOT = Path(__file__).resolve().parents[3]
START = """
import asyncio, logging, sys
logging.basicConfig(level=logging.CRITICAL)
from PySide6.QtCore import QTimer
from desktop_app.ui.start.application import run_window
from desktop_app.ui.crash.dialog import CrashDialog
from desktop_app.ui.frame.shell import Shell

def build(app, runner, appearance):
    shell = Shell()
    async def aclose():
        await asyncio.sleep(0.01)
        print("closed", flush=True)
    async def forever():
        await asyncio.Event().wait()
    async def breaks():
        raise ValueError("in a task")
    def say(text):
        print(text, flush=True)
    def later(act):
        QTimer.singleShot(50, act)
    def told():
        dialog = shell.findChild(CrashDialog)
        if dialog is None or not dialog.isVisible():
            return later(told)
        say(dialog.what.text()), dialog.go_on.click(), later(shell.close)
    {story}
    return shell, aclose

code = run_window(build, ["dialproof"])
print("code", code, flush=True)
"""


def life(story: str) -> list[str]:
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-W", "error", "-c", START.replace("{story}", story)],
        cwd=ROOT,
        env=dict(os.environ),  # with the platform of these tests
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    noise = "|".join(["propagateSizeHints", *NOT_BY_WINE])
    assert [line for line in done.stderr.splitlines() if not re.search(noise, line)] == []
    return done.stdout.splitlines()


def test_closing_the_window_ends_everything_in_order() -> None:
    assert life("runner.start('long', forever()); later(shell.close)") == ["closed", "code 0"]


def test_a_result_reaches_the_window() -> None:
    story = "runner.start('one', asyncio.sleep(0.01, 'x'), done=lambda r: (say(r), shell.close()))"
    assert life(story) == ["x", "closed", "code 0"]


def test_a_tasks_failure_is_shown_and_the_window_lives() -> None:
    message = life("runner.start('one', breaks()); later(told)")
    assert message == ["Something went wrong inside Dialproof.", "closed", "code 0"]


def test_an_exception_in_a_slot_is_shown_and_the_window_lives() -> None:
    message = life("QTimer.singleShot(1, lambda: 1 / 0); later(told)")
    assert message == ["Something went wrong inside Dialproof.", "closed", "code 0"]


def test_the_system_may_end_the_loop() -> None:
    assert life("later(app.quit)") == ["closed", "code 0"]


def test_the_system_may_end_the_loop_during_the_shut_down_as_well() -> None:
    """Without a screen, it does so again and again."""
    story = """later(shell.close)
    async def aclose():
        for _ in range(5):
            app.quit()
            await asyncio.sleep(0.01)
        say("closed")
    """
    assert life(story) == ["closed", "code 0"]


@posix_only("signals of another process don't arrive as such there")
def test_a_signal_that_comes_with_the_end_of_the_loop_closes_the_window_once() -> None:
    story = """import os, qasync
    whole = qasync.QEventLoop.run_until_complete
    def broken(self, future):
        try:
            return whole(self, future)
        except RuntimeError:
            os.kill(os.getpid(), 15)  # between the end of the loop and whoever handles it
            raise
    qasync.QEventLoop.run_until_complete = broken
    later(app.quit)
    """
    assert life(story) == ["closed", "code 0"]


def test_a_shut_down_that_fails_is_told_by_the_exit_code() -> None:
    assert life("later(shell.close)\n    async def aclose(): raise OSError") == ["code 1"]


@posix_only("signals of another process don't arrive as such there")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_signals_close_the_window(number: signal.Signals) -> None:
    assert life(f"import os; later(lambda: os.kill(os.getpid(), {int(number)}))") == ["closed", "code 0"]
