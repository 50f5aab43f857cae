"""A world for each test, whose connections are unproven; a test that is `async` is a story (`told`)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import run_async
from tests.services.world import World, told


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    (tmp_path / "lists").mkdir()
    made = World(tmp_path, proven=False)
    yield made
    made.close()


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    return run_async(pyfuncitem, told)
