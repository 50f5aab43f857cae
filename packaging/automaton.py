"""Makes the compiled numbering automaton that wheels and bundles carry, so that nobody's first list waits for it.

`storage/machine/numbering_files.py` takes it only if it is whole and of the installed metadata's version.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


class CannotCompileNumbering(Exception):
    """The automaton can't be made, for want of `phonenumbers`, say; the text says why."""


def path(root: Path) -> Path:
    """Return where it stands in a checkout or sdist."""
    return root / "resources" / "numbering" / "numbering.bin"


def make_outdated(root: Path) -> None:
    """Make it, in some seconds, unless the one there is of this code and this version of the metadata.

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

    kept = path(root)
    if not _is_current(root):
        kept.parent.mkdir(parents=True, exist_ok=True)
        new = kept.with_name(f"{kept.name}.new{os.getpid()}")  # another may make it at the same time
        new.write_bytes(numbering.compiled().to_bytes())
        new.replace(kept)


def _is_current(root: Path) -> bool:
    """Return whether it is whole, of the installed metadata, and no older than the code that makes it."""
    from desktop_app.core.numbering import Automaton, NumberingDamaged

    kept = path(root)
    with suppress(OSError, NumberingDamaged):
        Automaton.from_bytes(kept.read_bytes())
        sources = (root / "desktop_app" / "core" / "numbering").glob("*.py")
        return kept.stat().st_mtime_ns >= max(source.stat().st_mtime_ns for source in sources)
    return False


if __name__ == "__main__":
    _make(ROOT)
