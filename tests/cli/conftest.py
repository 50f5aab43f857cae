from __future__ import annotations

import logging
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

import pytest

from .fake_service import FakeService
from .program import Program


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """A run within this process keeps its log in its own home: the next one begins without it."""
    yield
    root = logging.getLogger()
    for handler in [each for each in root.handlers if isinstance(each, RotatingFileHandler)]:
        root.removeHandler(handler)
        handler.close()


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
