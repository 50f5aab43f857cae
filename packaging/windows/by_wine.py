"""Runs the Python for Windows that `wine_python.py` has made in `.windows/`.

In its prefix drive D: is the folder in which the checkout stands and T: is for temporary files, so that no path without
a drive leads to `/proc` or `/dev/shm`, which Windows doesn't have. T: is a network share, too, as each drive of Windows
is to its administrators: `\\\\localhost\\T$`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent.parent
PLACE = ROOT / ".windows"
HOME = PLACE / "python"
# What Wine itself needs of the environment, and what tests ask for; nothing of this Python's or of pip's.
KEPT = re.compile(r"PATH|HOME|USER|LANG|LC_\w+|DISPLAY|XAUTHORITY|DIALPROOF_\w+|WINEDEBUG")
_ROOM = 2 << 30  # bytes in memory, else temporary files stand on the disk


def _variables(more: Mapping[str, str] | None = None) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if KEPT.fullmatch(name)}
    return {"WINEDEBUG": "-all", **kept, "WINEPREFIX": str(PLACE / "prefix"), **(more or {})}


def run(arguments: Sequence[str], more: Mapping[str, str] | None = None, home: Path = HOME) -> int:
    """Run the python.exe of a folder in the checkout and return its exit code.

    Wine gives a process no usable standard handles where they are files or closed, so they are pipes. It makes access
    lists of permission bits: with this mask new files are for their owner, as those of a person's profile are.
    It hands on no variable that begins with QT_: what Qt is to be told has to be set by the Python that it runs.
    """
    pipe = subprocess.PIPE
    with subprocess.Popen(
        ["wine", str(home / "python.exe"), "-u", *arguments],
        cwd=ROOT,
        env=_variables(more),
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        umask=0o077,
    ) as process:
        pairs = ((process.stdout, sys.stdout.buffer), (process.stderr, sys.stderr.buffer))
        threads = [threading.Thread(target=_copy, args=pair, daemon=True) for pair in pairs]
        for thread in threads:
            thread.start()
        code = process.wait()
        for thread in threads:
            thread.join(5)
    return code


def _copy(source: IO[bytes], target: IO[bytes]) -> None:
    while block := os.read(source.fileno(), 1 << 16):
        target.write(block)
        target.flush()


@contextmanager
def temporary_files() -> Iterator[None]:
    """Give drive T: a folder, in memory if there is room, and take it away at the end."""
    memory = Path("/dev/shm")  # noqa: S108 - a folder of our own is made in it
    usable = os.access(memory, os.W_OK) and shutil.disk_usage(memory).free >= _ROOM
    with tempfile.TemporaryDirectory(prefix="dialproof-windows-", dir=memory if usable else PLACE) as folder:
        Path(folder, "Temp").mkdir()
        drives = PLACE / "prefix" / "dosdevices"
        for drive in (drives / "t:", drives / "unc" / "localhost" / "t$"):
            drive.parent.mkdir(parents=True, exist_ok=True)
            drive.unlink(missing_ok=True)
            drive.symlink_to(folder)
        try:
            yield
        finally:
            stop()


def call(*command: str) -> None:
    """Run a program of Wine's own in the prefix."""
    subprocess.run(["wine", *command], env=_variables(), stdin=subprocess.DEVNULL, capture_output=True, check=False)


def stop() -> None:
    """End every process of this prefix, and Wine's server for it."""
    if (PLACE / "prefix").is_dir():
        subprocess.run(["wineserver", "-k"], env=_variables(), capture_output=True, check=False)
        subprocess.run(["wineserver", "-w"], env=_variables(), capture_output=True, check=False)
