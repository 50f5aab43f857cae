"""Compiles the numbering plans for wheels and bundles, so that nobody's first list waits for it.

`storage/machine/numbering_files.py` takes a file only if it is whole and of the installed metadata's version.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]


class CannotCompileNumbering(Exception):
    """They can't be compiled, for want of `phonenumbers`, say; the text says why."""


class Made(NamedTuple):
    """Where the automaton stands in a checkout or sdist, and the areas of numbers."""

    automaton: Path
    areas: Path


def made(root: Path) -> Made:
    """Return the files' paths."""
    folder = root / "resources" / "numbering"
    return Made(folder / "numbering.bin", folder / "areas.bin")


def make_outdated(root: Path) -> None:
    """Make them, in some seconds, unless those there are of this code and this version of the metadata.

    Another process does it: it imports `root`'s code, whatever this one has imported. Raises `CannotCompileNumbering`.
    """
    places = os.pathsep.join(filter(None, (str(root), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-P", str(root / "packaging" / Path(__file__).name)]
    env = {**os.environ, "PYTHONPATH": places}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotCompileNumbering(done.stderr.strip())


def _make(root: Path) -> None:
    from desktop_app.core import numbering
    from desktop_app.core.numbering import areas

    files = made(root)
    if not _is_current(root, files.automaton, numbering.Automaton.from_bytes):
        _keep(files.automaton, numbering.compiled().to_bytes())
    if not _is_current(root, files.areas, areas.Areas.from_bytes):
        _keep(files.areas, areas.gathered().to_bytes())


def _keep(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.name}.new{os.getpid()}")  # another may make it at the same time
    new.write_bytes(data)
    new.replace(path)


def _is_current(root: Path, path: Path, read: Callable[[bytes], object]) -> bool:
    """Return whether a file is whole, of the installed metadata, and no older than the code that makes it."""
    from desktop_app.core.numbering import NumberingDamaged

    with suppress(OSError, NumberingDamaged):
        read(path.read_bytes())
        sources = (root / "desktop_app" / "core" / "numbering").glob("*.py")
        return path.stat().st_mtime_ns >= max(source.stat().st_mtime_ns for source in sources)
    return False


if __name__ == "__main__":
    _make(ROOT)
