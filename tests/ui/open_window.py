"""The window over real services, and the loop that it works in: for tests of the whole."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop_app.core.batches.status import Condition, condition_by_tasks
from desktop_app.ui.frame.context import Changes
from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.frame.window import Window
from desktop_app.ui.look.theme import Appearance
from desktop_app.wiring.services import open_services
from tests.ui.monitor_stage import polls_at_once

Opens = TypeVar("Opens", bound=QWidget)
Story = Callable[["Opened"], Coroutine[Any, Any, None]]
LIST = "Name,Phone\nA,+442079460958\nB,+442079460123\nC,call office\n"


class Opened:
    """A window on the screen, and the loop that it works in."""

    def __init__(
        self, app: QApplication, home: Path, look: str = "light", *, pumped: bool = True, begun: bool = True
    ) -> None:
        self._pumped = pumped  # asyncio's own loop drives Qt
        self.failures: list[Exception] = []
        self.runner = Runner(on_failure=lambda _name, error: self.failures.append(error))
        changes = Changes()
        self.services = open_services(home, changes.batch_changed)
        self.window = Window(self.services, changes, self.runner, Appearance(app, look))
        self.shell = self.window.shell
        self.shell.show()
        if begun:
            self.window.begin()

    async def until(self, there: Callable[[], object]) -> None:
        for _ in range(6_000):
            if self._pumped:
                QApplication.processEvents()
            if there():
                return
            await asyncio.sleep(0.005)
        raise AssertionError("it never came")

    def states(self) -> list[Condition]:
        return [condition_by_tasks(self.services.journal.tasks(batch.id)) for batch in self.services.journal.batches()]

    async def send(self, folder: Path) -> None:
        """Open a list on Batch upload and press the button."""
        path = folder / "list.csv"
        path.write_text(LIST, "utf-8")
        self.window.upload.open_file(path)
        button = self.window.upload.view.panel.send
        await self.until(lambda: button.isVisible() and button.isEnabled())
        button.click()
        await self.until(self.services.journal.batches)

    async def end(self) -> None:
        self.shell.close_now()
        await self.runner.aclose()
        await self.window.aclose()
        self.shell.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@asynccontextmanager
async def window_over(app: QApplication, home: Path) -> AsyncIterator[Opened]:
    with polls_at_once():
        window = Opened(app, home)
        try:
            yield window
        finally:
            await window.end()
    if window.failures:
        raise window.failures[0]


def opened(app: QApplication, home: Path, *stories: Story) -> None:
    """Open the window once for each story, in its turn."""

    async def whole(story: Story) -> None:
        async with window_over(app, home) as window:
            await story(window)

    for story in stories:
        asyncio.run(whole(story))


def pressed(shell: Shell, key: Qt.Key, kind: type[Opens]) -> Opens:
    """Press a key with Ctrl in the window, which is brought to the front: no desktop does it; return what it opens."""
    shell.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(shell, key, Qt.KeyboardModifier.ControlModifier)
    found = shell.findChild(kind)
    assert isinstance(found, kind)
    return found
