"""Where a job of the child process spends its time, by function (cProfile, in this process)."""

from __future__ import annotations

import cProfile
import pstats
import tempfile
from collections.abc import Callable
from pathlib import Path

from bench import inputs, writing
from bench.ours import OPTIONS
from desktop_app.services.jobs import ReadFile
from desktop_app.storage.machine.numbering_files import kept_automaton
from desktop_app.workers.jobs import perform

_SHOWN = 45


def profile(rows: int, job: str) -> int:
    """Print the functions that took longest by themselves, of reading a list or of writing one; the exit code."""
    kept_automaton(inputs.folder().parent)
    with tempfile.TemporaryDirectory() as place:
        work = _job(job, rows, Path(place))
        profiler = cProfile.Profile()
        profiler.runcall(work)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(_SHOWN)
    return 0


def _job(job: str, rows: int, place: Path) -> Callable[[], object]:
    if job == "export":
        table = list(writing.table(rows))
        return lambda: writing.write(place / "out.xlsx", table)
    file = (inputs.xlsx_list if job == "xlsx" else inputs.csv_list)(rows)
    return lambda: perform(ReadFile(file, place, OPTIONS))
