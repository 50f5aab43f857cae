"""From the start of the process to the first paint of the window, against a bare Qt window with four tabs."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from statistics import median

from bench import inputs
from bench.run import Run
from bench.stage import StageFailedError, environment
from bench.table import Line, within

_STARTS = 9


def measures(_run: Run) -> Iterator[Line]:
    """Lines of the table."""
    begin_home()
    times: dict[str, list[float]] = {"ours": [], "bare": []}
    for _ in range(_STARTS):
        for side, taken in times.items():
            taken.append(_until_painted(side))
    ours, bare = (median(times[side]) for side in ("ours", "bare"))
    yield within("start to first paint, off screen", ours, bare, 1.6, f"Median of {_STARTS} starts each.")


def begin_home() -> None:
    """The first start makes the journal, which the others find; and compiled modules are on disk from then on."""
    _until_painted("ours")


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
    home = inputs.folder() / "start"
    home.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-P", "-m", "bench.started_window", side, str(home)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment())
