"""Child processes that are forked from one that has loaded everything: each is there at once, not after seconds.

They do the same. That they can be spawned, as the program does it, is seen by the children's own tests
(`tests/workers`, `tests/local_service`) and by those that start the whole program (`tests/cli`, `tests/screen`).
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

if sys.platform == "linux":
    from multiprocessing import forkserver
    from multiprocessing.context import ForkServerContext, ForkServerProcess

    class _Process(ForkServerProcess):
        """In the environment of whoever started it, and not in that of the server."""

        def __init__(self, *given: Any, **named: Any) -> None:
            super().__init__(*given, **named)
            self._environ = dict(os.environ)

        def run(self) -> None:
            os.environ.clear()
            os.environ.update(self._environ)
            super().run()

    class _Context(ForkServerContext):
        Process = _Process


@contextmanager
def forked_children() -> Iterator[None]:
    """Workers and local services are forked meanwhile, where the system does that well."""
    if sys.platform != "linux":
        yield
        return
    context = _Context()
    context.set_forkserver_preload(["tests.warm_child"])
    forkserver.ensure_running()
    stands_in = SimpleNamespace(get_context=lambda _method: context)
    with (
        patch("desktop_app.workers.spawning.CONTEXT", context),
        patch("desktop_app.local_service.process.multiprocessing", stands_in),
    ):
        yield


@contextmanager
def spawned_children() -> Iterator[None]:
    """Workers and local services are spawned meanwhile, whatever tests ran before in this process."""
    with (
        patch("desktop_app.workers.spawning.CONTEXT", multiprocessing.get_context("spawn")),
        patch("desktop_app.local_service.process.multiprocessing", multiprocessing),
    ):
        yield
