"""A thousand live tasks in the monitor: how long they ever keep the window's loop, and how much of a core they take.

A real window off screen over a journal with five batches of two hundred tasks that a service works on. The services
ask after them as the documented limits allow (two a second); beside that each task is heard of every four seconds, as
if there were no limit, in the two calls that the services make for it. A gap is the time from beat to beat of the
window's loop; the share of a core is processor time of the window's process beyond what it takes without any task,
and beyond what writing so much into the journal takes, which nobody has to look at.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import cycle
from pathlib import Path

from bench.live_service import answering
from bench.run import Run
from bench.stage import Result
from bench.table import Line
from bench.window_stage import P99, Stage
from desktop_app.core.batches.batch import Batch, NewTask, Task, Via
from desktop_app.core.batches.submission import TaskEvent
from desktop_app.storage.journal.journal import Journal
from desktop_app.wiring.given_key import KEY_VARIABLE

_BATCHES, _TASKS = 5, 200
_EVERY = 4.0  # seconds in which each task is heard of once
_WATCHED = 10.0  # seconds of each part
_LONGEST, _MOST_SHARE = 50.0, 5.0
_NONE, _WRITTEN = "none", "written"
_PARTS = {
    "asked": "asked after within the limits, unseen",
    "heard": "each heard of every 4 s, unseen",
    "seen": "the same, the monitor seen",
    "used": "the same, expanded, scrolled, searched",
}


def measures(run: Run) -> Iterator[Line]:
    """Lines of the table."""
    found = run.once("live_tasks:watched", home=str(run.work / "live"))
    gaps, shares = found["gaps"], found["shares"]
    for part, before in (("asked", _NONE), ("heard", _WRITTEN), ("seen", _WRITTEN), ("used", _WRITTEN)):
        yield _line(_PARTS[part], gaps[part], 100 * (shares[part] - shares[before]))


def _line(part: str, gaps: dict[str, float], share: float) -> Line:
    met, target = gaps["p99"] <= P99 and gaps["longest"] <= _LONGEST, f"≤ {P99:g} / {_LONGEST:g} ms"
    if "unseen" in part:
        met, target = met and share <= _MOST_SHARE, f"{target}, {_MOST_SHARE:g} %"
    message = f"{gaps['p99']:.1f} / {gaps['longest']:.1f} ms, {share:.1f} %"
    note = f"{gaps['beats']:,} beats in {gaps['seconds']:.1f} s; {gaps['over']:,} gaps over {P99:g} ms."
    return Line(f"1,000 live tasks, {part}: gaps p99 / longest, share of a core", message, "", "", target, met, note)


def watched(home: str) -> Result:
    """Stage: the gaps and the share of a core of each part of the story."""
    os.environ[KEY_VARIABLE] = "bench"
    stage, shares = Stage(Path(home)), {}

    async def part(name: str, act: Callable[[], Awaitable[None]]) -> None:
        stage.heart.begin(name)
        begun, at = time.process_time(), time.perf_counter()
        await act()
        shares[name] = (time.process_time() - begun) / (time.perf_counter() - at)
        stage.heart.end()

    with answering() as base_url:

        async def story(stage: Stage) -> None:
            live = _Live(stage)
            await part(_NONE, live.nothing)
            await live.begin(base_url)
            await part("asked", live.nothing)
            await part(_WRITTEN, lambda: live.heard(live.nothing, told=False))
            await part("heard", lambda: live.heard(live.nothing))
            await part("seen", lambda: live.heard(live.seen))
            await part("used", lambda: live.heard(live.used))

        stage.run(story)
    return {"gaps": stage.heart.gaps, "shares": shares}


class _Live:
    """A window with a thousand tasks, and what is done in it."""

    def __init__(self, stage: Stage) -> None:
        self._window = stage.window
        self._journal = stage.window.context.services.journal
        self._tasks: list[Task] = []

    async def nothing(self) -> None:
        """The window stands on another page."""
        await asyncio.sleep(_WATCHED)

    async def begin(self, base_url: str) -> None:
        """All tasks are at the service, and are asked after."""
        self._window.context.services.session.started_for(base_url)
        for at in range(_BATCHES):
            self._tasks += write(self._journal, base_url, at)
        self._window.monitor.reload()
        for batch_id in {task.batch_id for task in self._tasks}:
            self._window.run_batch(batch_id)
        await asyncio.sleep(1)

    async def heard(self, meanwhile: Callable[[], Awaitable[None]], *, told: bool = True) -> None:
        """Each task is heard of every few seconds for as long as something else is done; `told`: to the window."""
        hearing = asyncio.ensure_future(self._hear(told))
        try:
            await meanwhile()
        finally:
            hearing.cancel()

    async def _hear(self, told: bool) -> None:
        """One task at a time, each a commit that waits for the disk; what is late isn't caught up with."""
        pause, due = _EVERY / len(self._tasks), time.perf_counter()
        for heard, task in enumerate(cycle(self._tasks)):
            share = min(0.9, heard / len(self._tasks) / 10)
            self._journal.note(task.id, progress=share, word="PROCESSING", heard_at=datetime.now(UTC))
            if told:
                self._window.context.changes.batch_changed(task.batch_id)
            due = max(due + pause, time.perf_counter())
            await asyncio.sleep(due - time.perf_counter())

    async def seen(self) -> None:
        """The tree with its batches, the newest chosen."""
        self._window.shell.show_page(self._window.monitor_at)
        await asyncio.sleep(_WATCHED)

    async def used(self) -> None:
        """A batch expanded; scrolling, choosing, searching."""
        tree, model, search = self._window.monitor.tree, self._window.monitor.model, self._window.monitor.search
        for at in range(_BATCHES):
            tree.expand(model.index(at, 0))
        bar = tree.verticalScrollBar()
        end = time.perf_counter() + _WATCHED
        for step in range(1_000):
            bar.setValue(bar.maximum() * (step * 17 % 40) // 40)
            await asyncio.sleep(0.1)
            tree.setCurrentIndex(tree.indexAt(tree.viewport().rect().center()))
            search.setText("t_1" if step % 10 == 5 else "")
            if time.perf_counter() > end:
                return


def write(journal: Journal, base_url: str, at: int) -> list[Task]:
    """A batch whose tasks the service works on."""
    sent = datetime.now(UTC) - timedelta(minutes=10 + at)
    batch = Batch(f"live-{at}", f"live-{at}", f"live {at}.xlsx", base_url, "carrier-lookup", sent, 1_000 * _TASKS)
    journal.add_batch(batch, [NewTask("GB", Via.JSON, 1_000 * part, 1_000) for part in range(_TASKS)])
    for task in journal.tasks(batch.id):
        journal.record(task.id, TaskEvent.SEND, sent, {"numbers": task.numbers}, sent_at=sent)
        remote = {"remote_id": f"t_{at}{task.part:04}"}
        journal.record(task.id, TaskEvent.TAKEN, sent, {"answer": {"task_id": remote["remote_id"]}}, **remote)
        journal.record(task.id, TaskEvent.HEARD_PROCESSING, sent, {"answer": remote}, progress=0.0, heard_at=sent)
    return journal.tasks(batch.id)
