"""The program's window over a data folder, off screen, with a story that happens in it and a heart that beats in it."""

from __future__ import annotations

import asyncio
import time
from array import array
from collections.abc import Awaitable, Callable
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QTableView

from bench.ours import children_memory
from bench.stage import memory_of
from desktop_app.services.jobs import WarmUp
from desktop_app.services.program.services import Services
from desktop_app.ui.frame.context import Changes
from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.frame.window import Window
from desktop_app.ui.look.theme import Appearance
from desktop_app.ui.start.application import run_window
from desktop_app.wiring.services import open_services

BEAT = 4  # milliseconds between two beats
P99 = 16.0  # milliseconds: a frame
WAIT = 0.01
_PATIENCE = 1_200.0
_JUMPS = 40
_SETTLING = 1.0  # seconds: what begins after the first paint isn't what is measured


class Heart:
    """Beats in Qt's loop; `gaps` has those of each phase in milliseconds, and how many were `over` P99."""

    def __init__(self) -> None:
        self.gaps: dict[str, dict[str, float]] = {}
        self._phase = ""
        self._taken: array[float] = array("d")
        self._last = 0.0

    def beat(self) -> None:
        """A gap has ended."""
        now = time.perf_counter()
        self._taken.append(now - self._last)
        self._last = now

    def begin(self, phase: str) -> None:
        """From now on gaps are those of a phase."""
        self._phase, self._taken = phase, array("d")
        self._last = time.perf_counter()

    def end(self) -> None:
        """The phase is over: its gaps in milliseconds."""
        self.beat()  # whatever is under way just now is a gap as well
        gaps = sorted(1000 * gap for gap in self._taken)
        self.gaps[self._phase] = {
            "beats": len(gaps),
            "seconds": sum(gaps) / 1000,
            "p99": gaps[int(0.99 * (len(gaps) - 1))],
            "longest": gaps[-1],
            "over": sum(gap > P99 for gap in gaps),
        }


class Stage:
    """The program's window over a data folder, off screen, with a story that happens in it."""

    def __init__(self, home: Path) -> None:
        self._home = home
        self.heart = Heart()
        self.memory: dict[str, int] = {}
        self.children: list[dict[str, int]] = []

    def run(self, story: Callable[[Stage], Awaitable[None]]) -> None:
        """Open the window, let the story happen, close the window; raises what went wrong in it."""
        failures: list[Exception] = []
        changes = Changes()
        self._home.mkdir(parents=True, exist_ok=True)
        services = open_services(self._home, changes.batch_changed)

        def build(
            _app: QApplication, runner: Runner, appearance: Appearance
        ) -> tuple[Shell, Callable[[], Awaitable[None]]]:
            self.window = Window(services, changes, runner, appearance)
            self._start_heart()
            QTimer.singleShot(0, lambda: runner.start("bench", self._told(story, services), failed=failures.append))
            return self.window.shell, self.window.aclose

        run_window(build, ["bench"])
        if failures:
            raise failures[0]

    def _start_heart(self) -> None:
        timer = QTimer(self.window.shell)
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(self.heart.beat)
        timer.start(BEAT)

    async def _told(self, story: Callable[[Stage], Awaitable[None]], services: Services) -> None:
        try:
            self.window.begin()
            await asyncio.gather(services.worker.run(WarmUp()), services.quick.run(WarmUp()))
            await asyncio.sleep(_SETTLING)
            await story(self)
            self._weigh()
        finally:
            self.window.shell.close_now()

    def _weigh(self) -> None:
        self.memory = memory_of()
        self.children = children_memory("dialproof-worker")

    async def until(self, there: Callable[[], object]) -> None:
        """Wait for it, looking seldom enough not to matter."""
        limit = time.monotonic() + _PATIENCE
        while not there():
            if time.monotonic() > limit:
                raise TimeoutError("it never came")
            await asyncio.sleep(WAIT)

    async def until_reset(self, model: QAbstractItemModel, act: Callable[[], object]) -> None:
        """Act, and wait until the model shows other rows."""
        heard: list[None] = []
        link = model.modelReset.connect(lambda: heard.append(None))
        act()
        await self.until(lambda: heard)
        QObject.disconnect(link)

    async def jump(self, table: QTableView) -> None:
        """To places all over the list, painting each."""
        bar = table.verticalScrollBar()
        for step in range(_JUMPS):
            bar.setValue(bar.maximum() * (step * 17 % _JUMPS) // _JUMPS)
            await self.look()

    async def look(self) -> None:
        """Let what has come be painted, as a person sees it before going on."""
        await asyncio.sleep(2 * WAIT)

    def shows_rows(self) -> bool:
        """Whether any table of the page is seen and has rows."""
        tables = self.window.upload.findChildren(QTableView)
        return any(table.isVisible() and table.model() and table.model().rowCount() for table in tables)

    def ready(self) -> bool:
        """Whether the list could be sent."""
        send = self.window.upload.view.panel.send
        return bool(send.isVisible() and send.isEnabled())
