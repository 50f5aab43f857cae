"""The compiled numbering automaton on disk. Not precious: what is missing, damaged or outdated is made again."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from desktop_app.core.numbering import Automaton, AutomatonDamaged, compiled

FILE_NAME = "numbering.bin"
_MOST_BYTES = 16 << 20  # a real one has a third of a megabyte


def kept_automaton(folder: Path, build: Callable[[], Automaton] = compiled) -> Automaton:
    """The automaton of the installed metadata, from `folder` or built and put there.

    A folder that can't be read or written only means that it is built again the next time.
    """
    path = folder / FILE_NAME
    with suppress(OSError, AutomatonDamaged):
        return _read(path)
    automaton = build()
    with suppress(OSError):
        _write(path, automaton.to_bytes())
    return automaton


def _read(path: Path) -> Automaton:
    # Whatever else may stand under the name, a pipe say, is not opened.
    if not path.is_file() or path.stat().st_size > _MOST_BYTES:
        raise AutomatonDamaged("not a file of ours")
    return Automaton.from_bytes(path.read_bytes())


def _write(path: Path, data: bytes) -> None:
    """Complete or not at all, and for the owner only (as `mkstemp` makes it)."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}-", suffix=".part", dir=path.parent)
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as writer:
            writer.write(data)
            writer.flush()
            os.fsync(writer.fileno())
        temporary.replace(path)
    except BaseException:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
