"""A file system of some megabytes, to be filled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest


def disk_of(megabytes: int, place: Path) -> Iterator[Path]:
    """Mount a disk for a fixture, where this machine lets us have one."""
    place.mkdir()
    if not (sys.platform == "linux" and os.geteuid() == 0 and shutil.which("mount")):
        pytest.skip("mounting a file system takes root on Linux")
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "none", place], check=False)  # noqa: S603, S607
    if mounted.returncode:
        pytest.skip("this machine doesn't mount file systems")
    yield place
    subprocess.run(["umount", "-l", place], check=True)  # noqa: S603, S607
