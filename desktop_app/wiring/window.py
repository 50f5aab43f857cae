"""The window over its services, and the self-test that opens it off screen."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from desktop_app.core.errors import UsageError
from desktop_app.services.desk import Desk
from desktop_app.services.selftest import selftest as run_selftest
from desktop_app.storage.home import open_home
from desktop_app.ui.application import run_window
from desktop_app.ui.changes import Changes
from desktop_app.ui.runner import Runner
from desktop_app.ui.shell import Shell
from desktop_app.ui.single_instance import sole_window
from desktop_app.ui.theme import Appearance
from desktop_app.ui.window import Window
from desktop_app.wiring.desk import open_desk

Opened = Callable[[Window, Desk, Runner], object]


def open_window(arguments: argparse.Namespace) -> int:
    """The window, until it is closed; where one is open over the same data folder, that one comes to the front."""
    if sys.platform == "linux" and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))):
        raise UsageError(reason="There is no screen to open the window on.")
    home = open_home(arguments.home).path
    sole = sole_window(home)
    if sole is None:
        ignored = " Close it first to use --base-url." if arguments.base_url else ""
        print(f"dialproof: The window is open already and was brought to the front.{ignored}", file=sys.stderr)
        return 0

    def opened(window: Window, _desk: Desk, _runner: Runner) -> None:
        window.begin()
        window.shell.closed.connect(sole.stop_listening)
        sole.listen(window.shell.come_to_front)

    with sole:
        return _run(home, arguments.base_url, opened)


def selftest(say: Callable[[str], None]) -> int:
    """Open the window off screen, run a small list through the local service, and say what was checked."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    failures: list[Exception] = []
    with tempfile.TemporaryDirectory() as place:

        def opened(window: Window, desk: Desk, runner: Runner) -> None:
            def passed(checks: list[str]) -> None:
                for check in ["the window opened with its four tabs", *checks]:
                    say(f"ok: {check}")
                window.shell.close_now()

            def failed(error: Exception) -> None:
                failures.append(error)
                window.shell.close_now()

            runner.start("selftest", run_selftest(desk, Path(place)), done=passed, failed=failed)

        # A folder of its own, whatever --home says: a test must not spend a person's balance or fill their lists.
        code = _run(Path(place) / "home", None, opened)
    if failures:
        raise failures[0]
    return code


def _run(home: Path | None, base_url: str | None, opened: Opened) -> int:
    watching: list[Changes] = []

    def changed(batch_id: str) -> None:
        for changes in watching:
            changes.batch_changed(batch_id)

    desk = open_desk(home, changed)

    def build(
        _app: QApplication, runner: Runner, appearance: Appearance
    ) -> tuple[Shell, Callable[[], Awaitable[None]]]:
        watching.append(Changes())
        window = Window(desk, watching[0], runner, appearance, base_url)
        # A timer of no length fires after the first paint: what it starts can wait until the window is seen.
        QTimer.singleShot(0, lambda: opened(window, desk, runner))
        return window.shell, window.aclose

    return run_window(build, appearance=desk.journal.setting("appearance", "system"))
