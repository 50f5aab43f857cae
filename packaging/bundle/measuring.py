"""How big the bundle is, and how quickly its window comes."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from bundle import facts

MB = 1_000_000
MOST_UNPACKED, MOST_PACKED = 150 * MB, 50 * MB
MOST_START = 1.5
_STARTS = 7
_WITHIN_SECONDS = 60


class NoWindow(Exception):
    """The program opened no window within its time; the text says which and how it ended."""


def unpacked(folder: Path) -> int:
    """Bytes of all files; links count nothing."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def packed(folder: Path) -> int:
    """Bytes as a .tar.xz, which is made for it and thrown away."""
    with tempfile.TemporaryFile() as file:
        with tarfile.open(fileobj=file, mode="w:xz", preset=6) as archive:
            archive.add(folder, folder.name)
        return file.tell()


def start_ratio(program: Path) -> float:
    """Start to first paint, off screen: the bundle's time by that of the same sources, as medians taken in turn."""
    bundled, sources = [str(program)], [sys.executable, "-P", "-m", "desktop_app"]
    times: dict[str, list[float]] = {"bundled": [], "sources": []}
    with tempfile.TemporaryDirectory() as place:
        for _ in range(_STARTS + 1):
            times["bundled"].append(_start(bundled, Path(place, "bundled")))
            times["sources"].append(_start(sources, Path(place, "sources")))
    # The first start of each reads everything from disk, makes the data folder, and compiles what isn't yet.
    return median(times["bundled"][1:]) / median(times["sources"][1:])


def _start(command: Sequence[str], home: Path) -> float:
    """Seconds until the window was painted first, which is when `storage/machine/last_run.py` notes that it runs."""
    mark = home / "logs" / "running"
    mark.unlink(missing_ok=True)
    env = {**os.environ, "PYTHONPATH": str(facts.ROOT), "QT_QPA_PLATFORM": "offscreen", "DIALPROOF_HOME": str(home)}
    begun = time.perf_counter()
    process = subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL, start_new_session=True)
    try:
        while not mark.exists():
            if process.poll() is not None or time.perf_counter() - begun > _WITHIN_SECONDS:
                raise NoWindow(f"{command[0]} opened no window (exit code {process.poll()})")
            time.sleep(0.001)
        return time.perf_counter() - begun
    finally:
        if os.name == "posix":  # with its child processes; where it has ended by itself, there may be none
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        process.wait()
