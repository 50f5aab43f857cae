"""Where the stories take place."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.in_memory import memory

from .served import without_threads
from .stage import Stage


@contextmanager
def on_a_stage(credit: int = 10_000) -> Iterator[Stage]:
    """A new service and a new data folder."""
    with tempfile.TemporaryDirectory(dir=memory()) as folder, without_threads():
        stage = Stage(Path(folder), credit)
        try:
            yield stage
        finally:
            stage.close()
