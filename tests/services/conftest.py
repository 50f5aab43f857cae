"""A world for each test; a test that is `async` is a story (`told`)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop_app.core.batches import batch
from tests.cli.fake_service import FakeService
from tests.conftest import run_async
from tests.services.world import World, over, told


@pytest.fixture
def service() -> Iterator[FakeService]:
    """A service to speak HTTP to, for a test that asks for one."""
    fake = FakeService()
    yield fake
    fake.close()


@pytest.fixture
def world(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[World]:
    (tmp_path / "lists").mkdir()
    made = World(tmp_path)
    if isinstance(fake := "service" in request.fixturenames and request.getfixturevalue("service"), FakeService):
        over(made, fake)
    yield made
    made.close()


@pytest.fixture
def long_from_three(monkeypatch: pytest.MonkeyPatch) -> None:
    """A list of three numbers is as long as one of three hundred is else."""
    monkeypatch.setattr(batch, "MOST_IN_JOURNAL", 2)


@pytest.fixture(params=["in the journal", "beside the list"])
def where_checks_are(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Where lists that go one by one have their checks: a list is long from three numbers on, or none is."""
    if request.param == "beside the list":
        monkeypatch.setattr(batch, "MOST_IN_JOURNAL", 2)
    return str(request.param)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    return run_async(pyfuncitem, told)
