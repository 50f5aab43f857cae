"""The program's own stages, through the parts that the window uses: the warm child process, the services."""

from __future__ import annotations

import asyncio
import multiprocessing
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path

from bench.inputs import HOME
from bench.stage import Result, memory_of
from desktop_app.core.detection.table import ReadOptions
from desktop_app.services.jobs import ReadFile, WarmUp
from desktop_app.services.ports import Progress
from desktop_app.storage.machine.numbering_files import kept_areas, kept_automaton
from desktop_app.workers.process import Worker

OPTIONS = ReadOptions(country=HOME)
_CHILD = "dialproof-worker"


def read(file: str) -> Result:
    """Stage: a list read, normalised, counted and stored, by the warm child process."""
    return asyncio.run(_with_worker(lambda worker, folder: _read(worker, Path(file), folder)))


async def _with_worker(work: Callable[[Worker, Path], Awaitable[Result]]) -> Result:
    worker = Worker()
    try:
        await worker.run(WarmUp())
        with tempfile.TemporaryDirectory() as folder:
            return await work(worker, Path(folder))
    finally:
        await worker.aclose()


async def _read(worker: Worker, file: Path, folder: Path) -> Result:
    first: list[float] = []

    def progressed(_progress: Progress) -> None:
        first.append(time.perf_counter())

    begun = time.perf_counter()
    found = await worker.run(ReadFile(file, folder, OPTIONS), progressed)
    took = time.perf_counter() - begun
    return {
        "seconds": took,
        "counts": asdict(found.counts),
        "first_progress": first[0] - begun if first else took,
        "child": children_memory(_CHILD)[0],
    }


def children_memory(name: str) -> list[dict[str, int]]:
    """Memory of each living child process called so, as `stage.memory_of` has it."""
    children = [each for each in multiprocessing.active_children() if each.name == name]
    return [memory_of(each.pid) for each in children if each.pid]


def kept(folder: str) -> Result:
    """Stage: the numbering automaton in `folder`, read, or built and put there; the areas of numbers, too."""
    kept_areas(Path(folder))
    begun = time.perf_counter()
    automaton = kept_automaton(Path(folder))
    return {"seconds": time.perf_counter() - begun, "states": len(automaton.labels)}
