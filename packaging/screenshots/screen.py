"""A screen of its own for each script: no other window takes the focus from it."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator

SIZE = "3200x2000x24"  # a window of 1120 × 720 at 200 %, and what opens beside it
NEEDED = ("Xvfb", "openbox")


@contextlib.contextmanager
def screen(*, wanted: bool) -> Iterator[dict[str, str]]:
    """Variables for a program that draws there: an X server where it is wanted and to be had, else no screen at all."""
    if not wanted or not all(shutil.which(name) for name in NEEDED):
        yield {"QT_QPA_PLATFORM": "offscreen"}
        return
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SIZE, "-dpi", "96", "-noreset", "-nolisten", "tcp"]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(command, pass_fds=(writing,), stdout=quiet, stderr=quiet)
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            display = f":{told.readline().strip()}"
        env = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display}
        manager = subprocess.Popen(["openbox"], env={**os.environ, **env}, stdout=quiet, stderr=quiet)
        try:
            yield env
        finally:
            _end(manager)
    finally:
        _end(server)


def _end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    process.wait()
