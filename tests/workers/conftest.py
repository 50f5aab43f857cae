from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

from desktop_app.workers.process import Worker
from tests.conftest import run_async
from tests.forked import spawned_children


@pytest.fixture
def really_spawned() -> Iterator[None]:
    """Here a child is started as the program starts it."""
    with spawned_children():
        yield


@pytest.fixture
def two_processors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here a process beside is used, whatever machine this is."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda _pid: {0, 1}, raising=False)


@pytest.fixture
def worker() -> Worker:
    """A real worker for a test that is `async`: closed when it ends, and nothing of it is alive afterwards."""
    return Worker()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    async def closing(story: Coroutine[Any, Any, None]) -> None:
        try:
            await story
        finally:
            if isinstance(worker := pyfuncitem.funcargs.get("worker"), Worker):
                await worker.aclose()

    def working(story: Coroutine[Any, Any, None]) -> None:
        before = multiprocessing.active_children()
        asyncio.run(closing(story))
        assert [child for child in multiprocessing.active_children() if child not in before] == []

    return run_async(pyfuncitem, working)
