"""File to file by the command line, as people run it, against a plain script; and what a small list costs."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from bench import inputs, plain
from bench.run import Run
from bench.stage import StageFailedError, environment
from bench.table import Line, quicker, seconds

_WANTED = 10.0
_ROUNDS = 3
_SMALL = (1, 100)


class _Took(NamedTuple):
    """Seconds by the clock, and of the processors in all processes together."""

    wall: float
    processors: float


def measures(run: Run) -> Iterator[Line]:
    """Lines of the table."""
    run.warm()
    rows = run.rows // 10
    file, out = inputs.xlsx_list(rows), run.work / "by-script.xlsx"
    ours = _verified(run, file)
    theirs = _timed([sys.executable, "-P", "-m", "bench.file_to_file", str(file), str(out)])
    told = f"Processor time of all processes: {ours.processors:.1f} and {theirs.processors:.1f} s."
    note = f"The script has thirty lines: openpyxl, phonenumbers for the same fields, openpyxl. {told}"
    yield quicker(f"file to file, {rows:,} rows of XLSX, against a plain script", ours.wall, theirs.wall, _WANTED, note)
    for count in _SMALL:
        took = _verified(run, _beginning(run.work, count))
        told = f"{took.processors:.2f} s of processor time: two processes and the local service are started."
        yield Line(f"file to file, {count} row{'' if count == 1 else 's'} of CSV", seconds(took.wall), note=told)


def _beginning(work: Path, count: int) -> Path:
    """Return a list of the first rows that have a number."""
    path = work / f"first-{count}.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        filled = (row for row in inputs.rows(2 * count + 10) if plain.normalise(row[2]))
        csv.writer(file).writerows([inputs.HEADER, *islice(filled, count)])
    return path


def _verified(run: Run, file: Path) -> _Took:
    """Return the shortest of some runs of "dialproof verify", each of which finds the list for the first time."""
    taken: list[_Took] = []
    for at in range(_ROUNDS):
        home = run.work / f"home-{file.stem}-{at}"
        command = ["-P", "-m", "desktop_app", "verify", str(file), "-o", str(home) + ".xlsx", "--country", inputs.HOME]
        taken.append(_timed([sys.executable, *command, "--home", str(home), "--base-url", "local"]))
    return min(taken)


def _timed(command: Sequence[str]) -> _Took:
    before, begun = os.times(), time.perf_counter()
    done = subprocess.run(command, check=False, env=environment(), stdout=subprocess.DEVNULL)
    wall, after = time.perf_counter() - begun, os.times()
    if done.returncode:
        raise StageFailedError(f"{' '.join(command[:4])} ended with {done.returncode}")
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return _Took(wall, used)


if __name__ == "__main__":
    plain.verify(Path(sys.argv[1]), Path(sys.argv[2]))
