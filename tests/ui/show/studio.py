"""What each script here begins and ends with: an application in the wanted look, its loop, and a folder that goes."""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import qasync
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.look import theme
from desktop_app.ui.start.first_paint import application
from desktop_app.wiring.selftest import close_log
from tests.ui.looking.camera import Camera, arguments, look_of
from tests.ui.monitor_stage import Stage

__all__ = ["Studio", "arguments", "show_stage", "take_pictures"]


@dataclass(frozen=True)
class Studio:
    """What pictures are taken with; `folder` is gone afterwards."""

    wanted: argparse.Namespace
    app: QApplication
    camera: Camera
    folder: Path

    @property
    def look(self) -> str:
        """The setting of the appearance."""
        return look_of(self.wanted)

    def resize(self, window: QWidget, usual: str = "1120x720") -> None:
        """Give a window the size that the arguments ask for."""
        if size := self.wanted.size or usual:
            window.resize(*map(int, size.split("x")))

    async def until_closed(self, window: Any) -> None:
        """Leave it to whoever tries it out by hand."""
        closed = asyncio.Event()
        window.closed.connect(closed.set)
        await closed.wait()


def take_pictures(
    story: Callable[[Studio], Awaitable[None]], wanted: argparse.Namespace | None = None, *, pumped: bool = False
) -> None:
    """Play a story in Qt's own loop; `pumped`: in asyncio's, where the story has Qt work."""
    wanted = wanted or arguments().parse_args()
    os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.null.Keyring"  # pictures leave nothing behind
    app = application()
    theme.apply(app, wanted.dark, wanted.high)

    async def played() -> None:
        with tempfile.TemporaryDirectory() as folder:
            try:
                await story(Studio(wanted, app, Camera(wanted), Path(folder)))
            finally:
                close_log(Path(folder))

    if pumped:
        asyncio.run(played())
    else:
        loop = qasync.QEventLoop(app)
        asyncio.set_event_loop(loop)
        with loop:
            loop.run_until_complete(played())


def show_stage(story: Callable[[Stage, Camera], Awaitable[None]], wanted: argparse.Namespace | None = None) -> None:
    """Play a story with a stage on the screen."""

    async def staged(studio: Studio) -> None:
        runner = Runner(on_failure=lambda name, error: print(name, repr(error)))
        stage = Stage(studio.folder, runner)
        studio.resize(stage.shell, "")
        stage.shell.show()
        try:
            await story(stage, studio.camera)
        finally:
            await runner.aclose()
            await stage.services.aclose()

    take_pictures(staged, wanted)
