"""The Task monitor and the results in a shell, over services of their own: for tests and for looking."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AbstractContextManager, asynccontextmanager, closing
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QStackedWidget, QWidget

from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.service.connection import Connection
from desktop_app.core.service.rates import Pace, wait_before
from desktop_app.services.lists.preparing import BatchOrder
from desktop_app.services.program.services import Services
from desktop_app.ui.frame.context import Changes, PageContext
from desktop_app.ui.frame.runner import Runner
from desktop_app.ui.frame.shell import Shell
from desktop_app.ui.monitor.page import MonitorPage
from desktop_app.ui.results.page import ResultsPage
from desktop_app.wiring.services import open_services

SAMPLE = Path(__file__).resolve().parents[2] / "resources" / "samples" / "customers.xlsx"


class Stage:
    """A shell with both pages over services of its own."""

    def __init__(self, folder: Path, runner: Runner, *, pumped: bool = False) -> None:
        self.pumped = pumped  # asyncio's own loop drives Qt, which is for tests
        self.changes = Changes()
        self.services: Services = open_services(folder, self.changes.batch_changed)
        self.runner = runner
        self.shell = Shell()
        self.tab = QStackedWidget()
        context = PageContext(
            services=self.services,
            runner=runner,
            changes=self.changes,
            connection=Connection,
            use=lambda _: None,
            run_batch=self.run_batch,
            open_results=self.open_results,
            show_monitor=self.show_monitor,
            show_error=self.shell.show_error,
            show_info=lambda text: self.shell.show_message("info", text),
            connect=lambda *_section: None,
            refresh_balance=lambda: None,
        )
        self.context = context
        self.monitor = MonitorPage(context)
        self.results = ResultsPage(context, self.show_tree)
        self.tab.addWidget(self.monitor)
        self.tab.addWidget(self.results)
        for title, page in (("Balance", QWidget()), ("Batch upload", QWidget()), ("Task monitor", self.tab)):
            self.shell.add_page(title, page)
        self.shell.show_page(2)
        self.monitor.count_changed.connect(lambda count, meaning: self.shell.set_count(2, count, meaning))
        self.counts: list[tuple[int, str]] = []
        self.monitor.count_changed.connect(lambda count, meaning: self.counts.append((count, meaning)))
        self.shell.set_connection("Local service", "success")
        self.shell.set_credits("99,987", "credits")
        self.shell.set_rates([("reading", 118, 120), ("sending lists", 29, 30), ("single checks", 180, 180)])

    def run_batch(self, batch_id: str, *, fetch: bool = False) -> None:
        name = f"batch {batch_id}"
        if not self.runner.running(name):
            done = lambda _: self.changes.batch_changed(batch_id)  # noqa: E731 - one line
            verification = self.services.verification
            work = verification.fetch_again(batch_id) if fetch else verification.run(batch_id)
            self.runner.start(name, work, done=done, failed=self.shell.show_error)

    def open_results(self, batch_id: str) -> None:
        self.results.open_batch(batch_id)
        self.tab.setCurrentWidget(self.results)

    def show_monitor(self, batch_id: str) -> None:
        self.show_tree()
        self.monitor.show_batch(batch_id)

    def show_tree(self) -> None:
        self.tab.setCurrentWidget(self.monitor)

    def overhear(self, name: str) -> list[Any]:
        """Return what the pages ask of the window by this name from now on; nothing comes of it."""
        heard: list[Any] = []
        object.__setattr__(self.context, name, lambda about, **_: heard.append(about))
        return heard

    async def verify(self, product: str, list_id: str = "") -> tuple[str, str]:
        if not list_id:
            list_id = (await self.services.intake.read(SAMPLE, ReadOptions(country="GB"))).list_id
        batch = await self.services.preparing.prepare(BatchOrder(list_id, Connection(), product))
        await self.services.verification.run(batch.id)
        return batch.id, list_id

    def lose_answers(self, batch_id: str, most: int) -> int:
        """As if the service had left out so many answers of each task; how many in all."""
        journal, lost = self.services.journal, 0
        folder = self.services.folder / "lists" / journal.batch(batch_id).list_id
        with closing(sqlite3.connect(folder / "list.sqlite")) as db, db:
            for task in journal.tasks(batch_id):
                number = db.execute("SELECT number FROM batches WHERE batch = ?", (batch_id,)).fetchone()[0]
                which = f"SELECT id FROM answers_{number} WHERE part = ? LIMIT ?"  # noqa: S608 - a number
                lose = f"DELETE FROM answers_{number} WHERE id IN ({which})"  # noqa: S608 - the same
                gone = db.execute(lose, (task.part, most)).rowcount
                journal.note(task.id, answered=task.answered - gone)
                lost += gone
        self.changes.batch_changed(batch_id)
        return lost

    async def until(self, there: Callable[[], object], seconds: float = 120) -> None:
        """Let both Qt and asyncio work until something is there."""
        end = time.monotonic() + seconds
        while not there():
            assert time.monotonic() < end, "it never came"
            if self.pumped:
                QApplication.processEvents()
            await asyncio.sleep(0.005)

    async def idle(self) -> None:
        """No question of the pages is under way."""
        results = (f"results {name}" for name in ("rows", "states", "tally"))
        comparing = ("runs to compare with", "compare", "changes rows", "changes steps", "export changes")
        names = ("monitor answered", *results, *comparing)
        await self.until(lambda: not any(map(self.runner.running, names)))


def _unspread(
    leaving: float | None, _lately: float | None, _last: float | None, now: float, _limit: int, _pace: Pace
) -> float:
    return wait_before([] if leaving is None else [leaving], now, 1)


def polls_at_once() -> AbstractContextManager[object]:
    """Polls as quick as the limit allows: spread over the minute, each story would wait ten seconds for the sample."""
    return patch("desktop_app.storage.machine.rates.wait_to_poll", _unspread)


@asynccontextmanager
async def staged(home: Path) -> AsyncIterator[Stage]:
    """A stage with the shell on the screen; everything is ended after it."""
    failures: list[Exception] = []
    runner = Runner(on_failure=lambda _name, error: failures.append(error))
    with polls_at_once():
        stage = Stage(home, runner, pumped=True)
        stage.shell.show()
        QApplication.processEvents()
        try:
            yield stage
        finally:
            stage.shell.close_now()
            await runner.aclose()
            stage.changes.end()
            await stage.services.aclose()
            stage.shell.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if failures:
        raise failures[0]


def play(home: Path, story: Callable[[Stage], Coroutine[Any, Any, None]]) -> None:
    """Run a story on a stage, outside of a test."""

    async def whole() -> None:
        async with staged(home) as stage:
            await story(stage)

    asyncio.run(whole())
