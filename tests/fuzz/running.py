"""Cases through the real child process, one after the other, as the program reads them."""

from __future__ import annotations

import os
import re
import shutil
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random

from desktop_app.core.detection.table import ReadOptions
from desktop_app.core.errors import DialproofError
from desktop_app.services.jobs import ReadFile, WarmUp
from desktop_app.workers.process import Worker, WorkerFaultError
from tests.systems import by_wine

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    def _taken(process: BaseProcess) -> float:
        """Seconds of a processor that a process has had, or had until it ended."""
        times = (ctypes.c_uint64 * 4)()  # made, ended, in the system, in the program: 100 ns
        places = [ctypes.byref(times, 8 * at) for at in range(4)]
        handle = wintypes.HANDLE(process.sentinel)  # of the process itself there
        ctypes.WinDLL("kernel32").GetProcessTimes(handle, *places)
        return (times[2] + times[3]) / 1e7

else:
    import resource

from .mutations import damaged
from .seeds import Seed

# A case is some kilobytes. Seconds of a processor: one that does much else lets the child process wait. By the clock,
# where Wine tells nothing else, that counts, too.
LONGEST_CASE = 30.0 if by_wine() else 6.0
MOST_MEMORY = 1_500 << 20
_LONGEST_SENTENCE = 700


@dataclass(frozen=True)
class Case:
    """A damaged file, the same for the same seed and index."""

    index: int
    name: str
    content: bytes


@dataclass
class Outcomes:
    """What became of the cases: how often each kind of end, and everything that is not as it should be."""

    ends: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    slowest: float = 0.0
    slowest_case: int = -1
    peak: int = 0

    def __str__(self) -> str:
        kinds = ", ".join(f"{end} {count:,}" for end, count in self.ends.most_common())
        memory = f", at most {self.peak / (1 << 20):,.0f} MB" if self.peak else ""
        return f"{kinds}; slowest {self.slowest:.2f} s (case {self.slowest_case}){memory}; {len(self.wrong)} wrong"


def case(seeds: list[Seed], seed: int, index: int) -> Case:
    """The case of that number."""
    random = Random(f"{seed}/{index}")  # noqa: S311 - repeatable, not secret
    chosen = seeds[index % len(seeds)]
    return Case(index, chosen.name, damaged(chosen, random))


async def play(cases: Iterable[Case], folder: Path, over: Callable[[Outcomes], None] = lambda _: None) -> Outcomes:
    """Read each case in one warm child process, replaced where a case ends it."""
    found = Outcomes()
    worker = Worker()
    try:
        await worker.run(WarmUp())
        for each in cases:
            await _play(worker, each, folder, found)
            over(found)
    finally:
        await worker.aclose()
    return found


async def _play(worker: Worker, case: Case, folder: Path, found: Outcomes) -> None:
    source, target = folder / case.name, folder / "list"
    source.write_bytes(case.content)
    target.mkdir()
    before = _process(worker)
    began = _processor_time(worker, before)
    end, fault = "read", ""
    try:
        await worker.run(ReadFile(source, target, ReadOptions(country="GB")))
    except DialproofError as error:
        end, fault = type(error).__name__, _wrong_words(error, case.name)
    except WorkerFaultError as error:
        end, fault = "FAULT", str(error)
    took = _processor_time(worker, before) - began
    shutil.rmtree(target)
    source.unlink()
    found.ends[end] += 1
    if took > found.slowest:
        found.slowest, found.slowest_case = took, case.index
    found.peak = max(found.peak, _peak(worker))
    if took > LONGEST_CASE:
        fault = fault or f"took {took:.1f} s"
    if fault:
        found.wrong.append(f"case {case.index} ({case.name}, {end}): {fault}")


def _wrong_words(error: DialproofError, name: str) -> str:
    """What is wrong with an error as a person sees it; "" where nothing is."""
    sentence = error.sentence
    if error.exit_code != 2:
        return f"exit code {error.exit_code}: {sentence}"
    if re.search(r"\{[a-z_]*\}", sentence) or "\n" in str(error) or not str(error).isprintable():
        return f"not a sentence: {str(error)!r}"
    if len(sentence) > _LONGEST_SENTENCE or (name not in sentence and Path(name).suffix != ".zip"):
        return f"an odd sentence: {sentence}"
    return ""


def _peak(worker: Worker) -> int:
    """The most memory, in bytes, that the living child process has had; 0 where the system doesn't say."""
    found = re.search(r"VmHWM:\s+(\d+) kB", _told(worker, "status"))
    return int(found[1]) * 1024 if found else 0


def _processor_time(worker: Worker, before: BaseProcess | None) -> float:
    """Seconds that child processes have had, the living one and those before; of the clock where that can't be told."""
    if sys.platform == "win32":
        # Wine says of every process what the one that asks has had.
        return time.monotonic() if by_wine() else sum(map(_taken, {before, _process(worker)} - {None}))
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    told = _told(worker, "stat").rpartition(")")[2].split()
    living = sum(map(int, told[11:13])) / os.sysconf("SC_CLK_TCK")
    return ended.ru_utime + ended.ru_stime + living


def _process(worker: Worker) -> BaseProcess | None:
    return worker._child._begun.process if worker._child else None


def _told(worker: Worker, what: str) -> str:
    """A file of the system's about the living child process."""
    process = _process(worker)
    told = Path(f"/proc/{process.pid}/{what}") if process else None
    return told.read_text() if told and told.exists() else ""
