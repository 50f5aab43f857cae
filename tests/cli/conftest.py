from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest

from tests.forked import forked_children

from .fake_service import FakeService
from .haste import hurry
from .program import Program


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """A run within this process keeps its log in its own home: the next one begins without it."""
    yield
    root = logging.getLogger()
    for handler in [each for each in root.handlers if isinstance(each, RotatingFileHandler)]:
        root.removeHandler(handler)
        handler.close()


@pytest.fixture(scope="package", autouse=True)
def quick_children() -> Iterator[None]:
    """Nearly every run within this process has one; those of a process of its own are spawned."""
    with forked_children():
        yield


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run within this process hardly waits."""
    hurry(monkeypatch.setattr)


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Sets the clock forward by which runs within this process give up; from any thread."""
    ahead = 0.0

    def forward(seconds: float) -> None:
        nonlocal ahead
        ahead += seconds

    monkeypatch.setattr(asyncio.BaseEventLoop, "time", lambda _loop: time.monotonic() + ahead)
    return forward


@pytest.fixture
def service() -> Iterator[FakeService]:
    fake = FakeService()
    yield fake
    fake.close()


@pytest.fixture
def program(tmp_path: Path, service: FakeService) -> Program:
    """The program, connected to the fake service."""
    return Program(tmp_path, service.key, service.base_url)


@pytest.fixture
def alone(tmp_path: Path) -> Program:
    """The program without a key and with nothing said of a service: it starts its own."""
    return Program(tmp_path)
