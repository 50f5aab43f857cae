"""Where the stories take place."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .served import without_threads
from .stage import Stage

# Files in memory where the system has that: nobody pulls the plug here, and each commit waits for the disk.
_MEMORY = Path("/dev/shm")  # noqa: S108 - a folder of our own is made in it


@contextmanager
def on_a_stage(credit: int = 10_000) -> Iterator[Stage]:
    """A new service and a new data folder."""
    memory = _MEMORY if os.access(_MEMORY, os.W_OK) else None
    with tempfile.TemporaryDirectory(dir=memory) as folder, without_threads():
        stage = Stage(Path(folder), credit)
        try:
            yield stage
        finally:
            stage.close()
