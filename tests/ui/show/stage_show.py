"""A stage on the screen in Qt's own loop, as a person sees it: for pictures of its states, and for trying it out."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

import qasync
from PySide6.QtWidgets import QApplication

from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.look import theme
from tests.ui.looking.camera import Camera, arguments
from tests.ui.monitor_stage import Stage

__all__ = ["Story", "arguments", "show"]
Story = Callable[[Stage, Camera], Awaitable[None]]


def show(wanted: argparse.Namespace, story: Story) -> None:
    """Play a story with a stage on the screen; nothing is left behind but its pictures."""
    os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.null.Keyring"
    app = QApplication(sys.argv[:1])
    app.setQuitOnLastWindowClosed(False)
    theme.apply(app, wanted.dark, wanted.high)
    camera = Camera(wanted)
    loop = qasync.QEventLoop(app)
    asyncio.set_event_loop(loop)
    with tempfile.TemporaryDirectory() as folder, loop:
        loop.run_until_complete(_played(Path(folder), wanted.size, lambda stage: story(stage, camera)))


async def _played(folder: Path, size: str, story: Callable[[Stage], Awaitable[None]]) -> None:
    runner = Runner(on_failure=lambda name, error: print(name, repr(error)))
    stage = Stage(folder, runner)
    if size:
        stage.shell.resize(*map(int, size.split("x")))
    stage.shell.show()
    try:
        await story(stage)
    finally:
        await runner.aclose()
        await stage.services.aclose()
