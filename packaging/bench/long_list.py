"""A list that no sheet holds: ten times the rows, as CSV, file to file by the command line; its time and its memory."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from bench import inputs
from bench.run import Run
from bench.stage import MEGABYTE, StageFailedError, below, environment, memory_of
from bench.table import Line, at_most, seconds, within

_TIMES = 10
_MOST_LONGER, _MOST_SECONDS, _MOST_MEMORY = 1.3, 360.0, 600.0
_LOOKED = 0.2  # seconds between two looks at the processes


class _Took(NamedTuple):
    """Seconds by the clock, and of the processors; the bytes of each process at its peak, the largest first."""

    wall: float
    processors: float
    peaks: list[int]


def measures(run: Run) -> Iterator[Line]:
    """Lines of the table."""
    run.warm()
    rows = _TIMES * run.rows
    short, long = (_verified(run, inputs.csv_list(each)) for each in (run.rows, rows))
    what = f"{rows:,} rows of CSV"
    told = f"Processor time {long.processors:.0f} s, against {short.processors:.0f} s for a tenth of the rows."
    yield at_most(f"{what}, file to file by the local service", long.wall, _MOST_SECONDS, "{:.0f} s", told)
    yield within(f"{what}, a tenth of the time against {run.rows:,}", long.wall / _TIMES, short.wall, _MOST_LONGER)
    peaks = ", ".join(f"{peak / MEGABYTE:.0f}" for peak in long.peaks)
    note = f"All processes: {peaks} MB; a tenth of the rows takes {seconds(short.wall)}."
    yield at_most(f"{what}, memory of the biggest process", long.peaks[0] / MEGABYTE, _MOST_MEMORY, "{:.0f} MB", note)


def _verified(run: Run, file: Path) -> _Took:
    home = run.work / f"home-{file.stem}"
    command = ["-P", "-m", "desktop_app", "verify", str(file), "-o", f"{home}.csv", "--country", inputs.HOME, "--yes"]
    before, begun = os.times(), time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, *command, "--home", str(home), "--base-url", "local"],
        env=environment(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    peaks: dict[int, int] = {}
    while process.poll() is None:
        for number in below(process.pid):
            with suppress(OSError):  # it has ended meanwhile
                peaks[number] = max(peaks.get(number, 0), memory_of(number).get("peak", 0))
        time.sleep(_LOOKED)
    if process.returncode:
        raise StageFailedError(f"verify of {file.name} ended with {process.returncode}")
    wall, after = time.perf_counter() - begun, os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return _Took(wall, used, sorted(peaks.values(), reverse=True))
