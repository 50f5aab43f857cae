"""A worker's child process, a long list for it, and what is heard of it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from desktop_app.services.ports import Progress
from desktop_app.workers.process import Worker


def pid_of(worker: Worker) -> int:
    """The child's process id."""
    child = worker._child
    assert child is not None
    assert child._begun.process.pid is not None
    return child._begun.process.pid


def long_list(path: Path, rows: int) -> Path:
    """A CSV with so many numbers."""
    lines = (f"Person {index},+447911{index % 1_000_000:06}" for index in range(rows))
    path.write_text("Name,Mobile\n" + "\n".join(lines) + "\n", "utf-8")
    return path


async def cancelled(running: asyncio.Future[Any], seconds: float) -> None:
    """Cancel what runs, which takes no longer than that."""
    began = time.monotonic()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert time.monotonic() - began < seconds


class Heard:
    """Progress as it arrives; `first` is set with the first of it."""

    def __init__(self) -> None:
        self.all: list[Progress] = []
        self.first = asyncio.Event()

    def __call__(self, progress: Progress) -> None:
        self.all.append(progress)
        self.first.set()
