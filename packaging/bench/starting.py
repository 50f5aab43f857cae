"""From the start of the process to the first paint of the window, against a bare Qt window with four tabs."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from bench import inputs
from bench.run import Run
from bench.stage import StageFailedError, environment
from bench.table import Line, within
from desktop_app.core.batches.batch import Batch, NewTask, Via
from desktop_app.core.service.products import STANDARD
from desktop_app.storage.backup.recovery import open_journal
from desktop_app.storage.machine.home import open_home

_STARTS = 15
_LISTS = 6
_SENT = datetime(2026, 3, 1, tzinfo=UTC)


def measures(_run: Run) -> Iterator[Line]:
    """Lines of the table."""
    begin_home()
    times: dict[str, list[float]] = {"ours": [], "bare": [], "lists": []}
    for _ in range(_STARTS):
        for side, taken in times.items():
            taken.append(_until_painted(side))
    ours, bare, lists = (median(times[side]) for side in ("ours", "bare", "lists"))
    note = f"Median of {_STARTS} starts each."
    yield within("start to first paint, off screen", ours, bare, 1.4, note)
    yield within("start to first paint, off screen, with lists of before on the page", lists, bare, 1.4, note)


def begin_home() -> None:
    """The journals that the starts find, one with lists and one without; compiled modules are on disk from then on."""
    for side in ("ours", "lists"):
        with closing(open_journal(open_home(_home(side)), lambda: datetime.now(UTC))) as journal:
            if side == "lists" and not journal.batches():
                for at in range(_LISTS):
                    batch = Batch(
                        f"b{at}", f"l{at}", f"customers {at}.xlsx", "local", STANDARD.default.slug, _SENT, rows=9_000
                    )
                    journal.add_batch(batch, [NewTask("GB", Via.FILE, 0, 9_000)])
        _until_painted(side)


def _until_painted(side: str) -> float:
    begun = time.perf_counter()
    with _started(side) as process:
        assert process.stdout is not None  # noqa: S101 - it was asked for
        told = process.stdout.readline()
        painted = time.perf_counter() - begun
    if process.returncode or not told:
        raise StageFailedError(f"the window ({side}) ended with {process.returncode}")
    return painted


def processor_time(side: str) -> float:
    """Seconds of processor time from start to end, children included."""
    before = os.times()
    with _started(side) as process:
        process.communicate()
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def _started(side: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-P", "-m", "bench.started_window", side]
    env = {**environment(), "DIALPROOF_HOME": str(_home(side))}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)


def _home(side: str) -> Path:
    return inputs.folder() / ("start-lists" if side == "lists" else "start")
